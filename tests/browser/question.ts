// The one question: suggestions, what was understood as chips, a list that follows, and the way back to all of it.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import type { World } from './world.ts';

const DESK = { viewport: { width: 1366, height: 900 } };
const OPACITY_OF_CARDS = "getComputedStyle(document.querySelector('.cards')).opacity";
const TYPED_AND_SENT = `(() => {
  const field = document.querySelector('.question input');
  field.value = 'museums near Atocha';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form.requestSubmit();
})()`;
const PHONE = { viewport: { width: 390, height: 844 } };

export const question = (world: World) =>
  describe('the question', () => {
    test('is asked, narrowed, widened and taken back by keyboard alone', async () => {
      const { page, complaints } = await world.visit(DESK);
      await page.goto(world.url);
      const field = page.getByRole('combobox', { name: /What are you looking for/u });
      await field.focus();
      await page.keyboard.type('museums under 15 €');
      await page.keyboard.press('Enter');
      await expect.poll(() => chips(page), POLL).toEqual(['museums', 'up to €15']);
      await expect.poll(() => field.inputValue(), POLL).toBe('');
      await answered(page);
      await expect.poll(() => page.locator('.card h3').count(), POLL).toBe(12);
      const first = await page.locator('.card h3').allTextContents();

      // A suggestion narrows further, and the field says which one is meant.
      await page.keyboard.type('retiro');
      const area = page.getByRole('option').filter({ hasText: 'Area' }).first();
      await area.waitFor();
      const isActive = async () => (await area.getAttribute('aria-selected')) === 'true';
      for (let steps = 0; steps < 8 && !(await isActive()); steps++) await page.keyboard.press('ArrowDown');
      expect(await field.getAttribute('aria-activedescendant')).toBe(await area.getAttribute('id'));
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await chips(page)).length, POLL).toBe(3);

      // Escape closes the list first, then empties the field.
      await page.keyboard.type('sol');
      await page.getByRole('option').first().waitFor();
      await page.keyboard.press('Escape');
      await expect.poll(() => field.getAttribute('aria-expanded'), POLL).toBe('false');
      expect(await field.inputValue()).toBe('sol');
      await page.keyboard.press('Escape');
      expect(await field.inputValue()).toBe('');

      // A chip that goes hands the focus on.
      await page.getByRole('button', { name: 'Remove: up to €15' }).focus();
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await chips(page)).length, POLL).toBe(2);
      await expect.poll(() => page.evaluate<string>(FOCUSED), POLL).toMatch(/^Remove: /u);

      await page.goBack();
      await page.goBack();
      await expect.poll(() => chips(page), POLL).toEqual(['museums', 'up to €15']);
      await expect.poll(() => page.locator('.card h3').allTextContents(), POLL).toEqual(first);
      expect(complaints).toEqual([]);
    });

    test('tells in one line what nobody could read, and of which places something is not known', async () => {
      const { page } = await world.visit({ ...PHONE, locale: 'es-ES' });
      await page.goto(
        `${world.url}/?question=${encodeURIComponent('restaurante con terraza cerca del Retiro para cenar con niños y un flurbinador')}`,
      );
      await page.getByText('Esto no se ha entendido y no cuenta: «flurbinador».').waitFor();
      expect(await chips(page)).toContain('terraza');
      await page.getByText('Quizá encajen también').waitFor();
      await page
        .getByText(/^No consta: .*terraza/u)
        .first()
        .waitFor();
      // The question was asked in place of its own address: there is no way back into it.
      expect(new URL(page.url()).searchParams.get('question')).toBeNull();
    });

    test('is put back into its field to be changed, and measures from the spot that it names', async () => {
      const { page } = await world.visit({ ...DESK, locale: 'es-ES' });
      await page.goto(`${world.url}/?question=${encodeURIComponent('tapas cerca de Lavapiés')}`);
      await expect.poll(() => chips(page), POLL).toEqual(['tapas', 'cerca de Lavapiés']);
      const start = () => page.locator('.hero .where option:checked').textContent();
      await expect.poll(start, POLL).toBe('Lavapiés');
      const field = page.getByRole('combobox', { name: /Qué buscas/u });
      await field.click();
      await expect.poll(() => field.inputValue(), POLL).toBe('tapas cerca de Lavapiés');
      await field.fill('museos cerca de Lavapiés');
      await page.keyboard.press('Enter');
      await expect.poll(() => chips(page), POLL).toEqual(['museos', 'cerca de Lavapiés']);
      await page.locator('.hero .where select').selectOption('atocha');
      await expect.poll(() => chips(page), POLL).toEqual(['museos']);
      await expect.poll(start, POLL).toBe('Atocha');
    });

    test('shows that an answer is on its way', async () => {
      const { page } = await world.visit(DESK);
      await page.goto(world.url);
      await page.locator('.card').first().waitFor();
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/api/places/question/**', async (route) => {
        await held;
        await route.continue();
      });
      // Sent in the very moment in which it was typed.
      await page.evaluate(TYPED_AND_SENT);
      await expect.poll(() => page.locator('.question-form').getAttribute('aria-busy'), POLL).toBe('true');
      await expect.poll(() => page.evaluate(OPACITY_OF_CARDS), POLL).toBe('0.5');
      expect(await page.locator('.question [role="status"]').innerText()).not.toBe('');
      answer();
      await page.locator('.question-chips .chip', { hasText: 'near' }).waitFor();
      await expect.poll(() => page.locator('.question-form').getAttribute('aria-busy'), POLL).toBe('false');
    });

    test('that nothing fits offers what can be given up', async () => {
      const { page } = await world.visit(DESK);
      await page.goto(`${world.url}/?wish=dish:tapas&wish=category:museums`);
      await page.getByText('No place is known to fit all of this.').waitFor();
      await page.getByRole('button', { name: /^Without “museums” \(\d+\)/u }).click();
      await expect.poll(() => chips(page), POLL).toEqual(['tapas']);
      await page.locator('.card h3').first().waitFor();
    });

    test('is one for list and chat: each goes on from what the other shows', async () => {
      const { page, complaints } = await world.visit(DESK);
      await page.goto(`${world.url}/?wish=category:parks&view=chat`);
      await page.locator('.card h3').nth(11).waitFor();
      const second = (await page.locator('.card h3').nth(1).textContent()) ?? '';
      const message = page.getByLabel('Your message');
      await message.fill('Tell me about the second one');
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator('.chat-places li a').allTextContents(), POLL).toContain(second);

      await message.fill('Museums with a flurbinator');
      await page.keyboard.press('Enter');
      await page.locator('.left-out', { hasText: 'Not understood, so left out: “flurbinator”.' }).waitFor();
      await expect.poll(() => chips(page), POLL).toEqual(['museums']);
      await expect.poll(() => page.locator('.card .types').first().textContent(), POLL).toMatch(/museum/iu);
      expect(complaints).toEqual([]);
    });

    test('brings back list and scroll position after a place was looked at', async () => {
      const { page } = await world.visit(PHONE);
      await page.goto(`${world.url}/?wish=category:museums`);
      await page.locator('.card h3').nth(11).waitFor();
      await page.getByRole('button', { name: 'Show more' }).click();
      const card = page.locator('.card h3 a').nth(17);
      await card.scrollIntoViewIfNeeded();
      const before = await page.evaluate<number>('scrollY');
      expect(before).toBeGreaterThan(500);
      await card.click();
      await page.locator('.place-head').waitFor();
      expect(await page.evaluate<number>('scrollY')).toBe(0);
      await page.getByRole('link', { name: 'Back to exploring' }).click();
      await expect.poll(() => page.locator('.card h3').count(), POLL).toBe(24);
      // What arrived meanwhile may have moved it a little before it was left.
      await expect.poll(() => page.evaluate<number>('scrollY - history.state.scroll.page'), POLL).toBe(0);
      expect(Math.abs((await page.evaluate<number>('scrollY')) - before)).toBeLessThan(100);
      expect(await chips(page)).toEqual(['museums']);

      // Other pages are found as they were left, too.
      await card.click();
      await page.locator('.place-head').waitFor();
      await page.evaluate('scrollTo(0, 300)');
      await page.getByRole('link', { name: 'Day plan' }).click();
      await page.locator('.new-plan').waitFor();
      expect(await page.evaluate<number>('scrollY')).toBe(0);
      await page.goBack();
      await expect.poll(() => page.evaluate<number>('scrollY - history.state.scroll.page'), POLL).toBe(0);
      expect(await page.evaluate<number>('scrollY')).toBeGreaterThan(200);
    });
  });

const chips = async (page: Page): Promise<string[]> => page.locator('.question-chips .chip > span').allTextContents();

/** What is shown answers what is asked. */
const answered = (page: Page): Promise<void> => page.locator('.results[aria-busy="false"]:not(.of-before)').waitFor();

const FOCUSED = `document.activeElement.getAttribute('aria-label') ?? ''`;
