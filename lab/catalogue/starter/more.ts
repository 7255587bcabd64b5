// `node scripts/run.mjs lab/catalogue/starter/more.ts`: compiles data/cities/madrid/more-places.jsonl from the official files, and
// data/cities/madrid/osm-places.jsonl, a database of its own, from OpenStreetMap.
// The same files give the same bytes. Run `build` first: its rows are the landmarks, and none of them comes twice.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadCity } from '../../../src/compose/city.ts';
import { foldAccents } from '../../../src/domain/text.ts';
import { isGone, isKnownTwin } from './closed.ts';
import { correctionsById } from './corrections.ts';
import { editorsHours, trustedHours } from './hours.ts';
import { knownFacts, withKnownFacts } from './known-facts.ts';
import { editorsPrices } from './known-prices.ts';
import { editorsTexts } from './known-texts.ts';
import { readGuesses, withLikelyPrice } from './likely-prices/guesses.ts';
import { type Merged, merged } from './merge.ts';
import { monumentFacts } from './monument-facts.ts';
import { type OfficialPlace, OSM_FILE, readOfficial } from './official.ts';
import { officialRow, prominenceOf } from './official-row.ts';
import { withOwnPoint } from './positions.ts';
import { composer } from './prose/compose.ts';
import { byProminence, type CatalogueRow, readRows, toldIn, writeRows } from './row.ts';
import { isWanted } from './select.ts';
import { surroundingsIn } from './surroundings.ts';
import { terraceFacts, withTerrace } from './terrace-facts.ts';
import { toldFeatures, withToldFeatures } from './told-features.ts';
import { wikidataOf } from './wikidata.ts';

const folder = join('data', 'cities', 'madrid');
const handWritten = readRows(readFileSync(join(folder, 'places.jsonl'), 'utf8'));
const facts = await monumentFacts();
const wanted = withOwnPoint((await readOfficial()).filter((each) => isWanted(each, facts.get(each.place.id))));
const bars = (await readOfficial([OSM_FILE])).filter(isWellKnown);
const places = merged([...wanted, ...bars], handWritten).map(withoutIdleBars);
const terraces = terraceFacts();
const features = toldFeatures();
const known = knownFacts();
const guesses = readGuesses();
const workshop = {
  facts,
  around: surroundingsIn(handWritten),
  wikidata: wikidataOf(),
  describe: composer(toldIn(handWritten)),
  correctionOf: correctionsById(),
  isOfAnother: namesOfOthers(),
  editorsHours: editorsHours(),
  editorsPrices: editorsPrices(),
  editorsTexts: editorsTexts(),
};
// In the order of lists, so that descriptions see which neighbours stand above them.
const rows = places
  .map((place) => ({ place, prominence: prominenceOf(place) }))
  .sort((a, b) => b.prominence - a.prominence || (a.place.main.place.id < b.place.main.place.id ? -1 : 1))
  .map(({ place }) => ({ place, row: rowOf(place) }));
// Whatever holds a fact of OpenStreetMap goes into its own database, so that the other file owes it nothing.
write('more-places.jsonl', (place) => !isOfOsm(place));
write('osm-places.jsonl', isOfOsm);

/** Whether a quarter, a station or a place of another record, no statue, bears a name. */
function namesOfOthers(): (id: string, name: string) => boolean {
  const { areas, stations } = loadCity('madrid');
  const others = places.filter(({ main }) => main.file.name !== 'monumentos_2025.csv').map(({ main }) => main.place);
  const bearers = new Map<string, Set<string>>();
  for (const { id, name, aliases = [] } of [...areas.all, ...stations, ...handWritten, ...others])
    for (const each of [name, ...aliases].map(foldAccents)) bearers.set(each, (bearers.get(each) ?? new Set()).add(id));
  return (id, name) => [...(bearers.get(foldAccents(name)) ?? [])].some((bearer) => bearer !== id);
}

/** A bar of OpenStreetMap that tells no hours adds nothing to an official record of the place. */
function withoutIdleBars({ main, others }: Merged): Merged {
  if (main.file === OSM_FILE) return { main, others };
  return { main, others: others.filter((each) => each.file !== OSM_FILE || trustedHours(each) !== undefined) };
}

function isOfOsm({ main, others }: Merged): boolean {
  return [main, ...others].some(({ file }) => file === OSM_FILE);
}

/** Of the thousands of bars those that somebody has described: hours, or a page and a way to reach it. */
function isWellKnown({ place }: OfficialPlace): boolean {
  if (isKnownTwin(place.id) || place.district === undefined || place.categories.length === 0) return false;
  // A bar of today may bear the name of what has closed elsewhere; only records that are named themselves are gone.
  if (isGone({ id: place.id, name: '' })) return false;
  if (/^(?:closed|off)\b/u.test(place.openingHours ?? '') || /\b(?:IES|CEIP)\b/u.test(place.name)) return false;
  return place.openingHours !== undefined || (place.website !== undefined && place.address !== undefined);
}

function rowOf(place: Merged): CatalogueRow {
  const row = officialRow(place, workshop);
  const told = withToldFeatures(withTerrace(row, terraces.get(row.id)), features);
  return withLikelyPrice(withKnownFacts(told, known), guesses);
}

function write(name: string, isChosen: (place: Merged) => boolean): void {
  const chosen = rows.filter(({ place }) => isChosen(place));
  const sorted = byProminence(chosen.map(({ row }) => row));
  writeFileSync(join(folder, name), writeRows(sorted));
  const records = chosen.reduce((sum, { place: { others } }) => sum + 1 + others.length, 0);
  process.stderr.write(`${name}: ${sorted.length} rows from ${records} records\n`);
}
