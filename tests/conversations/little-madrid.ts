// A little Madrid whose right answers are known beforehand: three museums, two cafés, a park, a bar and a club.
import { asPlaceId } from '../../src/domain/branded.ts';
import type { Category } from '../../src/domain/category.ts';
import type { Place } from '../../src/domain/place.ts';

export const SOL = { latDeg: 40.4168, lngDeg: -3.7038 };
const METRES_PER_DEGREE = 111_195;

/** @param northM metres north of Puerta del Sol */
export function place(
  id: string,
  name: string,
  categories: readonly Category[],
  northM: number,
  more: Partial<Place> = {},
): Place {
  return {
    id: asPlaceId(id),
    name,
    aliases: [],
    position: { latDeg: SOL.latDeg + northM / METRES_PER_DEGREE, lngDeg: SOL.lngDeg },
    types: [...categories],
    categories,
    cuisines: [],
    description: { en: `${name} in a few English words.`, es: `${name} en pocas palabras españolas.` },
    prices: [],
    features: [],
    rating: { mean: 4, count: 10 },
    prominence: 3,
    closedForGood: false,
    source: 'test',
    provenance: {},
    ...more,
  };
}

export const oils = place('oils', 'Museo de los Óleos', ['museums'], 300, {
  openingHours: 'Tu-Su 10:00-20:00',
  prices: [
    { what: { en: 'General admission', es: 'Entrada general' }, amount: 15, currency: 'EUR', asOf: '2026-03-01' },
  ],
  rating: { mean: 4.7, count: 1234 },
  prominence: 5,
  wheelchair: 'yes',
});
export const coins = place('coins', 'Museo de la Moneda', ['museums'], 600, {
  openingHours: 'Mo-Fr 09:00-14:00',
  freeEntry: '24/7',
  rating: { mean: 4.1, count: 80 },
});
export const clocks = place('clocks', 'Casa de los Relojes', ['museums'], 1_400, {
  prices: [
    { what: { en: 'General admission', es: 'Entrada general' }, amount: 5, currency: 'EUR', asOf: '2026-03-01' },
  ],
  rating: { mean: 4.4, count: 45 },
});
export const beans = place('beans', 'Café del Grano', ['cafes'], 350, {
  openingHours: 'Mo-Su 08:00-21:00',
  priceLevel: 2,
  features: ['outdoor_seating'],
});
export const steam = place('steam', 'Café Vapor', ['cafes'], 900, { openingHours: 'Mo-Su 08:00-12:00', priceLevel: 1 });
export const meadow = place('meadow', 'Parque de la Pradera', ['parks'], 700, {
  openingHours: '24/7',
  freeEntry: '24/7',
});
export const barrel = place('barrel', 'Bar del Barril', ['pubs/bars'], 200, {
  openingHours: 'Mo-Su 18:00-02:00',
  priceLevel: 1,
});
export const bass = place('bass', 'Sala Bajo', ['dance clubs'], 500, { openingHours: 'Fr-Sa 24:00-06:00' });
export const gone = place('gone', 'Museo Cerrado', ['museums'], 100, { closedForGood: true, prominence: 5 });

export const littleMadrid: readonly Place[] = [oils, coins, clocks, beans, steam, meadow, barrel, bass, gone];

/** Thursday 14 May 2026, 13:20 in Madrid. */
export const THURSDAY_LUNCH = new Date('2026-05-14T11:20:00Z');
