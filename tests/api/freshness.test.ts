// How fresh the catalogue is: the index, the queue of places to check, and what a check found true.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asPlaceId } from '../../src/domain/branded.ts';
import { forgetOldMeetings, recentlyMet } from '../../src/usecases/meetings.ts';
import { DATABASES } from '../support/databases.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { aPlace } from '../support/places.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const TODAY = new Date().toISOString().slice(0, 10);
const aBar = (id: string, more: object = {}) =>
  aPlace({
    ...{ id, name: `Bar ${id}`, district: 'Tetuán', categories: ['pubs/bars'], source: 'osm', checkedOn: '2012-05-01' },
    ...{ openingHours: 'Mo-Su 10:00-20:00', website: `https://${id}.example`, prominence: 0 },
    ...more,
  });
const PLACES = [
  ...littleMadrid.map((place) => ({ ...place, checkedOn: TODAY })),
  aBar('viejo'),
  aBar('conocido', { prominence: 3 }),
  aBar('cerrado', { closedForGood: true }),
  aBar('ajeno', {
    checkedOn: TODAY,
    otherSign: { name: 'Bar Nuevo', source: 'municipal', asOf: TODAY },
    provenance: { opening_hours: { source: 'web', asOf: '2013' } },
  }),
];

describe.each(DATABASES)('freshness over %s', (kind) => {
  let service: TestService;
  let admin: string;
  let carmen: string;
  beforeAll(async () => {
    service = await startTestService(kind, { places: PLACES });
    [admin, carmen] = [await service.signIn('root', 'admin'), await service.signIn('carmen')];
  });
  afterAll(() => service?.close());

  const read = (path: string, as = admin) => service.ask({ url: `/api/admin/${path}`, headers: bearer(as) });
  const queue = async (query = '') => (await read(`review-queue${query}`)).json();
  const namesIn = async (query = '') => (await queue(query)).map(({ place }: { place: { id: string } }) => place.id);
  const confirm = (id: string, payload: unknown) =>
    service.ask({
      method: 'POST',
      url: `/api/admin/places/${id}/confirm`,
      headers: bearer(admin),
      payload: payload as object,
    });

  test('the index counts known facts of places that are open, by district, kind and source', async () => {
    const index = (await read('freshness')).json();
    expect(index).toMatchObject({ day: TODAY, places: PLACES.length - 1 });
    const hours = index.facts.find(({ fact }: { fact: string }) => fact === 'opening_hours');
    expect(hours).toMatchObject({ doubtful: 3, undated: 0 });
    expect(index.groups[0]).toMatchObject({ name: 'Tetuán', fresh: 1, doubtful: 8, undated: 0 });
    const { groups } = (await read('freshness?by=category')).json();
    expect(groups.map(({ name }: { name: string }) => name)).toContain('museums');
    const sources = (await read('freshness?by=source')).json().groups;
    expect(sources.find(({ name }: { name: string }) => name === 'web')).toMatchObject({
      ...{ fresh: 0, doubtful: 1 },
      facts: [{ fact: 'opening_hours', fresh: 0, doubtful: 1, undated: 0 }],
    });
    expect((await read('freshness?by=colour')).statusCode).toBe(422);
  });

  test('the queue holds what is doubtful, with its date, its source and what is said', async () => {
    const [first] = await queue('?district=Tetu%C3%A1n');
    expect(first).toMatchObject({
      place: { id: 'conocido', name: 'Bar conocido' },
      website: 'https://conocido.example',
      met: 0,
    });
    expect(first.doubtful).toContainEqual({
      ...{ fact: 'opening_hours', value: 'Mo-Su 10:00-20:00', as_of: '2012-05-01', source: 'osm' },
      half_life_years: 3,
    });
    const other = (await queue('?fact=name')).find(({ place }: { place: { id: string } }) => place.id === 'ajeno');
    expect(other).toMatchObject({
      doubtful: [{ fact: 'name' }, { fact: 'opening_hours', source: 'web', as_of: '2013' }],
      other_sign: { name: 'Bar Nuevo', source: 'municipal', as_of: TODAY },
    });
    expect(await namesIn()).not.toContain('cerrado');
    expect(await namesIn('?fact=prices')).toEqual([]);
    const page = await read('review-queue?limit=1&offset=1');
    expect([page.json().length, page.headers['x-total-count']]).toEqual([1, '3']);
  });

  test('what people meet more often comes first: pages that are opened, lists and answers', async () => {
    const { service: inside } = service.composed;
    expect((await namesIn()).slice(0, 1)).toEqual(['conocido']);
    for (let time = 0; time < 9; time++) await service.ask({ url: '/api/places/viejo?include=facts' });
    await service.ask({ url: '/api/places/nowhere' });
    const list = await service.ask({ url: '/api/recommendations/?lat=40.4168&lng=-3.7038', headers: bearer(carmen) });
    const told = await service.ask({
      method: 'POST',
      url: '/api/recommendations/chat',
      headers: bearer(carmen),
      payload: { message: 'Which museums do you recommend?' },
    });
    await inside.meetings.flush();
    const met = await recentlyMet(inside);
    expect(met.get(asPlaceId('viejo'))).toBe(9);
    const shown = [...list.json(), ...told.json().recommendations].map(({ place_id: id }) => id);
    expect(shown.length).toBeGreaterThan(3);
    for (const id of new Set(shown)) expect(met.get(id)).toBe(shown.filter((each) => each === id).length);
    expect(met.has(asPlaceId('nowhere'))).toBe(false);
    expect((await queue())[0]).toMatchObject({ place: { id: 'viejo' }, met: 9 });
  });

  test('meetings of earlier months are added up, and forgotten after three', async () => {
    const { meetingRows } = service.composed.service;
    const clock = { now: () => new Date('2030-03-15T12:00:00Z') };
    const prado = asPlaceId('prado');
    for (const [month, count] of [
      ['2029-12-01', 1],
      ['2030-01-01', 2],
      ['2030-03-01', 4],
    ] as const)
      await meetingRows.add(month, new Map([[prado, count]]));
    expect((await recentlyMet({ meetingRows, clock })).get(prado)).toBe(6);
    await forgetOldMeetings({ meetingRows, clock });
    expect((await meetingRows.since('2000-01-01')).get(prado)).toBe(6);
  });

  test('what was confirmed has the date of today, leaves the queue and stands in the audit log', async () => {
    expect((await confirm('viejo', { facts: ['opening_hours', 'name'] })).json()).toEqual({
      detail: 'Facts confirmed',
    });
    const { facts } = (await service.ask({ url: '/api/places/viejo?include=facts' })).json();
    const dates = new Map(facts.dates.map((each: { fact: string }) => [each.fact, each]));
    expect(dates.get('opening_hours')).toEqual({ fact: 'opening_hours', as_of: TODAY, doubtful: false });
    expect(dates.get('website')).toMatchObject({ as_of: '2012-05-01', doubtful: true });
    expect((await read('places/viejo')).json().confirmed).toEqual({ name: TODAY, opening_hours: TODAY });
    const [entry] = (await read('audit-log?limit=1&object=place')).json();
    expect(entry).toMatchObject({
      action: 'confirmed',
      object_id: 'viejo',
      details: { facts: ['name', 'opening_hours'] },
      actor: { kind: 'user' },
    });
    expect(await namesIn('?fact=opening_hours')).not.toContain('viejo');
    await confirm('viejo', { facts: ['website'] });
    await confirm('ajeno', { facts: ['name', 'opening_hours'] });
    expect(await namesIn()).toEqual(['conocido']);
  });

  test('a place that is corrected or closed leaves the queue as well', async () => {
    const change = (payload: object) =>
      service.ask({ method: 'PATCH', url: '/api/admin/places/conocido', headers: bearer(admin), payload });
    await change({ opening_hours: 'Mo-Su 12:00-24:00' });
    expect(await namesIn('?fact=opening_hours')).toEqual([]);
    await change({ closed_for_good: true });
    expect(await namesIn()).toEqual([]);
    expect((await read('audit-log?limit=1&object=place')).json()[0]).toMatchObject({ action: 'closed' });
    expect((await confirm('conocido', { facts: ['name'] })).statusCode).toBe(422);
  });

  test('only known facts of a place that is there are confirmed, and nothing is noted twice a day', async () => {
    const refused = await Promise.all([
      confirm('nowhere', { facts: ['name'] }),
      confirm('viejo', { facts: ['phone'] }),
      confirm('viejo', { facts: ['colour'] }),
      confirm('viejo', { facts: [] }),
      confirm('viejo', {}),
    ]);
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([404, 422, 422, 422, 422]);
    expect(refused[1]?.json().detail).toBe('Not known of the place: phone');
    const { version } = service.composed.service.catalogue.current().catalogue;
    expect((await confirm('viejo', { facts: ['name'] })).statusCode).toBe(200);
    expect(service.composed.service.catalogue.current().catalogue.version).toBe(version);
  });

  test('is for administrators', async () => {
    for (const path of ['freshness', 'review-queue']) expect((await read(path, carmen)).statusCode).toBe(403);
  });
});
