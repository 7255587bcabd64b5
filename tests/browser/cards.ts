// What a card tells, what the map tells with it, and that nothing moves under the reader's eyes.
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { openUntil, tellHours } from './hours.ts';
import { signedIn, tokenOf } from './people.ts';
import type { World } from './world.ts';

const DESK = { viewport: { width: 1366, height: 900 } };
const METHODS = ['ensemble', 'autoencoder', 'svd', 'transfer', 'embeddings'] as const;

export const cards = (world: World) =>
  describe('a card', () => {
    test('tells what a place is, how far, how it is rated, until when it is open, what it costs and who says so', async () => {
      const { page } = await signedIn(world, { ...DESK, locale: 'es-ES' });
      await review(world, 'museo-reina-sofia', 4.5);
      await tellHours(page, () => openUntil('21:00'));
      await page.goto(`${world.url}/?q=museo reina sofía&from=atocha`);
      const card = page.locator('.card', { hasText: 'Museo Nacional Centro de Arte Reina Sofía' });
      await card.locator('.open-now').waitFor();
      expect(await card.locator('.types').textContent()).toBe('Museo · Museo de arte moderno');
      const facts = await card.locator('.fact').allInnerTexts();
      expect(facts.map((text) => text.replace(/\s+/gu, ' ').trim())).toEqual([
        expect.stringMatching(/^4,5 de 5, ?4,51 valoración$|^4,5 de 5, ?4,5 1 valoración$/u),
        expect.stringMatching(/^\d+ m unos \d+ min a pie$|^\d+ munos \d+ min a pie$/u),
        'Abierto hasta las 21:00',
        '12 €',
      ]);
      expect(await card.locator('.fact[title*="Estimado"]').count()).toBe(1);
      expect(await card.locator('.origin-line').innerText()).toContain('Paseo');
    });

    test.each([
      ['pubs/bars', 'nightlife'],
      ['bakeries', 'food'],
    ])('of %s has the drawing of its group', async (category, group) => {
      const { page } = await world.visit(DESK);
      await page.goto(`${world.url}/?wish=category:${category}`);
      await page.locator('.card').nth(11).waitFor();
      const drawings = page.locator('.card .illustration');
      // Most of them: a tavern may be a restaurant first.
      await expect.poll(() => page.locator(`.card .illustration.of-${group}`).count(), POLL).toBeGreaterThan(6);
      for (const look of await drawings.evaluateAll((all) => all.map((each) => each.getAttribute('class'))))
        expect(look).not.toContain('of-sights');
    });

    test('of a place without ratings is silent about them; of one without hours it says that nobody knows', async () => {
      const { page } = await world.visit(DESK);
      await page.goto(`${world.url}/?q=museo sorolla`);
      const card = page.locator('.card', { hasText: 'Museo Sorolla' }).first();
      await card.getByText('Hours not known').waitFor();
      expect(await card.locator('.facts').first().innerText()).not.toMatch(/rating/iu);
    });

    test('has the number that its marker has, also after more are shown, and the marker leads to it', async () => {
      const { page } = await world.visit(DESK);
      await page.goto(world.url);
      const named = () =>
        page.locator('.card h3').evaluateAll((all) => all.map((each, index) => `${index + 1}. ${each.textContent}`));
      const pinned = () => page.locator('.pin').evaluateAll((all) => all.map((each) => each.ariaLabel));
      // The list is drawn a part at a time, and its markers may be there first.
      const all = async (count: number) => {
        await expect.poll(async () => (await named()).length, POLL).toBe(count);
        await expect.poll(async () => (await pinned()).length, POLL).toBe(count);
        await expect.poll(pinned, POLL).toEqual(await named());
      };
      await all(12);
      await page.getByRole('button', { name: 'Show more' }).click();
      await all(24);

      // A card that comes to lie under a resting mouse is the one that is pointed at.
      await page.mouse.move(0, 0);
      await page.locator('.pin').nth(20).press('Enter');
      const card = page.locator('.card').nth(20);
      await expect.poll(() => card.evaluate(IS_IN_VIEW), POLL).toBe(true);
      await expect.poll(() => card.getAttribute('class'), POLL).toContain('highlighted');
    });

    test('stays where it is while hours arrive late and more are shown', async () => {
      const { page } = await world.visit(DESK);
      await page.addInitScript(COUNT_SHIFTS);
      await page.route(/include=facts/u, async (route) => {
        await new Promise((resolve) => setTimeout(resolve, 700));
        await route.continue();
      });
      await page.goto(world.url);
      await page.locator('.card .open-line .fact').nth(11).waitFor();
      expect(await page.evaluate<number>('shifted')).toBeLessThan(0.02);
      const results = page.locator('.results');
      const more = page.getByRole('button', { name: 'Show more' });
      await more.scrollIntoViewIfNeeded();
      const last = page.locator('.card').nth(11);
      const before = [await results.evaluate((it) => it.scrollTop), (await last.boundingBox())?.y];
      await more.click();
      await page.locator('.card').nth(23).waitFor();
      expect([await results.evaluate((it) => it.scrollTop), (await last.boundingBox())?.y]).toEqual(before);
    });
  });

export const reasons = (world: World) =>
  describe('“Why this?”', () => {
    test('gives the rank of the same place under each method, as the service ranks it', async () => {
      const { page } = await signedIn(world, DESK);
      await page.goto(`${world.url}/?from=retiro`);
      const card = page.locator('.card').nth(4);
      await card.locator('.why').click();
      await card.getByRole('button', { name: 'In numbers' }).click();
      await card.locator('.ranks').waitFor();
      const name = await card.locator('h3').textContent();
      const token = await page.evaluate<string>(`localStorage.getItem('paseo.token')`);
      const expected = await Promise.all(METHODS.map((method) => rankOf(world, token, method, name ?? '')));
      expect(await card.locator('.ranks dd').allTextContents()).toEqual(expected);
      expect(expected[0]).toBe('5.');
    });

    test('tells visitors without an account what brought a place here, in words, and follows their taste', async () => {
      const { page, complaints } = await world.visit({ ...DESK, locale: 'es-ES' });
      await page.goto(world.url);
      const card = page.locator('.card').first();
      await card.locator('.why').click();
      const told = () => card.locator('.bars tbody th').allTextContents();
      await expect.poll(told, POLL).toEqual(expect.arrayContaining(['Es muy conocido', 'Está cerca']));
      expect(await card.locator('.bars tbody .amount').first().textContent()).toBe('cuenta mucho');
      await page.getByRole('button', { name: 'Museos: sin marcar', exact: true }).click();
      await expect.poll(() => card.locator('.reason').textContent(), POLL).toBe('Te gusta: Museos');
      await card.locator('.why[aria-expanded="false"]').click();
      await expect.poll(told, POLL).toContain('Te gusta: Museos');
      // Of what was asked for it is not told how well known it is in the city.
      await page.goto(`${world.url}/?wish=category:bakeries`);
      await card.locator('.why').click();
      await expect.poll(told, POLL).toContain('Más conocido que otros');
      expect(complaints).toEqual([]);
    });

    test('takes “less like this” as a taste, moves the list, and takes it back', async () => {
      const { page } = await signedIn(world, DESK);
      await page.goto(`${world.url}/?from=prado`);
      const card = page.locator('.card').first();
      await card.locator('.why').click();
      await card.getByRole('button', { name: 'In numbers' }).waitFor();
      const set = page.locator('.taste .panel-head .quiet');
      const saved = page.waitForRequest((it) => it.url().endsWith('/api/preferences/') && it.method() === 'POST');
      await card.getByRole('button', { name: 'Less like this' }).click();
      const { category, rating } = (await saved).postDataJSON() as { category: string; rating: number };
      expect(rating).toBe(2);
      await page.locator('.toast').getByText('is now 2.').waitFor();
      await expect.poll(() => set.textContent(), POLL).toBe('1 set');
      const gone = page.waitForRequest((it) => it.method() === 'DELETE' && it.url().includes('/api/preferences/'));
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
      expect(decodeURIComponent((await gone).url())).toContain(category);
      await expect.poll(() => set.textContent(), POLL).toBe('');
    });
  });

async function rankOf(world: World, token: string, method: string, name: string): Promise<string> {
  const query = `lat=40.4169&lng=-3.6846&limit=100&method=${method}&lang=en`;
  const answer = await fetch(`${world.url}/api/recommendations/?${query}`, {
    headers: { authorization: `Bearer ${token}`, connection: 'close' },
  });
  const names = ((await answer.json()) as readonly { readonly name: string }[]).map((place) => place.name);
  return names.includes(name) ? `${names.indexOf(name) + 1}.` : '—';
}

async function review(world: World, placeId: string, rating: number): Promise<void> {
  const answer = await fetch(`${world.url}/api/reviews/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${await tokenOf(world)}`,
      connection: 'close',
    },
    body: JSON.stringify({ place_id: placeId, rating }),
  });
  if (!answer.ok) throw new Error(`the review was refused with ${answer.status}`);
}

const IS_IN_VIEW = (card: { getBoundingClientRect(): { top: number; bottom: number } }): boolean => {
  const { top, bottom } = card.getBoundingClientRect();
  return top >= 0 && bottom <= 901;
};

/** What moved without anybody having touched anything. */
const COUNT_SHIFTS = `window.shifted = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
}).observe({ type: 'layout-shift', buffered: true });`;
