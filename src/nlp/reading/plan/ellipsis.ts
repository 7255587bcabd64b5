// Edits of the plan that was talked about last, said in two words: "finish by eleven", "no museums", "with the flea
// market". Without a plan the same words narrow a list.
import { isWhat, type Said, WHAT, type Wish } from '../../../wishes/wish.ts';
import type { PlanEdit, PlanStop, Reference, When } from '../../frame.ts';
import { isAnyTable } from '../../table.ts';
import { type PlacedReference, type Reading, saidOf, writtenIn } from '../context.ts';
import { isOfNeed, mealsSaid } from '../meals.ts';
import type { Phrase, Sentence } from '../sentence.ts';
import { typeOf } from '../type-of.ts';
import { besideIn, stopOf } from './beside.ts';
import { describedBy, OF_FOOD } from './likes.ts';
import { isClock } from './numbers.ts';
import { isDefinite, standingKind } from './there-already.ts';

/** Longer sentences say with a verb what they want. */
const MOST_WORDS = 9;
/** A meal and its hour are said at more length. */
const MOST_WORDS_OF_MEAL = 14;

export function ellipticEdits(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): PlanEdit[] {
  const {
    grammar,
    document: { words },
  } = reading;
  const { line, chunks, from, to, phrases } = sentence;
  const mealAt = mealsSaid(reading, sentence).find((each) => !isOfNeed(each, wishes));
  const meal = mealAt?.meal;
  const isProposed = !grammar.question.test(line) || grammar.plans.proposing.test(line);
  const like = wishes.filter(
    ({ attribute, polarity }) => OF_FOOD.has(attribute) && (polarity === 'want' || isProposed),
  );
  const isOpen = isPlanSpokenOf(reading);
  // "A coffee after the garden", "tapas before the museum".
  const placed = isOpen && to - from <= MOST_WORDS ? besideIn(reading, sentence, references, wishes) : undefined;
  const coming = placed && stopOf(reading, sentence, wishes, references, placed);
  if (placed && coming && !phrases.some(({ family }) => family === 'plan') && !grammar.question.test(line)) {
    const standing = standingIn(reading, sentence, references, placed) ?? standingKind(reading, coming, placed.beside);
    if (!standing) return [{ kind: 'add', stop: coming, ...placed.beside }];
    // What a meal is to be says more than where it stands.
    const isOfKind = meal !== undefined && like.length > 0;
    if (!isOfKind) return [{ kind: 'move', of: standing, ...(coming.at && { to: coming.at }), ...placed.beside }];
  }
  // "And a place for lunch around the second stop".
  const near = references.find(({ isAnchor, reference }) => isAnchor && reference.kind === 'name')?.reference;
  const pointed = references.find(
    ({ reference }) => reference.kind === 'ordinal' || reference.kind === 'name',
  )?.reference;
  if (
    isOpen &&
    meal &&
    like.length === 0 &&
    !tightens(phrases, 'price') &&
    grammar.plans.placeFor.test(writtenIn(reading, sentence))
  )
    return [{ kind: 'add', stop: { meal, ...(near && { near }) }, ...(pointed && !near && { around: pointed }) }];
  // "Can we have something vegetarian for dinner?", "algo japonés para comer".
  if (isOpen && meal && like.length > 0 && !phrases.some(({ family }) => family === 'plan')) {
    const of = { kind: 'meal' as const, meal, said: saidOf(reading, from, to) };
    const dish = like.find(isWhat);
    // "A beer at the end" comes on top, whatever else is drunk.
    if (grammar.plans.atEnd.test(line))
      return [{ kind: 'add', stop: { meal, ...(dish && { wish: dish }), isLast: true } }];
    const swap: PlanEdit = { kind: 'swap', of, by: { meal, ...(dish && { wish: dish }) }, like };
    // "Lunch at half past two, and without pork": the hour as well.
    const hour = chunks.find((chunk) => chunk.when && isClock(chunk.when))?.when;
    return hour && meal !== 'drinks' ? [swap, { kind: 'move', of, to: hour }] : [swap];
  }
  // "Lunch better a bit later, at half past three": the hour says more than "later".
  const clock = chunks.find((chunk) => chunk.when && isClock(chunk.when))?.when;
  const isOfMeal = isOpen && meal !== undefined && meal !== 'drinks' && to - from <= MOST_WORDS_OF_MEAL;
  if (isOfMeal && clock && isProposed && like.length === 0 && !phrases.some(({ family }) => family === 'plan'))
    return [{ kind: 'move', of: { kind: 'meal', meal, said: saidOf(reading, from, to) }, to: clock }];
  const refused = isOpen && to - from <= MOST_WORDS_OF_MEAL && isProposed ? refusedAndWanted(wishes) : [];
  if (refused.length > 0 && !phrases.some(({ family }) => family === 'search')) return refused;
  if (!isOpen || to - from > MOST_WORDS || !isProposed) return [];
  const manner = wishes.filter(({ attribute, polarity }) => OF_A_TABLE.has(attribute) && polarity === 'want');
  if (wishes.every(({ attribute }) => !WHAT.has(attribute)) && references.length === 0 && tightens(phrases, 'price'))
    return [{ kind: 'cheaper' }];
  const when = chunks.find((chunk) => chunk.when)?.when;
  // "The park in December?" asks.
  const isAsked = /[?]/u.test(saidOf(reading, from, to).text);
  // "Lunch at three", which without a plan asks who cooks then, moves the lunch of the plan.
  const isMealAt = meal !== undefined && when?.label === undefined && when !== undefined && isClockTime(when);
  if (!isMealAt && phrases.some(({ family }) => family === 'ask')) return [];
  if (!meal && phrases.some(({ family }) => family === 'search')) return [];
  const [first] = references.filter(({ reference }) => reference.kind !== 'pronoun');
  const toward = grammar.plans.toward.find(([, pattern]) => pattern.test(line))?.[0];
  // "No museums, and lunch earlier": nobody goes without the lunch.
  if (meal && toward && !phrases.some(({ family }) => family === 'plan'))
    return [{ kind: 'move', of: { kind: 'meal', meal, said: saidOf(reading, from, to) }, toward }];
  const unwanted = wishes.filter(({ attribute, polarity }) => WHAT.has(attribute) && polarity === 'avoid');
  if (unwanted.length > 0) return unwanted.map((wish) => ({ kind: 'drop', of: typeOf(wish), isAll: true as const }));
  const neighbour = besideIn(reading, sentence, references, wishes);
  const beside = neighbour && stopOf(reading, sentence, wishes, references, neighbour);
  if (neighbour && beside) return [{ kind: 'add', stop: beside, ...neighbour.beside }];
  const wanted = wishes.find(isWhat);
  const of = meal
    ? { kind: 'meal' as const, meal, said: saidOf(reading, from, to) }
    : (first?.reference ?? (wanted && typeOf(wanted)));
  if (of && toward && !phrases.some(({ family }) => family === 'plan')) return [{ kind: 'move', of, toward }];
  const isStanding = of !== undefined && (meal !== undefined || first !== undefined || isDefinite(reading, wanted));
  if (of && when && isClockTime(when) && (when.label === undefined || isStanding))
    return [{ kind: 'move', of, to: when }];
  if (when && isClockTime(when) && !when.isNow)
    return [{ kind: 'shift', ...(grammar.ending.test(line) ? { endAt: when } : { startAt: when }) }];
  if (when?.day !== undefined && first && !isAsked) return [{ kind: 'move', of: first.reference, to: when }];
  if (meal)
    return tableInstead(
      saidOf(reading, from, to),
      meal,
      { ...mealBy(sentence, mealAt!), like: manner },
      near,
      to - from,
    );
  if (tightens(phrases, 'distance')) return [{ kind: 'shorter_walks' }];
  if (grammar.shorter.test(line)) return [{ kind: 'less' }];
  if (phrases.some(({ family }) => family === 'courtesy')) return [];
  const isAdded = grammar.adding.has(words[from]?.norm ?? '') && (wanted ?? first) !== undefined;
  if (!isAdded) return [];
  return [{ kind: 'add', stop: wanted ? { wish: wanted } : { reference: first!.reference } }];
}

/** "Rather no museums, a walk and a good coffee": what comes first, for nobody goes without any stop. */
function refusedAndWanted(wishes: readonly Wish[]): PlanEdit[] {
  const kinds = wishes.filter((wish) => WHAT.has(wish.attribute) && !isAnyTable(wish));
  const unwanted = kinds.filter(({ polarity }) => polarity === 'avoid');
  const wanted = kinds.filter(({ polarity }) => polarity === 'want');
  if (unwanted.length === 0 || wanted.length === 0) return [];
  // "Not Italian, sushi": another table for the one that is there.
  const [gone, coming] = [unwanted[0]!, wanted[0]!];
  if (OF_FOOD.has(gone.attribute) && OF_FOOD.has(coming.attribute))
    return [{ kind: 'swap', of: typeOf(gone), by: { wish: coming } }];
  return [
    ...wanted.map((wish): PlanEdit => ({ kind: 'add', stop: { wish } })),
    ...unwanted.map((wish): PlanEdit => ({ kind: 'drop', of: typeOf(wish), isAll: true })),
  ];
}

/** "The flamenco before dinner", "dinner before the flamenco": what is in the plan already goes before or behind another. */
function standingIn(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  { start, end }: { readonly start: number; readonly end: number },
): Reference | undefined {
  const isOther = (said: Said | { readonly start: number; readonly end: number }) =>
    said.end <= start || said.start >= end;
  const pointed = references.find(({ reference: { kind, said } }) => kind === 'type' && isOther(said));
  if (pointed) return pointed.reference;
  const meal = mealsSaid(reading, sentence).find((said) => isOther(said) && EATEN_ONCE.has(said.meal));
  return meal && { kind: 'meal', meal: meal.meal, said: { start: meal.start, end: meal.end, text: '' } };
}
/** Nobody has these twice a day. */
const EATEN_ONCE: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner']);

const tightens = (phrases: readonly Phrase[], wanted: string): boolean =>
  phrases.some(({ family, meaning }) => family === 'tighten' && meaning === wanted);

/** What the words beside the meal say of its table: "the drinks on a rooftop". */
const mealBy = ({ chunks }: Sentence, { meal, start, end }: ReturnType<typeof mealsSaid>[number]) =>
  describedBy(
    chunks.filter((chunk) => chunk.end <= start || chunk.start >= end),
    { kind: 'meal', meal, said: { start, end, text: '' } },
  );

/** "Lunch somewhere the children can run about", "dinner near the opera": another table for the meal that is in the plan. */
function tableInstead(
  said: Said,
  meal: NonNullable<PlanStop['meal']>,
  { by, like }: ReturnType<typeof describedBy>,
  near: Reference | undefined,
  words: number,
): PlanEdit[] {
  if (words < 3) return [];
  const coming = isAnyTable(by?.wish) || by?.wish?.value === 'cafes' ? undefined : by;
  const isUnread = like.length === 0 && !near && !coming;
  return [
    {
      kind: 'swap',
      of: { kind: 'meal', meal, said },
      ...(coming && { by: coming }),
      ...(like.length > 0 && { like }),
      ...(near && { near }),
      ...(isUnread && { isUnread: true as const }),
    },
  ];
}

/** The plan is what is talked of: it was told last, or one of its stops was. */
export const isPlanSpokenOf = ({ context }: Reading): boolean =>
  context.topic === 'plan' || context.isPlanOpen === true;

/** What a table can be like. */
const OF_A_TABLE: ReadonlySet<string> = new Set(['feature', 'fame', 'wheelchair']);

const isClockTime = ({ fromMin, toMin, weekdays }: When): boolean =>
  weekdays === undefined && (fromMin !== undefined || toMin !== undefined);
