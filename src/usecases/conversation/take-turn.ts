// A turn of conversation without a database: a message and the conversation before it give an answer and the conversation
// after it.
import { type DialogueAct, PLAN_ACTS } from '../../chat/acts.ts';
import { agreedAfter } from '../../chat/agreed.ts';
import { alsoAsked } from '../../chat/also.ts';
import { type Answer, cardsOf } from '../../chat/answer.ts';
import type { Card } from '../../chat/card.ts';
import { chooseAct } from '../../chat/dialogue.ts';
import type { TimetableAnswer } from '../../chat/plan-answer.ts';
import { remember } from '../../chat/remember.ts';
import { cityWordsOf, composeReply } from '../../chat/replies/compose.ts';
import { varietyOf } from '../../chat/replies/variety.ts';
import { situationNow, withoutOtherMoney } from '../../chat/situation.ts';
import { listsOf, wordsOfName } from '../../chat/spoken-of.ts';
import { isPlanOpen, MAX_PLAN_VERSIONS, type TalkState } from '../../chat/state.ts';
import { type City, centerName } from '../../city/city.ts';
import type { CivilDay, CivilMoment } from '../../domain/civil-day.ts';
import type { Place } from '../../domain/place.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Recommendation } from '../../domain/recommendation.ts';
import { civilNow } from '../../hours/city-hours.ts';
import { civilMoment, zoneClock } from '../../hours/civil-time.ts';
import type { Frame } from '../../nlp/frame.ts';
import type { UnderstandingContext } from '../../nlp/pipeline.ts';
import type { ReadContext } from '../../nlp/reading/context.ts';
import type { Understanding } from '../../nlp/understanding.ts';
import type { HouseRules, RuleStart } from '../../recommend/house-rules.ts';
import type { ChatAnswer } from './answered.ts';
import { carryOut, type Turn } from './carry-out.ts';
import type { Start } from './hunt.ts';
import { lookupOf } from './look-up.ts';
import { scoredTogether } from './reason.ts';
import { actOf, type Heard, topicsHeard, topicsTold, withTopics } from './topics-told.ts';
import { understoodOf } from './understood.ts';
import { worksTold } from './works-told.ts';
import type { ConversationWorld, Scene } from './world.ts';

interface Circumstances {
  readonly world: ConversationWorld;
  readonly account: Profile;
  readonly now: Date;
  readonly includeReviewed: boolean;
  readonly rules?: HouseRules;
}

export interface TakenTurn {
  readonly answer: ChatAnswer;
  readonly next: TalkState;
  /** What was decided and found out, for those who check that the reply says it. */
  readonly act: DialogueAct;
  readonly found: Answer;
}

/** The turn itself, without a database: everything is given, everything comes back. */
export function takeTurn(
  { world, account, now, includeReviewed, rules }: Circumstances,
  before: TalkState,
  heard: Heard,
  location: Place['position'] | undefined,
): TakenTurn {
  const { frame } = heard;
  const conversation: TalkState = { ...before, ...(location && { position: location }) };
  const profile = folded(account, conversation, heard);
  const { language } = heard;
  const scene: Scene = { world, now, language, includeReviewed, profile, ...(rules && { rules }) };
  const lookup = lookupOf(scene, location !== undefined);
  const act = actOf(heard, lookup.placeOf, () => chooseAct(conversation, heard, lookup), conversation.focus);
  const turn: Turn = {
    conversation,
    heard,
    act,
    start: startOf(world.recommend.city, heard, conversation, act, rules?.start),
    frame,
  };
  const found = carryOut(scene, turn);
  const cards = cardsOf(found);
  const told = cards.map(({ place }) => place.id);
  const also = alsoAsked(act, told, { conversation, heard, frame, scene: lookup });
  const answers = [found, ...also.map((each) => carryOut(scene, { ...turn, act: each }))];
  const setting = {
    words: cityWordsOf(world.recommend.city, heard.language),
    today: civilNow(world.recommend.hours.clock, now).day,
  };
  const said = answers.map((each) =>
    composeReply(each, heard.language, varietyOf(conversation.id, conversation.turn), setting),
  );
  const topic = topicsTold(heard, act);
  // A topic may say where else to turn for what was not found: once is enough.
  const about = said.some((text) => text.includes(topic)) ? '' : topic;
  const responseText = [about, worksTold(frame, found, cards), ...said]
    .filter(Boolean)
    .join(found.kind === 'list' || about !== '' ? '\n' : ' ');
  const recommendations = recommendationsOf(scene, cards, turn.start);
  const answer: ChatAnswer = {
    conversationId: conversation.id,
    language: heard.language,
    responseText,
    recommendations,
    extractedPreferences: heard.preferences,
    understood: understoodOf(
      scene,
      frame,
      recommendations.map(({ place }) => place),
      settled(act, found),
    ),
  };
  const next = remember(conversation, heard, settled(act, found), cards);
  return {
    answer,
    next:
      act.kind === 'forget'
        ? next
        : withAsker(next, conversation, { frame, found, act, today: cityMoment(world, now).slice(0, 10) as CivilDay }),
    act,
    found,
  };
}

/** What was said of the asker, and the plan that stands, outlive every list. */
function withAsker(
  next: TalkState,
  before: TalkState,
  { frame, found, act, today }: Pick<TakenTurn, 'found' | 'act'> & { readonly frame: Frame; readonly today: CivilDay },
): TalkState {
  const situation = situationNow(before.situation, withoutOtherMoney(frame, 'search' in act ? next.categories : []));
  const plan = found.kind === 'timetable' ? found.plan : before.plan;
  const planVersions = found.kind === 'timetable' ? versionsAfter(before, found) : before.planVersions;
  const agreed = agreedAfter(before.agreed, frame, act, today);
  return {
    ...next,
    ...(Object.keys(situation).length > 0 && { situation }),
    ...(plan && { plan }),
    ...(planVersions && { planVersions }),
    ...(Object.keys(agreed).length > 0 && { agreed }),
  };
}

/** The first version is kept, however many follow; an undone one is gone. */
function versionsAfter({ plan, planVersions = [] }: TalkState, found: TimetableAnswer): readonly Plan[] {
  if (found.isUndone) return planVersions.slice(0, -1);
  if (!plan || found.isRetold || JSON.stringify(plan) === JSON.stringify(found.plan)) return planVersions;
  const [first, ...others] = [...planVersions, plan];
  return [first!, ...others.slice(1 - MAX_PLAN_VERSIONS)];
}

/** What the clocks of the city show. */
export const cityMoment = ({ recommend }: Pick<ConversationWorld, 'recommend'>, at: Date): CivilMoment =>
  civilMoment(zoneClock(recommend.hours.clock.timeZone).civilMs(at));

/** The message as it is understood at this point of the conversation. */
export function hear(
  world: ConversationWorld,
  message: string,
  state: TalkState,
  now: Date,
  location: Place['position'] | undefined,
): Heard {
  const topics = topicsHeard(world, message);
  return withTopics(world.understand(topics?.rest || message, hearingContext(world, state, now, location)), topics);
}

/** What a message is understood against. */
export function hearingContext(
  world: ConversationWorld,
  state: TalkState,
  now: Date,
  location: Place['position'] | undefined,
): Omit<ReadContext, 'gazetteer'> {
  const position = location ?? state.position;
  return {
    ...(state.turn > 0 ? contextFrom(state) : {}),
    now: cityMoment(world, now),
    hasPlan: state.plan !== undefined,
    ...(isPlanOpen(state) && { isPlanOpen: true }),
    ...(state.agreed?.day !== undefined && { agreedDay: state.agreed.day }),
    ...topicOf(state),
    ...lastDayOf(state),
    ...(position && { position }),
    nameWords: nameWordsOf(world, state),
  };
}

/** The day that the last question or the list was about. */
function lastDayOf({ lastFacts = [], wishes = [] }: TalkState): Pick<ReadContext, 'lastDay'> {
  const asked = lastFacts.flatMap(({ on }) => on?.untilDay ?? on?.day ?? []);
  const wished = wishes.flatMap((wish) => (wish.attribute === 'open' && wish.operator === 'on' ? wish.value : []));
  const [lastDay] = [...asked, ...wished];
  return lastDay === undefined ? {} : { lastDay };
}

/** What the places that were spoken of are called: "the house" may be one of them. */
function nameWordsOf({ recommend: { catalogue } }: ConversationWorld, state: TalkState): ReadonlySet<string> {
  const spokenOf = new Set([...(state.discussed ?? []), ...listsOf(state).flat()]);
  return new Set(
    [...spokenOf].flatMap((placeId) => {
      const place = catalogue.places[catalogue.rowOf.get(placeId) ?? -1];
      return place ? wordsOfName(place) : [];
    }),
  );
}

/** What the last turn was about, for a message that says only "on Sunday?". */
function topicOf({ plan, lastAct, focus, shown }: TalkState): Pick<ReadContext, 'topic'> {
  if (plan !== undefined && PLAN_ACTS.has(lastAct ?? '')) return { topic: 'plan' };
  if (focus !== undefined || shown.length === 1) return { topic: 'place' };
  return shown.length > 0 ? { topic: 'list' } : {};
}

/** A wish that nobody grants is given up: what comes next goes on from the place that was named instead. */
const settled = (act: DialogueAct, found: Answer): DialogueAct =>
  found.kind === 'nothing' && found.instead && 'search' in act
    ? ({ ...act, search: found.instead.search } as DialogueAct)
    : act;

/** What was said here weighs more than what the account says, and stays here. */
function folded(account: Profile, conversation: TalkState, heard: Understanding): Profile {
  const spoken = Object.entries({ ...conversation.preferences, ...Object.fromEntries(heard.preferences) });
  return { ...account, categories: new Map([...account.categories, ...(spoken as [never, number][])]) };
}

/**
 * A place named in the message, else where a house rule has lists start, else where they told they stay, else where they
 * stand, else the middle of the city. Talk about what was listed goes on measuring from where the list did; a way begins
 * where the person stands.
 */
function startOf(
  city: City,
  { language, frame }: Understanding,
  { position, anchor: last, situation }: TalkState,
  act: Turn['act'],
  fixed: RuleStart | undefined,
): Start {
  const own: Start = position
    ? { position, kind: 'here', name: '' }
    : { position: city.center, kind: 'centre', name: centerName(city, language) };
  if (act.kind === 'direct' && position) return own;
  const { stay } = situationNow(situation, frame);
  const isHere = frame.references.some(({ kind }) => kind === 'here');
  const home = fixed ?? (isHere && position ? undefined : stay);
  const here: Start = home ? { position: home.position, kind: 'named', name: home.name } : own;
  const anchor = 'search' in act ? act.search.anchor : ('from' in act && act.kind !== 'direct' && act.from) || last;
  const unknownPlace = frame.unknownPlace && { unknownPlace: frame.unknownPlace.text };
  const start: Start =
    anchor?.name === undefined ? here : { position: anchor.position, kind: 'named', name: anchor.name };
  return { ...start, ...unknownPlace };
}

/** A place that the person rated 2 or below may be talked about when they ask, and is still not recommended. */
function recommendationsOf(scene: Scene, cards: readonly Card[], start: Start): readonly Recommendation[] {
  if (cards.length === 0) return [];
  const { items } = scoredTogether(scene, cards, start);
  return cards.flatMap(({ place }) => {
    const item = items.find((each) => each.place.id === place.id);
    return item ? { ...item, place } : [];
  });
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
