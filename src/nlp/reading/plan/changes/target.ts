// For which stop comes what a clause wants: for the one that goes, is not wanted, or was spoken of; else it comes on top.
import type { PlanEdit, Reference } from '../../../frame.ts';
import { isLaid, isOfRestaurant, onlyLaid } from '../../../table.ts';
import type { Reading, StandingStop } from '../../context.ts';
import { type Clause, lineAround, ownOf, roleAt } from './clause.ts';
import { missed, refusedOnes } from './complaints.ts';
import { isServed } from './dishes.ts';
import { dropsOf, nameOf } from './drop.ts';
import { isOpen, swapsFor } from './exchange.ts';
import { isIdle } from './idle.ts';
import { type Mention, nameMention, standingOf } from './mention.ts';
import { comingEdits } from './only-table.ts';
import type { Outcome } from './outcomes.ts';
import { type Coming, comingsIn, isPlacedInPlan, thingIn } from './put.ts';
import type { WantedByWords } from './sought.ts';
import { isOne, isSame } from './stops-meant.ts';
import { hasHour, standingIn } from './time.ts';
import { cueIn, type Wanted, wantedFrom } from './wanted.ts';

/** Whether what is wanted can stand in the place of what goes: no meal for a visit. */
export const isForGone = (gone: readonly Mention[], wanted: Wanted): boolean =>
  gone.length > 0 && (wanted.meal === undefined || gone.some(({ stands }) => isSame(stands, wanted.meal!.stands)));

/** What is wanted comes for the stop that goes, is not wanted, or was spoken of; for nothing that stands, it comes on top. */
export function wantedEdits(
  reading: Reading,
  each: Outcome,
  before: readonly Outcome[],
  behind: readonly Outcome[],
  praised: ReadonlySet<StandingStop>,
  done: Set<Outcome>,
  last: Coming | undefined,
): readonly PlanEdit[] {
  const wanted = each.wanted!;
  // "I meant the stadium", which stands: nothing comes for it.
  const isNamed = standingIn(each.clause).some(({ what }) => what === 'name');
  if (isNamed && isOpen(wanted) && !wanted.isAnother && !each.gone && !each.judged?.length) return [];
  const others = (each.gone ?? []).slice(1);
  const target = targetOf(reading, each, before, behind, praised, done);
  // "I'd prefer to eat at half past two": the meal that stands, at that hour.
  const { at, meal: said, ...open } = wanted;
  if (
    target &&
    at &&
    !at.label &&
    said &&
    isSame(said.stands, target.mention.stands) &&
    isOpen(open) &&
    !wanted.isAnother
  )
    return [{ kind: 'move', of: said.of, to: at }];
  if (target) {
    if (isOpen(wanted) && !wanted.isUnread && !wanted.isAnother && !each.gone && !target.isSure) return [];
    const swaps = swapsFor(target.mention, wanted.isElse ? orElse(reading, before, wanted) : wanted);
    return [...swaps, ...dropsOf(reading, others), ...(target.others ? dropsOf(reading, target.others) : [])];
  }
  if (wanted.isSought) return [];
  const comings = comingsIn(reading, each.clause).filter(({ mention }) => mention.stands.length === 0);
  const isThen = roleAt(each.clause.items, 'then') !== undefined || roleAt(each.clause.items, 'last') !== undefined;
  const isPlaced = isThen || hasHour(each.clause) || isPlacedInPlan(each.clause);
  const [coming] = comings;
  if (coming && (isPlaced || each.clause.verb))
    return comings.flatMap((one) => comingEdits(reading, each.clause, one, last));
  if (wanted.by && isPlaced)
    return [{ kind: 'add', stop: { ...wanted.by, ...(wanted.at && { at: wanted.at }) }, ...besideIt(each.clause) }];
  const thing = wanted.by ? undefined : thingIn(reading, each.clause, wanted.like);
  if (thing) return [thing];
  const missing = (each.judged ?? []).filter(({ verdict }) => verdict === 'missing');
  if (missing.length > 0) return missing.flatMap(({ mention }) => missed(reading, each.clause, mention, before));
  const hour = each.clause.items.find((item) => item.kind === 'hour');
  if (hour?.kind === 'hour' && isMissing(reading, each.clause)) return [{ kind: 'more', at: hour.when }];
  return [];
}

/** "And before that somewhere with a view". */
function besideIt({ items, it }: Clause): { readonly before?: Reference; readonly after?: Reference } {
  const mark = items.find((item) => item.kind === 'word' && item.role === 'beside');
  const [meant] = it;
  return mark?.kind === 'word' && mark.side && meant ? { [mark.side]: meant.of } : {};
}

/** "Is it around 25 euros? If not, another one": what was asked is what the other is to be. */
function orElse(reading: Reading, before: readonly Outcome[], wanted: WantedByWords): WantedByWords {
  const asked = before.at(-1)?.clause;
  const like = asked?.isAsked ? wantedFrom(reading, asked, asked.from).like : [];
  return like.length > 0 ? { ...wanted, like: [...like, ...wanted.like], isUnlessSo: true } : wanted;
}

const isMissing = (reading: Reading, clause: Clause): boolean =>
  reading.grammar.plans.verdicts.missing.some((pattern) =>
    pattern.test(
      lineAround(reading, clause, {
        from: cueIn(reading, clause)?.at ?? clause.from,
        to: (cueIn(reading, clause)?.at ?? clause.from) + 1,
      }),
    ),
  );

interface Target {
  readonly mention: Mention;
  /** It is not only spoken of. */
  readonly isSure: boolean;
  /** What goes with it. */
  readonly others?: readonly Mention[];
}

function targetOf(
  reading: Reading,
  each: Outcome,
  before: readonly Outcome[],
  behind: readonly Outcome[],
  praised: ReadonlySet<StandingStop>,
  done: Set<Outcome>,
): Target | undefined {
  const wanted = each.wanted!;
  const { meal } = wanted;
  const isPraised = ({ stands }: Mention) => stands.some((stop) => praised.has(stop));
  const ofMeal = meal && meal.stands.length > 0 && !isPraised(meal) ? meal : undefined;
  if (each.gone?.[0]) return { mention: each.gone[0], isSure: true };
  if (wanted.isSought) {
    const last = before.findLast((one) => !done.has(one) && (one.gone ?? refusedOnes(one.judged ?? [])).length > 0);
    const [refused] = last?.gone ?? refusedOnes(last?.judged ?? []);
    const isOfIt = refused && (isForGone([refused], wanted) || isSame(refused.stands, ofMeal?.stands ?? []));
    if (last && isOfIt) done.add(last);
    if (isOfIt) return { mention: refused, isSure: true };
    const doubted = before.findLast((one) => one.judged?.some(({ verdict }) => verdict === 'doubt'))?.judged?.[0];
    const isOfDoubted = doubted && isOne(doubted.mention) && !meal;
    const own = standingIn(each.clause).filter((mention) => isOne(mention) && mention.what === 'ordinal');
    const meant = isOfDoubted ? doubted.mention : (ofMeal ?? (own.length === 1 ? own[0] : undefined));
    return meant && { mention: meant, isSure: true };
  }
  const gone = before.findLast((one) => one.gone && !done.has(one) && isForGone(one.gone, wanted));
  const last = before.at(-1);
  if (gone && gone === last) {
    done.add(gone);
    return { mention: gone.gone![0]!, isSure: true, others: gone.gone!.slice(1) };
  }
  if (ofMeal) {
    for (const one of [...before, ...behind])
      if (one.judged?.some(({ mention }) => isSame(mention.stands, ofMeal.stands))) done.add(one);
    return { mention: ofMeal, isSure: true };
  }
  if (meal && meal.stands.length === 0) return undefined;
  const judgedOf = (ones: readonly Outcome[], verdicts: ReadonlySet<string>) =>
    ones.flatMap((one) =>
      done.has(one)
        ? []
        : (one.judged ?? []).flatMap(({ verdict, mention }) =>
            verdicts.has(verdict) && mention.stands.length === 1 && !isPraised(mention) ? [{ one, mention }] : [],
          ),
    );
  const found =
    judgedOf([...before, each], AGAINST).at(-1) ??
    judgedOf([...before, each], DOUBT).at(-1) ??
    judgedOf(behind, AGAINST)[0];
  if (found) {
    done.add(found.one);
    return { mention: found.mention, isSure: true };
  }
  // "We want to sit down for dinner, something romantic": both are of that dinner.
  const described = last?.comings?.at(-1)?.mention;
  if (described?.what === 'meal' && described.stands.length > 0 && !wanted.by)
    return { mention: described, isSure: true };
  // "A tavern sounds a bit casual. Something more romantic?": of the one stop that was spoken of just before.
  const spoken = before.findLast((one) => standingIn(one.clause).length > 0 && isIdle(one) && !done.has(one));
  const [stop, another] = spoken
    ? standingIn(spoken.clause).filter((mention) => isOne(mention) && !isPraised(mention))
    : [];
  if (stop && !another && isAlike(stop, wanted))
    return { mention: stop, isSure: wanted.isElse === true || wanted.isAnother === true };
  // Of no tavern in the plan, the only table.
  const table = [...before, each]
    .flatMap(({ clause }) => ownOf(clause))
    .some(({ what, stop }) => what === 'type' && stop.wish && isServed(stop.wish));
  const only = table && isIdleBefore(before) ? onlyTable(reading, praised) : undefined;
  if (only && !wanted.by) return { mention: only, isSure: true };
  const own = standingIn(each.clause).filter((mention) => isOne(mention) && !isPraised(mention));
  if (own.length === 1 && own[0]!.what !== 'type') return { mention: own[0]!, isSure: true };
  // "Another place then. Is the café by the theatre open?": the question names it.
  const isNamedBehind = behind.some(
    ({ clause }) => clause.isAsked && ownOf(clause).some(({ what, stands }) => what === 'name' && stands.length === 0),
  );
  return isNamedBehind ? undefined : ofTalk(reading, each.clause, wanted, praised);
}

const AGAINST: ReadonlySet<string> = new Set(['against', 'known']);

const DOUBT: ReadonlySet<string> = new Set(['doubt']);

/** What is served comes for what is served, and a visit for a visit; of what no kind was said comes for either. */
const isAlike = ({ stands }: Mention, { by }: Wanted): boolean =>
  !by?.wish || isOfRestaurant(by.wish) === stands.some(isLaid);

/** Of no stop that the message names: the one that was talked of, the only table, the only one of that kind. */
function ofTalk(
  reading: Reading,
  clause: Clause,
  wanted: WantedByWords,
  praised: ReadonlySet<StandingStop>,
): Target | undefined {
  const { inFocus } = reading.context;
  const talkedOf = inFocus && nameMention(reading, inFocus, { from: 0, to: 1 });
  const isFree = (stop: StandingStop) => !praised.has(stop);
  // "Too expensive, something cheaper", behind a change: of what came in with it.
  const isCloser = wanted.isCheaper === true || wanted.near !== undefined || wanted.like.length > 0;
  if (
    (wanted.isAnother || (isCloser && !clause.isAsked)) &&
    !wanted.by &&
    talkedOf?.stands.length === 1 &&
    talkedOf.stands.every(isFree)
  )
    return { mention: talkedOf, isSure: true };
  const [kind] = wanted.anyOf ?? (wanted.by?.wish ? [wanted.by.wish] : []);
  // "Make it Japanese or fish".
  const isOfIt = roleAt(clause.items, 'it') !== undefined;
  if (!(wanted.isAnother || isOfIt) || !kind || !isOfRestaurant(kind)) return undefined;
  const table = onlyTable(reading, praised);
  return table && { mention: table, isSure: true };
}

function onlyTable(reading: Reading, praised: ReadonlySet<StandingStop>): Mention | undefined {
  const table = onlyLaid(standingOf(reading).filter((stop) => !praised.has(stop)));
  return table && mentionOf(reading, table);
}

const isIdleBefore = (before: readonly Outcome[]): boolean => before.every(isIdle);

const mentionOf = (reading: Reading, stop: StandingStop): Mention => {
  const of = nameOf(reading, stop.place);
  return { kind: 'mention', what: 'name', of, stop: { reference: of }, stands: [stop], from: 0, to: 0 };
};
