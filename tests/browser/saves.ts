// Saved, visited and hidden places, and lists: kept, put in order, noted, shared by links, taken along and brought in.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { faultsOf } from './accessibility.ts';
import { POLL } from './browser.ts';
import { signedIn } from './people.ts';
import type { World } from './world.ts';

const DESK = { viewport: { width: 1366, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 } };
const [PRADO, RETIRO, MAYOR] = ['Museo Nacional del Prado', 'Parque de El Retiro', 'Plaza Mayor'];
const IDS = ['museo-del-prado', 'parque-del-retiro', 'plaza-mayor'];

export const saves = (world: World) =>
  describe('my places', () => {
    test('keep what a visitor saves, in this browser, and hand it over to the account', async () => {
      const { page, complaints } = await world.visit(DESK);
      await page.goto(world.url);
      const first = page.locator('.card').first();
      const name = (await first.locator('h3').textContent())!;
      const heart = first.getByRole('button', { name: `Save: ${name}` });
      await heart.click();
      await expect.poll(() => heart.getAttribute('aria-pressed'), POLL).toBe('true');
      await page.getByText('Kept in this browser.').waitFor();
      await page.getByRole('link', { name: 'My places' }).click();
      await page.getByRole('heading', { name: 'My places', level: 1 }).waitFor();
      await expect.poll(() => page.locator('.card.marked h3').allTextContents(), POLL).toEqual([name]);
      await page.reload();
      await expect.poll(() => page.locator('.card.marked h3').allTextContents(), POLL).toEqual([name]);

      await page.getByRole('button', { name: 'Create an account' }).click();
      await page.getByLabel('Username').fill('guardadora');
      await page.getByLabel('Password', { exact: true }).fill('caminito de la tarde');
      await page.getByRole('dialog').getByRole('button', { name: 'Create account' }).click();
      await page.getByText('The place that you marked is in your account now.').waitFor();
      expect(await page.evaluate(`localStorage.getItem('paseo.marks')`)).toBe(null);
      await page.reload();
      await expect.poll(() => page.locator('.card.marked h3').allTextContents(), POLL).toEqual([name]);
      expect(complaints).toEqual([]);
    });

    test('work with blocked storage for as long as the page is open', async () => {
      const { page, complaints } = await world.visit(DESK);
      await page.addInitScript(
        `Object.defineProperty(window, 'localStorage', { get: () => { throw new DOMException('blocked', 'SecurityError'); } })`,
      );
      await page.goto(world.url);
      await page.locator('.heart').first().click();
      await page.getByRole('link', { name: 'My places' }).click();
      await page.locator('.card.marked').waitFor();
      expect(complaints).toEqual([]);
    });

    test('a card that is hidden goes, leaves the focus to the next, and comes back by undo or from the page', async () => {
      const { page, complaints } = await signedIn(world, DESK);
      await page.goto(world.url);
      // The list is drawn a part at a time.
      await page.locator('.card').nth(11).waitFor();
      const names = () => page.locator('.card h3').allTextContents();
      const before = await names();
      const [gone, next] = before;
      const hide = async () => {
        await page.getByRole('button', { name: `More: ${gone}` }).click();
        await page.getByRole('button', { name: `Not this one: ${gone}` }).click();
        await expect.poll(async () => (await names())[0], POLL).toBe(next);
      };
      await hide();
      await expect.poll(() => page.evaluate('document.activeElement.textContent'), POLL).toBe(next);
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
      await expect.poll(names, POLL).toEqual(before);
      await hide();
      await page.getByRole('link', { name: 'My places' }).click();
      await page.getByRole('link', { name: 'Hidden 1' }).click();
      expect(await faultsOf(page)).toEqual([]);
      await page.getByRole('button', { name: `Show it again: ${gone}` }).click();
      await page.getByText('Nothing hidden.').waitFor();
      await page.goto(world.url);
      await expect.poll(names, POLL).toContain(gone);
      expect(complaints).toEqual([]);
    });

    test('what is saved and hidden is told as an event, and only after a yes', async () => {
      const { page } = await signedIn(world, DESK);
      const told: string[] = [];
      page.on('request', (request) => {
        if (!request.url().endsWith('/api/events/')) return;
        told.push(...(request.postDataJSON() as { events: { kind: string }[] }).events.map(({ kind }) => kind));
      });
      await page.goto(world.url);
      await page.locator('.card .reason').first().waitFor();
      await page.locator('.heart').first().click();
      await page.getByRole('button', { name: 'Yes, count it' }).click();
      await page.locator('.heart').nth(1).click();
      await page.locator('.mark-buttons [aria-expanded]').nth(2).click();
      await page.getByRole('button', { name: /^Not this one/u }).click();
      await expect.poll(() => told, POLL).toContain('hidden');
      expect(told.filter((kind) => kind === 'saved')).toHaveLength(1);
    });

    test('a list is made from a card, put in order by keyboard and by dragging, noted, and loses a place with a way back', async () => {
      const { page, complaints } = await signedIn(world, DESK);
      await page.goto(`${world.url}/place/?id=${IDS[0]}`);
      await page.getByRole('button', { name: `Add to list: ${PRADO}` }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('New list').fill('A quiet Sunday');
      expect(await faultsOf(page, 'dialog[open]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Make the list' }).click();
      await page.getByText(`${PRADO} is in “A quiet Sunday”.`).waitFor();
      await page.goto(`${world.url}/place/?id=${IDS[1]}`);
      await page.getByRole('button', { name: `Add to list: ${RETIRO}` }).click();
      await dialog.getByRole('button', { name: /A quiet Sunday/u }).click();
      await page.getByText(`${RETIRO} is in “A quiet Sunday”.`).waitFor();

      await page.getByRole('link', { name: 'My places' }).click();
      await page.getByRole('link', { name: 'Lists' }).click();
      await page.getByRole('link', { name: 'A quiet Sunday' }).click();
      await page.getByLabel('Add a place').fill(MAYOR!);
      await page.getByRole('button', { name: `Add: ${MAYOR}`, exact: true }).click();
      await expect.poll(() => names(page), POLL).toEqual([PRADO, RETIRO, MAYOR]);
      expect(await faultsOf(page)).toEqual([]);

      await page.getByRole('button', { name: `Down: ${RETIRO}` }).press('Enter');
      await expect.poll(() => names(page), POLL).toEqual([PRADO, MAYOR, RETIRO]);
      await page.getByText(`${RETIRO} is now 3 of 3.`).waitFor({ state: 'attached' });
      const focused = `document.activeElement.getAttribute('aria-label')`;
      await expect.poll(() => page.evaluate(focused), POLL).toBe(`Up: ${RETIRO}`);

      const grip = (await page.locator('.entry .grip').nth(2).boundingBox())!;
      const top = (await page.locator('.entry').first().boundingBox())!;
      await page.mouse.move(grip.x + 10, grip.y + 10);
      await page.mouse.down();
      await page.mouse.move(grip.x + 10, top.y + 5, { steps: 6 });
      await page.locator('.entry.above').waitFor();
      await page.mouse.up();
      await expect.poll(() => names(page), POLL).toEqual([RETIRO, PRADO, MAYOR]);

      await page.getByLabel(`Note on ${PRADO}`).fill('early, before the groups');
      await page.getByLabel(`Note on ${RETIRO}`).focus();
      await page.getByLabel('Name of the list').fill('A very quiet Sunday');
      await page.keyboard.press('Tab');
      await page.getByRole('heading', { name: 'A very quiet Sunday', level: 1 }).waitFor({ state: 'attached' });
      await page.getByRole('button', { name: `Remove: ${PRADO}` }).click();
      await expect.poll(() => names(page), POLL).toEqual([RETIRO, MAYOR]);
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => names(page), POLL).toEqual([RETIRO, PRADO, MAYOR]);
      await page.reload();
      await expect.poll(() => names(page), POLL).toEqual([RETIRO, PRADO, MAYOR]);
      expect(await page.getByLabel(`Note on ${PRADO}`).inputValue()).toBe('early, before the groups');

      await page.getByRole('button', { name: 'Delete the list' }).click();
      await page.getByText('No list yet.').waitFor();
      await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
      await expect.poll(() => names(page), POLL).toEqual([RETIRO, PRADO, MAYOR]);
      expect(complaints).toEqual([]);
    });

    test('a list is read by one link and edited by another, until both are withdrawn in one click', async () => {
      const { page } = await withList(world);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'Make a link: To read' }).click();
      const toRead = await page.getByLabel('To read').inputValue();
      await page.getByRole('button', { name: 'Make a link: To edit together' }).click();
      const toEdit = await page.getByLabel('To edit together').inputValue();
      expect(toEdit).not.toBe(toRead);
      expect(await faultsOf(page)).toEqual([]);

      const { page: reader, complaints } = await world.visit(PHONE);
      await reader.goto(toRead);
      await reader.getByRole('heading', { name: 'Dos días', level: 1 }).waitFor();
      expect(await names(reader)).toEqual([PRADO, RETIRO, MAYOR]);
      expect(await reader.getByText('por la mañana').isVisible()).toBe(true);
      expect(await reader.locator('.entry-tools, .grip, textarea').count()).toBe(0);
      expect(await reader.title()).toBe('Dos días · Paseo');
      expect(await faultsOf(reader)).toEqual([]);

      await reader.goto(toEdit);
      await reader.getByRole('button', { name: `Remove: ${MAYOR}` }).click();
      await expect.poll(() => names(reader), POLL).toEqual([PRADO, RETIRO]);
      // The owner's page still has the version before: the change is made for the newer one, and nothing is lost.
      await page.getByRole('button', { name: `Down: ${PRADO}` }).click();
      await expect.poll(() => names(page), POLL).toEqual([RETIRO, PRADO]);

      await page.getByRole('button', { name: 'Withdraw the links' }).click();
      await page.getByText('Withdrawn: nobody gets in').waitFor();
      for (const link of [toRead, toEdit]) {
        await reader.goto(link);
        await reader.getByRole('heading', { name: 'This list is not shared any more.' }).waitFor();
      }
      expect(await faultsOf(reader)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('a shared list is kept as a copy of one’s own', async () => {
      const { page } = await withList(world);
      await page.getByRole('button', { name: 'Share', exact: true }).click();
      await page.getByRole('button', { name: 'Make a link: To read' }).click();
      const link = await page.getByLabel('To read').inputValue();
      const { page: other } = await signedIn(world, DESK);
      await other.goto(link);
      await other.getByRole('button', { name: 'Keep a copy' }).click();
      await other.getByText('It is in your lists now.').waitFor();
      await other.getByRole('button', { name: `Remove: ${MAYOR}` }).click();
      await expect.poll(() => names(other), POLL).toEqual([PRADO, RETIRO]);
      expect(await names(page)).toEqual([PRADO, RETIRO, MAYOR]);
    });

    test('a list goes into a file, and a file becomes a list, with a report of what was found', async () => {
      const { page, complaints } = await withList(world);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Take along as CSV' }).click();
      const download = await saving;
      expect(download.suggestedFilename()).toBe('Dos días.csv');
      const csv = readFileSync(await download.path(), 'utf8');
      expect(csv).toContain(PRADO);

      await page.getByRole('link', { name: 'All lists' }).click();
      const content = `name,note\n${PRADO},early\nMuseo,\nZxqv Wyvern Hall,\n`;
      await page
        .getByLabel('Choose a file')
        .setInputFiles({ name: 'de antes.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
      await page.getByLabel('Mark what is found as').selectOption('visited');
      await page.getByRole('button', { name: 'Bring it along' }).click();
      await page.getByText('1 place found · 1 is doubtful: which is it?').waitFor();
      await page.locator('.import-report summary', { hasText: '1 not found' }).click();
      await page.getByText('Zxqv Wyvern Hall').waitFor();
      expect(await faultsOf(page)).toEqual([]);
      await page.locator('.doubtful .button').last().click();
      await page.locator('.doubtful [role="status"]').waitFor();
      const chosen = (await page.locator('.doubtful [role="status"]').textContent())!.trim();
      await page.getByRole('link', { name: 'Open the list' }).click();
      await expect.poll(() => names(page), POLL).toEqual([PRADO, chosen]);
      await page.getByRole('link', { name: 'All lists' }).click();
      await page.getByRole('link', { name: 'Been there 1' }).click();
      await expect.poll(() => page.locator('.card.marked h3').allTextContents(), POLL).toEqual([PRADO]);
      expect(complaints).toEqual([]);
    });
  });

const names = (page: Page) => page.locator('.entry h2').allTextContents();

/** Somebody with an account, at the page of a list of three places. */
async function withList(world: World) {
  const visit = await signedIn(world, DESK);
  const { page } = visit;
  await page.goto(`${world.url}/saved/?part=lists`);
  await page.locator('.new-list').waitFor();
  const entries = IDS.map((place_id) => ({ place_id, note: place_id === IDS[0] ? 'por la mañana' : '' }));
  const token = await page.evaluate<string>(`localStorage.getItem('paseo.token')`);
  const made = await fetch(`${world.url}/api/lists/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ name: 'Dos días', entries }),
  });
  const { id } = (await made.json()) as { readonly id: string };
  await page.goto(`${world.url}/saved/?list=${id}`);
  await page.locator('.entry').nth(2).waitFor();
  return visit;
}
