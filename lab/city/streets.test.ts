import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { streetsIn } from '../../src/city/streets.ts';
import { readOfficialStreets, streetsText } from './streets.ts';

const folder = mkdtempSync(join(tmpdir(), 'paseo-streets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, ...lines: readonly string[]) =>
  writeFileSync(join(folder, name), gzipSync(lines.join('\n')));

test('streets and doors of two tables become a file that is read back', async () => {
  write(
    'street_index.csv.gz',
    'cod_via,class,particle,name,lat,lon,method',
    '7,Calle,de,ALFONSO XII,40.1,-3.1,points',
    '8,Plaza,,MAYOR DE LA VILLA,40.2,-3.2,between',
    '9,Calle,de,NADIE,40.3,-3.3,barrio',
  );
  write(
    'address_points.csv.gz',
    'cod_via,number,lat,lon,src',
    '7,1,40.1001,-3.1,ser2025',
    '7,1,40.105,-3.1,dogbins2019',
    '7,3,40.12,-3.1,dogbins2019',
    '7,5,40.1003,-3.1,terraces2026',
    '7,2,40.1002,-3.1002,fountains2026',
    '7,,40.1,-3.1,ser2025',
    '9,1,40.3,-3.3,ser2025',
  );
  const { found, faults } = streetsIn(streetsText(await readOfficialStreets(folder)));
  expect(faults).toEqual([]);
  // A street of which only the barrio is known is left out; names are written as on a sign.
  expect(found.all.map(({ name }) => name)).toEqual(['Calle de Alfonso XII', 'Plaza Mayor de la Villa']);
  const at = (text: string) => found.addressIn(text)!;
  // The careful source alone; a door far off the way between its neighbours is put between them.
  expect(at('Alfonso XII 1').position.latDeg).toBeCloseTo(40.1001, 5);
  expect(at('Alfonso XII 3')).toMatchObject({ precision: 'between' });
  expect(at('Alfonso XII 3').position.latDeg).toBeCloseTo(40.1002, 5);
  expect(at('Alfonso XII 2')).toMatchObject({ precision: 'door' });
});
