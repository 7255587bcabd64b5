// Ways that are asked for again in another light, stations without steps, and topics that give way to what is on the table.
import { describe, expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

describe('after a way, a means alone asks the same way by it', () => {
  test.each([
    [
      ['how do I get to the Puerta de Alcalá?', 'and walking? we only have a rucksack'],
      /Puerta de Alcalá.*minutes on foot/su,
    ],
    [['¿cómo voy de Atocha al Prado?', '¿y andando?'], /Prado.*desde.*Atocha.*andando/su],
    [['cómo llego al Bernabéu', 'no, mejor en metro'], /línea 10/u],
  ])('%j', (messages, expected) => {
    expect(lastOf(...messages).text).toMatch(expected);
  });

  test('the way keeps where it began', () => {
    expect(lastOf('how do I get from Atocha to the Prado', 'and on foot?').text).toContain('from Estación de Atocha');
  });

  test('a denied means is none that is asked for', () => {
    expect(lastOf('how do I get to the Prado', "I don't want to walk").text).not.toContain('Paseo del Prado');
  });

  test('suitcases that are told of alone are left somewhere', () => {
    expect(lastOf('we have two suitcases').text).toMatch(/left-luggage|Consigna/u);
  });
});

describe('a means and one of the list ask the way to it', () => {
  test.each([
    [['parks near me', 'metro to the second one?']],
    [['museos cerca', 'metro al segundo?']],
    [['bares por Chueca', 'andando hasta el primero']],
  ])('%j', (messages) => {
    expect(lastOf(...messages).text).toMatch(/on foot|andando|a pie/u);
  });

  test('a station near one of the list is asked of that one', () => {
    expect(lastOf('museums near me', 'a metro near the second one?').text).toMatch(/metro station closest to/u);
  });
});

describe('who needs a way without steps hears of a station that has one', () => {
  test.each([
    [['I use a wheelchair. How do I get to the Thyssen?'], /nearest station with a way without steps is/u],
    [['museos cerca', '¿hay metro con ascensor cerca del segundo?'], /sin escaleras/u],
    [
      ['voy en silla de ruedas, busco restaurantes por Ópera', '¿la estación de metro de ahí tiene ascensor?'],
      /Callao/u,
    ],
  ])('%j', (messages, expected) => {
    expect(lastOf(...messages).text).toMatch(expected);
  });

  test('a station that has one is enough', () => {
    expect(lastOf('is there a lift at the metro nearest to the Faro de Moncloa?').text).not.toContain(
      'nearest station with',
    );
  });

  test('suitcases and a lift, after a way, ask the same way without steps', () => {
    const { text } = lastOf('how to get from atocha to chamartin', 'i meant with 2 big suitcases, is there a lift');
    expect(text).toContain('step-free');
  });

  test('a lift alone, after the way to a house, is asked of the house', () => {
    expect(lastOf('how do I get to the Prado', 'is there a lift?').text).toContain('Prado');
  });
});

describe('what is on the table goes before what the city is like', () => {
  test.each([
    [['tapas restaurants near Sol', 'which of those are cash only?'], /cash only/u],
    [['restaurantes de tapas', '¿alguno de esos es solo efectivo?'], /efectivo/u],
  ])('%j', (messages, expected) => {
    const { text } = lastOf(...messages);
    expect(text).toMatch(expected);
    expect(text).not.toMatch(/Rastro/u);
  });

  test.each([
    [['bars in Malasaña', 'do you have to tip there?'], /Tipping/u],
    [['un bar en Malasaña', '¿habrá metro a esas horas?'], /1:30/u],
    [['a bar for tonight', 'how late is the first one open?', 'and does the metro run that late?'], /1:30/u],
  ])('%j is of the city', (messages, expected) => {
    expect(lastOf(...messages).text).toMatch(expected);
  });

  test('hours and a station in one sentence are asked of the place', () => {
    const { text } = lastOf('¿el Prado?', 'vale. ¿hasta qué hora está abierto hoy y qué metro me deja?');
    expect(text).toContain('20:00');
    expect(text).toContain('Estación del Arte');
  });

  test('the park is still talked of after a text about lifts', () => {
    const { text } = lastOf(
      'voy en silla de ruedas y quiero ir al Retiro desde Sol, ¿qué metro cojo que tenga ascensor?',
      '¿y a qué hora cierra el parque hoy?',
    );
    expect(text).toContain('22:00');
  });
});

describe('a route of tapas with its hours is a plan', () => {
  test.each([
    ['ruta de tapas esta noche por La Latina, somos 6, de 20:30 a 23:30'],
    ['a tapas crawl in La Latina tonight from 8 to midnight'],
  ])('%s', (message) => {
    expect(lastOf(message).text).toMatch(/1\. (?:De )?\d\d:\d\d/u);
  });

  test('without hours the street is told of', () => {
    expect(lastOf('ruta de tapas por La Latina').text).toContain('Cava Baja');
  });
});
