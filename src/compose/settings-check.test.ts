// What keeps a service from starting is said before, all of it at once.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ConfigurationError } from '../config/read.ts';
import { examine } from './doctor.ts';
import { checkedSettings } from './settings-check.ts';

const folder = mkdtempSync(join(tmpdir(), 'paseo-settings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const unused = { DATA_DIR: join(folder, 'unused') };

function faultsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    checkedSettings({ ...unused, ...environment });
    return [];
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return error.faults;
  }
}

function dataDir(name: string, files: Readonly<Record<string, string>>): string {
  const path = join(folder, name);
  mkdirSync(path);
  for (const [file, text] of Object.entries(files)) writeFileSync(join(path, file), text);
  return path;
}

const ADMIN = { PASEO_ADMIN_USERNAME: 'root', PASEO_ADMIN_PASSWORD: 'long enough' };

test('without settings everything is good', () => expect(faultsOf({})).toEqual([]));

test.each([
  [{ WORKERS: '2' }, 'WORKERS: 2 processes need a DATABASE_URL'],
  [{ CITY: 'atlantis' }, 'CITY: "atlantis" is no city'],
  [{ BASEMAP: '/nope' }, 'BASEMAP: /nope is not there'],
  [{ CITY: 'atlantis', BASEMAP: '/nope' }, 'BASEMAP: /nope is not there'],
  [{ IMPORT_FILES: 'zzz=/x' }, 'IMPORT_FILES: unknown source "zzz"; expected one of: jsonl'],
  [{ ...ADMIN, PASEO_ADMIN_PASSWORD: 'short' }, 'PASEO_ADMIN_PASSWORD: password must have at least 8'],
  [{ ...ADMIN, PASEO_ADMIN_USERNAME: 'a b' }, 'PASEO_ADMIN_USERNAME: username must be 3 to 64'],
  [{ HOST: '999.1.1.1' }, 'HOST: expected an address'],
  [{ HOST: 'a host' }, 'HOST: expected an address'],
])('%j is a fault', (environment, fault) => {
  expect(faultsOf(environment)).toContainEqual(expect.stringContaining(fault));
});

test.each(['127.0.0.1', '::1', 'localhost', 'web-1.example.org'])('%s may be a host', (HOST) => {
  expect(faultsOf({ HOST })).toEqual([]);
});

test('faults of every kind are told at once', () => {
  const file = join(folder, 'a file');
  writeFileSync(file, '');
  const environment = { PORT: 'eight', WORKERS: '2', CITY: 'atlantis', HOST: '999.1.1.1', DATA_DIR: file };
  const named = faultsOf(environment).map((fault) => fault.slice(0, fault.indexOf(':')));
  expect(named).toEqual(['PORT', 'WORKERS', 'HOST', 'CITY', 'DATA_DIR']);
});

test.each([
  ['a file', () => join(dataDir('held', { file: '' }), 'file'), 'is a file'],
  ['a folder in a file', () => join(dataDir('held-too', { file: '' }), 'file', 'data'), 'is a file'],
  ['of another city', () => dataDir('of-toledo', { city: 'toledo' }), 'belongs to toledo'],
  ['with a short secret', () => dataDir('short', { 'secret-key': 'short' }), 'holds no secret of 32'],
])('a data directory that is %s is told, by the doctor too', async (_what, made, fault) => {
  const environment = { DATA_DIR: made(), PORT: '0' };
  expect(faultsOf(environment)).toEqual([expect.stringContaining(fault)]);
  const findings = await examine(environment);
  expect(findings.filter(({ state }) => state === 'bad')).toContainEqual({
    ...{ part: 'data directory', state: 'bad' },
    what: expect.stringContaining(fault),
  });
});
