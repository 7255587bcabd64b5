// Places for tests: everything has a default, a test names only what it is about.
import { asPlaceId } from '../../src/domain/branded.ts';
import type { Place } from '../../src/domain/place.ts';

export const SOL = { latDeg: 40.4168, lngDeg: -3.7038 };

export function aPlace(facts: Partial<Omit<Place, 'id'>> & { readonly id: string }): Place {
  return {
    name: facts.id,
    aliases: [],
    position: SOL,
    types: ['museum'],
    categories: ['museums'],
    cuisines: [],
    description: { en: `About ${facts.id}.`, es: `Sobre ${facts.id}.` },
    prices: [],
    features: [],
    rating: { mean: 0, count: 0 },
    prominence: 1,
    closedForGood: false,
    source: 'test',
    provenance: {},
    ...facts,
    id: asPlaceId(facts.id),
  };
}
