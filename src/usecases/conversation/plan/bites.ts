// What is eaten and drunk standing, at a bar: no table is laid for it.
import type { Candidate } from '../../../plan/choose.ts';
import { stayMinutes } from '../../../plan/stays.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import type { Wish } from '../../../wishes/wish.ts';

/** What is eaten at a bar: no table is laid for it. */
export const isBite = ({ attribute, value }: Wish): boolean =>
  attribute === 'dish' || (attribute === 'kind' && value !== 'restaurant');

export const isDrink = (wish: Wish): boolean =>
  wish.attribute === 'dish' && (VOCABULARY.concept('dish', wish.value)?.categories?.includes('pubs/bars') ?? false);

/** Whoever goes for tapas does not leave with the first bite: where people stay for a while, if there is one. */
export function lingering(found: readonly Candidate[]): readonly Candidate[] {
  const all = found.filter(({ place }) => stayMinutes(place) >= LINGERED_MINUTES);
  return all.length > 0 ? all : found;
}
const LINGERED_MINUTES = 45;
