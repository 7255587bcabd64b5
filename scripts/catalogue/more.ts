// `node scripts/catalogue/run.mjs more`: compiles data/madrid/more-places.jsonl from the official files, and
// data/madrid/osm-places.jsonl, a database of its own, from OpenStreetMap.
// The same files give the same bytes. Run `build` first: its rows are the landmarks, and none of them comes twice.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKnownTwin } from './closed.ts';
import { merged } from './merge.ts';
import { monumentFacts } from './monument-facts.ts';
import { type OfficialPlace, OSM_FILE, readOfficial } from './official.ts';
import { officialRow } from './official-row.ts';
import { composer } from './prose/compose.ts';
import { byProminence, type CatalogueRow, readRows, writeRows } from './row.ts';
import { isWanted } from './select.ts';
import { surroundingsIn } from './surroundings.ts';
import { wikidataOf } from './wikidata.ts';

const folder = join('data', 'madrid');
const handWritten = readRows(readFileSync(join(folder, 'places.jsonl'), 'utf8'));
const facts = await monumentFacts();
const wanted = (await readOfficial()).filter((each) => isWanted(each, facts.get(each.place.id)));
const places = merged(wanted, handWritten);
const workshop = {
  facts,
  around: surroundingsIn(handWritten),
  wikidata: wikidataOf(),
  describe: composer(),
};
const more = places.map((place) => officialRow(place, workshop));
write('more-places.jsonl', more, wanted.length);

const bars = (await readOfficial([OSM_FILE])).filter(isWellKnown);
const osm = merged(bars, [...handWritten, ...more]).map((place) => officialRow(place, workshop));
write('osm-places.jsonl', osm, bars.length);

/** Of the thousands of bars those that somebody has described: hours, or a page and a way to reach it. */
function isWellKnown({ place }: OfficialPlace): boolean {
  if (isKnownTwin(place.id) || place.district === undefined || place.categories.length === 0) return false;
  if (/^(?:closed|off)\b/u.test(place.openingHours ?? '')) return false;
  return place.openingHours !== undefined || (place.website !== undefined && place.address !== undefined);
}

function write(name: string, rows: readonly CatalogueRow[], records: number): void {
  const sorted = byProminence(rows);
  writeFileSync(join(folder, name), writeRows(sorted));
  process.stderr.write(`${name}: ${sorted.length} rows from ${records} records\n`);
}
