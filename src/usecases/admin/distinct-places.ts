// Tells two places apart that the resolver takes for likely duplicates.
import type { Administer } from '../../db/administration.ts';
import type { Actor } from '../../domain/audit.ts';
import type { PlaceId } from '../../domain/branded.ts';
import { DomainError, invalidAt } from '../../domain/errors.ts';
import { lockedPlace } from './locked-place.ts';

interface Deps {
  readonly administer: Administer;
}

/**
 * They are not shown as likely duplicates again. Told once or twice is the same.
 *
 * @throws DomainError `place/not-found`, `request/invalid` for one and the same
 */
export const tellApart = ({ administer }: Deps, actor: Actor, id: PlaceId, other: PlaceId): Promise<void> =>
  administer(actor, async (store) => {
    if (id === other) throw invalidAt('/other', 'other must be another place');
    await lockedPlace(store, id);
    await lockedPlace(store, other);
    if (await store.distinctPlaces.add(id, other))
      await store.note({ action: 'separated', object: 'place', objectId: id, details: { other } });
  });

/** Takes that back: whether they are one is an open question again. @throws DomainError `place/not-found` */
export const reconsider = ({ administer }: Deps, actor: Actor, id: PlaceId, other: PlaceId): Promise<void> =>
  administer(actor, async (store) => {
    if (!(await store.distinctPlaces.remove(id, other)))
      throw new DomainError('place/not-found', 'Nobody has told these places apart');
    await store.note({ action: 'reconsidered', object: 'place', objectId: id, details: { other } });
  });
