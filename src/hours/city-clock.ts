// What opening hours need to know of a city: its time zone, its holidays, and where the sun rises.
import type { CivilDay } from '../domain/civil-day.ts';
import type { Point } from '../geo/point.ts';

export interface CityClock {
  /** Of the IANA database: `Europe/London`. */
  readonly timeZone: string;
  /** Public holidays of the region with the days that the city decreed. */
  readonly holidays: Pick<ReadonlySet<CivilDay>, 'has'>;
  /** Needed for hours that name sunrise or sunset. */
  readonly position?: Point;
  /** ISO 3166-1 and OpenStreetMap's name of the region, for the library's own holidays. */
  readonly country?: string;
  readonly regionName?: string;
}
