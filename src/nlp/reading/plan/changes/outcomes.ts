// What one clause says, as far as it is understood by itself: each role has its own file.
import type { PlanEdit } from '../../../frame.ts';
import { ANY_TABLE, isLaid } from '../../../table.ts';
import { lineOfWords, type Reading, writtenIn } from '../../context.ts';
import { mealsSaid } from '../../meals.ts';
import { sunsetWordIn } from '../sunset.ts';
import { type Clause, isBesideIt, isLink, lineAround, ownOf, roleAt, sentenceOf } from './clause.ts';
import { conditionIn } from './conditions.ts';
import { daysIn } from './days.ts';
import { isServed } from './dishes.ts';
import { allBut, anyBut, droppedIn, exceptIn, isFedElsewhere, mealsHad, onlyThose } from './drop.ts';
import { insteadIn, swappedIn } from './exchange.ts';
import { tooFarFor } from './far.ts';
import { besideStop, type Gap, gapSaid } from './gap-said.ts';
import { keptIn, restoredIn } from './keep.ts';
import { countedIn, enoughIn } from './many.ts';
import type { Mention } from './mention.ts';
import { onlyAsks } from './only-asks.ts';
import { isPause, pause } from './pause.ts';
import { type Coming, comingsIn, isPlacedInPlan, thingIn } from './put.ts';
import { soughtIn, type WantedByWords } from './sought.ts';
import { atBareHour, eatenAt, hasHour, onOtherDay, standingIn, stretched, wrongHour } from './time.ts';
import { type Judged, judgedIn } from './verdicts.ts';
import { cueIn, cueOf, wantedFrom } from './wanted.ts';
import { takenBack, wholeIn } from './whole.ts';

/** What one clause says, as far as it is understood by itself. */
export interface Outcome {
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
  /** Stops between which nothing is planned. */
  readonly gap?: Gap;
  /** People eat elsewhere: of a table that goes no other comes. */
  readonly isFed?: true;
  /** Stops that are to stay, whatever else is said. */
  readonly kept?: readonly Mention[];
}

export function outcomeOf(reading: Reading, clause: Clause): Outcome {
  const line = lineOfWords(reading.document.words.slice(clause.from, clause.to));
  const { placeAlone, whereElse } = reading.grammar.plans;
  if (placeAlone.test(line)) return { clause, isList: true };
  const gap = gapSaid(reading, clause);
  if (gap) return { clause, gap };
  // "Another place for dinner", of a plan with a dinner: that one.
  const isOtherTable = !clause.isAsked && standingIn(clause).some(({ what }) => what === 'meal');
  if ((whereElse.test(line) && !isOtherTable) || (onlyAsks(reading, clause) && !isTableWanted(reading, clause)))
    return { clause };
  // "Forget the tavern, we packed sandwiches": why a meal goes, and nothing comes.
  if (isFedElsewhere(reading, clause)) {
    const gone =
      clause.verb?.role === 'drop' ? droppedIn(reading, clause)?.filter(({ stands }) => stands.length > 0) : [];
    return gone?.length ? { clause, gone, isFed: true } : { clause, edits: mealsHad(clause), isFed: true };
  }
  const far = tooFarFor(reading, clause);
  if (far) return { clause, judged: [{ mention: far, verdict: 'against', line }], ...wantedBehind(reading, clause) };
  // "Only Saturday, from three": the days first, and then the hours of those that are left.
  const days = ownOf(clause).length > 0 ? [] : daysIn(reading, clause);
  if (days.length > 0) return { clause, edits: [...days, ...wholeIn(reading, clause)] };
  const enough = enoughIn(reading, clause);
  if (enough) return { clause, edits: enough, isKept: true };
  const only = onlyThose(reading, clause, (mention) => lineAround(reading, clause, mention));
  const settled = [
    () => anyBut(clause),
    () => allBut(reading, clause),
    () => countedIn(reading, clause),
    () => wrongHour(reading, clause),
    () => stretched(reading, clause),
    () => onOtherDay(reading, clause),
    () => only,
    () => takenBack(reading, clause),
    () => besideStop(reading, clause),
    () => conditionIn(reading, clause),
    () => keptIn(reading, clause) ?? [],
    () => restoredIn(reading, clause) ?? [],
  ];
  for (const read of settled) {
    const edits = read();
    if (edits.length > 0)
      return {
        clause,
        edits,
        ...(edits === only && { kept: standingIn(clause) }),
        // "It takes too long, something smaller": another may come for it.
        ...(edits.some((edit) => edit.kind === 'stay' && edit.minutes === undefined) && {
          judged: judgedIn(reading, clause),
        }),
      };
  }
  const except = exceptIn(clause);
  if (except.length > 0) return { clause, gone: except };
  if (clause.verb?.role === 'keep') return { clause, isKept: true };
  const instead = insteadIn(reading, clause) ?? swappedIn(reading, clause);
  if (instead?.edits) return { clause, edits: instead.edits };
  if (instead?.gone) return { clause, gone: instead.gone, isHalf: true };
  return byVerb(reading, clause) ?? byWords(reading, clause);
}

/** "Somewhere cheaper for lunch?", of a plan with a lunch. */
const isTableWanted = (reading: Reading, clause: Clause): boolean =>
  standingIn(clause).some(({ stop }) => isLaid(stop)) &&
  cueIn(reading, clause)?.isRather === undefined &&
  cueIn(reading, clause) !== undefined;

/** "Twenty minutes is too far, something closer": what comes for it may be in the same clause. */
function wantedBehind(reading: Reading, clause: Clause): Pick<Outcome, 'wanted'> {
  const cue = cueIn(reading, clause);
  return cue ? { wanted: { ...wantedFrom(reading, clause, cue.at), ...cueOf(cue) } } : {};
}

function byVerb(reading: Reading, clause: Clause): Outcome | undefined {
  const { verb } = clause;
  switch (verb?.role) {
    case 'drop': {
      const gone = droppedIn(reading, clause);
      if (!gone) return undefined;
      // "No churches, a park and a café": what is one more comes.
      const coming = gone.filter((each, at) => at > 0 && isOneMore(reading, each));
      const left = gone.filter((each) => !coming.includes(each) && !isFoodAlone(each));
      if (coming.length > 0) return { clause, gone: left, comings: comingsIn(reading, clause, coming) };
      if (gone.length > 0) return left.length > 0 ? withRest(reading, clause, left) : { clause };
      const whole = wholeIn(reading, clause);
      return whole.length > 0 ? { clause, edits: whole } : undefined;
    }
    case 'put':
    case 'move':
    case 'restore':
      return placedBy(reading, clause);
    case 'seek':
      // "Find us another place for dinner", of a plan with a dinner: that one.
      if (standingIn(clause).some(({ what }) => what === 'meal')) {
        const cue = cueIn(reading, { ...clause, from: verb.to });
        if (cue) return { clause, wanted: { ...wantedFrom(reading, clause, verb.to), ...cueOf(cue) } };
      }
      if (isPlacedInPlan(clause)) return placedBy(reading, clause);
      return { clause, wanted: { ...wantedFrom(reading, clause, verb.to), isSought: true } };
    case 'fill': {
      // "Fill the gap before lunch with a playground".
      const coming = ownOf(clause).filter(({ stands }) => stands.length === 0);
      if (coming.length > 0) return { clause, comings: comingsIn(reading, clause, coming) };
      const at = clause.items.find((each) => each.kind === 'hour');
      return { clause, edits: [{ kind: 'more', ...(at?.kind === 'hour' && { at: at.when }) }] };
    }
    default:
      return undefined;
  }
}

const isOneMore = ({ document: { words }, grammar }: Reading, { what, stands, from }: Mention): boolean =>
  stands.length === 0 &&
  (what === 'meal' ||
    (what === 'type' &&
      words.slice(Math.max(0, from - 2), from + 1).some(({ norm }) => grammar.plans.unknownBefore.has(norm))));

/** "Without seafood": what is not to be eaten is no stop. */
const isFoodAlone = ({ what, stands, alike = [], stop: { wish } }: Mention): boolean =>
  what === 'type' && stands.length + alike.length === 0 && wish !== undefined && isServed(wish);

/** "Scrap the drinks, something quieter then": behind what goes, the clause may say what comes. */
function withRest(reading: Reading, clause: Clause, gone: readonly Mention[]): Outcome {
  const last = Math.max(clause.verb!.to, ...gone.filter(({ to }) => to <= clause.to).map(({ to }) => to));
  const cue = cueIn(reading, { ...clause, from: last });
  return { clause, gone, ...(cue && { wanted: { ...wantedFrom(reading, clause, cue.at, gone), ...cueOf(cue) } }) };
}

function placedBy(reading: Reading, clause: Clause): Outcome | undefined {
  const own = ownOf(clause);
  const it = (own.length === 0 && !isBesideIt(clause)) || clause.verb?.isOfIt ? clause.it : [];
  const mentions = [...it, ...own.filter((each) => !it.includes(each))];
  const comings = comingsIn(reading, clause, mentions);
  if (comings.length > 0) {
    const bare = atBareHour(reading, clause);
    return comings.every(({ at }) => !at) && bare.length > 0 ? { clause, edits: bare } : { clause, comings };
  }
  if (isPause(reading, clause)) return { clause, edits: pause(reading, clause) };
  const whole = wholeIn(reading, clause);
  if (whole.length > 0) return { clause, edits: whole };
  const cue = cueIn(reading, clause);
  if (clause.verb?.role !== 'put' || !cue) return undefined;
  const { like, isCheaper, by } = wantedFrom(reading, clause, cue.at);
  // "Something cheaper" is no stop more.
  if (isCheaper && !by) return undefined;
  const thing = thingIn(reading, clause, like);
  if (thing) return { clause, edits: [thing] };
  // "Take it out and put one near the park": another of what goes.
  const isOne = reading.grammar.plans.oneLike.test(lineOfWords(reading.document.words.slice(cue.at, clause.to)));
  if (isOne) return { clause, wanted: { ...wantedFrom(reading, clause, cue.at), isAnother: true } };
  return { clause, edits: [{ kind: 'more', ...(like.length > 0 && { like }) }] };
}

/** Clauses without a verb of changing: what is thought of a stop, what is wanted, when a stop is, what the whole is to be. */
function byWords(reading: Reading, clause: Clause): Outcome {
  const whole = wholeIn(reading, clause);
  const cue = cueIn(reading, clause);
  // "If not, give me another one" is another stop, and no other plan.
  if (whole.length > 0 && !cue?.isElse && standingIn(clause).length + clause.it.length === 0)
    return { clause, edits: whole };
  const judged = judgedIn(reading, clause);
  const sought = soughtIn(reading, clause, cue !== undefined);
  if (sought) return { clause, wanted: sought };
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
  if (!isFact && (isPlacing(clause) || sunsetWordIn(reading, clause))) {
    const comings = comingsIn(reading, clause);
    const isProposed = reading.grammar.plans.proposing.test(writtenIn(reading, clause));
    if (comings.length > 0 && (!clause.isAsked || isProposed)) return { clause, comings };
  }
  if (isPause(reading, clause)) return { clause, edits: pause(reading, clause) };
  if (judged.length > 0) return { clause, judged };
  // "The dinner with tapas, in the old town": what a meal that stands is to be.
  // "Can we have Italian for dinner?", «¿cenamos en un japonés?»
  const line = lineOfWords(reading.document.words.slice(clause.from, clause.to));
  const isMeant = !clause.isAsked || reading.grammar.plans.proposing.test(line) || !reading.grammar.question.test(line);
  const isTable = standingIn(clause).some(({ what }) => what === 'meal') && !isFact && isMeant;
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
  // "A toy shop, or a bookshop": the one that was said before it will do.
  if (!first || first.stands.length > 0 || reading.grammar.either.has(words[clause.from]!.norm)) return {};
  const lead = lineOfWords(words.slice(clause.from, first.from));
  const led = words.slice(clause.from, first.from).filter(({ norm }) => !reading.grammar.definite.has(norm));
  const opening = words[clause.from]!.norm;
  const isShort = clause.to - clause.from <= SHORT_WORDS;
  // "And a good coffee".
  const isListed = words.slice(clause.from, first.from).filter(({ norm }) => !isLink(reading, norm)).length <= 1;
  const isAdded =
    isShort &&
    isListed &&
    !clause.isAsked &&
    (adding.has(opening) || opening === plans.and || plans.thenComes.test(lead));
  // "Can we have lunch near the park instead?"
  const isAskedFor =
    clause.isAsked &&
    plans.proposing.test(writtenIn(reading, clause)) &&
    (roleAt(clause.items, 'instead') !== undefined || (first.what === 'meal' && clause.items.length > 1));
  const isSeen = first.what === 'name' && plans.canSee.test(lead) && clause.isAsked;
  // "No crêpes, please. Burgers".
  const isKindAlone = first.what === 'type' && own.length === 1 && clause.to - clause.from <= BARE_WORDS;
  const isBare =
    (first.what === 'name' || isKindAlone) &&
    first.stands.length === 0 &&
    led.length <= 2 &&
    (!clause.isAsked || (first.what === 'name' && clause.to - first.to <= 1));
  if (isAdded || isSeen || isAskedFor) return { comings: comingsIn(reading, clause) };
  return isBare ? { comings: comingsIn(reading, clause), isBare } : {};
}

const SHORT_WORDS = 9;
const BARE_WORDS = 4;
