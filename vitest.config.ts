// How the tests run. Every test is hermetic: embedded databases in memory or in a temporary folder, no network.
import { defineConfig, type Plugin } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

/** As the builds do: a table is imported as its text. */
const tables: Plugin = {
  name: 'tables-as-text',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.tsv') ? { code: `export default ${JSON.stringify(code)};`, map: null } : undefined,
};

export default defineConfig({
  plugins: [tables],
  test: {
    include: ['src/**/*.test.ts', 'lab/**/*.test.ts', 'tests/**/*.test.ts', 'web/**/*.test.ts'],
    globalSetup: 'tests/global-setup.ts',
    // Several times what the slowest need: a machine that stalls for a while is no failing test.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 60_000,
    pool: 'forks',
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
  },
});
