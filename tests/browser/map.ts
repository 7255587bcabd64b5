// The map: streets with their names from the file of tiles, whatever is tapped, and a service without such a file.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import type { World } from './world.ts';

const DESK = { viewport: { width: 1366, height: 900 } };

export const map = (world: World) =>
  describe('the base map', () => {
    test('writes names of streets and stations from our own tiles, more of them the nearer one comes', async () => {
      const { page, complaints } = await world.visit(DESK);
      await noteWrittenWords(page);
      const ranges: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/city/basemap') ranges.push(request.headers().range ?? 'whole');
      });
      await page.goto(world.url);
      await page.locator('.map canvas').first().waitFor();
      await expect.poll(() => writtenWords(page), POLL).toEqual(expect.arrayContaining(['Sevilla', 'Gran Vía']));
      expect(await writtenWords(page)).not.toContain('Calle de Carretas');
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await expect.poll(() => writtenWords(page), POLL).toContain('Calle de Carretas');
      // Never the whole file: a view takes what it needs of it.
      expect(ranges.length).toBeGreaterThan(1);
      expect(ranges).not.toContain('whole');
      await page.locator('.map-credit summary', { hasText: '© OpenStreetMap contributors, ODbL 1.0' }).waitFor();
      expect(complaints).toEqual([]);
    });

    test('shows places on plain ground, and says so, where the city has no file', async () => {
      const { page, complaints } = await world.visit(DESK);
      await page.route(world.url, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace('"basemap":true', '"basemap":false') });
      });
      await page.goto(world.url);
      await page.locator('.pin').first().waitFor();
      await page.getByText('There are no streets for this city yet').waitFor();
      expect(await page.locator('.map canvas').count()).toBe(0);
      expect(complaints).toEqual([]);
    });

    test('keeps its places when the file cannot be read', async () => {
      const { page, complaints } = await world.visit(DESK);
      await page.route(`${world.url}/api/city/basemap`, (route) => route.fulfill({ status: 200, body: 'not a map' }));
      await page.goto(world.url);
      await page.locator('.pin').nth(3).waitFor();
      expect(await page.locator('.map canvas').count()).toBe(0);
      expect(complaints).toEqual([]);
    });
  });

/** A canvas shows its words to nobody, so they are noted as they are written. */
const noteWrittenWords = (page: Page): Promise<unknown> =>
  page.addInitScript(`{
    const { prototype } = CanvasRenderingContext2D;
    const write = prototype.fillText;
    window.writtenWords = new Set();
    prototype.fillText = function (text, ...rest) {
      window.writtenWords.add(text);
      return write.call(this, text, ...rest);
    };
  }`);

const writtenWords = (page: Page): Promise<string[]> => page.evaluate('[...window.writtenWords]');
