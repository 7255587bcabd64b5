// The day plan: its order, its clock, and what one takes along.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import type { World } from './world.ts';

const DESK = { viewport: { width: 1366, height: 900 } };

/** In a row from Sol to the east, so that the shortest walk is known. */
const STOPS = [
  { id: 'far', name: 'Far & <away>', lat: 40.4168, lng: -3.68, stayMin: 60, hours: 'Mo-Su 09:00-22:00' },
  { id: 'near', name: 'Near, by the corner', lat: 40.4168, lng: -3.7, stayMin: 60, hours: 'Mo-Su 09:00-22:00' },
  { id: 'middle', name: 'Middle', lat: 40.4168, lng: -3.69, stayMin: 60, hours: 'Mo-Su 16:00-20:00' },
] as const;

export const day = (world: World) =>
  describe('a day', () => {
    const open = async (stops: readonly object[] = STOPS) => {
      const visit = await world.visit(DESK);
      await visit.page.addInitScript(`localStorage.getItem('paseo.plan') ??
        localStorage.setItem('paseo.plan', ${JSON.stringify(JSON.stringify(stops))}); window.print = () => { window.printed = true; }`);
      await visit.page.route(/include=facts/u, (route) =>
        route.fulfill({ json: STOPS.map(({ id, hours }) => ({ id, facts: { opening_hours: hours } })) }),
      );
      await visit.page.goto(`${world.url}/plan/?date=2026-05-20`);
      await visit.page.locator('.stop.open-yes').first().waitFor();
      return visit;
    };

    test('is put into the best order: no closed door, then the shortest walk; and back by undo', async () => {
      const { page } = await open();
      expect(await names(page)).toEqual(['Far & <away>', 'Near, by the corner', 'Middle']);
      expect(await page.locator('.stop.open-no').allInnerTexts()).toEqual([
        expect.stringContaining('Closed at that time'),
      ]);
      await page.getByLabel('Start at').fill('14:00');
      await page.getByRole('button', { name: 'Best order' }).click();
      // Straight on past Middle would be shorter, but it opens at four.
      await expect.poll(() => names(page), POLL).toEqual(['Near, by the corner', 'Far & <away>', 'Middle']);
      expect(await page.locator('.stop.open-no').count()).toBe(0);
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => names(page), POLL).toEqual(['Far & <away>', 'Near, by the corner', 'Middle']);
    });

    test('keeps time: a longer stay moves what comes after, stops are moved and taken out, and undo brings them back', async () => {
      const { page } = await open();
      const arrivals = () => page.locator('.stop-main p time:first-child').allTextContents();
      const before = await arrivals();
      await page.locator('.stop').first().getByLabel('Stay').selectOption('120');
      const after = await arrivals();
      expect(after[0]).toBe(before[0]);
      expect(minutes(after[1]) - minutes(before[1])).toBe(60);
      await page.getByRole('button', { name: 'Later: Far & <away>' }).click();
      expect(await names(page)).toEqual(['Near, by the corner', 'Far & <away>', 'Middle']);
      await page.getByRole('button', { name: 'Remove from plan: Middle' }).click();
      expect(await names(page)).toEqual(['Near, by the corner', 'Far & <away>']);
      await page.reload();
      await expect.poll(() => names(page), POLL).toEqual(['Near, by the corner', 'Far & <away>']);
    });

    test('holds nine stops; a tenth is refused with the reason', async () => {
      const nine = Array.from({ length: 9 }, (_, index) => ({
        ...STOPS[0],
        id: `stop-${index}`,
        name: `Stop ${index}`,
      }));
      const { page } = await world.visit(DESK);
      await page.addInitScript(`localStorage.setItem('paseo.plan', ${JSON.stringify(JSON.stringify(nine))})`);
      await page.goto(world.url);
      await page
        .getByRole('button', { name: /^Add to plan: /u })
        .first()
        .click();
      await page.getByText('A day holds at most 9 stops.').waitFor();
      await page.getByRole('link', { name: 'Day plan' }).click();
      await page.getByText('9 of 9 stops').waitFor();
    });

    test('is printed as a timetable, without what only a screen can use', async () => {
      const { page } = await open();
      await page.getByRole('button', { name: 'Print' }).click();
      expect(await page.evaluate('window.printed')).toBe(true);
      await page.emulateMedia({ media: 'print' });
      for (const useless of ['.top', '.foot', '.map-panel', '.plan-tools', '.stop-tools', '.filters']) {
        expect([useless, await page.locator(useless).first().isVisible()]).toEqual([useless, false]);
      }
      expect(await page.getByRole('heading', { name: 'Wednesday' }).isVisible()).toBe(true);
      expect(await page.locator('.stop h3').allInnerTexts()).toHaveLength(3);
    });

    test('goes into a calendar, a navigation device and a map', async () => {
      const { page, complaints } = await open();
      const ics = await saved(page, 'ICS');
      expect(ics.match(/^DTSTART:20260520T\d{6}$/gmu)).toHaveLength(3);
      expect(ics).toContain('SUMMARY:Near\\, by the corner');
      expect(ics.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true);

      const gpx = await saved(page, 'GPX');
      const read = `(text) => {
        const file = new DOMParser().parseFromString(text, 'application/xml');
        return [...file.querySelectorAll('parsererror, rtept')].map((point) => point.textContent + ' ' + point.getAttribute('lon'));
      }`;
      expect(await plain(world).then((it) => it.evaluate(`(${read})(${JSON.stringify(gpx)})`))).toEqual([
        'Far & <away> -3.68',
        'Near, by the corner -3.7',
        'Middle -3.69',
      ]);

      const { features } = JSON.parse(await saved(page, 'GeoJSON')) as GeoJson;
      expect(features.map(({ geometry }) => geometry.type)).toEqual(['Point', 'Point', 'Point', 'LineString']);
      expect(features[1]).toMatchObject({
        geometry: { coordinates: [-3.7, 40.4168] },
        properties: { order: 2, name: 'Near, by the corner' },
      });
      expect(complaints).toEqual([]);
    });
  });

interface GeoJson {
  readonly features: readonly { readonly geometry: { readonly type: string } }[];
}

/** A page without our policy, which lets nobody read markup. */
const plain = async (world: World): Promise<Page> => (await world.visit()).page;

const names = (page: Page) => page.locator('.stop h3').allTextContents();
const minutes = (time = ''): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

async function saved(page: Page, kind: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download as ${kind}` }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`paseo.${kind.toLowerCase()}`);
  return readFileSync(await download.path(), 'utf8');
}
