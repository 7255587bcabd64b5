// Prints, for each room, how many lines of src/ there are and how many the running service reaches.
// Usage: node scripts/run.mjs lab/house/reachable.ts [CHECKOUT]
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importGraph, reachableFrom } from './import-graph.ts';
import { isTest, modulesIn } from './modules.ts';

const root = process.argv[2] ?? '.';
const modules = modulesIn(root, ['src']).filter(({ file }) => !isTest(file));
const files = modules.map(({ file }) => file);
const graph = importGraph(modules);
const workers = files.filter((file) => file.endsWith('.worker.ts'));
const reached = reachableFrom(graph, ['src/cli/commands/serve.ts', ...workers]);

const roomOf = (file: string): string => file.split('/')[1] ?? '';
const linesOf = (some: readonly string[]): number =>
  some.reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);

const rooms = [...new Set(files.map(roomOf))].sort();
const rows = [...rooms, 'all'].map((room) => {
  const own = room === 'all' ? files : files.filter((file) => roomOf(file) === room);
  const served = own.filter((file) => reached.has(file));
  return [room, own.length, linesOf(own), served.length, linesOf(served), linesOf(own) - linesOf(served)];
});
const HEAD = ['room', 'files', 'lines', 'files reached', 'lines reached from serve', 'lines not reached'];
process.stdout.write(`| ${HEAD.join(' | ')} |\n|${HEAD.map(() => '---').join('|')}|\n`);
for (const row of rows) process.stdout.write(`| ${row.join(' | ')} |\n`);
