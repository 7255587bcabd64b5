// The changes of all clauses together: what goes and what comes for it in another clause are one exchange.
import type { PlanEdit, Reference } from '../../../frame.ts';
import { isLaid, mealOf, mealSaid } from '../../../table.ts';
import { lineOfWords, type Reading, writtenIn } from '../../context.ts';
import { overlaps, type Sentence } from '../../sentence.ts';
import { dayIn, isClock } from '../numbers.ts';
import { type Clause, ownOf, roleAt, sentenceOf } from './clause.ts';
import { judgedEdits, refusedOnes } from './complaints.ts';
import { completed } from './completed.ts';
import { dropsOf, nameOf, restChanged, restDropped } from './drop.ts';
import { exchanged } from './exchange.ts';
import { isIdle } from './idle.ts';
import { withLength } from './length-behind.ts';
import { standingOf } from './mention.ts';
import { nameIn, once } from './once.ts';
import { comingEdits } from './only-table.ts';
import type { Outcome } from './outcomes.ts';
import type { Coming } from './put.ts';
import { isTable } from './stops-meant.ts';
import { isForGone, wantedEdits } from './target.ts';
import { standingIn } from './time.ts';

/** The changes of all clauses: what goes and what comes for it in another clause are one exchange. */
export function together(reading: Reading, all: readonly Outcome[]): readonly PlanEdit[] {
  const done = new Set<Outcome>();
  const edits: PlanEdit[] = [];
  const praised = new Set(
    all.flatMap(({ judged = [], kept = [], isKept, clause }) => [
      ...judged.flatMap(({ verdict, mention }) => (verdict === 'for' ? mention.stands : [])),
      ...[...kept, ...(isKept ? standingIn(clause) : [])].flatMap(({ stands }) => stands),
    ]),
  );
  const isInstead = all.some(({ clause }) => roleAt(clause.items, 'instead'));
  const exchange = pairOf(reading, all, isInstead);
  if (exchange) {
    const { going, gone, coming, news } = exchange;
    edits.push(...exchanged(reading, coming.clause, gone, news));
    done.add(going).add(coming);
  }
  let last = exchange?.coming.comings?.at(-1);
  let spoken: ReturnType<typeof dayIn> = {};
  all.forEach((each, at) => {
    const own = dayOf(reading, sentenceOf(reading, each.clause), each.clause);
    if (own.on ?? own.ofDay) spoken = own;
    if (done.has(each)) return;
    const rest = restDropped(reading, each.clause, praised);
    if (rest) {
      edits.push(...rest);
      return;
    }
    const before = all.slice(0, at);
    const others = restChanged(reading, each.clause, praised);
    if (others) {
      edits.push(...others);
      return;
    }
    if (each.wanted)
      edits.push(
        ...ofTheirDay(
          reading,
          each.clause,
          spoken,
          wantedEdits(reading, each, before, all.slice(at + 1), praised, done, last),
        ),
      );
    else if (each.edits)
      edits.push(...ofTheirDay(reading, each.clause, spoken, withLength(reading, each.edits, all[at + 1])));
    else if (each.gone && !done.has(each)) {
      // "Take it out. Somewhere else then": what comes is said behind it.
      const next = all[at + 1];
      const isFilled = next?.wanted && !next.gone && isForGone(each.gone, next.wanted);
      if (!isFilled && !each.isHalf)
        edits.push(...ofTheirDay(reading, each.clause, spoken, dropsOf(reading, each.gone, praised)));
    }
    if (!each.wanted && !each.edits && each.comings && !each.isBare) {
      for (const coming of each.comings) {
        edits.push(...comingEdits(reading, each.clause, coming, last));
        last = coming;
      }
    }
    if (!each.wanted && !each.edits && each.judged)
      edits.push(...ofTheirDay(reading, each.clause, spoken, judgedEdits(reading, each, all, praised, done)));
  });
  const left = withoutTables(reading, all, withPlainDrops(all, edits));
  const fitted = withNeeds(reading, all, onTheirDays(reading, left));
  const whole = completed(reading, all, withoutFood(reading, all, once(reading, atTheirTables(reading, fitted))));
  // Of another day, or of the one that is left, all the rest is said.
  return [...whole.filter(isOfDays), ...whole.filter((edit) => !isOfDays(edit))];
}

/** "No museum for us, just the dinner": nothing comes for what is not among those that stay. */
const withPlainDrops = (all: readonly Outcome[], edits: readonly PlanEdit[]): readonly PlanEdit[] =>
  all.some(({ kept }) => kept)
    ? edits.map((edit) =>
        edit.kind === 'drop' ? { kind: 'drop', of: edit.of, ...(edit.on && { on: edit.on }) } : edit,
      )
    : edits;

/** "Forget the tavern, we packed sandwiches": no other table comes; where none was named, it is that of the only lunch. */
function withoutTables(reading: Reading, all: readonly Outcome[], edits: readonly PlanEdit[]): readonly PlanEdit[] {
  if (!all.some(({ isFed }) => isFed)) return edits;
  const standing = standingOf(reading);
  const isTableOf = (of: Reference) =>
    of.kind === 'meal' ||
    (of.kind === 'name' && standing.some((stop) => isLaid(stop) && of.candidates[0]?.entry.name === stop.place.name));
  const isOpen = (edit: PlanEdit) =>
    edit.kind === 'swap' && !edit.by && !edit.like && !edit.anyOf && isTableOf(edit.of);
  const plain = edits.map(
    (edit): PlanEdit =>
      isOpen(edit) && edit.kind === 'swap' ? { kind: 'drop', of: edit.of, ...(edit.on && { on: edit.on }) } : edit,
  );
  const isTold = plain.some((edit) => 'of' in edit && edit.of !== undefined && isTableOf(edit.of));
  const [lunch, another] = standing.filter(({ meal }) => meal === 'lunch');
  return isTold || !lunch || another ? plain : [...plain, { kind: 'drop', of: nameOf(reading, lunch.place) }];
}

/** "Pizza instead of the tavern, and at one": the hour is that of the meal, whoever serves it. */
function atTheirTables(reading: Reading, edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const gone = edits.flatMap((edit) => (edit.kind === 'swap' && edit.of.kind === 'name' ? [nameIn(edit.of)] : []));
  return edits.map((edit) => {
    if (edit.kind !== 'move' || edit.of.kind !== 'name' || !gone.includes(nameIn(edit.of))) return edit;
    const meal = standingOf(reading).find(({ place }) => place.name === nameIn(edit.of))?.meal;
    return meal ? { ...edit, of: { kind: 'meal', meal: mealSaid(meal), said: edit.of.said } } : edit;
  });
}

/** "And I'm vegan, so change the lunch": what is told of somebody is what the other table is to have. */
function withNeeds(reading: Reading, all: readonly Outcome[], edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const told = all.flatMap(({ clause }) =>
    clause.part.wishes.filter(({ attribute, polarity }) => attribute === 'diet' && polarity === 'want'),
  );
  const needs = told.filter((wish, at) => told.findIndex(({ value }) => value === wish.value) === at);
  const isTable = (of: Reference) =>
    standingOf(reading).some(
      (stop) =>
        isLaid(stop) && (of.kind === 'meal' ? isLaid(of) : of.kind === 'name' && nameIn(of) === stop.place.name),
    );
  return edits.map((edit) => {
    if (needs.length === 0 || edit.kind !== 'swap' || edit.by?.reference || !isTable(edit.of)) return edit;
    const missing = needs.filter(
      ({ value }) => !edit.like?.some((each) => each.value === value) && edit.by?.wish?.value !== value,
    );
    return missing.length === 0 ? edit : { ...edit, like: [...(edit.like ?? []), ...missing] };
  });
}

/** "La Bola at nine, and a show on Saturday after dinner": an hour is of the day on which its stop stands. */
const onTheirDays = (reading: Reading, edits: readonly PlanEdit[]): readonly PlanEdit[] =>
  edits.map((edit) => {
    const own =
      'of' in edit && edit.of?.kind === 'name'
        ? standingOf(reading).find(({ place }) => place.name === nameIn(edit.of!))
        : undefined;
    if (edit.kind !== 'move' || !own?.day || !edit.to?.day || edit.to.day === own.day || !isClock(edit.to)) return edit;
    const { on: _, ...rest } = edit;
    return { ...rest, to: { ...edit.to, day: own.day } };
  });

const isOfDays = ({ kind }: PlanEdit): boolean => kind === 'day' || kind === 'days';

/** "Day two is too full, drop one thing": a change that names a day touches no other. A stop that moves is looked for in all. */
function ofTheirDay(
  reading: Reading,
  clause: Clause,
  /** The day that was said last. */
  spoken: ReturnType<typeof dayIn>,
  edits: readonly PlanEdit[],
): readonly PlanEdit[] {
  const own = dayOf(reading, sentenceOf(reading, clause), clause);
  const isThat = reading.grammar.plans.thatDay.test(writtenIn(reading, clause));
  const others = isThat ? spoken : dayOf(reading, clause.part.sentence, clause);
  const day = (own.on ?? own.ofDay) === undefined ? others : own;
  // "On Saturday no museums in the afternoon": those of the other days stay.
  const isElsewhere = (edit: PlanEdit) =>
    edit.kind === 'drop' &&
    edit.of.kind === 'name' &&
    standingOf(reading).some(
      (stop) => stop.place.name === nameIn(edit.of) && stop.day && day.on?.day && stop.day !== day.on.day,
    );
  const meant = edits.length > 1 ? edits.filter((edit) => !isElsewhere(edit)) : edits;
  return meant.map((edit) => (OF_NO_DAY.has(edit.kind) ? edit : { ...day, ...edit }));
}
/** «El 5 cámbialo» is the fifth stop, and no day. */
const dayOf = (reading: Reading, sentence: Sentence, { items }: Clause): ReturnType<typeof dayIn> =>
  dayIn(reading, {
    ...sentence,
    chunks: sentence.chunks.filter(
      (chunk) => !items.some((each) => each.kind === 'mention' && each.what === 'ordinal' && overlaps(each, chunk)),
    ),
  });
const OF_NO_DAY: ReadonlySet<PlanEdit['kind']> = new Set(['move', 'day', 'days'] as const);

/** What goes in one clause and what comes in another, where the words say so, or where both are tables or both are not. */
function pairOf(reading: Reading, all: readonly Outcome[], isInstead: boolean) {
  const turnedDown = all.find(
    ({ gone, judged, edits }) => gone ?? (judged && !edits && refusedOnes(judged).length > 0),
  );
  const going = turnedDown ?? doubtedBefore(reading, all) ?? (isInstead ? spokenOfBefore(all) : undefined);
  // "Something for art lovers instead", of a plan with a gallery: one that is new.
  const isNew = ({ mention }: Coming) =>
    mention.stands.length === 0 || (isInstead && mention.what === 'type' && mention.isBare === true);
  const coming = all.find(
    ({ comings = [], isBare }, at) => comings.some(isNew) && (!isBare || isNextTo(all, at, going)) && all[at] !== going,
  );
  if (!going || !coming?.comings) return undefined;
  const gone = going.gone ?? (going === turnedDown ? refusedOnes(going.judged!) : standingIn(going.clause));
  const isAnother = going !== turnedDown && !isInstead;
  const news = coming.comings.filter(isNew).map(({ mention }) => mention);
  const areAlike = gone.length === 1 && isTable(gone[0]!) === isTable(news[0]!);
  const isOfTables = areAlike && news.length === 1 && isTable(gone[0]!);
  const isPlaced = coming.comings.some(({ at, before, after }) => at ?? before ?? after);
  const between = all.slice(all.indexOf(going) + 1, all.indexOf(coming));
  const isTurnedDown = !going.gone && areAlike && all.indexOf(coming) > all.indexOf(going) && between.every(isIdle);
  // "I said the Prado, not the Thyssen": of the two named, the one comes for the other.
  const isPutRight = !going.gone && coming.isBare && areAlike && all.indexOf(coming) + 1 === all.indexOf(going);
  const isElsewhere = coming.comings.some(({ before, after }) => before ?? after);
  const isOtherTable = isOfTables && isTurnedDown && !isElsewhere;
  const isPair =
    isInstead || isAnother || going.isHalf || isPutRight || isOtherTable || ((isOfTables || isTurnedDown) && !isPlaced);
  return isPair ? { going, gone, coming, news } : undefined;
}

/** "The tavern isn't in the old town. Put another one there": another comes for the one that was doubted before it. */
function doubtedBefore(reading: Reading, all: readonly Outcome[]): Outcome | undefined {
  const { words } = reading.document;
  const at = all.findIndex(
    ({ comings = [] }) =>
      comings.length === 1 &&
      comings[0]!.mention.stands.length === 0 &&
      reading.grammar.plans.wantingAnother.test(
        lineOfWords(words.slice(Math.max(0, comings[0]!.mention.from - 3), comings[0]!.mention.from)),
      ),
  );
  const last = all[at - 1];
  const [only, another] = last ? standingIn(last.clause) : [];
  return last &&
    isIdle(last) &&
    last.judged?.some(({ verdict }) => verdict === 'doubt' || verdict === 'missing') &&
    only &&
    !another
    ? last
    : undefined;
}

/** "The zoo is for small children, no? Put a gallery there instead": the one stop that was spoken of before what comes. */
function spokenOfBefore(all: readonly Outcome[]): Outcome | undefined {
  const coming = all.findIndex(({ comings, clause }) => comings && roleAt(clause.items, 'instead'));
  return all.slice(0, Math.max(0, coming)).findLast((each) => {
    const [only, another] = standingIn(each.clause);
    return isIdle(each) && only !== undefined && !another && only.stands.length === 1;
  });
}

/** Behind what is turned down, or directly before it: "I said the Prado, not the Thyssen". */
const isNextTo = (all: readonly Outcome[], at: number, going: Outcome | undefined): boolean =>
  all[at - 1] === going ||
  (all[at + 1] === going && going?.judged !== undefined && all[at]?.comings?.[0]?.mention.what === 'name');

/** "Dinner at nine, and without seafood", "lunch at three, and vegan": another table for that meal. */
function withoutFood(reading: Reading, all: readonly Outcome[], edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const isTimed = edits.some((edit) => edit.kind === 'move' && edit.to && edit.of.kind === 'meal');
  const avoided = all.flatMap(({ clause }) =>
    clause.part.wishes.filter(
      ({ polarity, attribute }) => (polarity !== 'want' || (isTimed && attribute === 'diet')) && FOOD.has(attribute),
    ),
  );
  const like = avoided.filter((wish, at) => avoided.indexOf(wish) === at);
  const meal = all
    .flatMap(({ clause }) => ownOf(clause))
    .find(({ what, stands }) => what === 'meal' && stands.length > 0)?.of;
  if (like.length === 0 || meal?.kind !== 'meal' || !isLaid(meal)) return edits;
  const isServedAs = (of: Reference) =>
    of.kind === 'name' &&
    standingOf(reading).some((stop) => stop.meal === mealOf(meal.meal) && stop.place.name === nameIn(of));
  const isOfMeal = (edit: PlanEdit) =>
    (edit.kind === 'swap' || edit.kind === 'drop') &&
    (edit.of.kind === 'meal' ? edit.of.meal === meal.meal : isServedAs(edit.of));
  return edits.some(isOfMeal) ? edits : [{ kind: 'swap', of: meal, like }, ...edits];
}
const FOOD: ReadonlySet<string> = new Set(['diet', 'cuisine', 'dish', 'allergy']);
