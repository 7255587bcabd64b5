// An administrator looked at facts of a place and found them true as they stand: they have the date of today.
import type { Administer } from '../../db/administration.ts';
import type { Actor } from '../../domain/audit.ts';
import type { PlaceId } from '../../domain/branded.ts';
import { confirmed } from '../../domain/confirmations.ts';
import { invalidAt } from '../../domain/errors.ts';
import { type DatedFact, knownFacts } from '../../domain/freshness.ts';
import type { Clock } from '../../system/clock.ts';
import type { LiveCatalogue } from '../catalogue.ts';
import { planned } from '../importing/plan.ts';
import { lockedPlace } from './locked-place.ts';

export interface ConfirmationDeps {
  readonly administer: Administer;
  readonly catalogue: Pick<LiveCatalogue, 'refresh'>;
  readonly clock: Clock;
}

/** @throws DomainError `place/not-found`, `request/invalid` for a fact that is not known and a place that is closed */
export async function confirmFacts(
  { administer, catalogue, clock }: ConfirmationDeps,
  actor: Actor,
  id: PlaceId,
  facts: readonly DatedFact[],
): Promise<void> {
  await administer(actor, async (store) => {
    const place = await lockedPlace(store, id);
    if (place.closedForGood) throw invalidAt('/place_id', 'The place is closed for good');
    const unknown = facts.filter((fact) => !knownFacts(place).includes(fact));
    if (unknown.length > 0) throw invalidAt('/facts', `Not known of the place: ${unknown.join(', ')}`);
    const after = confirmed(place, facts, clock.now().toISOString().slice(0, 10));
    if (after === place) return;
    await store.places.apply({ put: [planned(after)], remove: [] });
    await store.note({ action: 'confirmed', object: 'place', objectId: id, details: { facts: [...facts].sort() } });
  });
  await catalogue.refresh();
}
