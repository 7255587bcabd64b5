// Finding things: opening hours, an area of the map. The address holds all of it.
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import type { World } from './world.ts';

export const exploring = (world: World) =>
  describe('exploring', () => {
    test('shows only what is open now, and the address says so', async () => {
      const { page } = await world.visit();
      await page.goto(`${world.url}/?view=list`);
      await page.locator('.card .open-line .fact').nth(11).waitFor();
      const questions: string[] = [];
      page.on('request', (request) => questions.push(request.url()));
      await page.getByRole('button', { name: 'Only open now' }).click();
      const shown = () =>
        Promise.all(['.card', '.card .open-now', '.card .closed-now'].map((each) => page.locator(each).count()));
      await expect.poll(shown, POLL).toEqual([12, 12, 0]);
      expect(new URL(page.url()).search).toBe('?view=list&wish=open%3Anow');
      // The service filters; facts are asked for the places that were not shown before, all at once.
      // What the first sight of the page may still be asking for is not counted.
      const asked = questions
        .filter((url) => new URL(url).pathname === '/api/places/')
        .map((url) => new URL(url).searchParams);
      const wishesAndFacts = asked.map((query) => query.get('wish') ?? query.get('include')).filter(Boolean);
      expect(wishesAndFacts).toEqual(['open:now', 'facts']);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect.poll(async () => (await shown())[0], POLL).toBeGreaterThan(12);
    });

    test('searches the area that the map was moved to, and comes back to it from a place', async () => {
      const { page } = await world.visit({ viewport: { width: 1366, height: 900 } });
      await page.goto(world.url);
      await page.locator('.pin').first().waitFor();
      const map = (await page.locator('.map').boundingBox())!;
      await page.mouse.move(map.x + map.width / 2, map.y + map.height - 200);
      await page.mouse.down();
      await page.mouse.move(map.x + map.width / 2, map.y + 120, { steps: 5 });
      await page.mouse.up();
      await page.getByRole('button', { name: 'Search this area' }).click();
      await page.getByRole('heading', { name: 'Well known near a spot on the map' }).waitFor();
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('from')).toBe('map');
      expect(Number(searchParams.get('lat'))).toBeLessThan(40.4168);
      const before = page.url();
      await page.locator('.card h3 a').first().click();
      await page.getByRole('link', { name: 'Back to exploring' }).click();
      await expect.poll(() => page.url(), POLL).toBe(before);
    });

    test('points from the list to the map and from the map to the list', async () => {
      const { page } = await world.visit({ viewport: { width: 1366, height: 900 } });
      await page.goto(world.url);
      await page.locator('.pin').nth(2).waitFor();
      await page.locator('.card').nth(1).hover();
      await expect.poll(() => page.locator('.pin-on').allTextContents(), POLL).toEqual(['2']);
      await page.locator('.pin').nth(2).focus();
      await expect.poll(() => page.locator('.card.highlighted .number').textContent(), POLL).toBe('3');
    });
  });
