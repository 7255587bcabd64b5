// The changes of all clauses together: what goes and what comes for it in another clause are one exchange.
import type { PlanEdit } from '../../../frame.ts';
import { isLaid } from '../../../table.ts';
import { lineOfWords, type Reading } from '../../context.ts';
import { dayIn } from '../numbers.ts';
import { type Clause, ownOf, roleAt, sentenceOf } from './clause.ts';
import { judgedEdits, refusedOnes } from './complaints.ts';
import { completed } from './completed.ts';
import { dropsOf, restDropped } from './drop.ts';
import { exchanged } from './exchange.ts';
import { once } from './once.ts';
import { comingEdits } from './only-table.ts';
import type { Outcome } from './outcomes.ts';
import type { Coming } from './put.ts';
import { isIdle, isTable } from './stops-meant.ts';
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
  all.forEach((each, at) => {
    if (done.has(each)) return;
    const rest = restDropped(reading, each.clause, praised);
    if (rest) {
      edits.push(...rest);
      return;
    }
    const before = all.slice(0, at);
    if (each.wanted) edits.push(...wantedEdits(reading, each, before, all.slice(at + 1), praised, done, last));
    else if (each.edits) edits.push(...ofTheirDay(reading, each.clause, each.edits));
    else if (each.gone && !done.has(each)) {
      // "Take it out. Somewhere else then": what comes is said behind it.
      const next = all[at + 1];
      const isFilled = next?.wanted && !next.gone && isForGone(each.gone, next.wanted);
      if (!isFilled && !each.isHalf)
        edits.push(...ofTheirDay(reading, each.clause, dropsOf(reading, each.gone, praised)));
    }
    if (!each.wanted && !each.edits && each.comings && !each.isBare) {
      for (const coming of each.comings) {
        edits.push(...comingEdits(reading, each.clause, coming, last));
        last = coming;
      }
    }
    if (!each.wanted && !each.edits && each.judged)
      edits.push(...ofTheirDay(reading, each.clause, judgedEdits(reading, each, all, praised, done)));
  });
  const whole = completed(reading, all, withoutFood(all, once(reading, edits)));
  // Of another day, or of the one that is left, all the rest is said.
  return [...whole.filter(isOfDays), ...whole.filter((edit) => !isOfDays(edit))];
}

const isOfDays = ({ kind }: PlanEdit): boolean => kind === 'day' || kind === 'days';

/** "Day two is too full, drop one thing": a change that names a day touches no other. A stop that moves is looked for in all. */
function ofTheirDay(reading: Reading, clause: Clause, edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const own = dayIn(reading, sentenceOf(reading, clause));
  const day = (own.on ?? own.ofDay) === undefined ? dayIn(reading, clause.part.sentence) : own;
  return edits.map((edit) => (OF_NO_DAY.has(edit.kind) ? edit : { ...day, ...edit }));
}
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
  const isPair = isInstead || isAnother || going.isHalf || isPutRight || ((isOfTables || isTurnedDown) && !isPlaced);
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
  all[at - 1] === going || (all[at + 1] === going && going?.judged !== undefined);

/** "Dinner at nine, and without seafood": another table for that meal. */
function withoutFood(all: readonly Outcome[], edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const avoided = all.flatMap(({ clause }) =>
    clause.part.wishes.filter(({ polarity, attribute }) => polarity !== 'want' && FOOD.has(attribute)),
  );
  const like = avoided.filter((wish, at) => avoided.indexOf(wish) === at);
  const meal = all
    .flatMap(({ clause }) => ownOf(clause))
    .find(({ what, stands }) => what === 'meal' && stands.length > 0)?.of;
  if (like.length === 0 || meal?.kind !== 'meal' || !isLaid(meal)) return edits;
  const isOfMeal = (edit: PlanEdit) =>
    (edit.kind === 'swap' || edit.kind === 'drop') && edit.of.kind === 'meal' && edit.of.meal === meal.meal;
  return edits.some(isOfMeal) ? edits : [{ kind: 'swap', of: meal, like }, ...edits];
}
const FOOD: ReadonlySet<string> = new Set(['diet', 'cuisine', 'dish', 'allergy']);
