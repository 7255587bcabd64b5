// Twelve people and eight spots whose lists are judged. Their tastes are plain, so that the rules can say what is right.

import { asPlaceId } from '../../src/domain/branded.ts';
import type { Category } from '../../src/domain/category.ts';
import type { Profile } from '../../src/domain/profile.ts';
import type { Point } from '../../src/geo/point.ts';
import { CATEGORIES } from '../../src/vocabulary/categories.ts';

export interface Persona {
  readonly name: string;
  readonly profile: Profile;
  /** What the profile says is no taste: the list must be the one for a person of whom nothing is known. */
  readonly isWithoutTaste?: true;
}

const persona = (
  name: string,
  categories: Readonly<Partial<Record<Category, number>>>,
  places: Readonly<Record<string, number>> = {},
): Persona => ({
  name,
  profile: {
    categories: new Map(Object.entries(categories) as [Category, number][]),
    places: new Map(Object.entries(places).map(([id, rating]) => [asPlaceId(id), rating])),
  },
});

const everythingAlike = Object.fromEntries(CATEGORIES.map((category) => [category, 4]));

export const PERSONAS: readonly Persona[] = [
  { ...persona('nobody', {}), isWithoutTaste: true },
  persona('museums', { museums: 5, 'art galleries': 4 }),
  persona('eats and shops', { restaurants: 5, markets: 4 }),
  persona('family', { parks: 5, zoo: 4, 'amusement parks': 4, 'dance clubs': 0 }),
  persona('night', { 'dance clubs': 5, 'pubs/bars': 4.5, museums: 1 }),
  persona('green', { parks: 5, gardens: 4, malls: 1 }),
  { ...persona('one dislike', { 'dance clubs': 1 }), isWithoutTaste: true },
  persona('coffee', { cafes: 5, bakeries: 4 }),
  { ...persona('all alike', everythingAlike), isWithoutTaste: true },
  persona('reviews alone', {}, { 'museo-sorolla': 5, 'museo-thyssen': 5, 'museo-cerralbo': 4, kapital: 1 }),
  persona(
    'stage, with reviews',
    { theatres: 5, 'music halls': 4, sports: 2 },
    { 'teatro-real': 5, 'teatro-espanol': 4, 'cafe-central': 5, 'casa-lucio': 2 },
  ),
  persona('views', { 'view points': 5, monuments: 4, restaurants: 3, hotels: 1 }),
];

/** From the middle of the city to its edges. */
export const SPOTS: Readonly<Record<string, Point>> = {
  Sol: { latDeg: 40.4168, lngDeg: -3.7038 },
  Malasaña: { latDeg: 40.4265, lngDeg: -3.7042 },
  Salamanca: { latDeg: 40.4297, lngDeg: -3.6797 },
  Chamartín: { latDeg: 40.4722, lngDeg: -3.6826 },
  Vallecas: { latDeg: 40.3821, lngDeg: -3.6577 },
  Aluche: { latDeg: 40.3914, lngDeg: -3.7629 },
  Barajas: { latDeg: 40.4736, lngDeg: -3.5797 },
  'Las Tablas': { latDeg: 40.5078, lngDeg: -3.6703 },
};
