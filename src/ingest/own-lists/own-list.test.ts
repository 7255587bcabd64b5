// Lists from elsewhere: every format that people have, and files that were made to harm.
import { describe, expect, test } from 'vitest';
import { MAX_ENTRIES, MAX_NOTE_LENGTH } from '../../domain/list.ts';
import { readOwnList } from './own-list.ts';

const at = (latDeg: number, lngDeg: number) => ({ latDeg, lngDeg });

const TAKEOUT_CSV = `Title,Note,URL,Tags,Comment
,,,,
Bread & Wine,book a table,"https://www.google.com/maps/place/Bread/@40.1,-3.1,17z/data=!3m1!4b1!4m6!3d40.4138!4d-3.6921",,"a ""fine"" place"
The Old Mill,,"https://www.google.com/maps/search/40.4153,-3.6845",,
No Address,,https://www.google.com/maps/place/x/data=!4m2!3m1!1s0x1:0x2,,
`;

describe('read are', () => {
  test('tables of Google Takeout, with positions where the address has one, the pin before the middle of the map', () => {
    expect(readOwnList(TAKEOUT_CSV)).toEqual([
      {
        record: 'line 3',
        name: 'Bread & Wine',
        note: 'book a table\na "fine" place',
        position: at(40.4138, -3.6921),
      },
      { record: 'line 4', name: 'The Old Mill', note: '', position: at(40.4153, -3.6845) },
      { record: 'line 5', name: 'No Address', note: '' },
    ]);
  });

  test('tables in Spanish, with a description before the headings, semicolons and decimal commas', () => {
    const text = '\ufeffMis sitios;;;\r\nTítulo;Nota;Latitud;Longitud\r\nEl Molino;;40,4153;-3,6845\r\n';
    expect(readOwnList(text.slice(1))).toMatchObject([{ name: 'El Molino', position: at(40.4153, -3.6845) }]);
  });

  test('GeoJSON of Google Takeout, of both generations; 0, 0 is no position', () => {
    const feature = (properties: object, coordinates: readonly number[]) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates },
      properties,
    });
    const features = [
      feature({ date: '2024-01-01', location: { name: 'New', address: 'Street 1' } }, [-3.69, 40.41]),
      feature({ Title: 'Old', Location: { 'Business Name': 'Older' } }, [-3.68, 40.42]),
      feature({ location: { name: 'Nowhere' } }, [0, 0]),
      feature({}, [-3.68, 40.42]),
    ];
    expect(readOwnList(JSON.stringify({ type: 'FeatureCollection', features }))).toEqual([
      { record: 'place 1', name: 'New', note: '', position: at(40.41, -3.69) },
      { record: 'place 2', name: 'Old', note: '', position: at(40.42, -3.68) },
      { record: 'place 3', name: 'Nowhere', note: '' },
      { record: 'place 4', name: '', note: '', position: at(40.42, -3.68), fault: 'it has no name' },
    ]);
  });

  test('KML in folders, with marked-up descriptions and a namespace', () => {
    const text = `<?xml version="1.0"?><k:kml xmlns:k="http://www.opengis.net/kml/2.2"><k:Document>
      <k:Folder><k:name>F</k:name><k:Placemark><k:name>A &amp; B</k:name><k:description><![CDATA[<b>good</b>]]></k:description>
      <k:Point><k:coordinates> -3.69,40.41,0 </k:coordinates></k:Point></k:Placemark></k:Folder>
      <k:Placemark><k:name>C</k:name></k:Placemark></k:Document></k:kml>`;
    expect(readOwnList(text)).toEqual([
      { record: 'place 1', name: 'C', note: '' },
      { record: 'place 2', name: 'A & B', note: '<b>good</b>', position: at(40.41, -3.69) },
    ]);
  });

  test('GPX waypoints and points of routes', () => {
    const text = `<gpx version="1.1"><wpt lat="40.41" lon="-3.69"><name>A</name><desc>d</desc></wpt>
      <rte><rtept lat="40.42" lon="-3.68"><name>B</name></rtept></rte></gpx>`;
    expect(readOwnList(text)).toMatchObject([
      { name: 'A', note: 'd', position: at(40.41, -3.69) },
      { name: 'B', position: at(40.42, -3.68) },
    ]);
  });
});

describe('refused with a reason are', () => {
  const bomb =
    '<!DOCTYPE kml [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><kml><Document><name>&b;</name></Document></kml>';
  test.each([
    ['nothing', '  \n', /empty/u],
    ['XML that declares entities', bomb, /entities/u],
    [
      'XML that is nested too deep',
      `<kml>${'<Folder>'.repeat(50_000)}${'</Folder>'.repeat(50_000)}</kml>`,
      /too deep/u,
    ],
    ['XML that is cut off', '<kml><Document>', /well formed/u],
    ['XML of another kind', '<html></html>', /neither KML nor GPX/u],
    [
      'JSON that is nested too deep',
      `{"features":[${'['.repeat(100_000)}${']'.repeat(100_000)}]}`,
      /FeatureCollection/u,
    ],
    ['JSON of another kind', '{"type":"Feature"}', /FeatureCollection/u],
    ['JSON that is cut off', '{"features":[{"a":', /FeatureCollection/u],
    ['a table without names', 'a,b\n1,2\n', /column name or title/u],
    ['a table with an endless row', `name\n"${'x'.repeat(50_000)}`, /cannot be read as CSV/u],
    ['a table with headings alone', 'name,note\n', /names no places/u],
    ['more places than a list holds', `name\n${'x\n'.repeat(MAX_ENTRIES + 1)}`, /at most 500/u],
  ])('%s', (_what, text, reason) => {
    expect(() => readOwnList(text)).toThrow(reason);
    expect(() => readOwnList(text)).toThrow(expect.objectContaining({ code: 'import/bad-data' }));
  });
});

test('a huge name is told of by its beginning, a long note is cut, letters that no reader sees are left out', () => {
  const [huge, long, odd] = readOwnList(
    `name,note\n${'n'.repeat(5_000)},\nLong,${'n'.repeat(5_000)}\nA\u202eB\u0007C,\n`,
  );
  expect(huge).toMatchObject({ name: `${'n'.repeat(60)}…`, fault: expect.stringContaining('longer than 200') });
  expect(long?.note).toBe(`${'n'.repeat(MAX_NOTE_LENGTH - 1)}…`);
  expect(odd?.name).toBe('ABC');
});
