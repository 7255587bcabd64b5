// Stops by their numbers: "the second one", "stop 3".
import { entryOf } from '../../../../domain/gazetteer.ts';
import { VOCABULARY } from '../../../../vocabulary/bundled.ts';
import type { Reference } from '../../../frame.ts';
import { lineOfWords, type Reading, type StandingStop } from '../../context.ts';
import { overlaps } from '../../sentence.ts';
import { isPlanSpokenOf } from '../spoken-of.ts';
import type { PlanSentence } from '../stops-said.ts';
import { type Mention, nameMention, standingOf } from './mention.ts';
import type { Spanned } from './role-words.ts';

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
export const wordsOfOrder = (reading: Reading, { from, to, chunks }: PlanSentence['sentence']): readonly Mention[] =>
  reading.document.words.slice(from, to).flatMap(({ norm, start, end }, index) => {
    // «Los dos» are both.
    const isOfStop = reading.grammar.plans.ofPlan.test(` ${reading.document.words[from + index - 1]?.norm ?? ''} `);
    const counted = reading.grammar.numberOf(norm);
    const number = Number.isNaN(counted) ? reading.grammar.ordinals[norm] : isOfStop ? counted : undefined;
    const span = { from: from + index, to: from + index + 1 };
    const isTaken = chunks.some((chunk) => overlaps(chunk, span));
    if (number === undefined || isTaken || !isPointed(reading, span.from, span.to)) return [];
    if (isOfDays(reading, span.from, span.to)) return [];
    return numbered(reading, { kind: 'ordinal', index: number, said: { start, end, text: norm } }, span);
  });

export function isOfKind(of: Reference, place: StandingStop['place']): boolean {
  if (of.kind !== 'type') return false;
  if (of.kindId) return VOCABULARY.isOf(place, 'kind', of.kindId);
  if (of.cuisine) return VOCABULARY.isOf(place, 'cuisine', of.cuisine) || VOCABULARY.isOf(place, 'dish', of.cuisine);
  return of.category !== undefined && place.categories.includes(of.category);
}
