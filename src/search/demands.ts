// Price, hours and access that a query demands, held against what is known of a place.
import type { Place } from '../domain/place.ts';
import type { PlaceFacts } from './facts.ts';
import type { SearchIndex } from './index.ts';
import type { QueryReading } from './reading.ts';

export function demandsMet(
  { demands, time }: QueryReading,
  row: number,
  facts: PlaceFacts,
  { catalogue }: SearchIndex,
): 'yes' | 'no' | 'unknown' {
  const place = catalogue.places[row]!;
  const weekday = demands.flatMap((each) => (each.startsWith('day.') ? [Number(each.slice(4))] : []))[0];
  const isTimed = time !== undefined && (time.minutes.length > 0 || time.date !== undefined);
  const answers = demands.map((demand): boolean | undefined => {
    switch (demand) {
      case 'free':
        return facts.isFree(row, weekday);
      case 'cheap':
        return cheapness(place);
      case 'expensive':
        return place.priceLevel === undefined ? undefined : place.priceLevel >= 3;
      case 'open_now':
        // "Open on Thursday" says nothing of now.
        return isTimed || weekday !== undefined ? true : facts.isOpenNow(row);
      case 'late':
        return facts.isOpenLate(row);
      case 'wheelchair':
        return place.wheelchair === undefined ? undefined : place.wheelchair !== 'no';
      default:
        return demands.includes('free') || isTimed ? true : facts.opensOn(row, weekday ?? 0);
    }
  });
  if (isTimed) answers.push(facts.isOpenAt(row, time.minutes, { weekday, date: time.date }));
  return answers.includes(false) ? 'no' : answers.includes(undefined) ? 'unknown' : 'yes';
}

/** The middle level is neither cheap nor dear. */
function cheapness({ priceLevel }: Place): boolean | undefined {
  if (priceLevel === undefined || priceLevel === MIDDLE_LEVEL) return undefined;
  return priceLevel < MIDDLE_LEVEL;
}
const MIDDLE_LEVEL = 2;
