// One row of bench/scale.ts: node scripts/run.mjs bench/one-size.ts --places 60000
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { candidatesFor } from '../src/recommend/candidates.ts';
import { answer, cpuMs, madeUpSnapshot, profileOf, RANK } from './made-up.ts';
import type { SizeFigures } from './scale-places.ts';

const REQUESTS = 200;
const REVIEWS = 20;
const BANDWIDTH_BYTES = 2 ** 28;

const { values } = parseArgs({ options: { places: { type: 'string', default: '3500' } } });
const places = Number(values.places);
setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;

const before = residentBytes();
const snapshot = madeUpSnapshot(places);
answer(snapshot, 'ensemble', profileOf(snapshot.catalogue, REVIEWS, 0));
const bytes = residentBytes() - before;
const position = { latDeg: 40.4168, lngDeg: -3.7038 };
const query = { profile: profileOf(snapshot.catalogue, 0, 0), position, limit: 10, method: 'ensemble' } as const;
const candidates = candidatesFor(snapshot, query, position).length;
const figures: SizeFigures = {
  places,
  candidates,
  newcomerMs: cpuMs(snapshot, 'ensemble', 0, REQUESTS),
  regularMs: cpuMs(snapshot, 'ensemble', REVIEWS, REQUESTS),
  limitMs: ((candidates * RANK * Float32Array.BYTES_PER_ELEMENT) / bytesReadPerS()) * 1000,
  kibPerPlace: bytes / places / 1024,
};
process.stdout.write(JSON.stringify(figures));

/** Resident memory, as shared memory of the kernels is in no other figure. */
function residentBytes(): number {
  collectGarbage();
  return process.memoryUsage.rss();
}

/** How fast one processor reads what is in no cache: the best of several times comparing a large buffer with itself. */
function bytesReadPerS(): number {
  const [one, other] = [Buffer.alloc(BANDWIDTH_BYTES, 1), Buffer.alloc(BANDWIDTH_BYTES, 1)];
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    one.compare(other);
    return performance.now() - start;
  });
  return (2 * BANDWIDTH_BYTES) / (Math.min(...times) / 1000);
}
