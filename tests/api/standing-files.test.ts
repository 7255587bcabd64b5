// Files named in the settings find their way into the catalogue by themselves.
import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importRounds } from '../../src/compose/import-rounds.ts';
import { readSettings } from '../../src/config/read.ts';
import { DATABASES } from '../support/databases.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const kiosk = (name: string) => `${JSON.stringify({ id: 'kiosk', name, lat: 40.42, lng: -3.7, types: ['cafe'] })}\n`;

describe.each(DATABASES)('standing files over %s', (kind) => {
  const folder = mkdtempSync(join(tmpdir(), 'paseo-standing-'));
  const [file, broken] = [join(folder, 'own.jsonl'), join(folder, 'broken.jsonl')];
  let service: TestService;
  let admin: string;
  beforeAll(async () => {
    service = await startTestService(kind, { places: littleMadrid });
    admin = await service.signIn('root', 'admin');
  });
  afterAll(async () => {
    await service?.close();
    rmSync(folder, { recursive: true });
  });

  const roundOver = (IMPORT_FILES: string) =>
    importRounds(service.composed.service, readSettings({ IMPORT_FILES, SECRET_KEY: 'x'.repeat(32) }))[0]!;
  const lease = (signal = new AbortController().signal) => ({ signal, isHeld: async () => true });
  const nameOfKiosk = async () => (await service.ask({ url: '/api/places/kiosk' })).json().name;
  const imports = async () => (await service.ask({ url: '/api/admin/imports', headers: bearer(admin) })).json().length;

  test('a file is taken up when it is there, again when it changed, and otherwise leaves no trace', async () => {
    const round = roundOver(`jsonl=${file}`);
    expect(round).toMatchObject({ isOnce: true, runsAtStart: true, everyMs: 3_600_000 });
    await expect(round.run(lease())).rejects.toThrow('ENOENT');
    writeFileSync(file, kiosk('Kiosko'));
    await round.run(lease());
    expect(await nameOfKiosk()).toBe('Kiosko');
    await round.run(lease());
    await roundOver(`jsonl=${file}`).run(lease());
    expect(await imports()).toBe(1);

    writeFileSync(file, kiosk('Kiosko de la Plaza'));
    utimesSync(file, new Date(), new Date(Date.now() + 5_000));
    await round.run(lease());
    expect(await nameOfKiosk()).toBe('Kiosko de la Plaza');
    expect(await imports()).toBe(2);
  });

  test('a broken file changes nothing, does not keep the others back, and is reported', async () => {
    writeFileSync(broken, '{"id": "kiosk", "name": \n');
    writeFileSync(file, kiosk('Kiosko Nuevo'));
    utimesSync(file, new Date(), new Date(Date.now() + 60_000));
    const round = roundOver(`google-export=${broken}, jsonl=${file}`);
    await expect(round.run(lease())).rejects.toMatchObject({ code: 'import/bad-data' });
    expect(await nameOfKiosk()).toBe('Kiosko Nuevo');
  });

  test('whoever is stopped gives the import up', async () => {
    writeFileSync(file, kiosk('Kiosko Viejo'));
    utimesSync(file, new Date(), new Date(Date.now() + 120_000));
    const round = roundOver(`jsonl=${file}`);
    await expect(round.run(lease(AbortSignal.abort()))).rejects.toThrow('aborted');
    expect(await nameOfKiosk()).not.toBe('Kiosko Viejo');
  });

  test('a source that there is not is told before the service starts', () => {
    expect(() => roundOver('gogle=places.csv')).toThrow('unknown source "gogle"; expected one of: jsonl');
    expect(() => roundOver('places.csv')).toThrow('IMPORT_FILES: expected source=path');
  });
});
