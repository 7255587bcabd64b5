// What is only told is not looked for; what is looked for in words that no vocabulary has is heard.
import { describe, expect, test } from 'vitest';
import { chat, NOW, SOL } from './stranger.ts';

const saidOf = (message: string, polarity: 'want' | 'avoid') =>
  chat
    .read(message, { now: NOW, from: SOL })
    .wishes.filter((wish) => wish.polarity === polarity)
    .map(({ attribute, value }) => (typeof value === 'object' ? attribute : `${attribute} ${value}`));

describe('a story beside a wish', () => {
  test.each([
    ['my laundry takes another hour, somewhere for coffee near here?', /laundry/],
    ['my sister works in a bank and loves sushi, we want ramen near Sol', /bank/],
    ['we spent all morning in museums, now a bar with tapas in La Latina', /museum/],
    ['tengo el coche en el taller, ¿un sitio para desayunar cerca de Atocha?', /garage/],
    ['mi hermana trabaja en un banco, buscamos ramen por Malasaña', /bank/],
    ['hemos pasado la mañana en museos, ahora un bar de tapas en La Latina', /museum/],
  ])('is not looked for: %s', (message, told) => {
    const wanted = saidOf(message, 'want');
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((each) => told.test(each))).toEqual([]);
  });

  test('is looked for where nothing else is: what was lost is what somebody buys', () => {
    expect(saidOf('left my phone charger on the plane, who sells one near sol', 'want')).toContain(
      'kind electronics_shop',
    );
  });

  test('keeps what somebody must not eat', () => {
    expect(saidOf('my brother is coeliac and arrives at nine, dinner near Sol', 'want')).toContain('diet gluten_free');
  });
});

describe('words that no vocabulary has', () => {
  test.each([['a café where I can bring my labrador, near Retiro', 'feature dogs']])(
    'mean a concept: %s',
    (message, wish) => {
      expect(saidOf(message, 'want')).toContain(wish);
    },
  );

  test('mean none where they say the contrary', () => {
    const wanted = saidOf('san miguel or san antón? want to actually eat lunch not take selfies', 'want');
    expect(wanted).not.toContain('feature instagrammable');
  });
});
