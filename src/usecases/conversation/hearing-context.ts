// What a message is understood against: the hour, where the asker is, and what the talk was about before it.
import { PLAN_ACTS } from '../../chat/acts.ts';
import { dayOfSearch } from '../../chat/lists/wish-times.ts';
import { listsOf, wordsOfName } from '../../chat/places/spoken-of.ts';
import { isPlanOpen, LISTING_ACTS, type TalkState } from '../../chat/state.ts';
import type { CivilMoment } from '../../domain/civil-day.ts';
import { entryOf } from '../../domain/gazetteer.ts';
import { oncePerObject } from '../../domain/once.ts';
import type { Place } from '../../domain/place.ts';
import { civilMoment, zoneClock } from '../../hours/civil-time.ts';
import type { UnderstandingContext } from '../../nlp/pipeline.ts';
import type { ReadContext } from '../../nlp/reading/context.ts';
import { dayOfMoment } from '../../nlp/temporal/piece.ts';
import type { Understanding } from '../../nlp/understanding.ts';
import { stopsOf } from '../../plan/edit.ts';
import { namedStopsOf } from './named-stops.ts';
import { standingIn } from './standing-plan.ts';
import type { ConversationWorld } from './world.ts';

/** What the clocks of the city show. */
export const cityMoment = ({ recommend }: Pick<ConversationWorld, 'recommend'>, at: Date): CivilMoment =>
  civilMoment(zoneClock(recommend.hours.clock.timeZone).civilMs(at));

export type HearingContext = Omit<ReadContext, 'gazetteer'>;

/** What a message is understood against: one object for one moment of a conversation. */
export function hearingContext(
  world: ConversationWorld,
  state: TalkState,
  now: Date,
  location: Place['position'] | undefined,
): HearingContext {
  const last = contexts.get(state);
  if (last?.world === world && last.now === now && last.location === location) return last.context;
  const context = contextOf(world, state, now, location);
  contexts.set(state, { world, now, location, context });
  return context;
}
const contexts = new WeakMap<
  TalkState,
  {
    readonly world: ConversationWorld;
    readonly now: Date;
    readonly location: Place['position'] | undefined;
    readonly context: HearingContext;
  }
>();

/** Most of what is left over of a message was read, clause by clause, before it was answered: no text is read twice. */
export function* understoodOnce(
  world: ConversationWorld,
  text: string,
  context: HearingContext,
): Generator<unknown, Understanding> {
  const known = understoodIn(context);
  const found = known.get(text) ?? (yield* world.understandInSteps(text, context));
  known.set(text, found);
  return found;
}
const understoodIn = oncePerObject((_: HearingContext) => new Map<string, Understanding>());

function contextOf(
  world: ConversationWorld,
  state: TalkState,
  now: Date,
  location: Place['position'] | undefined,
): HearingContext {
  // Whoever says where they are is there, whatever the device tells.
  const position = state.situation?.at?.position ?? location ?? state.position;
  return {
    ...(state.turn > 0 ? contextFrom(state) : {}),
    now: cityMoment(world, now),
    hasPlan: state.plan !== undefined,
    ...standingIn(world, state),
    ...(isPlanOpen(state) && { isPlanOpen: true }),
    ...(state.agreed?.day !== undefined && { agreedDay: state.agreed.day }),
    ...(state.toldFigures && { toldFigures: state.toldFigures }),
    ...(isFedWithCare(state) && { hasNeeds: true }),
    ...namedStopsOf(world, dayOfMoment(cityMoment(world, now))),
    ...topicOf(state),
    ...lastDayOf(state),
    ...(position && { position }),
    ...spokenIn(world, state),
  };
}

const isFedWithCare = ({ situation: { allergies = [], diets = [] } = {} }: TalkState): boolean =>
  allergies.length + diets.length > 0;

/** The day that the last question or the list was about. */
function lastDayOf({ lastFacts = [], wishes = [] }: TalkState): Pick<ReadContext, 'lastDay'> {
  const asked = lastFacts.flatMap(({ on }) => on?.untilDay ?? on?.day ?? []);
  const lastDay = asked[0] ?? dayOfSearch({ wishes });
  return lastDay === undefined ? {} : { lastDay };
}

/** The places that were spoken of, list by list, the latest first; "the house" may be a word of the name of one. */
function spokenIn(
  { recommend: { catalogue } }: ConversationWorld,
  state: TalkState,
): Pick<UnderstandingContext, 'spokenOf' | 'nameWords'> {
  const { discussed = [], mentioned = [], plan } = state;
  const planned = plan ? [stopsOf(plan).map(({ placeId }) => placeId)] : [];
  const spoken = [...discussed, ...mentioned].map((placeId) => [placeId]);
  const groups = [...listsOf(state), ...spoken, ...planned].map((placeIds) =>
    placeIds.flatMap((placeId) => catalogue.places[catalogue.rowOf.get(placeId) ?? -1] ?? []),
  );
  return {
    spokenOf: groups.map((places) => places.map((place) => entryOf(place))),
    nameWords: new Set(groups.flat().flatMap(wordsOfName)),
  };
}

/** What the last turn was about, for a message that says only "on Sunday?". */
function topicOf({ plan, lastAct, focus, shown }: TalkState): Pick<ReadContext, 'topic' | 'isOnlyListed'> {
  if (plan !== undefined && PLAN_ACTS.has(lastAct ?? '')) return { topic: 'plan' };
  if (focus !== undefined || shown.length === 1)
    return { topic: 'place', ...(LISTING_ACTS.some((kind) => kind === lastAct) && { isOnlyListed: true as const }) };
  return shown.length > 0 ? { topic: 'list' } : {};
}

function contextFrom({ language, shown, focus, categories, lastAct, lastTastes, pendingQuestion }: TalkState) {
  const lastQuestion = QUESTION_OF[lastAct ?? ''] ?? QUESTIONS.find((each) => each === intentOf(pendingQuestion));
  return {
    previousLanguage: language,
    hasShown: shown.length > 0 || focus !== undefined,
    categories,
    ...(lastQuestion && { lastQuestion }),
    ...(lastTastes && { lastTastes }),
  };
}

/** "The second one", of a list of one: still asked when "the first, then" follows. */
const intentOf = (pending: TalkState['pendingQuestion']) => (pending?.slot === 'place' ? pending.intent : undefined);
const QUESTIONS = ['opening_hours', 'prices', 'directions'] as const;

const QUESTION_OF: Readonly<Partial<Record<string, UnderstandingContext['lastQuestion']>>> = {
  tell_hours: 'opening_hours',
  tell_prices: 'prices',
  direct: 'directions',
};
