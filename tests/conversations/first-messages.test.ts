// First messages of strangers: what they look for, what they only speak of, and how the list is told.
import { beforeAll, expect, test } from 'vitest';
import type { ConversationWorld } from '../../src/usecases/conversation/world.ts';
import { lastTurn, worldOver } from './spoken.ts';
import { shippedCatalogue } from './world.ts';

/** Wednesday, 25 November 2026, 17:00 in Madrid. */
const NOW = new Date('2026-11-25T16:00:00Z');
let world: ConversationWorld;

beforeAll(async () => {
  world = worldOver(await shippedCatalogue());
});

const lastOf = (...messages: readonly string[]) => lastTurn(world, NOW, messages);

test.each([
  ['bars open at 5pm', /open right now/u],
  ['bares abiertos a las 5 de la tarde', /abren ahora/u],
  ['restaurants for dinner tonight', /open tonight(?! at)/u],
  ['tapas not touristy near Sol', /off the beaten track/u],
  ['craft beer bars with no football on the telly', /not known for sports on TV/u],
])('the list says when and how it was wished: %s', (message, reply) => {
  expect(lastOf(message).text).toMatch(reply);
});

test.each([
  ["somewhere gluten free, not just 'we can take the bread off', for dinner", /bread/u],
  ['I am student from Korea, I want to see flamenco', /Korea/u],
  ["I've got 3 hours before my train, carrying a rucksack, what can I see?", /sports shop/u],
  ['rooftop bars but not one of those 18 euro cocktail places', /serving cocktail|€18/u],
])('what is only spoken of is not looked for: %s', (message, never) => {
  expect(lastOf(message).text).not.toMatch(never);
});

test.each([
  ['left my phone charger on the plane, who sells one near sol', ['electronics_shop']],
  ['black friday!! running shoes', ['sports_shop']],
  ['where can I get my phone screen repaired', ['phone_repair']],
  ['cracked iphone screen, need it fixed today', ['phone_repair']],
  ['good barber? skin fade, no appointment', ['barber']],
  ['where can i buy jamon to take home', ['delicatessen']],
  ['second hand english books', ['second_hand_bookshop']],
  ['Is there anything railway-related and how would we get there?', ['railway_museum', 'metro_station']],
])('the place for it is looked for: %s', (message, kinds) => {
  const { state } = lastOf(message);
  expect(Object.values(state.kinds ?? {}).flat()).toEqual(kinds);
});

test.each([
  [
    "we're 9 girls, dinner + somewhere to dance after, not fancy, max 35 each for food. tonight",
    ['restaurants', 'dance clubs'],
  ],
  ['somewhere quiet to sit and think for an hour', ['gardens', 'places of worship', 'libraries']],
  ['un sitio para sentarme a pensar', ['gardens', 'places of worship', 'libraries']],
  ['somewhere to run in the morning', ['parks']],
  ['we have two boys, something fun before dinner please', []],
])('the kinds that suit are listed: %s', (message, categories) => {
  expect(lastOf(message).state.categories).toEqual(categories);
});

test('a hotel outside the centre is outside it, however mildly that was wished', () => {
  expect(lastOf('a hotel with a pool, ideally outside the noisy centre').text).toMatch(/outside the centre/u);
});

test('who asks how to walk is told the way on foot', () => {
  const { text } = lastOf('How do I walk from Puerta del Sol to the Reina Sofia');
  expect(text).toMatch(/on foot/u);
  expect(text).not.toMatch(/By metro/u);
});
