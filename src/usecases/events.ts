// What people do with places of lists, where they agreed to it: taken in, handed out, erased, forgotten. An event counts only
// where the id of its list says that the place was in it; position, method and team come from that id, never from the client.
import type { ConversationRepository } from '../db/conversations.ts';
import type { EventRepository } from '../db/events.ts';
import { EVENTS_A_SLICE } from '../db/events.ts';
import type { Owner } from '../db/owner.ts';
import type { PlaceId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import { CLICK_KINDS, type EventKind, type PlaceEvent, type StoredEvent } from '../domain/event.ts';
import type { Clock } from '../system/clock.ts';
import type { DailyRoom } from '../system/daily-room.ts';
import type { ListIds } from '../system/list-ids.ts';
import { networkOf } from '../system/network.ts';
import { type Asker, ownerOf } from './conversations.ts';
import type { KeptEvents } from './kept-events.ts';
import type { Tally } from './tally.ts';

export interface EventDeps {
  readonly events: EventRepository;
  readonly listIds: ListIds;
  readonly keptEvents: KeptEvents;
  /** By address, for visitors without an account: who takes a new token is a new visitor. */
  readonly eventRoom: DailyRoom;
  readonly conversations: Pick<ConversationRepository, 'noteChoice'>;
  readonly tally: Tally;
  readonly clock: Clock;
}

interface SentEvent {
  readonly clientId: string;
  readonly kind: EventKind;
  readonly placeId: PlaceId;
  /** Id of the list. */
  readonly listId: string;
}

/**
 * @param sender.address of the request, counted for visitors without an account
 * @throws DomainError `events/not-collected` for a visitor of a page whose key takes no events
 */
export async function takeEvents(
  deps: EventDeps,
  { asker, address }: { readonly asker: Asker; readonly address: string },
  sent: readonly SentEvent[],
): Promise<{ readonly accepted: number; readonly ignored: number }> {
  const { events, keptEvents, listIds, eventRoom } = deps;
  if (asker.kind === 'visitor' && asker.key && !asker.key.collectsEvents)
    throw new DomainError('events/not-collected', 'This key takes no events');
  const owner = ownerOf(asker);
  const own = await keptEvents.withinRoom(owner, boundEvents(listIds, sent));
  const taken = asker.kind === 'visitor' ? own.slice(0, eventRoom.take(networkOf(address), own.length)) : own;
  await events.add(owner, taken);
  await countChosen(deps, owner, taken);
  return { accepted: taken.length, ignored: sent.length - taken.length };
}

/** A conversation from whose lists something was chosen has reached its end. */
async function countChosen({ conversations, tally, clock }: EventDeps, owner: Owner, taken: readonly PlaceEvent[]) {
  const chosen = taken.flatMap(({ surface, kind, placeId }) => (surface === 'chat' && isClick(kind) ? placeId : []));
  if (chosen.length === 0) return;
  const conversationsChosen = await conversations.noteChoice(owner, chosen, clock.now());
  for (let each = 0; each < conversationsChosen; each++) tally.count('conversation', 'chosen');
}

const isClick = (kind: EventKind): boolean => CLICK_KINDS.some((each) => each === kind);

/** Without those whose list is not ours, is too old, or did not hold the place. A page names the same list again and again. */
function boundEvents(listIds: ListIds, sent: readonly SentEvent[]): readonly PlaceEvent[] {
  const opened = new Map([...new Set(sent.map(({ listId }) => listId))].map((id) => [id, listIds.open(id)]));
  return sent.flatMap(({ listId, ...event }) => {
    const shown = opened.get(listId)?.shown(event.placeId);
    if (!shown) return [];
    const { issuedAt, ...place } = shown;
    return [{ ...event, ...place, day: dayOf(issuedAt) }];
  });
}

export const eventsOf = ({ events }: Pick<EventDeps, 'events'>, asker: Asker): Promise<readonly StoredEvent[]> =>
  events.listOf(ownerOf(asker));

export const eraseEvents = ({ events }: Pick<EventDeps, 'events'>, asker: Asker): Promise<void> =>
  events.removeAllOf(ownerOf(asker));

/** In slices, so that no statement holds others up. */
export async function forgetOldEvents({ events, clock }: Pick<EventDeps, 'events' | 'clock'>, days: number) {
  const before = dayOf(new Date(clock.now().getTime() - days * DAY_MS));
  while ((await events.removeSliceBefore(before)) === EVENTS_A_SLICE);
}

const DAY_MS = 24 * 60 * 60 * 1000;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
