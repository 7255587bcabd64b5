// Every part of the administration, in the states that an administrator meets.
import { type Situation, unreachable } from './situations.ts';

const SETS = [
  {
    id: 2,
    created_at: '2026-05-15T12:00:00',
    is_active: true,
    is_serving: true,
    verdict: 'not worse: NDCG@20 0.3120 against 0.3091 of the active set, on people held out of each training',
    artifacts: { svd: 'a', autoencoder: 'b', ensemble: 'c' },
    metrics: { people: 800, heldOut: { ensemble: { people: 80, 'ndcg@20': 0.312 } } },
  },
  {
    id: 1,
    created_at: '2026-05-14T12:00:00',
    is_active: false,
    is_serving: false,
    verdict: 'the first set',
    artifacts: {},
    metrics: { people: 3 },
  },
];

const RULES = [
  {
    id: 1,
    effect: 'pin',
    promoter: 'Hotel Sol',
    place_ids: ['museo-del-prado'],
    until: '2026-12-24T00:00:00',
    created_at: '2026-05-15T12:00:00',
  },
  {
    id: 2,
    effect: 'within',
    promoter: 'Hotel Sol',
    key_id: 1,
    ...{ lat: 40.4168, lng: -3.7038, radius_m: 2_000 },
    created_at: '2026-05-15T12:00:00',
  },
];

const part = (name: string, sign: string, more: Partial<Situation> = {}): Situation => ({
  name: `administration: ${name}`,
  path: `/admin/?part=${name.split(',')[0]}`,
  who: 'administrator',
  sign,
  part: '.page',
  ...more,
});

export const ADMIN_SITUATIONS: readonly Situation[] = [
  part('health', '.chip.good', { part: 'html' }),
  part('health, offline', '.failure', { before: (page) => unreachable(page, '**/api/admin/health') }),
  part('places', '.table tbody tr'),
  part('places, one open', '.origin', { path: '/admin/?part=places&place=museo-del-prado' }),
  part('places, a new one', '.admin-fields', { path: '/admin/?part=places&place=-' }),
  part('upkeep', '.table tbody tr'),
  part('reviews, asked twice', '.table .danger >> nth=0', {
    act: (page) => page.locator('.table .danger').first().click(),
  }),
  part('people', '.table tbody tr'),
  part('keys', '.table tbody tr', { act: (page) => page.locator('.table .button').first().click() }),
  part('rules', '.table tbody tr', {
    before: (page) => page.route('**/api/admin/house-rules', (it) => it.fulfill({ json: RULES })),
  }),
  part('models', '.chip.good', {
    before: (page) => page.route('**/api/admin/models', (it) => it.fulfill({ json: SETS })),
  }),
  part('log', '.table tbody tr'),
];
