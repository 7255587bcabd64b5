// Runs every long check, one after the other, and prints what came of each: npm run check:deep [-- NAME ...]
// A check is an npm script called check:NAME, so one that is added tomorrow is run without being named here.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
const wanted = process.argv.slice(2);
const checks = Object.keys(scripts).filter(
  (script) =>
    script.startsWith('check:') &&
    script !== 'check:deep' &&
    (wanted.length === 0 || wanted.includes(script.replace('check:', ''))),
);

const results = checks.map((script) => {
  process.stdout.write(`\n== npm run ${script}\n`);
  const startedMs = Date.now();
  const { status } = spawnSync('npm', ['run', '-s', script], { stdio: 'inherit' });
  return { script, passed: status === 0, seconds: Math.round((Date.now() - startedMs) / 1000) };
});

process.stdout.write('\n');
for (const { script, passed, seconds } of results)
  process.stdout.write(`${passed ? 'pass' : 'FAIL'}  ${script}  ${seconds} s\n`);
const failed = results.filter(({ passed }) => !passed).length;
process.stdout.write(failed === 0 ? `\nAll ${results.length} hold.\n` : `\n${failed} of ${results.length} failed.\n`);
process.exitCode = failed === 0 ? 0 : 1;
