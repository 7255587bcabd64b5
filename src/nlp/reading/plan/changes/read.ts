// What a message changes of the plan that stands. It is cut into clauses; each clause has one role, and what the clauses say
// of the same stop is put together. Clauses that ask or list something are left to other readers.
import { must, type Said, UNSAID } from '../../../../wishes/wish.ts';
import type { PlanEdit, PlanStop, Reference } from '../../../frame.ts';
import { ANY_TABLE, isOfRestaurant } from '../../../table.ts';
import { lineOfWords, type Reading, type StandingStop, saidOf, writtenIn } from '../../context.ts';
import { mealsSaid } from '../../meals.ts';
import { dayIn } from '../numbers.ts';
import type { PlanSentence } from '../stops-said.ts';
import { arranged } from './arranged.ts';
import {
  type Clause,
  clausesOf,
  isLink,
  isMention,
  isRefusal,
  lineAround,
  ownOf,
  roleAt,
  sentenceOf,
} from './clauses.ts';
import { allBut, anyBut, droppedIn, dropsOf, eatenAtHome, exceptIn, nameOf, onlyThose } from './drop.ts';
import { exchanged, insteadIn, isOpen, swappedIn, swapsFor } from './exchange.ts';
import { keptIn, restoredIn } from './keep.ts';
import { countedIn } from './many.ts';
import { type Item, itemsOf, type Mention, nameMention } from './mentions.ts';
import { type Coming, comingsIn, editsOfComing, isPlacedInPlan, isServed } from './put.ts';
import { atBareHour, eatenAt, hasHour, standingIn, stretched, wrongHour } from './time.ts';
import { type Judged, judgedIn } from './verdicts.ts';
import { cueIn, type Wanted, wantedFrom } from './wanted.ts';
import { takenBack, wholeIn } from './whole.ts';

export interface Changes {
  readonly edits: readonly PlanEdit[];
  /** Lists that are asked for beside them. */
  readonly lists: readonly Said[];
  /** A stop goes, stays or comes back by a word of its own: no plan is listed anew. */
  readonly isSure: boolean;
  /** Something is to be changed, and nobody knows what. */
  readonly isUnread?: true;
}

type WantedByWords = Wanted & { readonly isElse?: true; readonly isAnother?: true };

/** What one clause says, as far as it is understood by itself. */
interface Outcome {
  readonly clause: Clause;
  readonly edits?: readonly PlanEdit[];
  readonly gone?: readonly Mention[];
  readonly comings?: readonly Coming[];
  readonly judged?: readonly Judged[];
  readonly wanted?: WantedByWords;
  /** What goes is said, and what comes must be in another clause. */
  readonly isHalf?: true;
  /** A name alone: it comes where a stop is turned down before it. */
  readonly isBare?: true;
  readonly isList?: true;
  readonly isKept?: true;
  /** Stops that are to stay, whatever else is said. */
  readonly kept?: readonly Mention[];
}

/** Undefined where it changes nothing. */
export function changesOf(reading: Reading, parts: readonly PlanSentence[]): Changes | undefined {
  if (!isOfPlan(reading, parts)) return undefined;
  const said = parts.map((part) => ({ part, items: itemsOf(reading, part) }));
  const order = arranged(reading, said);
  if (order) return { edits: order.edits, lists: [], isSure: false };
  const outcomes = withRefusals(
    reading,
    clausesOf(reading, parts).map((clause) => outcomeOf(reading, clause)),
  );
  const edits = together(reading, outcomes);
  const isSure = outcomes.some(
    ({ gone, judged = [], clause: { verb } }) =>
      gone || refusedOnes(judged).length > 0 || (verb && SURE.has(verb.role)),
  );
  const lists = outcomes.flatMap(({ isList, clause: { from, to } }) => (isList ? [saidOf(reading, from, to)] : []));
  const isSaid = edits.length > 0 || outcomes.some(({ isKept }) => isKept);
  // "Put it at six", of nothing that was named: asked back, and no other plan is made.
  const isUnread =
    !isSaid &&
    outcomes.some(({ clause }) => isUnreadVerb(clause)) &&
    (reading.context.topic === 'plan' || reading.context.isPlanOpen === true);
  return isSaid || isUnread ? { edits, lists, isSure, ...(isUnread && { isUnread }) } : undefined;
}
const isUnreadVerb = ({ verb, isAsked, items }: Clause): boolean =>
  verb !== undefined &&
  CHANGING.has(verb.role) &&
  (verb.isOfIt === true || roleAt(items, 'it') !== undefined) &&
  !isAsked;
const SURE: ReadonlySet<string> = new Set(['swap', 'keep', 'restore']);

/** A plan stands, and the message speaks of it: it was talked of last, or a stop of it is named with a verb of changing. */
function isOfPlan(reading: Reading, parts: readonly PlanSentence[]): boolean {
  const { standing, topic, isPlanOpen } = reading.context;
  if (!standing?.length) return false;
  if (topic === 'plan' || isPlanOpen) return true;
  const items = parts.flatMap((part) => itemsOf(reading, part));
  const hasVerb = items.some((each) => each.kind === 'word' && (CHANGING.has(each.role) || each.role === 'insteadOf'));
  const stands = items.filter((each) => isMention(each) && each.stands.length > 0 && each.what !== 'type');
  const isBack = items.some((each) => each.kind === 'word' && BACK.has(each.role));
  if (isBack) return true;
  const isNamed = parts.some(({ sentence }) => reading.grammar.plans.ofPlan.test(writtenIn(reading, sentence)));
  // "Lunch at half past three, rather", after something else was talked of.
  const isTimed = parts.some((part) => isShortAndTimed(part, itemsOf(reading, part)));
  if (isTimed && topic !== 'list') return true;
  return isNamed ? hasVerb || stands.length > 1 : hasVerb && stands.length > 0;
}
const CHANGING: ReadonlySet<string> = new Set(['swap', 'drop', 'put', 'move', 'restore']);
/** What only a plan that stood can be. */
const BACK: ReadonlySet<string> = new Set(['restore', 'asWas', 'planBefore']);
const TIMED_WORDS = 10;

const isShortAndTimed = ({ sentence }: PlanSentence, items: readonly Item[]): boolean =>
  !sentence.isQuestion &&
  sentence.to - sentence.from <= TIMED_WORDS &&
  items.some(({ kind }) => kind === 'hour') &&
  items.some((item) => isMention(item) && item.what === 'meal' && item.stands.length > 0);

/** "The cathedral? No, thanks": the one stop that the clause before names. */
function withRefusals(reading: Reading, all: readonly Outcome[]): readonly Outcome[] {
  return all.map((each, at) => {
    const next = all[at + 1];
    const [mention, another] = standingIn(each.clause);
    const isShort = each.clause.to - each.clause.from <= REFUSED_WORDS;
    const isRefused = next && mention && !another && isShort && !each.clause.verb && isRefusal(reading, next.clause);
    return isRefused
      ? { clause: each.clause, judged: [{ mention, verdict: 'against', clause: each.clause, line: '' }] }
      : each;
  });
}
const REFUSED_WORDS = 7;

function outcomeOf(reading: Reading, clause: Clause): Outcome {
  const line = lineOfWords(reading.document.words.slice(clause.from, clause.to));
  const { placeAlone, whereElse } = reading.grammar.plans;
  if (placeAlone.test(line)) return { clause, isList: true };
  if (whereElse.test(line)) return { clause };
  const only = onlyThose(reading, clause, (mention) => lineAround(reading, clause, mention));
  const settled = [
    () => anyBut(clause),
    () => allBut(reading, clause),
    () => eatenAtHome(reading, clause),
    () => countedIn(reading, clause),
    () => wrongHour(reading, clause),
    () => stretched(reading, clause),
    () => only,
    () => takenBack(reading, clause),
    () => keptIn(reading, clause) ?? [],
    () => restoredIn(reading, clause) ?? [],
  ];
  for (const read of settled) {
    const edits = read();
    if (edits.length > 0) return { clause, edits, ...(edits === only && { kept: standingIn(clause) }) };
  }
  const except = exceptIn(clause);
  if (except.length > 0) return { clause, gone: except };
  if (clause.verb?.role === 'keep') return { clause, isKept: true };
  const instead = insteadIn(reading, clause) ?? swappedIn(reading, clause);
  if (instead?.edits) return { clause, edits: instead.edits };
  if (instead?.gone) return { clause, gone: instead.gone, isHalf: true };
  return byVerb(reading, clause) ?? byWords(reading, clause);
}

function byVerb(reading: Reading, clause: Clause): Outcome | undefined {
  const { verb } = clause;
  switch (verb?.role) {
    case 'drop': {
      const gone = droppedIn(clause) ?? [];
      if (gone.length > 0) return withRest(reading, clause, gone);
      const whole = wholeIn(reading, clause);
      return whole.length > 0 ? { clause, edits: whole } : undefined;
    }
    case 'put':
    case 'move':
    case 'restore':
      return placedBy(reading, clause);
    case 'seek':
      return isPlacedInPlan(clause) ? placedBy(reading, clause) : undefined;
    case 'fill': {
      const at = clause.items.find((each) => each.kind === 'hour');
      return { clause, edits: [{ kind: 'more', ...(at?.kind === 'hour' && { at: at.when }) }] };
    }
    default:
      return undefined;
  }
}

/** "Scrap the drinks, something quieter then": behind what goes, the clause may say what comes. */
function withRest(reading: Reading, clause: Clause, gone: readonly Mention[]): Outcome {
  const last = Math.max(clause.verb!.to, ...gone.filter(({ to }) => to <= clause.to).map(({ to }) => to));
  const cue = cueIn(reading, { ...clause, from: last });
  return { clause, gone, ...(cue && { wanted: { ...wantedFrom(reading, clause, cue.at, gone), ...cueOf(cue) } }) };
}

function placedBy(reading: Reading, clause: Clause): Outcome | undefined {
  const own = ownOf(clause);
  const it = own.length === 0 || clause.verb?.isOfIt ? clause.it : [];
  const mentions = [...it, ...own.filter((each) => !it.includes(each))];
  const comings = comingsIn(reading, clause, mentions);
  if (comings.length > 0) {
    const bare = atBareHour(reading, clause);
    return comings.every(({ at }) => !at) && bare.length > 0 ? { clause, edits: bare } : { clause, comings };
  }
  if (reading.grammar.plans.pausing.test(writtenIn(reading, clause))) return { clause, edits: pause(reading, clause) };
  const whole = wholeIn(reading, clause);
  if (whole.length > 0) return { clause, edits: whole };
  const cue = cueIn(reading, clause);
  const isMore = clause.verb?.role === 'put' && cue;
  const like = isMore ? wantedFrom(reading, clause, cue.at).like : [];
  return isMore ? { clause, edits: [{ kind: 'more', ...(like.length > 0 && { like }) }] } : undefined;
}

/** Clauses without a verb of changing: what is thought of a stop, what is wanted, when a stop is, what the whole is to be. */
function byWords(reading: Reading, clause: Clause): Outcome {
  const whole = wholeIn(reading, clause);
  if (whole.length > 0 && standingIn(clause).length + clause.it.length === 0) return { clause, edits: whole };
  const judged = judgedIn(reading, clause);
  const cue = cueIn(reading, clause);
  // "Rather dinner before the show": what stands goes elsewhere, and nothing comes.
  const isOfStanding = cue?.isRather && isPlacing(clause) && standingIn(clause).length > 0;
  const isDoubted = cue?.isRather && judged.some(({ verdict }) => verdict === 'doubt');
  if (cue && !isOfStanding && !isDoubted) {
    const isWhole = cue.isRather && ownOf(clause).some(({ what, to }) => what === 'meal' && to <= cue.at);
    const wanted = { ...wantedFrom(reading, clause, isWhole ? clause.from : cue.at), ...cueOf(cue) };
    return { clause, wanted, ...(judged.length > 0 && { judged: judged.filter(({ verdict }) => verdict !== 'for') }) };
  }
  const isBad = judged.some(({ verdict }) => verdict === 'against' || verdict === 'known');
  if (isBad) return { clause, judged };
  const eaten = eatenAt(reading, clause);
  if (eaten.length > 0) return { clause, edits: eaten };
  const isFact = clause.isAsked && clause.part.asks.some(({ kind }) => kind === 'fact');
  if (!isFact && isPlacing(clause)) {
    const comings = comingsIn(reading, clause);
    const isProposed = reading.grammar.plans.proposing.test(writtenIn(reading, clause));
    if (comings.length > 0 && (!clause.isAsked || isProposed)) return { clause, comings };
  }
  if (reading.grammar.plans.pausing.test(writtenIn(reading, clause))) return { clause, edits: pause(reading, clause) };
  if (judged.length > 0) return { clause, judged };
  // "The dinner with tapas, in the old town": what a meal that stands is to be.
  const isTable = standingIn(clause).some(({ what }) => what === 'meal') && !isFact && !clause.isAsked;
  const described = isTable ? comingsIn(reading, clause).filter(isDescribed) : [];
  if (described.length > 0) return { clause, comings: described };
  return whole.length > 0 ? { clause, edits: whole } : { clause, ...comingAlong(reading, clause) };
}

const isDescribed = ({ mention: { what, stop }, near, like, isCheaper }: Coming): boolean =>
  what === 'meal' && (stop.wish !== undefined || near !== undefined || like.length > 0 || isCheaper === true);

/** It says an hour, a neighbour in the order, or first and last. */
const isPlacing = (clause: Clause): boolean =>
  hasHour(clause) ||
  clause.items.some(
    (each) => each.kind === 'word' && (each.side !== undefined || each.role === 'first' || each.role === 'last'),
  ) ||
  ownOf(clause).some(({ table }) => table && table.stands.length > 0);

const cueOf = ({ isElse, isAnother }: { readonly isElse?: true; readonly isAnother?: true }) => ({
  ...(isElse && { isElse }),
  ...(isAnother && { isAnother }),
});

/** "And a museum", "with the market", "then a club", "can we see the stadium?": it comes in. */
function comingAlong(reading: Reading, clause: Clause): Pick<Outcome, 'comings' | 'isBare' | 'edits'> {
  const { plans, adding } = reading.grammar;
  const { words } = reading.document;
  const own = ownOf(clause);
  const [first] = own;
  const isEaten = sentenceOf(reading, clause).phrases.some(
    ({ family, meaning }) => family === 'plan' && (meaning === 'eat' || meaning === 'meal'),
  );
  // "We need somewhere to eat too", "and we end with dinner".
  if (isEaten && !clause.isAsked && own.every(({ stands }) => stands.length === 0)) {
    const [meal] = mealsSaid(reading, sentenceOf(reading, clause));
    return { edits: [{ kind: 'add', stop: meal ? { meal: meal.meal } : { wish: ANY_TABLE } }] };
  }
  if (!first || first.stands.length > 0) return {};
  const lead = lineOfWords(words.slice(clause.from, first.from));
  const opening = words[clause.from]!.norm;
  const isShort = clause.to - clause.from <= SHORT_WORDS;
  const isListed = words.slice(clause.from, first.from).every(({ norm }) => isLink(reading, norm));
  const isAdded =
    isShort &&
    isListed &&
    !clause.isAsked &&
    (adding.has(opening) || opening === plans.and || plans.thenComes.test(lead));
  const isSeen = first.what === 'name' && plans.canSee.test(lead) && clause.isAsked;
  const isBare =
    first.what === 'name' && first.stands.length === 0 && lead.trim().split(' ').length <= 2 && !clause.isAsked;
  if (isAdded || isSeen) return { comings: comingsIn(reading, clause) };
  return isBare ? { comings: comingsIn(reading, clause), isBare } : {};
}
const SHORT_WORDS = 9;

/** "A break before the palace": a café. */
function pause(reading: Reading, clause: Clause): readonly PlanEdit[] {
  const mention: Mention = {
    ...nameMention(reading, { name: '', normalized: '', thing: { kind: 'area', areaId: '' } } as never, clause),
    what: 'type',
    stop: { wish: CAFE },
  };
  return comingsIn(reading, clause, [mention]).flatMap((coming) => editsOfComing(reading, clause, coming));
}
const CAFE = must({ attribute: 'category', operator: 'is', value: 'cafes' });

/** The changes of all clauses: what goes and what comes for it in another clause are one exchange. */
function together(reading: Reading, all: readonly Outcome[]): readonly PlanEdit[] {
  const done = new Set<Outcome>();
  const edits: PlanEdit[] = [];
  const praised = new Set(
    all.flatMap(({ judged = [], kept = [], isKept, clause }) => [
      ...judged.flatMap(({ verdict, mention }) => (verdict === 'for' ? mention.stands : [])),
      ...[...kept, ...(isKept ? standingIn(clause) : [])].flatMap(({ stands }) => stands),
    ]),
  );
  const isInstead = all.some(({ clause }) => roleAt(clause.items, 'instead'));
  const exchange = pairOf(all, isInstead);
  if (exchange) {
    const { going, gone, coming, news } = exchange;
    edits.push(...exchanged(reading, coming.clause, gone, news));
    done.add(going).add(coming);
  }
  let last = exchange?.coming.comings?.at(-1);
  all.forEach((each, at) => {
    if (done.has(each)) return;
    const before = all.slice(0, at);
    if (each.wanted) edits.push(...wantedEdits(reading, each, before, all.slice(at + 1), praised, done, last));
    else if (each.edits) edits.push(...ofTheirDay(reading, each.clause, each.edits));
    else if (each.gone && !done.has(each)) {
      // "Take it out. Somewhere else then": what comes is said behind it.
      const next = all[at + 1];
      const isFilled = next?.wanted && !next.gone && isForGone(each.gone, next.wanted);
      if (!isFilled && !each.isHalf) edits.push(...ofTheirDay(reading, each.clause, dropsOf(reading, each.gone)));
    } else if (each.comings && !each.isBare) {
      for (const coming of each.comings) {
        edits.push(...comingEdits(reading, each.clause, coming, last));
        last = coming;
      }
    }
    if (!each.wanted && each.judged)
      edits.push(...ofTheirDay(reading, each.clause, judgedEdits(reading, each, all, praised, done)));
  });
  return once(edits);
}

/** "Day two is too full, drop one thing": a change that names a day touches no other. A stop that moves is looked for in all. */
function ofTheirDay(reading: Reading, { part }: Clause, edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const day = dayIn(reading, part.sentence);
  return edits.map((edit) => (edit.kind === 'move' || edit.kind === 'day' ? edit : { ...day, ...edit }));
}

/** What goes in one clause and what comes in another, where the words say so, or where both are tables or both are not. */
function pairOf(all: readonly Outcome[], isInstead: boolean) {
  const going = all.find(({ gone, judged }) => gone ?? (judged && refusedOnes(judged).length > 0));
  const isNew = ({ mention }: Coming) => mention.stands.length === 0;
  const coming = all.find(
    ({ comings = [], isBare }, at) => comings.some(isNew) && (!isBare || all[at - 1] === going) && all[at] !== going,
  );
  if (!going || !coming?.comings) return undefined;
  const gone = going.gone ?? refusedOnes(going.judged!);
  const news = coming.comings.filter(isNew).map(({ mention }) => mention);
  const areAlike = gone.length === 1 && isTable(gone[0]!) === isTable(news[0]!);
  const isOfTables = areAlike && news.length === 1 && isTable(gone[0]!);
  const isPlaced = coming.comings.some(({ at, before, after }) => at ?? before ?? after);
  const between = all.slice(all.indexOf(going) + 1, all.indexOf(coming));
  const isTurnedDown = !going.gone && areAlike && all.indexOf(coming) > all.indexOf(going) && between.every(isIdle);
  const isPair = isInstead || going.isHalf || ((isOfTables || isTurnedDown) && !isPlaced);
  return isPair ? { going, gone, coming, news } : undefined;
}

const isIdle = ({ gone, comings, edits, wanted }: Outcome): boolean => !gone && !comings && !edits && !wanted;

const refusedOnes = (judged: readonly Judged[]): readonly Mention[] =>
  judged.flatMap(({ verdict, mention }) =>
    (verdict === 'against' || verdict === 'known') && isOne(mention) ? mention : [],
  );

const isTable = ({ stands, of, stop, what }: Mention): boolean =>
  stands.length > 0
    ? stands.every(({ meal }) => meal === 'lunch' || meal === 'dinner')
    : what === 'name'
      ? isRestaurant(of)
      : stop.wish !== undefined && isOfRestaurant(stop.wish);

const isRestaurant = (of: Reference): boolean =>
  of.kind === 'name' && of.candidates[0]?.entry.categories?.[0] === 'restaurants';

/** Who names a restaurant for a plan with one table means that table. */
function comingEdits(reading: Reading, clause: Clause, coming: Coming, last: Coming | undefined): readonly PlanEdit[] {
  const { mention } = coming;
  const tables = (reading.context.standing ?? []).filter(({ meal }) => meal === 'lunch' || meal === 'dinner');
  const [table, another] = tables;
  const isFree = !coming.at && !coming.before && !coming.after && !mention.stop.meal && !coming.isLast;
  const isOfTable =
    mention.what === 'name' && mention.stands.length === 0 && isRestaurant(mention.of) && table && !another && isFree;
  if (isOfTable && clause.verb) return [{ kind: 'swap', of: nameOf(reading, table.place), by: mention.stop }];
  return editsOfComing(reading, clause, coming, last);
}

/** Whether what is wanted can stand in the place of what goes: no meal for a visit. */
const isForGone = (gone: readonly Mention[], wanted: Wanted): boolean =>
  gone.length > 0 && (wanted.meal === undefined || gone.some(({ stands }) => isSame(stands, wanted.meal!.stands)));

const isSame = (a: readonly StandingStop[], b: readonly StandingStop[]): boolean => a.some((each) => b.includes(each));
const isOne = ({ stands }: Mention): boolean => stands.length === 1;

/** What is wanted comes for the stop that goes, is not wanted, or was spoken of; for nothing that stands, it comes on top. */
function wantedEdits(
  reading: Reading,
  each: Outcome,
  before: readonly Outcome[],
  behind: readonly Outcome[],
  praised: ReadonlySet<StandingStop>,
  done: Set<Outcome>,
  last: Coming | undefined,
): readonly PlanEdit[] {
  const wanted = each.wanted!;
  const others = (each.gone ?? []).slice(1);
  const target = targetOf(reading, each, before, behind, praised, done);
  if (target) {
    if (isOpen(wanted) && !wanted.isUnread && !wanted.isAnother && !each.gone && !target.isSure) return [];
    const swaps = swapsFor(target.mention, wanted);
    return [...swaps, ...dropsOf(reading, others), ...(target.others ? dropsOf(reading, target.others) : [])];
  }
  const comings = comingsIn(reading, each.clause).filter(({ mention }) => mention.stands.length === 0);
  const isThen = roleAt(each.clause.items, 'then') !== undefined || roleAt(each.clause.items, 'last') !== undefined;
  const isPlaced = isThen || hasHour(each.clause) || isPlacedInPlan(each.clause);
  const [coming] = comings;
  if (coming && (isPlaced || each.clause.verb))
    return comings.flatMap((one) => comingEdits(reading, each.clause, one, last));
  if (wanted.by && isPlaced) return [{ kind: 'add', stop: { ...wanted.by, ...(wanted.at && { at: wanted.at }) } }];
  const missing = (each.judged ?? []).filter(({ verdict }) => verdict === 'missing');
  if (missing.length > 0) return missing.flatMap(({ mention }) => missed(reading, each.clause, mention, before));
  const hour = each.clause.items.find((item) => item.kind === 'hour');
  if (hour?.kind === 'hour' && isMissing(reading, each.clause)) return [{ kind: 'more', at: hour.when }];
  return [];
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
            verdicts.has(verdict) && isOne(mention) && !isPraised(mention) ? [{ one, mention }] : [],
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
  return ofTalk(reading, wanted, praised);
}
const AGAINST: ReadonlySet<string> = new Set(['against', 'known']);
const DOUBT: ReadonlySet<string> = new Set(['doubt']);

/** What is served comes for what is served, and a visit for a visit; of what no kind was said comes for either. */
const isAlike = ({ stands }: Mention, { by }: Wanted): boolean =>
  !by?.wish || isOfRestaurant(by.wish) === stands.some(({ meal }) => meal === 'lunch' || meal === 'dinner');

/** Of no stop that the message names: the one that was talked of, the only table, the only one of that kind. */
function ofTalk(reading: Reading, wanted: WantedByWords, praised: ReadonlySet<StandingStop>): Target | undefined {
  const { inFocus } = reading.context;
  const talkedOf = inFocus && nameMention(reading, inFocus, { from: 0, to: 1 });
  const isFree = (stop: StandingStop) => !praised.has(stop);
  if (wanted.isAnother && !wanted.by && talkedOf?.stands.length === 1 && talkedOf.stands.every(isFree))
    return { mention: talkedOf, isSure: true };
  const { by } = wanted;
  if (!wanted.isAnother || !by?.wish || !isOfRestaurant(by.wish)) return undefined;
  const table = onlyTable(reading, praised);
  return table && { mention: table, isSure: true };
}

function onlyTable(reading: Reading, praised: ReadonlySet<StandingStop>): Mention | undefined {
  const { standing = [] } = reading.context;
  const [table, another] = standing.filter((stop) => !praised.has(stop) && isTableStop(stop));
  return table && !another ? mentionOf(reading, table) : undefined;
}

const isIdleBefore = (before: readonly Outcome[]): boolean => before.every(isIdle);

const mentionOf = (reading: Reading, stop: StandingStop): Mention => {
  const of = nameOf(reading, stop.place);
  return { kind: 'mention', what: 'name', of, stop: { reference: of }, stands: [stop], from: 0, to: 0 };
};

/** A stop that is not wanted goes, or gives way to another; one that is missing comes. */
function judgedEdits(
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
    if (!isBad || isOfOther(mention) || mention.stands.some((stop) => praised.has(stop))) return [];
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
  if (verdict === 'known') return { kind: 'drop', of };
  if (reading.grammar.plans.tooDear.test(line)) return { kind: 'swap', of, cheaper: true };
  if (what === 'meal') return { kind: 'drop', of };
  const isServedThere = stands.some((stop) => stop.meal !== undefined || stop.place.categories.includes('pubs/bars'));
  return isServedThere ? { kind: 'swap', of } : { kind: 'drop', of, isRefused: true };
}

/** "I don't see any stew": what should be there and is not. */
function missed(reading: Reading, clause: Clause, mention: Mention, all: readonly Outcome[]): readonly PlanEdit[] {
  const { wish } = mention.stop;
  const doubted = all
    .flatMap(({ judged = [] }) => judged)
    .find((each) => each.verdict === 'doubt' && each.mention.stands.some(isTableStop));
  const isEaten = wish !== undefined && isOfRestaurant(wish) && (wish.attribute === 'dish' || doubted !== undefined);
  const isThere = mention.stands.length > 0 || (mention.alike?.length ?? 0) > 0;
  if (isThere && !isEaten)
    return hasHour(clause)
      ? comingsIn(reading, clause, [mention]).flatMap((each) => editsOfComing(reading, clause, each))
      : [];
  const { standing = [] } = reading.context;
  const usual = standing.find(({ meal }) => meal === 'lunch') ?? standing.find(isTableStop);
  const table = isEaten ? (doubted?.mention.stands[0] ?? usual) : undefined;
  const meal = table?.meal === 'lunch' || table?.meal === 'dinner' ? table.meal : undefined;
  if (wish && meal) {
    const by: PlanStop = { meal, wish: must(wish) };
    return [{ kind: 'swap', of: { kind: 'meal', meal, said: UNSAID }, by }];
  }
  return comingsIn(reading, clause, [mention]).flatMap((each) => editsOfComing(reading, clause, each));
}
const isTableStop = ({ meal }: StandingStop): boolean => meal === 'lunch' || meal === 'dinner';

/** Each change once: what comes for a stop does not come once more because it was missed. */
function once(edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const all = [...new Map(edits.map((edit) => [JSON.stringify(edit), edit])).values()];
  const distinct = all.filter((edit) => !isSaidBetter(edit, all)).map((edit) => cutAsSaid(edit, all));
  const whatOf = ({ wish, reference }: PlanStop) =>
    reference?.kind === 'name'
      ? reference.candidates[0]?.entry.name
      : wish && `${wish.attribute} ${String(wish.value)}`;
  const timed = distinct.flatMap((edit) => (edit.kind === 'move' && edit.to ? JSON.stringify(edit.of) : []));
  const swapped = new Set(distinct.flatMap((edit) => (edit.kind === 'swap' && edit.by ? (whatOf(edit.by) ?? []) : [])));
  const added = new Set<string>();
  return distinct.filter((edit) => {
    // "Museums bore him, change that": they go.
    if (edit.kind === 'swap' && !edit.by && !edit.like && edit.of.kind === 'type')
      return !distinct.some((each) => each.kind === 'drop' && each.isAll && each.of.kind === 'type');
    // "Dinner is too late. The kids eat at seven": the hour says more than "earlier".
    if (edit.kind === 'move' && edit.toward) return !timed.some((of) => isSameMeal(of, edit.of));
    if (edit.kind !== 'add') return true;
    const what = whatOf(edit.stop);
    if (what === undefined) return true;
    const isTwice = swapped.has(what) || (added.has(what) && !edit.isMore);
    added.add(what);
    return !isTwice;
  });
}

const isSameMeal = (of: string, other: Reference): boolean =>
  of === JSON.stringify(other) ||
  (other.kind === 'meal' && (JSON.parse(of) as Reference & { meal?: string }).meal === other.meal);

/** "Too full, drop one", "a lot of museums, take one out": what is complained of, and then how much is to go. */
function isSaidBetter(edit: PlanEdit, all: readonly PlanEdit[]): boolean {
  const isOfStop = all.some(({ kind }) => kind === 'drop' || kind === 'swap');
  // "Drop the third stop, we don't like it": why, and no other plan.
  if (edit.kind === 'anew') return isOfStop && !edit.isElsewhere && !edit.near && !edit.like;
  const isCut = all.some((each) => each.kind === 'less' && each.count !== undefined);
  if (edit.kind === 'shorter_walks') return isCut;
  if (edit.kind !== 'less') return false;
  const isOfKind = all.some((each) => each.kind === 'drop' && each.isOne);
  if (edit.count !== undefined) return isOfKind && edit.by === undefined;
  return isOfKind || isOfStop || all.some((each) => each !== edit && each.kind === 'less' && each.count !== undefined);
}

/** "Too much walking, cut one stop", "day two is too full. Take one out": why it goes, and of which day. */
function cutAsSaid(edit: PlanEdit, all: readonly PlanEdit[]): PlanEdit {
  if (edit.kind !== 'less') return edit;
  const ofDay = all.find((each) => each.kind === 'less' && (each.ofDay !== undefined || each.on !== undefined));
  const isOfWalking = all.some(({ kind }) => kind === 'shorter_walks');
  return {
    ...(ofDay?.ofDay !== undefined && { ofDay: ofDay.ofDay }),
    ...(ofDay?.on && { on: ofDay.on }),
    ...edit,
    ...(isOfWalking && { by: 'walk' as const }),
  };
}
