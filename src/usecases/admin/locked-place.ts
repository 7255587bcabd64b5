// A place that stays as it is until the transaction ends.
import type { AdminStore } from '../../db/administration.ts';
import type { PlaceId } from '../../domain/branded.ts';
import { DomainError } from '../../domain/errors.ts';
import type { Place } from '../../domain/place.ts';

/** @throws DomainError `place/not-found` */
export async function lockedPlace({ places }: Pick<AdminStore, 'places'>, id: PlaceId): Promise<Place> {
  const place = await places.lock(id);
  if (!place) throw new DomainError('place/not-found', 'Place not found');
  return place;
}
