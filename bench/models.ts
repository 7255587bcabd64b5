// How long the city takes to train and a stranger to be placed: node scripts/run.mjs bench/models.ts [--strangers]
import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import { simulatedCity } from '../lab/people/simulated-city.ts';
import { openKernels } from '../src/math/kernels.ts';
import { seededRandom } from '../src/math/random.ts';
import { sparseWeights } from '../src/models/interactions/sparse-weights.ts';
import { trainAll } from '../src/models/training/train-all.ts';
import { workerFile } from '../src/system/paths.ts';

const SEED = 1;
const CITY = { places: 3_600, people: 20_000, reviews: 400_000, seed: SEED } as const;
const STRANGER = { items: 40_981, entries: 30, neighbours: 400 } as const;
const STRANGERS = 5_000;
/** Until the code is compiled. */
const WARMING = 500;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

print(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}, seed ${SEED}`);
placeStrangers();
if (!process.argv.includes('--strangers')) await trainTheCity();

/** A profile never seen before, over compiled weights: what every item gets from it. */
function placeStrangers(): void {
  const random = seededRandom(SEED);
  const { items, entries, neighbours } = STRANGER;
  const weights = sparseWeights({
    rows: items,
    cols: items,
    starts: Uint32Array.from({ length: items + 1 }, (_, row) => row * neighbours),
    indices: Uint32Array.from({ length: items * neighbours }, () => random.below(items)),
    values: Float32Array.from({ length: items * neighbours }, () => random.next()),
  });
  const everyItem = Uint32Array.from({ length: items }, (_, item) => item);
  const scores = new Float32Array(items);
  const strangers = Array.from({ length: STRANGERS }, () =>
    Array.from({ length: entries }, () => ({ columns: [random.below(items)], value: 1 })),
  );
  const place = (evidence: (typeof strangers)[number]) => weights.scorer(evidence)(everyItem, scores);
  for (const evidence of strangers.slice(0, WARMING)) place(evidence);
  const [wallMs, cpuMs] = [new Float64Array(STRANGERS), new Float64Array(STRANGERS)];
  strangers.forEach((evidence, at) => {
    const [start, cpuStart] = [performance.now(), process.cpuUsage()];
    place(evidence);
    const { user, system } = process.cpuUsage(cpuStart);
    [wallMs[at], cpuMs[at]] = [performance.now() - start, (user + system) / 1_000];
  });
  const told = (times: Float64Array): string => {
    const sorted = times.toSorted();
    const at = (share: number) => sorted[Math.floor(share * sorted.length)]!.toFixed(3);
    return `p50 ${at(0.5)}, p99 ${at(0.99)}, p99.9 ${at(0.999)} ms`;
  };
  print(
    `a stranger with ${entries} entries among ${items} items, ${neighbours} neighbours each, every item scored: ` +
      `${told(wallMs)} by the clock; ${told(cpuMs)} of processor time`,
  );
}

/** What a city's own people teach: svd, autoencoder and ensemble; the other two methods come trained. */
async function trainTheCity(): Promise<void> {
  const set = simulatedCity(CITY);
  const threads = cpus().length;
  const kernels = openKernels({ workerUrl: workerFile('math/kernels'), threads, limitBytes: 1e9 });
  const [start, cpuStart] = [performance.now(), cpuS()];
  const { artifacts, metrics } = await trainAll(set, {
    kernels,
    hash,
    others: [],
    seed: SEED,
    onStep: (step) =>
      print(
        `  ${((performance.now() - start) / 1_000).toFixed(1)} s, ${(cpuS() - cpuStart).toFixed(1)} CPU s: ${step}`,
      ),
  });
  await kernels.close();
  const ratings = set.people.reduce((sum, { places }) => sum + places.size, 0);
  print(
    `${CITY.places} places, ${CITY.people} people, ${ratings} reviews: ${((performance.now() - start) / 1_000).toFixed(1)} s, ` +
      `${(cpuS() - cpuStart).toFixed(1)} CPU s on ${threads} threads, peak memory ${Math.round(process.resourceUsage().maxRSS / 1_024)} MiB`,
  );
  for (const { method, bytes } of artifacts) print(`  ${method}: ${(bytes.length / 2 ** 20).toFixed(1)} MiB`);
  print(`  NDCG@20 on people held out: ${JSON.stringify(metrics.heldOut)}`);
}

function cpuS(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
