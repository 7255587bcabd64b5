// What the sender of an import hears is true: of a stored import its report, of a failure what is known.
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { DomainError } from '../../domain/errors.ts';
import { createUploads, importUpload, type Upload, type UploadDeps } from './upload.ts';

const folder = mkdtempSync(join(tmpdir(), 'paseo-uploads-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const COUNTS = { read: 1, new: 0, changed: 0, unchanged: 1, merged: 0, rejected: 0, outside: 0 };
const REPORT = { counts: COUNTS, outside: [], rejections: [] };

/** An import of a file that changes nothing, over tables that a test may let fail. */
function importWith({
  administer,
  plan,
  refresh,
}: {
  readonly administer?: () => Promise<never>;
  readonly plan?: () => Promise<never>;
  readonly refresh?: () => Promise<void>;
}) {
  const gone = new AbortController();
  const warnings: unknown[] = [];
  const counted: string[] = [];
  let storing = 0;
  const deps = {
    places: { all: async () => ({ rows: [], version: 1 }) },
    removedPlaces: { ids: async () => new Set() },
    administer: administer ?? (async () => {}),
    catalogue: { refresh: refresh ?? (async () => {}) },
    log: { warn: (_facts: unknown, message: string) => warnings.push(message) },
    metrics: { countUpload: (outcome: string) => counted.push(outcome) },
    uploads: createUploads({
      folder,
      limitBytes: 100,
      seconds: 60,
      graceS: 1,
      plan: plan ?? (async () => ({ report: REPORT, put: [] })),
    }),
  } as unknown as UploadDeps;
  const upload: Upload = {
    source: 'jsonl',
    file: 'places.jsonl',
    stream: Readable.from([Buffer.from('{}')]),
    announcedBytes: undefined,
    isDryRun: false,
    gone: gone.signal,
    onStoring: () => {
      storing += 1;
    },
  };
  const outcome = () => importUpload(deps, { kind: 'cli' }, upload);
  return { gone, warnings, counted, outcome, storing: () => storing };
}
const GONE = new DomainError('request/malformed', 'The sender went away');

test('a stored import is a success also where the catalogue cannot be read at once', async () => {
  const { outcome, warnings, counted } = importWith({ refresh: () => Promise.reject(new Error('away')) });
  expect(await outcome()).toEqual(REPORT);
  expect(counted).toEqual(['stored']);
  expect(warnings).toEqual(['an import was stored; the catalogue is taken up later']);
});

test('a sender that goes while the file is planned hears that, and nothing is stored', async () => {
  const { gone, outcome, storing } = importWith({
    plan: async () => {
      gone.abort(GONE);
      throw new Error('the thread was given up');
    },
  });
  await expect(outcome()).rejects.toBe(GONE);
  expect(storing()).toBe(0);
});

test('a sender that goes as the plan is ready finds nothing stored', async () => {
  const { gone, outcome, storing } = importWith({
    plan: async () => {
      gone.abort(GONE);
      return { report: REPORT, put: [] } as never;
    },
  });
  await expect(outcome()).rejects.toBe(GONE);
  expect(storing()).toBe(0);
});

test('once the transaction has begun its own failure is told, whoever went meanwhile', async () => {
  const broken = new Error('a constraint');
  const { gone, outcome, storing, counted } = importWith({
    administer: async () => {
      gone.abort(GONE);
      throw broken;
    },
  });
  await expect(outcome()).rejects.toBe(broken);
  expect(counted).toEqual(['failed']);
  expect(storing()).toBe(1);
});

test('where the database goes away in the transaction, the failure says what tells the outcome', async () => {
  const { outcome, counted } = importWith({
    administer: async () => {
      throw new DomainError('storage/unavailable', 'try again', { retryAfterS: 1 });
    },
  });
  await expect(outcome()).rejects.toMatchObject({
    code: 'storage/unavailable',
    message: expect.stringContaining('the reports of imports tell'),
    retryAfterS: undefined,
  });
  expect(counted).toEqual(['storage/unavailable']);
});

test('left-over files go when no import can need them any more, and nothing else does', async () => {
  const uploads = createUploads({ folder, limitBytes: 1, seconds: 60, graceS: 10, plan: () => Promise.reject() });
  const made = (name: string, ageS: number) => {
    const path = join(folder, name);
    mkdirSync(path);
    const then = Date.now() / 1000 - ageS;
    utimesSync(path, then, then);
    return path;
  };
  const [old, young, other] = [made('upload-old', 140), made('upload-young', 100), made('other', 140)];
  await uploads.removeLeftOvers();
  expect([old, young, other].map((path) => existsSync(path))).toEqual([false, true, true]);
});
