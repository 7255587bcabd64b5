// What must hold between a place's address, its position and the city's index of streets.
import type { StreetBook } from '../../src/city/streets.ts';
import type { Place } from '../../src/domain/place.ts';
import type { Finding } from './finding.ts';
import { isFarFromDoor, officialAddress } from './official-address.ts';

/** Nothing is found in a city without an index of streets. */
export function addressFaults(places: readonly Place[], streets: StreetBook): Finding[] {
  return streets.all.length === 0 ? [] : places.flatMap((place) => faultsOf(place, streets));
}

function faultsOf(place: Place, streets: StreetBook): Finding[] {
  const { id, address, position } = place;
  if (address === undefined) return [];
  const official = officialAddress(streets, address, position);
  if (official === undefined)
    return [{ severity: 'warning', rule: 'street', placeId: id, problem: `the index has no "${address}" near it` }];
  const written = official.address === address;
  return [
    ...(written ? [] : [error('street', id, `it says "${address}", the index of streets "${official.address}"`)]),
    ...(isFarFromDoor(place, official)
      ? [error('door', id, `it lies ${Math.round(official.offM)} m from the door of "${address}"`)]
      : []),
  ];
}

const error = (rule: string, placeId: string, problem: string): Finding => ({
  severity: 'error',
  rule,
  placeId,
  problem,
});
