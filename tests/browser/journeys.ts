// Whole ways through the pages, as a person goes them.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { signedIn } from './people.ts';
import type { World } from './world.ts';

export const journeys = (world: World) =>
  describe('a person', () => {
    test('signs up, likes, plans and takes the day home, by keyboard alone', async () => {
      const { page, complaints } = await world.visit();
      const press = async (...keys: readonly string[]) => {
        for (const key of keys) await page.keyboard.press(key);
      };
      const reach = async (name: RegExp) => {
        for (let steps = 0; steps < 200; steps++) {
          await page.keyboard.press('Tab');
          if (name.test(await page.evaluate<string>(FOCUSED))) return;
        }
        throw new Error(`${name} cannot be reached with the Tab key`);
      };
      await page.goto(world.url);
      await page.locator('.card h3').first().waitFor();
      await reach(/^Sign in$/u);
      await press('Enter');
      await reach(/New here/u);
      await press('Enter');
      await page.getByRole('heading', { name: 'Create your account' }).waitFor();
      await page.getByLabel('Username').focus();
      await page.keyboard.type('teclado');
      await press('Tab');
      await page.keyboard.type('solo con teclas');
      await press('Enter');
      await page.getByRole('link', { name: 'teclado' }).waitFor();

      await reach(/^Museums: not set$/u);
      await press('Enter');
      // A card that goes when the list is ranked anew would take the focus along.
      await expect.poll(() => page.locator('.card .reason').first().textContent(), POLL).toMatch(/museum/iu);
      await reach(/^Add to plan: /u);
      await press('Enter');
      await reach(/^Add to plan: /u);
      await press('Enter');
      await page.getByRole('link', { name: 'Day plan' }).focus();
      await press('Enter');
      await page.getByRole('button', { name: 'Best order' }).waitFor();
      await reach(/^Best order$/u);
      await press('Enter');
      await expect.poll(() => page.locator('.stop').count(), POLL).toBe(2);
      const saving = page.waitForEvent('download');
      await reach(/ICS/u);
      await press('Enter');
      const calendar = readFileSync((await (await saving).path()) ?? '', 'utf8');
      expect(calendar.match(/BEGIN:VEVENT/gu)).toHaveLength(2);
      expect(complaints).toEqual([]);
    }, 120_000);

    test('reviews a place with half stars, sees it in the account, and takes it back', async () => {
      const { page, complaints } = await signedIn(world);
      await page.goto(`${world.url}/place/?id=museo-del-prado`);
      await page.getByLabel('Your rating').focus();
      for (let half = 0; half < 8; half++) await page.keyboard.press('ArrowRight');
      await page.getByLabel('What you thought (optional)').fill('Las Meninas, siempre.');
      await page.getByRole('button', { name: 'Save review' }).click();
      await page.getByText('Review saved.').waitFor();
      await expect.poll(() => page.locator('.place-head .fact').first().textContent(), POLL).toMatch(/4\.5.*1 rating/u);
      await page.getByRole('link', { name: /Vecina/u }).click();
      await page.getByText('Las Meninas, siempre.').waitFor();
      await page.getByRole('link', { name: 'Museo Nacional del Prado' }).click();
      await page.getByRole('button', { name: 'Remove', exact: true }).click();
      await page.getByText('Review removed.').waitFor();
      expect(complaints).toEqual([]);
    });

    test('finds the same view again at its address', async () => {
      const { page } = await world.visit();
      await page.goto(world.url);
      await page.getByRole('combobox', { name: 'From' }).selectOption('chamberi');
      await page.getByRole('combobox', { name: 'Order' }).selectOption('nearest');
      await page.getByRole('combobox', { name: /What are you looking for/u }).fill('museums');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'What fits, from Chamberí' }).waitFor();
      const names = () => page.locator('.card h3').allTextContents();
      expect(new URL(page.url()).search).toBe('?from=chamberi&order=nearest&wish=category%3Amuseums');
      // Once museums and nothing else are shown, and all at once are drawn, the last choice has arrived.
      const answer = await fetch(`${world.url}/api/places/?category=museums&limit=500`);
      const museums = ((await answer.json()) as readonly { readonly name: string }[]).map(({ name }) => name);
      const onlyMuseums = async () => {
        const shown = await names();
        return shown.length === 12 && shown.every((name) => museums.includes(name));
      };
      await expect.poll(onlyMuseums, POLL).toBe(true);
      const before = await names();
      await page.reload();
      await expect.poll(names, POLL).toEqual(before);
    });

    test('deletes the account, and it is gone', async () => {
      const { page } = await signedIn(world);
      await page.goto(`${world.url}/account/`);
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('button', { name: 'Delete for good' }).click();
      await page.getByText('Your account is deleted.').waitFor();
      await page.reload();
      await page.getByText('You are not signed in.').waitFor();
    });
  });

const FOCUSED = `(() => { const it = document.activeElement; return it.getAttribute('aria-label') ?? it.textContent.trim(); })()`;
