// A turn of conversation: load the frame, understand, decide, carry out, say it, remember.
import type { DialogueAct } from '../chat/acts.ts';
import { type Answer, type Card, cardsOf } from '../chat/answer.ts';
import { chooseAct } from '../chat/dialogue.ts';
import { remember } from '../chat/remember.ts';
import { cityWordsOf, composeReply } from '../chat/replies/compose.ts';
import { varietyOf } from '../chat/replies/variety.ts';
import { situationAfter, toldIn } from '../chat/situation.ts';
import type { TalkState } from '../chat/state.ts';
import { type City, centerName } from '../city/city.ts';
import type { ConversationOwner, ConversationRepository } from '../db/conversations.ts';
import type { ProfileRepository } from '../db/profiles.ts';
import { asConversationId, type ConversationId, type UserId } from '../domain/branded.ts';
import type { CivilMoment } from '../domain/civil-day.ts';
import { CONVERSATION_MINUTES, newConversation } from '../domain/conversation.ts';
import type { Language } from '../domain/language.ts';
import type { Place } from '../domain/place.ts';
import { EMPTY_PROFILE, type Profile } from '../domain/profile.ts';
import type { Recommendation } from '../domain/recommendation.ts';
import { roughly } from '../geo/point.ts';
import { civilMoment, zoneClock } from '../hours/civil-time.ts';
import type { Frame } from '../nlp/frame.ts';
import type { UnderstandingContext } from '../nlp/pipeline.ts';
import type { ReadContext } from '../nlp/reading/context.ts';
import type { Understanding } from '../nlp/understanding.ts';
import type { Clock } from '../system/clock.ts';
import { inTurns, type Turns } from '../system/turns.ts';
import type { CatalogueReader } from './catalogue.ts';
import { carryOut, type Turn } from './conversation/carry-out.ts';
import { lookupOf } from './conversation/look-up.ts';
import { scoredTogether } from './conversation/reason.ts';
import type { Start } from './conversation/search.ts';
import { type Understood, understoodOf } from './conversation/understood.ts';
import type { ConversationWorld, Scene } from './conversation/world.ts';
import type { Draft, Wording } from './wording.ts';

export interface ConversationDeps {
  readonly conversations: ConversationRepository;
  /** Preferences and reviews of the account; the conversation's own are folded in here. */
  readonly profiles: ProfileRepository;
  readonly catalogue: CatalogueReader<ConversationWorld>;
  readonly includeReviewed: boolean;
  readonly clock: Clock;
  readonly turns: Turns;
  readonly newId: () => string;
  /** Rewords finished replies, where an operator has set a language model up. */
  readonly wording?: Wording;
}

/** A person with an account, or a visitor of an embedding page. */
export type Asker =
  | { readonly kind: 'user'; readonly userId: UserId }
  | { readonly kind: 'visitor'; readonly visitor: string };

export interface ChatMessage {
  readonly message: string;
  readonly location?: Place['position'];
  readonly conversationId?: ConversationId;
}

export interface ChatAnswer {
  readonly conversationId: ConversationId;
  readonly language: Language;
  readonly responseText: string;
  /** Exactly the places that the text talks about, in the same order. */
  readonly recommendations: readonly Recommendation[];
  readonly extractedPreferences: Understanding['preferences'];
  readonly understood: Understood;
}

/** A turn as it unfolds. The deltas joined are the reply; `done` comes after the frame is safely stored. */
export type ChatEvent =
  | { readonly event: 'preferences'; readonly language: Language; readonly preferences: Understanding['preferences'] }
  | { readonly event: 'recommendations'; readonly recommendations: readonly Recommendation[] }
  | { readonly event: 'text'; readonly delta: string }
  | { readonly event: 'done'; readonly answer: ChatAnswer };

export async function converse(deps: ConversationDeps, asker: Asker, request: ChatMessage): Promise<ChatAnswer> {
  for await (const event of converseStream(deps, asker, request)) {
    if (event.event === 'done') return event.answer;
  }
  throw new Error('the conversation ended without an answer');
}

export async function* converseStream(
  deps: ConversationDeps,
  asker: Asker,
  request: ChatMessage,
): AsyncGenerator<ChatEvent, void> {
  const owner = ownerOf(asker);
  const now = deps.clock.now();
  const [stored, account] = await Promise.all([
    findConversation(deps, owner, request.conversationId, now),
    asker.kind === 'user' ? deps.profiles.of(asker.userId) : EMPTY_PROFILE,
  ]);
  const world = deps.catalogue.current().built;
  const conversation = stored ?? newConversation(request.conversationId ?? asConversationId(deps.newId()), 'en');
  const context = stored ? contextFrom(stored) : {};
  const heard = await inTurns(deps.turns, world.understandInSteps(request.message, context));
  const frame = await deps.turns.take(() => frameOf(world, request.message, conversation, now, request.location));
  yield { event: 'preferences', language: heard.language, preferences: heard.preferences };

  const circumstances = { world, account, now, includeReviewed: deps.includeReviewed };
  const { answer: plain, next } = await deps.turns.take(() =>
    takeTurn(circumstances, conversation, heard, request.location, frame),
  );
  yield { event: 'recommendations', recommendations: plain.recommendations };

  const answer = deps.wording ? { ...plain, responseText: await deps.wording(draftOf(plain)) } : plain;
  for (const delta of inDeltas(answer.responseText)) yield { event: 'text', delta };

  await deps.conversations.save(
    owner,
    withoutExactPosition(next),
    new Date(now.getTime() + CONVERSATION_MINUTES * 60_000),
  );
  yield { event: 'done', answer };
}

/** Where somebody stood is kept roughly; each message that names a position is answered from that very position. */
function withoutExactPosition(conversation: TalkState): TalkState {
  const { position, anchor } = conversation;
  return {
    ...conversation,
    ...(position && { position: roughly(position) }),
    ...(anchor && anchor.name === undefined && { anchor: { ...anchor, position: roughly(anchor.position) } }),
  };
}

/** What a message is understood against. */
export function contextFrom({ language, shown, focus, categories, lastAct, lastTastes, pendingQuestion }: TalkState) {
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

const draftOf = ({ responseText, language, recommendations }: ChatAnswer): Draft => ({
  text: responseText,
  language,
  places: recommendations.map(({ place }) => place),
});

/** A word with the space behind it, or a line break: small enough to read along. */
const inDeltas = (text: string): readonly string[] => text.match(/\S+[^\S\n]*|\n+/gu) ?? [];

const ownerOf = (asker: Asker): ConversationOwner =>
  asker.kind === 'user' ? `user:${asker.userId}` : `visitor:${asker.visitor}`;

/** The one named, else the person's latest that has not expired. */
function findConversation(
  { conversations }: ConversationDeps,
  owner: ConversationOwner,
  id: ConversationId | undefined,
  now: Date,
): Promise<TalkState | undefined> {
  return id === undefined ? conversations.findLatest(owner, now) : conversations.find(owner, id, now);
}

interface Circumstances {
  readonly world: ConversationWorld;
  readonly account: Profile;
  readonly now: Date;
  readonly includeReviewed: boolean;
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
  { world, account, now, includeReviewed }: Circumstances,
  before: TalkState,
  heard: Understanding,
  location: Place['position'] | undefined,
  frame?: Frame,
): TakenTurn {
  const conversation: TalkState = { ...before, ...(location && { position: location }) };
  const scene: Scene = { world, now, includeReviewed, profile: folded(account, conversation, heard) };
  const lookup = lookupOf(scene, location !== undefined);
  const act = chooseAct(conversation, heard, lookup, frame);
  const turn: Turn = {
    conversation,
    heard,
    act,
    start: startOf(world.recommend.city, heard.language, conversation, act),
    ...(frame && { frame }),
  };
  const found = carryOut(scene, turn);
  const cards = cardsOf(found);
  const responseText = composeReply(
    found,
    heard.language,
    varietyOf(conversation.id, conversation.turn),
    cityWordsOf(world.recommend.city, heard.language),
  );
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
    ),
  };
  const next = remember(conversation, heard, settled(act, found), cards);
  return { answer, next: act.kind === 'forget' ? next : withAsker(next, conversation, frame, found), act, found };
}

/** What was said of the asker, and the plan that stands, outlive every list. */
function withAsker(next: TalkState, before: TalkState, frame: Frame | undefined, found: Answer): TalkState {
  const situation = situationAfter(before.situation, frame ? toldIn(frame) : []);
  const plan = found.kind === 'timetable' ? found.plan : before.plan;
  return { ...next, ...(Object.keys(situation).length > 0 && { situation }), ...(plan && { plan }) };
}

/** What the clocks of the city show. */
export const cityMoment = ({ recommend }: ConversationWorld, at: Date): CivilMoment =>
  civilMoment(zoneClock(recommend.hours.clock.timeZone).civilMs(at));

/** Longer messages are stories: their frame costs more than it tells. */
const LONGEST_FRAMED = 600;

/** The message as a frame; undefined where it is too long for one. */
export function frameOf(
  world: ConversationWorld,
  message: string,
  state: TalkState,
  now: Date,
  location: Place['position'] | undefined,
): Frame | undefined {
  if (message.length > LONGEST_FRAMED) return undefined;
  const position = location ?? state.position;
  return world.read(message, {
    ...(state.turn > 0 ? contextFrom(state) : {}),
    now: cityMoment(world, now),
    hasPlan: state.plan !== undefined,
    ...topicOf(state),
    ...(position && { position }),
  });
}

/** What the last turn was about, for a message that says only "on Sunday?". */
function topicOf({ plan, lastAct, focus, shown }: TalkState): Pick<ReadContext, 'topic'> {
  if (plan !== undefined && (lastAct === 'plan' || lastAct === 'edit_plan')) return { topic: 'plan' };
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
 * A place named in the message, else where they stand, else the conversation's last, else the middle of the city.
 * Talk about what was listed goes on measuring from where the list did; a way begins where the person stands.
 */
function startOf(city: City, language: Language, { position, anchor: last }: TalkState, act: Turn['act']): Start {
  const here: Start = position
    ? { position, kind: 'here', name: '' }
    : { position: city.center, kind: 'centre', name: centerName(city, language) };
  if (act.kind === 'direct' && position) return here;
  const anchor = 'search' in act ? act.search.anchor : ('from' in act && act.kind !== 'direct' && act.from) || last;
  return anchor?.name === undefined ? here : { position: anchor.position, kind: 'named', name: anchor.name };
}

/** A place that the person rated 2 or below may be talked about when they ask, and is still not recommended. */
function recommendationsOf(scene: Scene, cards: readonly Card[], start: Start): readonly Recommendation[] {
  if (cards.length === 0) return [];
  const { items } = scoredTogether(scene, cards, start);
  return cards.flatMap(({ place }) => items.find((item) => item.place.id === place.id) ?? []);
}
