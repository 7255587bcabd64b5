// Takes the pictures of docs/pictures from a running service, as a visitor who has tastes, a review and a plan.
// Usage: node web/pictures.mjs http://127.0.0.1:8000 [folder [scene...]]      CHROMIUM names another browser.
// Those of the administration are taken where PASEO_ADMIN_USERNAME and PASEO_ADMIN_PASSWORD say who that is.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';

const [url = 'http://127.0.0.1:8000', folder = 'docs/pictures', ...wanted] = process.argv.slice(2);
const { PASEO_ADMIN_USERNAME: username, PASEO_ADMIN_PASSWORD: password } = process.env;

const LOOKS = {
  'day-desk-en': { locale: 'en-GB', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  'night-desk-es': { locale: 'es-ES', colorScheme: 'dark', viewport: { width: 1440, height: 900 } },
  'day-phone-es': { locale: 'es-ES', colorScheme: 'light', viewport: { width: 390, height: 844 }, hasTouch: true },
  'night-phone-en': { locale: 'en-GB', colorScheme: 'dark', viewport: { width: 390, height: 844 }, hasTouch: true },
};

const QUESTION = {
  en: 'I love art, but no bars. Something near the Prado?',
  es: 'Me gustan los parques, ¿algo cerca de Atocha?',
};

/** Name, address, what has to be there, and what to do before the picture. */
const SCENES = [
  ['explore', '/?from=prado', '.card .reason', why],
  ['chat', '/?from=prado&view=chat', '.composer', ask],
  ['map', '/?from=retiro&view=map', '.pin'],
  ['place', '/place/?id=museo-del-prado', '.hours'],
  ['plan', '/plan/', '.stop'],
  ['taste', '/?view=taste', '.taste-chip'],
  ['account', '/account/', 'form.panel'],
  ['evaluation', '/evaluation/', '.chart'],
  ['developers', '/developers/', '.preview'],
  ...(username
    ? [
        ['administration', '/admin/', '.empty, .admin-facts', signInAsAdministrator],
        ['administration-upkeep', '/admin/?part=upkeep', '.empty, .pair-member', signInAsAdministrator],
        ['administration-keys', '/admin/?part=keys', '.empty, .table', signInAsAdministrator],
      ]
    : []),
].filter(([name]) => wanted.length === 0 || wanted.includes(name));

async function takePictures() {
  mkdirSync(folder, { recursive: true });
  const visitor = await makeVisitor();
  for (const [look, options] of Object.entries(LOOKS)) {
    const browser = await launch(options.locale);
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
    await context.addInitScript(`localStorage.setItem('paseo.token', '${visitor.token}')`);
    const page = await context.newPage();
    for (const [name, path, sign, act] of SCENES) {
      await page.goto(url + path);
      await page.locator(sign).first().waitFor({ timeout: 60_000 });
      await act?.(page, options.locale.slice(0, 2));
      await page.waitForTimeout(1_500);
      await page.screenshot({ path: join(folder, `${name}-${look}.jpg`), type: 'jpeg', quality: 82 });
    }
    await browser.close();
  }
}

/** Fields for dates and times speak the language of the browser itself, not that of the page. */
const launch = (locale) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    env: { ...process.env, LANGUAGE: locale.replace('-', '_') },
    args: [
      `--lang=${locale}`,
      '--no-sandbox',
      '--disable-quic',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });

async function why(page) {
  const button = page.locator('.why').first();
  if (page.viewportSize().width < 760 || !(await button.isVisible())) return;
  await button.click();
  await page.locator('.bars').waitFor();
}

async function ask(page, lang) {
  await page.locator('.composer input').fill(QUESTION[lang]);
  await page.keyboard.press('Enter');
  await page.locator('.chat-places li').first().waitFor({ timeout: 60_000 });
  await page.evaluate('document.activeElement.blur()');
}

/** The last scenes: whoever was signed in before is signed in no longer. */
async function signInAsAdministrator(page) {
  if (await page.locator('.admin-parts').isVisible()) return;
  const { access_token: token } = await post('/api/token', { username, password });
  await page.context().addInitScript(`localStorage.setItem('paseo.token', '${token}')`);
  await page.reload();
  await page.locator('.admin-parts').waitFor();
}

/** An account of its own, so that nobody's real one ends up in a picture. */
async function makeVisitor() {
  const username = `carmen${Date.now() % 100_000}`;
  const password = 'caminito de la tarde';
  await post('/api/users/', { username, password, full_name: 'Carmen Ruiz' });
  const { access_token: token } = await post('/api/token', { username, password });
  for (const [category, rating] of Object.entries({ museums: 5, parks: 4.5, cafes: 4, 'dance clubs': 0.5 })) {
    await post('/api/preferences/', { category, rating }, token);
  }
  await post('/api/reviews/', { place_id: 'museo-sorolla', rating: 5, comment: 'Luz, agua y un jardín.' }, token);
  const stops = ['plaza-mayor', 'museo-del-prado', 'parque-del-retiro', 'museo-reina-sofia'];
  const day = { date: '2026-05-20', until: '21:00', stops: stops.map((place_id) => ({ place_id })) };
  await post('/api/plans/', { title: 'Paseo', days: [day] }, token);
  return { token };
}

async function post(path, body, token) {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return response.json();
}

await takePictures();
