// Tasks that visitors come with and that no other file of this folder does: a day with a child, a way by metro, two lists side by side.
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { signedIn } from './people.ts';
import type { World } from './world.ts';

const PHONE = { viewport: { width: 390, height: 844 } };

export const tasks = (world: World) =>
  describe('a visitor', () => {
    // At night the metro does not run: the way is asked for noon.
    test.each([
      [
        'en-GB',
        'Your message',
        'What can I do on Saturday with a child?',
        'How do I get from Chamartín to Lavapiés by metro tomorrow at noon?',
      ],
      [
        'es-ES',
        'Tu mensaje',
        '¿Qué hago el sábado con una niña?',
        '¿Cómo voy de Chamartín a Lavapiés en metro mañana a mediodía?',
      ],
    ])('finds something for a child, and the way by metro (%s)', async (locale, field, saturday, way) => {
      const { page, complaints } = await world.visit({ ...PHONE, locale });
      await page.goto(`${world.url}/?view=chat`);
      const ask = async (question: string) => {
        await page.getByLabel(field).fill(question);
        await page.keyboard.press('Enter');
      };
      await ask(saturday);
      await expect.poll(() => page.locator('.chat-places li').count(), POLL).toBeGreaterThan(2);
      const before = await page.locator('.turn.paseo').count();
      await ask(way);
      await expect.poll(() => page.locator('.turn.paseo').count(), POLL).toBe(before + 1);
      await expect
        .poll(() => page.locator('.turn.paseo').last().innerText(), POLL)
        .toMatch(/(?:line|línea) (?:1|10) (?:from|de) Chamartín/u);
      expect(complaints).toEqual([]);
    });

    test('compares two ways of ranking, and sees what moves', async () => {
      const { page } = await signedIn(world, { viewport: { width: 1366, height: 900 } });
      await page.goto(world.url);
      await page.locator('.card .reason').first().waitFor();
      await page.getByText('About this list').click();
      await page.getByText('What would change?').click();
      await page.getByLabel('Compare with').selectOption('svd');
      await page
        .getByText(/^(?:up|down) \d+$|^new$|^same$/u)
        .first()
        .waitFor();
    });
  });
