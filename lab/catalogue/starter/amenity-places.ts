// `node scripts/run.mjs lab/catalogue/starter/amenity-places.ts`: writes data/cities/madrid/amenity-places.jsonl, the public
// toilets, dog parks, drinking fountains and pharmacies. They are conveniences (docs/vocabulary.md): found by whoever asks for them.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { locateIn } from '../../../src/city/city.ts';
import { loadCity } from '../../../src/compose/city.ts';
import { distanceM } from '../../../src/geo/point.ts';
import { VOCABULARY } from '../../../src/vocabulary/bundled.ts';
import { type Amenity, readAmenities } from './amenities.ts';
import { listOf } from './prose/beginnings.ts';
import { composer } from './prose/compose.ts';
import { typeOf } from './prose/kinds.ts';
import { capital } from './prose/words.ts';
import { byProminence, type CatalogueRow, readRows, toldIn, writeRows } from './row.ts';
import { shippedRows } from './shipped-rows.ts';
import { surroundingsIn } from './surroundings.ts';

const OWN_FILE = 'amenity-places.jsonl';
/** Namesakes nearer than this may stand in one list. */
const SAME_LIST_M = 1_500;
/** The points of the lists stand within so many metres of their doors. */
const SAME_DOOR_M = 60;

const folder = join('data', 'cities', 'madrid');
const city = loadCity('madrid');
const locate = locateIn(city);
const around = surroundingsIn(readRows(readFileSync(join(folder, 'places.jsonl'), 'utf8')));
const others = shippedRows(OWN_FILE);
const describe = composer(toldIn(others));
const namesakes = new Map<string, Amenity[]>();

const amenities = (await readAmenities(city)).filter((each) => !isKnown(each)).sort(inOrder);
const rows = amenities.map(rowFor);
writeFileSync(join(folder, OWN_FILE), writeRows(byProminence(rows)));
process.stderr.write(`${OWN_FILE}: ${rows.length} rows\n`);

/** By their lists, so that a list that is new changes no description of another. */
function inOrder(a: Amenity, b: Amenity): number {
  const [first, second] = [a, b].map(({ source, id }) => `${source} ${id}`);
  return first! < second! ? -1 : 1;
}

/** A pharmacy that has a name in another file of the catalogue stands there. */
function isKnown({ kind, position }: Amenity): boolean {
  return others.some(
    ({ types, lat: latDeg, lng: lngDeg }) =>
      types.includes(typeOf(kind)) && distanceM(position, { latDeg, lngDeg }) <= SAME_DOOR_M,
  );
}

function rowFor(amenity: Amenity): CatalogueRow {
  const { id, kind, position, address } = amenity;
  const { district, barrio } = locate(position);
  const surroundings = around(position);
  const name = nameOf(amenity, address ?? surroundings.quarter ?? barrio ?? district ?? 'Madrid');
  return {
    ...{ id, name, lat: position.latDeg, lng: position.lngDeg },
    types: [typeOf(kind)],
    categories: [amenity.category],
    description: describe({
      ...{ id, name, kind, position, district: district ?? 'Madrid', habits: [] },
      list: listOf(district, amenity.category),
      ...(address !== undefined && { address }),
      ...surroundings,
    }),
    ...(address !== undefined && { address }),
    ...(district !== undefined && { district }),
    ...(barrio !== undefined && { barrio }),
    // Nobody goes out for one: behind whatever somebody has named.
    ...{ prominence: 0, source: amenity.source, checked_on: amenity.asOf },
  };
}

/** "Fuente de agua potable, Calle de la Paloma, 8", and the second one there has a 2 behind. */
function nameOf(amenity: Amenity, where: string): string {
  const noun = VOCABULARY.labelOf(VOCABULARY.concept('kind', amenity.concept)!, 'es', 1);
  const name = `${capital(noun)}, ${where}`;
  const before = namesakes.get(name) ?? [];
  namesakes.set(name, [...before, amenity]);
  const near = before.filter(({ position }) => distanceM(position, amenity.position) <= SAME_LIST_M).length;
  return near === 0 ? name : `${name} (${before.length + 1})`;
}
