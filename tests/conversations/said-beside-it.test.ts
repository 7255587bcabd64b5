// What is said beside a question of a place: what somebody needs, that one of those compared is meant, or the one next to it, and
// in which half of the day an hour lies.
import { beforeAll, expect, test } from 'vitest';
import type { Place } from '../../src/domain/place.ts';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, spokenTalk, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Monday, 30 November 2026, 16:00 in Madrid. */
const NOW = new Date('2026-11-30T15:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages).text;

test.each<[readonly string[], readonly RegExp[]]>([
  [['my mum uses a wheelchair, can she get into the Royal Palace and is there parking?'], [/wheelchair/u, /parking/u]],
  [['we have a dog, can he come into Matadero, and is it free?'], [/dogs/u, /free/u]],
  [["I'm vegan: could I eat at Casa Labra? And do they open on Sundays?"], [/vegan/u, /On Sundays/u]],
  [['soy celíaca, ¿qué precio tiene Botín?'], [/sin gluten/u, /por persona/u]],
])('a need that is told with a question is answered, too: %j', (messages, told) => {
  const reply = lastOf(...messages);
  for (const each of told) expect(reply).toMatch(each);
});

test('who eats vegan is told nothing of it at a museum', () => {
  expect(lastOf("I'm vegan. What time does the Prado close?")).not.toMatch(/vegan/u);
});

test.each<[readonly string[], readonly RegExp[]]>([
  [
    ['which closes latest: Prado, Reina Sofía or Thyssen?'],
    [/^Museo Nacional Centro de Arte Reina Sofía closes latest today \(21:00\)/u],
  ],
  [
    ['which closes latest: Prado, Reina Sofía or Thyssen?', 'and which is free on Sunday evening?'],
    [
      /Yes: on Sunday 6 December entry to Museo Nacional del Prado/u,
      /Not at that hour: .*Reina Sofía/u,
      /No, .*Thyssen/u,
    ],
  ],
  [
    ['the Prado or the Thyssen?', 'which has wheelchair access?'],
    [/Museo Nacional del Prado is accessible/u, /Museo Nacional Thyssen-Bornemisza is accessible/u],
  ],
  [
    ['¿el Prado o el Thyssen?', '¿cuál es gratis el lunes?'],
    [/Thyssen-Bornemisza es gratis de 12:00 a 16:00/u, /Prado es gratis/u],
  ],
])('of those that were compared, each is told: %j', (messages, told) => {
  const reply = lastOf(...messages);
  for (const each of told) expect(reply).toMatch(each);
});

test.each<[readonly string[], RegExp]>([
  [
    ['what time does the Prado open tomorrow?', 'and the church next to it?'],
    /^On Tuesday 1 December, Iglesia de San Jerónimo/u,
  ],
  [['can you bring a dog into the Royal Palace?', 'what about the cathedral next to it?'], /Catedral .*dogs/u],
  [['¿a qué hora abre mañana el Palacio Real?', '¿y la catedral de al lado?'], /Catedral de Santa María/u],
])('the one beside it is the one meant: %j', (messages, told) => {
  expect(lastOf(...messages)).toMatch(told);
});

test.each<[readonly string[], RegExp]>([
  [['is Chocolatería San Ginés open at 7 in the morning?'], /closed at 07:00/u],
  [['is Chocolatería San Ginés open at 7?'], /open at 19:00/u],
  [['¿está abierta la Chocolatería San Ginés a las 7 de la mañana?'], /a las 07:00/u],
])('the half of the day that is said is the one that counts: %j', (messages, told) => {
  expect(lastOf(...messages)).toMatch(told);
});

test.each<[readonly string[], RegExp]>([
  [['is the Sorolla museum open now?', 'a similar one that is open?'], /museums open right now near Museo Sorolla/u],
  [
    ['¿el Museo Sorolla está abierto?', '¿y uno parecido que sí lo esté?'],
    /museos abiertos ahora mismo cerca del Museo Sorolla/u,
  ],
])('something similar is open, where that was the question: %j', (messages, told) => {
  expect(lastOf(...messages)).toMatch(told);
});

const SOL = { latDeg: 40.4168, lngDeg: -3.7038 };
const NORTH = { latDeg: 40.4721, lngDeg: -3.6826 };

test.each<[Place['position'], RegExp]>([
  [SOL, /near Lavapiés/u],
  [NORTH, /near you/u],
])('a new request from another position is for there (%j)', (second, where) => {
  const talk = spokenTalk(world, { id: 'moved', now: NOW, location: SOL });
  talk.say('museums near Lavapiés');
  expect(talk.say('I want a bakery', second).answer.responseText).toMatch(where);
});

test('beside one place, "one closer to Lavapiés" is looked for', () => {
  expect(lastOf('somewhere to dance bachata tonight', 'is it free to get in?', 'and one closer to Lavapiés?')).toMatch(
    /near Lavapiés/u,
  );
});

test('an anniversary is kept at no stall', () => {
  const { places } = lastTurn(world, NOW, ["it's our anniversary on Saturday, dinner with a view, budget 120 for two"]);
  expect(places.length).toBeGreaterThan(1);
  for (const { place } of places) expect(place.categories[0]).not.toBe('markets');
});

test.each([
  'What are the opening hours and prices of the Prado, and cafes nearby?',
  '¿cuánto vale el Palacio Real y cafeterías por ahí?',
])('what is looked for nearby is found beside the facts: %s', (message) => {
  expect(lastOf(message)).toMatch(/1\. .*2\. .*3\. /su);
});
