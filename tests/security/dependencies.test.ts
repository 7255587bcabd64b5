// Other people's code, as far as the lock file tells; advisories are asked for by `npm run check:dependencies`.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { NOTICES_FILE, rowOf, shippedPackages } from '../../scripts/notices.mjs';
import { checkLock } from '../checks/dependencies/lock.ts';

test('every package is pinned and sealed, its licence was looked at, and nothing unknown runs at install', () => {
  const { packages, shipped, faults } = checkLock();
  expect(faults).toEqual([]);
  expect(packages).toBeGreaterThan(shipped);
});

test('the notices that ship name every package, and hold the text of the LGPL (`npm run notices` writes them)', () => {
  const text = readFileSync(NOTICES_FILE, 'utf8');
  const listed = text.slice(text.indexOf('\nPACKAGES\n'), text.indexOf('\nTEXTS\n')).trim().split('\n').slice(2);
  expect(listed.length).toBeGreaterThan(100);
  expect(listed).toEqual([...new Set(shippedPackages().map(rowOf))]);
  expect(text).toContain('GNU LESSER GENERAL PUBLIC LICENSE');
  expect(listed.filter((row) => row.endsWith('not said'))).toEqual([]);
});
