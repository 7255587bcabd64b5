// What `catalogue check` says: of the shipped files nothing is wrong, and each rule of coverage finds its fault.
import { expect, test } from 'vitest';
import { loadCity, openCityFolder } from '../../src/compose/city.ts';
import { hoursOf } from '../../src/compose/city-hours.ts';
import { aPlace } from '../../tests/support/places.ts';
import { readCatalogue } from './catalogue-build.ts';
import { checkCatalogue } from './catalogue-check.ts';
import { coverageFaults } from './coverage-rules.ts';
import { catalogueFiles } from './starter/shipped-rows.ts';

const MADRID = loadCity('madrid');
const found = (places: readonly ReturnType<typeof aPlace>[]) =>
  coverageFaults(places, MADRID).map(({ severity, rule, placeId = '' }) => `${severity} ${rule} ${placeId}`.trim());

test('the shipped files have no error, and few well-known sights are without a price', async () => {
  const places = (await Promise.all(catalogueFiles().map((path) => readCatalogue('jsonl', path)))).flat();
  const options = { city: MADRID, hours: hoursOf(MADRID), today: '2026-11-29' };
  const findings = checkCatalogue(places, { ...options, changes: openCityFolder('madrid').changes() });
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  // None of the sources says what these cost: they send the reader to a website.
  const unpriced = findings.flatMap(({ rule, placeId }) => (rule === 'price' && placeId ? [placeId] : []));
  expect(unpriced.sort()).toEqual([
    ...['bowling-chamartin', 'faunia', 'micropolix', 'parque-atracciones', 'plaza-toros-ventas', 'zoo-aquarium'],
  ]);
}, 240_000);

test('a row without source or date, a museum without a price, and a hungry district are found', () => {
  const museum = { categories: ['museums'] as const, prominence: 4, source: 'paseo', checkedOn: '2024-12-31' };
  expect(found([aPlace({ id: 'no-date', source: 'paseo', categories: ['parks'] })])).toEqual(['error origin no-date']);
  expect(found([aPlace({ id: 'prado', ...museum })])).toEqual(['warning price prado']);
  expect(found([aPlace({ id: 'free', ...museum, freeEntry: '24/7' })])).toEqual([]);
  const bars = (eating: number) =>
    Array.from({ length: 60 }, (_, at) =>
      aPlace({
        ...{ id: `x${at}`, name: `X ${at}`, district: 'Usera', source: 'municipal', checkedOn: '2026-04' },
        ...{ categories: [at < eating ? ('cafes' as const) : ('parks' as const)], prominence: at / 100 },
        description: { en: `Place ${at} here.`, es: `Lugar ${at} aquí.` },
      }),
    );
  expect(found(bars(59))).toEqual(['error eating']);
  expect(found(bars(60))).toEqual([]);
});

test('ten places of one list that begin alike are found, in each language', () => {
  const places = Array.from({ length: 10 }, (_, at) =>
    aPlace({
      ...{
        id: `x${at}`,
        name: `X ${at}`,
        district: 'Usera',
        categories: ['parks'],
        source: 'municipal',
        checkedOn: '2026',
      },
      description: { en: `A park in quarter ${at}.`, es: `Parque ${at} del barrio.` },
    }),
  );
  expect(found(places)).toEqual(['warning openings']);
});
