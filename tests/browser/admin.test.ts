// The administration in a browser: keeping the catalogue, keys and reviews in order, by keyboard too, without a fault.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { faultsIn } from './accessibility.ts';
import { ADMIN_SITUATIONS } from './admin-situations.ts';
import { noBrowser, POLL } from './browser.ts';
import { asAdministrator, signedIn } from './people.ts';
import { asAdmin } from './service.ts';
import { createWorld } from './world.ts';

describe.skipIf(noBrowser)('the administration', { timeout: 180_000 }, () => {
  const world = createWorld();
  beforeAll(world.start, 180_000);
  afterEach(world.closePages);
  afterAll(world.stop);

  const open = async (part: string) => {
    const visit = await asAdministrator(world);
    await visit.page.goto(`${world.url}/admin/?part=${part}`);
    return visit;
  };
  const review = (place_id: string) =>
    asAdmin(world.url, '/api/reviews/', { place_id, rating: 2, comment: 'Algo que no debe quedarse' });

  test('is closed to anybody else', async () => {
    const { page } = await signedIn(world);
    await page.goto(`${world.url}/admin/?part=people`);
    await page.getByText('This page is for administrators.').waitFor();
    expect(await page.locator('.admin-parts').count()).toBe(0);
  });

  test('adds a place, is told what is wrong with its hours, edits and removes it', async () => {
    const { page, complaints } = await open('places');
    await page.getByRole('link', { name: 'Add a place' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Bar La Prueba');
    await page.getByLabel('Category 1').selectOption('pubs/bars');
    await page.getByRole('button', { name: 'Save' }).click();
    expect(await page.locator('.problem').allTextContents()).toEqual(['This is needed.', 'This is needed.']);
    await page.locator('.place-map .leaflet-container').click({ position: { x: 200, y: 150 } });
    await expect.poll(() => page.getByLabel('Latitude').inputValue(), POLL).toMatch(/^40\.4/u);
    await page.locator('.place-map .pin').waitFor();
    await page.getByLabel('Latitude').fill('40.4153');
    await page.getByLabel('Longitude').fill('-3.7071');
    await page.getByLabel('Opening hours').fill('every day until late');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('This was not understood. Write it as in OpenStreetMap: Mo-Fr 10:00-20:00').waitFor();
    expect(await page.evaluate<string>('document.activeElement.name')).toBe('opening_hours');
    await page.getByLabel('Opening hours').fill('Mo-Su 12:00-24:00');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Edit Bar La Prueba' }).waitFor();

    await page.getByLabel('Telephone').fill('+34 910 000 000');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('edited here; imports leave it alone').waitFor();
    await page.getByRole('button', { name: 'Let imports change it again: Telephone' }).click();
    await page.getByText('edited here; imports leave it alone').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Nothing was changed.').waitFor();

    await page.getByRole('link', { name: 'What was done to it' }).click();
    await page.getByRole('row', { name: /changed place .* fields: phone/u }).waitFor();
    expect(await page.locator('.table tbody tr').count()).toBe(3);
    await page.goBack();
    await page.getByRole('button', { name: 'Remove this place' }).click();
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await page.getByText('The place is gone.').waitFor();
    // The search follows the catalogue a moment later (docs/decisions/0016), and the page asks only once for what is typed once.
    const found = () => asAdmin<readonly unknown[]>(world.url, '/api/admin/places?q=Bar%20La%20Prueba');
    await expect.poll(async () => (await found()).length, POLL).toBe(0);
    await page.getByLabel('Find a place').fill('Bar La Prueba');
    await page.getByText('0 places').waitFor();
    expect(complaints).toEqual([]);
  });

  test('finds a place by keyboard alone, and asks twice before something goes', async () => {
    const { page } = await open('places');
    await page.getByLabel('Find a place').focus();
    await page.keyboard.type('museo del prado');
    await page.getByRole('link', { name: 'Museo Nacional del Prado', exact: true }).waitFor();
    for (const stop of ['Only closed for good', 'Add a place', 'Places', 'Museo Nacional del Prado']) {
      await page.keyboard.press('Tab');
      expect(await page.evaluate<string>(FOCUSED)).toContain(stop);
    }
    await page.keyboard.press('Enter');
    const remove = page.getByRole('button', { name: 'Remove this place' });
    await remove.focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate<string>(FOCUSED)).toBe('No, keep it');
    await page.keyboard.press('Enter');
    expect(await page.evaluate<string>(FOCUSED)).toBe('Remove this place');
  });

  test('makes a widget key with a quota, changes it, replaces it, and ends it', async () => {
    const { page, complaints } = await open('keys');
    const created = page.getByRole('region', { name: 'New key' });
    await created.getByLabel('Label').fill('Hotel Atocha');
    await created.getByLabel('Allowed origins').fill('https://hotel.example');
    await created.getByLabel('Requests a minute').fill('60');
    await created.getByRole('button', { name: 'Create key' }).click();
    const secret = page.locator('.notice code');
    const first = await secret.textContent();
    expect(first).toMatch(/^pk_/u);

    const row = page.getByRole('row', { name: /^Hotel Atocha/u });
    await row.getByRole('button', { name: 'Edit' }).click();
    const form = page.locator('.table form');
    await form.getByLabel('Label').fill('Hotel Atocha 2');
    await form.getByLabel('Requests a minute').fill('');
    await form.getByRole('button', { name: 'Save' }).click();
    await row.getByText('no limit').waitFor();

    await row.getByRole('button', { name: 'Rotate' }).click();
    await form.getByLabel('Keep the old key for').selectOption('an hour');
    await form.getByRole('button', { name: 'Make a new key' }).click();
    await row.getByText('old key until').waitFor();
    expect(await secret.textContent()).not.toBe(first);

    await row.getByRole('button', { name: 'Revoke' }).click();
    await row.getByRole('button', { name: 'Yes, revoke it' }).click();
    await row.getByText('revoked').waitFor();
    expect(complaints).toEqual([]);
  });

  test('says how the widget of a key looks and speaks, and takes that back', async () => {
    const { page, complaints } = await open('keys');
    const created = page.getByRole('region', { name: 'New key' });
    await created.getByLabel('Label').fill('Pensión Sol');
    await created.getByLabel('Allowed origins').fill('https://pension.example');
    await created.getByLabel('Speaks').selectOption('Español');
    await created.getByLabel('Title').fill('Recepción');
    await created.getByLabel('Greeting').fill('¿Adónde vamos hoy?');
    await created.getByLabel('A colour of its own').check();
    await created.getByLabel('Colour', { exact: true }).fill('#005f73');
    await created.getByRole('button', { name: 'Create key' }).click();
    const key = await page.locator('.notice code').textContent();
    const settings = async () => {
      const response = await fetch(`${world.url}/api/widget/settings`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://pension.example' },
        body: JSON.stringify({ key }),
      });
      return response.json();
    };
    const look = { accent: '#005f73', title: 'Recepción', greeting: '¿Adónde vamos hoy?' };
    expect(await settings()).toEqual({ language: 'es', look });
    // The next key does not begin with the looks of the last one.
    expect(await created.getByLabel('Title').inputValue()).toBe('');
    expect(await created.getByLabel('Colour', { exact: true }).count()).toBe(0);

    const row = page.getByRole('row', { name: /^Pensión Sol/u });
    await row.getByRole('button', { name: 'Edit' }).click();
    const form = page.locator('.table form');
    expect(await form.getByLabel('Colour', { exact: true }).inputValue()).toBe('#005f73');
    await form.getByLabel('A colour of its own').uncheck();
    await form.getByLabel('Greeting').fill('');
    await form.getByLabel('Speaks').selectOption('the language of the page');
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Key saved.').waitFor();
    expect(await settings()).toEqual({ look: { title: 'Recepción' } });
    expect(complaints).toEqual([]);
  });

  test('takes a review away that must not stay', async () => {
    await review('museo-del-prado');
    const { page } = await open('reviews');
    const row = page.getByRole('row', { name: /Algo que no debe quedarse/u });
    await row.getByRole('button', { name: 'Delete' }).click();
    await row.getByRole('button', { name: 'Yes, delete it' }).click();
    await page.getByText('Review deleted.').waitFor();
    await expect.poll(() => row.count(), POLL).toBe(0);
  });

  test('axe finds no fault with any part, in any theme and language, and nothing is too small to touch', async () => {
    await review('parque-del-retiro');
    await asAdmin(world.url, '/api/admin/widget-keys', { label: 'Blog', allowed_origins: ['https://blog.example'] });
    const visit = await asAdministrator(world);
    const faults: string[] = [];
    for (const [turn, situation] of ADMIN_SITUATIONS.entries()) {
      const found = faultsIn(world, visit, situation, turn);
      faults.push(...(await found.catch(async () => [`${situation.name}: ${await visit.page.innerText('main')}`])));
    }
    expect(faults).toEqual([]);
    expect(visit.complaints).toEqual([]);
  }, 600_000);
});

const FOCUSED = `(() => { const it = document.activeElement; return it.getAttribute('aria-label') ?? it.labels?.[0]?.textContent.trim() ?? it.textContent.trim(); })()`;
