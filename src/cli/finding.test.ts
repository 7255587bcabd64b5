// The commands that ask about places, against a service played by a double.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { facetsFrom } from './facets.ts';
import { listFrom } from './finding.ts';
import { suggestionsFrom } from './suggestions.ts';

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

test('a position west of Greenwich and a box are written like any other number', async () => {
  await list('prado', '--lat', '40.4', '--lng', '-3.7', '--bbox', '-3.72,40.4,-3.68,40.43');
  const found = Object.fromEntries(asked[0]?.searchParams ?? []);
  expect(found).toEqual({ q: 'prado', lat: '40.4', lng: '-3.7', bbox: '-3.72,40.4,-3.68,40.43' });
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

test('without a token nothing is recommended, and the catalogue is public', async () => {
  vi.stubEnv('PASEO_TOKEN', '');
  const recommending = { path: '/api/recommendations/', parameters: [], needsToken: true };
  await expect(
    listFrom(
      recommending,
      [],
      service(() => Response.json([])),
    ),
  ).rejects.toThrow('PASEO_TOKEN is not set');
  expect(asked).toEqual([]);
  await list('prado');
  expect(asked).toHaveLength(1);
});

const COUNTED = {
  ...{ total: 60, unknown: 7, category: [], open_now: 9 },
  kind: [
    { value: 'art_museum', count: 12 },
    { value: 'museum', count: 3 },
  ],
  diet: [{ value: 'vegan', count: 1 }],
};
const counting = service(() => Response.json(COUNTED));

test('facets are asked for with the filters of lists, and counted one line a value', async () => {
  await facetsFrom(['--category', 'museums', '--radius-m', '500', '--lat', '40.4', '--lng', '-3.7'], counting);
  expect(asked[0]?.pathname).toBe('/api/places/facets/');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
    ...{ category: 'museums', radius_m: '500', lat: '40.4', lng: '-3.7' },
  });
  expect(printed.out.split('\n')).toEqual([
    'kind      art_museum  12',
    'kind      museum       3',
    'diet      vegan        1',
    'open_now  now          9',
    '',
  ]);
  expect(printed.err).toBe('60 match; 7 more would if unknown facts were favourable\n');
});

test('facets as the service gives them', async () => {
  await facetsFrom(['--json'], counting);
  expect(JSON.parse(printed.out)).toEqual(COUNTED);
});

test.each([['--novelty'], ['--match'], ['--limit']])('counts have no order and no length: %s', async (option) => {
  await expect(facetsFrom([option, '1'], counting)).rejects.toThrow(option);
  expect(asked).toEqual([]);
});

const SUGGESTED = [
  { kind: 'category', id: 'museums', name: 'museums' },
  { kind: 'place', id: 'museo-del-prado', name: 'Museo del Prado', detail: 'Retiro', distance: 1200 },
];
const suggesting = service(() => Response.json(SUGGESTED));

test('suggestions say what they are and how to name them', async () => {
  await suggestionsFrom(['museo', 'del', '--limit', '2', '--lang', 'es'], suggesting);
  expect(asked[0]?.pathname).toBe('/api/places/suggest/');
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({ q: 'museo del', limit: '2', lang: 'es' });
  expect(printed).toEqual({
    out: 'museums (category, museums)\nMuseo del Prado (place, Retiro, 1200 m, museo-del-prado)\n',
    err: '',
  });
});

test('suggestions as the service gives them', async () => {
  await suggestionsFrom(['mus', '--json'], suggesting);
  expect(JSON.parse(printed.out)).toEqual(SUGGESTED);
});

test('without a beginning nothing is suggested, and without a suggestion this is said', async () => {
  await expect(suggestionsFrom([], suggesting)).rejects.toThrow('the words to ask with are missing');
  expect(asked).toEqual([]);
  await suggestionsFrom(
    ['xyzzy'],
    service(() => Response.json([])),
  );
  expect(printed.out).toBe('nothing begins like this\n');
});
