// What people do with places of lists, where they agreed to it: taken in, handed out, erased, forgotten. An event counts only
// where the id of its list says that the place was in it; position, method and team come from that id, never from the client.
import type { EventRepository } from '../db/events.ts';
import { EVENTS_A_SLICE } from '../db/events.ts';
import type { PlaceId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import type { EventKind, PlaceEvent, StoredEvent } from '../domain/event.ts';
import type { Clock } from '../system/clock.ts';
import type { ListIds } from '../system/list-ids.ts';
import { type Asker, ownerOf } from './conversations.ts';

export interface EventDeps {
  readonly events: EventRepository;
  readonly listIds: ListIds;
  readonly clock: Clock;
}

interface SentEvent {
  readonly clientId: string;
  readonly kind: EventKind;
  readonly placeId: PlaceId;
  /** Id of the list. */
  readonly listId: string;
}

/** @throws DomainError `events/not-collected` for a visitor of a page whose key takes no events */
export async function takeEvents(
  { events, listIds }: EventDeps,
  asker: Asker,
  sent: readonly SentEvent[],
): Promise<{ readonly accepted: number; readonly ignored: number }> {
  if (asker.kind === 'visitor' && asker.key && !asker.key.collectsEvents)
    throw new DomainError('events/not-collected', 'This key takes no events');
  const bound = sent.flatMap((event) => boundEvent(listIds, event));
  await events.add(ownerOf(asker), bound);
  return { accepted: bound.length, ignored: sent.length - bound.length };
}

/** None where the list is not ours, is too old, or did not hold the place. */
function boundEvent(listIds: ListIds, { listId, ...event }: SentEvent): readonly PlaceEvent[] {
  const shown = listIds.read(listId, event.placeId);
  if (!shown) return [];
  const { issuedAt, ...place } = shown;
  return [{ ...event, ...place, day: dayOf(issuedAt) }];
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
