// The plan page: days made by the service and changed by hand, shared by a link, and taken along.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { planner } from './people.ts';
import type { World } from './world.ts';

const DESK = { viewport: { width: 1366, height: 900 } };
const WEDNESDAY = '2026-05-20';
/** From Sol the shortest way is Plaza Mayor last or first, never between the Prado and the park. */
const STOPS = ['parque-del-retiro', 'plaza-mayor', 'museo-del-prado'];
const [RETIRO, MAYOR, PRADO] = ['Parque de El Retiro', 'Plaza Mayor', 'Museo Nacional del Prado'];

export const day = (world: World) =>
  describe('a plan', () => {
    const open = async (days: Parameters<typeof planner>[1] = [{ date: WEDNESDAY, stops: STOPS }]) => {
      const visit = await planner(world, days, DESK);
      await visit.page.addInitScript('window.print = () => { window.printed = true; }');
      await visit.page.goto(`${world.url}/plan/`);
      await visit.page.locator('.stop').first().waitFor();
      return visit;
    };

    test('is chosen for a visitor without an account, and is still there after a reload', async () => {
      const { page, complaints } = await world.visit(DESK);
      await page.goto(`${world.url}/plan/`);
      await page.getByLabel('Day', { exact: true }).fill(WEDNESDAY);
      await page.getByLabel('How long').selectOption('2');
      await page.getByRole('button', { name: 'Choose for me' }).click();
      await page.getByRole('heading', { name: 'Thursday 21 May' }).waitFor();
      const before = await names(page);
      expect(before.length).toBeGreaterThan(5);
      expect(new Set(before).size).toBe(before.length);
      expect(await page.locator('.stop-meal').count()).toBeGreaterThan(0);
      expect(await page.locator('.stop.open-no').count()).toBe(0);
      await page.reload();
      await expect.poll(() => names(page), POLL).toEqual(before);
      expect(complaints).toEqual([]);
    });

    test('is put into the best order, and back by undo', async () => {
      const { page } = await open();
      expect(await names(page)).toEqual([RETIRO, MAYOR, PRADO]);
      await page.getByRole('button', { name: 'Best order' }).click();
      await expect.poll(() => names(page), POLL).toEqual([MAYOR, PRADO, RETIRO]);
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => names(page), POLL).toEqual([RETIRO, MAYOR, PRADO]);
    });

    test('keeps time: a longer stay and a later start move what comes after; stops are moved and taken out', async () => {
      const { page } = await open();
      const begins = () => page.locator('.stop-main p time:first-child').allTextContents();
      const before = await begins();
      expect(before).toHaveLength(3);
      await page.locator('.stop').first().getByLabel('Stay').selectOption('180');
      await expect.poll(async () => minutes((await begins())[1]), POLL).not.toBe(minutes(before[1]));
      const after = await begins();
      expect(after[0]).toBe(before[0]);
      expect(minutes(after[1])).toBeGreaterThan(minutes(before[1]));
      await page.getByLabel('Start at').fill('12:00');
      await page.locator('.leg.start time', { hasText: '12:00' }).waitFor();
      await page.getByRole('button', { name: `Later: ${RETIRO}` }).click();
      await expect.poll(() => names(page), POLL).toEqual([MAYOR, RETIRO, PRADO]);
      await page.getByRole('button', { name: `Remove from plan: ${PRADO}` }).click();
      await expect.poll(() => names(page), POLL).toEqual([MAYOR, RETIRO]);
      await page.reload();
      await expect.poll(() => names(page), POLL).toEqual([MAYOR, RETIRO]);
      expect(await page.getByLabel('Start at').inputValue()).toBe('12:00');
    });

    test('is put in another order by dragging the number of a stop, and back by keyboard', async () => {
      const { page } = await open();
      const drag = async (from: number, to: number) => {
        const [taken, over] = await Promise.all(
          [from, to].map((at) => page.locator('.stop .number').nth(at).boundingBox()),
        );
        await page.mouse.move(taken!.x + 10, taken!.y + 10);
        await page.mouse.down();
        await page.mouse.move(over!.x + 10, over!.y + (to > from ? 40 : -40), { steps: 5 });
        await page.mouse.up();
      };
      const before = await names(page);
      const [first = '', second = '', third = ''] = before;
      await drag(0, 2);
      await expect.poll(() => names(page), POLL).toEqual([second, third, first]);
      await page.getByRole('button', { name: `Earlier: ${first}` }).click();
      await expect.poll(() => names(page), POLL).toEqual([second, first, third]);
      await drag(1, 0);
      await expect.poll(() => names(page), POLL).toEqual(before);
    });

    test.each([390, 1280, 1440])('has fields for its hours that stand clear of each other at %d px', async (width) => {
      const { page } = await open();
      await page.setViewportSize({ width, height: 900 });
      await page.locator('.plan-day .filters').waitFor();
      expect(await page.evaluate(OVERLAPS)).toEqual([]);
    });

    test('has several days: one more, a stop moved to it, a meal, a booking, and a day that goes with a way back', async () => {
      const { page } = await open();
      await page.getByRole('button', { name: 'Add a day' }).click();
      await page.getByRole('heading', { name: 'Thursday 21 May' }).waitFor();
      const [first, second] = [page.locator('.plan-day').nth(0), page.locator('.plan-day').nth(1)];
      await first.locator('.stop-more summary').first().click();
      await first.getByRole('combobox', { name: 'On', exact: true }).first().selectOption('1');
      await second.locator('.stop h3', { hasText: RETIRO }).waitFor();
      await second.getByLabel('Add a meal…').selectOption('lunch');
      await second.locator('.stop-meal', { hasText: 'lunch' }).waitFor();
      expect(await second.locator('.stop').count()).toBe(2);

      const prado = first.locator('.stop', { hasText: PRADO });
      await prado.locator('.stop-more summary').click();
      await prado.getByLabel('Booked for').fill('18:00');
      await prado.getByText('Booked for 18:00.').waitFor();

      await second.getByRole('button', { name: /^Remove the day/u }).click();
      await expect.poll(() => page.locator('.plan-day').count(), POLL).toBe(1);
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
      await second.locator('.stop h3', { hasText: RETIRO }).waitFor();
    });

    test('says that a meal does not fit into a short day, and makes the day longer for it', async () => {
      const { page } = await open([{ date: WEDNESDAY, stops: ['museo-del-prado'] }]);
      const changed = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await page.getByLabel('Until').fill('14:00');
      await changed;
      await page.getByLabel('Add a meal…').selectOption('lunch');
      await page.getByText('No lunch fits before 14:00.').waitFor();
      expect(await page.locator('.stop-meal').count()).toBe(0);
      await page.getByRole('button', { name: 'Make the day longer' }).click();
      await page.getByText('Added: lunch.').waitFor();
      expect(await page.locator('.stop-meal').allTextContents()).toEqual(['lunch']);
      expect(await page.getByLabel('Until').inputValue()).not.toBe('14:00');
    });

    test('is changed here after it was changed elsewhere, and loses neither change', async () => {
      const { page, token, planId } = await open();
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' };
      const body = JSON.stringify({ version: 1, edits: [{ op: 'remove', place_id: 'plaza-mayor' }] });
      expect((await fetch(`${world.url}/api/plans/${planId}`, { method: 'PATCH', headers, body })).status).toBe(200);
      await page.locator('.stop', { hasText: RETIRO }).getByLabel('Stay').selectOption('15');
      await expect.poll(() => names(page), POLL).toEqual([RETIRO, PRADO]);
      await expect.poll(() => page.locator('.stop').first().getByLabel('Stay').inputValue(), POLL).toBe('15');
    });

    test('is shared by a link, made another’s own, and shared no longer when the link is withdrawn', async () => {
      const { page } = await open();
      await page.getByRole('button', { name: 'Share' }).click();
      const link = await page.getByLabel('Whoever has this link can read the plan').inputValue();
      const { page: other, complaints } = await world.visit(DESK);
      await other.goto(link);
      await other.getByRole('heading', { name: 'Carmen en Madrid', level: 1 }).waitFor();
      expect(await names(other)).toEqual([RETIRO, MAYOR, PRADO]);
      expect(await other.locator('.stop-tools, .day-tools').count()).toBe(0);
      const ics = await saved(other, 'ICS');
      expect(ics.match(/^DTSTART:20260520T\d{6}Z\r?$/gmu)).toHaveLength(3);
      expect(ics.match(/^DESCRIPTION:http.*\/plan\/\?shared=/gmu)).toHaveLength(3);
      await other.getByRole('button', { name: 'Make it mine' }).click();
      await other.getByRole('button', { name: `Remove from plan: ${MAYOR}` }).click();
      await expect.poll(() => names(other), POLL).toEqual([RETIRO, PRADO]);
      expect(await names(page)).toEqual([RETIRO, MAYOR, PRADO]);

      await page.getByRole('button', { name: 'Withdraw' }).click();
      await page.getByText('Link withdrawn').waitFor();
      await other.goto(link);
      await other.getByText('There is no such plan').waitFor();
      await other.getByRole('link', { name: 'Make a plan' }).waitFor();
      expect(complaints).toEqual([]);
    });

    test('of a visitor is taken into the account only when the person says so', async () => {
      const { page } = await world.visit(DESK);
      await page.goto(world.url);
      await page.getByRole('button', { name: 'Add to plan: Plaza Mayor' }).click();
      await page.getByRole('button', { name: 'In your plan: Plaza Mayor' }).waitFor();
      const { token } = await planner(world, [{ date: WEDNESDAY, stops: ['museo-del-prado'] }]);
      await page.evaluate(`localStorage.setItem('paseo.token', '${token}')`);
      await page.goto(`${world.url}/plan/`);
      await page.getByText('before you signed in').waitFor();
      await expect.poll(() => names(page), POLL).toEqual([PRADO]);
      await page.getByRole('button', { name: 'Take it into my account' }).click();
      await expect.poll(() => names(page), POLL).toEqual([MAYOR]);
      expect(await page.getByText('before you signed in').count()).toBe(0);
      await page.getByLabel('Your plans').waitFor();
    });

    test('is shown from the copy when the service is away, and says so', async () => {
      const { page } = await open();
      await page.route(/\/api\/plans\//u, (route) => route.abort());
      await page.reload();
      await page.getByText('This is the copy in your browser.').waitFor();
      expect(await names(page)).toEqual([RETIRO, MAYOR, PRADO]);
    });

    test('takes no thirteenth stop for a day, with the reason', async () => {
      const places = (await (await fetch(`${world.url}/api/places/?category=museums&limit=12`)).json()) as {
        id: string;
      }[];
      expect(places).toHaveLength(12);
      const { page } = await open([{ date: WEDNESDAY, stops: places.map(({ id }) => id) }]);
      await page.goto(world.url);
      await page.getByRole('button', { name: 'Add to plan: Plaza Mayor' }).click();
      await page.getByText('a day holds at most 12 stops').waitFor();
      await page.getByRole('button', { name: 'Add to plan: Plaza Mayor' }).waitFor();
    });

    test('is printed as a timetable, without what only a screen can use', async () => {
      const { page } = await open();
      await page.getByRole('button', { name: 'Print' }).click();
      expect(await page.evaluate('window.printed')).toBe(true);
      await page.emulateMedia({ media: 'print' });
      for (const useless of ['.top', '.foot', '.map-panel', '.plan-tools', '.stop-tools', '.filters', '.day-tools']) {
        expect([useless, await page.locator(useless).first().isVisible()]).toEqual([useless, false]);
      }
      expect(await page.getByRole('heading', { name: 'Wednesday' }).isVisible()).toBe(true);
      expect(await page.locator('.stop h3').allInnerTexts()).toHaveLength(3);
    });

    test('goes into a calendar with places and true times, a navigation device and a map', async () => {
      const { page, complaints } = await open();
      const ics = await saved(page, 'ICS');
      expect(ics.match(/^DTSTART:20260520T\d{6}Z\r?$/gmu)).toHaveLength(3);
      expect(ics.match(/^LOCATION:/gmu)?.length).toBe(3);
      expect(ics.match(/^DESCRIPTION:http.*\/plan\/\?id=/gmu)?.length).toBe(3);
      await page.getByText('For other apps').click();
      expect((await saved(page, 'GPX')).match(/<(?:rtept|wpt) /gu)).toHaveLength(3);
      const { features } = JSON.parse(await saved(page, 'GeoJSON')) as GeoJson;
      expect(features.filter(({ geometry }) => geometry.type === 'Point')).toHaveLength(3);
      expect(complaints).toEqual([]);
    });
  });

interface GeoJson {
  readonly features: readonly { readonly geometry: { readonly type: string } }[];
}

const names = (page: Page) => page.locator('.stop h3').allTextContents();
const minutes = (time = ''): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

async function saved(page: Page, kind: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: `Download as ${kind}` }).click();
  const download = await saving;
  expect(download.suggestedFilename()).toBe(`Carmen-en-Madrid-${WEDNESDAY}.${kind.toLowerCase()}`);
  return readFileSync(await download.path(), 'utf8');
}

/** Fields that cover each other, or are too narrow for "10:00 AM" and its button. */
const OVERLAPS = `(() => {
  const all = [...document.querySelectorAll('.plan-day .filters :is(input, select, button)')].map((it) => [it.type, it.getBoundingClientRect()]);
  const narrow = all.filter(([type, it]) => type === 'time' && it.width < 112).map(([type, it]) => type + ' ' + it.width);
  const over = all.flatMap(([type, a], at) => all.slice(at + 1).flatMap(([other, b]) =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1 ? [type + ' ' + other] : []));
  return all.length > 0 ? [...narrow, ...over] : ['no fields'];
})()`;
