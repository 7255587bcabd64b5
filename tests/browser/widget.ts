// The widget on somebody else's site, under the strictest content policy and the wildest styles.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ForeignSite, startForeignSite } from './foreign-site.ts';
import { asAdmin } from './service.ts';
import type { World } from './world.ts';

export const widget = (world: World) =>
  describe('the widget', () => {
    let site: ForeignSite;
    beforeAll(async () => {
      // The script stands before the element, and is deferred; both orders have to work.
      site = await startForeignSite(
        world.url,
        `<script src="${world.url}/widget.js"></script><div id="paseo-chat" data-api-key="pk_wrong"></div>`,
      );
      // A site that some key allows may read why another key was refused.
      await asAdmin(world.url, '/api/admin/widget-keys', { label: 'Another', allowed_origins: [site.url] });
    });
    afterAll(async () => {
      await site?.stop();
    });

    const guest = () => world.visit({}, [site.url]);

    test('asks for the settings of its key alone, and stores nothing, before the visitor writes', async () => {
      const { page } = await guest();
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.url().includes('/api/')) asked.push(`${request.method()} ${new URL(request.url()).pathname}`);
      });
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/widget/settings'));
      await page.goto(site.url);
      await page.getByRole('button', { name: 'Send' }).waitFor();
      await answered;
      expect(new Set(asked.filter((request) => !request.startsWith('OPTIONS')))).toEqual(
        new Set(['POST /api/widget/settings']),
      );
      asked.length = 0;
      await page.evaluate(`const element = document.createElement('aside');
        Object.assign(element.dataset, { apiKey: 'pk_wrong', settings: 'none', title: 'Alone' });
        document.body.replaceChildren(element)`);
      await page.getByRole('heading', { name: 'Alone' }).waitFor();
      await page.getByLabel('Your message').fill('hello');
      const traded = page.waitForRequest((request) => request.url().endsWith('/api/widget/token'));
      await page.keyboard.press('Enter');
      await traded;
      expect(asked.filter((request) => !request.startsWith('OPTIONS'))).toEqual(['POST /api/widget/token']);
      expect(await page.evaluate('document.cookie + localStorage.length + sessionStorage.length')).toBe('00');
    });

    test('wears the look and language of its key, where the page does not say otherwise', async () => {
      const look = { accent: '#ffd166', title: 'Hotel Sol', greeting: '¿Adónde vamos hoy?' };
      const { key } = await asAdmin<{ key: string }>(world.url, '/api/admin/widget-keys', {
        label: 'A yellow hotel',
        allowed_origins: [site.url],
        language: 'es',
        look,
      });
      const { page, complaints } = await guest();
      await page.goto(site.url);
      const draw = (attributes: Readonly<Record<string, string>>, accent = '') =>
        page.evaluate(`{ const element = document.createElement('nav');
          Object.assign(element.dataset, ${JSON.stringify({ apiKey: key, ...attributes })});
          element.style.setProperty('--paseo-accent', '${accent}');
          document.body.replaceChildren(element) }`);
      const head = () =>
        page.evaluate(`{ const { backgroundColor, color } =
          getComputedStyle(document.querySelector('nav').shadowRoot.querySelector('.head'));
          [backgroundColor, color] }`);
      await draw({});
      const panel = page.getByRole('region', { name: 'Hotel Sol' });
      await panel.getByText(look.greeting).waitFor();
      await panel.getByLabel('Tu mensaje').waitFor();
      await panel.getByRole('button', { name: 'Museos cerca del centro' }).waitFor();
      expect(await panel.locator('.said').count()).toBe(1);
      expect(await head()).toEqual(['rgb(255, 209, 102)', 'rgb(0, 0, 0)']);

      await draw({ locale: 'en', title: 'Front desk' }, 'rgb(20, 83, 45)');
      const desk = page.getByRole('region', { name: 'Front desk' });
      await desk.getByText(look.greeting).waitFor();
      await desk.getByLabel('Your message').waitFor();
      expect(await head()).toEqual(['rgb(20, 83, 45)', 'rgb(255, 255, 255)']);
      expect(complaints).toEqual([]);
      expect(site.reports).toEqual([]);
    });

    test('leaves what was said and written before the settings came as it is', async () => {
      const { page } = await guest();
      let release = () => {};
      const held = new Promise<void>((free) => {
        release = free;
      });
      const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
      await page.route('**/api/widget/settings', async (route) => {
        await held;
        await route.fulfill({ headers, json: { language: 'es', look: { greeting: 'Buenas' } } });
      });
      await page.goto(site.url);
      await page.getByLabel('Your message').fill('hello');
      await page.keyboard.press('Enter');
      await page.getByText('its key is unknown').waitFor();
      await page.keyboard.type('and now');
      release();
      await page.getByLabel('Tu mensaje').waitFor();
      expect(await page.getByLabel('Tu mensaje').inputValue()).toBe('and now');
      expect(await page.locator('.said').count()).toBe(3);
      expect(await page.getByText('Buenas').count()).toBe(0);
    });

    test('answers on a foreign page with strict policy and Trusted Types without one report', async () => {
      const { key } = await asAdmin<{ key: string }>(world.url, '/api/admin/widget-keys', {
        label: 'A hotel',
        allowed_origins: [site.url],
      });
      const { page, complaints } = await guest();
      await page.goto(site.url);
      // The element appears long after the script ran, as on pages that are drawn by scripts.
      await page.evaluate(`document.body.replaceChildren(Object.assign(document.createElement('section')));
      document.querySelector('section').dataset.apiKey = '${key}'`);
      await page.getByLabel('Your message').fill('Museums near Puerta del Sol?');
      await page.keyboard.press('Enter');
      await page.getByRole('listitem').first().waitFor();
      // A list is read once: on the cards, with the numbers that replies go by.
      expect(await page.locator('.said.paseo').last().textContent()).toMatch(/museum/iu);
      expect(await page.locator('.said.paseo').last().textContent()).not.toMatch(/\b1\. /u);
      expect(await page.getByRole('listitem').first().innerText()).toMatch(/^1\.\s+\S.*\n+.*\d+ m/u);
      expect(await page.locator('.said.problem').count()).toBe(0);
      expect(await page.evaluate('document.cookie + localStorage.length + sessionStorage.length')).toBe('00');
      expect(complaints).toEqual([]);
      expect(site.reports).toEqual([]);
    });

    test('goes on with the conversation when its token is over', async () => {
      const { key } = await asAdmin<{ key: string }>(world.url, '/api/admin/widget-keys', {
        label: 'A hotel with slow guests',
        allowed_origins: [site.url],
      });
      const { page } = await guest();
      await page.goto(site.url);
      await page.evaluate(`document.body.replaceChildren(Object.assign(document.createElement('section')));
      document.querySelector('section').dataset.apiKey = '${key}'`);
      await page.getByLabel('Your message').fill('Museums near Puerta del Sol?');
      await page.keyboard.press('Enter');
      await page.getByRole('listitem').first().waitFor();
      let refused = 0;
      await page.route('**/api/recommendations/chat', async (route) => {
        if (route.request().method() !== 'POST' || refused > 0) return route.continue();
        refused++;
        await route.fulfill({ status: 401, json: {}, headers: { 'access-control-allow-origin': site.url } });
      });
      await page.getByLabel('Your message').fill('Is the second one open?');
      const answered = page.waitForResponse(
        (response) => response.url().endsWith('/chat') && response.request().method() === 'POST' && response.ok(),
      );
      await page.keyboard.press('Enter');
      const { response_text: said } = (await (await answered).json()) as { response_text: string };
      expect(refused).toBe(1);
      expect(said).not.toMatch(/which place/iu);
    });

    test('tells what is opened only where the key takes it, and the visitor said yes', async () => {
      const { key } = await asAdmin<{ key: string }>(world.url, '/api/admin/widget-keys', {
        label: 'A hotel that counts',
        allowed_origins: [site.url],
        collects_events: true,
      });
      const { page } = await guest();
      const told: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/events/') && request.method() === 'POST') told.push(request.postData() ?? '');
      });
      await page.goto(site.url);
      await page.evaluate(`document.body.replaceChildren(Object.assign(document.createElement('section')));
      document.querySelector('section').dataset.apiKey = '${key}'`);
      await page.getByLabel('Your message').fill('Museums near Puerta del Sol?');
      await page.keyboard.press('Enter');
      await page.getByRole('listitem').first().waitFor();
      await page.getByRole('listitem').first().getByRole('link').click();
      expect(told).toEqual([]);
      await page.getByRole('button', { name: 'Yes' }).click();
      const answered = page.waitForResponse((response) => response.url().endsWith('/api/events/'));
      await page.getByRole('listitem').first().getByRole('link').click();
      expect((await answered).status()).toBe(200);
      expect(told).toHaveLength(1);
      expect(await page.evaluate('document.cookie + localStorage.length + sessionStorage.length')).toBe('00');
    });

    test('floats behind a button, opens with the focus in the field, and gives it back on Escape', async () => {
      const { page, complaints } = await guest();
      await page.goto(site.url);
      await page.evaluate(`window.heard = [];
        for (const name of ['ready', 'open', 'close', 'message']) document.addEventListener('paseo:' + name, (event) => heard.push(name));
        const element = document.createElement('aside');
        Object.assign(element.dataset, { apiKey: 'pk_wrong', position: 'bottom-right', locale: 'es' });
        document.body.replaceChildren(element)`);
      const focused = () =>
        page.evaluate(`document.activeElement.shadowRoot?.activeElement?.getAttribute('aria-label')`);
      await page.getByRole('button', { name: 'Abrir el chat' }).click();
      expect(await focused()).toBe('Tu mensaje');
      await page.keyboard.type('hola');
      await page.keyboard.press('Enter');
      await page.getByText('su clave no existe').waitFor();
      await page.keyboard.press('Escape');
      expect(await focused()).toBe('Abrir el chat');
      expect(await page.evaluate('heard')).toEqual(['ready', 'open', 'message', 'close']);
      expect(complaints).toEqual([]);
    });

    test('is led by scripts, and looks as the page around it says', async () => {
      const { page, complaints } = await guest();
      await page.goto(site.url);
      await page.evaluate(`const element = document.createElement('nav');
        Object.assign(element.dataset, { apiKey: 'pk_wrong', position: 'bottom-left', title: 'Recepción', greeting: '¿En qué ayudo?' });
        element.style.setProperty('--paseo-accent', 'rgb(20, 83, 45)');
        document.body.replaceChildren(element);`);
      const panel = page.getByRole('dialog', { name: 'Recepción' });
      await page.getByRole('button', { name: 'Open the chat' }).waitFor();
      await page.evaluate(`Paseo.chat(document.querySelector('nav')).open()`);
      await panel.getByText('¿En qué ayudo?').waitFor();
      const head = `document.querySelector('nav').shadowRoot.querySelector('.head')`;
      expect(await page.evaluate(`getComputedStyle(${head}).backgroundColor`)).toBe('rgb(20, 83, 45)');
      await page.evaluate(`Paseo.send('hello')`);
      await panel.getByText('its key is unknown').waitFor();
      await page.evaluate('Paseo.close()');
      await panel.waitFor({ state: 'hidden' });
      expect(complaints).toEqual([]);
    });

    test('wild styles of the page end at its door', async () => {
      const { page } = await guest();
      await page.goto(site.url);
      const look = `(selector) => getComputedStyle(document.querySelector('#paseo-chat').shadowRoot.querySelector(selector))`;
      expect(await page.evaluate(`(${look})('form').display`)).toBe('flex');
      expect(await page.evaluate(`(${look})('.said').fontSize`)).toBe('16px');
      expect(await page.evaluate(`(${look})('.said').direction`)).toBe('ltr');
      expect(await page.evaluate(`(${look})('.said').textTransform`)).toBe('none');
    });

    test('says plainly that its key is unknown', async () => {
      const { page } = await guest();
      await page.goto(site.url);
      await page.getByLabel('Your message').fill('hello');
      await page.keyboard.press('Enter');
      await page.getByText('its key is unknown').waitFor();
    });

    test.each([
      [429, 'That was fast. Please wait a moment'],
      [500, 'Something went wrong.'],
    ])('keeps the message and says what is wrong when the service answers %s', async (status, said) => {
      const { page, complaints } = await guest();
      await page.goto(site.url);
      await page.route(`${world.url}/api/widget/token`, (route) =>
        route.fulfill({ status, json: {}, headers: { 'access-control-allow-origin': '*', 'Retry-After': '42' } }),
      );
      await page.getByLabel('Your message').fill('hello');
      await page.keyboard.press('Enter');
      await page.getByText(said).waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      expect(complaints).toEqual([]);
    });

    test('keeps the message when the visitor is offline, and sends it afterwards', async () => {
      const { page } = await guest();
      await page.goto(site.url);
      await page.getByLabel('Your message').waitFor();
      await page.context().setOffline(true);
      await page.getByLabel('Your message').fill('hello');
      await page.keyboard.press('Enter');
      await page.getByText('You seem to be offline').waitFor();
      await page.context().setOffline(false);
      const asked = page.waitForRequest((request) => request.url().endsWith('/api/widget/token'));
      await page.getByRole('button', { name: 'Try again' }).click();
      await asked;
    });
  });
