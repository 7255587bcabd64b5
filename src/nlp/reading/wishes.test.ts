// Wishes the right way round: what is wanted, what is turned down, what may be so or not, and what is only rather wished.
import { describe, expect, test } from 'vitest';
import type { Wish } from '../../wishes/wish.ts';
import { read, understand } from '../read.ts';

const NOW = '2026-11-25T17:00';
const wishesOf = (text: string): readonly Wish[] => read(text, { now: NOW }).wishes;
const told = (text: string): readonly string[] =>
  wishesOf(text).map(({ attribute, value, polarity }) => {
    const sign = polarity === 'avoid' ? '-' : '+';
    return `${sign}${attribute}:${typeof value === 'object' ? 'when' : value}`;
  });

describe('what is turned down', () => {
  test.each([
    ['anything but tapas', '-dish:tapas'],
    ['somewhere to drink that doesnt do tapas', '-dish:tapas'],
    ["open at four and it isn't a club", '-category:dance clubs'],
    ['sick of museums, what else?', '-category:museums'],
    ['cualquier cosa menos pizza', '-dish:pizza'],
    ['nada de tapas, algo asiático', '-dish:tapas'],
    ['no museums, churches or palaces', '-kind:palace'],
    ['ni museos ni palacios', '-kind:palace'],
  ])('%s: %s', (text, wish) => {
    const attitudes = read(text, { now: NOW }).attitudes.filter(({ polarity = 0 }) => polarity < 0);
    const avoided = [...told(text), ...attitudes.flatMap(({ categories }) => categories.map((c) => `-category:${c}`))];
    expect(avoided).toContain(wish);
  });

  test.each([
    ['museums free in the evening', '+category:museums'],
    ['a museum that is free of charge', '+category:museums'],
    ['not Starbucks, wifi please', '+feature:wifi'],
    ['no stairs and a terrace please', '+feature:terrace'],
    ['que no sea muy caro ni muy ruidoso, para cenar', '+feature:quiet'],
    ['not too fancy, not too loud', '+feature:quiet'],
    ['somewhere not too busy', '+feature:quiet'],
  ])('reaches no further than it is said: %s has %s', (text, wish) => {
    expect(told(text)).toContain(wish);
    expect(told(text)).not.toContain(wish.replace('+', '-'));
  });

  test('is no liking, whatever the sentence sounds like', () => {
    const { preferences } = understand("is there anything open at four that isn't a club", { now: NOW });
    expect(preferences.get('dance clubs') ?? 0).toBeLessThanOrEqual(2.5);
  });
});

describe('what may be so or not', () => {
  test.each([
    "it doesn't have to be cheap, but with a terrace",
    "I don't mind if it's cheap, but with a terrace",
    "I'm not fussy about a cheap place, but with a terrace",
    'no hace falta que sea barato, pero que tenga terraza',
    'me da igual que sea barato, pero con terraza',
  ])('is neither asked for nor turned down: %s', (text) => {
    expect(told(text)).toEqual(['+feature:terrace']);
  });
});

describe('a mild word', () => {
  test.each([
    ['dinner friday, tapas, terrace if possible, 25 euros', ['terrace']],
    ['cena el viernes, tapas, terraza si puede ser, 25 euros', ['terrace']],
    ['a restaurant with wifi, if possible, for 25 euros', ['restaurants', 'wifi']],
  ])('makes mild what stands beside it, and nothing else: %s', (text, mild) => {
    const { wishes } = read(text, { now: NOW });
    expect(wishes.filter(({ strength }) => strength === 'prefer').map(({ value }) => value)).toEqual(mild);
  });
});

describe('a bound without its currency', () => {
  test.each([
    ['a hotel in Sol under 120', 120],
    ['anything cheaper, like 80', 80],
    ['hotel por menos de 100', 100],
    ['algo más barato, tipo 80', 80],
  ])('is an amount: %s', (text, value) => {
    expect(wishesOf(text)).toContainEqual(expect.objectContaining({ attribute: 'amount', value }));
  });

  test.each([
    'museums for kids under 12',
    'a walk of less than 20 minutes',
    'bars for people under 30',
    'a menos de 500 metros',
    'un paseo de menos de 40 minutos',
  ])('is none where something else is counted: %s', (text) => {
    expect(wishesOf(text).map(({ attribute }) => attribute)).not.toContain('amount');
  });
});

test.each([
  ["is there a doctor? I'm American", '+kind:doctor'],
  ['we are Italian, where is good pasta', '+dish:pasta'],
  ['somos mexicanos, donde hay museos', '+category:museums'],
])('where somebody is from is no kitchen: %s', (text, wish) => {
  expect(told(text)).toContain(wish);
  expect(told(text).join(' ')).not.toContain('cuisine');
});

test('a dish at noon is lunch', () => {
  const [at] = wishesOf('cocido mañana a mediodía').filter(({ attribute }) => attribute === 'open');
  expect(at?.value).toEqual({ day: '2026-11-26', fromMin: 13.5 * 60, toMin: 16 * 60 });
  const [museum] = wishesOf('un museo mañana a mediodía').filter(({ attribute }) => attribute === 'open');
  expect(museum?.value).toMatchObject({ fromMin: 12 * 60 });
});

test.each(['we would love a quiet café where we can sit for an hour', 'un café para sentarnos una hora'])(
  'time in one place is no plan: %s',
  (text) => {
    expect(read(text, { now: NOW }).plan).toBeUndefined();
  },
);

test.each([
  ['dinner for our anniversary, budget about 120 for two', 60],
  ['a meal around 90 euros for two near the park', 45],
  ['una cena de unos 100 euros para los dos', 50],
  ['a table for two under 40 euros', 40],
])('money for two is halved where it is said of both: %s', (text, each) => {
  expect(told(text)).toContain(`+amount:${each}`);
});

test.each(['its pouring outside, what can we do', "it's raining outside"])('weather is no wish: %s', (text) => {
  expect(told(text)).toEqual([]);
});
