// Plays scripted conversations over the shipped catalogue and checks every reply against its rows.
// Usage: node scripts/run.mjs bench/conversations.ts [HOW_MANY [FIRST]]      (10,000 from 0 by default; exit 1 when a
// reply is wrong)
import { cpus } from 'node:os';
import { playScripts } from '../tests/conversations/check/run.ts';
import { worldOver } from '../tests/conversations/spoken.ts';
import { shippedCatalogue } from '../tests/conversations/world.ts';

const [howMany = 10_000, first = 0] = process.argv.slice(2).map(Number);
const SHOWN = 10;
const world = worldOver(await shippedCatalogue());
const started = performance.now();
const { turns, faults, acts } = playScripts(world, first, first + howMany, (number) => {
  if (number % 100 === 0) process.stderr.write(`\r${number - first} of ${howMany} conversations`);
});
process.stderr.write('\r');

const kinds = new Map<string, number>();
for (const { fault } of faults) kinds.set(kindOf(fault), (kinds.get(kindOf(fault)) ?? 0) + 1);
for (const { script, message, reply, fault } of faults.slice(0, SHOWN)) {
  console.log(`${script}: ${fault}\n  > ${message}\n  ${reply.replaceAll('\n', '\n  ')}\n`);
}
console.log({
  conversations: howMany,
  turns,
  faults: faults.length,
  kinds: Object.fromEntries([...kinds].sort((a, b) => b[1] - a[1]).slice(0, 20)),
  acts: Object.fromEntries([...acts].sort((a, b) => b[1] - a[1])),
  places: world.recommend.catalogue.places.length,
  seconds: Math.round((performance.now() - started) / 1000),
  machine: `${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`,
});
process.exitCode = faults.length > 0 ? 1 : 0;

/** Faults that differ only in names and numbers are one kind. */
function kindOf(fault: string): string {
  return fault
    .replace(/\p{Lu}[^:]*(?= is | on day|:)|(?<=names |recommends |repeats ).*/gu, '…')
    .replace(/[\d.,:]+/gu, '#');
}
