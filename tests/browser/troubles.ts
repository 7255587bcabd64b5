// Every page that asks the service for something says what is wrong when it gets none, and recovers. That what it shows
// then has no fault is proved by the walks of `accessibility.ts`.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { everyWay } from './looks.ts';
import { asAdministrator, planner, signedIn } from './people.ts';
import { failing, REQUEST_ID, tooBusy, unreachable } from './situations.ts';
import type { World } from './world.ts';

const DAYS = [{ date: '2026-05-20', stops: ['museo-del-prado'] }];

interface Asking {
  readonly path: string;
  /** What the page cannot do without. */
  readonly address: string | RegExp;
  /** What it shows while it waits; absent where it shows the rest meanwhile. */
  readonly waiting?: string;
  readonly act?: (page: Page) => Promise<unknown>;
}

const PAGES: readonly Asking[] = [
  { path: '/', address: '**/api/recommendations/?*', waiting: '.placeholder' },
  { path: '/?q=museo', address: '**/api/places/?q=*', waiting: '.placeholder' },
  { path: '/place/?id=museo-del-prado', address: '**/api/places/museo-del-prado?*', waiting: 'p.quiet' },
  { path: '/place/?id=museo-del-prado', address: '**/api/reviews/user/*' },
  { path: '/plan/', address: /\/api\/plans\//u },
  { path: '/saved/', address: '**/api/saves/?*' },
  { path: '/saved/?part=lists', address: '**/api/lists/', waiting: 'p.quiet' },
  { path: '/account/', address: '**/api/reviews/', waiting: 'p.quiet:has-text("Reading")' },
  { path: '/evaluation/', address: '**/assets/evaluation-*.json', waiting: 'p.quiet' },
  { path: '/', address: '**/api/categories' },
  {
    path: '/',
    address: '**/api/recommendations/?*include=contributions*',
    act: (page) => page.locator('.why').first().click(),
  },
];

const part = (name: string, address: string): Asking => ({
  path: `/admin/?part=${name}`,
  address: `**/api/admin/${address}`,
  waiting: 'p.quiet:has-text("Loading")',
});
const PARTS: readonly Asking[] = [
  part('health', 'health'),
  part('places', 'places?*'),
  part('upkeep', 'imports?*'),
  part('upkeep', 'duplicates'),
  part('freshness', 'freshness?*'),
  part('freshness', 'review-queue?*'),
  part('reviews', 'reviews?*'),
  part('people', 'users?*'),
  part('keys', 'widget-keys'),
  part('rules', 'house-rules'),
  part('models', 'models'),
  part('log', 'audit-log?*'),
];

const EMPTY: readonly (readonly [part: string, address: string, answer: unknown, said: string])[] = [
  ['upkeep', 'imports?*', [], 'There is nothing here yet.'],
  ['upkeep', 'duplicates', { pairs: [], looked: 9, places: 9 }, 'No two places look like one.'],
  ['freshness', 'review-queue?*', [], 'Nothing is doubtful here.'],
  ['reviews', 'reviews?*', [], 'There is nothing here yet.'],
  ['keys', 'widget-keys', [], 'There is nothing here yet.'],
  ['rules', 'house-rules', [], 'There is nothing here yet.'],
  ['models', 'models', [], 'There is nothing here yet.'],
  ['log', 'audit-log?*', [], 'There is nothing here yet.'],
];

export const troubles = (world: World) =>
  describe('in trouble', () => {
    test('every page says which request failed, for how long to wait, or that nobody answers; and tries again', async () => {
      expect(await silentAbout(await planner(world, DAYS, { baseURL: world.url }), PAGES)).toEqual([]);
    }, 600_000);

    test('a visitor without an account is told by a toast what did not work, with the request', async () => {
      const { page } = await world.visit();
      await page.goto(world.url);
      await failing(page, '**/api/token');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByLabel('Username').fill('carmen');
      await page.getByLabel('Password', { exact: true }).fill('caminito de la tarde');
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await dialog.getByText(`Request ${REQUEST_ID}`).waitFor();
      await page.unroute('**/api/token');
      await tooBusy(page, '**/api/token');
      await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
      await dialog.getByText('Too many requests. Try again in 42 s.').waitFor();
    });

    test('the console shows a refusal as it came, and says when nobody answers', async () => {
      const { page } = await world.visit();
      await page.goto(`${world.url}/developers/`);
      const send = page.locator('.console').getByRole('button', { name: 'Send' });
      await tooBusy(page, '**/api/places/?*');
      await send.click();
      await page.locator('pre', { hasText: /^429 / }).waitFor();
      await page.unrouteAll();
      await unreachable(page, '**/api/places/?*');
      await send.click();
      await page.locator('.toast', { hasText: 'The service cannot be reached' }).waitFor();
    });

    test('a taste that cannot be kept is told, and kept when the service is back', async () => {
      const { page } = await signedIn(world, { viewport: { width: 1366, height: 900 } });
      await page.goto(`${world.url}/?taste=fine`);
      await page.locator('.card .reason').first().waitFor();
      await failing(page, '**/api/preferences/');
      await page.getByRole('button', { name: 'More Museums' }).click();
      await page.locator('.toast', { hasText: `Request ${REQUEST_ID}` }).waitFor();
      await page.unroute('**/api/preferences/');
      const kept = page.waitForRequest((it) => it.method() === 'POST' && it.url().endsWith('/api/preferences/'));
      await page.getByRole('button', { name: 'More Museums' }).click();
      expect((await kept).postDataJSON()).toEqual({ category: 'museums', rating: 4.5 });
    });

    test('a day is not begun far from Madrid, nor without a location', async () => {
      const paris = { latitude: 48.8566, longitude: 2.3522 };
      const { page } = await world.visit({ permissions: ['geolocation'], geolocation: paris });
      await page.goto(`${world.url}/plan/`);
      await page.getByRole('button', { name: 'My location' }).click();
      await page.getByText('You are far from Madrid').waitFor();
      expect(await page.getByRole('combobox', { name: 'From' }).inputValue()).toBe('sol');
      const { page: other } = await world.visit({ permissions: [] });
      await other.goto(`${world.url}/plan/`);
      await other.getByRole('button', { name: 'My location' }).click();
      await other.getByText(/did not share a location|could not be found/u).waitFor();
    });

    test('a page without its map says so and goes on', async () => {
      const { page } = await world.visit({ viewport: { width: 1366, height: 900 } });
      await page.route('**/assets/map-*.js', (route) => route.abort());
      await page.goto(world.url);
      await page.getByText('The map could not be loaded.').waitFor();
      await page.locator('.card h3').first().waitFor();
    });
  });

export const adminTroubles = (world: World) => {
  test('every part says which request failed, for how long to wait, or that nobody answers; and tries again', async () => {
    expect(await silentAbout(await asAdministrator(world, { baseURL: world.url }), PARTS)).toEqual([]);
  }, 600_000);

  test('every part says so when there is nothing', async () => {
    const { page } = await asAdministrator(world);
    for (const [part, address, answer, said] of EMPTY) {
      await page.unrouteAll();
      await page.route(`**/api/admin/${address}`, (route) => route.fulfill({ json: answer }));
      await page.goto(`${world.url}/admin/?part=${part}`);
      await page.getByText(said).first().waitFor();
    }
  });
};

interface Trouble {
  readonly kind: string;
  readonly answering: typeof failing;
  readonly sign: string;
}

const TROUBLES: readonly Trouble[] = [
  { kind: 'offline', answering: unreachable, sign: '.failure:has-text("cannot be reached")' },
  { kind: 'asked too often', answering: tooBusy, sign: '.failure:has-text("Try again in 42 s")' },
  { kind: 'failing', answering: failing, sign: `.failure:has-text("Request ${REQUEST_ID}")` },
];
const SIGN_PATIENCE_MS = 15_000;

/** Where a page said nothing of its trouble, or did not recover. Each page is opened in one trouble, or in every one (looks.ts). */
async function silentAbout({ page }: Visit, pages: readonly Asking[]): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const [turn, asking] of pages.entries()) {
    const first = turn % TROUBLES.length;
    const orders = TROUBLES.map((_, shift) => [...TROUBLES.slice(shift), ...TROUBLES.slice(0, shift)]);
    for (const order of everyWay ? orders : [orders[first]!]) missed.push(...(await missedAt(page, asking, order)));
  }
  return missed;
}

/** It waits, meets its first trouble, is tried again in each of the others, and at last with success. */
async function missedAt(page: Page, asking: Asking, troubles: readonly Trouble[]): Promise<readonly string[]> {
  const { path, address, waiting, act } = asking;
  const patience = { timeout: SIGN_PATIENCE_MS };
  const again = () => page.locator('.failure button').first().click(patience);
  await page.unrouteAll();
  await troubles[0]!.answering(page, address);
  const letGo = await holdBack(page, address);
  let step = 'waiting';
  try {
    await page.goto(path);
    await act?.(page);
    if (waiting) await page.locator(waiting).first().waitFor(patience);
    letGo();
    for (const { kind, answering, sign } of troubles) {
      if (step !== 'waiting') {
        await answering(page, address);
        await again();
      }
      step = kind;
      await page.locator(sign).first().waitFor(patience);
    }
    step = 'trying again';
    await page.unrouteAll();
    await again();
    await page.locator('.failure').waitFor({ state: 'detached', ...patience });
    return [];
  } catch {
    return [`${path} without ${address}, ${troubles[0]!.kind} at first: ${step}`];
  } finally {
    letGo();
  }
}

/** What is asked there is answered, as was said before, only once it is let go. */
async function holdBack(page: Page, address: string | RegExp): Promise<() => void> {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(address, async (route) => {
    await gone;
    await route.fallback();
  });
  return letGo;
}
