// How long the city takes to train and a stranger to be placed: node scripts/run.mjs bench/models.ts
import { createHash } from 'node:crypto';
import { cpus } from 'node:os';
import { simulatedCity } from '../src/evaluation/simulated.ts';
import { trainAll } from '../src/evaluation/training/trainAll.ts';
import { openKernels } from '../src/math/kernels.ts';
import { seededRandom } from '../src/math/random.ts';
import { sparseWeights } from '../src/models/interactions/sparseWeights.ts';
import { workerFile } from '../src/system/paths.ts';

const SEED = 1;
const CITY = { places: 3_600, people: 20_000, reviews: 400_000, seed: SEED } as const;
const STRANGER = { items: 40_981, entries: 30, neighbours: 400 } as const;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

print(`Node ${process.version}, ${cpus().length} x ${cpus()[0]?.model.trim()}, seed ${SEED}`);
placeStrangers();
await trainTheCity();

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
  const times = Array.from({ length: 5_000 }, () => {
    const evidence = Array.from({ length: entries }, () => ({ columns: [random.below(items)], value: 1 }));
    const start = performance.now();
    weights.scorer(evidence);
    return performance.now() - start;
  }).sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * times.length)]!.toFixed(3);
  print(
    `a stranger with ${entries} entries among ${items} items, ${neighbours} neighbours each: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms`,
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
