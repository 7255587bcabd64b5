// What a fresh round of strangers was answered wrongly, as classes: what is told beside a search is no question, a number of years is
// no child, a table is looked for where food or a price is spoken of, and a need that is told late is heard.
import { beforeAll, describe, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Friday, 27 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-27T16:00:00Z');
let world: ConversationWorld;
beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});
const replyTo = (...messages: readonly string[]): string => lastTurn(world, NOW, messages).text;

describe('why a place is left out is no question about it', () => {
  test.each([
    'dónde meriendo chocolate con churros que no sea San Ginés, que está siempre petado',
    "where can I get churros that's not San Ginés, the queue is insane",
  ])('%s', (message) => expect(replyTo(message)).toMatch(/^(?!.*San Ginés).*\n1\. /su));
});

describe('a need that is told after a list is heard', () => {
  test.each([
    ['restaurantes en Chueca', 'es que ella no come marisco', /sin marisco/u],
    ['restaurantes en Chueca', 'es que somos celíacos', /sin gluten/u],
    ['restaurants in Chueca', 'the thing is she does not eat seafood', /without seafood/u],
  ])('%s / %s', (list, need, told) => expect(replyTo(list, need)).toMatch(told));
});

describe('a table is meant where food or a price is spoken of', () => {
  test.each([
    ['un sitio romántico esta noche, unos 100 euros los dos y que no sea japonés', /[Rr]estaurantes/u],
    ['somewhere romantic tonight, about 100 euros for both, not Japanese', /restaurants/iu],
    ['somewhere romantic for a walk', /gardens|viewpoints/iu],
  ])('%s', (message, kind) => expect(replyTo(message).split('\n')[0]).toMatch(kind));
});

test.each(['hacemos 5 años de casados, un restaurante especial', 'llevamos 3 años juntos, un restaurante con encanto'])(
  'years together are no children: %s',
  (message) => expect(replyTo(message)).not.toMatch(/niños/u),
);

test.each([
  'where can I sit with a laptop for 3 hours? plugs would be great',
  'busco dónde trabajar con el portátil 3 horas, con enchufes',
])('hours at a table are no plan, and its plugs no question of voltage: %s', (message) => {
  expect(replyTo(message)).not.toMatch(/230 V|17:\d\d/u);
  expect(replyTo(message)).toMatch(/laptop|portátil/u);
});

test.each([
  ['¿dónde duermo esta noche? solo yo, mochila', /[Hh]oteles/u],
  ['where do we sleep tonight? just us and two backpacks', /hotels/iu],
])('who asks where to sleep looks for a bed: %s', (message, kind) => expect(replyTo(message)).toMatch(kind));

test.each([
  ['how late does the metro run and can I get to the airport on it', /1:30.*Aeropuerto/su],
  [
    'para ir de Sol a Barajas T4 con dos maletas, ¿qué me conviene más: metro, cercanías o taxi?',
    /Aeropuerto T4.*línea/su,
  ],
])('the way is told, beside a topic and where means are weighed: %s', (message, told) =>
  expect(replyTo(message)).toMatch(told),
);

test.each(["flamenco tonight that isn't a total tourist trap", 'tapas in a place that is no tourist trap'])(
  'what should be no trap is off the beaten track: %s',
  (message) => expect(replyTo(message)).toMatch(/(?<!not )off the beaten track/u),
);

test('a museum that nobody knows is not the best known', () =>
  expect(replyTo('dime un museo raro, de esos que nadie conoce')).not.toMatch(/Prado|Thyssen/u));

describe('a need told while a plan stands changes it', () => {
  test.each([
    [
      'plan me tomorrow, I like markets',
      "actually my mother is coming too and she can't do stairs",
      /instead of|accessible/u,
    ],
    ['hazme un plan para mañana por la mañana', 'mi madre no puede con las escaleras', /en lugar de|accesible/u],
  ])('%s / %s', (plan, need, told) =>
    expect(replyTo(plan, need)).toMatch(new RegExp(`(?:${told.source})[^]*1\\. |puede quedarse como está`, 'u')),
  );
});

test.each([
  ['Lebanese restaurants', "one of them doesn't want to be around a lot of wine", /not known for serving wine/u],
  ['restaurantes libaneses', 'uno no quiere estar rodeado de vino', /no consta que sirvan vino/u],
])('what somebody would rather not be around is not looked for: %s / %s', (list, need, told) =>
  expect(replyTo(list, need)).toMatch(told),
);
