// Prints what the changelog says of a version: node scripts/release-notes.mjs VERSION
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [version] = process.argv.slice(2);
const changelog = readFileSync(join(dirname(fileURLToPath(import.meta.url)), '../CHANGELOG.md'), 'utf8');
const section = changelog.split(/^## /mu).find((part) => /^\[?([^\s\]]+)/u.exec(part)?.[1] === version);
if (version === undefined || section === undefined) {
  process.stderr.write(`CHANGELOG.md has no section "## ${version}"\n`);
  process.exit(2);
}
process.stdout.write(`${section.slice(section.indexOf('\n')).trim()}\n`);
