// What an import would do, worked out without touching anything: which records are new, changed, known, or another
// source's word for a place that is there already.
import { createHash } from 'node:crypto';
import type { PlaceId } from '../../domain/branded.ts';
import type { Place } from '../../domain/place.ts';
import { resolve } from '../../ingest/resolve/resolver.ts';
import { joined, linkedIds, renewed } from './merge.ts';

interface PlanOptions {
  /** Whether records of other sources are looked for among the places there are. Off for files with ids of our own. */
  readonly resolve?: boolean;
  /** What the city is called: places whose names differ in that alone may be one. */
  readonly cityNames?: readonly string[];
}

export interface PlannedPlace {
  readonly place: Place;
  readonly fingerprint: string;
}

interface Merge {
  readonly incoming: PlaceId;
  readonly into: PlaceId;
  /** Absent where an earlier import had joined them already. */
  readonly score?: number;
  readonly reason: string;
}

export interface ImportPlan {
  readonly added: readonly PlannedPlace[];
  /** Places as they will be. */
  readonly changed: readonly PlannedPlace[];
  readonly unchanged: readonly PlaceId[];
  /** Records that change a place of another source, with the reason why they are taken for it. */
  readonly merged: readonly Merge[];
  /** Ids that occur more than once in the file; the last one counts. */
  readonly repeated: readonly PlaceId[];
}

/**
 * Pure, and its own fixed point: planning the same file over its own outcome finds nothing to do.
 *
 * @param existing the catalogue as it is
 * @param incoming the accepted records of one file
 */
export function planImport(
  existing: ReadonlyMap<PlaceId, PlannedPlace>,
  incoming: readonly Place[],
  options: PlanOptions = {},
): ImportPlan {
  const arrived = new Map(incoming.map((place) => [place.id, place]));
  const targets = targetsOf(existing, [...arrived.values()], options);
  const added: PlannedPlace[] = [];
  const unchanged: PlaceId[] = [];
  const merged: Merge[] = [];
  const outcome = new Map<PlaceId, Place>();
  for (const place of arrived.values()) {
    const known = existing.get(place.id)?.place;
    const target = targets.get(place.id);
    if (known) outcome.set(place.id, renewed(outcome.get(place.id) ?? known, place));
    else if (target)
      outcome.set(target.into, joined(outcome.get(target.into) ?? placeOf(existing, target.into), place));
    else added.push(planned(place));
  }
  const changed = [...outcome.values()].map(planned).filter(({ place, fingerprint }) => {
    const isChanged = existing.get(place.id)?.fingerprint !== fingerprint;
    if (!isChanged) unchanged.push(place.id);
    return isChanged;
  });
  const changedIds = new Set(changed.map(({ place }) => place.id));
  for (const target of targets.values()) if (changedIds.has(target.into)) merged.push(target);
  return { added, changed, unchanged, merged, repeated: repeatedIds(incoming) };
}

/** Records without a row of their own that mean a place of another source. */
function targetsOf(
  existing: ReadonlyMap<PlaceId, PlannedPlace>,
  arrived: readonly Place[],
  options: PlanOptions,
): ReadonlyMap<PlaceId, Merge> {
  const strangers = arrived.filter((place) => !existing.has(place.id));
  if (!options.resolve || strangers.length === 0) return new Map();
  const places = [...existing.values()].map(({ place }) => place);
  const links = new Map(places.flatMap((place) => linkedIds(place).map((id): [PlaceId, PlaceId] => [id, place.id])));
  const linked = new Map(strangers.flatMap((place) => linkOf(links, place.id)));
  const unlinked = strangers.filter((place) => !linked.has(place.id));
  const resolved = resolve(places, unlinked, options.cityNames ?? []);
  const found = [...resolved].map(([id, { existing: into, match }]): [PlaceId, Merge] => [
    id,
    { incoming: id, into: into.id, score: match.score, reason: match.reason },
  ]);
  return new Map([...linked, ...found]);
}

function linkOf(links: ReadonlyMap<PlaceId, PlaceId>, incoming: PlaceId): [PlaceId, Merge][] {
  const into = links.get(incoming);
  return into === undefined ? [] : [[incoming, { incoming, into, reason: 'joined by an earlier import' }]];
}

const placeOf = (existing: ReadonlyMap<PlaceId, PlannedPlace>, id: PlaceId): Place => existing.get(id)?.place as Place;

export const planned = (place: Place): PlannedPlace => ({ place, fingerprint: fingerprintOf(place) });

/** The same for the same content, in whatever order a database gives the fields back. */
const fingerprintOf = (place: Place): string => createHash('sha256').update(canonical(place)).digest('base64url');

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`)
    .join()}}`;
}

function repeatedIds(incoming: readonly Place[]): PlaceId[] {
  const seen = new Set<PlaceId>();
  return incoming.flatMap(({ id }) => {
    if (seen.has(id)) return [id];
    seen.add(id);
    return [];
  });
}
