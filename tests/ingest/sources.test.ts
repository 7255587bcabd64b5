// Every source on small files written here: what becomes a place, what is rejected, and what is refused as a whole.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
// @ts-expect-error a plain JavaScript package without types
import Pbf from 'pbf';
import { describe, expect, test } from 'vitest';
import type { Place } from '../../src/domain/place.ts';
import { rowOf } from '../../src/ingest/jsonl-row.ts';
import type { Rejection } from '../../src/ingest/source.ts';
import { SOURCES } from '../../src/ingest/sources.ts';
import { catalogueFile } from '../../src/usecases/catalogue-files.ts';
import { planFile, sourceNamed } from '../../src/usecases/importing/import.ts';
import { planned } from '../../src/usecases/importing/plan.ts';
import { MADRID } from '../support/city.ts';

const folder = mkdtempSync(join(tmpdir(), 'paseo-ingest-'));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function read(source: string, path: string): Promise<{ places: Place[]; rejected: Rejection[] }> {
  const places: Place[] = [];
  const rejected: Rejection[] = [];
  for await (const each of sourceNamed(source).read(path, { city: MADRID }).records) {
    if (each.place) places.push(each.place);
    else rejected.push(each.rejected);
  }
  return { places, rejected };
}

describe('our own format', () => {
  const museum = { id: 'm-1', name: 'Museo de Prueba', lat: 40.41, lng: -3.7, types: ['museum'] };

  test('keeps ids and reads every optional field', async () => {
    const row = {
      ...museum,
      description: { en: 'A small museum.', es: 'Un museo pequeño.' },
      aliases: ['Prueba'],
      opening_hours: 'Tu-Su 10:00-20:00',
      price_level: 2,
      prices: [{ what: { en: 'admission', es: 'entrada' }, amount: 5, as_of: '2024-05' }],
      wheelchair: 'limited',
      rating: 4.5,
      user_ratings_total: 12,
      prominence: 3,
      source: 'tests',
      checked_on: '2024-05-01',
      provenance: { phone: { source: 'elsewhere', as_of: '2020' } },
    };
    const { places } = await read('jsonl', file('whole.jsonl', `${JSON.stringify(row)}\n\n`));
    expect(places[0]).toMatchObject({
      id: 'm-1',
      categories: ['museums'],
      rating: { mean: 4.5, count: 12 },
      wheelchair: 'limited',
      openingHours: 'Tu-Su 10:00-20:00',
      provenance: { phone: { source: 'elsewhere', asOf: '2020' } },
    });
  });

  test('a text is a description in the language it is written in', async () => {
    const rows = [
      { ...museum, description: 'The best view of the city and its roofs.' },
      { ...museum, id: 'm-2', description: 'La mejor vista de la ciudad y sus tejados.' },
    ];
    const { places } = await read('jsonl', file('text.jsonl', rows.map((row) => JSON.stringify(row)).join('\n')));
    expect(places.map(({ description }) => Object.keys(description))).toEqual([['en'], ['es']]);
  });

  test.each([
    [{ ...museum, id: 'a b' }, 'line 1: "id" is "a b"; expected 1 to 128 letters, digits, "_" and "-"'],
    [{ ...museum, lat: 'north' }, 'line 1: "lat" is "north"; expected a number from -90 to 90'],
    [{ ...museum, name: ' ' }, 'line 1: "name" is missing; expected a text'],
    [{ ...museum, price_level: 9 }, 'line 1: "price_level" is 9; expected a number from 1 to 4'],
    [{ ...museum, prices: [{ amount: -1 }] }, 'line 1: "prices[0].amount" is -1; expected a number from 0 to 100000'],
    [
      { ...museum, checked_on: '2024-02-31' },
      'line 1: "checked_on" is "2024-02-31"; expected a date: YYYY-MM-DD, YYYY-MM or YYYY',
    ],
    [{ ...museum, lat: 0, lng: 0 }, 'line 1: its coordinates are 0, 0'],
  ])('a row that is no place is rejected with the reason: %j', async (row, message) => {
    const { places, rejected } = await read('jsonl', file('bad-row.jsonl', JSON.stringify(row)));
    expect(places).toEqual([]);
    expect(rejected.map(({ record, reason }) => `${record}: ${reason}`)).toEqual([message]);
  });

  test('a line that is not JSON makes the file bad, and says which line', async () => {
    const path = file('cut.jsonl', `${JSON.stringify(museum)}\n{"id": "m-2", "na`);
    await expect(read('jsonl', path)).rejects.toMatchObject({
      code: 'import/bad-data',
      message: expect.stringContaining('line 2'),
    });
  });

  test('writing and reading again gives the same place', async () => {
    const shipped = readFileSync(new URL('../../data/cities/madrid/places.jsonl', import.meta.url), 'utf8')
      .split('\n')
      .slice(0, 200);
    const first = await read('jsonl', file('first.jsonl', shipped.join('\n')));
    const again = await read('jsonl', file('again.jsonl', first.places.map(rowOf).join('\n')));
    expect(first.places.length).toBe(200);
    expect(again.places).toEqual(first.places);
  });

  test('confirmations are read and written again, only of facts that have a date', async () => {
    const confirmed = { opening_hours: '2026-03-04', name: '2026-03-05' };
    const row = { ...museum, confirmed: { ...confirmed, colour: '2026-03-05' } };
    const { places } = await read('jsonl', file('confirmed.jsonl', JSON.stringify(row)));
    expect(places[0]?.confirmed).toEqual(confirmed);
    const again = await read('jsonl', file('confirmed-again.jsonl', places.map(rowOf).join('\n')));
    expect(again.places).toEqual(places);
  });
});

describe('our own format as a table', () => {
  async function everyFourth(): Promise<readonly Place[]> {
    const shipped = readFileSync(new URL('../../data/cities/madrid/places.jsonl', import.meta.url), 'utf8');
    const rows = shipped.split('\n').filter((_, at) => at % 4 === 0);
    return (await read('jsonl', file('some.jsonl', rows.join('\n')))).places;
  }

  test('needs an id, a name and a position; lists have semicolons, Spanish spreadsheets decimal commas', async () => {
    const rows = [
      'id;name;lat;lng;types;cuisines;closed_for_good;price_level;visit_minutes',
      'a;Bar Uno;40,41;-3,7;"bar; pub";tapas;;2;45',
      'b;Bar Dos;40,41;-3,7;bar;;yes;;',
      'c;Bar Tres;north;-3,7;bar;;;;',
      'd;Bar Cuatro;40,41;-3,7;bar;;perhaps;;',
    ];
    const { places, rejected } = await read('csv', file('own.csv', rows.join('\r\n')));
    expect(places).toMatchObject([
      { id: 'a', types: ['bar', 'pub'], cuisines: ['tapas'], priceLevel: 2, visitMinutes: 45, source: 'csv' },
      { id: 'b', closedForGood: true },
    ]);
    expect(rejected).toEqual([
      { record: 'line 4', reason: '"lat" is "north"; expected a number from -90 to 90' },
      { record: 'line 5', reason: '"closed_for_good" is "perhaps"; expected true or false' },
    ]);
  });

  test('an export that is imported again changes nothing, not even what has no column', async () => {
    const known = (await everyFourth()).map(planned);
    const table = file('again.csv', [...catalogueFile({ places: known.map(({ place }) => place) }, 'csv')].join(''));
    const order = { sourceName: 'csv', path: table, known, removed: new Set<never>() };
    const { report, put } = await planFile(order, {});
    expect([report.counts, put]).toEqual([expect.objectContaining({ unchanged: known.length, rejected: 0 }), []]);
    expect(known.some(({ place }) => place.prices.length > 0 && Object.keys(place.provenance).length > 0)).toBe(true);
  });

  test('of a place that is there, a table changes what it has a column for and nothing else', async () => {
    const priced = (await everyFourth()).find(({ prices, description }) => prices.length > 0 && description.es)!;
    const before = { ...priced, phone: '+34 912 345 678', provenance: { name: { source: 'a guide' } } };
    const { latDeg, lngDeg } = before.position;
    const rows = ['id,name,lat,lng,phone,description_en', `${before.id},Another name,${latDeg},${lngDeg},,In English`];
    const order = { sourceName: 'csv', path: file('few.csv', rows.join('\n')), removed: new Set<never>() };
    const { put } = await planFile({ ...order, known: [planned(before)] }, {});
    const { phone: _, ...rest } = before;
    const description = { ...before.description, en: 'In English' };
    expect(put.map(({ place }) => place)).toEqual([{ ...rest, name: 'Another name', description, provenance: {} }]);
  });

  test('reads what an export wrote, but for what has no room in a table', async () => {
    const places = await everyFourth();
    const odd = { ...places[0]!, aliases: ['=1+1', '@home'], phone: '+34 912 345 678' };
    const table = [...catalogueFile({ places: [odd, ...places.slice(1)] }, 'csv')].join('');
    const again = await read('csv', file('export.csv', table));
    expect(places.length).toBeGreaterThan(100);
    expect(again.rejected).toEqual([]);
    const inTable = ({ prices: _p, provenance: _o, confirmed: _c, likelyPrice: _l, ...place }: Place) => ({
      ...place,
      ...{ prices: [], provenance: {} },
    });
    expect(again.places).toEqual([odd, ...places.slice(1)].map(inTable));
  });
});

describe('official tourism XML', () => {
  const service = (
    id: number,
    name: string,
    more = '',
  ) => `<service fechaActualizacion="2021-11-02" id="${id}"><basicData>
    <language>es</language><name><![CDATA[${name}]]></name><phone>(+34) 91 234 56 78</phone><body><![CDATA[<p>Bonito &amp; viejo.</p>]]></body>
    <web>http://www.esmadrid.com/x/p${id}</web></basicData><geoData><address>de la Luna, 3</address><latitude>40.42</latitude>
    <longitude>-3.70</longitude></geoData><extradata><item name="idTipo">1</item><categorias><categoria><item name="Categoria">Instalaciones
    culturales</item></categoria></categorias><item name="Servicios de pago"><![CDATA[<p>Gratuito</p>]]></item>
    <item name="Horario"><![CDATA[<p>Mar-dom: 10:00 - 18:00 h</p><p>Lunes: cerrado</p>]]></item>${more}</extradata></service>`;

  test('becomes a place with hours, price, telephone and a stable id', async () => {
    const path = file(
      'turismo.xml',
      `<?xml version="1.0"?><serviceList>${service(7, 'Museo de la Luna')}</serviceList>`,
    );
    const { places } = await read('esmadrid', path);
    expect(places[0]).toMatchObject({
      id: 'esmadrid-7',
      name: 'Museo de la Luna',
      address: 'Luna, 3',
      phone: '+34 912 345 678',
      openingHours: 'Tu-Su 10:00-18:00; Mo off',
      prices: [{ amount: 0, currency: 'EUR', asOf: '2021-11-02' }],
      description: { es: 'Bonito & viejo.' },
      checkedOn: '2021-11-02',
    });
  });

  test.each([
    ['cut off', `<serviceList>${service(1, 'A')}<service id="2">`],
    ['another kind of file', '<html><body>no data</body></html>'],
    ['no XML at all', 'id,name\n1,a\n'],
  ])('%s is refused', async (_what, content) => {
    await expect(read('esmadrid', file('broken.xml', content))).rejects.toMatchObject({ code: 'import/bad-data' });
  });
});

test('municipal CSV: capitals, codes and missing coordinates', async () => {
  const header =
    'PK;NOMBRE;HORARIO;ACCESIBILIDAD;CONTENT-URL;NOMBRE-VIA;CLASE-VIAL;NUM;LATITUD;LONGITUD;TELEFONO;TIPO;';
  const rows = [
    '1;"Parque Uno";"Abierto las 24 horas.";1;;"GRAN VIA";CALLE;"3";40.4;-3.7;"914 299 216";"/x/ParquesJardines";',
    '2;"Parque Dos";;;;;;;;;;"/x/ParquesJardines";',
  ];
  const { places, rejected } = await read(
    'municipal',
    file('parques.csv', Buffer.from([header, ...rows].join('\r\n'), 'latin1')),
  );
  expect(places[0]).toMatchObject({
    id: 'madrid-1',
    address: 'Calle Gran Via, 3',
    openingHours: '24/7',
    wheelchair: 'yes',
    categories: ['parks'],
  });
  expect(rejected).toEqual([{ record: 'line 3', reason: 'it has no coordinates' }]);
});

describe('Google-style CSV', () => {
  const header = 'name,lat,lng,types,place_id,rating,user_ratings_total,price_level,business_status';

  test('quotes, empty cells and a closed place', async () => {
    const rows = [
      '"Bar ""El Sol"", Madrid",40.41,-3.7,"bar, point_of_interest",ChIJ_a-1,4.5,200.0,2.0,CLOSED_PERMANENTLY',
      'Nowhere,,,bar,ChIJb,,,,',
    ];
    const { places, rejected } = await read('google-export', file('g.csv', [header, ...rows].join('\n')));
    expect(places[0]).toMatchObject({
      id: 'ChIJ_a-1',
      name: 'Bar "El Sol", Madrid',
      types: ['bar'],
      categories: ['pubs/bars'],
      priceLevel: 2,
      closedForGood: true,
    });
    expect(rejected.length).toBe(1);
  });

  test('a missing column and an unclosed quote are refused', async () => {
    await expect(read('google-export', file('h.csv', 'name,lat\nA,1'))).rejects.toMatchObject({
      message: expect.stringContaining('missing: lng, types, place_id'),
    });
    await expect(read('google-export', file('q.csv', `${header}\n"A,40,-3,bar,x,,,,\n`))).rejects.toMatchObject({
      code: 'import/bad-data',
    });
  });
});

describe('OpenStreetMap', () => {
  const tags = {
    name: 'Café Luz',
    amenity: 'cafe',
    opening_hours: 'Mo-Su 08:00-20:00',
    wheelchair: 'yes',
    'addr:street': 'Calle Mayor',
    'addr:housenumber': '1',
  };
  const expected = {
    name: 'Café Luz',
    categories: ['cafes'],
    openingHours: 'Mo-Su 08:00-20:00',
    wheelchair: 'yes',
    address: 'Calle Mayor, 1',
  };

  test('Overpass JSON, GeoJSON and a flattened directory say the same', async () => {
    const overpass = {
      elements: [
        { type: 'way', id: 9, center: { lat: 40.42, lon: -3.7 }, tags },
        { type: 'node', id: 1, lat: 40.4, lon: -3.7 },
      ],
    };
    const geojson = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          id: 'way/9',
          properties: tags,
          geometry: {
            type: 'Polygon',
            coordinates: [
              [
                [-3.701, 40.419],
                [-3.699, 40.421],
                [-3.701, 40.419],
              ],
            ],
          },
        },
      ],
    };
    const flat = {
      locales: [
        {
          id: 'osm_way_9',
          nombre: 'Café Luz',
          tipo: 'cafe',
          lat: 40.42,
          lon: -3.7,
          horario: 'Mo-Su 08:00-20:00',
          direccion: 'Calle Mayor 1',
        },
      ],
    };
    for (const [name, content] of Object.entries({ overpass, geojson, flat })) {
      const { places } = await read('osm', file(`${name}.json`, JSON.stringify(content)));
      const { wheelchair: _, ...shared } = expected;
      expect(places[0], name).toMatchObject({ id: 'osm-way-9', ...shared, position: { latDeg: 40.42, lngDeg: -3.7 } });
    }
  });

  test('.osm.pbf: a node, and a way whose corners come before it', async () => {
    const { places } = await read('osm', file('tiny.osm.pbf', await tinyPbf(tags)));
    expect(places.map(({ id }) => id)).toEqual(['osm-node-1', 'osm-way-9']);
    expect(places[0]).toMatchObject(expected);
    expect(places[1]?.position).toEqual({ latDeg: 40.42, lngDeg: -3.7 });
  });

  test('a cut .osm.pbf and JSON without records are refused', async () => {
    const whole = await tinyPbf(tags);
    await expect(read('osm', file('cut.osm.pbf', whole.subarray(0, whole.length - 7)))).rejects.toMatchObject({
      code: 'import/bad-data',
    });
    await expect(read('osm', file('empty.json', '{"a": 1}'))).rejects.toMatchObject({ code: 'import/bad-data' });
  });
});

test.each(Object.keys(SOURCES))('%s: a file that is not there is refused', async (source) => {
  expect(() => sourceNamed(source).read(join(folder, 'none'))).toThrow('there is no such file');
});

/** One node and one way of two corners, written with the protocol buffers of the parser's own package. */
async function tinyPbf(tags: Readonly<Record<string, string>>): Promise<Buffer> {
  const proto = new URL('../../node_modules/osm-pbf-parser-node/proto/', import.meta.url).href;
  const { Blob, BlobHeader } = await import(/* @vite-ignore */ `${proto}fileformat.js`);
  const { PrimitiveBlock } = await import(/* @vite-ignore */ `${proto}osmformat.js`);
  const strings = ['', ...Object.entries(tags).flat()];
  const keys = Object.keys(tags).map((_, index) => 1 + 2 * index);
  const vals = keys.map((key) => key + 1);
  const node = (id: number, lat: number, lon: number, tagged: boolean) => ({
    id,
    lat: Math.round(lat * 1e7),
    lon: Math.round(lon * 1e7),
    keys: tagged ? keys : [],
    vals: tagged ? vals : [],
  });
  const nodes = [node(1, 40.41, -3.71, true), node(2, 40.419, -3.701, false), node(3, 40.421, -3.699, false)];
  const groups = [{ nodes }, { ways: [{ id: 9, keys, vals, refs: [2, 1] }] }];
  return Buffer.concat(
    groups.map((group) => block({ stringtable: { s: strings.map((s) => Buffer.from(s)) }, primitivegroup: [group] })),
  );

  function block(content: object): Buffer {
    const raw = encoded(PrimitiveBlock, content);
    const blob = encoded(Blob, { raw_size: raw.length, zlib_data: deflateSync(raw) });
    const header = encoded(BlobHeader, { type: 'OSMData', datasize: blob.length });
    const size = Buffer.alloc(4);
    size.writeUInt32BE(header.length);
    return Buffer.concat([size, header, blob]);
  }
}

function encoded(message: { write(content: object, pbf: unknown): void }, content: object): Buffer {
  const pbf = new Pbf();
  message.write(content, pbf);
  return Buffer.from(pbf.finish());
}
