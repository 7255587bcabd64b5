// The pages over another city: exploring, a place, the chat and a plan with the pack of Cambridge say nothing of another one.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { noBrowser, POLL } from './browser.ts';
import { say } from './chat.ts';
import { signedIn } from './people.ts';
import { START_PATIENCE_MS, startServiceOf } from './service.ts';
import { createWorld, PATIENCE } from './world.ts';

const ELSEWHERE = /Madrid|Puerta del Sol|\bSol\b|\bmetro\b|Retiro|Malasaña|€/iu;

describe.skipIf(noBrowser)('pages of Cambridge', PATIENCE, () => {
  const world = createWorld(() => startServiceOf('cambridge'));
  beforeAll(world.start, START_PATIENCE_MS);
  afterEach(world.closePages);
  afterAll(world.stop);

  test.each(['en-GB', 'es-ES'])('explore, a place, chat and plan in %s', async (locale) => {
    const { page, complaints } = await signedIn(world, { locale, viewport: { width: 1366, height: 900 } });
    const held = async () => {
      const text = await page.locator('body').innerText();
      expect(text.length).toBeGreaterThan(200);
      expect(text).not.toMatch(ELSEWHERE);
      expect(await page.title()).not.toMatch(ELSEWHERE);
    };
    await page.goto(world.url);
    await expect.poll(() => page.locator('.card h3').count(), POLL).toBeGreaterThan(3);
    await held();
    await page.goto(`${world.url}/place/?id=multiwoz-attraction-38`);
    await page.locator('h1', { hasText: 'King' }).waitFor();
    await held();
    await page.goto(`${world.url}/?view=chat`);
    await page.locator('.chat').waitFor();
    await held();
    await say(page, 'museums near the centre');
    await page.locator('.chat-places li').first().waitFor();
    await held();
    await page.goto(`${world.url}/plan/`);
    await page.getByRole('button', { name: /Choose for me|Elegir por mí/u }).click();
    await page.locator('.stop').first().waitFor();
    await held();
    expect(complaints).toEqual([]);
  });
});
