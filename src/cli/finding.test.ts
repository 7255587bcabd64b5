// The commands that list places, against a service played by a double.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listFrom } from './finding.ts';

const PLACES = [{ id: 'museo-del-prado', name: 'Museo del Prado', types: ['museum'], distance: 1200 }];
let asked: URL[] = [];
let printed = { out: '', err: '' };
const print = (to: 'out' | 'err', text: unknown): true => {
  printed = { ...printed, [to]: printed[to] + String(text) };
  return true;
};
const service = (reply: () => Response) =>
  (async (url: unknown) => {
    asked.push(new URL(String(url)));
    return reply();
  }) as typeof globalThis.fetch;
const counted = { 'x-total-count': '3', 'x-unknown-count': '40' };
const answering = service(() => Response.json(PLACES, { headers: counted }));
const list = (...args: string[]) =>
  listFrom({ path: '/api/places/', parameters: ['lat', 'lng', 'sort', 'limit'], words: 'q' }, args, answering);

beforeEach(() => {
  asked = [];
  printed = { out: '', err: '' };
  vi.stubEnv('PASEO_TOKEN', 'abc');
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => print('out', text));
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => print('err', text));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('words and filters become the parameters of the API, repeated ones several times', async () => {
  await list(
    'bar',
    'con',
    'terraza',
    '--category',
    'museums',
    '--category',
    'parks',
    '--open-at',
    'now',
    '--limit',
    '5',
  );
  const [url] = asked;
  expect(url?.pathname).toBe('/api/places/');
  expect(url?.searchParams.get('q')).toBe('bar con terraza');
  expect(url?.searchParams.getAll('category')).toEqual(['museums', 'parks']);
  expect(url?.searchParams.get('open_at')).toBe('now');
  expect(url?.searchParams.get('limit')).toBe('5');
  expect([...(url?.searchParams.keys() ?? [])]).not.toContain('area');
});

test('one line a place goes to standard output, the counts to standard error', async () => {
  await list('prado', '--min-rating', '4');
  expect(printed.out).toBe('Museo del Prado (museum, 1200 m, museo-del-prado)\n');
  expect(printed.err).toContain('3 match; 40 more');
});

test('the answer as the service gives it', async () => {
  await list('prado', '--json');
  expect(JSON.parse(printed.out)).toEqual(PLACES);
});

test('what the service refuses is told, with the nearest known values', async () => {
  const refusing = service(() =>
    Response.json({ detail: 'area must be a known value; nearest: Malasaña' }, { status: 422 }),
  );
  const refused = listFrom({ path: '/api/places/', parameters: [] }, ['--area', 'Malasagna'], refusing);
  await expect(refused).rejects.toThrow('nearest: Malasaña');
});

test('without a token nothing is asked', async () => {
  vi.stubEnv('PASEO_TOKEN', '');
  await expect(list('prado')).rejects.toThrow('PASEO_TOKEN is not set');
  expect(asked).toEqual([]);
});
