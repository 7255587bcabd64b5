// What administrators watch and mend, clicked: models, people, imports, likely duplicates, jobs, health and the log.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { repositoriesIn } from '../../src/compose/repositories.ts';
import { importCatalogue } from '../../src/usecases/importing/import.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { addTwoModelSets } from '../support/model-sets.ts';
import { aPlace } from '../support/places.ts';
import { bearer, PASSWORD } from '../support/service.ts';
import { speak } from './accessibility.ts';
import { noBrowser, POLL } from './browser.ts';
import { type LittleService, startLittleService } from './little-service.ts';
import { LANGUAGES } from './looks.ts';
import { asAdministrator } from './people.ts';
import { asAdmin } from './service.ts';
import { adminTroubles } from './troubles.ts';
import { createWorld } from './world.ts';

const PHONE = { width: 390, height: 844 };
const PARTS = ['health', 'places', 'upkeep', 'freshness', 'reviews', 'people', 'keys', 'rules', 'models', 'log'];

const TWINS = [
  aPlace({ id: 'comercial-1', name: 'Café Comercial', categories: ['cafes'], phone: '+34 910 882 525', source: 'osm' }),
  aPlace({ id: 'comercial-2', name: 'Cafe Comercial', categories: ['cafes'], phone: '910882525', source: 'municipal' }),
];

/** Nobody looked at it for fourteen years, and another sign hangs at the door. */
const OLD = aPlace({
  ...{ id: 'taberna', name: 'Taberna Vieja', categories: ['pubs/bars'], source: 'esmadrid', checkedOn: '2012-05-01' },
  ...{ openingHours: 'Mo-Su 10:00-20:00', phone: '+34 910 000 000', prominence: 3 },
  otherSign: { name: 'Taberna Nueva', source: 'municipal', asOf: '2026-04' },
});

describe.skipIf(noBrowser)('the upkeep', { timeout: 180_000 }, () => {
  let little: LittleService;
  const world = createWorld(async () => {
    little = await startLittleService([...littleMadrid, ...TWINS, OLD]);
    return little;
  });
  beforeAll(async () => {
    await world.start();
    await trainTwice(little);
    await importWithFaults(little);
  }, 180_000);
  afterEach(world.closePages);
  afterAll(world.stop);

  const open = async (part: string) => {
    const visit = await asAdministrator(world);
    await visit.page.goto(`${world.url}/admin/?part=${part}`);
    return visit;
  };
  const models = () => asAdmin<readonly ModelAnswer[]>(world.url, '/api/admin/models');
  const serving = async () => (await models()).find(({ is_serving: it }) => it)?.id;

  test('goes back to an older set of models after asking twice, forward again, and says which serves', async () => {
    const { page, complaints } = await open('models');
    const row = (id: number) => page.getByRole('row', { name: new RegExp(`^${id} `, 'u') });
    await row(2).getByText('serving').waitFor();
    await row(1).getByRole('button', { name: 'Activate' }).click();
    await row(1).getByRole('button', { name: 'No, keep it' }).click();
    expect(await serving()).toBe(2);
    await row(1).getByRole('button', { name: 'Activate' }).click();
    await row(1).getByRole('button', { name: 'Yes, let it serve' }).click();
    await page.getByText('Set 1 serves now.').waitFor();
    await row(1).getByText('serving').waitFor();
    expect(await serving()).toBe(1);
    await row(2).getByRole('button', { name: 'Activate' }).click();
    await row(2).getByRole('button', { name: 'Yes, let it serve' }).click();
    await page.getByText('Set 2 serves now.').waitFor();
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('row', { name: /activated model set 1/u }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('says what is doubtful, takes what is true today, leads to the correction and closes what has closed', async () => {
    const { page, complaints } = await open('freshness');
    const facts = page.getByRole('group', { name: 'How fresh the facts are' });
    await facts.getByRole('row', { name: /^Opening hours 0 1 /u }).waitFor();
    const row = page.getByRole('row', { name: /Taberna Vieja/u });
    await row.getByText('Another sign at the door: Taberna Nueva (April 2026)').waitFor();
    await row.getByText('1 May 2012, esMadrid; half-life 3 years').waitFor();
    const isTrue = row.getByRole('button', { name: 'True today: Taberna Vieja' });
    expect(await isTrue.isDisabled()).toBe(true);
    await row.getByLabel(/^Opening hours: Mo-Su 10:00-20:00/u).check();
    await isTrue.click();
    await page.getByText('Taberna Vieja: what you ticked has the date of today.').waitFor();
    await facts.getByRole('row', { name: /^Opening hours 1 0 /u }).waitFor();
    await expect.poll(() => row.getByLabel(/^Opening hours/u).count(), POLL).toBe(0);
    await page.getByLabel('Doubtful is').selectOption('Opening hours');
    await page.getByText('Nothing is doubtful here.').waitFor();
    await page.getByLabel('Doubtful is').selectOption('any fact');
    await row.getByRole('link', { name: 'Correct: Taberna Vieja' }).click();
    await page.getByRole('heading', { name: 'Edit Taberna Vieja' }).waitFor();
    await page.goBack();
    await row.getByRole('button', { name: 'Has closed: Taberna Vieja' }).click();
    await row.getByRole('button', { name: 'Yes, for good' }).click();
    await page.getByText('Taberna Vieja is closed for good.').waitFor();
    await expect.poll(() => row.count(), POLL).toBe(0);
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('row', { name: /confirmed facts of place taberna/u }).waitFor();
    await page.getByRole('row', { name: /closed for good place taberna/u }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a set that cannot be read is refused, and the one that serves goes on', async () => {
    const artifacts = ['svd', 'autoencoder', 'ensemble'].map((method) => ({
      method,
      hash: `broken-${method}`,
      bytes: new Uint8Array(64),
    }));
    const { models: repository } = little.inside.composed.service;
    const broken = await repository.add({ artifacts, metrics: {}, verdict: 'a test', activate: false });
    const before = await serving();
    const { page } = await open('models');
    const row = page.getByRole('row', { name: /a test/u });
    await row.getByRole('button', { name: 'Activate' }).click();
    await row.getByRole('button', { name: 'Yes, let it serve' }).click();
    await page.getByText('This set cannot be read, so it was not activated').waitFor();
    expect([await serving(), broken.isActive]).toEqual([before, false]);
  });

  test('locks an account out and lets it in again, makes an administrator, and leaves one’s own alone', async () => {
    await little.inside.signIn('lucia');
    const { page, complaints } = await open('people');
    const row = page.getByRole('row', { name: /^lucia /u });
    await row.getByRole('button', { name: 'Deactivate' }).click();
    await page.getByText('lucia changed.').waitFor();
    await row.getByText('deactivated').waitFor();
    expect(await logIn('lucia')).toBe(401);
    await row.getByRole('button', { name: 'Activate', exact: true }).click();
    await row.getByRole('button', { name: 'Deactivate' }).waitFor();
    expect(await logIn('lucia')).toBe(200);

    const role = page.getByLabel('Role: lucia');
    await role.selectOption('administrator');
    await expect.poll(async () => (await person('lucia'))?.role, POLL).toBe('admin');
    await role.selectOption('user');
    await expect.poll(async () => (await person('lucia'))?.role, POLL).toBe('user');

    const own = page.getByRole('row', { name: /^alcaldesa /u });
    expect(await own.getByRole('button', { name: 'Deactivate' }).isDisabled()).toBe(true);
    expect(await own.getByRole('combobox').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('row', { name: /changed account .* isActive: false/u }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('a role that the service refuses to change is shown as it is', async () => {
    await little.inside.signIn('marta');
    const { page } = await open('people');
    await page.route('**/api/admin/users/*', (route) => route.fulfill({ status: 409, json: { detail: 'Not now' } }));
    await page.getByLabel('Role: marta').selectOption('administrator');
    await page.locator('.toast', { hasText: 'Not now' }).waitFor();
    await expect.poll(() => page.getByLabel('Role: marta').inputValue(), POLL).toBe('user');
  });

  test('shows what an import read, and why it rejected what it did', async () => {
    const { page } = await open('upkeep');
    const row = page.getByRole('row', { name: /places\.jsonl/u }).first();
    await row.waitFor();
    expect(await row.locator('td').allTextContents()).toEqual([
      expect.any(String),
      'jsonl',
      '2',
      '1',
      '0',
      '0',
      '0',
      '1',
    ]);
    await row.getByText('1 rejected record').click();
    await row.locator('li', { hasText: 'name' }).waitFor();
  });

  test('takes two places for two when told so, and takes it back by undo', async () => {
    const { page, complaints } = await open('upkeep');
    const pair = page.getByRole('row', { name: /Café Comercial/u });
    await pair.getByRole('button', { name: 'These are two places: Café Comercial, Cafe Comercial' }).click();
    await page.getByText('No two places look like one.').waitFor();
    await page.reload();
    await page.getByText('No two places look like one.').waitFor();
    await page.getByRole('link', { name: 'Audit log' }).click();
    await page.getByRole('row', { name: /told apart from another: place comercial-1 .*other: comercial-2/u }).waitFor();
    await little.inside.ask({
      method: 'DELETE',
      url: '/api/admin/places/comercial-1/distinct/comercial-2',
      headers: bearer(await page.evaluate<string>(`localStorage.getItem('paseo.token')`)),
    });
    await page.getByRole('link', { name: 'Imports and duplicates' }).click();
    await pair.getByRole('button', { name: /^These are two places/u }).click();
    await page.locator('.toast').getByRole('button', { name: 'Undo' }).click();
    await pair.getByRole('button', { name: /^These are two places/u }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('joins two rows of one place after asking twice; reviews come along', async () => {
    const carmen = await little.inside.signIn('carmen');
    await little.inside.ask({
      method: 'POST',
      url: '/api/reviews/',
      headers: bearer(carmen),
      payload: { place_id: 'comercial-2', rating: 5 },
    });
    const { page, complaints } = await open('upkeep');
    const pair = page.getByRole('row', { name: /Café Comercial/u });
    const keep = pair.getByRole('button', { name: 'Keep this one: Café Comercial' });
    await keep.click();
    await pair.getByRole('button', { name: 'No, keep it' }).click();
    await keep.click();
    await pair.getByRole('button', { name: 'Yes, they are one place' }).click();
    await page.getByText('Café Comercial is one place now.').waitFor();
    await page.getByText('No two places look like one.').waitFor();
    const kept = (await little.inside.ask({ url: '/api/places/comercial-1' })).json();
    expect(kept).toMatchObject({ user_ratings_total: 1, rating: 5 });
    expect((await little.inside.ask({ url: '/api/places/comercial-2' })).statusCode).toBe(404);
    expect(complaints).toEqual([]);
  });

  test('tells how the service is, what it did in the background, and what failed there', async () => {
    little.inside.composed.service.rounds.started('train models');
    little.inside.composed.service.rounds.ended('train models', 'TypeError');
    const { page } = await open('health');
    await page.getByText('Database: good').waitFor();
    expect(await page.locator('.admin-facts').innerText()).toMatch(/Models\s+set \d/u);
    const job = page.getByRole('row', { name: /^Train models when enough was said/u });
    await job.getByText('TypeError').waitFor();
    expect(await page.getByRole('row', { name: /^Look for a newer catalogue/u }).innerText()).toMatch(/1 hr/u);
    await page.locator('.top .segmented button[lang="es"]').click();
    await page.getByRole('row', { name: /Estaciones, líneas y tiempos: Consorcio Regional/u }).waitFor();
  });

  test('reads the log back page after page, of one kind of thing where asked, and the address says which', async () => {
    for (let change = 0; change < 55; change++)
      await little.inside.composed.service.administer({ kind: 'cli' }, ({ note }) =>
        note({ action: 'changed', object: 'review', objectId: String(change) }),
      );
    const { page } = await open('log');
    const rows = page.locator('.table tbody tr');
    await expect.poll(() => rows.count(), POLL).toBe(50);
    // The newest fifty are changes of reviews either way: only the answer tells that the list is of reviews alone.
    const ofReviews = page.waitForResponse((answer) => answer.url().includes('object=review'));
    await page.getByRole('combobox').selectOption('review');
    await ofReviews;
    await expect.poll(() => new URL(page.url()).searchParams.get('object'), POLL).toBe('review');
    await expect.poll(() => page.getByRole('button', { name: 'Show more' }).count(), POLL).toBe(1);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows.count(), POLL).toBe(55);
    expect(await page.getByRole('row', { name: /changed review/u }).count()).toBe(55);
    await page.reload();
    await expect.poll(() => page.getByRole('row', { name: /changed review/u }).count(), POLL).toBe(50);
  });

  test('nothing is cut off on a phone, in any part and language', async () => {
    await fillEveryPart();
    const cut: string[] = [];
    const { page } = await asAdministrator(world, { viewport: PHONE });
    for (const part of PARTS) {
      await page.goto(`${world.url}/admin/?part=${part}`);
      await page.locator('.panel .table tbody tr, .admin-facts').first().waitFor();
      for (const language of LANGUAGES) {
        await speak(page, language);
        cut.push(...(await page.evaluate<string[]>(CUT_OFF)).map((what) => `${part} in ${language}: ${what}`));
      }
      await page.evaluate(`localStorage.removeItem('paseo.language')`);
    }
    expect(cut).toEqual([]);
  });

  adminTroubles(world);

  /** Parts without rows have no table that could be cut off: a key, a rule and a review, whatever other tests made. */
  async function fillEveryPart(): Promise<void> {
    const placeId = littleMadrid[0]!.id;
    await asAdmin(world.url, '/api/admin/widget-keys', { label: 'Blog', allowed_origins: ['https://blog.example'] });
    const rule = { effect: 'pin', promoter: 'Oficina de Turismo', place_ids: [placeId] };
    await asAdmin(world.url, '/api/admin/house-rules', rule);
    const headers = bearer(await little.inside.signIn('rocio'));
    const payload = { place_id: placeId, rating: 4, comment: 'Muy bonito' };
    await little.inside.ask({ method: 'POST', url: '/api/reviews/', headers, payload });
  }
  async function logIn(username: string): Promise<number> {
    const payload = { username, password: PASSWORD };
    return (await little.inside.ask({ method: 'POST', url: '/api/token', payload })).statusCode;
  }
  const person = async (username: string) =>
    (await asAdmin<readonly Person[]>(world.url, '/api/admin/users')).find((each) => each.username === username);
});

interface ModelAnswer {
  readonly id: number;
  readonly is_serving: boolean;
}

interface Person {
  readonly username: string;
  readonly role: string;
}

const CUT_OFF = `[...document.querySelectorAll('html, .table-frame, .panel, td, th')]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.tagName + ' ' + each.className + ' ' + each.textContent.slice(0, 60))`;

async function trainTwice({ inside: { composed } }: LittleService): Promise<void> {
  await addTwoModelSets(composed);
  await composed.service.liveModels.refresh();
}

async function importWithFaults({ inside: { composed } }: LittleService): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-imports-'));
  const file = join(folder, 'places.jsonl');
  writeFileSync(file, '{"id":"x","name":"Equis","lat":40.42,"lng":-3.7,"types":["museum"]}\n{"id":"y"}\n');
  await importCatalogue({ ...repositoriesIn(composed.database), actor: { kind: 'cli' } }, 'jsonl', file, {
    dryRun: false,
  });
  rmSync(folder, { recursive: true });
  await composed.service.catalogue.refresh();
}
