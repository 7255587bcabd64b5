// Rules that count, narrow and compare, beside messages that only look like what they are for.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const read = (message: string) => chat.read(message, { now: NOW, from: SOL });
const has = (attribute: string, value: unknown) => expect.objectContaining({ attribute, value });

describe('kinds that were named', () => {
  test.each([
    ['a bakery and a park near Sol, just one of each', 2],
    ['una panadería y un parque cerca de Sol, solo una de cada', 2],
  ])('are all kept, whatever the number: %s', (message, most) => {
    expect(lastOf(message).listed).toHaveLength(most);
  });
});

describe('a place in another', () => {
  test.each([
    'what time does the Crystal Palace in the Retiro park close?',
    '¿a qué hora cierra el Palacio de Cristal en el Retiro?',
  ])('is asked of alone: %s', (message) => {
    expect(lastOf(message).text).not.toMatch(/Parque del? (?:Buen )?Retiro.*:/u);
  });
});

describe('the article', () => {
  test.each(['recomiéndame un restaurante para cenar por La Latina', 'dime un bar en Malasaña'])(
    'counts nothing: %s',
    (message) => expect(read(message)).not.toHaveProperty('howMany'),
  );

  test.each(['dame solo un museo', 'recomiéndame un solo restaurante por La Latina', 'dame uno con terraza'])(
    'alone is one: %s',
    (message) => expect(read(message)).toHaveProperty('howMany', 1),
  );
});

describe('a relaxed day', () => {
  test.each(['plan me a relaxed day tomorrow with museums', 'un plan tranquilo de museos para mañana'])(
    'still has what everybody comes to see: %s',
    (message) => expect(lastOf(message).text).toMatch(/Prado|Thyssen|Reina Sofía/u),
  );
});

describe('less of a noun', () => {
  test('is anything else: «menos asiático o mexicano»', () => {
    const { wishes } = read('cualquier cosa menos asiático o mexicano');
    expect(wishes.every(({ attribute, polarity }) => attribute !== 'cuisine' || polarity === 'avoid')).toBe(true);
  });
});

describe('a dish at any price', () => {
  test.each(['a kebab for lunch, money is no problem', 'una pizza sin escatimar en queso'])(
    'is sought at every price: %s',
    (message) => expect(read(message).wishes).not.toContainEqual(has('price_level', 3)),
  );
});
