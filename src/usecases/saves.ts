// Marks: places that a person saved, hid or visited. The profile is read with every recommendation, so a mark counts at once.
import type { MarkRepository } from '../db/marks.ts';
import type { PlaceId, UserId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import type { Mark, PlaceMark } from '../domain/mark.ts';
import type { Clock } from '../system/clock.ts';
import type { CatalogueReader } from './catalogue.ts';

export interface SaveDeps {
  readonly marks: MarkRepository;
  readonly catalogue: CatalogueReader;
  readonly clock: Clock;
}

/** All marks of the place afterwards. @throws DomainError `place/not-found`, `save/too-many` */
export async function markPlace(
  { marks, catalogue, clock }: SaveDeps,
  userId: UserId,
  placeId: PlaceId,
  mark: Mark,
): Promise<readonly PlaceMark[]> {
  if (!catalogue.current().catalogue.rowOf.has(placeId)) throw new DomainError('place/not-found', 'Place not found');
  await marks.add(userId, [placeId], mark, clock.now());
  return marks.ofPlace(userId, placeId);
}

/** A place that is no longer in the catalogue keeps its marks. @throws DomainError `place/not-found` */
export async function marksOfPlace(
  { marks, catalogue }: SaveDeps,
  userId: UserId,
  placeId: PlaceId,
): Promise<readonly PlaceMark[]> {
  const found = await marks.ofPlace(userId, placeId);
  if (found.length === 0 && !catalogue.current().catalogue.rowOf.has(placeId))
    throw new DomainError('place/not-found', 'Place not found');
  return found;
}

/** All marks of the place afterwards. */
export async function unmarkPlace(
  { marks }: Pick<SaveDeps, 'marks'>,
  userId: UserId,
  placeId: PlaceId,
  mark: Mark,
): Promise<readonly PlaceMark[]> {
  await marks.remove(userId, placeId, mark);
  return marks.ofPlace(userId, placeId);
}
