// The checks of `npm run check:NAME`, briefly. `npm run check:deep` runs them in full.
import { expect, test } from 'vitest';
import { accessCheck } from './access/check.ts';
import type { Check } from './check.ts';
import { enumerationCheck } from './enumeration/check.ts';
import { injectionCheck } from './injection/check.ts';
import { propertiesCheck } from './properties/check.ts';
import { signupCheck } from './signup/check.ts';
import { tokensCheck } from './tokens/check.ts';

const CHECKS: readonly Check[] = [
  tokensCheck,
  signupCheck,
  accessCheck,
  injectionCheck,
  propertiesCheck,
  enumerationCheck,
];

test.each(CHECKS)(
  '$name: $promise',
  async (check) => {
    const { failures } = await check.run({ seed: 20_261_121, scale: 'short' });
    expect(failures).toEqual([]);
  },
  300_000,
);
