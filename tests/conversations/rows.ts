// Reads our own catalogue format without its importer: just enough for scripts and checks.
import { asPlaceId } from '../../src/domain/branded.ts';
import type { Place } from '../../src/domain/place.ts';

// biome-ignore lint/suspicious/noExplicitAny: rows of a file
export function placeFrom(row: any): Place {
  return {
    id: asPlaceId(row.id),
    name: row.name,
    aliases: row.aliases ?? [],
    position: { latDeg: row.lat, lngDeg: row.lng },
    types: row.types ?? [],
    categories: row.categories ?? [],
    cuisines: row.cuisines ?? [],
    description: typeof row.description === 'string' ? { en: row.description } : (row.description ?? {}),
    prices: row.prices ?? [],
    features: row.features ?? [],
    rating: { mean: row.rating ?? 0, count: row.user_ratings_total ?? 0 },
    prominence: row.prominence ?? 1,
    closedForGood: row.closed_for_good ?? false,
    source: row.source ?? 'paseo',
    provenance: {},
    ...(row.address && { address: row.address }),
    ...(row.district && { district: row.district }),
    ...(row.barrio && { barrio: row.barrio }),
    ...(row.opening_hours && { openingHours: row.opening_hours }),
    ...(row.free_entry && { freeEntry: row.free_entry }),
    ...(row.price_level && { priceLevel: row.price_level }),
    ...(row.website && { website: row.website }),
    ...(row.wheelchair && { wheelchair: row.wheelchair }),
    ...(row.visit_minutes && { visitMinutes: row.visit_minutes }),
  };
}
