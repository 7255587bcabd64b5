// The date of a fact that an answer tells and that is older than such facts usually hold.
import type { DatedFact } from '../../domain/freshness.ts';
import type { Card } from '../card.ts';
import { isSilent, type PlaceFact } from './facts.ts';

/** YYYY, YYYY-MM or YYYY-MM-DD; undefined where the facts told are fresh, have no date, or are not known. */
export function doubtfulDate({ doubtful }: Card, told: readonly PlaceFact[]): string | undefined {
  const dates = told.flatMap((fact) => {
    const dated = isSilent(fact) ? undefined : DATED_BY[fact.about];
    return (dated && doubtful?.[dated]) ?? [];
  });
  return dates.toSorted()[0];
}

/** The fact with a date behind what is told; of the others nothing is said. */
const DATED_BY: Readonly<Partial<Record<PlaceFact['about'], DatedFact>>> = {
  phone: 'phone',
  website: 'website',
  address: 'address',
  day: 'opening_hours',
  moment: 'opening_hours',
  closed_through: 'opening_hours',
  closing_days: 'opening_hours',
  free_entry: 'free_entry',
  wheelchair: 'wheelchair',
};
