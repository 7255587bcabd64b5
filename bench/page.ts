// How long a first visit takes on a slow phone: `npm run bench:page [-- PAGE...]`. Prints; asserts nothing.
import { availableParallelism, cpus, loadavg } from 'node:os';
import { launch, noBrowser } from '../tests/browser/browser.ts';
import { ADMIN, startService } from '../tests/browser/service.ts';
import { type Visit, visitAnew } from './page-visit.ts';

const TARGET_MS = 2_000;
const ROUNDS = 5;
const PERSON = { username: 'paseante', password: 'caminito de la tarde' } as const;

/** A page, what somebody waits for on it, and who that is. */
const PAGES = [
  ['explore', '/', '.card h3', 'stranger'],
  ['explore, known', '/', '.card .reason', 'person'],
  ['place', '/place/?id=museo-del-prado', '.hours', 'stranger'],
  ['day plan', '/plan/', '.stop.open-yes, .stop.open-no', 'person'],
  ['account', '/account/', 'form.panel', 'person'],
  ['developers', '/developers/', '.preview', 'stranger'],
  ['evaluation', '/evaluation/', '.chart', 'stranger'],
  ['administration', '/admin/', '.page .panel', 'administrator'],
] as const;

type Who = (typeof PAGES)[number][3];

const PLAN = JSON.stringify([
  { id: 'museo-del-prado', name: 'Museo del Prado', lat: 40.4138, lng: -3.692, stayMin: 90 },
  { id: 'parque-del-retiro', name: 'Retiro', lat: 40.41526, lng: -3.6845, stayMin: 60 },
  { id: 'museo-reina-sofia', name: 'Reina Sofía', lat: 40.4086, lng: -3.694, stayMin: 60 },
]);

async function measurePages(): Promise<void> {
  if (noBrowser) return;
  const wanted = process.argv.slice(2);
  const service = await startService();
  const remembered = await whatTheyRemember(service.url);
  const browser = await launch();
  print(`${cpus()[0]?.model.trim()}, ${availableParallelism()} cores; median and worst of ${ROUNDS}\n`);
  print('page            first paint  shown    interactive  worst    of 2 s  shift   script kB  all kB  load');
  for (const [name, path, sign, who] of PAGES) {
    if (wanted.length > 0 && !wanted.some((each) => name.startsWith(each))) continue;
    const destination = { url: service.url + path, sign, remembered: remembered[who] };
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await visitAnew(browser, destination));
    print(`${name.padEnd(15)} ${columns(visits)}`);
  }
  await browser.close();
  await service.stop();
}

function columns(visits: readonly Visit[]): string {
  const sorted = (of: (visit: Visit) => number) => visits.map(of).sort((a, b) => a - b);
  const median = (of: (visit: Visit) => number) => sorted(of)[ROUNDS >> 1]!;
  const interactive = median(({ interactiveMs }) => interactiveMs);
  return [
    `${median(({ paintMs }) => paintMs)} ms`.padEnd(12),
    `${median(({ shownMs }) => shownMs)} ms`.padEnd(8),
    `${interactive} ms`.padEnd(12),
    `${sorted(({ interactiveMs }) => interactiveMs).at(-1)} ms`.padEnd(8),
    (interactive / TARGET_MS).toFixed(2).padEnd(7),
    median(({ shift }) => shift)
      .toFixed(3)
      .padEnd(7),
    median(({ scriptKB }) => scriptKB)
      .toFixed(1)
      .padEnd(10),
    median(({ allKB }) => allKB)
      .toFixed(1)
      .padEnd(7),
    loadavg()[0]?.toFixed(1),
  ].join(' ');
}

/** Somebody with tastes and a plan, and the administrator, are signed in already. */
async function whatTheyRemember(url: string): Promise<Readonly<Record<Who, Readonly<Record<string, string>>>>> {
  const post = async (path: string, body: unknown, token?: string): Promise<{ readonly access_token: string }> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return (await response.json()) as { readonly access_token: string };
  };
  await post('/api/users/', PERSON);
  const { access_token: token } = await post('/api/token', PERSON);
  for (const category of ['museums', 'parks', 'cafes'])
    await post('/api/preferences/', { category, rating: 4.5 }, token);
  const administrator = await post('/api/token', ADMIN);
  return {
    stranger: {},
    person: { 'paseo.token': token, 'paseo.plan': PLAN },
    administrator: { 'paseo.token': administrator.access_token },
  };
}

const print = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

await measurePages();
