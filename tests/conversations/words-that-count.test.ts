// Words that say how, where and how much: each has its effect from the first message on, and none on messages beside it.
import { describe, expect, test } from 'vitest';
import { chat, lastOf, NOW, SOL } from './stranger.ts';

const read = (message: string) => chat.read(message, { now: NOW, from: SOL });
const wishesOf = (message: string) =>
  read(message).wishes.map(({ attribute, value, polarity, strength }) => ({ attribute, value, polarity, strength }));
const has = (attribute: string, value: unknown) => expect.objectContaining({ attribute, value });

describe('what somebody means to spend', () => {
  test.each([
    'dinner for two, perhaps 35 euros each',
    'cena con terraza a ser posible y que no pase de 35 euros por cabeza',
  ])('bounds, said mildly or not: %s', (message) => {
    expect(wishesOf(message)).toContainEqual(
      expect.objectContaining({ attribute: 'amount', value: 35, strength: 'must' }),
    );
  });

  test.each(['lunch tomorrow, price is no object', 'comida mañana, presupuesto sin límite'])(
    'is much where nothing was shown yet: %s',
    (message) => expect(wishesOf(message)).toContainEqual(has('price_level', 3)),
  );

  test.each(['comer por Sol sin gastar una fortuna', 'comer por Sol sin gastar más de 20 euros'])(
    'is little, and not nothing: %s',
    (message) => {
      const attributes = wishesOf(message).map(({ attribute }) => attribute);
      expect(attributes.length).toBeGreaterThan(0);
      expect(attributes).not.toContain('free');
    },
  );

  test('is nothing where that was said', () => {
    expect(wishesOf('museos sin gastar nada')).toContainEqual(has('free', true));
  });
});

describe('crowds and noise that are refused', () => {
  test.each([
    "I can't stand crowds. Any bar?",
    'Odio las multitudes, ¿algún bar?',
    'un bar donde no haya mucho ruido',
    'un restaurante sin mucho ruido',
  ])('ask for somewhere quiet: %s', (message) => {
    expect(wishesOf(message)).toContainEqual(has('feature', 'quiet'));
  });

  test.each(['plan me a day tomorrow with museums, I hate crowds', 'un plan de museos para mañana sin aglomeraciones'])(
    'keep what everybody comes to see out of a plan: %s',
    (message) => {
      const { text, listed } = lastOf(message);
      expect(listed.length).toBeGreaterThan(1);
      expect(text).not.toMatch(/Museo Nacional del Prado|Puerta del Sol \(/u);
    },
  );
});

describe('a comparative before any list', () => {
  test.each(['less touristy markets', 'mercados menos turísticos'])('says what is wanted: %s', (message) => {
    expect(wishesOf(message)).toContainEqual(has('fame', 'hidden'));
  });

  test('refuses nothing that stands behind it', () => {
    const wishes = wishesOf('un mercado menos turístico donde se pueda comer');
    expect(wishes.length).toBeGreaterThan(0);
    expect(wishes.filter(({ polarity }) => polarity !== 'want')).toEqual([]);
    expect(wishesOf('cualquier cosa menos museos')).toContainEqual(
      expect.objectContaining({ attribute: 'category', value: 'museums', polarity: 'avoid' }),
    );
  });
});

describe('one fact of two places that are named', () => {
  test.each(['prices for the Thyssen and the Royal Palace', 'precios del Thyssen y del Palacio Real'])(
    'is told of both: %s',
    (message) => {
      const { text } = lastOf(message);
      expect(text).toContain('Thyssen');
      expect(text).toContain('Palacio Real');
    },
  );
});

describe('near what was settled on in the same message', () => {
  test.each([
    ['museums near Sol', 'The second one it is. Any café close by?'],
    ['museos cerca de Sol', 'Vale, el segundo. ¿Hay alguna cafetería cerca?'],
  ])('is what comes next: %s / %s', (first, then) => {
    const talk = chat.begin(first, NOW, SOL);
    const second = /2\. (.+?) \(/u.exec(talk.say(first).text)![1]!;
    expect(talk.say(then).text).toContain(second);
  });

  test.each(['I love the Prado. Any café near me?', 'Me encanta el Prado. ¿Alguna cafetería cerca de mí?'])(
    'unless near the asker is said: %s',
    (message) => expect(lastOf(message).text).not.toMatch(/(?:near|cerca) (?:del )?Museo Nacional del Prado/u),
  );
});

describe('where to look', () => {
  test.each([
    ['bars in Chueca', 'and in another neighbourhood?', 'in other areas'],
    ['bares en Chueca', 'esa zona ya la conozco', 'en otras zonas'],
  ])('is elsewhere than before: %s / %s', (first, then, where) => {
    const talk = chat.begin(first, NOW, SOL);
    const { listed } = talk.say(first);
    const other = talk.say(then);
    expect(listed.length).toBeGreaterThan(0);
    expect(other.listed.length).toBeGreaterThan(0);
    expect(other.text).toContain(where);
    expect(other.listed.some((each) => listed.includes(each))).toBe(false);
  });

  test.each([
    ['bars in Chueca', 'and the best churros in Madrid?', 'Chueca'],
    ['bares en Chueca', '¿y los mejores churros de todo Madrid? en Madrid', 'Chueca'],
  ])('is all of the city where it is named: %s / %s', (first, then, before) => {
    expect(lastOf(first, then).text).not.toContain(before);
  });

  test.each([
    'a restaurant for dinner, we would rather not walk far',
    'un restaurante para cenar, que no tengamos que andar mucho',
  ])('is close by for who walks little: %s', (message) => {
    const far = /\((?:\d[.,]\d km|[89]\d\d m)/u;
    const { text, listed } = lastOf(message);
    expect(listed.length).toBeGreaterThan(0);
    expect(text).not.toMatch(far);
  });
});

describe('how many', () => {
  test.each(['give me one with a terrace in La Latina, for dinner', 'dame uno con terraza en La Latina, para cenar'])(
    'one is one: %s',
    (message) => expect(lastOf(message).listed).toHaveLength(1),
  );

  test.each(['tell me 3 things to do indoors on Sunday morning', 'dime 3 cosas a cubierto el domingo por la mañana'])(
    'three of several kinds are three: %s',
    (message) => {
      const { length } = lastOf(message).listed;
      expect(length).toBeGreaterThan(0);
      expect(length).toBeLessThanOrEqual(3);
    },
  );
});

describe('a plan for people we know of', () => {
  test.each([
    ['plan for tomorrow with two kids', 'the little one is tired, something closer please'],
    ['un plan para mañana con dos niños', 'el pequeño está cansado, algo más cerca'],
  ])('is changed, and not told again: %s / %s', (first, then) => {
    const talk = chat.begin(first, NOW, SOL);
    const { listed } = talk.say(first);
    const changed = talk.say(then).listed;
    expect(listed.length).toBeGreaterThan(0);
    expect(changed.length).toBeGreaterThan(0);
    expect(changed).not.toEqual(listed);
  });
});
