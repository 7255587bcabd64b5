// Whether the reviewed OpenAPI document only adds to the first one that others relied on, to the last one before it, and
// to those of further commits: npm run check:contract [-- COMMIT ...]
import { readFileSync } from 'node:fs';
import { breaksOf, type Document } from './additive.ts';
import { baselines, documentOf, SNAPSHOT } from './baselines.ts';

const AUDITED_FIRST = 'user, place, review, widget-key, model-set, catalogue';
const ACTIONS_FIRST =
  'created, changed, closed, removed, joined, separated, reconsidered, rotated, revoked, trained, activated, imported';
const NEVER_OUT = 'it stood in no state of the repository that was handed over; `has` and `has_not` took its place';
const AUDIT_GROWS = 'the document says that more may come';

/** Changes that were decided, and why; `*` stands for any text. */
const DECIDED: Readonly<Record<string, string>> = {
  'POST /api/users/ body.username: format': 'names of invisible letters looked like the names of others',
  'GET /api/places/ 200[].facts.stations[].network: anything where metro, cercanias was': 'networks differ by city',
  'GET /api/places/{place_id} 200.facts.stations[].network: anything where metro, cercanias was':
    'networks differ by city',
  'GET /api/places/ 200[].facts.told_features: *': NEVER_OUT,
  'GET /api/places/{place_id} 200.facts.told_features: *': NEVER_OUT,
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

const current = readFileSync(SNAPSHOT, 'utf8');
const later: Document = JSON.parse(current);
let breaks = 0;

for (const commit of baselines(current, process.argv.slice(2))) {
  const text = documentOf(commit);
  if (text === undefined) {
    breaks += 1;
    process.stdout.write(
      `  FAILED: no ${SNAPSHOT} in commit ${commit}; the comparison needs a checkout with its whole history\n`,
    );
    continue;
  }
  const earlier: Document = JSON.parse(text);
  const found = breaksOf(earlier, later);
  const undecided = found.filter((each) => reasonFor(each) === undefined);
  breaks += undecided.length;
  for (const each of found) {
    const reason = reasonFor(each);
    process.stdout.write(reason === undefined ? `  FAILED: ${each}\n` : `  decided: ${each} (${reason})\n`);
  }
  process.stdout.write(
    `check:contract  ${Object.keys(earlier.paths).length} paths of ${commit}, ${undecided.length} breaks\n`,
  );
}
process.exitCode = breaks === 0 ? 0 : 1;
