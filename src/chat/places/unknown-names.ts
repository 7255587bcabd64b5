// "What time does the Acme store close?", «¿dónde está la tienda de Acme?»: something is asked of a place that is named by a noun
// and a word of its own, and the catalogue has none of that name. It is said so; no other place answers for it.
import type { Language } from '../../domain/language.ts';
import { foldedWords } from '../../domain/text.ts';
import type { Frame, Reference } from '../../nlp/frame.ts';
import { compiled } from '../../nlp/languages/compile.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { isPlace } from '../../nlp/reference.ts';
import { foldWord } from '../../nlp/words.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import type { Turn } from '../turn.ts';
import { isCalledOtherwise } from './described.ts';
import { resolve } from './resolve.ts';
import { oneCalled } from './spoken-of.ts';

export function unknownNamed(turn: Turn): DialogueAct | undefined {
  const { frame, conversation, scene } = turn;
  if (frame.plan || frame.references.some(isPlace)) return undefined;
  const proper = properName(frame);
  if (proper !== undefined && !scene.named(proper)) return { kind: 'out_of_scope', of: proper };
  if (!frame.asks.some(isOfPlaceItself)) return undefined;
  const isNowhere = (each: OfType) => resolve(each, conversation, scene).found === 'nothing';
  const behind = frame.references
    .flatMap((each) => (each.kind === 'type' && isOfName(each) ? each : []))
    .find(isNowhere);
  const before = frame.wishes.map((wish) => nameBefore(wish, frame)).find(Boolean) ?? nameAlone(frame);
  const name = behind ? wordsOf(behind, frame) : (before ?? besideNoun(turn));
  return name === undefined || scene.named(name) ? undefined : { kind: 'out_of_scope', of: name };
}

/** What only one place can answer. */
const isOfPlaceItself = (ask: Frame['asks'][number]): boolean => ask.kind === 'fact' && OF_ITSELF.has(ask.attribute);
const OF_ITSELF: ReadonlySet<string> = new Set([
  'address',
  'hours',
  'price',
  'phone',
  'website',
  'directions',
  'booking',
  ...[
    'parking',
    'toilets',
    'payment',
    'wifi',
    'terrace',
    'children',
    'dogs',
    'wheelchair',
    'closing_days',
    'free_entry',
  ],
]);

type OfType = Extract<Reference, { kind: 'type' }>;

/** «La tienda de Acme»: words behind the noun that say nothing but a name. */
const isOfName = (each: OfType): boolean =>
  each.described !== undefined && isCalledOtherwise(each.described) && each.cuisine === undefined;

const wordsOf = ({ said, described }: OfType, { text }: Frame): string => text.slice(said.start, described!.said.end);

/** "The Acme": no word of the language, and nothing that any row reads. */
function nameAlone({ text, unread, asks, language }: Frame): string | undefined {
  if (asks.some((ask) => ask.kind === 'fact' && ask.of && ask.of.kind !== 'pronoun')) return undefined;
  const { isKnownWord } = compiled(language);
  return unread.find(
    ({ start, text: said }) =>
      isDefinite(text.slice(0, start), language) && said.split(' ').some((word) => !isKnownWord(foldWord(word))),
  )?.text;
}

/** "What is Jane Doe like, and how much is it?": several capitals in a row that no row reads, whatever is asked of them. */
function properName({ unread, asks, language }: Frame): string | undefined {
  if (!asks.some((ask) => ask.kind === 'fact' && (ask.of === undefined || ask.of.kind === 'pronoun'))) return undefined;
  const { isKnownWord } = compiled(language);
  return unread.find(({ text }) => CAPITALS.test(text) && text.split(' ').some((word) => !isKnownWord(foldWord(word))))
    ?.text;
}
const CAPITALS = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)+$/u;

/** «La tienda Acme, ¿cuándo cierra?»: beside a noun that points at nothing of that name. */
function besideNoun({ frame: { text, unread, references, language }, conversation, scene }: Turn): string | undefined {
  if (grammarOf(language).modifierFirst) return undefined;
  for (const { kind, said } of references) {
    const own = kind === 'type' ? unread.find(({ start }) => start === said.end + 1) : undefined;
    const isSpoken = own && oneCalled(own.text, conversation, scene.placeOf);
    if (own && !isSpoken && !compiled(language).isKnownWord(foldWord(own.text))) return text.slice(said.start, own.end);
  }
  return undefined;
}

const isDefinite = (lead: string, language: Language): boolean =>
  grammarOf(language).definite.has(foldedWords(lead).at(-1) ?? '');

/** "The Acme store", «la tienda Acme»: a word that nobody read, beside the noun. */
function nameBefore({ attribute, said }: Wish, { text, unread, language }: Frame): string | undefined {
  if (!said || (attribute !== 'category' && attribute !== 'kind')) return undefined;
  const isBefore = grammarOf(language).modifierFirst;
  const own = unread.find(({ start, end }) => (isBefore ? end + 1 === said.start : said.end + 1 === start));
  if (!own) return undefined;
  const [start, end] = isBefore ? [own.start, said.end] : [said.start, own.end];
  return isDefinite(text.slice(0, start), language) ? text.slice(start, end) : undefined;
}
