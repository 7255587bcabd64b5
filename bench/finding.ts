// Suggestions, filters and search over many places, without HTTP: node scripts/run.mjs bench/finding.ts [--places 60000] [--requests 2000]
// Time of each answer by the clock and of the processor; suggestions also at a fixed rate, as people type: 200 a second, waiting counted.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { hoursOf } from '../src/compose/city-hours.ts';
import { shippedWorldParts } from '../src/compose/shipped.ts';
import { catalogueOf, sourceRatings } from '../src/domain/catalogue.ts';
import { finished } from '../src/domain/in-steps.ts';
import type { Place } from '../src/domain/place.ts';
import { seededRandom } from '../src/math/random.ts';
import { listPlaces } from '../src/usecases/place-listing.ts';
import { worldBuilder } from '../src/usecases/world.ts';
import { shippedCatalogue } from '../tests/conversations/world.ts';
import { MADRID } from '../tests/support/city.ts';

const { values: options } = parseArgs({
  options: { places: { type: 'string', default: '60000' }, requests: { type: 'string', default: '2000' } },
});
const SEED = 20_260_515;
const NOW = new Date('2026-11-24T11:00:00Z');
const RATE = 200;
const random = seededRandom(SEED);
const requests = Number(options.requests);

/** The shipped places again and again, each copy a little elsewhere and under another name. */
const shipped = (await shippedCatalogue()).places;
const places = Array.from({ length: Number(options.places) }, (_, at): Place => {
  const place = shipped[at % shipped.length]!;
  const copy = Math.floor(at / shipped.length);
  if (copy === 0) return place;
  const { latDeg, lngDeg } = place.position;
  const position = { latDeg: latDeg + 0.01 * random.gaussian(), lngDeg: lngDeg + 0.01 * random.gaussian() };
  const prominence = place.prominence / (1 + copy);
  return { ...place, id: `${place.id}-${copy}` as Place['id'], name: `${place.name} ${copy}`, position, prominence };
});
const catalogue = catalogueOf('bench', places);
const world = worldBuilder({ ...shippedWorldParts(MADRID), city: MADRID, hours: hoursOf(MADRID) })(
  catalogue,
  sourceRatings(catalogue),
);
console.log(
  `${places.length} places; ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}; seed ${SEED}`,
);
const warmed = performance.now();
finished(world.warmUp(NOW));
console.log(`warmed up in ${((performance.now() - warmed) / 1_000).toFixed(1)} s\n`);

const spot = () => ({ latDeg: 40.42 + 0.03 * random.gaussian(), lngDeg: -3.7 + 0.03 * random.gaussian() });
const names = shipped.map(({ name }) => name);
const typed = () => {
  const name = names[random.below(names.length)]!;
  return name.slice(0, 1 + random.below(Math.min(12, name.length)));
};
const { suggester } = world.searching();
const suggest = () => suggester.suggest(typed(), { limit: 8, language: 'es', from: spot() });
const filtered = (filters: Parameters<typeof listPlaces>[1]['filters']) => () =>
  listPlaces(world, { categories: [], position: spot(), ...(filters && { filters }) }, NOW);
const rows: Readonly<Record<string, () => unknown>> = {
  suggest,
  'list without filters': filtered(undefined),
  category: filtered({ categories: ['museums'] }),
  'radius 1 km': filtered({ radiusM: 1_000 }),
  'terrace, within 2 km': filtered({ features: ['terrace'], radiusM: 2_000 }),
  'open now': filtered({ openAt: 'now' }),
  area: filtered({ area: 'Malasaña' }),
};

console.log('| Request | p50 ms | p99 ms | p50 ms of processor | p99 ms of processor |\n|---|---:|---:|---:|---:|');
for (const [name, ask] of Object.entries(rows)) {
  for (let at = 0; at < requests / 10; at++) ask();
  const [times, used]: [number[], number[]] = [[], []];
  for (let at = 0; at < requests; at++) {
    const [from, before] = [performance.now(), process.cpuUsage()];
    ask();
    const { user, system } = process.cpuUsage(before);
    times.push(performance.now() - from);
    used.push((user + system) / 1_000);
  }
  row(name, times, used);
}
row(`suggest, ${RATE} a second`, await atRate(suggest, RATE, requests));

/** From the moment at which each was due, so that what waits for another counts. */
async function atRate(ask: () => unknown, perSecond: number, count: number): Promise<readonly number[]> {
  const begun = performance.now();
  const times: number[] = [];
  for (let at = 0; at < count; at++) {
    const due = begun + (1_000 * at) / perSecond;
    while (performance.now() < due) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
    ask();
    times.push(performance.now() - due);
  }
  return times;
}

function row(name: string, ...measured: readonly (readonly number[])[]): void {
  const columns = measured.flatMap((times) => {
    const sorted = [...times].sort((a, b) => a - b);
    return [0.5, 0.99].map((share) => sorted[Math.floor(share * (sorted.length - 1))]!.toFixed(2));
  });
  console.log(`| ${[name, ...columns].join(' | ')} |`);
}
