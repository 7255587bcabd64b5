import { expect, test } from 'vitest';
import { asPlaceId } from '../domain/branded.ts';
import { MOST_EVENTS_A_DAY, type PlaceEvent } from '../domain/event.ts';
import { createKeptEvents } from './kept-events.ts';

const OWNER = 'visitor:one';
const eventsOf = (number: number, day = '2026-05-15'): readonly PlaceEvent[] =>
  Array.from({ length: number }, (_, at) => ({
    clientId: `e${at}`,
    kind: 'shown',
    placeId: asPlaceId('prado'),
    surface: 'places',
    rankedBy: 'listing',
    list: 'abcdefgh',
    position: 1,
    day,
  }));

/** A store whose rows are only counted. */
function counted(stored = new Map<string, number>()) {
  const asked: string[][] = [];
  const countOf = async (_owner: string, days: readonly string[]) => {
    asked.push([...days]);
    return new Map([...stored].filter(([day]) => days.includes(day)));
  };
  return { asked, kept: createKeptEvents({ countOf }) };
}

test('the database is asked once for an owner and day, while there is room', async () => {
  const { asked, kept } = counted(new Map([['2026-05-15', 100]]));
  for (let request = 0; request < 5; request++) expect(await kept.withinRoom(OWNER, eventsOf(100))).toHaveLength(100);
  expect(await kept.withinRoom(OWNER, eventsOf(1, '2026-05-16'))).toHaveLength(1);
  expect(asked).toEqual([['2026-05-15'], ['2026-05-16']]);
});

test('it is asked again before something is refused, and only the rest that fits is taken', async () => {
  const stored = new Map([['2026-05-15', MOST_EVENTS_A_DAY - 30]]);
  const { asked, kept } = counted(stored);
  expect(await kept.withinRoom(OWNER, eventsOf(20))).toHaveLength(20);
  stored.set('2026-05-15', MOST_EVENTS_A_DAY - 10);
  expect(await kept.withinRoom(OWNER, eventsOf(20))).toHaveLength(10);
  expect(asked).toHaveLength(2);
  // Somebody erased them in the meantime.
  stored.clear();
  expect(await kept.withinRoom(OWNER, eventsOf(20))).toHaveLength(20);
});

test('a day that is full leaves the other day alone', async () => {
  const { kept } = counted(new Map([['2026-05-15', MOST_EVENTS_A_DAY]]));
  const sent = [...eventsOf(2), ...eventsOf(3, '2026-05-16')];
  expect((await kept.withinRoom(OWNER, sent)).map(({ day }) => day)).toEqual(Array(3).fill('2026-05-16'));
});
