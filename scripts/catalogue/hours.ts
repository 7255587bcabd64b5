// Which opening hours of official records are still told: those that can be read, are not too old, and that no younger
// source contradicts.
import { areHoursContradicted } from './closed.ts';
import type { OfficialPlace } from './official.ts';
import { isReadable } from './readable.ts';

/** Older ones were wrong more often than right where a younger source could be asked. */
const OLDEST_YEAR = '2018';

export function trustedHours({ place, file }: OfficialPlace): string | undefined {
  const { openingHours, checkedOn = file.asOf } = place;
  if (openingHours === undefined || !isReadable(openingHours)) return undefined;
  return checkedOn < OLDEST_YEAR || areHoursContradicted(place.id) ? undefined : openingHours;
}
