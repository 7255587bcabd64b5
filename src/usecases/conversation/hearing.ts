// How a message is understood: against the conversation before it, in one piece and, where it asks for several things, in as
// many.
import { asksApart } from '../../chat/asks-apart.ts';
import { hears } from '../../chat/cues.ts';
import { withoutPlan } from '../../chat/plan/turned-down.ts';
import type { Leaving, TalkState } from '../../chat/state.ts';
import { toldApart } from '../../chat/told-apart.ts';
import { hearsOfTopics } from '../../chat/topic-parts.ts';
import type { TopicsHeard } from '../../chat/topics.ts';
import { hubIn, leavingIn } from '../../chat/ways/leaving.ts';
import { stepFreeAsked } from '../../chat/ways/step-free.ts';
import type { PlaceId } from '../../domain/branded.ts';
import { finished } from '../../domain/in-steps.ts';
import type { Place } from '../../domain/place.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import type { ReadContext } from '../../nlp/reading/context.ts';
import { ofPlaces } from '../../nlp/reading/plan/only-asked.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import { foldedAlike } from '../../nlp/temporal/find-whens.ts';
import { hasWhat } from '../../wishes/wish.ts';
import { type HearingContext, hearingContext, understoodOnce } from './hearing-context.ts';
import { besideStated, topicsOfStops } from './named-stops.ts';
import { withWholeName } from './names-in-part.ts';
import { asksNothing, placeSettledOn, settlingIn, withSettled } from './settled-on.ts';
import { stationNamed } from './stations-told.ts';
import { besideEnd, withoutTakenBack } from './taken-back.ts';
import { isOfSpoken, topicsHeard, withRestOfThem, withTopicAgain } from './topics-heard.ts';
import {
  asksFactInstead,
  besideMeans,
  comparesInstead,
  type Heard,
  isOfListed,
  isOfNeed,
  isOfPlan,
  isOfRide,
  withTopics,
} from './topics-told.ts';
import type { ConversationWorld } from './world.ts';

/** The message as it is understood at this point of the conversation, with the asks of one that has several. */
export const hear = (...circumstances: Parameters<typeof hearInSteps>): Heard =>
  finished(hearInSteps(...circumstances));

/** The same in steps, for messages that take long. */
export function* hearInSteps(
  world: ConversationWorld,
  written: string,
  state: TalkState,
  now: Date,
  location: Place['position'] | undefined,
  /** The message went on without words that ended the plan. */
  isPlanRefused = false,
): Generator<unknown, Heard> {
  const usual = hearingContext(world, state, now, location);
  const context = isPlanRefused ? { ...usual, isPlanRefused } : usual;
  const said = withoutTakenBack(written);
  if (said !== written && state.plan && !isPlanRefused) {
    const alone = yield* hearInSteps(world, said, withoutPlan(state), now, location, true);
    if (asksForList(alone.frame)) return { ...alone, frame: { ...alone.frame, isPlanRefused: true } };
  }
  if (hearsOfTopics('errand', said)) return yield* world.understandInSteps(said, context);
  const settled = yield* settledFirst(world, said, state, now, location, context);
  if (settled) return settled;
  const { asked, journey, isOneAsk } = toldApart(said);
  const isCut = asked !== said && (isOneAsk || state.plan !== undefined);
  const whole = isCut ? (yield* understoodOnce(world, said, context)).frame : undefined;
  const isMeantWhole = whole && ((isOneAsk && isBoundByTimes(whole)) || (state.plan && isOfStanding(whole, journey)));
  const message = isMeantWhole ? said : asked;
  const leaving = journey === undefined ? undefined : yield* leavingTold(world, journey, context);
  const heard = yield* heardInSteps(world, message, context, state);
  const { planEnded } = heard.frame;
  if (planEnded && !isPlanRefused) {
    const alone = yield* hearInSteps(
      world,
      besideEnd(heard.frame.text, planEnded),
      withoutPlan(state),
      now,
      location,
      true,
    );
    return { ...alone, frame: { ...alone.frame, isPlanRefused: true } };
  }
  const all = leaving ? { ...heard, leaving } : heard;
  const { told = [], rest } = all.topics ?? {};
  if (rest === '' && (told.length > 1 || told.some(({ aspects, isOut }) => aspects.length > 0 || isOut))) return all;
  const text = all.topics ? message : all.text;
  const inPlaces = all.frame.isOfStops ? ofPlaces(context) : context;
  const asks = yield* asksApart({ ...all, text }, function* (piece, isFirst, before) {
    const { topics, ...heard } = yield* heardInSteps(world, piece, inPlaces, isFirst ? state : undefined, before);
    return { heard, ...(topics && { topics }) };
  });
  return asks ? { ...all, asks } : all;
}

/** "Forget it. Just some quiet cafés", of a plan: places instead of it. */
const asksForList = ({ plan, intents: [main], wishes }: Frame): boolean =>
  plan === undefined && LISTING.has(main?.intent ?? '') && hasWhat({ wishes });
const LISTING: ReadonlySet<string> = new Set(['recommend', 'nearby', 'refine']);

/** A message that settles on a place and goes on, heard without the clause that does; a plan holds the place itself. */
function* settledFirst(
  world: ConversationWorld,
  said: string,
  state: TalkState,
  now: Date,
  location: Place['position'] | undefined,
  context: HearingContext,
): Generator<unknown, Heard | undefined> {
  const settling = state.turn > 0 && state.plan === undefined ? settlingIn(said) : undefined;
  if (!settling) return undefined;
  const { catalogue } = world.recommend;
  const placeOf = (placeId: PlaceId) => catalogue.places[catalogue.rowOf.get(placeId) ?? -1];
  const place = placeSettledOn((yield* world.understandInSteps(settling.clause, context)).frame, state, placeOf);
  if (!place) return undefined;
  const heard = yield* hearInSteps(world, settling.rest, withSettled(state, place), now, location);
  const isWhole = heard.frame.plan !== undefined || asksNothing(heard.frame);
  return isWhole ? undefined : { ...heard, frame: withoutPraise(heard.frame), settledOn: heard.settledOn ?? place };
}

/** "La Bola sounds right, that's the famous one, no? Do I have to book?": what it is the most of is said of it, and asked of no other. */
function withoutPraise(frame: Frame): Frame {
  const isOfFocus = frame.asks.length > 0 && frame.asks.every((ask) => ask.kind === 'fact' && ask.of === undefined);
  return isOfFocus ? { ...frame, references: frame.references.filter(({ kind }) => kind !== 'superlative') } : frame;
}

/** "Who asked for a plan?", "that's not what I asked: ...", "the flight is at six, not at nine", of the plan that stands. */
const isOfStanding = ({ plan, isPlanRefused, isPlanLeft }: Frame, journey: string | undefined): boolean =>
  isPlanRefused === true ||
  isPlanLeft === true ||
  plan?.isAnew === true ||
  plan?.isByRoles === true ||
  (journey !== undefined && plan !== undefined);

const isOfStandingAlone = ({ plan }: Frame): boolean =>
  plan?.isByRoles === true && plan.edits.length > 0 && plan.edits.every(({ kind }) => OF_STANDING.has(kind));
const OF_STANDING: ReadonlySet<string> = new Set(['drop', 'move', 'less', 'stay', 'shift', 'undo']);

/** "We land at nine and fly at eight, what would you do?": a day that ends with the flight; before dawn no train goes there. */
const isBoundByTimes = ({ plan, asks }: Frame): boolean =>
  plan?.kind === 'make' || asks.some((ask) => ask.kind === 'fact' && ask.attribute === 'directions');

/** What a piece tells of a departure; who flies and names no terminal leaves from the airport. */
function* leavingTold(
  world: ConversationWorld,
  journey: string,
  context: Omit<ReadContext, 'gazetteer'>,
): Generator<unknown, Leaving | undefined> {
  const { frame, language } = yield* world.understandInSteps(journey, context);
  const leaving = leavingIn(frame);
  if (!leaving) return undefined;
  const { wayTo, airport, leavesFrom } = grammarOf(language).told;
  const name = leavesFrom.exec(foldedAlike(journey))?.[1] ?? (leaving.by === 'air' ? airport : undefined);
  if (name === undefined) return leaving;
  const hub = hubIn((yield* world.understandInSteps(`${wayTo}${name}`, context)).frame);
  return { ...leaving, ...(hub && { hub }) };
}

/** One ask of a message that has several. @param before what the message says before it */
export const hearAlone = (
  world: ConversationWorld,
  ask: string,
  state: TalkState,
  now: Date,
  location: Place['position'] | undefined,
  before = '',
): Heard => asListed(finished(heardInSteps(world, ask, hearingContext(world, state, now, location), state, before)));

/** "What can I do for an hour?", beside another ask: places to choose from, and no timetable. */
function asListed(heard: Heard): Heard {
  const { plan, intents } = heard.frame;
  const isOfTime = plan?.kind === 'make' && plan.stops.length < 2 && !plan.days;
  if (!isOfTime || !(hears('whatToDo', heard) || hears('seeks', heard))) return heard;
  const { plan: _, ...frame } = heard.frame;
  const others = intents.filter(({ intent }) => intent !== 'plan' && intent !== 'recommend');
  return {
    ...heard,
    frame: { ...frame, intents: [{ intent: 'recommend', confidence: 1 }, ...others] },
    request: { ...heard.request, intent: 'recommend' },
  };
}

function* heardInSteps(
  world: ConversationWorld,
  message: string,
  context: HearingContext,
  /** Of the talk; absent for a piece of a message that follows an ask. */
  state?: TalkState,
  before?: string,
): Generator<unknown, Heard> {
  const topics = topicsHeard(world, message, state, before);
  const first = yield* understoodOnce(world, topics?.rest || message, context);
  // "The jazz club is too late, drop it" is of the one that stands, whatever place is called so.
  const named = isOfStandingAlone(first.frame) ? undefined : withWholeName(world, first);
  const again = named === undefined ? first : yield* understoodOnce(world, named, context);
  const understood = again.frame.references.some(isPlace) ? again : first;
  const whole = topics?.rest ? yield* understoodOnce(world, message, context) : understood;
  if (whole.frame.plan?.isStated || topicsOfStops(world, whole.frame.plan?.stops ?? []).length > 0)
    return besideStated(world, whole, message, state);
  if (!topics) return state ? withTopicAgain(world, whole, state) : whole;
  // Changes of the plan that stands are read of the whole message; a topic is told beside them where something is asked.
  if (whole.frame.plan?.isByRoles)
    return /[?¿]/u.test(message) ? withTopics(whole, { ...topics, rest: message }, whole.frame) : whole;
  const beside = besideMeans(topics, whole.frame, context.topic === 'place');
  if (beside) return beside === 'none' ? whole : withTopics(whole, beside, whole.frame);
  const isOfAll =
    isWhole(world, topics, [whole.frame, understood.frame], context) ||
    isOfSpoken(world, topics, whole.frame, topics.rest ? first.frame : undefined, context);
  if (isOfAll || isOnlyInNames(world, topics, whole, state, before)) return whole;
  const told = state ? withRestOfThem(world, topics, understood.frame, state) : topics;
  // The ends of a ride stand in what asks for it.
  const heard = withTopics(
    topics.topics.some(({ fare }) => fare) && told.rest === '' ? whole : understood,
    told,
    whole.frame,
  );
  const house = told.rest === '' ? undefined : houseAskedOf(understood.frame, whole.frame);
  const settledOn = house && world.recommend.catalogue.places[world.recommend.catalogue.rowOf.get(house) ?? -1];
  return settledOn ? { ...heard, settledOn } : heard;
}

/** "Is the Prado free for disabled visitors, and has it a lift?": the rest asks of the house that the topic names. */
function houseAskedOf(rest: Frame, whole: Frame): PlaceId | undefined {
  const [house, ...others] = whole.references.filter(isPlace);
  const isOfHouse =
    rest.asks.some(({ kind }) => kind === 'fact') && rest.references.every(({ kind }) => kind === 'pronoun');
  return house && others.length === 0 && isOfHouse ? placeIdIn(house) : undefined;
}

/** "El Búho Real, how much is it?": the words of the topic stand in the name of a place that has nothing to do with it. */
function isOnlyInNames(
  world: ConversationWorld,
  { topics }: TopicsHeard,
  { frame }: Heard,
  state: TalkState | undefined,
  before: string | undefined,
): boolean {
  const names = frame.references.filter(isPlace);
  const isOfTopic = names.some((each) => topics.some(({ places }) => places.includes(placeIdIn(each) ?? '')));
  // The name alone brings the topic up.
  const isNameOfTopic = names.some(({ said }) =>
    topicsHeard(world, said.text)?.topics.some(({ id }) => topics.some((each) => each.id === id)),
  );
  if (isOfTopic || !isNameOfTopic) return false;
  const unnamed = names.reduceRight(
    (text, { said }) => `${text.slice(0, said.start)}${NAMELESS}${text.slice(said.end)}`,
    frame.text,
  );
  return topicsHeard(world, unnamed, state, before) === undefined;
}
const NAMELESS = 'Xx';

/** Where what looked like a topic belongs to what the message asks for. */
const isWhole = (
  { recommend }: ConversationWorld,
  topics: TopicsHeard,
  [whole, rest]: readonly [Frame, Frame],
  { topic }: Pick<ReadContext, 'topic'>,
): boolean =>
  stepFreeAsked(whole, (names) => stationNamed(recommend.city, names)) !== undefined ||
  asksFactInstead(topics, whole, topic === 'place') ||
  comparesInstead(whole) ||
  (topic === 'list' && isOfListed(topics, whole)) ||
  isOfNeed(topics, whole) ||
  isOfRide(topics, whole) ||
  isOfPlan(rest, whole);
