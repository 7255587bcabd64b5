// The taste panel: off until touched, halves from 0 to 5, every step taken back, and the list that follows.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import type { World } from './world.ts';

const DESK = { viewport: { width: 1366, height: 900 } };
const HALVES_DOWN = ['5', '4.5', '4', '3.5', '3', '2.5', '2', '1.5', '1', '0.5', '0'];

export const taste = (world: World) =>
  describe('the taste panel', () => {
    test('takes tastes by tapping, where off is not the same as “not for me”, and shows them finer', async () => {
      const { page } = await world.visit(DESK);
      await page.goto(world.url);
      const chip = (level: string) => page.getByRole('button', { name: `Museums: ${level}`, exact: true });
      for (const level of ['not set', 'like', 'love it']) await chip(level).click();
      await chip('not set').waitFor();
      await page.getByRole('button', { name: 'Museums is not for me' }).click();
      await page.getByText('Museums: not for me. The list follows.').waitFor();
      await chip('not for me').waitFor();
      await page.getByRole('button', { name: 'Finer' }).click();
      await expect.poll(() => museums(page), POLL).toBe('0');
      expect(new URL(page.url()).searchParams.get('taste')).toBe('fine');
      await page.getByRole('button', { name: 'Just tap' }).click();
      await chip('not for me').click();
      await chip('not set').waitFor();
    });

    test('shows every category in its group, off until touched', async () => {
      const { page } = await world.visit(DESK);
      const categories = (await (await fetch(`${world.url}/api/categories`)).json()) as readonly CategoryAnswer[];
      await page.goto(`${world.url}/?taste=fine`);
      await page.locator('.taste-row').first().waitFor();
      expect(await page.locator('.taste-group').count()).toBe(new Set(categories.map(({ group }) => group)).size);
      const values = await page.locator('.taste-value').allTextContents();
      expect(values).toEqual(categories.map(() => 'off'));
      expect(await undo(page).isDisabled()).toBe(true);
    });

    test('goes from 5 to 0 in halves by its buttons, and back by undo until nothing is set', async () => {
      const { page } = await world.visit(DESK);
      await page.goto(`${world.url}/?taste=fine`);
      const more = page.getByRole('button', { name: 'More Museums' });
      const less = page.getByRole('button', { name: 'Less Museums' });
      await more.click();
      await more.click();
      await more.click();
      expect(await more.isDisabled()).toBe(true);
      const seen = [await museums(page)];
      for (let half = 0; half < 10; half++) {
        await less.click();
        seen.push(await museums(page));
      }
      expect(seen).toEqual(HALVES_DOWN);
      expect(await less.isDisabled()).toBe(true);
      const back = [];
      for (let step = 0; step < 13; step++) {
        await undo(page).click();
        back.push(await museums(page));
      }
      expect(back).toEqual([...HALVES_DOWN.slice(0, 10).reverse(), '4.5', '4', 'off']);
      expect(await undo(page).isDisabled()).toBe(true);
    });

    test('moves in halves by keyboard, and forgets what was set', async () => {
      const { page } = await world.visit(DESK);
      await page.goto(`${world.url}/?taste=fine`);
      const slider = page.getByLabel('How much you like Museums');
      await slider.focus();
      await page.keyboard.press('ArrowRight');
      expect(await museums(page)).toBe('0.5');
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowLeft');
      expect(await museums(page)).toBe('4.5');
      expect(await slider.getAttribute('aria-valuetext')).toBe('4.5 / 5');
      await page.getByRole('button', { name: 'Forget Museums' }).click();
      expect(await museums(page)).toBe('off');
    });

    test('finds a category by its name in either language, without accents, and says when there is none', async () => {
      const { page } = await world.visit({ ...DESK, locale: 'es-ES' });
      await page.goto(`${world.url}/?taste=fine`);
      const search = page.getByLabel('Buscar una categoría');
      const names = () => page.locator('.taste-name').allTextContents();
      await search.fill('cafeter');
      await expect.poll(names, POLL).toEqual(['Cafeterías']);
      await search.fill('MUSEUM');
      await expect.poll(names, POLL).toEqual(['Museos']);
      await search.fill('zzz');
      await page.getByText('Ninguna categoría se llama así.').waitFor();
      await search.fill('');
      await expect.poll(async () => (await names()).length, POLL).toBeGreaterThan(20);
    });

    test('re-ranks a stranger’s list as it moves, tells nobody, and is there again after a reload', async () => {
      const { page } = await world.visit(DESK);
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.method() !== 'GET') sent.push(request.url());
      });
      await page.goto(world.url);
      const first = () => page.locator('.card .types').first().textContent();
      const names = () => page.locator('.card h3').allTextContents();
      await page.locator('.card h3').nth(11).waitFor();
      const before = await names();
      expect(await first()).not.toMatch(/library/iu);
      const libraries = page.getByRole('button', { name: /^Libraries: / });
      for (let taps = 0; taps < 2; taps++) await libraries.click();
      await expect.poll(first, POLL).toMatch(/library/iu);
      await page.reload();
      await expect.poll(first, POLL).toMatch(/library/iu);
      await libraries.click();
      await expect.poll(names, POLL).toEqual(before);
      expect(sent).toEqual([]);
    });
  });

interface CategoryAnswer {
  readonly group: string;
}

const undo = (page: Page) => page.locator('.taste .panel-head').getByRole('button', { name: 'Undo' });

const museums = async (page: Page): Promise<string> =>
  (await page
    .locator('.taste-row', { hasText: /^Museums/u })
    .locator('.taste-value')
    .textContent()) ?? '';
