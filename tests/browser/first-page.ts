// The first page, as a person uses it who has never been here.
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import type { World } from './world.ts';

export const firstPage = (world: World) =>
  describe('the first page', () => {
    test('a stranger signs up, says what they like, sees why places suit them, and chats', async () => {
      const { page, complaints } = await world.visit();
      await page.goto(world.url);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'New here? Create an account' }).click();
      await page.getByLabel('Username').fill('carmen');
      await page.getByLabel('Password', { exact: true }).fill('caminito de la tarde');
      await page.getByLabel('Your name (optional)').fill('Carmen Ruiz');
      await page.getByRole('button', { name: 'Create account' }).last().click();
      await page.getByRole('link', { name: 'Carmen Ruiz' }).waitFor();

      await page.getByRole('button', { name: 'Museums: not set' }).click();
      await page.getByRole('button', { name: 'Museums: like' }).click();
      await page.getByRole('button', { name: 'Museums: love it' }).waitFor();
      const cards = page.locator('.results .card');
      // A list of before, which nobody's taste has moved yet, may begin with a museum too.
      await expect.poll(() => cards.first().locator('.reason').textContent(), POLL).toMatch(/museum/iu);
      // Towards evening an exhibition that is still open may come before the museums.
      const types = async () => (await cards.locator('.types').allTextContents()).slice(0, 5).join();
      await expect.poll(types, POLL).toMatch(/museum/iu);

      await page.getByRole('button', { name: 'Chat' }).click();
      await page.getByLabel('Your message').fill('Museums near Puerta del Sol?');
      await page.keyboard.press('Enter');
      await page.locator('.chat-places li').first().waitFor();
      // Its places may come before its words.
      await expect.poll(() => page.locator('.turn.paseo .said').textContent(), POLL).toMatch(/\bmuse(?:o|um)/iu);
      const chip = page.locator('.understood .chip').filter({ hasText: 'Museums' });
      expect(Number(await chip.getByRole('combobox').inputValue())).toBeGreaterThanOrEqual(3.5);
      await chip.getByRole('button', { name: 'Ignore Museums' }).click();
      await expect.poll(() => chip.count(), POLL).toBe(0);
      expect(complaints).toEqual([]);
    });

    test('tastes set before signing up are kept by the account', async () => {
      const { page } = await world.visit({ locale: 'es-ES' });
      await page.goto(world.url);
      await page.getByRole('button', { name: 'Parques: sin marcar', exact: true }).click();
      await page.getByRole('button', { name: 'Entrar' }).click();
      await page.getByRole('button', { name: '¿Primera vez? Crea una cuenta' }).click();
      await page.getByLabel('Nombre de usuario').fill('lucia');
      await page.getByLabel('Contraseña', { exact: true }).fill('caminito de la tarde');
      const saved = page.waitForResponse(
        (response) => response.url().endsWith('/api/preferences/') && response.request().method() === 'POST',
      );
      await page.getByRole('button', { name: 'Crear cuenta' }).last().click();
      expect((await saved).request().postDataJSON()).toEqual({ category: 'parks', rating: 4 });
      await page.reload();
      await page.getByRole('button', { name: 'Parques: me gusta', exact: true }).waitFor();
    });
  });
