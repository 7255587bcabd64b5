// A turn of conversation: load the state, understand, decide, carry out, say it, remember.
import type { TalkState } from '../chat/state.ts';
import type { ConversationRepository, KeepOutcome, StoredConversation } from '../db/conversations.ts';
import type { Owner } from '../db/owner.ts';
import type { PlanRepository } from '../db/plans.ts';
import type { ProfileRepository } from '../db/profiles.ts';
import type { AccessKey } from '../domain/access-key.ts';
import { asConversationId, type ConversationId, type UserId } from '../domain/branded.ts';
import { CONVERSATION_MINUTES, newConversation } from '../domain/conversation.ts';
import { DomainError } from '../domain/errors.ts';
import type { Language } from '../domain/language.ts';
import type { Place } from '../domain/place.ts';
import { MAX_PLANS, type Plan, titleOfDays } from '../domain/plan.ts';
import { EMPTY_PROFILE, type Profile } from '../domain/profile.ts';
import type { Recommendation } from '../domain/recommendation.ts';
import { roughly } from '../geo/point.ts';
import type { Understanding } from '../nlp/understanding.ts';
import type { HouseRules } from '../recommend/house-rules.ts';
import type { Clock } from '../system/clock.ts';
import { randomId, sha256 } from '../system/random.ts';
import { inTurns, type Turns } from '../system/turns.ts';
import type { CatalogueReader } from './catalogue.ts';
import { answeredBefore, type ChatAnswer, type KeptTalk, withAnswer } from './conversation/answered.ts';
import { choosesShown } from './conversation/chosen.ts';
import { hearInSteps } from './conversation/hearing.ts';
import { type PageList, withList } from './conversation/lists/page-list.ts';
import { takeTurn } from './conversation/take-turn.ts';
import type { ConversationWorld } from './conversation/world.ts';
import { type HouseRuleReader, rulesFor } from './house-rules.ts';
import type { Meetings } from './meetings.ts';
import { countTurn, type Tally } from './tally.ts';
import type { Draft, Wording } from './wording.ts';

export interface ConversationDeps {
  readonly conversations: ConversationRepository;
  /** Preferences and reviews of the account; the conversation's own are folded in here. */
  readonly profiles: ProfileRepository;
  readonly catalogue: CatalogueReader<ConversationWorld>;
  readonly includeReviewed: boolean;
  readonly houseRules: HouseRuleReader;
  readonly clock: Clock;
  readonly turns: Turns;
  /** Plans made in a conversation are the very plans of `/api/plans/`. */
  readonly plans: PlanRepository;
  /** Counts questions for the operators' numbers; absent where they are off. */
  readonly tally?: Tally;
  /** The same for places that are shown. */
  readonly meetings?: Meetings;
  /** Rewords finished replies, where an operator has set a language model up. */
  readonly wording?: Wording;
}

/** A person with an account, or a visitor of an embedding page. */
export type Asker =
  | { readonly kind: 'user'; readonly userId: UserId }
  | {
      readonly kind: 'visitor';
      readonly visitor: string;
      /** Of the page that embeds the widget, or of the server: its house rules hold. */
      readonly key?: AccessKey;
    };

export interface ChatMessage {
  readonly message: string;
  readonly location?: Place['position'];
  readonly conversationId?: ConversationId;
  /** The client's id of this request: sent again, it gets the same answer and no second turn. */
  readonly clientId?: string;
  /** The list that the asker sees, where it is not the conversation's last. */
  readonly list?: PageList;
}

/** A turn as it unfolds. The deltas joined are the reply; `done` comes after the state is stored. */
export type ChatEvent =
  | { readonly event: 'preferences'; readonly language: Language; readonly preferences: Understanding['preferences'] }
  | { readonly event: 'recommendations'; readonly recommendations: readonly Recommendation[] }
  | { readonly event: 'text'; readonly delta: string }
  | { readonly event: 'done'; readonly answer: ChatAnswer };

export async function converse(deps: ConversationDeps, asker: Asker, request: ChatMessage): Promise<ChatAnswer> {
  const answer = await answered(deps, asker, request);
  return deps.wording ? { ...answer, responseText: await deps.wording(draftOf(answer)) } : answer;
}

export async function* converseStream(
  deps: ConversationDeps,
  asker: Asker,
  request: ChatMessage,
): AsyncGenerator<ChatEvent, void> {
  const plain = await answered(deps, asker, request);
  yield { event: 'preferences', language: plain.language, preferences: plain.extractedPreferences };
  yield { event: 'recommendations', recommendations: plain.recommendations };
  const answer = deps.wording ? { ...plain, responseText: await deps.wording(draftOf(plain)) } : plain;
  for (const delta of inDeltas(answer.responseText)) yield { event: 'text', delta };
  yield { event: 'done', answer };
}

/** Many messages of one person at the same moment: each is overtaken by at most as many others. */
const MOST_ATTEMPTS = 24;

/**
 * The turn, written once: where another turn was written meanwhile, this one is read again on the newer state.
 * @throws DomainError `token/invalid` when the account was deleted meanwhile, `service/overloaded`
 */
async function answered(deps: ConversationDeps, asker: Asker, request: ChatMessage): Promise<ChatAnswer> {
  const owner = ownerOf(asker);
  let wasStored = false;
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const now = deps.clock.now();
    const world = deps.catalogue.current().built;
    const [stored, account] = await Promise.all([
      findConversation(deps, owner, request.conversationId, now),
      asker.kind === 'user' ? deps.profiles.of(asker.userId) : EMPTY_PROFILE,
    ]);
    const before = stored && (await withStoredPlan(deps, owner, stored.conversation as KeptTalk));
    const known = before && answeredBefore(before, request.clientId, world);
    if (known) return known;
    const rules = rulesFor(deps.houseRules, world.recommend, 'key' in asker ? asker.key?.id : undefined, now);
    const scene = { world, account, now, ...(rules && { rules }) };
    const turn = await turnOf(deps, scene, before ?? newTalk(owner, request, now), request);
    // Forgotten while it was on its way: the answer is given, and nothing of it stays.
    if (wasStored && !stored) return turn.answer;
    const outcome = await keepTurn(deps, owner, turn, { now, ...(stored && { version: stored.version }) });
    if (outcome === 'kept') {
      const keyId = asker.kind === 'visitor' ? asker.key?.id : undefined;
      if (deps.tally) countTurn(deps.tally, keyId, before ?? { turn: 0, seen: [] }, turn);
      deps.meetings?.met(turn.answer.recommendations.map(({ place }) => place.id));
      return turn.answer;
    }
    if (outcome === 'no_owner') throw new DomainError('token/invalid', 'The account was deleted');
    wasStored ||= stored !== undefined;
  }
  throw new DomainError('service/overloaded', 'Too many messages at once; try again in a moment');
}

interface AnsweredTurn {
  readonly answer: ChatAnswer;
  readonly next: KeptTalk;
  /** The plan as the turn leaves it, where it made or changed one. */
  readonly plan?: Plan;
  /** The version that a plan was changed from. */
  readonly planVersion?: number;
}

interface Surroundings {
  readonly world: ConversationWorld;
  readonly account: Profile;
  readonly now: Date;
  readonly rules?: HouseRules;
}

async function turnOf(
  { turns, includeReviewed }: ConversationDeps,
  { world, account, now, rules }: Surroundings,
  stored: KeptTalk,
  request: ChatMessage,
): Promise<AnsweredTurn> {
  const before = request.list ? withList(stored, request.list, world) : stored;
  const heard = await inTurns(turns, hearInSteps(world, request.message, before, now, request.location));
  const taken = await turns.take(() =>
    takeTurn({ world, account, now, includeReviewed, ...(rules && { rules }) }, before, heard, request.location),
  );
  const { answer, found } = taken;
  const isChosen = stored.isChosen || choosesShown(before, taken);
  const next: KeptTalk = { ...taken.next, ...(isChosen && { isChosen: true as const }) };
  if (found.kind !== 'timetable') return { answer, next: withAnswer(next, before, answer, request.clientId) };
  const changed = found.isChanged || found.isRetold ? before.planRef : undefined;
  const planRef = { id: changed?.id ?? randomId(), version: (changed?.version ?? 0) + 1 };
  const told = { ...answer, planId: planRef.id };
  return {
    answer: told,
    next: withAnswer({ ...next, planRef }, before, told, request.clientId),
    plan: withRoughStart(found.plan, answer.language),
    ...(changed && { planVersion: changed.version }),
  };
}

/** The page may have changed the plan, or removed it, since the turn before. */
async function withStoredPlan({ plans }: ConversationDeps, owner: Owner, talk: KeptTalk): Promise<KeptTalk> {
  const { planRef, plan: _, ...rest } = talk;
  if (!planRef) return talk;
  const stored = await plans.find(owner, planRef.id);
  return stored ? { ...rest, plan: stored.plan, planRef: { id: stored.id, version: stored.version } } : { ...rest };
}

async function keepTurn(
  { conversations }: ConversationDeps,
  owner: Owner,
  { next, plan, planVersion }: AnsweredTurn,
  { now, version }: { readonly now: Date; readonly version?: number },
): Promise<KeepOutcome> {
  const { planRef, ...unplanned } = next;
  const common = {
    now,
    expiresAt: new Date(now.getTime() + CONVERSATION_MINUTES * 60_000),
    ...(version !== undefined && { version }),
  };
  const withVersion = planVersion === undefined ? {} : { version: planVersion };
  const outcome = await conversations.keep(owner, {
    ...common,
    conversation: withoutExactPosition(next),
    ...(plan && planRef && { plan: { id: planRef.id, plan, mostPlans: MAX_PLANS, ...withVersion } }),
  });
  // The plan stays in the conversation alone.
  return outcome === 'too_many_plans'
    ? conversations.keep(owner, { ...common, conversation: withoutExactPosition(unplanned) })
    : outcome;
}

/** Erases one conversation, or all of the asker's. */
export async function forgetConversations(
  { conversations }: Pick<ConversationDeps, 'conversations'>,
  asker: Asker,
  id: ConversationId | undefined,
): Promise<void> {
  const owner = ownerOf(asker);
  if (id === undefined) await conversations.removeAllOf(owner);
  else await conversations.remove(owner, id);
}

/**
 * Without an id it is the owner's conversation of this half hour: two first messages at the same moment begin the
 * same.
 */
function newTalk(owner: Owner, { conversationId }: ChatMessage, now: Date): KeptTalk {
  const halfHour = Math.floor(now.getTime() / (CONVERSATION_MINUTES * 60_000));
  return newConversation(conversationId ?? asConversationId(sha256(`${owner} ${halfHour}`).slice(0, 22)), 'en');
}

/** A named start is kept by its name; a bare position is the asker's own. */
const withRoughStart = (plan: Plan, language: Language): Plan => ({
  title:
    plan.title ||
    titleOfDays(
      plan.days.map(({ day }) => day),
      language,
    ),
  days: plan.days.map((day) =>
    day.start.name === undefined ? { ...day, start: { position: roughly(day.start.position) } } : day,
  ),
});

/** The asker's position is stored rounded; a message with a position is answered from the exact one. */
function withoutExactPosition(conversation: TalkState): TalkState {
  const { position, anchor, plan, planVersions, language } = conversation;
  return {
    ...conversation,
    ...(plan && { plan: withRoughStart(plan, language) }),
    ...(planVersions && { planVersions: planVersions.map((each) => withRoughStart(each, language)) }),
    ...(position && { position: roughly(position) }),
    ...(anchor && anchor.name === undefined && { anchor: { ...anchor, position: roughly(anchor.position) } }),
  };
}

const draftOf = ({ responseText, language, recommendations }: ChatAnswer): Draft => ({
  text: responseText,
  language,
  places: recommendations.map(({ place }) => place),
});

/** A word with the space behind it, or a line break: small enough to read along. */
const inDeltas = (text: string): readonly string[] => text.match(/\S+[^\S\n]*|\n+/gu) ?? [];

export const ownerOf = (asker: Asker): Owner =>
  asker.kind === 'user' ? `user:${asker.userId}` : `visitor:${asker.visitor}`;

/** The one named, else the person's latest that has not expired. */
function findConversation(
  { conversations }: ConversationDeps,
  owner: Owner,
  id: ConversationId | undefined,
  now: Date,
): Promise<StoredConversation | undefined> {
  return id === undefined ? conversations.findLatest(owner, now) : conversations.find(owner, id, now);
}
