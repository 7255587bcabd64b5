// House rules: made by administrators, named wherever they change a list, never against what a person refuses or needs.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Clock } from '../../src/system/clock.ts';
import { DATABASES } from '../support/databases.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { aPlace } from '../support/places.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const SOL = 'lat=40.4168&lng=-3.7038';
const SITE = 'https://hotel.example';
const AT_SOL = { latitude: 40.4168, longitude: -3.7038 };

const cafe = (id: string, name: string, more: object = {}) =>
  aPlace({
    id,
    name,
    categories: ['cafes'],
    types: ['cafe'],
    position: { latDeg: 40.4169, lngDeg: -3.7036 },
    prominence: 2,
    ...more,
  });
const SEAFOOD = {
  categories: ['restaurants'] as const,
  types: ['restaurant'],
  cuisines: ['seafood'],
};
const PLACES = [
  ...littleMadrid,
  cafe('ramp', 'Café Rampa', { wheelchair: 'yes' }),
  cafe('steps', 'Café Escalón'),
  cafe('shells', 'La Concha', SEAFOOD),
];

describe.each(DATABASES)('house rules over %s', (kind) => {
  let now = Date.UTC(2026, 4, 15, 12, 0, 10);
  const clock: Clock = { now: () => new Date(now) };
  let service: TestService;
  let admin: string;
  let person: string;
  beforeAll(async () => {
    const environment = { ACCESS_TOKEN_EXPIRE_MINUTES: '40000' };
    service = await startTestService(kind, { clock, environment, places: PLACES });
    admin = await service.signIn('root', 'admin');
    person = await service.signIn('carmen');
  });
  afterAll(() => service?.close());
  beforeEach(async () => {
    for (const { id } of (await rule('GET')).json() as { id: number }[]) await rule('DELETE', `/${id}`);
  });

  const rule = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', payload?: object) =>
    service.ask({
      method,
      url: `/api/admin/house-rules${path}`,
      headers: bearer(admin),
      ...(payload && { payload }),
    });
  const make = async (payload: object) => {
    const answer = await rule('POST', '', { promoter: 'Hotel Sol', ...payload });
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body]);
    return answer.json() as { id: number };
  };
  const recommended = async (query = '') =>
    (await service.ask({ url: `/api/recommendations/?${SOL}&lang=en${query}`, headers: bearer(person) })).json() as {
      place_id: string;
      explanation: string;
      score: number;
    }[];
  const idsOf = (items: readonly { place_id: string }[]) => items.map(({ place_id }) => place_id);
  const visitorToken = async () =>
    (await service.ask({ method: 'POST', url: '/api/visitor/token' })).json().access_token as string;
  const say = async (message: string, token: string, headers = {}) => {
    const answer = await service.ask({
      method: 'POST',
      url: '/api/recommendations/chat',
      headers: { ...bearer(token), ...headers },
      payload: { message, location: AT_SOL },
    });
    const body = answer.json() as { response_text: string; recommendations: { place_id: string }[] };
    return { ...body, planId: answer.headers['x-plan-id'] };
  };

  test('a pinned place comes first at once, with the name of who wants it, until its time is over', async () => {
    const before = idsOf(await recommended());
    await make({ effect: 'pin', place_ids: ['campo'], until: '2026-05-15T13:00:00' });
    const [first] = await recommended('&include=contributions');
    expect(first?.place_id).toBe('campo');
    expect(first?.explanation).toContain('promoted by Hotel Sol');
    expect(first).toHaveProperty(
      'contributions',
      expect.arrayContaining([expect.objectContaining({ promoter: 'Hotel Sol' })]),
    );
    now += 60 * 60_000;
    expect(idsOf(await recommended())).toEqual(before);
    now -= 60 * 60_000;
  });

  test('hide, only kinds and within leave places out, and every explanation says so', async () => {
    await make({ effect: 'hide', place_ids: ['prado'] });
    await make({ effect: 'only_kinds', kinds: ['museums', 'parks'], promoter: 'The city' });
    await make({ effect: 'within', lat: 40.4168, lng: -3.7038, radius_m: 2_500 });
    const list = await recommended();
    expect(idsOf(list).sort()).toEqual(['reina-sofia', 'retiro', 'sorolla'].filter((id) => idsOf(list).includes(id)));
    expect(idsOf(list)).not.toContain('prado');
    for (const { explanation } of list) {
      expect(explanation).toContain('Hotel Sol leaves some places out of this list.');
      expect(explanation).toContain('The city keeps this list to museums and parks.');
      expect(explanation).toContain('Hotel Sol keeps this list within 2.5 km.');
    }
  });

  test('a person who hid a pinned place, and one who filters by access, is not given it', async () => {
    await make({ effect: 'pin', place_ids: ['steps', 'campo'] });
    const hide = await service.ask({
      method: 'PUT',
      url: '/api/saves/campo/hidden',
      headers: bearer(person),
    });
    expect(hide.statusCode).toBe(200);
    expect(idsOf(await recommended())).not.toContain('campo');
    expect(idsOf(await recommended('&wish=wheelchair:yes'))).toEqual(['ramp']);
    // Of the steps nobody knows: shown where unknown facts may do, and not promoted there.
    const doubtful = await recommended('&wish=wheelchair:yes&match=unknown&category=cafes');
    expect(doubtful.map(({ explanation }) => explanation).join()).not.toContain('promoted');
    await service.ask({ method: 'DELETE', url: '/api/saves/campo/hidden', headers: bearer(person) });
  });

  test('the chat names the promoter in the list, and the limits', async () => {
    await make({ effect: 'pin', place_ids: ['steps'] });
    await make({ effect: 'hide', place_ids: ['central'], promoter: 'The city' });
    const token = await visitorToken();
    const { response_text, recommendations } = await say('cafes near me', token);
    expect(recommendations[0]?.place_id).toBe('steps');
    expect(response_text).toMatch(/1\. Café Escalón \([^)]*promoted by Hotel Sol\)/u);
    expect(response_text).toContain('The city decided which places may be in this list.');
    expect(idsOf(recommendations)).not.toContain('central');
    const why = await say('why the first one?', token);
    expect(why.response_text).toContain('promoted by Hotel Sol');
  });

  test('the chat never promotes what somebody in a wheelchair may not enter', async () => {
    await make({ effect: 'pin', place_ids: ['steps'] });
    const { recommendations, response_text } = await say(
      'I am in a wheelchair. Which cafes near me are accessible?',
      await visitorToken(),
    );
    expect(recommendations[0]?.place_id).toBe('ramp');
    expect(response_text).not.toContain('promoted');
  });

  test('an answer without a place names whose rule may be the reason, in the chat and in a header', async () => {
    const recommendedParks = () =>
      service.ask({ url: `/api/recommendations/?${SOL}&category=parks`, headers: bearer(person) });
    expect((await recommendedParks()).headers).not.toHaveProperty('x-limited-by');
    await make({ effect: 'only_kinds', kinds: ['museums', 'restaurants'], promoter: 'Ciudad y más' });
    const none = await recommendedParks();
    expect([none.json(), none.headers['x-limited-by']]).toEqual([[], 'Ciudad%20y%20m%C3%A1s']);
    const english = await say('parks near me', await visitorToken());
    expect(english.recommendations).toEqual([]);
    expect(english.response_text).toContain('Ciudad y más decided which places I may show');
    expect(english.response_text).not.toMatch(/don't know|elsewhere/u);
    const spanish = await say('parques cerca de mí', await visitorToken());
    expect(spanish.recommendations).toEqual([]);
    expect(spanish.response_text).toContain('Qué lugares puedo enseñar lo ha decidido Ciudad y más');
    expect(spanish.response_text).not.toMatch(/No me consta|Tampoco/u);
  });

  test('a plan names whose rules left places out of it: as it is made, read, shared and changed', async () => {
    const plans = async (method: 'GET' | 'POST' | 'PATCH', path: string, payload?: object) =>
      (
        await service.ask({ method, url: `/api/plans/${path}`, headers: bearer(person), ...(payload && { payload }) })
      ).json();
    const date = '2026-05-20';
    expect((await plans('POST', '', { days: [{ date }] })).days[0]).not.toHaveProperty('limited_by');
    await make({ effect: 'only_kinds', kinds: ['museums', 'parks', 'restaurants'], promoter: 'The city' });
    const own = await plans('POST', '', { days: [{ date, stops: [{ place_id: 'debod' }] }] });
    expect(own.days[0]).not.toHaveProperty('limited_by');
    const made = await plans('POST', '', { days: [{ date }] });
    expect(made.days[0]).toMatchObject({ limited_by: ['The city'] });
    const { link } = await plans('POST', `${made.id}/link`);
    const shared = (await service.ask({ url: `/api/shared/${link}` })).json();
    expect(shared.days[0].limited_by).toEqual(['The city']);
    const edited = await plans('PATCH', made.id, { version: made.version, edits: [{ op: 'shift', minutes: 30 }] });
    expect(edited.days[0].limited_by).toEqual(['The city']);
    const days = edited.days.map(({ date: day, stops }: { date: string; stops: { place_id: string }[] }) => ({
      date: day,
      stops: stops.map(({ place_id }) => ({ place_id })),
    }));
    const sentAgain = await plans('PATCH', made.id, { version: edited.version, days });
    expect(sentAgain.days[0].limited_by).toEqual(['The city']);
  });

  test.each([
    ['Plan my day tomorrow', 'Hotel Sol decided which places may be in this plan.'],
    ['Planifica mi día de mañana', 'Qué lugares pueden entrar en este plan lo ha decidido Hotel Sol.'],
  ])('the chat says so of its plan: %s', async (message, sentence) => {
    expect((await say(message, await visitorToken())).response_text).not.toContain('Hotel Sol');
    await make({ effect: 'hide', place_ids: ['prado'] });
    const token = await visitorToken();
    const { response_text, planId } = await say(message, token);
    expect(response_text).toContain(sentence);
    const kept = await service.ask({ url: `/api/plans/${planId}`, headers: bearer(token) });
    expect(kept.json().days[0].limited_by).toEqual(['Hotel Sol']);
  });

  test('a boosted place names in its explanation who wants it, and no other place does', async () => {
    await make({ effect: 'boost', place_ids: ['botin'], share: 1, promoter: 'Old Madrid' });
    const list = await recommended('&category=restaurants&limit=20');
    const promoted = list.filter(({ explanation }) => explanation.includes('promoted by Old Madrid'));
    expect([idsOf(promoted), list.length > 1]).toEqual([['botin'], true]);
  });

  test.each([
    { effect: 'pin', place_ids: ['shells', 'botin'] },
    { effect: 'boost', place_ids: ['shells', 'botin'], share: 1 },
  ])('what somebody is allergic to is not promoted to them, nor what may hold it: $effect', async (promotion) => {
    await make(promotion);
    const blanca = bearer(await service.signIn(`blanca-${promotion.effect}-${kind}`));
    const restaurants = async (query = '') =>
      (
        await service.ask({ url: `/api/recommendations/?${SOL}&lang=en&category=restaurants${query}`, headers: blanca })
      ).json() as { place_id: string; explanation: string }[];
    const promoted = (await restaurants()).filter(({ explanation }) => explanation.includes('promoted by Hotel Sol'));
    expect(idsOf(promoted)).toContain('botin');
    expect(await restaurants('&wish=-allergy:shellfish')).toEqual([]);
    const perhaps = await restaurants('&wish=-allergy:shellfish&match=unknown');
    expect(idsOf(perhaps)).toEqual(['botin']);
    expect(perhaps[0]?.explanation).not.toContain('promoted');
    const token = await visitorToken();
    const told = await say("I'm allergic to shellfish. Which restaurants near me do you recommend?", token);
    expect(idsOf(told.recommendations)).not.toContain('shells');
    expect(told.response_text).not.toContain('promoted');
  });

  test('searched lists follow the rules and mark what is promoted; the plain catalogue stays whole', async () => {
    await make({ effect: 'pin', place_ids: ['steps'] });
    await make({ effect: 'hide', place_ids: ['central'], promoter: 'La ciudad' });
    const searched = await service.ask({ url: '/api/places/?category=cafes&radius_m=5000&lat=40.4168&lng=-3.7038' });
    expect(searched.json()[0]).toMatchObject({ id: 'steps', promoted_by: 'Hotel Sol' });
    expect(searched.json().map(({ id }: { id: string }) => id)).not.toContain('central');
    expect(searched.headers['x-limited-by']).toBe('La%20ciudad');
    const plain = await service.ask({ url: '/api/places/?category=cafes' });
    expect(plain.json().map(({ id }: { id: string }) => id)).toContain('central');
    expect(plain.body).not.toContain('promoted_by');
  });

  test('a rule of a widget key holds for its pages alone', async () => {
    const made = await service.ask({
      method: 'POST',
      url: '/api/admin/widget-keys',
      headers: bearer(admin),
      payload: { label: 'Hotel', allowed_origins: [SITE] },
    });
    const { id, key } = made.json();
    await make({ effect: 'pin', place_ids: ['steps'], key_id: id });
    await make({ effect: 'start', lat: 40.424, lng: -3.7178, name: 'Templo de Debod', key_id: id });
    const traded = await service.ask({
      method: 'POST',
      url: '/api/widget/token',
      headers: { origin: SITE },
      payload: { key },
    });
    const inWidget = await say('cafes', traded.json().access_token, { origin: SITE });
    expect(inWidget.recommendations[0]?.place_id).toBe('steps');
    expect(inWidget.response_text).toContain('Templo de Debod');
    const elsewhere = await say('cafes near me', await visitorToken());
    expect(elsewhere.response_text).not.toContain('promoted');
    expect((await recommended()).map(({ explanation }) => explanation).join()).not.toContain('promoted');
  });

  test.each([
    [{ effect: 'pin', place_ids: ['nowhere'] }, 'place_ids must be ids of places'],
    [{ effect: 'pin' }, 'a rule needs places or kinds'],
    [{ effect: 'hide', kinds: ['castles of air'] }, 'kinds must be ids'],
    [{ effect: 'boost', kinds: ['museums'] }, 'share is needed'],
    [{ effect: 'only_kinds' }, 'kinds is needed'],
    [{ effect: 'within', lat: 40.4, lng: -3.7 }, 'radius_m is needed'],
    [{ effect: 'start', lat: 40.4, lng: -3.7 }, 'name is needed'],
    [{ effect: 'start', lat: 10, lng: 10, name: 'Far' }, 'must lie in the city'],
    [{ effect: 'hide', place_ids: ['prado'], key_id: 4_711 }, 'key_id names no usable key'],
    [{ effect: 'hide', place_ids: ['prado'], from: '2026-02-30T00:00:00' }, 'from must be a day'],
    [
      { effect: 'hide', place_ids: ['prado'], from: '2026-05-02T00:00:00', until: '2026-05-01T00:00:00' },
      'until must be later',
    ],
  ])('%j is refused', async (payload, detail) => {
    const answer = await rule('POST', '', { promoter: 'Hotel Sol', ...payload });
    expect([answer.statusCode, answer.json().detail]).toEqual([422, expect.stringContaining(detail)]);
  });

  test('rules are listed, replaced and removed, and the audit log has it', async () => {
    const { id } = await make({ effect: 'hide', place_ids: ['prado'] });
    const boost = { effect: 'boost', kinds: ['parks'], share: 0.5, promoter: 'Parks' };
    expect((await rule('PUT', `/${id}`, boost)).json()).toMatchObject({ id, ...boost });
    expect((await rule('GET')).json()).toHaveLength(1);
    expect((await rule('DELETE', `/${id}`)).statusCode).toBe(200);
    expect([(await rule('DELETE', `/${id}`)).statusCode, (await rule('PUT', `/${id}`, boost)).statusCode]).toEqual([
      404, 404,
    ]);
    const log = await service.ask({
      url: `/api/admin/audit-log?object=house-rule&object_id=${id}`,
      headers: bearer(admin),
    });
    expect(log.json().map(({ action }: { action: string }) => action)).toEqual(['removed', 'changed', 'created']);
  });
});
