// Counts how often places are met, in memory between two flushes: a place is met when an answer shows it to somebody, in
// a list, in the chat or on its page. What is met often and doubtful is checked first.
import type { MeetingRepository } from '../db/meetings.ts';
import type { PlaceId } from '../domain/branded.ts';
import type { Clock } from '../system/clock.ts';

export interface Meetings {
  met(places: readonly PlaceId[]): void;
  /** Writes the counts; those that cannot be written are kept for the next flush. */
  flush(): Promise<void>;
}

/** @param repository `add` is all that is needed */
export function createMeetings(repository: Pick<MeetingRepository, 'add'>, clock: Clock): Meetings {
  // No more than the catalogue has places.
  let counts = new Map<PlaceId, number>();
  const add = (id: PlaceId, count: number): void => void counts.set(id, (counts.get(id) ?? 0) + count);
  return {
    met: (places) => {
      for (const id of places) add(id, 1);
    },
    async flush() {
      const written = counts;
      counts = new Map();
      try {
        await repository.add(monthOf(clock.now()), written);
      } catch (error) {
        for (const [id, count] of written) add(id, count);
        throw error;
      }
    },
  };
}

export interface MeetingDeps {
  readonly meetingRows: MeetingRepository;
  readonly clock: Clock;
}

/** Of a place that is met no more, nothing is remembered for longer. */
const MONTHS_MET = 3;

/** This month and the ones before. */
export const recentlyMet = ({ meetingRows, clock }: MeetingDeps): Promise<ReadonlyMap<PlaceId, number>> =>
  meetingRows.since(firstMonth(clock.now()));

export const forgetOldMeetings = ({ meetingRows, clock }: MeetingDeps): Promise<void> =>
  meetingRows.removeBefore(firstMonth(clock.now()));

const firstMonth = (now: Date): string =>
  monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS_MET - 1))));

const monthOf = (date: Date): string => `${date.toISOString().slice(0, 7)}-01`;
