// axe finds nothing to complain about: every page, by day in English and by night in Spanish, at the desk and on a phone.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { asAdministrator } from './people.ts';
import type { World } from './world.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const LOOKS: readonly (readonly [string, BrowserContextOptions])[] = [
  ['by day, in English, at a desk', { locale: 'en-GB', colorScheme: 'light', viewport: { width: 1366, height: 900 } }],
  [
    'by night, in Spanish, on a phone',
    { locale: 'es-ES', colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true },
  ],
];

/** A page, and what has to be there before it is looked at. */
const PAGES: readonly (readonly [string, string])[] = [
  ['/', '.card .reason'],
  ['/?view=chat', '.composer'],
  ['/?view=taste', '.taste-row'],
  ['/?view=map', '.pin'],
  ['/?q=zzzzzz', '.empty'],
  ['/place/?id=museo-del-prado', '.tile'],
  ['/place/?id=nowhere', '.failure'],
  ['/plan/', '.stop'],
  ['/account/', 'form.panel'],
  ['/admin/', '.table'],
  ['/developers/', '.preview'],
];

const PLAN = JSON.stringify([
  { id: 'museo-del-prado', name: 'Museo del Prado', lat: 40.4138, lng: -3.692, stayMin: 90 },
  { id: 'parque-del-retiro', name: 'Retiro', lat: 40.41526, lng: -3.6845, stayMin: 60 },
]);

export const accessibility = (world: World) =>
  describe('axe', () => {
    test.each(LOOKS)(
      'finds no fault on any page %s',
      async (_name, look) => {
        const { page, complaints } = await asAdministrator(world, look);
        await page.addInitScript(`localStorage.setItem('paseo.plan', '${PLAN}')`);
        const faults: string[] = [];
        for (const [path, sign] of PAGES) {
          await page.goto(world.url + path);
          await page.locator(sign).first().waitFor();
          faults.push(...(await faultsOf(page)).map((fault) => `${path}: ${fault}`));
        }
        expect(faults).toEqual([]);
        expect(complaints).toEqual([]);
      },
      240_000,
    );

    test('finds no fault in the sign-up dialog and an open explanation', async () => {
      const { page } = await world.visit();
      await page.goto(world.url);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'New here? Create an account' }).click();
      expect(await faultsOf(page)).toEqual([]);
      const signed = await asAdministrator(world);
      await signed.page.goto(world.url);
      await signed.page.getByRole('button', { name: 'Why this?' }).first().click();
      await signed.page.locator('.bars').waitFor();
      expect(await faultsOf(signed.page)).toEqual([]);
    });
  });

export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  const run = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ' ' + node.html.slice(0, 140) + ' ' + (node.any[0]?.message ?? ''))))`;
  return page.evaluate(run);
}
