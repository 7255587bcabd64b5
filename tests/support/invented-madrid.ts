// A Madrid that nobody knows, on one street north of the Puerta del Sol: three museums, two cafés, a park, a bar and a club.
import type { Category } from '../../src/domain/category.ts';
import type { Place } from '../../src/domain/place.ts';
import { aPlace, SOL } from './places.ts';

const METRES_PER_DEGREE = 111_195;

/** @param northM metres north of Puerta del Sol */
export const placeNorth = (
  id: string,
  name: string,
  categories: readonly Category[],
  northM: number,
  more: Partial<Place> = {},
): Place =>
  aPlace({
    ...{ name, categories, types: [...categories], prominence: 3 },
    position: { latDeg: SOL.latDeg + northM / METRES_PER_DEGREE, lngDeg: SOL.lngDeg },
    description: { en: `${name} in a few English words.`, es: `${name} en pocas palabras españolas.` },
    rating: { mean: 4, count: 10 },
    ...more,
    id,
  });

export const oils = placeNorth('oils', 'Museo de los Óleos', ['museums'], 300, {
  openingHours: 'Tu-Su 10:00-20:00',
  prices: [
    { what: { en: 'General admission', es: 'Entrada general' }, amount: 15, currency: 'EUR', asOf: '2026-03-01' },
  ],
  rating: { mean: 4.7, count: 1234 },
  prominence: 5,
  wheelchair: 'yes',
});
export const coins = placeNorth('coins', 'Museo de la Moneda', ['museums'], 600, {
  openingHours: 'Mo-Fr 09:00-14:00',
  freeEntry: '24/7',
  rating: { mean: 4.1, count: 80 },
});
export const clocks = placeNorth('clocks', 'Casa de los Relojes', ['museums'], 1_400, {
  prices: [
    { what: { en: 'General admission', es: 'Entrada general' }, amount: 5, currency: 'EUR', asOf: '2026-03-01' },
  ],
  rating: { mean: 4.4, count: 45 },
});
export const beans = placeNorth('beans', 'Café del Grano', ['cafes'], 350, {
  openingHours: 'Mo-Su 08:00-21:00',
  priceLevel: 2,
  features: ['outdoor_seating'],
});
export const steam = placeNorth('steam', 'Café Vapor', ['cafes'], 900, {
  openingHours: 'Mo-Su 08:00-12:00',
  priceLevel: 1,
});
export const meadow = placeNorth('meadow', 'Parque de la Pradera', ['parks'], 700, {
  openingHours: '24/7',
  freeEntry: '24/7',
});
export const barrel = placeNorth('barrel', 'Bar del Barril', ['pubs/bars'], 200, {
  openingHours: 'Mo-Su 18:00-02:00',
  priceLevel: 1,
});
export const bass = placeNorth('bass', 'Sala Bajo', ['dance clubs'], 500, { openingHours: 'Fr-Sa 24:00-06:00' });
export const gone = placeNorth('gone', 'Museo Cerrado', ['museums'], 100, { closedForGood: true, prominence: 5 });

export const inventedMadrid: readonly Place[] = [oils, coins, clocks, beans, steam, meadow, barrel, bass, gone];

/** Thursday 14 May 2026, 13:20 in Madrid. */
export const THURSDAY_LUNCH = new Date('2026-05-14T11:20:00Z');
