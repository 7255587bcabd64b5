// What the pages promise about an explanation, about other servers, and about one's own account.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { signedIn, withStaleToken } from './people.ts';
import type { World } from './world.ts';

interface BarDrawn {
  readonly share: number;
  readonly cell: string;
  readonly background: string;
}

const BARS_DRAWN = `[...document.querySelectorAll('.bars tbody .bar')].map((cell) => ({
  share: cell.firstElementChild.getBoundingClientRect().width / cell.clientWidth,
  cell: getComputedStyle(cell).display,
  background: getComputedStyle(cell).backgroundColor,
}))`;

const TILES = 'https://tile.openstreetmap.org';
const DESK = { viewport: { width: 1366, height: 900 } };

export const promises = (world: World) => {
  describe('an explanation', () => {
    test('has bars that add up to the score, a rank under each method, and likings that can be undone', async () => {
      const { page } = await signedIn(world, DESK);
      await page.goto(world.url);
      await page.locator('.card .why').first().click();
      // In words first; the numbers are a click deeper.
      await expect.poll(() => page.locator('.bars .amount').first().textContent(), POLL).toBe('counts a lot');
      await page.getByRole('button', { name: 'In numbers' }).click();
      await page.locator('.ranks').waitFor();
      const [score = Number.NaN] = await amounts(page, '.bars tfoot .amount');
      const sum = (await amounts(page, '.bars tbody .amount')).reduce((all, each) => all + each, 0);
      expect(sum).toBeCloseTo(score, 2);
      // As long as they say, beside their names, and what speaks against a place in another colour.
      const parts = await amounts(page, '.bars tbody .amount');
      const bars = await page.evaluate<readonly BarDrawn[]>(BARS_DRAWN);
      const widest = Math.max(score, ...parts.map(Math.abs));
      expect(bars.length).toBe(parts.length);
      for (const [at, { share, cell, background }] of bars.entries()) {
        expect(share).toBeCloseTo(Math.abs(parts[at] ?? Number.NaN) / widest, 1);
        expect([cell, background]).toEqual(['table-cell', 'rgba(0, 0, 0, 0)']);
      }
      expect(await page.locator('.ranks dt').count()).toBe(5);
      for (const rank of await page.locator('.ranks dd').allTextContents()) expect(rank).toMatch(/^(?:\d+\.|—)$/u);

      await page.getByRole('button', { name: 'More like this' }).click();
      await expect.poll(() => page.locator('.taste .panel-head .quiet').textContent(), POLL).toBe('1 set');
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => page.locator('.taste .panel-head .quiet').textContent(), POLL).toBe('');
    });
  });

  describe('a session', () => {
    test('whose token has run out is renewed, once for all requests, and ends when it can be renewed no more', async () => {
      const { page } = await withStaleToken(world, DESK);
      const trades: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/token/refresh')) trades.push(request.url());
      });
      const kept = (key: string) => page.evaluate<string | null>(`localStorage.getItem('paseo.${key}')`);
      await page.goto(world.url);
      await page.getByRole('link', { name: /^Vecina/u }).waitFor();
      await page.locator('.card .reason').first().waitFor();
      expect(trades).toHaveLength(1);
      expect(await kept('token')).not.toBe('stale');
      const [first] = [await kept('refresh')];
      expect(first).toMatch(/^rt_/u);

      await page.evaluate(`localStorage.setItem('paseo.token', 'stale again')`);
      await page.reload();
      await page.getByRole('link', { name: /^Vecina/u }).waitFor();
      expect([trades.length, (await kept('refresh')) === first]).toEqual([2, false]);

      await page.evaluate(`['token', 'refresh'].forEach((it) => localStorage.setItem('paseo.' + it, 'stale'))`);
      await page.reload();
      await page.getByRole('button', { name: 'Sign in' }).first().waitFor();
      expect(await kept('refresh')).toBeNull();
    });
  });

  describe('the map', () => {
    test('asks for street tiles only when allowed, and not without a network', async () => {
      const { page, complaints } = await world.visit(DESK, [TILES]);
      const tiles: string[] = [];
      await page.route(`${TILES}/**`, (route) => {
        tiles.push(route.request().url());
        return route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
      });
      await page.goto(world.url);
      await page.locator('.pin').first().waitFor();
      await page.locator('.map-credit:not(:empty)').waitFor();
      const allowed = page.getByLabel('Street map from openstreetmap.org');
      expect(tiles).toEqual([]);
      await page.context().setOffline(true);
      await expect.poll(() => allowed.isDisabled(), POLL).toBe(true);
      await page.context().setOffline(false);
      await expect.poll(() => allowed.isEnabled(), POLL).toBe(true);
      expect(tiles).toEqual([]);
      await allowed.check();
      await expect.poll(() => tiles.length, POLL).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
    });
  });

  describe('an account', () => {
    test('keeps its look, hands out its data, and changes its password', async () => {
      const { page, complaints } = await signedIn(world);
      await page.goto(`${world.url}/account/`);
      await page.getByRole('radio', { name: 'Dark' }).check();
      await page.getByRole('radio', { name: 'Español' }).check();
      await page.reload();
      await page.getByRole('heading', { name: 'Tu cuenta' }).waitFor();
      expect(await page.evaluate('document.documentElement.dataset.theme')).toBe('dark');

      await page.getByLabel('Nombre', { exact: true }).fill('Vecina de Arganzuela');
      await page.getByRole('button', { name: 'Guardar', exact: true }).click();
      await page.getByRole('link', { name: 'Vecina de Arganzuela' }).waitFor();

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Descargar mis datos' }).click();
      const data = JSON.parse(readFileSync((await (await saving).path()) ?? '', 'utf8')) as { user?: unknown };
      expect(JSON.stringify(data)).toContain('Vecina');

      await page.getByLabel('Contraseña actual').fill('caminito de la tarde');
      await page.getByLabel('Contraseña nueva').fill('otra tarde de paseo');
      await page.getByRole('button', { name: 'Cambiar la contraseña' }).click();
      await page.getByText('Contraseña cambiada').first().waitFor();
      await page.locator('dialog [autocomplete="current-password"]').waitFor();
      expect(complaints).toEqual([]);
    });
  });
};

async function amounts(page: Page, selector: string): Promise<readonly number[]> {
  const texts = await page.locator(selector).allTextContents();
  return texts.map((text) => Number(text.replace('−', '-')));
}
