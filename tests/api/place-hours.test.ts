// Opening hours as endpoints 9 and 10 tell them: at the service's moment, in the city's time, so that nobody parses them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aPlace } from '../support/places.ts';
import { startTestService, type TestService } from '../support/service.ts';

/** Good Friday, 11:30 in Madrid, an hour after the clocks' change of the Sunday before. */
const GOOD_FRIDAY = new Date('2026-04-03T09:30:00Z');
const HOURS = {
  museum: 'Mo-Sa 10:00-20:00; PH 10:00-15:00',
  bar: 'Mo-Su 20:00-02:00; PH off',
  square: '24/7',
  riddle: 'by appointment',
};
let service: TestService;
beforeAll(async () => {
  const places = Object.entries(HOURS).map(([id, openingHours]) => aPlace({ id, openingHours }));
  const free = aPlace({ id: 'free', openingHours: HOURS.museum, freeEntry: 'Sa 14:00-20:00' });
  const dated = aPlace({
    ...{
      id: 'dated',
      categories: ['pubs/bars'],
      openingHours: HOURS.bar,
      phone: '+34 910 000 000',
      checkedOn: '2021-11',
    },
    ...{ terraceHours: 'Mo-Sa 10:00-00:00', otherSign: { name: 'Bar Nuevo', source: 'municipal', asOf: '2026-02' } },
    provenance: { opening_hours: { source: 'osm', asOf: '2026-02' } },
  });
  const older = { pastHours: 'Tu-Su 13:00-16:00', checkedOn: '2019-05-02' };
  const past = aPlace({ id: 'past', ...older, provenance: { past_hours: { source: 'esmadrid', asOf: '2021-06' } } });
  const renewed = aPlace({ id: 'renewed', ...older, openingHours: HOURS.bar });
  service = await startTestService('embedded', {
    places: [...places, free, aPlace({ id: 'silent' }), dated, past, renewed],
    clock: { now: () => GOOD_FRIDAY },
  });
});
afterAll(() => service?.close());

const factsOf = async (id: string) => (await service.ask({ url: `/api/places/${id}?include=facts` })).json().facts;

test('hours of some years ago are told apart from those of today, with their date', async () => {
  const facts = await factsOf('past');
  expect(facts.past_hours).toMatchObject({ opening_hours: 'Tu-Su 13:00-16:00', as_of: '2021-06', today: 4 });
  expect(facts.past_hours.week.map((spans: readonly unknown[]) => spans.length)).toEqual([0, 1, 1, 1, 1, 1, 1]);
  expect([facts.hours, facts.opening_hours]).toEqual([undefined, undefined]);
});

test('where hours of today are known, older ones are not told', async () => {
  const facts = await factsOf('renewed');
  expect([facts.past_hours, facts.opening_hours]).toEqual([undefined, HOURS.bar]);
});

test('each fact comes with its date, and those that are too old or contradicted are called doubtful', async () => {
  const facts = await factsOf('dated');
  expect(facts.dates).toEqual([
    { fact: 'name', as_of: '2021-11', doubtful: true },
    { fact: 'opening_hours', as_of: '2026-02', doubtful: false },
    { fact: 'terrace_hours', as_of: '2021-11', doubtful: true },
    { fact: 'phone', as_of: '2021-11', doubtful: false },
  ]);
  expect(facts.other_sign).toEqual({ name: 'Bar Nuevo', source: 'municipal', as_of: '2026-02' });
  expect(facts.terrace_hours).toBe('Mo-Sa 10:00-00:00');
  expect((await factsOf('silent')).dates).toEqual([]);
});

describe('hours of a place', () => {
  test('tell open or closed, the next change and the week, with the holiday of today', async () => {
    const { hours } = await factsOf('museum');
    expect(hours).toMatchObject({ open: true, always: false, changes_at: '2026-04-03T15:00', today: 4 });
    expect(hours.week).toHaveLength(7);
    expect(hours.week[4]).toEqual([{ from: '10:00', to: '15:00' }]);
    expect(hours.week[5]).toEqual([{ from: '10:00', to: '20:00' }]);
    expect(hours.week[6]).toEqual([]);
  });

  test('tell when a closed place opens next, and a night past midnight', async () => {
    const { hours } = await factsOf('bar');
    expect(hours).toMatchObject({ open: false, changes_at: '2026-04-04T20:00' });
    expect(hours.week[5]).toEqual([{ from: '20:00', to: '02:00' }]);
  });

  test('of what never closes have no change', async () => {
    const { hours } = await factsOf('square');
    expect(hours).toMatchObject({ open: true, always: true });
    expect(hours).not.toHaveProperty('changes_at');
    expect(hours.week[0]).toEqual([{ from: '00:00', to: '24:00' }]);
  });

  test('are absent where nobody knows them or they say more than a clock', async () => {
    expect(await factsOf('silent')).not.toHaveProperty('hours');
    expect(await factsOf('riddle')).not.toHaveProperty('hours');
  });

  test('of free entry hold only while the place is open', async () => {
    const { free_week: free } = await factsOf('free');
    expect(free[5]).toEqual([{ from: '14:00', to: '20:00' }]);
    expect(free.filter((spans: unknown[]) => spans.length > 0)).toHaveLength(1);
  });

  test('are the same in a list', async () => {
    const [listed] = (await service.ask({ url: '/api/places/?ids=museum&include=facts' })).json();
    expect(listed.facts.hours).toEqual((await factsOf('museum')).hours);
  });
});
