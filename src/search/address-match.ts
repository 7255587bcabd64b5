// Around the door of an address that was typed alone: what stands a few steps from it, after what stands on the street itself.
import { distanceM } from '../geo/point.ts';
import type { SearchIndex } from './index.ts';
import type { QueryReading } from './query-reading.ts';
import { type Offer, TIER } from './scoring.ts';

const AROUND_M = 300;
const NEAREST = 50;

export function matchAroundDoor(
  { catalogue, outings }: SearchIndex,
  { door, groups, rest }: QueryReading,
  offer: Offer,
): void {
  if (!door || groups.length > 0 || rest.length > 0) return;
  for (const row of outings) {
    const away = distanceM(catalogue.places[row]!.position, door);
    if (away <= AROUND_M) offer(row, TIER.text + NEAREST * (1 - away / AROUND_M));
  }
}
