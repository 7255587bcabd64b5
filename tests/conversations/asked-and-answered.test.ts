// What is asked of one place is answered of that one, by all that is asked; a choice of two has a reason that was asked for; and
// a way begins and ends where it was said.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textOf = (messages: string): string => lastTurn(world, NOW, messages.split(' / ')).text;

describe('places are compared by everything that is asked', () => {
  test.each([
    ['which is nearer and cheaper, the Thyssen or the Prado?', [/closer/u, /cheaper/u]],
    ['which closes later and which takes less time, Reina Sofia or Museo del Traje?', [/closes later/u, /less time/u]],
    ['¿cuál queda más cerca y es más barato, el Prado o el Palacio Real?', [/más cerca/u, /más barato/u]],
    ['compare Casa Lucio and Lhardy: price and atmosphere', [/€/u, /- Casa Lucio: /u, /- Lhardy: /u]],
    ['compara Casa Lucio y Lhardy: precio y ambiente', [/€/u, /- Casa Lucio: /u, /- Lhardy: /u]],
  ] as const)('%s', (messages, answers) => {
    const text = textOf(messages);
    for (const answer of answers) expect(text).toMatch(answer);
    expect(text).not.toMatch(/lively|animad|tienen ambiente/u);
  });

  test.each([
    ['Casa Lucio or Lhardy? my hip is bad', /shorter way|closer|nearer/u],
    ['¿Casa Lucio o Lhardy? tengo mal la cadera', /andar menos|más cerca/u],
  ])('who walks little is told of the way, and of no wheelchair: %s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
    expect(textOf(messages)).not.toMatch(/wheelchair|silla de ruedas/u);
  });

  test('how long people sit at a table tells nobody where to go', () => {
    expect(textOf('Casa Lucio or Lhardy?')).not.toMatch(/Allow about/u);
    expect(textOf('the Prado or the Thyssen?')).toMatch(/Allow about/u);
  });

  test.each([
    ['museums near Alonso Martínez / the Prado or the Thyssen? / and which one is open on Monday?', 2],
    ['museums near Alonso Martínez / the Prado or the Thyssen? / how much are they?', 2],
    ['museos cerca de Chueca / ¿el Prado o el Thyssen? / ¿y cuál abre el lunes?', 2],
  ])('of the two, and of no others: %s', (messages, count) => {
    expect(textOf(messages).match(/^\d\. /gmu)).toHaveLength(count);
  });
});

describe('what is asked after a choice is asked of the one', () => {
  test.each([
    'wine bars in La Latina / Casa González or Vinoteca Moratín? / ok, Casa González then. do they have a phone? do they take bookings?',
    'bares de vinos / ¿Casa González o Vinoteca Moratín? / vale, pues Casa González. ¿tienen teléfono? ¿aceptan reservas?',
  ])('%s', (messages) => {
    const text = textOf(messages);
    expect(text).toMatch(/Casa González/u);
    expect(text).not.toMatch(/Moratín|^\d\. /mu);
  });

  test.each([
    ['Does the Cerralbo have a lift? And is it free for over 65s?', /over-65s/u],
    ['Do pensioners pay at the Archaeological Museum?', /over-65s/u],
  ])('what holds for many is told of the one: %s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
    expect(textOf(messages)).not.toMatch(/^\d\. /mu);
  });

  test('and it stays the one that is talked of', () => {
    expect(textOf('Do pensioners pay at the Archaeological Museum? / and is it open on Monday?')).toMatch(
      /^Museo Arqueológico Nacional is (?:closed|open)/u,
    );
  });
});

describe('what nobody knows is said of that which was asked', () => {
  test.each([
    ['what exhibitions are there at the Reina Sofia?', /what is on there/u],
    ["what's on at Matadero tonight?", /what is on there|website/u],
    ['¿qué exposiciones hay en el Thyssen?', /qué programan/u],
    ['does Lhardy have high chairs and a kids menu?', /high chairs.*menu for children|menu for children.*high chairs/u],
    ['¿Lhardy tiene sillas para niños y menú infantil?', /tronas|menú infantil/u],
    ['how much is it to get into Siroco?', /depends on what is on/u],
    ['¿cuánto cuesta entrar en Siroco?', /depende de lo que haya/u],
    ['Museo Naval, hours and price today?', /Museo Naval.*€/su],
    ['¿Los estudiantes entran gratis al Cerralbo? / ¿y abre los lunes?', /no abre|abre/u],
  ])('%s', (messages, answer) => {
    expect(textOf(messages)).toMatch(answer);
    expect(textOf(messages)).not.toMatch(/price level|nivel de precio|Circo Price|has seats|sitio para sentarse/u);
  });
});

describe('ways', () => {
  test.each([
    ["what's the walk from Sol to the Royal Palace?", /^Palacio Real de Madrid is .* from Puerta del Sol/u],
    ['museums near Chueca / how far is it from the first to the third?', /away from/u],
    ['cómo voy de Lavapiés a Chueca sin metro', /autobús.*A pie/su],
    ['Café Central / how much is a taxi back to Chamberí?', /from Café Central to Chamberí/u],
    ['¿cómo llego al Café Central? / ¿y un taxi de vuelta a Chamberí, cuánto?', /entre Café Central y Chamberí/u],
    ['¿Casa Lucio está por La Latina?', /Casa Lucio está a .* m de/u],
  ])('%s', (messages, answer) => expect(textOf(messages)).toMatch(answer));

  test('who speaks of tired legs asks for no price again', () => {
    const text = textOf('how much is the Thyssen for children? / and how do we get there? the little one gets tired');
    expect(text).toMatch(/on foot/u);
    expect(text).not.toMatch(/€/u);
  });

  test('stairs are no bar to a stick', () => {
    expect(textOf('my dad walks with a stick. how do we get from Lavapiés to La Bola by metro?')).toMatch(/By metro/u);
  });
});

describe('a question behind one of a named place is of that place, though a plan stands', () => {
  const PLAN = 'a plan for today: lunch at the Mercado de San Miguel, then the Thyssen / ';
  test.each([
    ['is the Prado open tomorrow? are there free hours?', /free from 18:00/u],
    ['is the Royal Palace open tomorrow? and what does it cost?', /Palacio Real de Madrid: general admission/u],
    ['¿mañana está abierto el Prado? ¿hay horas gratis?', /gratis de 18:00/u],
  ])('%s', (message, answer) => {
    expect(textOf(`${PLAN}${message}`)).toMatch(answer);
  });

  test.each([['what of it is free?'], ['how much is it all together?']])('%s is of the plan', (message) => {
    expect(textOf(`${PLAN}${message}`)).toMatch(/Thyssen/u);
  });
});

test.each([
  [
    'is the Royal Palace step-free? / restaurants near it / which metro station near the palace has a lift?',
    'Palacio Real de Madrid',
  ],
  ['is the Reina Sofia open tomorrow? / restaurants near it / how far is the museum?', 'Reina Sofía'],
])('a noun means the place of the talk that has it in its name: %s', (messages, name) => {
  expect(textOf(messages)).toContain(name);
});
