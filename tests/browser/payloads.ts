// Names, types and messages are whatever somebody wrote. Two hundred hostile ones stay what they are: text.
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { startForeignSite } from './foreign-site.ts';
import { everyWay } from './looks.ts';
import { signedIn } from './people.ts';
import type { World } from './world.ts';

const SCRIPTS = [
  'window.pwned=1',
  'top.pwned=1',
  'self["pwn"+"ed"]=1',
  'parent.pwned=1',
  'globalThis.pwned=1',
  'alert(pwned=1)',
  'Function("pwned=1")()',
  'setTimeout("pwned=1")',
  'import("data:text/javascript,window.pwned=1")',
  'document.title="pwned"',
];

const SHAPES: readonly ((script: string) => string)[] = [
  (script) => `<script>${script}</script>`,
  (script) => `"><script>${script}</script>`,
  (script) => `</script><script>${script}</script>`,
  (script) => `<img src=x onerror='${script}'>`,
  (script) => `"><img src=x onerror='${script}'>`,
  (script) => `<svg onload='${script}'>`,
  (script) => `<svg><animate onbegin='${script}' attributeName=x dur=1s>`,
  (script) => `<body onload='${script}'>`,
  (script) => `<iframe srcdoc="<script>${script}</script>">`,
  (script) => `<a href="javascript:${script}">x</a>`,
  (script) => `javascript:${script}`,
  (script) => `<details open ontoggle='${script}'>`,
  (script) => `<input autofocus onfocus='${script}'>`,
  (script) => `<math><mtext></table><mglyph><style><img src=x onerror='${script}'>`,
  (script) => `\${${script}}`,
  (script) => `{{constructor.constructor('${script}')()}}`,
  (script) => `' onmouseover='${script}`,
  (script) => `" autofocus onfocus="${script}" x="`,
  (script) => `--><script>${script}</script>`,
  (script) => `<template><script>${script}</script></template>`,
];

export const PAYLOADS: readonly string[] = SHAPES.flatMap((shape) => SCRIPTS.map(shape));

/** As cards, which take long to draw, `npm test` has every shape and every script once or more; `npm run check:pages` has all. */
const ON_CARDS = everyWay
  ? PAYLOADS
  : SHAPES.flatMap((shape, at) => [at, at + SCRIPTS.length / 2].map((turn) => shape(SCRIPTS[turn % SCRIPTS.length]!)));
const CARDS_A_PAGE = 100;

const placeOf = (text: string, index: number) => ({
  place_id: `p${index}`,
  name: text,
  lat: 40.4 + (index % 20) / 500,
  lng: -3.7 + (index % 17) / 500,
  types: [text],
  rating: 4.5,
  user_ratings_total: 7,
  score: 0.5,
  distance: 100 + index,
});

const WAS_RUN = `[window.pwned, document.title === 'pwned', document.querySelectorAll('main script, main iframe, main img').length].map(String)`;

export const payloads = (world: World) =>
  describe('two hundred hostile texts', () => {
    test('as names, types and reasons in list, explanation and map are inert', async () => {
      expect(PAYLOADS.length).toBe(200);
      const { page, complaints } = await signedIn(world);
      let served = 0;
      const onPage = () => ON_CARDS.slice(served, served + CARDS_A_PAGE);
      await page.route('**/api/recommendations/?*', (route) => {
        const items = onPage().map((text, index) => ({
          ...placeOf(text, index),
          explanation: text,
          contributions: [{ kind: 'words', words: [text], amount: 0.5 }],
        }));
        return route.fulfill({
          json: items,
          headers: { 'X-Method': 'ensemble', 'X-Total-Count': String(items.length) },
        });
      });
      for (; served < ON_CARDS.length; served += CARDS_A_PAGE) {
        await page.goto(world.url);
        await page.locator('.card .reason').first().waitFor();
        // Pressed again until it is gone; one that goes while it is pressed is no fault.
        const more = page.getByRole('button', { name: 'Show more' });
        await expect
          .poll(async () => {
            await more.click({ timeout: 5_000 }).catch(() => undefined);
            return more.count();
          }, POLL)
          .toBe(0);
        await expect.poll(() => page.locator('.card h3').allTextContents(), POLL).toEqual(onPage());
        await page.getByRole('button', { name: 'Why this?' }).first().click();
        await page.locator('.card').first().hover();
        await page.locator('.pin-on').waitFor();
        expect(await page.evaluate(WAS_RUN)).toEqual(['undefined', 'false', '0']);
      }
      expect(complaints).toEqual([]);
    });

    test('as answers and places of the chat are inert, streamed', async () => {
      const { page, complaints } = await signedIn(world);
      await page.route('**/api/recommendations/chat*', (route) =>
        route.fulfill({ contentType: 'text/event-stream', body: streamOf(ANSWER) }),
      );
      await page.goto(`${world.url}/?view=chat`);
      await page.getByLabel('Your message').fill(PAYLOADS[3]!);
      await page.keyboard.press('Enter');
      await page.locator('.chat-places li').first().waitFor();
      expect(await page.locator('.turn.you .said').textContent()).toBe(PAYLOADS[3]);
      await expect.poll(() => page.locator('.turn.paseo .said').textContent(), POLL).toBe(PAYLOADS.join('\n'));
      await expect.poll(() => page.locator('.chat-places li > a').allTextContents(), POLL).toEqual(PAYLOADS);
      expect(await page.evaluate(WAS_RUN)).toEqual(['undefined', 'false', '0']);
      expect(complaints).toEqual([]);
    });

    test('as everything that a place and a person may be called are inert', async () => {
      const { page, complaints } = await signedIn(world);
      await page.route('**/api/places/**', (route) => route.fulfill({ json: HOSTILE_PLACE }));
      const listed = { ...HOSTILE_PLACE, id: HOSTILE_REVIEW.place_id };
      await page.route('**/api/places/?*', (route) => route.fulfill({ json: [listed] }));
      await page.route('**/api/places/*/reviews?*', (route) => route.fulfill({ json: HOSTILE_OPINIONS }));
      await page.route('**/api/reviews/', (route) => route.fulfill({ json: [HOSTILE_REVIEW] }));
      await page.route('**/api/users/me', (route) => route.fulfill({ json: HOSTILE_PERSON }));
      await page.route(/\/api\/plans\/\w+/u, (route) => route.fulfill({ json: HOSTILE_PLAN }));
      await page.route(/\/api\/plans\/$/u, (route) => route.fulfill({ json: [{ ...HOSTILE_PLAN, first_date: '' }] }));
      for (const [path, sign] of [
        ['/place/?id=x', '.others li'],
        ['/plan/', '.stop'],
        ['/account/', '.plain-list li'],
      ] as const) {
        await page.goto(world.url + path);
        await page.locator(sign).first().waitFor();
        expect(await page.locator('main').textContent()).toContain(PAYLOADS[0]);
        expect(await page.locator('main a[href^="javascript:"]').count()).toBe(0);
        expect(await page.evaluate(WAS_RUN)).toEqual(['undefined', 'false', '0']);
      }
      expect(complaints).toEqual([]);
    });

    test('as answers and places of the widget on another site are inert', async () => {
      const site = await startForeignSite(
        world.url,
        `<script src="${world.url}/widget.js"></script><div data-api-key="pk_any"></div>`,
      );
      try {
        const { page, complaints } = await world.visit({}, [site.url]);
        const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
        await page.route('**/api/widget/token', (route) => route.fulfill({ headers, json: { access_token: 'a.b.c' } }));
        await page.route('**/api/recommendations/chat*', (route) => route.fulfill({ headers, json: ANSWER }));
        await page.goto(site.url);
        await page.getByLabel('Your message').fill(PAYLOADS[7]!);
        await page.keyboard.press('Enter');
        await page.locator('.places li').first().waitFor();
        expect(await page.locator('.places strong').allTextContents()).toEqual(PAYLOADS);
        expect(await page.evaluate('[window.pwned, document.title].map(String)')).toEqual(['undefined', 'A hotel']);
        expect(complaints).toEqual([]);
        expect(site.reports).toEqual([]);
      } finally {
        await site.stop();
      }
    });
  });

const ANSWER = {
  response_text: PAYLOADS.join('\n'),
  recommendations: PAYLOADS.map(placeOf),
  extracted_preferences: Object.fromEntries(PAYLOADS.slice(0, 20).map((text) => [text, 4])),
};

const streamOf = (answer: typeof ANSWER): string =>
  [
    ['preferences', { language: 'en', preferences: answer.extracted_preferences }],
    ['recommendations', answer.recommendations],
    ...PAYLOADS.map((text, index) => ['text', { delta: index === 0 ? text : `\n${text}` }] as const),
    ['done', { ...answer, language: 'en', conversation_id: 'c1' }],
  ]
    .map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
    .join('');

const EVERYTHING = PAYLOADS.join(' ');
const HOSTILE_PLACE = {
  ...placeOf(EVERYTHING, 1),
  id: 'x',
  description: EVERYTHING,
  facts: {
    ...Object.fromEntries(
      ['address', 'district', 'barrio', 'opening_hours', 'free_entry', 'phone', 'wheelchair', 'source'].map((fact) => [
        fact,
        EVERYTHING,
      ]),
    ),
    website: 'javascript:window.pwned=1',
    categories: [PAYLOADS[0]],
    prices: [{ what: EVERYTHING, amount: 3, currency: 'EUR' }],
    nearest_station: { name: EVERYTHING, lines: PAYLOADS, distance: 10 },
    other_sign: { name: EVERYTHING, source: EVERYTHING, as_of: '2026-04' },
    dates: [{ fact: 'prices', as_of: '2019-11', doubtful: true }],
  },
};
const HOSTILE_OPINIONS = PAYLOADS.slice(0, 10).map((payload, id) => ({
  id,
  place_id: 'x',
  rating: 4,
  comment: payload,
  signature: payload.slice(0, 40),
  shared_at: '2026-05-15T12:30:00',
}));
const HOSTILE_REVIEW = {
  id: 1,
  user_id: 1,
  place_id: PAYLOADS[0],
  rating: 4,
  comment: EVERYTHING,
  created_at: '2026-01-01T00:00:00',
};
const HOSTILE_PERSON = {
  id: 1,
  username: PAYLOADS[0],
  full_name: EVERYTHING,
  role: 'user',
  is_active: true,
  created_at: '2026-01-01T00:00:00',
};
const HOSTILE_PLAN = {
  id: 'x',
  version: 1,
  shared: false,
  title: PAYLOADS[0],
  time_zone: 'Europe/Madrid',
  days: [
    {
      date: '2026-05-20',
      from: '10:00',
      until: '20:00',
      start: { lat: 40.4, lng: -3.7, name: PAYLOADS[1] },
      leave: '19:00',
      walk_distance: 900,
      travel_minutes: 12,
      over: false,
      stops: PAYLOADS.slice(0, 9).map((name, index) => ({
        place_id: name,
        name,
        lat: 40.4 + index / 900,
        lng: -3.7,
        stay_minutes: 60,
        leg: { mode: 'transit', minutes: 9, distance: 100, rides: [{ line: name, from: name, to: name }] },
        arrive: '10:00',
        begin: '10:00',
        leave: '11:00',
        open: 'yes',
        late: false,
      })),
    },
  ],
};
