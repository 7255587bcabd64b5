// What a place is likely to cost, where its price level is not known: behind what surely fits and before what nobody knows, said to
// be a guess, and never taken for a price level.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asPlaceId } from '../../src/domain/branded.ts';
import type { Place } from '../../src/domain/place.ts';
import { replyTo as askedOf } from '../support/asked.ts';
import { littleMadrid } from '../support/little-madrid.ts';
import { startTestService, type TestService } from '../support/service.ts';

const [{ openingHours: _, priceLevel: _level, ...model }] = littleMadrid as [(typeof littleMadrid)[number]];
const house = (name: string, price: Partial<Pick<Place, 'cuisines' | 'likelyPrice'>>) => ({
  ...model,
  id: asPlaceId(name.replaceAll(' ', '-').toLowerCase()),
  name,
  aliases: [],
  types: ['restaurant'],
  categories: ['restaurants' as const],
  provenance: {},
  prices: [],
  ...price,
});
const likely = (is: 'affordable' | 'expensive') => ({ likelyPrice: { is, chance: 0.9 } });

let service: TestService;
let visitors = 0;
beforeAll(async () => {
  service = await startTestService('embedded', {
    places: [
      house('Casa Silent', {}),
      house('Casa Modest', likely('affordable')),
      house('Casa Golden', likely('expensive')),
      house('Casa Curry', { cuisines: ['indian'] }),
    ],
    clock: { now: () => new Date('2026-05-20T17:00:00Z') },
  });
});
afterAll(() => service.close());

/** Each message begins a talk of its own. */
async function replyTo(message: string): Promise<string> {
  visitors += 1;
  const token = await service.signIn(`visitor${visitors}`);
  return askedOf(service, token, message);
}

describe('a list by its price', () => {
  test.each([
    ['affordable restaurants', /Modest[^\n]*likely affordable/u],
    ['a cheap restaurant', /Modest[^\n]*likely affordable/u],
    ['restaurantes a buen precio', /Modest[^\n]*seguramente asequible/u],
    ['un restaurante barato', /Modest[^\n]*seguramente asequible/u],
    ['restaurants under 20 euros', /Modest[^\n]*likely affordable/u],
    ['restaurantes por menos de 20 euros', /Modest[^\n]*seguramente asequible/u],
  ])('%s: the guess is said, before what nobody knows, and what is likely dear is left out', async (message, guess) => {
    const reply = await replyTo(message);
    expect(reply).toMatch(guess);
    expect(reply.indexOf('Casa Modest')).toBeLessThan(reply.indexOf('Casa Silent'));
    expect(reply).not.toContain('Casa Golden');
  });

  test.each([
    ['an expensive restaurant', /Golden[^\n]*likely on the expensive side/u],
    ['un restaurante caro', /Golden[^\n]*seguramente tirando a caro/u],
  ])('%s', async (message, guess) => {
    const reply = await replyTo(message);
    expect(reply).toMatch(guess);
    expect(reply).not.toContain('Casa Modest');
  });

  test.each(['restaurants', 'restaurantes'])('where no price was asked for, none is guessed: %s', async (message) => {
    expect(await replyTo(message)).not.toMatch(/likely|seguramente/u);
  });
});

test.each([
  ['How much does Casa Modest cost?', /I don't know what .* costs; .* it is likely affordable/u],
  ['Is Casa Golden expensive?', /I don't know what .* costs; .* likely on the expensive side/u],
  ['¿Cuánto cuesta Casa Modest?', /No sé cuánto cuesta .*; .*seguramente asequible/u],
  ['¿Casa Golden es caro?', /No sé cuánto cuesta .*; .*seguramente tirando a caro/u],
  ['Which is cheaper, Casa Golden or Casa Modest?', /Casa Modest is probably cheaper \(likely affordable\)/u],
  [
    '¿Cuál es más barato, Casa Golden o Casa Modest?',
    /Casa Modest es seguramente lo más barato \(seguramente asequible\)/u,
  ],
])('a question about it: %s', async (message, expected) => {
  expect(await replyTo(message)).toMatch(expected);
});

test.each(['What does Casa Silent cost?', '¿Cuánto cuesta Casa Silent?'])('nothing is made up: %s', async (message) => {
  expect(await replyTo(message)).not.toMatch(/likely|seguramente/iu);
});

test('filters of the API take it for unknown; facts have it beside the level that is missing', async () => {
  const response = await service.ask({ url: '/api/places/?price_max=2&include=facts' });
  expect(response.json<readonly { readonly name: string }[]>().map(({ name }) => name)).not.toContain('Casa Modest');
  const place = await service.ask({ url: '/api/places/casa-modest/?include=facts' });
  expect(place.json<{ readonly facts: object }>().facts).toMatchObject({
    likely_price: { is: 'affordable', chance: 0.9 },
  });
  expect(place.json<{ readonly facts: object }>().facts).not.toHaveProperty('price_level');
});

describe('vegetarian dishes that a kitchen usually has are a hint', () => {
  test.each([
    [
      'restaurants with vegetarian food',
      /1\. Casa Curry [^\n]*unconfirmed: vegetarian [^\n]*though usual in such a kitchen\)\n/u,
      'usual',
    ],
    [
      'restaurantes con comida vegetariana',
      /1\. Casa Curry [^\n]*sin confirmar: [^\n]*aunque es lo habitual en esa cocina\)\n/u,
      'habitual',
    ],
  ])('%s', async (message, hint, word) => {
    const reply = await replyTo(message);
    expect(reply).toMatch(hint);
    expect(reply.split(word).length - 1).toBe(1);
  });

  test.each(['vegan restaurants', 'halal restaurants', 'restaurantes kosher', 'restaurantes sin gluten'])(
    'and of nothing else: %s',
    async (message) => {
      expect(await replyTo(message)).not.toMatch(/usual|habitual/u);
    },
  );
});
