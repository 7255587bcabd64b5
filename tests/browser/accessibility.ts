// axe finds nothing to complain about, and nothing to touch is too small: every page in every state, by day and by night,
// in both languages, at a desk and on a phone.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { asAdministrator, planner } from './people.ts';
import { SITUATIONS, type Situation } from './situations.ts';
import type { World } from './world.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const DESK = { width: 1366, height: 900 };
const PHONE = { width: 390, height: 844 };
/** What is left of the desk's window to somebody who has all of it twice as large (WCAG 1.4.4). */
const ZOOMED = { width: DESK.width / 2, height: DESK.height / 2 };

const DAYS = [
  { date: '2026-05-20', stops: ['museo-del-prado', 'parque-del-retiro'] },
  { date: '2026-05-21', stops: [] },
];

export const accessibility = (world: World) =>
  describe('axe', () => {
    test.each(['stranger', 'person', 'administrator'] as const)(
      'finds no fault with what a %s meets, in any theme and language',
      async (who) => {
        const visit = await WHO[who](world);
        const { complaints } = visit;
        const faults: string[] = [];
        for (const situation of SITUATIONS.filter((each) => each.who === who)) {
          faults.push(...(await faultsIn(world, visit, situation)));
        }
        expect(faults).toEqual([]);
        expect(complaints).toEqual([]);
      },
      300_000,
    );
  });

const WHO = {
  stranger: (world: World) => world.visit(),
  person: (world: World) => planner(world, DAYS),
  administrator: (world: World) => asAdministrator(world),
};

/** Theme and language are changed on the page as it stands. Of a second theme only the colours can be wrong. */
export async function faultsIn(world: World, { page }: Visit, situation: Situation): Promise<readonly string[]> {
  const { name, path, sign, part = 'html', before, act } = situation;
  const faults: string[] = [];
  const look = async (theme: 'light' | 'dark', rules: string) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.locator(sign).first().waitFor();
    // Cards of the question before are faded until the answer is here.
    await page.locator('.results.of-before').waitFor({ state: 'detached' });
    faults.push(...(await faultsOf(page, part, rules)).map((fault) => `${name}, ${theme}: ${fault}`));
  };
  await page.unrouteAll();
  await before?.(page);
  await page.setViewportSize(DESK);
  await page.goto(world.url + path);
  await act?.(page);
  await look('light', ALL_RULES);
  await look('dark', COLOURS_ALONE);
  await page.setViewportSize(ZOOMED);
  faults.push(...(await page.evaluate<string[]>(CUT_OFF)).map((fault) => `${name}, at 200 %: ${fault}`));
  await page.setViewportSize(PHONE);
  await page.locator('.top .segmented button[lang="es"]').dispatchEvent('click');
  await look('dark', ALL_RULES);
  await look('light', COLOURS_ALONE);
  faults.push(...(await page.evaluate<string[]>(SMALL_TARGETS)).map((target) => `${name}: too small: ${target}`));
  await page.evaluate(`localStorage.removeItem('paseo.language')`);
  return faults;
}

/** Wider than the window, or so much stuck to its edges that less than half of its height is left to read in. */
const CUT_OFF = `(() => {
  const { scrollWidth, clientWidth, clientHeight } = document.documentElement;
  const stuck = [...document.querySelectorAll('body *')].filter((each) =>
    ['fixed', 'sticky'].includes(getComputedStyle(each).position) && each.checkVisibility() && !each.closest('dialog, .leaflet-container'));
  const bars = stuck.map((each) => each.getBoundingClientRect())
    .filter(({ width, top, bottom }) => width > clientWidth / 2 && (top <= 1 || bottom >= clientHeight - 1));
  const covered = bars.reduce((sum, { height }) => sum + height, 0);
  return [
    ...(scrollWidth > clientWidth ? ['wider than the window by ' + (scrollWidth - clientWidth) + ' px'] : []),
    ...(covered > clientHeight / 2 ? ['bars cover ' + Math.round(covered) + ' of ' + clientHeight + ' px'] : []),
  ];
})()`;

const ALL_RULES = `{ resultTypes: ['violations'], selectors: false }`;
const COLOURS_ALONE = `{ resultTypes: ['violations'], selectors: false, runOnly: ['color-contrast', 'link-in-text-block'] }`;

async function faultsOf(page: Page, part: string, rules: string): Promise<string[]> {
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  const run = `axe.run('${part}', ${rules}).then(({ violations }) =>
    violations.flatMap(({ id, nodes }) => nodes.map((node) => id + ' ' + node.html.slice(0, 140) + ' ' + (node.any[0]?.message ?? ''))))`;
  return page.evaluate(run);
}

/** Narrower or lower than 24 px; links within a sentence are as high as its lines (WCAG 2.5.8). */
const SMALL_TARGETS = `(() => {
  const boxOf = (target) => (target.matches('[type=checkbox], [type=radio], [type=file]') && target.closest('label') || target).getBoundingClientRect();
  const inSentence = (target) => getComputedStyle(target).display === 'inline' &&
    target.parentElement.textContent.trim() !== target.textContent.trim();
  const all = (root) => [...root.querySelectorAll('*')].flatMap((each) => each.shadowRoot ? [each, ...all(each.shadowRoot)] : [each]);
  return all(document)
    .filter((each) => each.matches('a[href], button, input, select, textarea, summary, [role=button]') && each.checkVisibility())
    .filter((each) => !each.matches('.skip, [hidden]') && !inSentence(each))
    .map((target) => [target, boxOf(target)])
    .filter(([, { width, height }]) => width < 23.9 || height < 23.9)
    .map(([target, { width, height }]) => Math.round(width) + 'x' + Math.round(height) + ' ' + target.outerHTML.slice(0, 120));
})()`;
