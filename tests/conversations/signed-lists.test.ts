// First lists that a resident would sign: of exactly the kind asked for, what is best known of it, and no word left over that
// would have changed nothing.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

/** A list has a line a place; the first of it is its name. */
const namesOf = (message: string): readonly string[] =>
  lastOf(message)
    .text.split('\n')
    .flatMap((line) => /^\d+\. (.+?) \(/u.exec(line)?.[1] ?? []);
const textOf = (message: string): string => lastOf(message).text;

describe('words for a price are read', () => {
  test.each([
    'somewhere to eat cheaply',
    "lunch that won't ruin us",
    "dinner that doesn't cost a bomb",
    'un sitio para cenar que no clave',
    'un italiano bueno de precio',
    'comer sin que nos claven',
  ])('%s', (message) => {
    expect(textOf(message)).toMatch(/affordable|a buen precio|asequible/iu);
  });

  test('and ruins that somebody wants to see are ruins', () => {
    expect(textOf('roman ruins')).toMatch(/ruin/iu);
  });
});

describe('good coffee is coffee of those who roast it', () => {
  test.each(['proper coffee, no chains', 'where is the best coffee', 'un café decente', 'dónde hay buen café'])(
    '%s',
    (message) => {
      expect(textOf(message)).toMatch(/speciality coffee|cafeterías de especialidad/iu);
    },
  );

  test('a coffee is any', () => {
    expect(textOf('a coffee near here')).not.toMatch(/speciality coffee shops/iu);
  });
});

describe('a place that is of the kind only on the side stands behind those that are nothing else', () => {
  test.each([
    ['ramen tonight', 'Galería Canalejas'],
    ['some restaurants', 'Galería Canalejas'],
    ['parks', 'Paseo del Prado'],
    ['un parque', 'Plaza de España'],
    ['una cafetería', 'Café Central'],
    ['cinemas', 'Círculo de Bellas Artes'],
  ])('%s', (message, name) => {
    expect(namesOf(message)).not.toContain(name);
  });
});

describe('who runs or has a picnic in a big park gets big parks', () => {
  test.each(['running route', 'a big park for a picnic', 'un sitio para salir a correr', 'un parque enorme'])(
    '%s',
    (message) => {
      const names = namesOf(message);
      expect(names).toContain('Parque de El Retiro');
      expect(names).toContain('Madrid Río');
      expect(names.join()).not.toMatch(/Estanque|Paseo|Plaza/u);
    },
  );
});

describe('a kind with its article, near which something is sought, is the one that everybody knows', () => {
  test.each([
    ['a hotel near the palace', 'Palacio Real'],
    ['un hotel por la zona de la ópera', 'Teatro Real'],
    ['cafés by the botanical garden', 'Real Jardín Botánico'],
    ['un bar al lado de la catedral', 'Almudena'],
  ])('%s', (message, landmark) => {
    expect(textOf(message)).toContain(landmark);
    expect(textOf(message)).not.toMatch(/^(?:Palaces|Óperas|Catedrales|Botanical gardens):$/mu);
  });

  test('but not where it is sought itself', () => {
    expect(textOf('palaces near me')).toMatch(/palaces/iu);
  });
});

describe('what is turned down leaves what was asked for', () => {
  test.each(["a play that isn't a musical", 'una obra de teatro que no sea un musical'])('%s', (message) => {
    expect(namesOf(message)).toContain('Teatro Español');
    expect(namesOf(message)).not.toContain('Teatro Lope de Vega');
  });

  test.each(['a hotel with a pool, not a hostel', 'hotel, pero nada de hostales'])('%s', (message) => {
    const names = namesOf(message);
    expect(names.length).toBeGreaterThan(3);
    expect(names.join()).not.toMatch(/Hostal|Hostel|The Hat|Deportivo/u);
  });
});

describe('a word is not taken for the wish', () => {
  test.each([
    ['mi hijo es un bicho raro, ¿qué le puede gustar?', /zoo/iu],
    ['soy de León y echo de menos la comida de allí', /evitar/u],
    ['necesito un pincho usb', /pincho/u],
    ['cumple de mi hijo de 8 años, dónde lo celebramos', /Siento/u],
    ['pretty squares', /interior/u],
    ['a shop for kids toys', /I don't know/u],
  ])('%s', (message, wrong) => {
    expect(textOf(message)).not.toMatch(wrong);
  });

  test.each([
    ['a bar with live jazz', 'Café Central'],
    ['un bar con jazz en directo', 'Café Central'],
    ['a cinema in english', 'Yelmo Cines Ideal'],
    ['bookshop with english books', 'Desperate Literature'],
    ['librería con libros en inglés', 'Desperate Literature'],
    ["my daughter's birthday party, she is seven", 'Museum of Illusions Madrid'],
    ['hace un frío que pela, ¿dónde me meto?', 'Chocolatería San Ginés'],
  ])('%s', (message, name) => {
    expect(namesOf(message)).toContain(name);
  });
});

describe('early is an hour', () => {
  test.each(['a café that opens early', 'desayunar bien y temprano'])('%s', (message) => {
    expect(textOf(message)).toMatch(/08:00/u);
  });
});

describe('words that would have changed nothing are not reported', () => {
  test.each([
    "it's november and I have 3 nights, a hotel in Chueca",
    'a café with proper chairs and table service',
    'Tengo hambre. ¿Dónde ceno algo de tapas?',
    'unos tacos, o de plano me aguanto',
    'cenar hoy sin dramas',
  ])('%s', (message) => {
    expect(textOf(message)).not.toMatch(/know about|no sé nada|casan con|go with|llano/u);
  });
});
