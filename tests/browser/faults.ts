// Faults that people met once, and should not meet again.
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { tokenOf } from './people.ts';
import type { World } from './world.ts';

const WORD = 'supercalifragilístico'.repeat(9);

export const faults = (world: World) =>
  describe('what people met once', () => {
    test('no long word makes a page wider than its window', async () => {
      const token = await tokenOf(world);
      const { page } = await world.visit();
      await page.addInitScript(`localStorage.setItem('paseo.token', '${token}')`);
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', connection: 'close' };
      const send = (method: string, path: string, body: unknown) =>
        fetch(world.url + path, { method, headers, body: JSON.stringify(body) });
      await send('PATCH', '/api/users/me', { full_name: WORD.slice(0, 100) });
      await send('POST', '/api/reviews/', { place_id: 'museo-del-prado', rating: 4, comment: WORD });
      const wide: string[] = [];
      for (const [path, sign] of [
        [`/?q=${WORD}`, '.empty'],
        [`/?wish=near:40.40870,-3.70055~900m~${WORD.slice(0, 70)}`, '.card h3'],
        ['/account/', '.plain-list li p'],
      ] as const) {
        await page.goto(world.url + path);
        await page.locator(sign).first().waitFor();
        for (const width of [360, 820, 1366]) {
          await page.setViewportSize({ width, height: 800 });
          const over = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
          if (over > 0) wide.push(`${path.slice(0, 20)} at ${width}: ${over} px`);
        }
      }
      expect(wide).toEqual([]);
    });

    test('a filter that the network keeps from working shows nothing as if it were filtered', async () => {
      const { page } = await world.visit();
      await page.goto(world.url);
      await page.locator('.card h3').nth(11).waitFor();
      await page.context().setOffline(true);
      await page.getByRole('button', { name: 'Only open now' }).click();
      await page.getByText('The service cannot be reached').waitFor();
      await expect.poll(() => page.locator('.card h3').count(), POLL).toBe(0);
      await page.context().setOffline(false);
      await page.getByRole('button', { name: 'Try again' }).click();
      const shown = () =>
        Promise.all(['.card .open-now', '.card .closed-now'].map((each) => page.locator(each).count()));
      await expect.poll(shown, POLL).toEqual([12, 0]);
    });
  });
