// Whether the reviewed OpenAPI document only adds to an earlier one: npm run check:contract [-- COMMIT]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { breaksOf, type Document } from './additive.ts';

const SNAPSHOT = 'tests/api/openapi.snap.json';
/** The document that others already rely on. */
const FIRST_PROMISE = '8027c00';

const AUDITED_FIRST = 'user, place, review, widget-key, model-set, catalogue';
const ACTIONS_FIRST =
  'created, changed, closed, removed, joined, separated, reconsidered, rotated, revoked, trained, activated, imported';
const AUDIT_GROWS = 'the document says that more may come';

/** Changes that were decided, and why; `*` stands for any text. */
const DECIDED: Readonly<Record<string, string>> = {
  'POST /api/users/ body.username: format': 'names of invisible letters looked like the names of others',
  'GET /api/places/ 200[].facts.stations[].network: anything where metro, cercanias was': 'networks differ by city',
  'GET /api/places/{place_id} 200.facts.stations[].network: anything where metro, cercanias was':
    'networks differ by city',
  [`GET /api/admin/audit-log 200[].object: * where ${AUDITED_FIRST} was`]: AUDIT_GROWS,
  [`GET /api/users/me/export 200.administration[].object: * where ${AUDITED_FIRST} was`]: AUDIT_GROWS,
  [`GET /api/admin/audit-log 200[].action: * where ${ACTIONS_FIRST} was`]: AUDIT_GROWS,
  [`GET /api/users/me/export 200.administration[].action: * where ${ACTIONS_FIRST} was`]: AUDIT_GROWS,
};

function reasonFor(found: string): string | undefined {
  const isLike = (decided: string): boolean => {
    const [start = '', end] = decided.split('*');
    return end === undefined ? found === decided : found.startsWith(start) && found.endsWith(end);
  };
  return Object.entries(DECIDED).find(([decided]) => isLike(decided))?.[1];
}

const commit = process.argv[2] ?? FIRST_PROMISE;
const earlier = execFileSync('git', ['show', `${commit}:${SNAPSHOT}`], { encoding: 'utf8', maxBuffer: 1 << 26 });
const before: Document = JSON.parse(earlier);
const found = breaksOf(before, JSON.parse(readFileSync(SNAPSHOT, 'utf8')));
const breaks = found.filter((each) => reasonFor(each) === undefined);

for (const each of found) {
  const reason = reasonFor(each);
  if (reason !== undefined) process.stdout.write(`  decided: ${each} (${reason})\n`);
}
for (const each of breaks) process.stdout.write(`  FAILED: ${each}\n`);
process.stdout.write(
  `check:contract  ${Object.keys(before.paths).length} paths of ${commit}, ${breaks.length} breaks\n`,
);
process.exitCode = breaks.length === 0 ? 0 : 1;
