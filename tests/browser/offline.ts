// In the street: what works without a network, what is never kept, and how everything kept is deleted.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { signedIn } from './people.ts';
import type { World } from './world.ts';

const PHONE = { viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' } as const;

export const offline = (world: World) =>
  describe('without a network', () => {
    test('list, place, map and plan that were seen are there again, and the page says what they are', async () => {
      const { page, complaints } = await world.visit({ ...PHONE, locale: 'es-ES' });
      await page.goto(world.url);
      // Long lists are drawn in steps: the last card is the twelfth.
      await page.locator('.card .open-line .fact').nth(11).waitFor();
      const listed = await page.locator('.card h3').allTextContents();
      await page.getByRole('button', { name: 'Añadir al plan: Plaza Mayor' }).click();
      await page.getByRole('button', { name: 'En tu plan: Plaza Mayor' }).waitFor();
      await expect.poll(() => kept(page, 'paseo-public'), POLL).toContain('/api/categories');
      await page.goto(`${world.url}/place/?id=museo-del-prado`);
      await page.locator('.hours').waitFor();
      await seeMap(page);
      await expect.poll(async () => (await kept(page, 'paseo-tiles')).length, POLL).toBeGreaterThan(2);
      await expect.poll(() => kept(page, 'paseo-public'), POLL).toContain('/api/places/museo-del-prado');

      await page.context().setOffline(true);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Museo Nacional del Prado' }).waitFor();
      await page.getByText('Sin conexión.').waitFor();
      expect(await page.locator('.place-head .open-line').innerText()).toMatch(/Hoy (?:\d|cerrado)/iu);
      expect(await page.locator('.place-head').innerText()).not.toMatch(/abierto ahora|cerrado ahora/iu);
      await seeMap(page);
      await page.goto(`${world.url}/plan/`);
      await page.locator('.stop h3', { hasText: 'Plaza Mayor' }).waitFor();
      await page.goto(world.url);
      await expect.poll(() => page.locator('.card h3').allTextContents(), POLL).toEqual(listed);
      await page.goto(`${world.url}/place/?id=museo-thyssen`);
      await page.getByText('No se puede contactar con el servicio').first().waitFor();

      await page.context().setOffline(false);
      await page.goto(world.url);
      await page.locator('.card .open-now, .card .closed-now').first().waitFor();
      await expect.poll(() => page.getByText('Sin conexión.').count(), POLL).toBe(0);
      expect(complaints).toEqual([]);
    });

    test('an account is still who it is, sees well-known places, and nothing of its own is in a cache', async () => {
      const { page } = await signedIn(world, PHONE);
      await page.goto(world.url);
      await page.locator('.card .reason').first().waitFor();
      await expect.poll(() => kept(page, 'paseo-public'), POLL).toContain('/api/places/');
      await page.goto(`${world.url}/account/`);
      await page.getByRole('heading', { name: 'Your data' }).waitFor();
      await page.context().setOffline(true);
      await page.goto(world.url);
      await page.getByText('Recommendations for you need a connection').waitFor();
      await page.locator('.card h3').first().waitFor();
      await page.getByRole('link', { name: /^Vecina/u }).waitFor();
      const all = await page.evaluate<string[]>(ALL_KEPT);
      expect(
        all.filter((address) => /users|preferences|reviews|recommendations|plans|token|chat/u.test(address)),
      ).toEqual([]);
    });

    test('all of it is deleted by one click, and nothing is kept from then on', async () => {
      const { page } = await world.visit(PHONE);
      await page.goto(world.url);
      await expect.poll(() => kept(page, 'paseo-public'), POLL).toContain('/api/categories');
      await page.goto(`${world.url}/account/`);
      await page.getByLabel(/^Keep pages, places and maps/u).uncheck();
      await page.getByText('Nothing is kept any more.').waitFor();
      expect(await page.evaluate('navigator.serviceWorker.controller === null')).toBe(true);
      await page.evaluate(`fetch('/api/categories').then((answer) => answer.text())`);
      expect(await page.evaluate(ALL_KEPT)).toEqual([]);
      await page.evaluate(LEFT_BY_ANOTHER_PAGE);
      await page.reload();
      await expect.poll(() => page.evaluate(ALL_KEPT), POLL).toEqual([]);
      await page.goto(`${world.url}/place/?id=museo-del-prado`);
      await page.locator('.hours').waitFor();
      expect(await page.evaluate(ALL_KEPT)).toEqual([]);
      expect(await page.evaluate('navigator.serviceWorker.getRegistration().then(Boolean)')).toBe(false);
    });
  });

/** A map is drawn when it comes into view. */
async function seeMap(page: Page): Promise<void> {
  await page.locator('.map-panel').scrollIntoViewIfNeeded();
  await page.locator('.map-credit', { hasText: 'OpenStreetMap' }).waitFor({ state: 'attached' });
}

const ALL_KEPT = `caches.keys().then((names) => Promise.all(names.map(async (name) =>
  (await (await caches.open(name)).keys()).map(({ url }) => url)))).then((lists) => lists.flat())`;

const LEFT_BY_ANOTHER_PAGE = `caches.open('paseo-public').then((it) => it.put('/api/city', new Response('{}')))`;

/** Paths of what a cache has. */
const kept = (page: Page, cache: string): Promise<string[]> =>
  page.evaluate(
    `caches.open('${cache}').then((it) => it.keys()).then((all) => all.map(({ url }) => new URL(url).pathname))`,
  );
