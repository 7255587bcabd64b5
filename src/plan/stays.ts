// How long people stay at a stop.
import type { PlannedPlace } from './world.ts';

const USUAL_STAY_MINUTES = 60;
const LONGEST_STAY_MINUTES = 180;
const STAYS: Readonly<Partial<Record<string, number>>> = {
  museums: 90,
  cafes: 40,
  bakeries: 25,
  'view points': 30,
  monuments: 25,
  'tourist attractions': 45,
  'places of worship': 30,
  parks: 60,
  gardens: 50,
};

/** As the catalogue says, else as is usual for its main category. */
export function stayMinutes({ visitMinutes, categories }: Pick<PlannedPlace, 'visitMinutes' | 'categories'>): number {
  const usual = STAYS[categories[0] ?? ''] ?? USUAL_STAY_MINUTES;
  return Math.min(visitMinutes ?? usual, LONGEST_STAY_MINUTES);
}
