// Stops by their numbers: "the second one", "stop 3".
import { entryOf } from '../../../../domain/gazetteer.ts';
import { VOCABULARY } from '../../../../vocabulary/bundled.ts';
import type { Reference } from '../../../frame.ts';
import { lineOfWords, type Reading, type StandingStop } from '../../context.ts';
import { overlaps } from '../../sentence.ts';
import { isPlanSpokenOf } from '../spoken-of.ts';
import type { PlanSentence } from '../stops-said.ts';
import { type Mention, nameMention, standingOf } from './mention.ts';
import { type Spanned, wordsOfRoles } from './role-words.ts';

/** "On the second day" counts days. */
export const isOfDays = ({ document: { words }, grammar }: Reading, from: number, to: number): boolean =>
  grammar.plans.dayNumber.test(lineOfWords(words.slice(Math.max(0, from - 2), to + 1)));

/** "The second", "del segundo": a stop. Bare words count the order. */
export const isPointed = (reading: Reading, from: number, to: number): boolean =>
  to - from > 1 ||
  isArticle(reading, from - 1) ||
  reading.grammar.plans.ofPlan.test(` ${reading.document.words[from - 1]?.norm ?? ''} `);

export const isArticle = ({ document: { words }, grammar }: Reading, at: number): boolean =>
  grammar.definite.has(words[at]?.norm ?? '');

/** "The second one": of the plan, or of the list that was shown after it. */
export function numbered(
  reading: Reading,
  reference: Extract<Reference, { kind: 'ordinal' }>,
  span: Spanned,
): readonly Mention[] {
  const { context } = reading;
  const ofList = isPlanSpokenOf(reading) ? undefined : context.spokenOf?.[0];
  const count = (ofList ?? standingOf(reading)).length;
  const at = reference.fromEnd ? count - reference.index : reference.index - 1;
  const listed = ofList?.[at];
  if (listed) return [nameMention(reading, listed, span)];
  const all = reference.ofKind
    ? standingOf(reading).filter(({ place }) =>
        isOfKind({ kind: 'type', ...reference.ofKind!, said: reference.said }, place),
      )
    : standingOf(reading);
  const stop = all[reference.fromEnd ? all.length - reference.index : reference.index - 1];
  const { index, fromEnd } = reference;
  const ordinal = { index, ...(fromEnd && { fromEnd }) };
  return stop ? [{ ...nameMention(reading, entryOf(stop.place), span), what: 'ordinal', ordinal }] : [];
}

/** "Del segundo", which no noun goes with; "las tres" is an hour. */
export const wordsOfOrder = (reading: Reading, { from, to, chunks }: PlanSentence['sentence']): readonly Mention[] => {
  const bare = bareNumbers(reading, { from, to });
  return reading.document.words.slice(from, to).flatMap(({ norm, start, end }, index) => {
    // «Los dos» are both.
    const isOfStop = reading.grammar.plans.ofPlan.test(` ${reading.document.words[from + index - 1]?.norm ?? ''} `);
    const counted = reading.grammar.numberOf(norm);
    const span = { from: from + index, to: from + index + 1 };
    const isBare = bare.has(span.from);
    const number = Number.isNaN(counted) ? reading.grammar.ordinals[norm] : isOfStop || isBare ? counted : undefined;
    const isTaken = chunks.some((chunk) => overlaps(chunk, span) && !(isBare && isDayNumber(reading, chunk)));
    if (number === undefined || isTaken || !(isBare || isPointed(reading, span.from, span.to))) return [];
    if (isOfDays(reading, span.from, span.to)) return [];
    return numbered(reading, { kind: 'ordinal', index: number, said: { start, end, text: norm } }, span);
  });
};

/** "The last two", "the first two": both, each at one of the words. */
export function twoAtOnce(reading: Reading, { from, to }: Spanned): readonly Mention[] {
  const { words } = reading.document;
  const { firstTwo, lastTwo } = reading.grammar.plans;
  return words.slice(from, Math.max(from, to - 1)).flatMap((_, index): readonly Mention[] => {
    const at = from + index;
    const line = lineOfWords(words.slice(at, at + 2));
    const isLast = lastTwo.test(line);
    if (!(isLast || firstTwo.test(line)) || isOfDays(reading, at, at + 2)) return [];
    return [0, 1].flatMap((next) => {
      const { start, end } = words[at + next]!;
      const said = { start, end, text: '' };
      const of = isLast
        ? { kind: 'ordinal' as const, index: 2 - next, fromEnd: true as const, said }
        : { kind: 'ordinal' as const, index: 1 + next, said };
      return numbered(reading, of, { from: at + next, to: at + next + 1 });
    });
  });
}

/** "Drop 5 and 8", "16 looks expensive", "el 5 cámbialo": figures that can only be numbers of stops. */
function bareNumbers(reading: Reading, { from, to }: Spanned): ReadonlySet<number> {
  const { document, grammar, context } = reading;
  const { words } = document;
  const found = new Set<number>();
  if (!isPlanSpokenOf(reading)) return found;
  const verbs = wordsOfRoles(reading, { from, to }).filter(({ role }) => OF_STOPS.has(role));
  const normAt = (at: number) => (at >= from && at < to ? words[at]!.norm : '');
  const isEdge = (at: number) => at < from || !/[\p{L}\d]/u.test(normAt(at)) || grammar.plans.joining.has(normAt(at));
  for (let at = from; at < to; at++) {
    const number = /^\d{1,2}$/u.test(words[at]!.surface) ? Number(words[at]!.surface) : 0;
    if (number < 1 || number > standingOf(reading).length) continue;
    const begin = isArticle(reading, at - 1) ? at - 1 : at;
    const lead = lineOfWords(words.slice(Math.max(from, begin - 1), begin));
    const isBehind = grammar.plans.numberWord.test(lead) || verbs.some((verb) => verb.to === begin);
    const isListed = isEdge(begin - 1) && [begin - 2, begin - 3].some((index) => found.has(index));
    const isAhead = verbs.some((verb) => verb.from === at + 1);
    const isSubject = isEdge(begin - 1) && grammar.plans.ofNumber.test(lineOfWords(words.slice(at + 1, at + 3)));
    const isDenied = grammar.negation.test(` ${normAt(begin - 1)} `) && begin < at;
    const isDay = begin < at && (context.standingDays ?? []).some((day) => Number(day.slice(-2)) === number);
    if (!isDay && (isBehind || isListed || isSubject || isDenied || (isAhead && begin < at))) found.add(at);
  }
  return found;
}
const OF_STOPS: ReadonlySet<string> = new Set(['swap', 'drop', 'move', 'keep', 'insteadOf', 'allBut', 'restore']);

/** "The 5th", with no month. */
const isDayNumber = (
  { document: { words } }: Reading,
  { when, from, to }: PlanSentence['sentence']['chunks'][number],
) =>
  when?.day !== undefined && words.slice(from, to).every(({ norm }) => /\d/u.test(norm) || norm.length <= SHORT_WORD);
const SHORT_WORD = 3;

export function isOfKind(of: Reference, place: StandingStop['place']): boolean {
  if (of.kind !== 'type') return false;
  if (of.kindId) return VOCABULARY.isOf(place, 'kind', of.kindId);
  if (of.cuisine) return VOCABULARY.isOf(place, 'cuisine', of.cuisine) || VOCABULARY.isOf(place, 'dish', of.cuisine);
  return of.category !== undefined && place.categories.includes(of.category);
}
