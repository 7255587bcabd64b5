// Lists that suit: what is said mildly empties none, all night is all night, nobody has a burger at nine in the morning, and
// what somebody complains of is not looked for.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Monday, 30 November 2026, 16:08 in Madrid. */
const AFTERNOON = new Date('2026-11-30T15:08:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, AFTERNOON, messages);
const rowsOf = (text: string) => text.split('\n').filter((line) => /^\d+\./u.test(line));

describe('all night', () => {
  test.each([
    'a 24 hour pharmacy near Sol',
    'pharmacy open 24h near Sol',
    'a pharmacy open 24/7 near Sol',
    'is there a 24hr pharmacy near Sol?',
    'a pharmacy open all night near Sol',
    'farmacia 24 horas cerca de Sol',
    'una farmacia abierta 24h cerca de Sol',
    'farmacia abierta toda la noche cerca de Sol',
    'una farmacia 24/7 cerca de Sol',
  ])('the one that never closes is first, and nothing that closes follows: %s', (message) => {
    const { text } = lastOf(message);
    expect(text).toMatch(/open all night|abre toda la noche/u);
    expect(rowsOf(text)[0]).toMatch(/always open|abre a todas horas/u);
    expect(text).not.toMatch(/\d\. Farmacia Cea/u);
  });

  test.each(['a bar in Malasaña open late', 'un bar en Malasaña que abra hasta tarde'])(
    'late has no hour: %s',
    (message) => {
      const [heading] = lastOf(message).text.split('\n');
      expect(heading).toMatch(/open late|hasta tarde/u);
      expect(heading).not.toMatch(/\d\d:\d\d/u);
    },
  );
});

describe('at nine', () => {
  test.each([
    'burgers near Malasaña on Friday at 9',
    'a burger place in Malasaña friday at 9',
    'a Thai restaurant in Malasaña on Saturday at 9',
    'una hamburguesería en Malasaña el viernes a las 9',
    'tapas en La Latina el sábado a las 9',
  ])('is the evening where people sup: %s', (message) => {
    const { text } = lastOf(message);
    expect(text).toContain('21:00');
    expect(text).not.toContain('09:00 on');
  });

  test.each(['a café in Malasaña tomorrow at 9', 'una cafetería en Malasaña mañana a las 9'])(
    'is the morning over coffee: %s',
    (message) => {
      expect(lastOf(message).text).toMatch(/09:00|a las 9/u);
    },
  );
});

describe('what is complained of', () => {
  test.each([
    ['tapas in Lavapiés', 'El Boquerón is a seafood bar! I said vegan', /seafood bar|Seafood bar/u],
    ['restaurants near the Prado', "that's a burger place, I want something traditional", /[Bb]urger/u],
    ['tapas en Lavapiés', 'pero El Boquerón es una marisquería, dije vegano', /[Mm]arisquer/u],
    ['bares en Chueca', 'eso es una discoteca, quiero un café', /[Dd]iscoteca/u],
  ])('is not looked for: %s, %s', (before, complaint, unwanted) => {
    const [heading = ''] = lastOf(before, complaint).text.split('\n');
    expect(heading).not.toMatch(unwanted);
  });
});

describe('what is said mildly', () => {
  test.each([
    'cocktail bars in Malasaña, maybe with live music',
    'cocktail bars in Malasaña, possibly with live music',
    'coctelerías en Malasaña, a poder ser con música en directo',
    'coctelerías en Malasaña, quizá con música en directo',
  ])('empties no list and moves it nowhere: %s', (message) => {
    const { text } = lastOf(message);
    expect(rowsOf(text).length).toBeGreaterThan(1);
    expect(text).not.toMatch(/comes closest|más parecido/u);
  });
});

describe('two doubts', () => {
  test.each(['a kebab at 3 am in Malasaña', 'somewhere for ramen at 4 am in Malasaña'])(
    'no place is named of which neither the dish nor the hour is known: %s',
    (message) => {
      expect(lastOf(message).text).not.toMatch(/whether these serve \S+ or are open/u);
    },
  );

  test.each(['menú del día in Chamberí tomorrow', 'menú del día en Chamberí mañana'])(
    'a set menu is looked for where people are cooked for: %s',
    (message) => {
      expect(lastOf(message).text).not.toMatch(/Paperboy|Chapultepec|Asian|asiática|Mexican|mexicana/u);
    },
  );
});

test.each([
  ['cafés near Moncloa', 'which one closes latest?'],
  ['cafés near Moncloa', 'which of the others closes latest?'],
])('"closes" is not "close": %s, %s', (before, question) => {
  expect(lastOf(before, question).text).toMatch(/closes? latest/u);
});
