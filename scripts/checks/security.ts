// Runs one of the checks in full and prints what it counted; ends with 1 when something failed.
// Usage: npm run check:NAME -- [--seed N] [--cases N] [--postgres postgres://user:password@host:port]
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { accessCheck } from '../../tests/checks/access/check.ts';
import { type Check, type CheckOptions, reportOf } from '../../tests/checks/check.ts';
import { enumerationCheck } from '../../tests/checks/enumeration/check.ts';
import { injectionCheck } from '../../tests/checks/injection/check.ts';
import { propertiesCheck } from '../../tests/checks/properties/check.ts';
import { signupCheck } from '../../tests/checks/signup/check.ts';
import { tokensCheck } from '../../tests/checks/tokens/check.ts';

const CHECKS: readonly Check[] = [
  tokensCheck,
  signupCheck,
  accessCheck,
  injectionCheck,
  propertiesCheck,
  enumerationCheck,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: String(randomInt(1, 2 ** 31)) },
    cases: { type: 'string' },
    postgres: { type: 'string' },
  },
});
const check = CHECKS.find(({ name }) => name === positionals[0]);
if (!check) {
  process.stderr.write(`usage: security.ts ${CHECKS.map(({ name }) => name).join('|')} [--seed N] [--cases N]\n`);
  process.exit(2);
}
const options: CheckOptions = {
  seed: Number(values.seed),
  scale: 'full',
  cases: values.cases === undefined ? undefined : Number(values.cases),
  postgres: values.postgres,
};
const startedMs = performance.now();
const outcome = await check.run(options);
const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
// Requests without a network leave the timers behind that a connection would have taken along.
process.stdout.write(`${reportOf(check, options, outcome)} in ${seconds} s\n`, () =>
  process.exit(outcome.failures.length === 0 ? 0 : 1),
);
