// Processor time of one recommendation, by method and by size of the catalogue, without HTTP and without a database.
// Usage: node scripts/run.mjs bench/recommend.ts [--sizes 3600,10000,60000] [--requests 300] [--methods svd,ensemble]
// Places and models are made up (bench/made-up). A newcomer states four likings; a regular has reviewed twenty places besides.
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { METHODS, type Method } from '../src/domain/method.ts';
import { answer, cpuMs, madeUpSnapshot, profileOf, SEED } from './made-up.ts';

const { values: options } = parseArgs({
  options: {
    sizes: { type: 'string', default: '3600' },
    requests: { type: 'string', default: '300' },
    methods: { type: 'string', default: METHODS.join(',') },
  },
});
setFlagsFromString('--expose_gc');
const collectGarbage = runInNewContext('gc') as () => void;
const requests = Number(options.requests);
const memory: string[] = [];

process.stdout.write(
  `Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}; seed ${SEED}.\n\n`,
);
process.stdout.write('| Places | Method | newcomer, ms | regular, ms |\n|---:|---|---:|---:|\n');
for (const size of options.sizes.split(',').map(Number)) {
  const before = memoryBytes();
  const snapshot = madeUpSnapshot(size);
  answer(snapshot, 'ensemble', profileOf(snapshot.catalogue, 20, 0));
  memory.push(`${size} places: ${((memoryBytes() - before) / size / 1024).toFixed(1)} KiB a place`);
  for (const method of options.methods.split(',') as Method[]) {
    const [newcomer, regular] = [0, 20].map((reviews) => cpuMs(snapshot, method, reviews, requests).toFixed(2));
    process.stdout.write(`| ${size} | ${method} | ${newcomer} | ${regular} |\n`);
  }
}

process.stdout.write(`\nMemory with all models bound and every index made: ${memory.join('; ')}.\n`);

/** Resident memory, as shared memory of the kernels is in no other figure. */
function memoryBytes(): number {
  collectGarbage();
  return process.memoryUsage.rss();
}
