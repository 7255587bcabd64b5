// What a visitor comes for, in Debian's Firefox: Playwright drives only a Firefox of its own. Without one it is skipped, and says so.
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { POLL } from './browser.ts';
import { type RunningService, START_PATIENCE_MS, startService } from './service.ts';

const CANDIDATES = [process.env.FIREFOX, '/usr/bin/firefox-esr', '/usr/bin/firefox'];
const executablePath = CANDIDATES.find((path) => path !== undefined && existsSync(path));
if (executablePath === undefined)
  console.warn('Tests in Firefox are skipped: no Firefox found (set FIREFOX to its path).');

const DESK = { width: 1366, height: 900 };
/** What a careful visitor sets: nothing is stored by pages, neither cookies nor `localStorage`. */
const NOTHING_STORED = { 'dom.storage.enabled': false, 'network.cookie.cookieBehavior': 2 };

describe.skipIf(executablePath === undefined)('in Firefox', { timeout: 180_000 }, () => {
  let service: RunningService | undefined;
  const opened: Browser[] = [];
  beforeAll(async () => {
    service = await startService();
  }, START_PATIENCE_MS);
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((browser) => browser.close()));
  });
  afterAll(() => service?.stop());

  /** A fresh visitor, who notes everything that goes wrong. */
  async function visit(preferences: Readonly<Record<string, unknown>> = {}) {
    const browser = await puppeteer.launch({
      browser: 'firefox',
      executablePath: executablePath as string,
      extraPrefsFirefox: { 'intl.accept_languages': 'en-GB', ...preferences },
    });
    opened.push(browser);
    const page = await browser.newPage();
    await page.setViewport(DESK);
    page.setDefaultTimeout(POLL.timeout);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error instanceof Error ? error.message : String(error)));
    page.on('console', (message) => {
      if (/Content-Security-Policy|Trusted/iu.test(message.text())) complaints.push(message.text());
    });
    const goto = (path: string) => page.goto(`${service?.url}${path}`);
    return { page, complaints, goto };
  }

  test('a stranger signs up, says what they like, and sees why places suit them', async () => {
    const { page, complaints, goto } = await visit();
    await goto('/');
    await press(page, 'Sign in');
    await press(page, 'New here? Create an account');
    await page.locator('dialog [autocomplete="username"]').fill('carmen');
    await page.locator('dialog [autocomplete="new-password"]').fill('caminito de la tarde');
    await page.locator('dialog [autocomplete="name"]').fill('Carmen Ruiz');
    await page.locator('dialog button[type=submit]').click();
    await page.locator('::-p-aria(Carmen Ruiz[role="link"])').wait();
    await press(page, 'Museums: not set');
    await expect.poll(() => textOf(page, '.results .card .reason'), POLL).toMatch(/museum/iu);
    await page.locator('.results .card .why').click();
    await expect.poll(() => textOf(page, '.bars .amount'), POLL).not.toBe('');
    expect(complaints).toEqual([]);
  });

  test('the map is drawn, and a pin opens the card of its place', async () => {
    const { page, complaints, goto } = await visit();
    await goto('/');
    await page.locator('.map canvas').wait();
    await page.locator('.pin.signed').wait();
    await page.focus('.pin.signed');
    await page.keyboard.press('Enter');
    await page.locator('.map-card h3').wait();
    expect(complaints).toEqual([]);
  });

  test('a question is answered as it is written, and its places are pinned', async () => {
    const { page, complaints, goto } = await visit({ 'intl.accept_languages': 'es-ES' });
    await goto('/?view=chat');
    await fill(page, 'Tu mensaje', 'Museos cerca de Sol');
    await page.keyboard.press('Enter');
    await expect.poll(() => textOf(page, '.turn.paseo .said'), POLL).toMatch(/museo/iu);
    await expect.poll(() => page.$$eval('.chat-places li', ({ length }) => length), POLL).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
  });

  test('a day is chosen, and the page of a place tells its facts', async () => {
    const { page, complaints, goto } = await visit();
    await goto('/plan/');
    await press(page, 'Choose for me');
    await expect.poll(() => page.$$eval('.stop', ({ length }) => length), POLL).toBeGreaterThan(2);
    await goto('/place/?id=museo-thyssen');
    await expect.poll(() => textOf(page, '.facts-list'), POLL).toMatch(/Paseo del Prado, 8/u);
    expect(complaints).toEqual([]);
  });

  test('everything is found and answered where nothing may be stored', async () => {
    const { page, complaints, goto } = await visit(NOTHING_STORED);
    await goto('/?q=tapas%20near%20Lavapi%C3%A9s');
    await expect.poll(() => page.$$eval('.results .card', ({ length }) => length), POLL).toBeGreaterThan(2);
    await goto('/?view=chat');
    await fill(page, 'Your message', 'Museums near Sol');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.$$eval('.chat-places li', ({ length }) => length), POLL).toBeGreaterThan(2);
    // Firefox says so itself, and the page goes on without what works offline.
    expect(complaints.filter((each) => !each.startsWith('Failed to register/update a ServiceWorker'))).toEqual([]);
  });
});

const press = (page: Page, name: string) => page.locator(`::-p-aria(${name}[role="button"])`).click();
const fill = (page: Page, name: string, text: string) => page.locator(`::-p-aria(${name})`).fill(text);
const textOf = (page: Page, selector: string): Promise<string> =>
  page.$eval(selector, ({ textContent }) => textContent ?? '').catch(() => '');
