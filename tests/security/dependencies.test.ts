// Other people's code, as far as the lock file tells; advisories are asked for by `npm run check:dependencies`.
import { expect, test } from 'vitest';
import { checkLock } from '../checks/dependencies/lock.ts';

test('every package is pinned and sealed, its licence was looked at, and nothing unknown runs at install', () => {
  const { packages, shipped, faults } = checkLock();
  expect(faults).toEqual([]);
  expect(packages).toBeGreaterThan(shipped);
});
