// An optional language model that rewords a finished reply. Off unless an operator sets it up, and never in charge: it
// sees our reply and nothing a user wrote, with every name, number and description locked behind a mark; whatever it
// returns is verified, and on any doubt, failure or delay the reply stays as it was.
import type { Language } from '../domain/language.ts';
import type { Place } from '../domain/place.ts';
import { foldAccents } from '../domain/text.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';

export interface Draft {
  readonly text: string;
  readonly language: Language;
  /** The places the text talks about. */
  readonly places: readonly Place[];
}

/** Always resolves: to a better worded text that says the same, else to the draft's own. */
export type Wording = (draft: Draft) => Promise<string>;

interface WordingOptions {
  /** Of an OpenAI-compatible service, e.g. `http://localhost:8080/v1`. */
  readonly baseUrl: string;
  readonly model: string;
  readonly apiKey?: string;
  readonly timeoutMs?: number;
  readonly fetch: typeof globalThis.fetch;
  /** Told why a reply was kept as it was; never given any text. */
  readonly onKept?: (reason: KeptBecause) => void;
}

export type KeptBecause = 'timeout' | 'failure' | 'changed facts' | 'added facts' | 'length';

const TIMEOUT_MS = 2_000;

export function wordingWith(options: WordingOptions): Wording {
  return async (draft) => {
    const locked = lock(draft);
    try {
      const reworded = await ask(options, locked.text, draft.language);
      const doubt = doubtAbout(reworded, locked, draft.language);
      if (!doubt) return unlock(reworded, locked);
      options.onKept?.(doubt);
    } catch (error) {
      options.onKept?.(error instanceof Error && error.name === 'TimeoutError' ? 'timeout' : 'failure');
    }
    return draft.text;
  };
}

interface Locked {
  /** The reply with ⟦1⟧, ⟦2⟧, ... in place of everything that must not change. */
  readonly text: string;
  readonly facts: readonly string[];
}

/** List lines, links, descriptions and names as wholes; then whatever holds a digit. */
export function lock({ text, places }: Draft): Locked {
  const facts: string[] = [];
  const wholes = places
    .flatMap(({ name, description, address }) => [
      name,
      address,
      ...sentencesOf(description.en),
      ...sentencesOf(description.es),
    ])
    .filter((whole): whole is string => whole !== undefined && text.includes(whole))
    .sort((a, b) => b.length - a.length)
    .map(escaped);
  const locks = [
    String.raw`^(?:\d+\.|-) .*$`,
    String.raw`https?:\/\/\S+`,
    ...wholes,
    String.raw`[€$]?\p{N}(?:[\p{N}.,:]*\p{N})?(?:\s?(?:€|km|m|min)(?!\p{L}))?`,
  ];
  const marked = text.replace(new RegExp(locks.join('|'), 'gmu'), (fact) => `⟦${facts.push(fact)}⟧`);
  return { text: marked, facts };
}

const sentencesOf = (text: string | undefined): readonly string[] => text?.split(/(?<=[.!?])\s+/u) ?? [];
const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/gu, '\\$&');

const MARKS = /⟦(\d+)⟧/gu;

/** Why a reworded text cannot be trusted; undefined when it can. */
export function doubtAbout(reworded: string, { text, facts }: Locked, language: Language): KeptBecause | undefined {
  const marks = [...reworded.matchAll(MARKS)].map(([, number]) => Number(number));
  const inOrder = marks.length === facts.length && marks.every((number, at) => number === at + 1);
  if (!inOrder) return 'changed facts';
  const added = reworded.replace(MARKS, '');
  if (/[\p{N}€$⟦⟧<>]|https?:|www\./u.test(added)) return 'added facts';
  if (newNames(added, text).length > 0) return 'added facts';
  // "I found no clubs" must not become "I found clubs".
  const { denies } = grammarOf(language).cues;
  if (denies.test(foldAccents(added)) !== denies.test(foldAccents(text))) return 'changed facts';
  const share = reworded.length / Math.max(1, text.length);
  return share < 0.5 || share > 2 ? 'length' : undefined;
}

/** Capitalised words inside a sentence that our reply did not have: a name from somewhere else. */
function newNames(added: string, text: string): readonly string[] {
  const known = new Set(foldAccents(text).split(/[^\p{L}]+/u));
  const names = added.match(/(?<=[\p{L},;:]\s)\p{Lu}[\p{L}'’-]+/gu) ?? [];
  return names.filter((name) => !known.has(foldAccents(name)));
}

const unlock = (reworded: string, { facts }: Locked): string =>
  reworded.replace(MARKS, (_, number) => facts[Number(number) - 1] ?? '').trim();

const INSTRUCTION: Readonly<Record<Language, string>> = {
  en:
    'Reword this reply of a city guide in natural, friendly English. Keep every mark like ⟦1⟧ exactly once and in ' +
    'order, keep line breaks, add no facts, names or numbers. Answer with the reworded reply only.',
  es:
    'Reescribe en español de España, natural y cercano, esta respuesta de una guía de la ciudad. Conserva cada ' +
    'marca como ⟦1⟧ una sola vez y en su orden, conserva los saltos de línea, no añadas datos, nombres ni números. ' +
    'Responde solo con el texto reescrito.',
};

async function ask(options: WordingOptions, text: string, language: Language): Promise<string> {
  const { baseUrl, model, apiKey, timeoutMs = TIMEOUT_MS, fetch } = options;
  const response = await fetch(`${baseUrl.replace(/\/$/u, '')}/chat/completions`, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    // An address of the settings is asked, and no other that it may point to.
    redirect: 'error',
    headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
    body: JSON.stringify({
      model,
      temperature: 0,
      messages: [
        { role: 'system', content: INSTRUCTION[language] },
        { role: 'user', content: text },
      ],
    }),
  });
  if (!response.ok) throw new Error(`the language model answered ${response.status}`);
  const body = (await response.json()) as { choices?: readonly { message?: { content?: unknown } }[] };
  const content = body.choices?.[0]?.message?.content;
  if (typeof content !== 'string') throw new Error('the language model answered without a text');
  return content;
}
