// Search against judged queries: `node scripts/run.mjs lab/relevance/run.ts [--unread] [--queries] [--city ID]`. Prints
// NDCG@10 by kind of query, the first result for names, and how often nothing is answered where there is nothing; beside MiniSearch alone and
// PostgreSQL's text search alone. --only NAME asks one of the three.
import MiniSearch from 'minisearch';
import { openCityFolder } from '../../src/compose/city.ts';
import { shippedWorldParts } from '../../src/compose/shipped.ts';
import { catalogueOf, sourceRatings } from '../../src/domain/catalogue.ts';
import { finished } from '../../src/domain/in-steps.ts';
import type { Place } from '../../src/domain/place.ts';
import { jsonl } from '../../src/ingest/sources/jsonl.ts';
import { searchPlaces } from '../../src/usecases/search.ts';
import { worldBuilder } from '../../src/usecases/world.ts';
import { readCatalogue, readRows } from './facts.ts';
import { grades, readQueries } from './judgements.ts';
import { mean, ndcg } from './measure.ts';
import { postgresSearch } from './postgres.ts';

const FOLDER = 'tests/relevance';
/** The day that the judgements count from, at noon. */
const NOW = new Date('2026-11-24T11:00:00Z');
const FILES = ['unread', 'wider', 'strangers', 'fresh'];
/** Another pack has one file of questions, which is called after it. */
const otherCity = process.argv.includes('--city') ? process.argv[process.argv.indexOf('--city') + 1] : undefined;
const set = otherCity ?? FILES.find((file) => process.argv.includes(`--${file}`)) ?? 'queries';
const listed = process.argv.includes('--queries');

const { city, catalogueFiles } = openCityFolder(otherCity ?? 'madrid');
const places: Place[] = [];
for (const file of catalogueFiles) {
  for await (const { place } of jsonl.read(file).records) if (place) places.push(place);
}
const catalogue = catalogueOf('starter', places);
const built = performance.now();
const world = worldBuilder(shippedWorldParts(city))(catalogue, sourceRatings(catalogue));
finished(world.warmUp(NOW));
console.log(`world of ${places.length} places: ${Math.round(performance.now() - built)} ms`);

const plain = new MiniSearch<{ id: number; name: string; text: string }>({ fields: ['name', 'text'] });
plain.addAll(
  catalogue.places.map((place, id) => ({
    id,
    name: [place.name, ...place.aliases].join(' '),
    text: [...place.types, ...place.categories, ...place.cuisines, place.address, place.barrio, place.district]
      .concat(Object.values(place.description))
      .join(' '),
  })),
);

interface Asked {
  readonly q: string;
  readonly from?: { readonly lat: number; readonly lng: number };
}
const pointOf = ({ from }: Asked) => from && { latDeg: from.lat, lngDeg: from.lng };
type Engine = (asked: Asked) => readonly string[] | Promise<readonly string[]>;
const all: Readonly<Record<string, () => Engine | Promise<Engine>>> = {
  search: () => (asked) =>
    searchPlaces(world, { text: asked.q, near: pointOf(asked) }, NOW).map((row) => catalogue.places[row]!.id),
  MiniSearch:
    () =>
    ({ q }) =>
      plain
        .search(q, { fuzzy: 0.2, prefix: true, boost: { name: 3 } })
        .slice(0, 50)
        .map(({ id }) => catalogue.places[Number(id)]!.id),
  PostgreSQL: async () => {
    const ask = await postgresSearch(catalogue.places);
    return ({ q }) => ask(q);
  },
};
const only = process.argv[process.argv.indexOf('--only') + 1];
const isOnly = process.argv.includes('--only');
const engines: [string, Engine][] = [];
for (const [name, open] of Object.entries(all)) if (!isOnly || name === only) engines.push([name, await open()]);

const judged = readCatalogue(otherCity);
const queries = readQueries(`${FOLDER}/${set}.jsonl`);
for (const [name, ask] of engines) {
  const byKind = new Map<string, number[]>();
  let [silent, nothings] = [0, 0];
  const times: number[] = [];
  for (const query of queries) {
    const graded = grades(query, judged);
    const from = performance.now();
    const found = await ask(query);
    times.push(performance.now() - from);
    if ('none' in query.judge) {
      nothings++;
      if (found.length === 0) silent++;
      else if (listed && name === 'search') console.log('answered', query.q, '->', found.slice(0, 3).join(', '));
      continue;
    }
    const gained = ndcg(found, graded);
    if (Number.isNaN(gained)) continue;
    byKind.set(query.kind, [...(byKind.get(query.kind) ?? []), gained]);
    if (listed && name === 'search' && gained < 0.8)
      console.log(
        gained.toFixed(2),
        query.kind,
        JSON.stringify(query.q),
        '->',
        found.slice(0, 4).join(', '),
        '| best:',
        [...graded]
          .sort((a, b) => b[1] - a[1])
          .slice(0, 3)
          .map(([id]) => id)
          .join(', '),
      );
  }
  const all = [...byKind.values()].flat();
  times.sort((a, b) => a - b);
  console.log(
    `\n${name}: NDCG@10 ${mean(all).toFixed(4)} over ${all.length} queries; silent ${silent} of ${nothings}; p50 ` +
      `${times[times.length >> 1]!.toFixed(1)} ms, p99 ${times[Math.floor(times.length * 0.99)]!.toFixed(1)} ms`,
  );
  for (const [kind, values] of byKind)
    console.log(`  ${kind.padEnd(14)} ${mean(values).toFixed(3)}  (${values.length})`);
}

const names = readRows<{ q: string; ids: readonly string[]; form: string }>(`${FOLDER}/names.jsonl`);
const positions = readRows<{ lat: number; lng: number; in_city: boolean }>(`${FOLDER}/positions.jsonl`);
if (!otherCity && !process.argv.includes('--no-names'))
  for (const [name, ask] of engines) {
    const hits = { in: 0, out: 0 };
    const asked = { in: 0, out: 0 };
    for (const from of positions) {
      const side = from.in_city ? 'in' : 'out';
      for (const { q, ids } of names) {
        asked[side]++;
        const [first] = await ask({ q, from });
        if (first !== undefined && ids.includes(first)) hits[side]++;
        else if (listed && name === 'search' && from === positions[0])
          console.log('name', q, '->', first, 'not', ids.join());
      }
    }
    console.log(
      `${name}: first result right for ${((100 * hits.in) / asked.in).toFixed(2)} % of names in the city, ${((100 * hits.out) / asked.out).toFixed(2)} % outside`,
    );
    if (name !== 'search') break;
  }
