// Changes of a plan that stands: stops dropped, swapped, moved, added, made longer; the day shifted; changes undone.
import { overlap } from '../../../domain/span.ts';
import { isWhat, must, type Said, type Wish } from '../../../wishes/wish.ts';
import type { PlanEdit, PlanStop, Reference, When } from '../../frame.ts';
import { ANY_TABLE } from '../../table.ts';
import { type PlacedReference, type Reading, saidOf, writtenIn } from '../context.ts';
import { mealsSaid } from '../meals.ts';
import { occasionWishes } from '../occasions.ts';
import { clauseOf, type Phrase, type Sentence } from '../sentence.ts';
import { typeOf } from '../type-of.ts';
import { besideIn, placeBeside, placeInOrder, stopOf } from './beside.ts';
import { editsOfClauses } from './clauses.ts';
import { complaintsIn } from './complaints.ts';
import { alsoDropped, manyIn } from './drops-said.ts';
import { mealMeant, numberIn } from './edit-objects.ts';
import { ellipticEdits, isPlanSpokenOf } from './ellipsis.ts';
import { isOfStop, kindsOfOneWord, likeOf, takenInstead } from './likes.ts';
import { refusedMeals } from './lists-said.ts';
import { bareHour, lengthIn, minutesOf } from './numbers.ts';
import { ofTheirDay } from './of-day.ts';
import { openEdits } from './open-edits.ts';
import { comesThen, putIn } from './put-said.ts';
import { objectIn, standingKind } from './there-already.ts';

export function editsIn(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): readonly PlanEdit[] {
  // "No wine at all in there?" misses what it names, and takes nothing out.
  if (sentence.isQuestion && reading.grammar.plans.missed.test(writtenIn(reading, sentence))) return [];
  const editsOf = (part: Sentence) => {
    const { start, end } = saidOf(reading, part.from, part.to);
    const isWithin = (said: Said) => said.start >= start && said.end <= end;
    return editsOfClauses(
      reading,
      part,
      references.filter(({ reference }) => isWithin(reference.said)),
      wishes.filter(({ said }) => said === undefined || isWithin(said)),
      (clause, ...said) => ofTheirDay(reading, clause, clauseEdits(reading, clause, ...said)),
    );
  };
  // "The dinner isn't needed": its verb says more than the noun, which alone would add one.
  const withoutMeals = (edits: readonly PlanEdit[]) => {
    const isDropped = edits.some(({ kind }) => kind === 'drop' || kind === 'move');
    const refused = isPlanSpokenOf(reading) && !isDropped ? refusedMeals(reading, sentence, references, wishes) : [];
    return refused.length > 0 ? refused : edits;
  };
  const put = putIn(reading, sentence, references, wishes);
  if (!put) {
    const edits = withoutMeals(alsoDropped(reading, sentence, references, editsOf(sentence)));
    return edits.length > 0 ? edits : (putIn(reading, sentence, references, wishes, true)?.edits ?? []);
  }
  const rest = (from: number, to: number) => (from < to ? editsOf(clauseOf(sentence, reading, from, to)) : []);
  return [...rest(sentence.from, put.from), ...rest(put.to, sentence.to), ...put.edits];
}

/** Edits need a plan that stands, or words that only a plan has. */
function clauseEdits(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): readonly PlanEdit[] {
  const complained = isPlanSpokenOf(reading) ? complaintsIn(reading, sentence, references) : [];
  if (complained.length > 0) return complained;
  const said = ellipticEdits(reading, sentence, references, wishes);
  const speaksOfPlan = reading.grammar.plans.ofPlan.test(sentence.line);
  if (!reading.context.hasPlan && !speaksOfPlan) return said;
  const when = sentence.chunks.find((chunk) => chunk.when)?.when;
  const isOfPlan = isPlanSpokenOf(reading) || speaksOfPlan;
  const open = isOfPlan ? openEdits(reading, sentence, references, wishes) : [];
  const edits = sentence.phrases
    .filter(({ family, meaning }) => family === 'plan' && (isOfPlan || !OF_THE_PLAN_TOLD.has(meaning)))
    .flatMap((phrase) => editOf(phrase, reading, sentence, references, wishes, when));
  if (open.length > 0)
    return [...open, ...edits.filter(({ kind }) => kind === 'shift' && !open.some((each) => each.kind === 'shift'))];
  if (edits.length + said.length > 0) return edits.length > 0 ? edits : said;
  if (!isOfPlan) return [];
  return comesThen(reading, sentence, references, wishes);
}

/** Words that only where a plan was told are about it: "something else for ...", "and somewhere to eat", "undo that". */
const OF_THE_PLAN_TOLD: ReadonlySet<string> = new Set([
  ...['another', 'eat', 'undo', 'longer', 'shorter', 'drop_one', 'anew', 'keep', 'put', 'pause', 'remake'],
]);

/** "Something light" of a meal. */
const MEALS_OF_DAY: readonly Wish[] = [];

const CAFE = must({ attribute: 'category', operator: 'is', value: 'cafes' });

function editOf(
  { meaning, from }: Phrase,
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
  when: When | undefined,
): PlanEdit[] {
  const area = areaIn(references);
  const [first, second] = references
    .filter((each) => each.from >= from - 2 && each.reference !== area)
    .map(({ reference }) => countedByKind(reference, sentence));
  const of = mealMeant(reading, sentence, first, wishes) ?? first ?? area;
  const neighbour = besideIn(reading, sentence, references, wishes);
  const stop = stopOf(reading, sentence, wishes, references);
  const added = stopOf(reading, sentence, wishes, references, neighbour);
  const isNamed = first?.kind === 'name' && added?.reference === first;
  // "The lunch" is read as a kind of place, too: it is what comes, and no neighbour.
  const isMealItself =
    first?.kind === 'type' &&
    mealsSaid(reading, sentence).some(({ start, end }) => start < first.said.end && first.said.start < end);
  const like = likeOf(wishes, added);
  const beside = neighbour?.beside ?? (first && !isNamed && !isMealItself ? placeBeside(first, reading, sentence) : {});
  const minutes = minutesOf(reading, sentence);
  switch (meaning) {
    case 'drop_one':
      return of ? [{ kind: 'drop', of }] : [];
    case 'anew':
      return [{ kind: 'anew' }];
    case 'remake': {
      const stops = wishes.filter(isWhat).map((wish): PlanStop => ({ wish }));
      return stops.length > 0 ? [{ kind: 'remake', stops }] : [];
    }
    case 'keep': {
      const count = numberIn(reading, sentence);
      return count === undefined ? [] : [{ kind: 'count', count }];
    }
    case 'drop':
      return [of ? { kind: 'drop', of } : { kind: 'less' }];
    case 'another':
    case 'swap': {
      const taken = takenInstead(reading, sentence, of);
      // The lunch that goes is a meal, and no stop that comes.
      // "The Prado" of "swap the Prado for a park" is what goes.
      const isNear = second?.kind === 'name' && second.role === 'near' && !isTakenFor(reading, second);
      const isGone = stop?.reference !== undefined && stop.reference === first && (!second || isNear);
      const coming =
        stop?.wish || (stop?.reference && !isGone && stop.reference !== area)
          ? stop
          : (taken.by ?? (isGone || stop?.reference === area ? undefined : stop));
      // "Swap the first stop, I've done that": what points back is no stop that comes.
      const other =
        second && second.kind !== 'pronoun' && !isNear && second !== area ? { reference: second } : undefined;
      const near = area ?? (isNear ? second : undefined);
      const by = other ?? coming;
      const isCheaper = sentence.phrases.some(({ family, meaning: what }) => family === 'tighten' && what === 'price');
      const meant = [...wishes, ...occasionWishes(reading, MEALS_OF_DAY)];
      const said = meant.filter(isOfStop);
      const like = said.length > 0 ? said : taken.like;
      // "Change the flamenco to Saturday": the same stop, on another day.
      const isMoved =
        !by && !isCheaper && when?.day !== undefined && like.every(({ attribute }) => attribute === 'open');
      if (of && isMoved) return [{ kind: 'move', of, to: when }];
      // "He hates museums, change that": all of them.
      const hated = of?.kind === 'pronoun' && !by ? manyIn(reading, sentence) : undefined;
      if (hated) return [{ kind: 'drop', of: hated, isAll: true }];
      const isOpen = !of || of.kind === 'meal';
      const object = !taken.isSaid && isOpen ? objectIn(reading, sentence, coming?.wish) : undefined;
      if (object) return [{ kind: 'swap', of: object, ...(like.length > 0 && { like }) }];
      const anyOf = by ? [] : kindsOfOneWord(meant);
      const isUnread =
        meaning === 'swap' && !by && like.length + anyOf.length === 0 && !isCheaper && !near && taken.isSaid;
      return of
        ? [
            {
              kind: 'swap',
              of,
              ...(by && { by }),
              ...(isCheaper && { cheaper: true as const }),
              ...(like.length > 0 && { like }),
              ...(anyOf.length > 0 && { anyOf }),
              ...(near && { near }),
              ...(isUnread && { isUnread: true as const }),
            },
          ]
        : [];
    }
    case 'undo':
      return [{ kind: 'undo', to: 'before' }];
    case 'original':
      return [{ kind: 'undo', to: 'first' }];
    case 'longer':
    case 'shorter': {
      const length = lengthIn(reading, sentence);
      return of ? [{ kind: 'stay', of, by: meaning, ...(length !== undefined && { minutes: length }) }] : [];
    }
    case 'move': {
      // "Move dinner to Chueca": another place for it, over there.
      if (of && of !== area && area) return [{ kind: 'swap', of, near: area }];
      // «Cambia el Prado por el Thyssen»: one for the other.
      if (of && second?.kind === 'name' && !when && isTakenFor(reading, second))
        return [{ kind: 'swap', of, by: { reference: second } }];
      const to = when ?? bareHour(reading, sentence);
      const kind = wishes.find(isWhat);
      const meant = of ?? (kind && to ? typeOf(kind) : undefined);
      return meant
        ? [{ kind: 'move', of: meant, ...(to && { to }), ...(second && placeInOrder(second, reading, sentence)) }]
        : [];
    }
    case 'shift_later':
      return [{ kind: 'shift', minutes }];
    case 'shift_earlier':
      return [{ kind: 'shift', minutes: -minutes }];
    case 'start_at':
      return when ? [{ kind: 'shift', startAt: when }] : [];
    case 'end_at':
      return when ? [{ kind: 'shift', endAt: when }] : [];
    case 'end_earlier':
      return [{ kind: 'shift', ...(when?.fromMin === undefined ? { endsEarlier: minutes } : { endAt: when }) }];
    case 'put': {
      const standing = standingKind(reading, added, beside);
      if (standing) return [{ kind: 'move', of: standing, ...beside }];
      return added ? [{ kind: 'add', stop: placed(added, reading, sentence, area), ...like, ...beside }] : [];
    }
    case 'pause':
      return [{ kind: 'add', stop: { wish: CAFE }, ...beside }];
    case 'add':
    case 'meal': {
      const standing = standingKind(reading, added, beside);
      if (standing) return [{ kind: 'move', of: standing, ...beside }];
      return added
        ? [{ kind: 'add', stop: placed(added, reading, sentence, area), ...like, ...beside }]
        : [{ kind: 'more' }];
    }
    case 'eat':
      return [{ kind: 'add', stop: added ?? { wish: ANY_TABLE }, ...like, ...beside }];
    case 'less':
      return [{ kind: 'less' }];
    case 'reorder':
      return [{ kind: 'reorder', ...(first?.kind === 'type' && { of: first }) }];
    case 'more': {
      // "Add something sweet" says what.
      if (added) return [{ kind: 'add', stop: placed(added, reading, sentence, area), ...like, ...beside }];
      const manner = wishes.filter((wish) => wish.attribute !== 'open' && isOfStop(wish));
      return [{ kind: 'more', ...(manner.length > 0 && { like: manner }) }];
    }
    case 'shorter_walks':
      return [{ kind: meaning }];
    default:
      return [];
  }
}

/** "For the Thyssen": what stands before a name says that it comes in the place of another. */
function isTakenFor({ document: { words }, grammar }: Reading, { said }: Reference): boolean {
  const before = words.filter(({ end }) => end <= said.start).map(({ norm }) => norm);
  return grammar.plans.swappedBy.has(before.findLast((norm) => !grammar.definite.has(norm)) ?? '');
}

/** "Add a bar at the end", "put in shops on the main street". */
const placed = (stop: PlanStop, { grammar }: Reading, { line }: Sentence, near: Reference | undefined): PlanStop => ({
  ...stop,
  ...(grammar.plans.atEnd.test(line) && { isLast: true as const }),
  ...(near && !stop.reference && !stop.near && { near }),
});

/** "The first bar" of a plan is the first of its bars. */
function countedByKind(reference: Reference, { chunks }: Sentence): Reference {
  if (reference.kind !== 'ordinal') return reference;
  const { said } = reference;
  const noun = chunks.find((chunk) => chunk.concept && overlap(chunk, said));
  const category = noun?.concept?.categories[0];
  return category ? { ...reference, ofKind: { category } } : reference;
}

/** An area, a street or a station that the sentence names. */
const areaIn = (references: readonly PlacedReference[]): Reference | undefined =>
  references.find(({ reference }) => reference.kind === 'name' && reference.candidates[0]?.entry.thing.kind !== 'place')
    ?.reference;
