// What an administrator typed becomes the change that is meant, and nothing more.
import { expect, test } from 'vitest';
import { type AdminPlace, changesIn, EMPTY, newPlaceOf, textsOf } from './place-fields.ts';

const place: AdminPlace = {
  id: 'prado',
  name: 'Museo del Prado',
  lat: 40.4138,
  lng: -3.6921,
  categories: ['museums', 'tourist attractions'],
  types: ['museum'],
  aliases: [],
  cuisines: [],
  features: ['kids'],
  description: { en: 'A museum.' },
  opening_hours: 'Mo-Su 10:00-20:00',
  price_level: 2,
  prices: [{ what: { en: 'General', es: 'General' }, amount: 15, currency: 'EUR', as_of: '2026-01-31' }],
  phone: '+34 913 302 800',
  prominence: 5,
  closed_for_good: false,
  source: 'paseo',
  rating: 4.7,
  user_ratings_total: 3,
  provenance: {},
  confirmed: {},
  joined: [],
};
const before = textsOf(place);
const change = (texts: Partial<typeof before>) => changesIn(before, { ...before, ...texts });

test('a form that nobody touched changes nothing, spaces at the ends aside', () => {
  expect(change({})).toEqual({});
  expect(change({ name: ' Museo del Prado ' })).toEqual({});
});

test('an emptied field says that it is not known, an emptied list is empty', () => {
  expect(change({ phone: '', price_level: '', features: ' , ', prices: '' })).toEqual({
    phone: null,
    price_level: null,
    features: [],
    prices: [],
  });
});

test('each language of the description is changed by itself', () => {
  expect(change({ description_es: 'Un museo.' })).toEqual({ description: { es: 'Un museo.' } });
  expect(change({ description_en: '' })).toEqual({ description: { en: null } });
});

test('numbers, lists and prices become what they mean', () => {
  expect(change({ lat: '40.5', price_level: '3', categories: 'museums', types: 'museum, art museum' })).toEqual({
    lat: 40.5,
    price_level: 3,
    categories: ['museums'],
    types: ['museum', 'art museum'],
  });
  expect(change({ prices: '0 | Free | Gratis\n15 | General' })).toEqual({
    prices: [
      { amount: 0, what: { en: 'Free', es: 'Gratis' } },
      { amount: 15, what: { en: 'General' } },
    ],
  });
});

test('prices are shown as they are written', () => {
  expect(before.prices).toBe('15 | General | General | 2026-01-31');
});

test('a new place says only what was filled in', () => {
  const texts = { ...EMPTY, name: 'Bar', categories: 'pubs/bars', lat: '40.4', lng: '-3.7' };
  expect(newPlaceOf(texts)).toEqual({ name: 'Bar', categories: ['pubs/bars'], lat: 40.4, lng: -3.7 });
});
