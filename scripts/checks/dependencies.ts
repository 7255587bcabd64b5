// What is known about other people's code: the lock file's own checks, then the advisories, where a registry answers.
// Usage: npm run check:dependencies [-- --strict]      `--strict` also fails when no registry could be asked.
import { spawnSync } from 'node:child_process';
import { checkLock } from '../../tests/checks/dependencies/lock.ts';

const isStrict = process.argv.includes('--strict');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { packages, shipped, faults } = checkLock();
say('check:dependencies  every package is pinned, sealed, licensed, and known by no advisory');
say(`  packages locked       ${packages}, of which shipped ${shipped}`);
for (const fault of faults) say(`  FAILED: ${fault}`);

const advisories = askForAdvisories();
if (advisories === undefined) say('  advisories            SKIPPED: no registry answered an audit from here');
else
  say(
    `  advisories            ${Object.entries(advisories)
      .map(([severity, count]) => `${severity} ${count}`)
      .join(', ')}`,
  );
const serious = advisories === undefined ? 0 : (advisories.high ?? 0) + (advisories.critical ?? 0);
if (serious > 0) say(`  FAILED: ${serious} packages with high or critical advisories; see npm audit`);

const failed = faults.length + serious + (advisories === undefined && isStrict ? 1 : 0);
say(failed === 0 ? 'pass' : `fail: ${failed}`);
process.exitCode = failed === 0 ? 0 : 1;

/** Packages by severity, or undefined when nobody answered. */
function askForAdvisories(): Readonly<Record<string, number>> | undefined {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { encoding: 'utf8', timeout: 60_000 });
  try {
    return JSON.parse(stdout).metadata?.vulnerabilities;
  } catch {
    return undefined;
  }
}
