// How the cost of a recommendation grows: with places, with people, with replicas.
// Usage: node scripts/run.mjs bench/scale.ts [--part places|people|replicas] [--sizes 3500,10000,60000,250000,1000000]
//          [--people 1000,100000,1000000] [--databases embedded,postgres] [--workers 1,2,3] [--seconds 6] [--plot FILE]
// Without --part all three are measured. Tables go to standard output, what is under way to standard error.
import { cpus, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { growthWithPeople } from './scale-people.ts';
import { growthWithPlaces } from './scale-places.ts';
import { growthWithReplicas } from './scale-replicas.ts';

const { values: options } = parseArgs({
  options: {
    part: { type: 'string' },
    sizes: { type: 'string', default: '3500,10000,60000,250000,1000000' },
    people: { type: 'string', default: '1000,100000,1000000' },
    databases: { type: 'string', default: 'embedded,postgres' },
    workers: { type: 'string', default: '1,2,3' },
    seconds: { type: 'string', default: '6' },
    plot: { type: 'string' },
  },
});
const numbers = (text: string): number[] => text.split(',').map(Number);
const isAsked = (part: string): boolean => options.part === undefined || options.part === part;
const seconds = Number(options.seconds);
const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n\n`);

print([
  `Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}.`,
]);
if (isAsked('places')) print(await growthWithPlaces(numbers(options.sizes), options.plot));
if (isAsked('people')) {
  const databases = options.databases.split(',') as ('embedded' | 'postgres')[];
  print(await growthWithPeople(numbers(options.people), databases, seconds));
}
if (isAsked('replicas')) print(await growthWithReplicas(numbers(options.workers), seconds));
