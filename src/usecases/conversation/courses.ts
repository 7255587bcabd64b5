// What people like to do one after the other at which time of day. Opinions of ours, all in one table.
import type { Category } from '../../domain/category.ts';

export interface CourseStep {
  readonly kinds: readonly Category[];
  /** Minutes after midnight before which nobody does this here: dinner at seven is for the homesick. */
  readonly notBefore?: number;
}

const LUNCH = 13 * 60 + 30;
const DINNER = 20 * 60 + 30;
const NIGHT = 21 * 60;

const SIGHT: CourseStep = { kinds: ['museums', 'art galleries'] };
const WALK: CourseStep = { kinds: ['parks', 'gardens', 'view points'] };
const STROLL: CourseStep = { kinds: ['monuments', 'tourist attractions', 'places of worship', 'view points'] };
const BREAK: CourseStep = { kinds: ['cafes', 'bakeries'] };

/** By the hour at which one sets out, latest first. */
const COURSES: readonly { readonly from: number; readonly steps: readonly CourseStep[] }[] = [
  {
    from: 19 * 60,
    steps: [
      STROLL,
      { kinds: ['restaurants'], notBefore: DINNER },
      { kinds: ['pubs/bars', 'music halls'], notBefore: NIGHT },
    ],
  },
  { from: 13 * 60, steps: [SIGHT, BREAK, WALK, { kinds: ['restaurants', 'pubs/bars'], notBefore: DINNER }] },
  { from: 0, steps: [SIGHT, STROLL, { kinds: ['restaurants', 'markets'], notBefore: LUNCH }, WALK] },
];

export const courseFrom = (minute: number): readonly CourseStep[] =>
  COURSES.find(({ from }) => minute >= from)?.steps ?? [];

const USUAL_STAY_MINUTES = 60;
const STAYS: Partial<Record<Category, number>> = {
  museums: 90,
  cafes: 45,
  bakeries: 30,
  'view points': 30,
  monuments: 30,
  'tourist attractions': 45,
  'places of worship': 30,
  restaurants: 90,
};
/** A plan has more than one stop: no stay takes the whole afternoon. */
const LONGEST_STAY_MINUTES = 120;

export function stayMinutes(visitMinutes: number | undefined, [kind]: readonly Category[]): number {
  const usual = (kind && STAYS[kind]) ?? USUAL_STAY_MINUTES;
  return Math.min(visitMinutes ?? usual, LONGEST_STAY_MINUTES);
}
