// The map: streets with their names from the file of tiles, whatever is tapped, and a service without such a file.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import type { World } from './world.ts';

const DESK = { viewport: { width: 1366, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 } };

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
      await expect.poll(() => writtenWords(page), POLL).toEqual(expect.arrayContaining(['Sevilla', 'Sol']));
      expect(await writtenWords(page)).not.toContain('Calle de la Cruz');
      // A list that comes later would move the map back to its places.
      await page.locator('.pin').nth(3).waitFor();
      await zoomIn(page);
      await zoomIn(page);
      await expect.poll(() => writtenWords(page), POLL).toContain('Calle de la Cruz');
      // Never the whole file: a view takes what it needs of it.
      expect(ranges.length).toBeGreaterThan(1);
      expect(ranges).not.toContain('whole');
      await page.locator('.map-credit summary', { hasText: '© OpenStreetMap contributors, ODbL 1.0' }).waitFor();
      expect(complaints).toEqual([]);
    });

    test('opens a card for a tapped pin, which Escape closes', async () => {
      const { page, complaints } = await world.visit(DESK);
      await page.goto(world.url);
      await page.locator('.pin.signed').nth(3).waitFor();
      const name = await page.locator('.card h3').nth(2).textContent();
      await page.locator('.pin').nth(2).press('Enter');
      const card = page.getByRole('region', { name: 'Chosen on the map' });
      expect(await card.getByRole('heading').textContent()).toBe(name);
      await expect.poll(() => page.locator('.pin-on').allTextContents(), POLL).toEqual(['3']);
      expect(await page.evaluate('document.activeElement.textContent')).toBe(name);
      await page.keyboard.press('Escape');
      await card.waitFor({ state: 'detached' });
      expect(await page.evaluate('document.activeElement.classList.contains("pin")')).toBe(true);
      expect(complaints).toEqual([]);
    });

    test('lays the card along the lower edge of a phone, clear of its pin and of the credit', async () => {
      const { page } = await world.visit({ ...PHONE, locale: 'es-ES' });
      await page.goto(`${world.url}/?view=map`);
      await page.locator('.pin').nth(5).waitFor();
      await page.locator('.pin').nth(5).press('Enter');
      const card = page.getByRole('region', { name: 'Elegido en el mapa' });
      await card.waitFor();
      const boxOf = async (selector: string) => (await page.locator(selector).first().boundingBox())!;
      const isClear = async () => {
        const [sheet, pin, foot] = [await boxOf('.map-card'), await boxOf('.pin-on'), await boxOf('.map-foot')];
        return pin.y + pin.height <= sheet.y && sheet.y + sheet.height <= foot.y + 1;
      };
      await expect.poll(isClear, POLL).toBe(true);
      const [sheet, map] = [await boxOf('.map-card'), await boxOf('.map')];
      expect(Math.abs(sheet.width - map.width)).toBeLessThanOrEqual(2);
    });

    test.each(['', '&wish=category:museums&wish=open:now'])(
      'ends above the buttons of a phone (%j)',
      async (wishes) => {
        const { page } = await world.visit(PHONE);
        await page.goto(`${world.url}/?view=map${wishes}`);
        await page.locator('.pin').first().waitFor();
        if (wishes) await page.locator('.question-chips .chip').first().waitFor();
        const [map, views] = [
          (await page.locator('.map-panel').boundingBox())!,
          (await page.locator('.views').boundingBox())!,
        ];
        expect(map.y + map.height).toBeLessThanOrEqual(views.y);
      },
    );

    test('draws how far off the visitor’s own position may be', async () => {
      const { page } = await world.visit({
        ...DESK,
        permissions: ['geolocation'],
        geolocation: { latitude: 40.4168, longitude: -3.7038, accuracy: 150 },
      });
      await page.goto(world.url);
      await page.locator('.here').waitFor();
      expect(await page.locator('.map-accuracy').count()).toBe(0);
      await page.getByRole('button', { name: 'My location' }).click();
      const widthPx = async () => (await page.locator('.map-accuracy').boundingBox())?.width ?? 0;
      await expect.poll(widthPx, POLL).toBeGreaterThan(20);
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

/** One level nearer. A click while the map still moves is lost, so the button is pressed until the level changes. */
async function zoomIn(page: Page): Promise<void> {
  const before = await zoomOf(page);
  const pressed = async () => {
    const now = await zoomOf(page);
    if (now === before && (await page.locator('.leaflet-zoom-anim').count()) === 0)
      await page.getByRole('button', { name: 'Zoom in' }).click();
    return now;
  };
  await expect.poll(pressed, POLL).toBe(before + 1);
}

/** The library keeps the zoom as the scale of an invisible element: 1 at level 1, twice as much at each next one. */
const zoomOf = (page: Page): Promise<number> =>
  page.evaluate(
    "1 + Math.log2(Number(/scale\\((\\d+)\\)/.exec(document.querySelector('.leaflet-proxy').style.transform)[1]))",
  );
