// Filters of a query as use cases take them.
import { BBOX_FORM, type FilterParameters } from '../contract/filters.ts';
import { invalidAt } from '../domain/errors.ts';
import type { PlaceFilters } from '../domain/place-filters.ts';

/** Undefined when no filter is given, so that requests without filters are answered as before. */
export function filtersOf(query: FilterParameters): PlaceFilters | undefined {
  const { category, kind, exclude, radius_m, bbox, area, near, open_at, price_max, amount_max, feature, diet } = query;
  const { min_rating: minRating, wish: wishes, match } = query;
  const filters: PlaceFilters = {
    ...(category && { categories: category }),
    ...(kind && { kinds: kind }),
    ...(exclude && { exclude }),
    ...(radius_m !== undefined && { radiusM: radius_m }),
    ...(bbox !== undefined && { bbox: boxOf(bbox) }),
    ...(area !== undefined && { area }),
    ...(near !== undefined && { near }),
    ...(open_at !== undefined && { openAt: open_at }),
    ...(price_max !== undefined && { priceMax: price_max }),
    ...(amount_max !== undefined && { amountMax: amount_max }),
    ...(feature && { features: feature }),
    ...(diet && { diets: diet }),
    ...(minRating !== undefined && { minRating }),
    ...(wishes && { wishes }),
  };
  if (Object.keys(filters).length === 0) return undefined;
  return match === 'unknown' ? { ...filters, match } : filters;
}

function boxOf(text: string): NonNullable<PlaceFilters['bbox']> {
  const [west = 0, south = 0, east = 0, north = 0] = text.split(',').map(Number);
  if (west >= east || south >= north || Math.abs(west) > 180 || Math.abs(east) > 180 || south < -90 || north > 90) {
    throw invalidAt('/bbox', `bbox ${BBOX_FORM}`);
  }
  return { west, south, east, north };
}

/** Where the caller stands, if they say so. @throws DomainError `request/invalid` for half a position */
export function positionOf({ lat, lng }: { readonly lat?: number; readonly lng?: number }) {
  if (lat === undefined && lng === undefined) return undefined;
  if (lng === undefined) throw invalidAt('/lng', 'lng is needed with lat');
  if (lat === undefined) throw invalidAt('/lat', 'lat is needed with lng');
  return { latDeg: lat, lngDeg: lng };
}
