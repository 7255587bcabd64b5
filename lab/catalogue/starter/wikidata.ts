// Wikidata ids by name and position, from the list of sights of the Hermes project. An id is a fact and in the public
// domain; nothing else is taken from that list, whose other fields come from databases with terms of their own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceM, type Point } from '../../../src/geo/point.ts';
import { keyOf } from './names.ts';
import { OFFICIAL_FOLDER } from './official.ts';

interface Sight {
  readonly name: string;
  readonly lat: string;
  readonly lon: string;
  readonly wikidata?: string;
}

/** Big sights are long: the centre of a palace may lie 300 m from its door. */
const SAME_PLACE_M = 400;

export function wikidataOf(): (names: readonly string[], at: Point) => string | undefined {
  const file = readFileSync(join(OFFICIAL_FOLDER, 'hermes', 'madrid.json'), 'utf8');
  const { places } = JSON.parse(file) as { places: readonly Sight[] };
  return (names, at) => {
    const keys = new Set(names.map(keyOf));
    const found = places.find(
      ({ name, lat, lon, wikidata }) =>
        wikidata !== undefined &&
        /^Q\d+$/u.test(wikidata) &&
        keys.has(keyOf(name)) &&
        distanceM({ latDeg: Number(lat), lngDeg: Number(lon) }, at) < SAME_PLACE_M,
    );
    return found?.wikidata;
  };
}
