// OpenStreetMap in any of four forms: .osm.pbf, Overpass JSON, GeoJSON, and the flattened JSON of bar directories.
import { badData, type OpenFile, openFile } from '../readers/file.ts';
import { jsonRecords } from '../readers/json-records.ts';
import type { Incoming, ReadOptions, Source } from '../source.ts';
import { flattenedElement } from './osm-flattened.ts';
import { elementOfFeature } from './osm-geojson.ts';
import { elementOfOverpass } from './osm-overpass.ts';
import { elementsOfPbf } from './osm-pbf.ts';
import { isCandidate, type OsmElement, placeOfElement } from './osm-place.ts';

const NAME = 'osm';

export const osm: Source = {
  name: NAME,
  summary: 'OpenStreetMap: .osm.pbf, Overpass JSON (out center), GeoJSON, or a directory of bars as JSON',
  attribution: '© OpenStreetMap contributors, ODbL 1.0',
  read(path, options = {}) {
    const file = openFile(path);
    return { totalBytes: file.totalBytes, bytesRead: file.bytesRead, records: placesOf(path, file, options) };
  },
};

async function* placesOf(path: string, file: OpenFile, options: ReadOptions): AsyncIterable<Incoming> {
  for await (const element of elementsOf(path, file)) {
    // Streets, trees and street lamps are no rejected places; they are none.
    if (element.tags && isCandidate(element.tags)) yield placeOfElement(element, NAME, options);
  }
}

function elementsOf(path: string, file: OpenFile): AsyncIterable<OsmElement> {
  return /\.pbf$/iu.test(path) ? elementsOfPbf(path, file) : elementsOfJson(path, file);
}

/** Which of the three JSON forms it is shows in each record. */
async function* elementsOfJson(path: string, file: OpenFile): AsyncIterable<OsmElement> {
  try {
    let records = 0;
    let recognised = 0;
    for await (const record of jsonRecords(file.text(), ['elements', 'features', 'locales'])) {
      records++;
      const element = elementOfOverpass(record) ?? elementOfFeature(record) ?? flattenedElement(record);
      if (!element) continue;
      recognised++;
      yield element;
    }
    if (recognised === 0 && records > 0)
      throw badData(path, `none of ${records} records is an element of OpenStreetMap`);
  } catch (error) {
    if (error instanceof SyntaxError) throw badData(path, error.message);
    throw error;
  }
}
