// Stops that are to go: a kind of stop, one of several, so many of them.
import { isWhat, WHAT, type Wish } from '../../../wishes/wish.ts';
import type { PlanEdit, Reference } from '../../frame.ts';
import { type PlacedReference, type Reading, writtenIn } from '../context.ts';
import { mealsSaid } from '../meals.ts';
import type { Sentence } from '../sentence.ts';
import { typeOf } from '../type-of.ts';
import { isClock } from './numbers.ts';

/** Numbers and names say which stop is meant. */
export const POINTED: ReadonlySet<string> = new Set(['ordinal', 'name', 'superlative']);

/** "Drop one of the museums", "quita una iglesia": a stop of that kind and no other. "The museums" are all of them. */
export function droppedKind(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): PlanEdit | undefined {
  const { plans } = reading.grammar;
  const line = writtenIn(reading, sentence);
  if (!plans.dropping.test(line) || references.some(({ reference }) => POINTED.has(reference.kind))) return undefined;
  const pointed = references.find(({ reference }) => reference.kind === 'type')?.reference;
  const wish = wishes.find(({ attribute }) => WHAT.has(attribute));
  const of = pointed ?? (wish && typeOf(wish)) ?? kindIn(reading, sentence);
  if (of?.kind !== 'type' || (mealsSaid(reading, sentence).length > 0 && of.category === 'restaurants' && !of.kindId))
    return undefined;
  // "Quita los museos": all of them, however they were read; drinks are one stop.
  const isPlural = wish?.said !== undefined && PLURAL.test(wish.said.text) && mealsSaid(reading, sentence).length === 0;
  const isMany = (of.number === 'many' || (!pointed && isPlural)) && !plans.oneOf.test(line);
  return { kind: 'drop', of, ...(isMany ? { isAll: true as const } : { isOne: true as const }) };
}

/** "Scrap the drinks, just dinner at half past eight": the meal has its hour as well. */
export function mealMoved(reading: Reading, sentence: Sentence): PlanEdit[] {
  const [meal] = mealsSaid(reading, sentence);
  const to = sentence.chunks.find(({ when }) => when && isClock(when))?.when;
  if (!meal || !to || meal.meal === 'drinks') return [];
  return [{ kind: 'move', of: { kind: 'meal', meal: meal.meal, said: { ...meal, text: '' } }, to }];
}

/** "We have seen the Prado, and the cathedral": each of those that a remark names. */
export function alsoDropped(
  { document: { words }, grammar }: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  edits: readonly PlanEdit[],
): readonly PlanEdit[] {
  const [first, another] = edits;
  if (first?.kind !== 'drop' || another || first.isAll || first.isOne || first.of.kind === 'meal') return edits;
  const all: Reference[] = [first.of];
  for (const { reference } of references.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)!;
    const between = words.filter(({ start, end }) => start >= last.said.end && end <= reference.said.start);
    const isJoined = between.length > 0 && between.every(({ norm }) => isLink(norm, grammar));
    const isNext = reference.said.start >= last.said.end && reference.said.end <= words[sentence.to - 1]!.end;
    if (isNext && isJoined && (POINTED.has(reference.kind) || reference.kind === 'type')) all.push(reference);
  }
  return all.map((of) => ({ ...first, of }));
}

const isLink = (norm: string, { adding, definite, plans }: Reading['grammar']): boolean =>
  norm === ',' || adding.has(norm) || definite.has(norm) || plans.joining.has(norm);

/** "He hates museums": a kind of stop in the plural. */
export function manyIn(reading: Reading, sentence: Sentence): Reference | undefined {
  const kind = kindIn(reading, sentence);
  return kind?.kind === 'type' && kind.number === 'many' ? kind : undefined;
}

function kindIn({ document: { text } }: Reading, { chunks }: Sentence): Reference | undefined {
  const chunk = chunks.find(({ concept }) => concept && concept.categories.length > 0);
  const category = chunk?.concept?.categories[0];
  if (!chunk || !category) return undefined;
  // "He hates museums, drop that": all of them.
  const isMany = PLURAL.test(text.slice(chunk.start, chunk.end));
  const said = { start: chunk.start, end: chunk.end, text: chunk.concept!.text };
  return { kind: 'type', category, ...(isMany && { number: 'many' as const }), said };
}
const PLURAL = /s$/iu;

/** "Too much walking, cut one stop", "drop two stops". */
export function cutFor(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): PlanEdit | undefined {
  const { plans } = reading.grammar;
  const line = writtenIn(reading, sentence);
  if (!plans.dropping.test(line) || references.some(({ reference }) => POINTED.has(reference.kind))) return undefined;
  const found = plans.someStops.exec(line);
  if (!found) return undefined;
  const said = found.slice(1).find(Boolean);
  const count = said === undefined ? 1 : (plans.counts[said] ?? 1);
  return {
    kind: 'less',
    count,
    ...(plans.walking.test(line) && { by: 'walk' as const }),
  };
}

/** "Drop the museum, rather a walk": what comes for it, where no verb of its own says so. */
export function comingFor(reading: Reading, sentence: Sentence, wishes: readonly Wish[]): PlanEdit[] {
  if (!reading.grammar.plans.rather.test(writtenIn(reading, sentence))) return [];
  const wish = wishes.find(isWhat);
  return wish ? [{ kind: 'add', stop: { wish } }] : [];
}
