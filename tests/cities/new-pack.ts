// Packs that the commands make in a folder for tests.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, vi } from 'vitest';
import { buildPack } from '../../lab/city/build-pack.ts';
import { command } from '../../lab/cli/commands/city.ts';
import type { Pack } from '../../src/city/pack.ts';
import { openCityFolder } from '../../src/compose/city.ts';

export const root = mkdtempSync(join(tmpdir(), 'paseo-city-build-'));
afterAll(() => rmSync(root, { recursive: true }));

export const NEW = [
  ...['new', 'rivertown', '--name', 'Rivertown', '--center', '50.0,10.0', '--time-zone', 'Europe/Berlin'],
  ...['--country', 'DE', '--currency', 'EUR', '--phone-prefix', '+49', '--languages', 'de,en', '--radius-km', '5'],
];

let packs = 0;
/** The folder of a new pack, and what the command said. */
export async function newPack(...more: readonly string[]) {
  const folder = join(root, `pack-${++packs}`);
  const said = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  try {
    expect(await command.run([...NEW, '--out', folder, ...more])).toBe(0);
  } finally {
    said.mockRestore();
  }
  return folder;
}

export const packIn = (folder: string) => JSON.parse(readFileSync(join(folder, 'city.json'), 'utf8')) as Pack;
export const build = (folder: string, ...inputs: readonly (readonly [source: string, path: string])[]) =>
  buildPack(
    folder,
    packIn(folder),
    openCityFolder(folder).city,
    inputs.map(([source, path]) => ({ source, path })),
    () => {},
  );
