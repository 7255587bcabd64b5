// Composed descriptions: both languages tell the same, and quarters are said as people say them.
import { expect, test } from 'vitest';
import { beginningOf } from './beginnings.ts';
import { composer } from './compose.ts';
import { ENGLISH } from './english.ts';
import type { Telling } from './facts.ts';
import { whereIn } from './quarters.ts';
import { SPANISH } from './spanish.ts';

const telling = (more: Partial<Telling>): Telling => ({
  ...{ id: 'x', name: 'X', kind: 'statue', district: 'Centro', habits: [] },
  ...{ position: { latDeg: 40.42, lngDeg: -3.7 }, list: 'Centro|monuments' },
  ...more,
});
const describe = (more: Partial<Telling>) => composer()(telling(more));

test.each([
  ['Águilas', 'in Las Águilas', 'en Las Águilas'],
  ['Pilar', 'in the Barrio del Pilar', 'en el barrio del Pilar'],
  ['Campus de Moncloa', 'on the Moncloa campus', 'en el campus de Moncloa'],
  ['Glorieta de Cuatro Caminos', 'near Glorieta de Cuatro Caminos', 'cerca de la glorieta de Cuatro Caminos'],
  ['Puerta Bonita', 'in Puerta Bonita', 'en Puerta Bonita'],
  ['Chueca', 'in Chueca', 'en Chueca'],
])('%s is said "%s", "%s"', (name, en, es) => {
  expect(whereIn(name)).toEqual({ en, es });
});

test('a floor, a corner and a postcode are no part of a sentence', () => {
  const { en, es } = describe({ kind: 'guesthouse', address: 'Calle de Atocha, 43 - 2ºd', quarter: 'Sol' });
  expect(en).toMatch(/at Calle de Atocha, 43[.,]/u);
  expect(es).toMatch(/en la calle de Atocha, 43[.,]/u);
});

test('grounds have their own preposition and article', () => {
  const { en, es } = describe({ address: 'Zoo de la Casa de Campo', quarter: 'Casa de Campo' });
  expect(en).toMatch(/in the Zoo de la Casa de Campo/u);
  expect(es).toMatch(/en el Zoo de la Casa de Campo/u);
});

test('what is on Gran Vía or on Plaza de Colón is in no quarter beside', () => {
  expect(describe({ address: 'Gran Vía, 15', quarter: 'Chueca' }).en).toMatch(/in the centre/u);
});

test('a year and a distance do not collide; one hectare is one', () => {
  const landmark = { name: 'Puerta de Alcalá', apartM: 40, lines: [] };
  const ids = Array.from({ length: 20 }, (_, at) => `x${at}`);
  const told = ids.map((id) => describe({ id, year: 1817, landmark }).en).join('\n');
  expect(told).toMatch(/of 1817, 40 metres/u);
  expect(told).not.toMatch(/\d \d/u);
  expect(describe({ kind: 'park', hectares: 1 })).toMatchObject({
    en: expect.stringContaining('of one hectare'),
    es: expect.stringContaining('de una hectárea'),
  });
});

test('metres are straight where they are many, and a walk is told in minutes, in both languages alike', () => {
  const metro = { name: 'Sol', apartM: 760, lines: ['1'] };
  const ids = Array.from({ length: 40 }, (_, at) => `x${at}`);
  for (const { en = '', es = '' } of ids.map((id) => describe({ id, metro }))) {
    expect(/760 metres/u.test(en)).toBe(/in a straight line/u.test(en));
    expect(/760 metros/u.test(es)).toBe(/en línea recta/u.test(es));
    expect(/760/u.test(en)).toBe(/760/u.test(es));
  }
});

test('neighbours of one list begin in different words, in both languages', () => {
  const describeNext = composer();
  const quarters = ['Chueca', 'Almagro', 'Usera', 'Las Rosas'];
  const parishes = Array.from({ length: 10 }, (_, at) =>
    describeNext(
      telling({
        ...{ id: `parish-${at}`, name: `Parroquia ${at}`, kind: 'parish', quarter: quarters[at % 4]! },
        ...{ address: `Calle de la Luna, ${at}`, metro: { name: `Estación ${at}`, apartM: 400, lines: ['5'] } },
      }),
    ),
  );
  for (const language of ['en', 'es'] as const)
    expect(new Set(parishes.map((each) => beginningOf(each[language] ?? ''))).size).toBe(10);
  expect(parishes[0]?.en).toMatch(/parish church/iu);
});

test('alone in its list a place is told by its kind first', () => {
  const metro = { name: 'Sol', apartM: 200, lines: ['1', '2'] };
  for (const id of Array.from({ length: 20 }, (_, at) => `x${at}`))
    expect(describe({ id, metro, quarter: 'Chueca', address: 'Calle de la Luna, 3' }).en).toMatch(/^(?:A s|S)tatue /u);
});

test('a place that comes first keeps its grammar', () => {
  const metro = { name: 'Oporto', apartM: 500, lines: ['5', '6'] };
  const where = { kind: 'stores' as const, quarter: 'Usera', address: 'Calle de la Luna, 3', metro };
  const { openings: spanish } = SPANISH;
  expect(spanish(telling(where)).map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'En Usera, unos grandes almacenes en la calle de la Luna, 3.',
      'Oporto (líneas 5 y 6 de metro) está a ocho minutos a pie de estos grandes almacenes en Usera, en la calle de la Luna, 3.',
      'Calle de la Luna, 3, es la dirección de estos grandes almacenes en Usera.',
    ]),
  );
  expect(ENGLISH.openings(telling({ ...where, kind: 'gate', year: 1817 })).map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'An 1817 monumental gate in Usera, at Calle de la Luna, 3.',
      'Oporto metro (lines 5 and 6) is eight minutes on foot from this monumental gate of 1817 in Usera, at Calle de la Luna, 3.',
    ]),
  );
});
