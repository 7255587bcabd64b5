// The real files, where they lie beside the project: everything is read, little is rejected, hours are OSM syntax.

import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { hoursOf } from '../../src/compose/city-hours.ts';
import { readsHours } from '../../src/hours/city-hours.ts';
import { sourceNamed } from '../../src/usecases/importing/import.ts';
import { MADRID } from '../support/city.ts';

const data = resolve(import.meta.dirname, '../../../shared/data/madrid');

/** source, file, places, rejected, at least this many with opening hours */
const FILES: readonly (readonly [string, string, number, number, number])[] = [
  ['esmadrid', 'esmadrid/turismo_v1_es.xml', 863, 1, 170],
  ['esmadrid', 'esmadrid/restaurantes_v1_es.xml', 978, 0, 800],
  ['esmadrid', 'esmadrid/clubs.xml', 332, 0, 240],
  ['esmadrid', 'esmadrid/tiendas.xml', 868, 0, 740],
  ['esmadrid', 'esmadrid/alojamientos_v1_en.xml', 482, 1, 0],
  ['municipal', 'municipal/monumentos_2025.csv', 1783, 58, 0],
  ['municipal', 'municipal/museos_2021.csv', 68, 1, 19],
  ['municipal', 'municipal/museos_2018.json', 66, 1, 10],
  ['municipal', 'municipal/museos_2018.xml', 66, 1, 10],
  ['municipal', 'esmadrid/206577-0-oficinas-turismo.csv', 35, 0, 5],
  ['google-export', 'google-export/combined_places.csv', 3587, 0, 0],
  ['osm', 'osm-bars/madrid.json', 3601, 1, 416],
];

test.skipIf(!existsSync(data)).each(FILES)('%s reads %s', async (source, name, places, rejected, withHours) => {
  const counts = { places: 0, rejected: 0, hours: 0, unclear: [] as string[], without: 0 };
  for await (const { place } of sourceNamed(source).read(resolve(data, name), { city: MADRID }).records) {
    if (!place) counts.rejected += 1;
    else {
      counts.places += 1;
      if (place.categories.length === 0) counts.without += 1;
      if (place.openingHours !== undefined) counts.hours += 1;
      // Parsing is slow; what we wrote ourselves has few shapes, so a fifth of it tells enough.
      const isLookedAt = source !== 'osm' && place.openingHours !== undefined && counts.hours % 5 === 0;
      if (isLookedAt && !readsHours(hoursOf(MADRID), place.openingHours ?? ''))
        counts.unclear.push(place.openingHours ?? '');
    }
  }
  expect(counts).toMatchObject({ places, rejected, unclear: [], without: 0 });
  expect(counts.hours).toBeGreaterThanOrEqual(withHours);
});
