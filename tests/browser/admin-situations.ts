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

const SERVICE_KEYS = [
  {
    ...{ id: 7, label: 'Hotel Sol, back end', hint: 'sk_12345', scopes: ['recommend', 'chat'], revoked: false },
    ...{ requests_per_minute: 600, language: 'es', created_at: '2026-05-15T12:00:00' },
  },
];

const NUMBERS = {
  since: '2026-05-01',
  days: [
    { day: '2026-05-14', asked: 120 },
    { day: '2026-05-15', asked: 87 },
  ],
  measures: [
    {
      measure: 'asked',
      total: 207,
      labels: [
        { label: 'chat', count: 150 },
        { label: 'recommendations', count: 57 },
      ],
    },
    { measure: 'unread', total: 2, labels: [] },
    { measure: 'unmet', total: 9, labels: [{ label: 'not feature:smoking', count: 9 }] },
  ],
  choices: [{ ranked_by: 'ensemble', surface: 'recommendations', lists: 40, chosen: 11 }],
};

const QUEUE = [
  {
    place: {
      ...{ id: 'taberna', name: 'Taberna Vieja', lat: 40.41, lng: -3.7, categories: ['pubs/bars'], district: 'Centro' },
      ...{ prominence: 3, closed_for_good: false, source: 'esmadrid', rating: 0, user_ratings_total: 0 },
    },
    website: 'https://taberna.example/',
    met: 14,
    doubtful: [
      { fact: 'name', value: 'Taberna Vieja', as_of: '2012-05-01', source: 'esmadrid', half_life_years: 8 },
      { fact: 'opening_hours', value: 'Mo-Su 10:00-20:00', as_of: '2017', source: 'osm', half_life_years: 3 },
    ],
    other_sign: { name: 'Taberna Nueva', source: 'municipal', as_of: '2026-04' },
  },
];

const EXPERIMENTS = [
  {
    id: 2,
    name: 'nearer places',
    a: { method: 'ensemble' },
    b: { method: 'ensemble', patience: 0.5 },
    started_at: '2026-05-10T12:00:00',
    votes_a: 31,
    votes_b: 40,
    share_b: 0.5634,
    share_b_from: 0.38,
    share_b_to: 0.73,
    evidence: 0.4,
  },
  {
    id: 1,
    name: 'svd',
    a: { method: 'ensemble' },
    b: { method: 'svd' },
    started_at: '2026-04-10T12:00:00',
    ended_at: '2026-05-01T12:00:00',
    adopted: 'A',
    votes_a: 90,
    votes_b: 20,
    share_b: 0.18,
    share_b_from: 0.1,
    share_b_to: 0.3,
    evidence: 1e9,
    better: 'A',
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
  part('freshness', '.doubtful-fact', {
    before: (page) => page.route('**/api/admin/review-queue?*', (it) => it.fulfill({ json: QUEUE })),
  }),
  part('reviews, asked twice', '.table .danger >> nth=0', {
    act: (page) => page.locator('.table .danger').first().click(),
  }),
  part('people', '.table tbody tr'),
  part('keys', '.table tbody tr', { act: (page) => page.locator('.table .button').first().click() }),
  part('keys, of servers', '.admin-form fieldset', {
    before: (page) => page.route('**/api/admin/service-keys', (it) => it.fulfill({ json: SERVICE_KEYS })),
  }),
  part('rules', '.table tbody tr', {
    before: (page) => page.route('**/api/admin/house-rules', (it) => it.fulfill({ json: RULES })),
  }),
  part('models', '.chip.good', {
    before: (page) => page.route('**/api/admin/models', (it) => it.fulfill({ json: SETS })),
  }),
  part('numbers', '.count-bars li', {
    before: (page) => page.route('**/api/admin/numbers?*', (it) => it.fulfill({ json: NUMBERS })),
  }),
  part('experiments', '.chip.good', {
    before: (page) => page.route('**/api/admin/experiments', (it) => it.fulfill({ json: EXPERIMENTS })),
  }),
  part('experiments, a new one', '.admin-fields', {
    path: '/admin/?part=experiments',
    before: (page) => page.route('**/api/admin/experiments', (it) => it.fulfill({ json: [] })),
  }),
  part('log', '.table tbody tr'),
];
