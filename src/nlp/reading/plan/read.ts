// Plans asked for, changed and asked about: what is said of days and hours is in `window`, changes in `edits`.

import type { PlanRequest, PlanStop } from '../../frame.ts';
import { isTableStop } from '../../table.ts';
import { lineBefore, lineBehind, type Reading, saidOf, writtenIn } from '../context.ts';
import { isLikelyPlan, type Likely } from '../proposals.ts';
import { saidAnew, withoutPlan } from './anew.ts';
import { isOfStanding } from './changes/of-standing.ts';
import { type Changes, changesOf } from './changes/read.ts';
import { crawled } from './crawl.ts';
import { endPlaceIn, untilDeparture, untilEnd } from './departure.ts';
import { isEntryAsked } from './entry-asked.ts';
import { gapIn } from './gap.ts';
import { gapFilled } from './gap-filled.ts';
import {
  hasTimeOrStops,
  isDrafted,
  isEasyPlan,
  isFreeTime,
  isOpenEnded,
  isOuting,
  isOverDays,
  isSequence,
} from './made.ts';
import { lineAsked, roofAsked } from './of-day.ts';
import { openQuestion } from './open-questions.ts';
import { isInOrder, isSaidFirst, mostStopsIn } from './order-said.ts';
import { questionIn } from './questions.ts';
import { isEachSought, isHour, isOneSought, isShortVisit, isSoughtBesideMeal, withoutDaysGone } from './sought.ts';
import { isPlanSpokenOf } from './spoken-of.ts';
import { turnedDownIn } from './stated/items.ts';
import {
  asStated,
  isListAlone,
  ofOtherLengths,
  statedWindow,
  whensOfStated,
  withinGap,
  withStretch,
} from './stated/timing.ts';
import { statedAnew, statedPlan } from './stated/whole.ts';
import { type PlanSentence, stopsIn } from './stops-said.ts';
import { ofNamedDays, sentencesOfDay, withoutDeparture, withoutStay } from './times-said.ts';
import { withTopicStops } from './topic-stops.ts';
import { isWholeOuting, stopsOnWalk, walkIn } from './walk.ts';
import { isPlanOfStops } from './wanted-together.ts';
import {
  beforeStops,
  beyondPart,
  isDenied,
  isOfFiller,
  lateLast,
  overDays,
  whensIn,
  wholeDayIf,
  withoutCommonPart,
  withoutMonths,
} from './whens.ts';
import { endingWithDinner, isComparison, isDayOfLikes, isOfDay, isTableSought, isWholeDay } from './whole.ts';
import { isArranged, saysIn, timingIn, whensOfPlan } from './window.ts';

export function planIn(whole: Reading, all: readonly PlanSentence[], likely: Likely): PlanRequest | undefined {
  const { reading, sentences } = withoutDaysGone(whole, withTopicStops(whole, all));
  const filled = gapFilled(reading, sentences);
  if (filled) return filled;
  const changes = reading.context.hasPlan ? changesOf(reading, sentences) : undefined;
  const stated =
    reading.context.hasPlan && !changes?.isSure
      ? statedAnew(reading, sentences, (changes?.edits.length ?? 0) > 0)
      : undefined;
  if (stated) return anewIn(reading, stated.parts, likely);
  const anew = saidAnew(reading, sentences, changes?.isSure === true);
  if (anew) return anewIn(reading, anew, likely);
  const gap = gapIn(reading, sentences);
  // What leaves at the other end is read with the rest.
  const request = gap && !gap.leaving ? undefined : requestIn(reading, sentences, likely, changes);
  if (request?.kind === 'make') return request;
  const listed = gap && statedPlan(reading, sentences);
  return listed ? withinGap(gap, listed) : (gap ?? request);
}

/** What stands is forgotten: another plan, of what these sentences say. */
function anewIn(reading: Reading, sentences: readonly PlanSentence[], likely: Likely): PlanRequest | undefined {
  const alone = { ...reading, context: withoutPlan(reading.context) };
  const request = requestIn(alone, sentences, likely, undefined, true);
  if (!request) return undefined;
  const { isOfAgreed: _, ...made } = request;
  return { ...made, isAnew: true };
}

function requestIn(
  reading: Reading,
  sentences: readonly PlanSentence[],
  likely: Likely,
  changes: Changes | undefined,
  isAnew = false,
): PlanRequest | undefined {
  const phrases = sentences.flatMap(({ sentence }) => sentence.phrases.filter(({ family }) => family === 'plan'));
  const said = phrases[0] ?? sentences[0]?.sentence;
  if (!said || isSoughtBesideMeal(reading, sentences)) return undefined;
  const words = saidOf(reading, said.from, said.to);
  const question =
    isAnew || changes?.edits.some(({ kind }) => kind === 'swap')
      ? undefined
      : (lineAsked(reading, sentences) ?? questionIn(reading, sentences) ?? openQuestion(reading, sentences));
  const roof = !changes && !question ? roofAsked(reading, sentences) : undefined;
  const edits = roof ? [roof] : (changes?.edits ?? []);
  // "And if we skip the last drink, when are we home?"
  const isEndAsked = question?.about === 'end' && edits.some(({ kind }) => kind === 'drop');
  // "Drop the park, and send it to me": it is told again once it is changed.
  const isChanged =
    (question?.about === 'all' && edits.some(({ kind }) => kind === 'drop' || kind === 'swap')) ||
    isEndAsked ||
    (question?.about === 'walk' && edits.some((edit) => edit.kind === 'less' && edit.count !== undefined));
  if (question && !isChanged && (!changes || changes.isUnread))
    return { kind: 'ask', question, stops: [], edits: [], said: words };
  // Of no plan nothing can be changed: "a slow plan" is the one that is asked for.
  const isFree = edits.length === 0 || !reading.context.hasPlan;
  const isOrdered = phrases.some(({ meaning }) => meaning === 'order' || meaning === 'tell');
  const isLeftOpen = isFree && isOpenEnded(reading, sentences);
  const isEach = isEachSought(reading, sentences);
  const isSought = isOneSought(reading, sentences);
  const stroll = walkIn(reading, sentences);
  const onStroll = stroll ? stopsIn(reading, sentences) : [];
  const walk = stroll && isWholeOuting(reading, stroll, onStroll, sentences, isSought) ? stroll : undefined;
  const isSport = saysIn(sentences, reading.grammar.plans.sporting);
  const list = walk || changes ? undefined : statedPlan(reading, sentences);
  const listed = list && withStretch(list);
  // "I said near the museum. Pizza or burgers", of the plan that is talked of: no other one, unless it states the whole of it.
  const isOpen = isFree && (isAnew || !isPlanSpokenOf(reading) || (listed?.timed ?? 0) > 1);
  const isOneTable = isTableSought(reading, sentences) && stopsIn(reading, sentences).length < 2;
  const isMade =
    !changes &&
    ((walk !== undefined && !isSport) ||
      isAnew ||
      (phrases.some(({ meaning }) => meaning === 'make') &&
        !(isPlanSpokenOf(reading) && isOfStanding(edits)) &&
        !isAskedOfOne(reading, sentences) &&
        !isComparison(reading, sentences) &&
        !(isSport && !hasTimeOrStops(reading, sentences))) ||
      isOrdered ||
      isEasyPlan(reading, sentences) ||
      (!reading.context.hasPlan && isPlanOfStops(reading, sentences)) ||
      (!isSport &&
        !isSought &&
        !isEach &&
        isLikelyPlan(likely) &&
        !reading.context.hasPlan &&
        hasTimeOrStops(reading, sentences)) ||
      (isOpen && !isSport && !isOneTable && isDrafted(reading, sentences)) ||
      isLeftOpen ||
      (isOpen &&
        !isSought &&
        !isOneTable &&
        (isTimeToFill(reading, sentences) ||
          (!isEach && (isSequence(reading, sentences) || isListAlone(reading, sentences, listed))))));
  if (edits.length === 0 && !changes?.isUnread && (!isMade || isEntryAsked(reading, sentences))) return undefined;
  const whens = withoutMonths(
    withoutStay(reading, sentences, whensIn(sentencesOfDay(sentences))).filter(
      (when, _, all) => !isDenied(reading, when) && !(all.length > 1 && isOfFiller(reading, when)),
    ),
  );
  const isCrawl = isMade && saysIn(sentences, reading.grammar.plans.crawl);
  const stated = isMade && !isCrawl && !isLeftOpen ? listed : undefined;
  const stopsHad = () =>
    sentences.flatMap((part) => stopsIn(reading, [part]).filter((stop) => !isHour(reading, part, stop)));
  const saidStops = () => stated?.stops ?? (stroll ? onStroll : stopsHad());
  const named = isMade ? saidStops() : [];
  const turnedDown = stated ? turnedDownIn(reading, stated.parts) : [];
  const says = (pattern: RegExp) => sentences.some(({ sentence }) => pattern.test(writtenIn(reading, sentence)));
  const isSparing = isMade && saysIn(sentences, reading.grammar.plans.sparing);
  const arranged = whens.filter((when) => isArranged(reading, when));
  const wanted = arranged.length > 0 && !stated ? named.filter((stop) => !isTableStop(stop)) : named;
  const offered = isCrawl ? wanted.filter(({ meal, reference }) => !meal && !reference) : wanted;
  const endSaid = isMade && !walk ? endPlaceIn(reading, sentences) : undefined;
  const end = stated?.stops.some(({ reference }) => reference && reference === endSaid) ? undefined : endSaid;
  const stops = walk
    ? stopsOnWalk(offered, walk)
    : withoutCommonPart(offered.filter(({ reference }) => !end || reference !== end));
  const ofStops = new Set(stops.flatMap(({ at }) => at?.said.start ?? []));
  const ofPlan = ofNamedDays(
    reading,
    sentences,
    withoutDeparture(
      reading,
      (stated ? whensOfStated(reading, stated) : whens).filter(({ said: { start } }) => !ofStops.has(start)),
    ),
  );
  const isOrderOfNamed = isOrdered && stops.filter(({ reference }) => reference).length > 1;
  // Who lists the stops again wants those, and "that" in such a message is none of what was said before.
  const isListed = stops.length > 1 && !isOrdered;
  const isOfAgreed = isMade && !isOrderOfNamed && !isListed && (isOrdered || refersBack(reading, sentences));
  const timed = stated ? ofOtherLengths(reading, stated) : reading;
  const asSaid = timingIn(timed, sentences, isMade ? whensOfPlan(reading, ofPlan) : ofPlan, isMade);
  const timing = untilEnd(ofPlan, untilDeparture(reading, asSaid), end);
  // "The flea market, vermouth and something in the afternoon": more than what was named.
  const isFilled =
    isMade &&
    !stated &&
    stops.length > 0 &&
    sentences.some(({ sentence }) => reading.grammar.plans.filler.test(writtenIn(reading, sentence)));
  const isOfLikes = isMade && !stated && isDayOfLikes(reading, sentences, stops, timing);
  const mostStops = isMade ? mostStopsIn(reading) : undefined;
  const mostWalk = isMade ? reading.amounts.find(({ kind }) => kind === 'walk')?.value : undefined;
  return {
    kind: isMade ? 'make' : 'edit',
    ...timing,
    ...((timing.window || stated?.setOut) && {
      window: stated
        ? beyondPart(statedWindow(timing.window, stated), stops)
        : beyondPart(
            wholeDayIf(
              isLeftOpen || isFilled,
              beforeStops(overDays(timing.window!, stops, isMade ? ofPlan : []), stops),
            ),
            stops,
          ),
    }),
    ...(isMade && !isCrawl && !isSparing && isThemed(reading, stops) && { isThemed: true as const }),
    ...(isCrawl && crawled(timing.window, named)),
    ...(end && { end }),
    ...(walk && { walk }),
    ...(isMade && saysIn(sentences, reading.grammar.plans.inTown) && { isInTown: true as const }),
    ...(isMade &&
      !stated &&
      (isOfLikes || isWholeDay(reading, sentences, stops, timing.window)) && { isWhole: true as const }),
    ...(stated && isOfDay(reading, sentences) && { isFilledBetween: true as const }),
    ...(isMade && saysIn(sentences, reading.grammar.plans.compact) && { isCompact: true as const }),
    ...((isFilled || (isMade && !stated && saysIn(sentences, reading.grammar.plans.seeing))) && {
      isSeeing: true as const,
    }),
    ...(isSparing && { isSparing: true as const }),
    ...(isMade && says(reading.grammar.plans.stated.nothingElse) && { isOnly: true as const }),
    ...(isMade && !walk && isRoundTrip(reading, sentences, timing) && { isRound: true as const }),
    ...(mostWalk !== undefined && { mostWalk }),
    ...(mostStops !== undefined && { mostStops }),
    ...(stated && asStated(stated)),
    ...(turnedDown.length > 0 && { turnedDown }),
    stops: lateLast(isOfLikes ? endingWithDinner(stops) : stops, timing.window),
    ...((isLeftOpen || (isMade && stops.length === 1 && stops[0]?.meal && isSaidFirst(reading, sentences))) && {
      isFirst: true as const,
    }),
    ...(isMade &&
      !isLeftOpen &&
      !stated &&
      !isOfLikes &&
      isInOrder(reading, sentences, stops) && { isInOrder: true as const }),
    edits: isMade ? [] : edits,
    ...(isEndAsked && !isMade && { isEndAsked: true as const }),
    ...(changes && !isMade && { isByRoles: true as const }),
    ...(changes?.lists.length && { listsBeside: changes.lists }),
    ...(isOfAgreed && { isOfAgreed: true as const }),
    said: words,
  };
}

/** No words ask for a plan, and what is told can only be answered with one. */
const isTimeToFill = (reading: Reading, sentences: readonly PlanSentence[]): boolean =>
  isOuting(reading, sentences) ||
  isOverDays(reading, sentences) ||
  (isFreeTime(reading, sentences) && !isShortVisit(reading, sentences));

/** "Back at our hotel by six". A train takes people elsewhere. */
const isRoundTrip = (
  { grammar }: Reading,
  sentences: readonly PlanSentence[],
  { window, leaving }: Pick<PlanRequest, 'window' | 'leaving'>,
): boolean =>
  window?.toMin !== undefined &&
  window.label === undefined &&
  leaving === undefined &&
  saysIn(sentences, grammar.plans.backHome);

/** "A museum day", "just museums": one kind of place, and the words around it say that there is nothing else. */
function isThemed(reading: Reading, [stop, another]: readonly PlanStop[]): boolean {
  const said = stop?.wish?.said;
  if (!said || another || stop.meal || stop.reference) return false;
  const [before, behind] = reading.grammar.plans.themed;
  return before.test(lineBefore(reading, said, THEME_WORDS)) || behind.test(lineBehind(reading, said, THEME_WORDS));
}
const THEME_WORDS = 4;

/** "Is the Prado open the whole day?" asks of the Prado, whatever "whole day" says elsewhere. */
const isAskedOfOne = ({ grammar }: Reading, sentences: readonly PlanSentence[]): boolean =>
  sentences.length === 1 &&
  // "Make us a plan with the palace in its free hours" asks for the plan.
  !saysIn(sentences, grammar.plans.ofPlan) &&
  sentences.some(
    ({ asks, references }) =>
      asks.some(({ kind }) => kind === 'fact') && references.some(({ reference }) => reference.kind === 'name'),
  );

/** "Put it all in order": what was agreed before. */
const refersBack = ({ grammar }: Reading, sentences: readonly PlanSentence[]): boolean =>
  sentences.some(({ sentence }) => grammar.plans.everything.test(sentence.line));
