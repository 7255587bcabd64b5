// Places as an administrator makes, edits and removes them. The catalogue's version rises with each change, so this
// process takes it up at once and every other at its next look.
import { type City, locateIn } from '../../city/city.ts';
import type { Administer, AdminStore } from '../../db/administration.ts';
import type { Actor } from '../../domain/audit.ts';
import { asPlaceId, type PlaceId } from '../../domain/branded.ts';
import { changedFields, edited, editedFields, type PlaceEdits, released } from '../../domain/edits.ts';
import { invalidAt } from '../../domain/errors.ts';
import { inLatinLetters } from '../../domain/latin-letters.ts';
import { ADMINISTRATOR, NOTHING_KNOWN, type Place } from '../../domain/place.ts';
import { foldAccents } from '../../domain/text.ts';
import { type CityHours, readsHours } from '../../hours/city-hours.ts';
import type { Clock } from '../../system/clock.ts';
import { randomId } from '../../system/random.ts';
import type { LiveCatalogue } from '../catalogue.ts';
import { linkedIds } from '../importing/merge.ts';
import { planned } from '../importing/plan.ts';
import { lockedPlace } from './locked-place.ts';

type NewPlace = PlaceEdits & {
  /** Made from the name where none is given. */
  readonly id?: PlaceId;
  readonly name: string;
  readonly latDeg: number;
  readonly lngDeg: number;
};

export interface PlaceEditingDeps {
  readonly administer: Administer;
  readonly catalogue: Pick<LiveCatalogue, 'refresh'>;
  readonly city: City;
  readonly hours: CityHours;
  readonly clock: Clock;
}

/** @throws DomainError `place/exists`, `request/invalid` for hours that do not parse */
export async function addPlace(deps: PlaceEditingDeps, actor: Actor, { id, ...facts }: NewPlace): Promise<Place> {
  requireReadableHours(deps, facts);
  requireInCity(deps.city, facts);
  const { provenance: _marks, ...place } = edited(
    blankPlace(id ?? idFor(facts.name), facts.name),
    facts,
    contextOf(deps),
  );
  const made: Place = { ...place, provenance: {} };
  await deps.administer(actor, async ({ places, removedPlaces, note }) => {
    await places.add(planned(made));
    await removedPlaces.forget(made.id);
    await note({ action: 'created', object: 'place', objectId: made.id });
  });
  await deps.catalogue.refresh();
  return made;
}

interface PlaceChanges {
  readonly edits: PlaceEdits;
  /** Edited fields that imports may change again. */
  readonly release?: readonly string[];
}

/** @throws DomainError `place/not-found`, `request/invalid` for hours that do not parse */
export async function changePlace(
  deps: PlaceEditingDeps,
  actor: Actor,
  id: PlaceId,
  { edits, release = [] }: PlaceChanges,
): Promise<Place> {
  requireReadableHours(deps, edits);
  requireInCity(deps.city, edits);
  const changed = await deps.administer(actor, (store) =>
    change(store, id, (place) => edited(released(place, release), edits, contextOf(deps))),
  );
  await deps.catalogue.refresh();
  return changed;
}

type Removal = 'removed' | 'closed for good';

/**
 * A place without reviews is removed, and no import brings it back; one with reviews is closed for good instead: it is
 * never recommended again, while its id and what people wrote stay.
 *
 * @throws DomainError `place/not-found`
 */
export async function removePlace(deps: PlaceEditingDeps, actor: Actor, id: PlaceId): Promise<Removal> {
  const removal = await deps.administer(actor, async (store): Promise<Removal> => {
    const place = await lockedPlace(store, id);
    if ((await store.reviews.ratingOf(id)).count > 0) {
      await change(store, id, () => edited(place, { closedForGood: true }, contextOf(deps)));
      return 'closed for good';
    }
    await store.places.apply({ put: [], remove: [id] });
    await store.removedPlaces.add([id, ...linkedIds(place)]);
    await store.note({ action: 'removed', object: 'place', objectId: id });
    return 'removed';
  });
  await deps.catalogue.refresh();
  return removal;
}

async function change(store: AdminStore, id: PlaceId, edit: (place: Place) => Place): Promise<Place> {
  const before = await lockedPlace(store, id);
  const after = edit(before);
  if (after === before) return before;
  const fields = changedFields(before, after);
  const given = editedFields(before)
    .filter((field) => !editedFields(after).includes(field))
    .sort();
  await store.places.apply({ put: [planned(after)], remove: [] });
  const isClosing = after.closedForGood && !before.closedForGood;
  await store.note({
    action: isClosing ? 'closed' : 'changed',
    object: 'place',
    objectId: id,
    details: { ...(fields.length > 0 && { fields }), ...(given.length > 0 && { released: given }) },
  });
  return after;
}

const contextOf = ({ city, clock }: PlaceEditingDeps) => ({
  locate: locateIn(city),
  asOf: clock.now().toISOString().slice(0, 10),
});

function requireReadableHours({ hours }: PlaceEditingDeps, { openingHours, freeEntry }: PlaceEdits): void {
  for (const [name, text] of Object.entries({ opening_hours: openingHours, free_entry: freeEntry })) {
    if (typeof text === 'string' && !readsHours(hours, text))
      throw invalidAt(
        `/${name}`,
        `${name} must be in the syntax of OSM opening_hours, such as Mo-Fr 09:00-14:00; PH off`,
      );
  }
}

/** Each degree for itself: an edit may give one of the two. */
function requireInCity({ bounds }: City, { latDeg, lngDeg }: PlaceEdits): void {
  const { south, west, north, east } = bounds;
  if (latDeg !== undefined && (latDeg < south || latDeg > north))
    throw invalidAt('/lat', `lat must lie inside the city, from ${south} to ${north}`);
  if (lngDeg !== undefined && (lngDeg < west || lngDeg > east))
    throw invalidAt('/lng', `lng must lie inside the city, from ${west} to ${east}`);
}

/** A position that no place has, so that the first edit files it under its district. */
const NOWHERE = { latDeg: Number.NaN, lngDeg: Number.NaN };

const blankPlace = (id: PlaceId, name: string): Place => ({
  ...NOTHING_KNOWN,
  id,
  name,
  position: NOWHERE,
  categories: [],
  source: ADMINISTRATOR,
});

const LONGEST_SLUG = 60;
const SUFFIX_LENGTH = 6;

/** "Café Comercial" gives `cafe-comercial-` and something random, so that two of one name never meet. */
function idFor(name: string): PlaceId {
  const words = foldAccents(inLatinLetters(name) ?? name).match(/[a-z0-9]+/gu) ?? [];
  const slug = words.join('-').slice(0, LONGEST_SLUG).replace(/-$/u, '');
  return asPlaceId([slug, randomId().slice(0, SUFFIX_LENGTH)].filter(Boolean).join('-'));
}
