// What people need, how many they are, and where a way begins and ends: heard in whatever words, and answered.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const read = (message: string) => chat.read(message, { now: NOW, from: SOL });

describe('food that nobody of them eats', () => {
  test.each([
    'none of us eat pork, dinner near Sol?',
    'nobody in the group eats pork, any restaurant?',
    'ninguno de nosotros come cerdo, ¿dónde cenamos?',
    'nadie come cerdo, ¿algún restaurante?',
  ])('is kept off the plate: %s', (message) => {
    expect(read(message).wishes).toContainEqual(
      expect.objectContaining({ attribute: 'allergy', value: 'pork', polarity: 'avoid' }),
    );
  });

  test.each([
    'any museum that none of the guidebooks has?',
    '¿ningún museo cerca?',
    'nadie me recomienda nada, ¿dónde ceno?',
  ])('and nothing else is refused: %s', (message) =>
    expect(read(message).wishes.some(({ polarity }) => polarity === 'avoid')).toBe(false),
  );
});

describe('any weather', () => {
  test.each(['something for Saturday, rain or shine', 'algo para el sábado, llueva o no'])(
    'is a roof: %s',
    (message) => {
      expect(read(message).situation).toContainEqual(expect.objectContaining({ kind: 'weather', what: 'rain' }));
    },
  );

  test.each(['shine my shoes near Sol', 'un café con buen tiempo'])('is not read into other words: %s', (message) => {
    expect(read(message).situation.some(({ kind }) => kind === 'weather')).toBe(false);
  });
});

describe('a way', () => {
  test.each(['how do I get to Chamartín from Sol?', '¿cómo voy de Sol a Chamartín?'])(
    'ends at the station of the name: %s',
    (message) => expect(lastOf(message).text).toMatch(/(?:to|a) Chamartín \(/u),
  );

  test.each(['how do I get from Chamartín to Lavapiés by metro?', '¿cómo voy de Chamartín a Lavapiés en metro?'])(
    'begins at the station of the name: %s',
    (message) => expect(lastOf(message).text).toMatch(/(?:line|línea) (?:1|10) (?:from|de) Chamartín /u),
  );

  test.each([
    'My plane leaves from T4. How do I get to the airport?',
    'Mi avión sale de la T4. ¿Cómo llego al aeropuerto?',
  ])('does not begin where it leads: %s', (message) => {
    expect(lastOf(message).text).not.toMatch(/\b\d\d m (?:away|desde)/u);
  });
});

describe('a way before dawn', () => {
  test.each([
    'Mi tren sale mañana a las 6:30 de la mañana. ¿Cómo llego a Atocha de madrugada?',
    'how do I get to Atocha at 3 in the morning?',
  ])('is by no metro: %s', (message) => expect(lastOf(message).text).toMatch(/metro (?:está cerrado|is closed)/u));

  test.each(['how do I get to Chamartín late at night?', '¿cómo llego a Chamartín mañana a las 9?'])(
    'but it runs at other hours: %s',
    (message) => expect(lastOf(message).text).not.toMatch(/metro (?:está cerrado|is closed)/u),
  );
});

describe('a need beside a topic of the city', () => {
  test.each(['I use a wheelchair. Which big museums are open till late today?'])('is answered: %s', (message) => {
    expect(lastOf(message).text).toContain('wheelchair access');
  });

  test('while the topic is told without one', () => {
    expect(lastOf('Which big museums are open till late today?').text).toContain('Of the big three');
  });
});

describe('either of two', () => {
  test.each(["I'd like to go to a zarzuela or to a theatre", 'quiero ir a una zarzuela o a un teatro'])(
    'is more than the narrower: %s',
    (message) => expect(lastOf(message).listed.length).toBeGreaterThan(2),
  );
});

describe('a table for many', () => {
  test.each(['dinner for six people near Sol tonight', 'cena para 6 personas cerca de Sol esta noche'])(
    'comes with numbers to ring: %s',
    (message) => expect(lastOf(message).text).toMatch(/\(.+: \+34 [\d ]+/u),
  );

  test.each(['dinner for three people near Sol tonight', 'cena para 3 personas cerca de Sol esta noche'])(
    'is none for few: %s',
    (message) => expect(lastOf(message).text).not.toContain('+34'),
  );
});

describe('where the city buys', () => {
  test.each([
    ['where can we buy christmas decorations?', 'Plaza Mayor'],
    ['¿dónde compro adornos de Navidad?', 'plaza Mayor'],
    ['vintage clothes shops near Tribunal', 'Calle Velarde'],
    ['tiendas de ropa vintage por Tribunal', 'calle Velarde'],
  ])('what a season or a taste wants: %s', (message, where) => {
    expect(lastOf(message).text).toContain(where);
  });
});
