// Hours of a record some years old, where none of today are known. Of the quarters of an hour at which such hours of bars and
// cafés say "open", nine in ten still are (docs/catalogue.md): enough to say what is likely, too little to promise.
import { oncePerObject } from './once.ts';
import type { Place } from './place.ts';

interface PastHours {
  /** OSM `opening_hours` syntax. */
  readonly hours: string;
  /** When they were told: the date of their own source, or of the row. */
  readonly asOf: string;
}

/** Undefined where hours of today are known, or none at all. */
export function pastHoursOf({ openingHours, pastHours, provenance, checkedOn }: Place): PastHours | undefined {
  if (openingHours !== undefined || pastHours === undefined) return undefined;
  // Files name facts as the API does, imports by the field.
  const { past_hours: ofFile, pastHours: ofImport } = provenance;
  const asOf = (ofFile ?? ofImport)?.asOf ?? checkedOn;
  return asOf === undefined ? undefined : { hours: pastHours, asOf };
}

/** The place as it was when its past hours held, the same object each time. */
export const asOnceOpen = (place: Place): Place | undefined =>
  place.openingHours === undefined && place.pastHours !== undefined ? onceOpen(place) : undefined;

const onceOpen = oncePerObject((place: Place): Place | undefined => {
  const past = pastHoursOf(place);
  return past && { ...place, openingHours: past.hours };
});
