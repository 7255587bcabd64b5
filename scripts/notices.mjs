// Writes THIRD-PARTY-NOTICES: every package that ships, its licence, and the text of it. Usage: npm run notices
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
export const NOTICES_FILE = join(root, 'THIRD-PARTY-NOTICES');

/** Packages whose package file names no licence, or names it otherwise than their LICENSE does. */
const SAID_ELSEWHERE = { suncalc: 'BSD-2-Clause' };
const COPYLEFT = /GPL|MPL|EPL|CDDL/u;
const WIDTH = 120;

/** @returns what ships, by name and version: from the lock file alone, so the same on every machine */
export function shippedPackages() {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return { path, name, version, licence: license ?? SAID_ELSEWHERE[name] ?? 'not said' };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export const rowOf = ({ name, version, licence }) => `${name} ${version}  ${licence}`;

function notices() {
  const packages = shippedPackages();
  const rows = [...new Set(packages.map(rowOf))];
  const byText = new Map();
  for (const each of packages) {
    const text = licenceTextOf(join(root, each.path));
    if (text) byText.set(text, [...(byText.get(text) ?? []), `${each.name} ${each.version}`]);
  }
  const copyleft = packages.filter(({ licence }) => COPYLEFT.test(licence) && !licence.includes(' OR '));
  return [
    'THIRD-PARTY NOTICES',
    '',
    'Paseo is licensed under the Apache License 2.0 (LICENSE). It ships with the packages below, each under its own licence.',
    'Written by `npm run notices` from package-lock.json and the packages themselves; a test holds it against the lock file.',
    '',
    'LIBRARIES UNDER THE LGPL',
    '',
    ...copyleft.map(
      ({ path, name, version, licence }) =>
        `${name} ${version} (${licence}) is used as a library, unchanged. Its source is in ${path} and at\n` +
        `${sourceOf(join(root, path))}; another version put there takes its place with \`npm run build\`.`,
    ),
    '',
    'PACKAGES',
    '',
    ...rows,
    '',
    'TEXTS',
    ...[...byText].flatMap(([text, names]) => [
      '',
      '-'.repeat(WIDTH),
      wrapped([...new Set(names)].join(', ')),
      '',
      text,
    ]),
    '',
  ].join('\n');
}

function sourceOf(folder) {
  const { repository = '' } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return (repository.url ?? repository).replace(/^git\+/u, '').replace(/\.git$/u, '');
}

/** Empty for packages that carry none, and for those of other platforms, which are not installed here. */
function licenceTextOf(folder) {
  const isNotice = (name) =>
    /^(?:licen[cs]e|copying|notice|copyright)/iu.test(name) && !/\.(?:[cm]?js|ts)$/u.test(name);
  return filesIn(folder)
    .filter(isNotice)
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path).map((file) => join(path, file)) : [path];
    })
    .map((file) => wrapped(readFileSync(file, 'utf8').replaceAll('\r', '').trim()))
    .join('\n\n');
}

const filesIn = (folder) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/** Lines of at most `WIDTH` characters; only where a line breaks is changed. */
function wrapped(text) {
  return text
    .split('\n')
    .flatMap((line) => line.trimEnd().match(new RegExp(`.{1,${WIDTH}}(?:\\s|$)|\\S{${WIDTH},}`, 'gu')) ?? [''])
    .map((line) => line.trimEnd())
    .join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(NOTICES_FILE, notices());
  process.stdout.write(`${NOTICES_FILE}: ${shippedPackages().length} packages\n`);
}
