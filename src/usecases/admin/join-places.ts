// Joins two rows of the catalogue that are one place, as an administrator decided.
import type { Administer } from '../../db/administration.ts';
import type { Actor } from '../../domain/audit.ts';
import type { PlaceId } from '../../domain/branded.ts';
import { invalidAt } from '../../domain/errors.ts';
import type { Place } from '../../domain/place.ts';
import type { LiveCatalogue } from '../catalogue.ts';
import { joined, withLinksOf } from '../importing/merge.ts';
import { planned } from '../importing/plan.ts';
import { lockedPlace } from './locked-place.ts';

interface Deps {
  readonly administer: Administer;
  readonly catalogue: Pick<LiveCatalogue, 'refresh'>;
}

/**
 * The first keeps its id and its facts, gaps are filled from the other, and reviews, marks and entries of lists move to it; of somebody
 * who reviewed both, the review of the first stays. Later imports of the other's record mean the first.
 *
 * @throws DomainError `place/not-found`, `request/invalid` for one and the same
 */
export async function joinPlaces(
  { administer, catalogue }: Deps,
  actor: Actor,
  id: PlaceId,
  otherId: PlaceId,
): Promise<Place> {
  if (id === otherId) throw invalidAt('/other', 'other must be another place');
  const place = await administer(actor, async (store) => {
    const [kept, other] = [await lockedPlace(store, id), await lockedPlace(store, otherId)];
    const after = withLinksOf(joined(kept, other), other);
    const reviews = await store.reviews.move(otherId, id);
    await store.marks.move(otherId, id);
    await store.lists.movePlace(otherId, id);
    await store.places.apply({ put: [planned(after)], remove: [otherId] });
    await store.note({ action: 'joined', object: 'place', objectId: id, details: { other: otherId, reviews } });
    return after;
  });
  await catalogue.refresh();
  return place;
}
