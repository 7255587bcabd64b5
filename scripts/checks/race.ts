// Rounds of 64 parallel statements about one category and 32 parallel sign-ups of one name: one row, and no 5xx.
// Usage: npm run check:race -- [--rounds 10] [--postgres postgres://user:password@host:port]
// The figure is --rounds 1000; most of the time goes into hashing passwords.
import { parseArgs } from 'node:util';
import { openStorage } from './running/databases.ts';
import { getRequest, type Line, type Outcome, openLine, postRequest } from './running/line.ts';
import { countsOf } from './running/load.ts';
import { PASSWORD, signIn, startService } from './running/service.ts';
import { startVerdicts } from './running/verdicts.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '10' }, postgres: { type: 'string' } },
});
const rounds = Number(values.rounds);
const UPSERTS = 64;
const SIGN_UPS = 32;

const storage = await openStorage(values.postgres);
const verdicts = startVerdicts(`check:race on ${storage.name}: ${rounds} rounds`);
const service = await startService({ ...storage.environment, PASEO_CATALOGUE: 'none' });
try {
  const token = await signIn(service.url, 'racer');
  const lines = Array.from({ length: UPSERTS }, () => openLine(service.port));
  const outcomes: Outcome[] = [];
  let wrongRows = 0;
  let wrongNames = 0;
  for (let round = 0; round < rounds; round++) {
    const stated = await together(lines, (i) =>
      postRequest('/api/preferences/', { category: i % 2 ? `race ${round}` : `RACE ${round}`, rating: i % 6 }, token),
    );
    if (!(await isOneRow(lines[0], token, `race ${round}`, stated))) wrongRows++;
    const signedUp = await together(lines.slice(0, SIGN_UPS), () =>
      postRequest('/api/users/', { username: `racer-${round}`, password: PASSWORD }),
    );
    if (signedUp.filter(isGood).length !== 1) wrongNames++;
    outcomes.push(...stated, ...signedUp);
  }
  for (const line of lines) line.close();
  verdicts.say(`${UPSERTS} parallel statements leave one row`, wrongRows === 0, `${rounds - wrongRows} of ${rounds}`);
  verdicts.say(`of ${SIGN_UPS} sign-ups one succeeds`, wrongNames === 0, `${rounds - wrongNames} of ${rounds}`);
  verdicts.say(
    'every request is answered, none by a 5xx',
    outcomes.every((outcome) => outcome.kind === 'answer' && outcome.status < 500),
    countsOf(outcomes),
  );
} finally {
  await service.stop();
  await storage.remove();
}
process.exitCode = verdicts.exitCode;

function isGood(outcome: Outcome): boolean {
  return outcome.kind === 'answer' && outcome.status < 300;
}

function together(lines: readonly Line[], request: (i: number) => string): Promise<Outcome[]> {
  return Promise.all(lines.map((line, i) => line.ask(request(i))));
}

/** All were answered with the same row, and that row is the only one. */
async function isOneRow(
  line: Line | undefined,
  token: string,
  category: string,
  stated: readonly Outcome[],
): Promise<boolean> {
  const listed = await line?.ask(getRequest('/api/preferences/', token));
  if (listed?.kind !== 'answer') return false;
  const rows = (JSON.parse(listed.body) as { readonly id: number; readonly category: string }[]).filter(
    (row) => row.category.toLowerCase() === category,
  );
  const ids = new Set(
    stated.map((outcome) => (outcome.kind === 'answer' ? (JSON.parse(outcome.body) as { id?: number }).id : undefined)),
  );
  return rows.length === 1 && ids.size === 1 && ids.has(rows[0]?.id);
}
