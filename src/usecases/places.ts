// Listing, filtering and finding places, all from memory.
import type { PlaceId } from '../domain/branded.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { categoriesNamed } from '../domain/category.ts';
import { DomainError } from '../domain/errors.ts';
import type { Place } from '../domain/place.ts';
import { nearestStations, type Station } from '../domain/station.ts';
import { foldAccents } from '../domain/text.ts';

/** Rows in catalogue order (prominence, then id). */
export function rowsInCategory(catalogue: Catalogue, name: string): readonly number[] {
  const wanted = categoriesNamed(name);
  const label = labelKey(name);
  const rows: number[] = [];
  catalogue.places.forEach((place, row) => {
    if (
      place.categories.some((category) => wanted.includes(category)) ||
      place.types.some((type) => labelKey(type) === label)
    )
      rows.push(row);
  });
  return rows;
}

/** @throws DomainError `place/not-found` */
export function placeById(catalogue: Catalogue, id: PlaceId): { readonly place: Place; readonly row: number } {
  const row = catalogue.rowOf.get(id);
  const place = row === undefined ? undefined : catalogue.places[row];
  if (row === undefined || !place) throw new DomainError('place/not-found', 'Place not found');
  return { place, row };
}

/** The nearest metro however far it is, and the stations of both networks within walking distance. */
export function stationsOf(stations: readonly Station[], { position }: Place) {
  const [metro] = nearestStations(stations, position, { network: 'metro', withinM: Infinity, limit: 1 });
  return { metro, around: nearestStations(stations, position) };
}

/** Type labels are compared without case, accent, number ("Cafés" = "cafe") or underscore ("art_gallery"). */
function labelKey(label: string): string {
  return foldAccents(label.replace(/_/gu, ' '))
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/(?:(?<=[^aeious])es|s)$/u, '') : word))
    .join(' ');
}
