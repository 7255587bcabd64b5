// Which opening hours are told as those of today: right or absent. A wrong hour costs a visitor a walk; no hour costs a look
// at a website. What is older is kept apart, as past hours: it says what is likely, with its date.
//
// Hours of bars and restaurants of 2018 to 2021 agree for nine tenths of the opening time with OpenStreetMap of 2026 in
// less than half of the places that both know; shops, galleries and stages nobody could check. Those of museums agree
// with every other witness (`run.mjs agreement` measures it), and parks, churches and monuments keep theirs for decades.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from '../../../src/domain/category.ts';
import type { Provenance } from '../../../src/domain/place.ts';
import { areHoursContradicted } from './closed.ts';
import type { OfficialPlace } from './official.ts';
import { isReadable } from './readable.ts';
import { EDITORS_KNEW } from './row.ts';

/** Kinds of place whose official hours of some years ago are still told. */
const LASTING: ReadonlySet<Category> = new Set<Category>([
  ...(['museums', 'monuments', 'places of worship', 'parks', 'gardens', 'nature'] as const),
]);

const OLDEST_YEAR = '2020';
/** A source so young is believed about anything. */
const YOUNG_YEAR = '2024';

export interface TrustedHours {
  readonly hours: string;
  /** Where they come from. */
  readonly from: Provenance;
}

export function trustedHours({ place, file }: OfficialPlace): TrustedHours | undefined {
  const { openingHours, checkedOn = file.asOf, categories } = place;
  if (openingHours === undefined || !isReadable(openingHours) || areHoursContradicted(place.id)) return undefined;
  const isLasting = categories[0] !== undefined && LASTING.has(categories[0]) && checkedOn >= OLDEST_YEAR;
  if (!isLasting && checkedOn < YOUNG_YEAR) return undefined;
  return { hours: openingHours, from: { source: file.source, asOf: checkedOn, record: place.id } };
}

/** Programmes change from week to week; what an old list says of these is not even likely. */
const BY_PROGRAMME: ReadonlySet<Category> = new Set<Category>(['theatres', 'music halls']);

/** Readable hours of a record that is too old to be told as those of today. */
export function pastHours({ place, file }: OfficialPlace): TrustedHours | undefined {
  const { openingHours, checkedOn = file.asOf, categories } = place;
  if (openingHours === undefined || !isReadable(openingHours) || areHoursContradicted(place.id)) return undefined;
  if (categories.some((category) => BY_PROGRAMME.has(category))) return undefined;
  return { hours: openingHours, from: { source: file.source, asOf: checkedOn, record: place.id } };
}

/** Hours that the editors know of places without a card: `known-hours.txt`, `id hours # name`. */
export function editorsHours(): (id: string) => TrustedHours | undefined {
  const lines = readFileSync(join('lab', 'catalogue', 'starter', 'known-hours.txt'), 'utf8').split('\n');
  const known = new Map(
    lines.flatMap((line) => {
      const [, id, hours] = /^(\S+) ([^#]+?)\s*(?:#.*)?$/u.exec(line) ?? [];
      return id === undefined || id === '#' || hours === undefined ? [] : [[id, hours] as const];
    }),
  );
  return (id) => {
    const hours = known.get(id);
    return hours === undefined ? undefined : { hours, from: { source: 'paseo', asOf: EDITORS_KNEW } };
  };
}
