// A topic of the city goes with the places that serve the asker, and takes the place of no search.
import { describe, expect, test } from 'vitest';
import { topicsIn } from '../../src/chat/topics.ts';
import { isCategory } from '../../src/vocabulary/categories.ts';
import { MADRID } from '../support/city.ts';
import { lastOf } from './stranger.ts';

const topics = MADRID.topics ?? [];
const idsOf = (message: string): readonly string[] => topicsIn(message, topics)?.topics.map(({ id }) => id) ?? [];

describe('whoever looks for a place is told of no topic instead', () => {
  test.each([
    'busco sitio para llevar a mis suegros a comer el domingo, comida tradicional, que se pueda aparcar',
    'un bar donde se pueda fumar en la terraza',
    'necesito un sitio para dormir que sea seguro de noche',
    'quiero una tortilla con cebolla',
    'somewhere to take my in-laws for sunday lunch, traditional food, with parking nearby',
    'i want to eat something local tonight',
    'which museums are open on monday holiday',
  ])('%s', (message) => {
    expect(idsOf(message)).toEqual([]);
    expect(lastOf(message).listed.length).toBeGreaterThan(0);
  });
});

describe('a topic brings the places that go with it', () => {
  test.each([
    ['que hay hoy en el teatro', /cartelera/u, 'teatro-espanol'],
    ['what play can i see tomorrow', /no programmes/u, 'teatro-espanol'],
    ['mi hija tiene fiebre, dónde vamos', /112/u, 'farmacia-614900-14'],
    ['I have food poisoning', /112/u, 'farmacia-614900-14'],
    ['donde puedo ver el atardecer hoy', /17:50/u, 'templo-de-debod'],
    ['qué es lo típico de comer en Madrid', /cocido/u, 'casa-labra'],
  ])('%s', (message, text, placeId) => {
    const reply = lastOf(message);
    expect(reply.text).toMatch(text);
    expect(reply.listed).toContain(placeId);
  });

  test('by categories and kinds that the vocabulary has', () => {
    const named = topics.flatMap(({ finds }) => finds?.categories ?? []);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((category) => !isCategory(category))).toEqual([]);
  });
});

test.each([
  ["what's on at caixaforum this weekend", /https:\/\/caixaforum\.org/u],
  ['que hay en matadero este finde', /https:\/\/www\.mataderomadrid\.org/u],
])('the house that is named tells its programme: %s', (message, website) => {
  expect(lastOf(message).text).toMatch(website);
});

test.each([
  'my cat is sick, who can i call',
  'mi perro ha comido chocolate',
  'mi gata no come, conoces un veterinario',
])('an animal goes to the vet, and to no doctor: %s', (message) => {
  expect(idsOf(message)).toEqual(['vets']);
});

describe('after a part of the city was told of, the talk stays there', () => {
  test.each([
    [['what is lavapiés like?', "what's good there"], /Lavapiés/u],
    [['tell me about chueca', 'somewhere for dinner then'], /Chueca/u],
    [['how do I get to Lavapiés', "what's good there"], /Lavapiés/u],
    [['cómo es el barrio de Malasaña', 'qué hay bueno por ahí'], /Malasaña/u],
    [['qué tal es chamberí para dormir', 'y un hotel barato allí'], /Chamberí/u],
  ])('%s', (messages, area) => {
    const { text, listed } = lastOf(...messages);
    expect(text.split('\n')[0]).toMatch(area);
    expect(listed.length).toBeGreaterThan(2);
  });
});
