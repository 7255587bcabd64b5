// The catalogue out and in over HTTP: what is exported is imported again as it was, and a large or slow file is bounded.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { buildServer } from '../../src/http/server.ts';
import { planFile } from '../../src/usecases/importing/import.ts';
import { DATABASES } from '../support/databases.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { aPlace } from '../support/places.ts';
import { bearer, startTestService, type TestService } from '../support/service.ts';

const FULL = aPlace({
  id: 'full',
  name: 'Café "Lleno", =1+1',
  aliases: ['El Lleno'],
  categories: ['cafes', 'bakeries'],
  types: ['cafe'],
  position: { latDeg: 40.42, lngDeg: -3.7 },
  description: { en: 'With\ntwo lines', es: 'Con ñ' },
  cuisines: ['spanish'],
  features: ['outdoor_seating'],
  openingHours: 'Mo-Fr 10:00-20:00',
  freeEntry: '24/7',
  terraceHours: 'Mo-Su 10:00-24:00',
  otherSign: { name: 'Bar Antiguo', source: 'licences', asOf: '2026-01-02' },
  priceLevel: 2,
  prices: [{ what: { en: 'Menu', es: 'Menú' }, amount: 12.5, currency: 'EUR', asOf: '2026-01' }],
  website: 'https://lleno.example/',
  phone: '+34 910 000 000',
  wheelchair: 'limited',
  visitMinutes: 45,
  wikidata: 'Q1',
  rating: { mean: 4.321, count: 17 },
  prominence: 2.5,
  checkedOn: '2026-02-03',
  confirmed: { opening_hours: '2026-03-04', name: '2026-03-05' },
  provenance: { phone: { source: 'osm', asOf: '2026', record: 'osm-node-1' }, 'id:osm-node-1': { source: 'osm' } },
});
/** Names and telephones that a spreadsheet would take for formulas. */
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', 'Bar;=1+1'].map((name, at) =>
  aPlace({ id: `formula-${at}`, name, aliases: ['Bar', '=1+1'], phone: '+34 910 000 000', categories: ['cafes'] }),
);
const CLOSED = aPlace({ id: 'closed', name: 'Cerrado', categories: ['parks'], closedForGood: true });

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'paseo-upload-'));
  folders.push(made);
  return made;
}
afterAll(() => {
  for (const each of folders) rmSync(each, { recursive: true, force: true });
});

const kiosk = (id: string, name = 'Kiosko') =>
  `${JSON.stringify({ id, name, lat: 40.42, lng: -3.7, types: ['cafe'] })}\n`;

interface Sending {
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const send = ({ ask }: TestService, token: string, body: string | Buffer | Readable, sending: Sending = {}) =>
  ask({
    method: 'POST',
    url: `/api/admin/imports?${sending.query ?? 'source=jsonl'}`,
    headers: { ...bearer(token), 'content-type': 'application/octet-stream', ...sending.headers },
    payload: body,
  });

const documentsOf = async ({ composed }: TestService) =>
  (await composed.service.places.all()).rows.map(({ place }) => place).sort((a, b) => (a.id < b.id ? -1 : 1));

describe.each(DATABASES)('catalogue files over %s', (kind) => {
  let service: TestService;
  let admin: string;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = folder();
    service = await startTestService(kind, {
      places: [...littleMadrid, FULL, CLOSED, ...FORMULAS],
      environment: { DATA_DIR: dataDir, IMPORT_LIMIT_BYTES: '20000' },
    });
    admin = await service.signIn('root', 'admin');
  });
  afterAll(() => service?.close());
  const get = (name: string) => service.ask({ url: `/api/admin/${name}`, headers: bearer(admin) });
  const uploads = () => (existsSync(join(dataDir, 'uploads')) ? readdirSync(join(dataDir, 'uploads')) : []);

  test('what is exported and imported into an empty database is the same catalogue', async () => {
    // An edit and an emptied field of an administrator travel as well.
    const edit = { phone: null, address: 'Calle Nueva, 1' };
    const changed = await service.ask({
      method: 'PATCH',
      url: '/api/admin/places/full',
      headers: bearer(admin),
      payload: edit,
    });
    expect(changed.statusCode).toBe(200);
    const exported = await get('catalogue.jsonl');
    expect([exported.statusCode, exported.headers['content-type'], exported.headers['content-disposition']]).toEqual([
      200,
      'application/jsonl; charset=utf-8',
      'attachment; filename="catalogue.jsonl"',
    ]);
    const empty = await startTestService(kind, { places: [], environment: { DATA_DIR: folder() } });
    const root = await empty.signIn('root', 'admin');
    const imported = await send(empty, root, exported.body);
    expect([imported.statusCode, imported.json()]).toMatchObject([
      200,
      { stored: true, counts: { read: 19, new: 19, rejected: 0 } },
    ]);
    // District and barrio follow from the position, and the little world was made without them.
    const located = (await documentsOf(empty)).map(({ district: _, barrio: __, ...place }) => place);
    expect(located).toEqual((await documentsOf(service)).map(({ district: _, barrio: __, ...place }) => place));
    const again = await send(empty, root, exported.body);
    expect(again.json()).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 19 } });
    // From there on district and barrio are the same, too.
    const second = (await empty.ask({ url: '/api/admin/catalogue.jsonl', headers: bearer(root) })).body;
    expect((await send(empty, root, second)).json().counts).toMatchObject({ changed: 0, unchanged: 19 });
    await empty.close();
  });

  test('GeoJSON and CSV hold every place, closed ones too, and a cell is no formula', async () => {
    const geojson = (await get('catalogue.geojson')).json();
    expect(geojson.features).toHaveLength(19);
    expect(geojson.features.find(({ id }: { id: string }) => id === 'full')).toMatchObject({
      geometry: { type: 'Point', coordinates: [-3.7, 40.42] },
      properties: { name: 'Café "Lleno", =1+1', prices: [{ amount: 12.5, as_of: '2026-01' }] },
    });
    const csv = await get('catalogue.csv');
    const rows = parse(csv.body, { columns: true }) as Record<string, string>[];
    expect(rows).toHaveLength(19);
    expect(rows.find(({ id }) => id === 'full')).toMatchObject({
      name: 'Café "Lleno", =1+1',
      lng: '-3.7',
      categories: 'cafes; bakeries',
      description_en: 'With\ntwo lines',
    });
    expect(rows.find(({ id }) => id === 'closed')?.closed_for_good).toBe('true');
    const names = rows.filter(({ id }) => id?.startsWith('formula-')).map(({ name }) => name);
    expect(names.sort()).toEqual(["'+1", "'-1", "'=1+1", "'@SUM(A1)", "Bar;'=1+1"]);
    // As a program reads the file that separates by semicolons, or by tabs.
    const cells = csv.body.split(/[;\t\r\n]/u).map((cell) => cell.replace(/^[\s"]+/u, ''));
    expect(cells.filter((cell) => /^[=+\-@]/u.test(cell))).toEqual([]);
  });

  test('CSV has a column for every fact that JSON lines have, save prices, provenance and confirmations', async () => {
    const lines = (await get('catalogue.jsonl')).body.trim().split('\n');
    const full = lines.map((line) => JSON.parse(line)).find(({ id }) => id === 'full');
    const [row] = (parse((await get('catalogue.csv')).body, { columns: true }) as Record<string, string>[]).filter(
      ({ id }) => id === 'full',
    );
    const { prices: _, provenance: __, description: ___, confirmed: ____, ...facts } = full;
    expect(Object.keys(facts).filter((name) => !row?.[name])).toEqual([]);
    expect(row).toMatchObject({
      terrace_hours: 'Mo-Su 10:00-24:00',
      other_sign: 'Bar Antiguo',
      other_sign_source: 'licences',
      other_sign_as_of: '2026-01-02',
    });
  });

  test('only administrators export and import', async () => {
    const carmen = await service.signIn('carmen');
    expect((await service.ask({ url: '/api/admin/catalogue.csv', headers: bearer(carmen) })).statusCode).toBe(403);
    expect((await send(service, carmen, kiosk('no'))).statusCode).toBe(403);
    expect((await send(service, 'no.token', kiosk('no'))).statusCode).toBe(401);
  });

  test('a dry run stores nothing, and a stored import is reported and served at once', async () => {
    const trial = await send(service, admin, kiosk('trial'), { query: 'source=jsonl&dry_run=true' });
    expect(trial.json()).toMatchObject({ stored: false, counts: { new: 1 } });
    expect((await service.ask({ url: '/api/places/trial' })).statusCode).toBe(404);
    const before = (await get('imports')).json().length;
    const zipped = await send(service, admin, gzipSync(kiosk('zipped')), { query: 'source=jsonl&file=own.jsonl.gz' });
    expect(zipped.json()).toMatchObject({ stored: true, counts: { new: 1 } });
    expect((await service.ask({ url: '/api/places/zipped' })).statusCode).toBe(200);
    const reports = (await get('imports')).json();
    expect([reports.length - before, reports[0].file]).toEqual([1, 'own.jsonl.gz']);
    expect((await get('audit-log?limit=1&object=catalogue')).json()[0]).toMatchObject({
      action: 'imported',
      actor: { kind: 'user' },
    });
  });

  test('a broken file stores nothing of its good lines and leaves no file behind', async () => {
    const { version } = await service.composed.service.places.all();
    const broken = await send(service, admin, `${kiosk('good')}{"id": "bad"\n`);
    expect([broken.statusCode, broken.json().code]).toEqual([422, 'import/bad-data']);
    expect((await service.composed.service.places.all()).version).toBe(version);
    expect(uploads()).toEqual([]);
  });

  test('events tell how far it is, then the report', async () => {
    const rows = Array.from({ length: 100 }, (_, at) => kiosk(`many-${at}`)).join('');
    const { headers, body } = await send(service, admin, rows, {
      query: 'source=jsonl&dry_run=true',
      headers: { accept: 'text/event-stream' },
    });
    expect(headers['content-type']).toBe('text/event-stream');
    const events = body
      .trim()
      .split('\n\n')
      .map((each) => each.split('\n').map((line) => line.replace(/^\w+: /u, '')));
    expect(events.at(-1)?.[0]).toBe('done');
    expect(JSON.parse(events.at(-1)?.[1] ?? '')).toMatchObject({ stored: false, counts: { read: 100 } });
    const progress = events.slice(0, -1);
    expect(progress.length).toBeGreaterThan(0);
    for (const [name, data] of progress) {
      expect(name).toBe('progress');
      const { share, records } = JSON.parse(data ?? '');
      expect(share).toBeGreaterThan(0);
      expect(share).toBeLessThanOrEqual(1);
      expect(records).toBeGreaterThan(0);
    }
  });

  test('a file beyond the limit is refused by what it says, and by what comes', async () => {
    const announced = await send(service, admin, 'x'.repeat(20_001));
    expect([announced.statusCode, announced.json().code]).toEqual([413, 'import/too-large']);
    let given = 0;
    const endless = Readable.from(
      (function* () {
        for (;;) {
          given += 1;
          yield Buffer.alloc(1_000, 0x20);
        }
      })(),
    );
    const unannounced = await send(service, admin, endless);
    expect([unannounced.statusCode, unannounced.json().code]).toEqual([413, 'import/too-large']);
    expect(given).toBeLessThan(500);
    expect(uploads()).toEqual([]);
  });

  test.each([
    ['source=gogle', ''],
    ['source=jsonl&file=../evil.jsonl', kiosk('x')],
    ['source=jsonl&file=.hidden', kiosk('x')],
    ['source=jsonl', ''],
  ])('%s is refused', async (query, body) => {
    expect((await send(service, admin, body, { query })).statusCode).toBe(422);
  });
});

test('a file that a killed process left is removed when the service starts again', async () => {
  const dataDir = folder();
  const left = join(dataDir, 'uploads', 'upload-killed');
  mkdirSync(left, { recursive: true });
  writeFileSync(join(left, 'places.jsonl'), kiosk('killed'));
  const anHourAgo = Date.now() / 1000 - 3_600;
  utimesSync(left, anHourAgo, anHourAgo);
  const service = await startTestService('embedded', { environment: { DATA_DIR: dataDir } });
  await expect.poll(() => existsSync(left), { timeout: 20_000 }).toBe(false);
  await service.close();
});

describe('slow files', () => {
  afterEach(() => void vi.restoreAllMocks());
  let service: TestService;
  let admin: string;
  type Parts = TestService['composed']['service'];
  const listening = async (seconds: number, replaced: (parts: Parts) => Partial<Parts> = () => ({})) => {
    service = await startTestService('embedded', {
      environment: { DATA_DIR: folder(), IMPORT_SECONDS: String(seconds) },
    });
    admin = await service.signIn('root', 'admin');
    const parts = { ...service.composed.service, ...replaced(service.composed.service) };
    const app = await buildServer(parts, {
      version: '0.0.0-test',
      pages: 'no pages',
      bodyLimitBytes: 65_536,
      trustProxy: false,
      rateLimitPerMinute: 0,
      rateLimitPerAddress: 0,
      clients: { requestS: 0.5, deadlineS: 2, maxConnections: 10, maxRequestsPerConnection: 10 },
    });
    await app.listen({ port: 0 });
    return { app, port: (app.server.address() as { port: number }).port };
  };

  /** Sends a line four times a second, so many, or until it is answered. */
  async function drip(port: number, lines: number): Promise<string> {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    let answer = '';
    socket.on('data', (bytes) => {
      answer += String(bytes);
    });
    const head = [
      'POST /api/admin/imports?source=jsonl HTTP/1.1',
      'Host: paseo',
      `Authorization: Bearer ${admin}`,
      'Transfer-Encoding: chunked',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    for (let at = 0; at < lines && answer === ''; at++) {
      const line = kiosk(`slow-${at}`);
      if (socket.writable) socket.write(`${line.length.toString(16)}\r\n${line}\r\n`);
      await sleep(250);
    }
    if (socket.writable) socket.write('0\r\n\r\n');
    while (!socket.closed) await sleep(20);
    return answer;
  }

  test('a file may take longer to arrive than other requests', async () => {
    const { app, port } = await listening(60);
    // Others are looked at once a second, and ended when half a second has passed.
    const answer = await drip(port, 9);
    expect(answer).toMatch(/^HTTP\/1.1 200 /u);
    expect(answer).toContain('"new":9');
    await app.close();
    await service.close();
  });

  test('but not longer than its own bound, and then nothing is stored', async () => {
    const { app, port } = await listening(1);
    const answer = await drip(port, 1_000);
    expect(answer).toMatch(/^HTTP\/1.1 408 /u);
    expect(answer).toContain('nothing was stored');
    expect((await service.ask({ url: '/api/places/slow-0' })).statusCode).toBe(404);
    await app.close();
    await service.close();
  });

  test.each(['application/json', 'text/event-stream'])(
    'a transaction that takes longer than the deadline is answered by its outcome, as %s',
    async (accept) => {
      const set = vi.spyOn(globalThis, 'setTimeout');
      const cleared = vi.spyOn(globalThis, 'clearTimeout');
      const [seconds, graceS] = [60, 7];
      const { app, port } = await listening(seconds, ({ uploads, administer }) => ({
        uploads: { ...uploads, seconds, graceS, plan: (order) => planFile(order, {}) },
        administer: async (actor, work) => {
          // The deadline passes here, if it still runs.
          const at = set.mock.calls.findIndex(([, ms]) => ms === (2 * seconds + graceS) * 1000);
          const deadline = set.mock.results[at]!.value;
          if (!cleared.mock.calls.some(([timer]) => timer === deadline)) (set.mock.calls[at]![0] as () => void)();
          return administer(actor, work);
        },
      }));
      const response = await fetch(`http://127.0.0.1:${port}/api/admin/imports?source=jsonl`, {
        method: 'POST',
        headers: { ...bearer(admin), accept },
        body: kiosk('late'),
      });
      expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"stored":true')]);
      expect((await service.ask({ url: '/api/places/late' })).statusCode).toBe(200);
      await app.close();
      await service.close();
    },
  );

  test('one that breaks off stores nothing, leaves no file and makes room for the next', async () => {
    const { app, port } = await listening(60);
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    const line = kiosk('half');
    const head = ['POST /api/admin/imports?source=jsonl HTTP/1.1', 'Host: paseo', `Authorization: Bearer ${admin}`];
    socket.write(`${head.join('\r\n')}\r\nContent-Length: 5000\r\n\r\n${line}`);
    await sleep(500);
    socket.destroy();
    await expect
      .poll(async () => (await send(service, admin, kiosk('whole'))).statusCode, { timeout: 10_000 })
      .toBe(200);
    expect((await service.ask({ url: '/api/places/half' })).statusCode).toBe(404);
    expect(
      folders.flatMap((each) => (existsSync(join(each, 'uploads')) ? readdirSync(join(each, 'uploads')) : [])),
    ).toEqual([]);
    await app.close();
    await service.close();
  });

  test('a second import meanwhile is told to wait', async () => {
    const { app, port } = await listening(60);
    const first = drip(port, 6);
    await sleep(500);
    const second = await send(service, admin, kiosk('second'));
    expect([second.statusCode, second.json().code]).toEqual([409, 'import/running']);
    expect(await first).toMatch(/^HTTP\/1.1 200 /u);
    await app.close();
    await service.close();
  });
});

test('uploads are counted by their outcome', async () => {
  const service = await startTestService('embedded', { environment: { DATA_DIR: folder() } });
  try {
    const token = await service.signIn('ada', 'admin');
    await send(service, token, kiosk('counted'));
    await send(service, token, kiosk('counted-again'), { query: 'source=jsonl&dry_run=true' });
    await send(service, token, 'not a record');
    const { body } = await service.ask({ url: '/metrics' });
    const counted = [...body.matchAll(/^paseo_uploads_total\{outcome="([^"]+)"\} (\d+)$/gmu)];
    expect(counted.map(([, outcome, times]) => [outcome, times])).toEqual([
      ['stored', '1'],
      ['dry run', '1'],
      ['import/bad-data', '1'],
    ]);
  } finally {
    await service.close();
  }
}, 150_000);
