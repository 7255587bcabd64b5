// How the tests run. Every test is hermetic: embedded databases in memory or in a temporary folder, no network.
import { defineConfig, type Plugin, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongestFirst } from './tests/longest-first.ts';

/** As the builds do: a table is imported as its text. */
const tables: Plugin = {
  name: 'tables-as-text',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.tsv') ? { code: `export default ${JSON.stringify(code)};`, map: null } : undefined,
};

// Several times what the slowest need: a machine that stalls for a while is no failing test.
const PATIENCE = { testTimeout: 60_000, hookTimeout: 120_000, teardownTimeout: 60_000 };

/** Tests of pure functions: engines change no global, so their files share modules, packs and catalogue. */
const ENGINES = ['src/**/*.test.ts', 'lab/**/*.test.ts', 'tests/{conversations,language,plan,relevance}/**/*.test.ts'];

const engines: TestProjectInlineConfiguration = {
  plugins: [tables],
  test: { ...PATIENCE, name: 'engines', include: ENGINES, isolate: false },
};

/** A second browser proves little that the first has not: `npm run check:pages` looks at the pages in it. */
const SECOND_BROWSER = process.env.PASEO_WALKS === 'all' ? [] : ['tests/browser/firefox.test.ts'];

/** Tests of a service: they share its modules too, for each file makes a service of its own and changes no global. */
const service: TestProjectInlineConfiguration = {
  plugins: [tables],
  test: {
    ...PATIENCE,
    name: 'service',
    include: ['tests/**/*.test.ts'],
    exclude: [...ENGINES, ...SECOND_BROWSER],
    globalSetup: 'tests/global-setup.ts',
    isolate: false,
  },
};

/** Tests of page modules: a module keeps the state of its page, and a test puts a browser's globals in their place. */
const pages: TestProjectInlineConfiguration = {
  plugins: [tables],
  test: { ...PATIENCE, name: 'pages', include: ['web/**/*.test.ts'] },
};

export default defineConfig({
  test: {
    pool: 'forks',
    // One more than the two cores of a small machine: tests that wait for a browser or a clock leave a third of them idle.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    projects: [engines, service, pages],
  },
});
