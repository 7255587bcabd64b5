// Nobody being there is wished for, nobody else wanting something refuses nothing, and rain that changes nothing asks for no roof.
import { expect, test } from 'vitest';
import { chat, NOW, SOL } from './stranger.ts';

const frameOf = (message: string) => chat.read(message, { from: SOL, now: NOW });
const avoided = (message: string) =>
  frameOf(message).wishes.filter(({ polarity, attribute }) => polarity === 'avoid' && attribute !== 'fame');

test.each([
  'no conozco a nadie en Malasaña, ¿algún bar?',
  'nadie más quiere ir a un museo, así que voy sola',
  "nobody else wants to go to a museum, so I'll go alone",
])('refuses nothing: %s', (message) => {
  expect(avoided(message)).toEqual([]);
});

test.each(['un restaurante, nadie come cerdo', 'a restaurant, none of us eat pork'])(
  'refuses what nobody eats: %s',
  (message) => {
    expect(frameOf(message).wishes.some(({ attribute }) => attribute === 'allergy')).toBe(true);
  },
);

test.each(['a walk in a park whatever the weather', 'una terraza aunque llueva'])('asks for no roof: %s', (message) => {
  expect(frameOf(message).situation.some(({ kind }) => kind === 'weather')).toBe(false);
});
