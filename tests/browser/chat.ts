// The chat beside the map: an answer as it comes, what to do with it, and what when it does not come.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { CLOSED, openUntil, tellHours } from './hours.ts';
import { signedIn, tokenOf } from './people.ts';
import type { World } from './world.ts';

const DESK = { viewport: { width: 1366, height: 900 } };
const CHAT = '**/api/recommendations/chat*';

export const chat = (world: World) =>
  describe('the chat', () => {
    test('streams its answer in the language of the message, and puts its places on the map', async () => {
      const { page, complaints } = await signedIn(world);
      await page.goto(`${world.url}/?view=chat`);
      const answered = page.waitForResponse(CHAT);
      await say(page, 'Me gustan los museos, ¿algo cerca de Sol?');
      expect((await answered).headers()['content-type']).toContain('text/event-stream');
      const rows = page.locator('.chat-places li');
      await rows.first().waitFor();
      await page.locator('.suggestion', { hasText: 'Más' }).waitFor();
      expect(await page.locator('.turn .said').evaluateAll((all) => all.map((each) => each.lang))).toEqual([
        'es',
        'es',
      ]);
      expect(await page.locator('.chat-log').getAttribute('aria-busy')).toBe('false');
      const names = () => page.locator('.chat-places li > a').allTextContents();
      const pinned = () => page.locator('.pin').evaluateAll((all) => all.map((each) => each.ariaLabel));
      const numbered = (all: readonly string[]) => all.map((name, index) => `${index + 1}. ${name}`);
      // Chat, list and map number alike: what was talked of stands first.
      const first = async (of: () => Promise<readonly (string | null)[]>) =>
        (await of()).slice(0, (await names()).length);
      const listed = () => page.locator('.card h3').allTextContents();
      await expect.poll(() => first(pinned), POLL).toEqual(numbered(await names()));
      await expect.poll(() => first(listed), POLL).toEqual(await names());
      await expect.poll(async () => (await pinned()).length === (await listed()).length, POLL).toBe(true);
      // What the cards tell is not told twice.
      expect(await page.locator('.turn.paseo .said').last().innerText()).not.toContain((await names())[0]);

      await page.getByRole('button', { name: 'Nearest first' }).click();
      const away = await page
        .locator('.chat-places .fact:has-text("min on foot") > span:first-of-type')
        .allTextContents();
      const metres = away.map((text) => Number.parseFloat(text) * (text.includes('km') ? 1000 : 1));
      expect(metres).toEqual([...metres].sort((a, b) => a - b));
      await expect.poll(() => first(pinned), POLL).toEqual(numbered(await names()));
      expect(complaints).toEqual([]);
    });

    test('shows a plan beside itself and leads to it', async () => {
      const { page } = await world.visit(DESK);
      await page.goto(`${world.url}/?view=chat`);
      await say(page, 'Plan my Saturday with two museums and lunch');
      await page.locator('.turn.paseo').getByRole('link', { name: 'Open the day plan' }).waitFor();
      const names = await page.locator('.chat-places li > a').allTextContents();
      expect(names.length).toBeGreaterThan(2);
      await expect.poll(() => page.locator('.card h3').allTextContents(), POLL).toEqual(names);
      await expect.poll(() => page.locator('.pin').count(), POLL).toBe(names.length);
      expect(await page.locator('.chat-places .when').first().innerText()).toMatch(/^\d{1,2}:\d\d/u);
      await page.getByRole('link', { name: 'Open the day plan' }).click();
      await expect.poll(() => page.locator('.stop h3').allTextContents(), POLL).toEqual(names);
      await page.getByRole('heading', { level: 1, name: /^Saturday \d+ \w+$/u }).waitFor({ state: 'attached' });
    });

    test('shows only what is open now when asked to', async () => {
      const { page } = await signedIn(world);
      await tellHours(page, (_, row) => (row % 2 === 0 ? CLOSED : openUntil('19:00')));
      await page.goto(`${world.url}/?view=chat`);
      await say(page, 'Museums near the Prado');
      await page.locator('.chat-places .closed-now').first().waitFor();
      await page.locator('.chat .toggle', { hasText: 'Only open now' }).click();
      await expect.poll(() => page.locator('.chat-places .closed-now').count(), POLL).toBe(0);
      await expect.poll(() => page.locator('.chat-places .open-now').count(), POLL).toBeGreaterThan(0);
    });

    test('asks again in one piece when a stream breaks off', async () => {
      const { page } = await signedIn(world);
      const asked: string[] = [];
      await page.route(CHAT, (route) => {
        asked.push(route.request().headers().accept ?? '');
        if (asked.length > 1) return route.continue();
        const body = 'event: text\ndata: {"delta":"Half a sent"}\n\n';
        return route.fulfill({ contentType: 'text/event-stream', body });
      });
      await page.goto(`${world.url}/?view=chat`);
      await say(page, 'Parks near Atocha');
      await page.locator('.chat-places li').first().waitFor();
      expect(asked.map((accept) => accept.includes('text/event-stream'))).toEqual([true, false]);
      expect(await page.locator('.turn.paseo .said').textContent()).not.toContain('Half a sent');
      expect(await page.locator('.turn.paseo').count()).toBe(1);
    });

    test('keeps the question when the answer fails, and tries again', async () => {
      const { page } = await signedIn(world);
      await page.route(CHAT, (route) => route.abort());
      await page.goto(`${world.url}/?view=chat`);
      await say(page, 'Parks near Atocha');
      await page.getByText('The service cannot be reached').waitFor();
      await page.unroute(CHAT);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.chat-places li').first().waitFor();
      expect(await page.locator('.turn.you .said').allTextContents()).toEqual(['Parks near Atocha']);
    });

    test('needs no account, comes back after a reload, goes on where it was, and is erased by one click', async () => {
      const { page, complaints } = await world.visit(DESK);
      const asked: Record<string, unknown>[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).pathname === '/api/recommendations/chat') asked.push(request.postDataJSON());
      });
      await page.goto(`${world.url}/?view=chat`);
      await say(page, 'I love museums. Any near Sol?');
      await page.locator('.chat-places li').first().waitFor();
      const said = () => page.locator('.turn .said').allTextContents();
      const before = await said();
      expect(before).toHaveLength(2);

      await page.reload();
      await expect.poll(said, POLL).toEqual(before);
      await page.locator('.chat-places li').first().waitFor();
      await page.getByText('Memory', { exact: true }).click();
      await page.locator('.chat-memory-body', { hasText: /Museums \d/u }).waitFor();
      await say(page, 'And one more?');
      await expect.poll(() => page.locator('.turn.paseo').count(), POLL).toBe(2);
      expect(asked[1]?.conversation_id).toBe(asked[0]?.conversation_id);

      await page.getByRole('button', { name: 'Forget' }).click();
      await expect.poll(said, POLL).toEqual([]);
      await page.reload();
      await page.getByRole('button', { name: /^Somewhere for breakfast/u }).waitFor();
      expect(await said()).toEqual([]);
      await say(page, 'Parks?');
      await page.locator('.turn.paseo').waitFor();
      expect(asked[2]?.conversation_id).not.toBe(asked[0]?.conversation_id);
      expect(complaints).toEqual([]);
    });

    test('begins anew in another browser of the same person, whatever was said in the first', async () => {
      const token = await tokenOf(world);
      const ids: unknown[] = [];
      for (const _browser of [1, 2]) {
        const { page } = await world.visit(DESK);
        await page.addInitScript(`localStorage.setItem('paseo.token', '${token}')`);
        await page.goto(`${world.url}/?view=chat`);
        const sent = page.waitForRequest(CHAT);
        await say(page, 'Parks near Atocha');
        ids.push(((await sent).postDataJSON() as { conversation_id?: string }).conversation_id);
        await page.locator('.turn.paseo').waitFor();
      }
      expect(ids[0]).toMatch(/^[\da-f]{32}$/u);
      expect(ids[1]).not.toBe(ids[0]);
    });

    test('works where the browser refuses to store anything', async () => {
      const { page, complaints } = await world.visit(DESK);
      await page.addInitScript(
        `Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } })`,
      );
      await page.goto(`${world.url}/?view=chat`);
      await say(page, 'Parks near Atocha');
      await page.locator('.chat-places li').first().waitFor();
      await say(page, 'More');
      await expect.poll(() => page.locator('.turn.paseo').count(), POLL).toBe(2);
      expect(complaints).toEqual([]);
    });

    test('gets a new token when the service no longer takes the one of before', async () => {
      const { page } = await world.visit(DESK);
      const stale = JSON.stringify({ token: 'stale', expiresMs: Date.now() + 600_000 });
      await page.addInitScript(`localStorage.setItem('paseo.visitor', '${stale}')`);
      await page.goto(`${world.url}/?view=chat`);
      await say(page, 'Parks near Atocha');
      await page.locator('.chat-places li').first().waitFor();
    });

    test('offers what is open now for lists of today, not for another day or for a plan', async () => {
      const { page } = await world.visit(DESK);
      await page.goto(`${world.url}/?view=chat`);
      const offers = page.getByRole('button', { name: /open now/u });
      await say(page, 'Museums near the Prado');
      await page.locator('.chat-places li').first().waitFor();
      await expect.poll(() => offers.count(), POLL).toBe(3);
      await say(page, 'Museums open on Saturday');
      await page.locator('.question-chips .chip', { hasText: 'Sat' }).waitFor();
      await expect.poll(() => offers.count(), POLL).toBe(0);
    });

    test('keeps its field in sight when the window is low, as at 200 % zoom', async () => {
      const { page } = await world.visit({ viewport: { width: 720, height: 450 } });
      await page.goto(`${world.url}/?view=chat`);
      await page.getByLabel('Your message').waitFor();
      expect(await isFieldClear(page)).toBe(true);
      await say(page, 'Museums near the Prado');
      await page.locator('.chat-places li').first().waitFor();
      expect(await isFieldClear(page)).toBe(true);
    });

    test('keeps its field in sight on a phone below the words that there is no connection', async () => {
      const { page } = await world.visit({ viewport: { width: 390, height: 844 } });
      await page.goto(`${world.url}/?view=chat`);
      await page.getByLabel('Your message').waitFor();
      expect(await isFieldClear(page)).toBe(true);
      await page.context().setOffline(true);
      await page.locator('.no-connection').waitFor();
      expect(await isFieldClear(page)).toBe(true);
    });

    test('lets the visitor correct what it understood before keeping it', async () => {
      const { page } = await signedIn(world);
      await page.goto(`${world.url}/?view=chat`);
      await say(page, 'I love museums but no bars, near Sol');
      const chip = page.locator('.understood .chip', { hasText: 'Museums' });
      await chip.getByRole('combobox').selectOption({ label: 'so-so' });
      const saved = page.waitForRequest(
        (request) => request.url().endsWith('/api/preferences/') && request.method() === 'POST',
      );
      await chip.getByRole('button', { name: 'Keep Museums in my tastes' }).click();
      expect((await saved).postDataJSON()).toEqual({ category: 'museums', rating: 3 });
      await page.getByText('Museums kept in your tastes.').waitFor();
    });
  });

/** Whether it stands above the buttons at the foot of a narrow window. */
async function isFieldClear(page: Page): Promise<boolean> {
  const field = (await page.getByLabel('Your message').boundingBox())!;
  const views = (await page.locator('.views').boundingBox())!;
  return field.y + field.height <= views.y;
}

export async function say(page: Page, message: string): Promise<void> {
  await page.getByLabel(/^(?:Your message|Tu mensaje)$/u).fill(message);
  await page.keyboard.press('Enter');
}
