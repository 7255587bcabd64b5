// What the store of events promises, on either database.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { repositoriesIn } from '../../src/compose/repositories.ts';
import type { Database } from '../../src/db/database.ts';
import { EVENTS_A_SLICE } from '../../src/db/events.ts';
import { asPlaceId } from '../../src/domain/branded.ts';
import type { PlaceEvent } from '../../src/domain/event.ts';
import { forgetOldEvents } from '../../src/usecases/events.ts';
import { DATABASES, openTestDatabase } from '../support/databases.ts';

const DAY_MS = 86_400_000;
const dayBefore = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

const eventOf = (clientId: string, changes: Partial<PlaceEvent> = {}): PlaceEvent => ({
  clientId,
  kind: 'opened',
  placeId: asPlaceId('prado'),
  surface: 'recommendations',
  rankedBy: 'ensemble',
  list: 'abcdefgh',
  position: 1,
  day: dayBefore(0),
  ...changes,
});

describe.each(DATABASES)('events over %s', (kind) => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase(kind);
  });
  afterAll(() => database?.close());
  const repositories = () => repositoriesIn(database);

  test('many requests at the same moment are few statements, and each event is there once', async () => {
    const { events } = repositories();
    const requests = Array.from({ length: 200 }, (_, at) =>
      events.add(`visitor:v${at % 10}`, [eventOf(`a${at}`), eventOf(`b${at}`), eventOf(`a${at}`)]),
    );
    await Promise.all(requests);
    expect(await events.listOf('visitor:v3')).toHaveLength(40);
  });

  test('nothing is written for an account that is gone', async () => {
    const { events } = repositories();
    await events.add('user:424242', [eventOf('a')]);
    expect(await events.listOf('user:424242')).toEqual([]);
  });

  test('one person’s are erased, whatever the day', async () => {
    const { events } = repositories();
    await events.add('visitor:one', [eventOf('a'), eventOf('b', { day: dayBefore(300) })]);
    await events.add('visitor:two', [eventOf('a')]);
    await events.removeAllOf('visitor:one');
    expect(await events.listOf('visitor:one')).toEqual([]);
    expect(await events.listOf('visitor:two')).toHaveLength(1);
  });

  test('how many one person has, day by day', async () => {
    const { events } = repositories();
    await events.add('visitor:counted', [eventOf('a'), eventOf('b'), eventOf('c', { day: dayBefore(1) })]);
    await events.add('visitor:beside', [eventOf('a')]);
    expect([...(await events.countOf('visitor:counted', [dayBefore(0), dayBefore(1), dayBefore(2)]))].sort()).toEqual([
      [dayBefore(1), 1],
      [dayBefore(0), 2],
    ]);
  });

  test('what one person was shown, each place once', async () => {
    const { events } = repositories();
    const shown = (clientId: string, placeId: string, day = dayBefore(0)) =>
      eventOf(clientId, { kind: 'shown', placeId: asPlaceId(placeId), day });
    await events.add('visitor:shown', [shown('a', 'retiro'), shown('b', 'prado', dayBefore(80)), shown('c', 'retiro')]);
    await events.add('visitor:shown', [eventOf('d', { placeId: asPlaceId('opened-alone') })]);
    await events.add('visitor:else', [shown('a', 'debod')]);
    expect(await events.shownTo('visitor:shown')).toEqual(['prado', 'retiro']);
  });

  test('old days go, in slices, and young ones stay', async () => {
    const { events } = repositories();
    const old = Array.from({ length: EVENTS_A_SLICE + 10 }, (_, at) => eventOf(`old${at}`, { day: dayBefore(31) }));
    await events.add('visitor:old', old);
    await events.add('visitor:old', [eventOf('young', { day: dayBefore(29) })]);
    expect(await events.removeSliceBefore(dayBefore(30))).toBe(EVENTS_A_SLICE);
    await forgetOldEvents({ events, clock: { now: () => new Date() } }, 30);
    expect((await events.listOf('visitor:old')).map(({ day }) => day)).toEqual([dayBefore(29)]);
  });

  test('the primary key serves them, and one more index the votes of experiments', async () => {
    const { rows } = await sql<{ name: string }>`
      select indexname as name from pg_indexes where tablename = 'events' order by indexname`.execute(database.db);
    expect(rows).toEqual([{ name: 'events_of_experiments' }, { name: 'events_pkey' }]);
  });
});
