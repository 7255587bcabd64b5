// A means of going beside other words asks for no way: what is told of oneself, what is asked of the city.
import { expect, test } from 'vitest';
import { lastOf } from './stranger.ts';

const WALK = /minutes on foot|minutos a pie/u;

test.each([
  ["I can't walk", 'how do I get to the Prado?'],
  ['we have a car', 'how do I get to the Prado?'],
  ['is walking safe?', 'how do I get to the Prado?'],
  ['¿hay carril bici?', '¿cómo llego al Prado?'],
])('is no way on foot: %s', (message, before) => {
  expect(lastOf(before, message).text).not.toMatch(WALK);
});

test.each([
  ['and walking?', 'how do I get to the Prado by metro?'],
  ['on foot?', 'how do I get to the Prado by metro?'],
  ['what about walking?', 'how do I get to the Prado by metro?'],
  ['¿y andando?', '¿cómo llego al Prado en metro?'],
])('is the same way on foot: %s', (message, before) => {
  expect(lastOf(before, message).text).toMatch(WALK);
});
