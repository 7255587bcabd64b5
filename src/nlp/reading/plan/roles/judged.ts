// Clauses of a message that judge a stop of the plan: it may stay, is not wanted, is doubted, or is missing.
import type { Verdict } from '../../../languages/plan-verdict-words.ts';
import { lineOfWords, type Reading, saidOf, writtenIn } from '../../context.ts';
import { isMention, type SaidOfPlan, VERBS } from './clauses.ts';
import { type Item, type Mention, nameMention } from './items.ts';
import type { Spanned } from './role-words.ts';

export interface Judged extends Spanned {
  readonly mention: Mention;
  readonly verdict: Verdict;
  /** The clause says no hour, no neighbour and no verb of changing. */
  readonly isAlone: boolean;
  /** The clause with `@` for the stop. */
  readonly line: string;
}

/** Clauses of a sentence with the stops that each names, and what it thinks of them. */
export function judgedIn(reading: Reading, { part: { sentence }, items }: SaidOfPlan): readonly Judged[] {
  const { words } = reading.document;
  const { verdicts } = reading.grammar.plans;
  const mentions = [...items.filter(isMention), ...inFocus(reading, items)];
  const isInside = (at: number) => mentions.some(({ from, to }) => from <= at && at < to);
  const isCut = (at: number) =>
    !isInside(at) && (/^[,;:–—-]$/u.test(words[at]!.surface) || reading.grammar.plans.joining.has(words[at]!.norm));
  const text = saidOf(reading, sentence.from, sentence.to).text;
  const isAsked = /[?¿]/u.test(text);
  return mentions.flatMap((mention): readonly Judged[] => {
    let [from, to] = [mention.from, mention.to];
    while (from > sentence.from && !isCut(from - 1)) from--;
    while (to < sentence.to && !isCut(to)) to++;
    // "No, not the castle": what stands alone before a comma is of what follows, and so is a verdict behind one.
    const wide = { from: sentence.from, to: sentence.to };
    for (const stretch of [{ from, to }, wide]) {
      if (stretch === wide && mentions.length > 1) break;
      const line = lineAround(reading, stretch, mention);
      const isThere = mention.stands.length > 0;
      const found = ORDER.find(
        (verdict) => (isThere || verdict === 'missing') && verdicts[verdict].some((pattern) => pattern.test(line)),
      );
      if (!found) continue;
      const verdict = (found === 'against' || found === 'known') && isAsked ? 'doubt' : found;
      const others = items.filter(
        (each) => each !== mention && each.from >= stretch.from && each.to <= stretch.to && isOfChange(each),
      );
      return [{ mention, verdict, line, isAlone: others.length === 0, ...stretch }];
    }
    return [];
  });
}
const isOfChange = (item: Item): boolean =>
  item.kind === 'hour' ||
  (item.kind === 'word' && (VERBS.has(item.role) || item.role === 'beside' || item.role === 'it'));

const ORDER: readonly Verdict[] = ['known', 'against', 'missing', 'doubt', 'for'];

/** "The cathedral? No, thanks": the stop that a few words name, and in the next sentence nothing but a refusal. */
export function refusedBehind(reading: Reading, said: readonly SaidOfPlan[], at: number): readonly Judged[] {
  const { part, items } = said[at]!;
  const next = said[at + 1]?.part.sentence;
  const [mention, another] = items.filter(isMention);
  const isShort = part.sentence.to - part.sentence.from <= REFUSED_WORDS;
  if (!next || !mention || another || !isShort) return [];
  const isRefusal = reading.grammar.plans.noThanks.test(writtenIn(reading, next));
  const first = said[at + 1]!.items[0];
  const stretch = { from: part.sentence.from, to: first?.from ?? next.to };
  return isRefusal ? [{ mention, verdict: 'against', isAlone: true, line: '', ...stretch }] : [];
}
const REFUSED_WORDS = 7;

/** "That one is too dear": the place that was talked of, or came in, where the sentence names no stop. */
function inFocus(reading: Reading, items: readonly Item[]): readonly Mention[] {
  const entry = reading.context.inFocus;
  const it = items.find((each) => each.kind === 'word' && each.role === 'it' && !each.isOfMany);
  if (!entry || !it || items.some((each) => isMention(each) && each.stands.length > 0)) return [];
  const mention = nameMention(reading, entry, it);
  return mention.stands.length > 0 ? [mention] : [];
}

/** The words of a stretch, with `@` for the stop and its article. */
export function lineAround({ document: { words }, grammar }: Reading, { from, to }: Spanned, mention: Spanned): string {
  const begin = grammar.definite.has(words[mention.from - 1]?.norm ?? '') ? mention.from - 1 : mention.from;
  const before = words.slice(from, Math.max(from, begin));
  return lineOfWords([...before, { norm: '@' }, ...words.slice(mention.to, to)]);
}
