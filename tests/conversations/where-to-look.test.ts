// Where a search looks: near something and how near that is, either of two parts of the city, around what was spoken of.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('what is not close to the place that was named is said not to be', () => {
  test.each([
    ['a halal restaurant near Embajadores', /Close to .+ I know of none; the nearest is [\d.]+ k?m away/u],
    ['youth hostels near Moncloa', /Close to .+ I know of none; the nearest is [\d.]+ k?m away/u],
    ['albergues cerca de Moncloa', /Cerca de .+ no me consta ninguno; el más cercano está a [\d,]+ k?m/u],
    ['restaurantes halal cerca de Embajadores', /Cerca .+ no me consta ninguno; el más cercano está a [\d,]+ k?m/u],
  ])('%s', (message, said) => {
    expect(lastOf(message).text).toMatch(said);
  });

  test.each(['tapas bars near Chueca', 'bares de tapas cerca de Chueca'])(
    'nor is it said of what is close: %s',
    (message) => {
      expect(lastOf(message).text).not.toMatch(/know of none|no me consta/u);
    },
  );
});

describe('either of two parts of the city', () => {
  test.each([
    ['tapas, Chueca or Malasaña', /\nChueca:\n.*\nMalasaña:\n/su],
    ['pubs chueca/malasaña', /\nChueca:\n.*\nMalasaña:\n/su],
    ['hotel zona Retiro o Chamberí', /\nParque de El Retiro:\n.*\nChamberí:\n/su],
    ['un hotel, Salamanca o Chamartín', /\nSalamanca:\n.*\nChamartín:\n/su],
    ['un café con terraza, Malasaña o Chueca', /\nMalasaña:\n.*\nChueca:\n/su],
  ])('has a part in the list: %s', (message, parts) => {
    expect(lastOf(message).text).toMatch(parts);
  });

  test.each(['jazz clubs, La Latina or Lavapiés', 'clubes de jazz por La Latina o Lavapiés'])(
    'and one without any is told and left aside: %s',
    (message) => {
      expect(lastOf(message).text).toMatch(/(?:In La Latina itself I know of none|En La Latina no me consta)/u);
      expect(lastOf(message).text).toMatch(/El Despertar/u);
    },
  );

  test('a choice between them is still a choice', () => {
    expect(lastOf('which is better for tapas, Chueca or Malasaña?').text).toMatch(
      /start in|go to|choose|pick|close call/iu,
    );
  });
});

describe('around what was spoken of', () => {
  test.each([
    ['tell me about Matadero', 'a few bars up that way', /near Matadero Madrid/u],
    ['opening times of the Templo de Debod', 'anywhere to eat down there?', /near Templo de Debod/u],
    ['háblame de Matadero', 'y unos bares por ese lado', /cerca de Matadero Madrid/u],
    ['horario del Templo de Debod', 'y para comer por allí', /cerca del Templo de Debod/u],
  ])('%s, %s', (before, message, where) => {
    expect(lastOf(before, message).text).toMatch(where);
  });
});

describe('ages alone, after places for children were listed', () => {
  test.each([
    ['indoor places for kids', "they're 4 and 7"],
    ['sitios cubiertos para niños', 'tienen 4 y 7'],
  ])('%s, %s', (before, ages) => {
    expect(lastOf(before, ages).listed.length).toBeGreaterThan(1);
  });
});

test.each(['vegan dinner tonight near Tribunal for 20 euros', 'cena vegana esta noche cerca de Tribunal por 20 euros'])(
  'what is shut by then is not listed among what is open: %s',
  (message) => {
    expect(lastOf(message).text).not.toMatch(/14:00 (?:to|a) 16:00 (?:today|hoy)\)/u);
  },
);
