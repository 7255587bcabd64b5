// Lists in plans: what goes, what comes for it, and a plan that is told anew, stop by stop.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Monday, 30 November 2026, 16:00 in Madrid. */
const NOW = new Date('2026-11-30T15:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const textOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages).text;

const EN = 'plan for friday: the Prado at 10, lunch at El Brillante, the Retiro at 16:00, then dinner at Casa Alberto';
const ES =
  'plan para el viernes: el Prado a las 10, comer en El Brillante, el Retiro a las 16:00 y cenar en Casa Alberto';

describe('each stop of a list behind a verb goes', () => {
  test.each([
    [EN, 'take out the Prado and dinner'],
    [EN, 'please remove dinner and the Prado'],
    [EN, 'get rid of the Prado and the dinner please'],
    [ES, 'quita el Prado y la cena'],
    [ES, 'quítame la cena y el Prado, porfa'],
    [ES, 'te digo que quites el Prado y la cena. Quita los dos.'],
    [ES, 'saca el Prado y la cena'],
  ])('%s, %s', (plan, change) => {
    const text = textOf(plan, change);
    expect(text).not.toMatch(/\d\. .*(?:Prado|Alberto)/u);
    expect(text).toMatch(/\d\. .*El Brillante[\s\S]*\d\. .*Retiro/u);
  });
});

describe('a meal that is not needed goes', () => {
  test.each([
    [EN, "dinner isn't needed"],
    [EN, 'cancel dinner'],
    [EN, "we don't need dinner"],
    [ES, 'la cena no hace falta'],
    [ES, 'quítale la cena por favor'],
    [ES, 'la cena sobra'],
  ])('%s, %s', (plan, change) => {
    const text = textOf(plan, change);
    expect(text).not.toMatch(/\d\. .*Alberto/u);
    expect(text).toMatch(/\d\. .*Prado[\s\S]*\d\. .*Retiro/u);
  });
});

describe('what is told stop by stop after such words is another plan', () => {
  test.each([
    [EN, 'ok new try: friday, start 11, CaixaForum, lunch in Lavapiés, Reina Sofía, then a wine bar in La Latina'],
    [EN, "let's start again: friday from 11, CaixaForum, lunch in Lavapiés, Reina Sofía and a wine bar in La Latina"],
    [
      ES,
      'hazlo de nuevo: el viernes desde las 11, CaixaForum, comer en Lavapiés, Reina Sofía y un bar de vinos en La Latina',
    ],
    [
      ES,
      'otro intento: viernes desde las 11, CaixaForum, comer en Lavapiés, Reina Sofía y luego un bar de vinos en La Latina',
    ],
  ])('%s, %s', (plan, change) => {
    const text = textOf(plan, change);
    expect(text).toMatch(
      /1\. .*11:\d\d.* CaixaForum[\s\S]*2\. .*\((?:lunch|comida)[\s\S]*3\. .*Reina Sofía[\s\S]*4\. /u,
    );
    expect(text).not.toMatch(/5\. |Brillante|Retiro/u);
  });
});

test.each([
  'mañana libre de 10 a 17h, hazme un plan con comida',
  'plan para mañana de 10h a 17h con comida',
  'hazme un plan mañana de 10 a 17 h con comida',
])('from one hour to the other: %s', (message) => {
  expect(textOf(message)).toMatch(/1\. De 10:\d\d[\s\S]*\(comida/u);
});

test.each([
  [
    'plan me a day tomorrow: art in the morning, lunch at 2, something outdoors, then flamenco in the evening',
    /lunch[\s\S]*Retiro/u,
  ],
  [
    'plan para mañana: arte por la mañana, comer a las 2, algo al aire libre y luego flamenco por la noche',
    /comida[\s\S]*Retiro/u,
  ],
])('something outdoors is a stop: %s', (message, reply) => {
  expect(textOf(message)).toMatch(reply);
});

test.each([
  [EN, 'put the Retiro at 17:00', /17:00 to .*Retiro/u],
  [EN, 'the Retiro after lunch please. 17:00.', /17:00 to .*Retiro/u],
  [ES, 'pon el Retiro a las 17:00', /17:00 a .*Retiro/u],
  [ES, 'el Retiro después de comer. A las 17:00.', /17:00 a .*Retiro/u],
])('an hour that is said is kept: %s, %s', (plan, change, reply) => {
  expect(textOf(plan, change)).toMatch(reply);
});

test.each([
  ['a short plan for Tuesday: the Prado at 10, then a park, lunch at El Brillante, that suits us', 3],
  ['plan para el martes: el Prado a las 10, un parque, luego comer en El Brillante, todo con 9 personas', 3],
])('whoever lists the stops gets those: %s', (message, count) => {
  expect(textOf('cafés near Sol', 'museums near Sol', message).match(/^\d\. /gmu)).toHaveLength(count);
});
