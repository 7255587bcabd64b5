// Facts that an administrator looked at and found true as they stand. A confirmation gives a fact its day; it holds
// against older files and yields to younger ones, while an edit holds against all (`edits.ts`).
import { type DatedFact, FIELDS, knownFacts, sourceDateOf } from './freshness.ts';
import { ADMINISTRATOR, type Place, type Provenance } from './place.ts';
import { isSame } from './same.ts';

/**
 * The place with these facts as of that day; facts that are not known are left out.
 *
 * @param on YYYY-MM-DD
 */
export function confirmed(place: Place, facts: readonly DatedFact[], on: string): Place {
  const known = knownFacts(place).filter((fact) => facts.includes(fact));
  if (known.every((fact) => place.confirmed?.[fact] === on)) return place;
  return { ...place, confirmed: { ...place.confirmed, ...Object.fromEntries(known.map((fact) => [fact, on])) } };
}

/** @param fields names of fields whose confirmation no longer counts */
export function confirmationsWithout(place: Place, fields: readonly string[]): Place {
  return withConfirmed(
    place,
    entriesOf(place).filter(([fact]) => !fields.includes(FIELDS[fact])),
  );
}

/**
 * What an import makes of a place, with what was confirmed of the older one: a fact that is the same keeps its day, and
 * one that differs does not come in from a file that is no younger than the confirmation.
 */
export function withConfirmations(older: Place, imported: Place): Place {
  const kept = entriesOf(older).filter(([fact, on]) => isHeld(older, imported, fact, on));
  const held = kept.flatMap(([fact]) => differing(older, imported, fact));
  const values = Object.fromEntries(held.map((field) => [field, older[field]]));
  const marks = held.map((field): [string, Provenance] => [field, older.provenance[field] ?? originOfRow(older)]);
  const provenance = { ...imported.provenance, ...Object.fromEntries(marks) };
  const newer = entriesOf(imported).filter(([fact, on]) => on > (older.confirmed?.[fact] ?? ''));
  return withConfirmed({ ...imported, ...values, provenance }, [...kept, ...newer]);
}

/** What an administrator wrote holds in any case; a file without a date that says another thing is a new one. */
function isHeld(older: Place, imported: Place, fact: DatedFact, on: string): boolean {
  if (differing(older, imported, fact).length === 0) return true;
  if (older.provenance[FIELDS[fact]]?.source === ADMINISTRATOR) return true;
  const confirmedOn = imported.confirmed?.[fact];
  if (confirmedOn !== undefined && confirmedOn > on) return false;
  const asOf = sourceDateOf(imported, fact);
  return asOf !== undefined && asOf <= on;
}

/** Fields of a fact that the import would change. Whoever confirmed the name saw that the place was open. */
function differing(older: Place, imported: Place, fact: DatedFact): readonly (keyof Place)[] {
  const fields = fact === 'name' ? (['name', 'closedForGood'] as const) : [FIELDS[fact]];
  return fields.filter((field) => !isSame(older[field], imported[field]));
}

const originOfRow = ({ source, checkedOn }: Place): Provenance => ({
  source,
  ...(checkedOn !== undefined && { asOf: checkedOn }),
});

type Confirmation = readonly [DatedFact, string];

const entriesOf = (place: Place): readonly Confirmation[] =>
  Object.entries(place.confirmed ?? {}) as [DatedFact, string][];

function withConfirmed({ confirmed: _, ...place }: Place, entries: readonly Confirmation[]): Place {
  return entries.length === 0 ? place : { ...place, confirmed: Object.fromEntries(entries) };
}
