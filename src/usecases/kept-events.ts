// How many events of an owner and day are kept. This process remembers what it read and counts on, and reads again before it
// refuses: so most requests that tell events cost the database nothing but their own rows.
import type { EventRepository } from '../db/events.ts';
import type { Owner } from '../db/owner.ts';
import { MOST_EVENTS_A_DAY, type PlaceEvent } from '../domain/event.ts';
import { createRememberedCounts } from '../system/remembered-counts.ts';

export interface KeptEvents {
  /** The first of each day, as many as the owner may still add; requests of the same moment do not see each other. */
  withinRoom(owner: Owner, sent: readonly PlaceEvent[]): Promise<readonly PlaceEvent[]>;
}

/** What another process writes in this time is seen late: an owner may then pass the limit by what one minute lets through. */
const REMEMBERED_MS = 60_000;
const MOST_REMEMBERED = 20_000;

export function createKeptEvents(events: Pick<EventRepository, 'countOf'>): KeptEvents {
  const kept = createRememberedCounts({ most: MOST_REMEMBERED, ms: REMEMBERED_MS });

  async function readAgain(owner: Owner, days: readonly string[]): Promise<void> {
    const counts = await events.countOf(owner, days);
    for (const day of days) kept.read(keyOf(owner, day), counts.get(day) ?? 0);
  }

  return {
    async withinRoom(owner, sent) {
      const isUnsure = ([day, wanted]: readonly [string, number]) =>
        (kept.of(keyOf(owner, day)) ?? Number.POSITIVE_INFINITY) + wanted > MOST_EVENTS_A_DAY;
      const unsure = [...numbersByDay(sent)].filter(isUnsure).map(([day]) => day);
      if (unsure.length > 0) await readAgain(owner, unsure);
      return sent.filter(({ day }) => {
        const count = (kept.of(keyOf(owner, day)) ?? 0) + 1;
        if (count <= MOST_EVENTS_A_DAY) kept.countOn(keyOf(owner, day), count);
        return count <= MOST_EVENTS_A_DAY;
      });
    },
  };
}

const keyOf = (owner: Owner, day: string): string => `${day} ${owner}`;

function numbersByDay(sent: readonly PlaceEvent[]): ReadonlyMap<string, number> {
  const numbers = new Map<string, number>();
  for (const { day } of sent) numbers.set(day, (numbers.get(day) ?? 0) + 1);
  return numbers;
}
