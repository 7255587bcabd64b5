// What follows from a complaint: a stop that is not wanted goes, or gives way to another; one that is missing comes.
import { must, UNSAID } from '../../../../wishes/wish.ts';
import type { PlanEdit, PlanStop } from '../../../frame.ts';
import { isLaid, isOfRestaurant } from '../../../table.ts';
import type { Reading, StandingStop } from '../../context.ts';
import type { Clause } from './clause.ts';
import { dropsOf } from './drop.ts';
import { type Mention, standingOf } from './mention.ts';
import type { Outcome } from './outcomes.ts';
import { comingsIn, editsOfComing } from './put.ts';
import { isOne, isSame } from './stops-meant.ts';
import { hasHour } from './time.ts';
import type { Judged } from './verdicts.ts';

export const refusedOnes = (judged: readonly Judged[]): readonly Mention[] =>
  judged.flatMap(({ verdict, mention }) =>
    (verdict === 'against' || verdict === 'known') && isOne(mention) ? mention : [],
  );

/** A stop that is not wanted goes, or gives way to another; one that is missing comes. */
export function judgedEdits(
  reading: Reading,
  { judged = [], clause }: Outcome,
  all: readonly Outcome[],
  praised: ReadonlySet<StandingStop>,
  done: Set<Outcome>,
): readonly PlanEdit[] {
  const isOfOther = (mention: Mention) =>
    all.some(({ gone = [] }) => gone.some(({ stands }) => isSame(stands, mention.stands)));
  return judged.flatMap(({ verdict, mention, line }): readonly PlanEdit[] => {
    if (verdict === 'missing') return missed(reading, clause, mention, all);
    const isBad = verdict === 'against' || verdict === 'known';
    if (!isBad || isOfOther(mention)) return [];
    // "No museums after lunch", "no churches, but keep the cathedral": those that are meant.
    const isInPart = mention.isPicked || (mention.isMany && mention.stands.some((stop) => praised.has(stop)));
    if (isInPart) return dropsOf(reading, [mention], praised);
    if (mention.stands.some((stop) => praised.has(stop))) return [];
    // What comes for it is said in a clause behind it.
    const isFilled = all.some(
      (one) =>
        one.wanted &&
        !done.has(one) &&
        all.indexOf(one) > all.findIndex((each) => each.clause === clause) &&
        !one.wanted.meal,
    );
    if (isFilled && isOne(mention)) return [];
    return isOne(mention) || mention.isMany ? [refused(reading, mention, verdict, line)] : [];
  });
}

function refused(reading: Reading, mention: Mention, verdict: Judged['verdict'], line: string): PlanEdit {
  const { of, what, stands } = mention;
  // "She hates museums": all of them, however many stand.
  if (what === 'type' && mention.isMany) return { kind: 'drop', of: mention.type ?? of, isAll: true };
  if (verdict === 'known' || isNotNeeded(reading, line)) return { kind: 'drop', of };
  if (reading.grammar.plans.tooDear.test(line)) return { kind: 'swap', of, cheaper: true };
  if (what === 'meal') return { kind: 'drop', of };
  const isServedThere = stands.some((stop) => stop.meal !== undefined || stop.place.categories.includes('pubs/bars'));
  return isServedThere ? { kind: 'swap', of } : { kind: 'drop', of, isRefused: true };
}

/** "The tavern can go": nothing comes for it. */
const isNotNeeded = ({ grammar }: Reading, line: string): boolean =>
  grammar.plans.notNeeded.test(line.slice(line.indexOf(' @ ') + 2));

/** "I don't see any stew": what should be there and is not. */
export function missed(
  reading: Reading,
  clause: Clause,
  mention: Mention,
  all: readonly Outcome[],
): readonly PlanEdit[] {
  const { wish } = mention.stop;
  const doubted = all
    .flatMap(({ judged = [] }) => judged)
    .find((each) => each.verdict === 'doubt' && each.mention.stands.some(isLaid));
  const isEaten = wish !== undefined && isOfRestaurant(wish) && (wish.attribute === 'dish' || doubted !== undefined);
  const isThere = mention.stands.length > 0 || (mention.alike?.length ?? 0) > 0;
  if (isThere && !isEaten)
    return hasHour(clause)
      ? comingsIn(reading, clause, [mention]).flatMap((each) => editsOfComing(reading, clause, each))
      : [];
  const standing = standingOf(reading);
  const usual = standing.find(({ meal }) => meal === 'lunch') ?? standing.find(isLaid);
  const table = isEaten ? (doubted?.mention.stands[0] ?? usual) : undefined;
  if (wish && table && isLaid(table)) {
    const { meal } = table;
    const by: PlanStop = { meal, wish: must(wish) };
    return [{ kind: 'swap', of: { kind: 'meal', meal, said: UNSAID }, by }];
  }
  return comingsIn(reading, clause, [mention]).flatMap((each) => editsOfComing(reading, clause, each));
}
