// axe finds nothing to complain about, and nothing to touch is too small: every page in every state, by day or by night, in either
// language, at a desk or on a phone (looks.ts says how many of these each state is looked at in).
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Visit } from './browser.ts';
import { type Look, looksAt } from './looks.ts';
import { asAdministrator, planner } from './people.ts';
import { SITUATIONS, type Situation } from './situations.ts';
import type { World } from './world.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const WINDOWS = { desk: { width: 1366, height: 900 }, phone: { width: 390, height: 844 } };
/** What is left of the desk's window to somebody who has all of it twice as large (WCAG 1.4.4). */
const ZOOMED = { width: WINDOWS.desk.width / 2, height: WINDOWS.desk.height / 2 };

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
        for (const [turn, situation] of SITUATIONS.entries()) {
          if (situation.who === who) faults.push(...(await faultsIn(world, visit, situation, turn)));
        }
        expect(faults).toEqual([]);
        expect(complaints).toEqual([]);
      },
      600_000,
    );
  });

const WHO = {
  stranger: (world: World) => world.visit(),
  person: (world: World) => planner(world, DAYS),
  administrator: (world: World) => asAdministrator(world),
};

/** Theme, language and window are changed on the page as it stands. */
export async function faultsIn(
  world: World,
  { page }: Visit,
  situation: Situation,
  turn: number,
): Promise<readonly string[]> {
  const { name, path, sign, part = 'html', before, act } = situation;
  const faults: string[] = [];
  const looks = looksAt(turn);
  const lookAll = async (window: Look['window']) => {
    for (const look of looks.filter((each) => each.window === window)) {
      await speak(page, look.language);
      await page.emulateMedia({ colorScheme: look.theme, reducedMotion: 'reduce' });
      await page.locator(sign).first().waitFor();
      // Cards of the question before are faded until the answer is here.
      await page.locator('.results.of-before').waitFor({ state: 'detached' });
      const where = `${name}, ${look.theme}, ${look.language}, ${window}`;
      faults.push(...(await faultsOf(page, part, RULES[look.rules])).map((fault) => `${where}: ${fault}`));
    }
  };
  await page.unrouteAll();
  await before?.(page);
  await page.setViewportSize(WINDOWS.desk);
  await page.goto(world.url + path);
  await act?.(page);
  await page.locator(sign).first().waitFor();
  await lookAll('desk');
  await page.setViewportSize(ZOOMED);
  faults.push(...(await page.evaluate<string[]>(CUT_OFF)).map((fault) => `${name}, at 200 %: ${fault}`));
  await page.setViewportSize(WINDOWS.phone);
  await lookAll('phone');
  faults.push(...(await page.evaluate<string[]>(SMALL_TARGETS)).map((target) => `${name}: too small: ${target}`));
  await page.evaluate(`localStorage.removeItem('paseo.language')`);
  return faults;
}

/** Chosen on the page, where it speaks another one. */
export async function speak(page: Page, language: Look['language']): Promise<void> {
  if ((await page.locator('html').getAttribute('lang')) === language) return;
  await page.locator(`.top .segmented button[lang="${language}"]`).dispatchEvent('click');
  await page.locator(`html[lang="${language}"]`).waitFor();
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

const RULES: Readonly<Record<Look['rules'], string>> = {
  all: `{ resultTypes: ['violations'], selectors: false }`,
  colours: `{ resultTypes: ['violations'], selectors: false, runOnly: ['color-contrast', 'link-in-text-block'] }`,
};

export async function faultsOf(page: Page, part = 'html', rules = RULES.all): Promise<string[]> {
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
    .filter(([, { width, height }]) => width * height > 0 && (width < 23.9 || height < 23.9))
    .map(([target, { width, height }]) => Math.round(width) + 'x' + Math.round(height) + ' ' + target.outerHTML.slice(0, 120));
})()`;
