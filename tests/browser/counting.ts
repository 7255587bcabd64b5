// Consent: nothing is told before a yes, and nothing stays after a change of mind.
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { signedIn } from './people.ts';
import type { World } from './world.ts';

export const counting = (world: World) =>
  describe('what is looked at', () => {
    test('is told to the service after a yes, and erased when the visitor takes it back', async () => {
      const { page, complaints } = await signedIn(world);
      const told: { method: string; body: string }[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/events/'))
          told.push({ method: request.method(), body: request.postData() ?? '' });
      });
      await page.goto(world.url);
      await page.locator('.card h3 a').first().waitFor();
      const question = page.getByRole('complementary', { name: 'Counting what is looked at' });
      await question.getByRole('button', { name: 'Yes, count it' }).click();
      expect(told).toEqual([]);
      await page.locator('.card h3 a').first().click();
      await expect.poll(() => told.some(({ body }) => body.includes('"kind":"opened"')), POLL).toBe(true);
      for (const { body } of told) expect(JSON.parse(body)).toMatchObject({ consent: true });
      await page.goto(`${world.url}/account/`);
      await page.getByText('You agreed.').waitFor();
      await page.getByRole('button', { name: 'Stop, and erase what was counted' }).click();
      await page.getByText('Erased. Nothing more is counted.').waitFor();
      expect(told.at(-1)?.method).toBe('DELETE');
      expect(complaints).toEqual([]);
    });

    test('is never asked about again after a no', async () => {
      const { page } = await signedIn(world);
      await page.goto(world.url);
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await page.reload();
      await page.locator('.card h3 a').first().waitFor();
      expect(await page.getByText('May Paseo count').count()).toBe(0);
    });
  });
