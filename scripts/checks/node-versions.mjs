// Runs suites on every supported line of Node, through the `node` package of the registry:
//   npm run check:node-versions [-- --versions 20,22 SUITE ...]
// Without suites: those that touch what changes between versions (native packages, threads, streams, the command line).
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const SUITES = [
  'src/db',
  'src/system',
  'src/hours',
  'src/math',
  'tests/command-line.test.ts',
  'tests/suites/database.test.ts',
  'tests/suites/backup.test.ts',
  'tests/api/auth.test.ts',
  'tests/api/compression.test.ts',
  'tests/faults',
  'tests/cluster.test.ts',
];

const { values, positionals } = parseArgs({
  options: { versions: { type: 'string', default: '20,22,24,26' } },
  allowPositionals: true,
});
const suites = positionals.length > 0 ? positionals : SUITES;

const results = values.versions.split(',').map((version) => {
  const found = onNode(version, ['--version'], 'pipe');
  const name = found.stdout?.trim() || `v${version}`;
  if (found.status !== 0) return { name, outcome: 'not to be had from the registry', passed: false };
  process.stdout.write(`\n== Node ${name}\n`);
  // A warning of the engine is a fault: people see it at every start.
  const { status } = onNode(
    version,
    ['--throw-deprecation', 'node_modules/vitest/vitest.mjs', 'run', ...suites],
    'inherit',
  );
  return { name, outcome: status === 0 ? 'pass' : 'FAIL', passed: status === 0 };
});

process.stdout.write(`\n${results.map(({ name, outcome }) => `${name.padEnd(10)} ${outcome}\n`).join('')}`);
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;

/** @param {string} version @param {string[]} args @param {'pipe' | 'inherit'} stdio */
function onNode(version, args, stdio) {
  const command = ['exec', '--yes', `--package=node@${version}`, '--', 'node', ...args];
  return spawnSync('npm', command, { stdio: ['ignore', stdio, 'inherit'], encoding: 'utf8' });
}
