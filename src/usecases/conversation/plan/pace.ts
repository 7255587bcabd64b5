// How fast a plan goes: as said, else as suits whoever comes along; how many visits, how long, how far, and with which meals.
import type { TalkState } from '../../../chat/state.ts';
import type { Meal, PlanDay } from '../../../domain/plan.ts';
import { lineWithinWalkM } from '../../../domain/walk.ts';
import type { PlanRequest } from '../../../nlp/frame.ts';
import { REACH_M } from '../../../plan/habits.ts';
import { mealsWithin } from '../../../plan/meals.ts';
import { stayMinutes } from '../../../plan/stays.ts';
import type { PlannedPlace, PlanWorld } from '../../../plan/world.ts';
import { hasChildren, patienceFor } from './children.ts';

export type Pace = keyof typeof PACES;
type Window = Pick<PlanDay, 'from' | 'until'>;

/** Minutes for each visit with the way to it, and the most visits of a day. */
const PACES = {
  relaxed: { minutes: 110, most: 4 },
  usual: { minutes: 90, most: 5 },
  packed: { minutes: 55, most: 10 },
} as const;

/** @param isWhole all of a day was asked for: it is filled to its end */
export const mostVisits = ({ from, until }: Window, pace: Pace, isWhole = false): number => {
  const { minutes, most: usual } = PACES[pace];
  const most = isWhole ? usual + MORE_OF_A_WHOLE_DAY : usual;
  // Who has an hour or two looks at one thing after the other.
  const each = until - from <= BRIEF_MINUTES ? Math.min(minutes, BRIEFLY_MINUTES) : minutes;
  return Math.min(most, Math.max(1, Math.round((until - from) / each)));
};

const MORE_OF_A_WHOLE_DAY = 2;
const BRIEF_MINUTES = 180;
const BRIEFLY_MINUTES = 60;

/** As said; who walks badly, is small or old takes it easy. */
export function paceOf({ situation = {} }: TalkState, { pace }: Pick<PlanRequest, 'pace'>): Pace {
  const { access, company, ages = [] } = situation;
  const isSlow =
    access !== undefined ||
    SLOW.has(company ?? '') ||
    ages.some((age) => age < SLOW_AGE) ||
    (ages.length === 0 && hasChildren({ situation }));
  return pace ?? (isSlow ? 'relaxed' : 'usual');
}
const SLOW: ReadonlySet<string> = new Set(['grandparents', 'baby']);
const SLOW_AGE = 9;
/** Who takes it easy stays within this of the start. What suits children is rarer, and worth a ride. */
const EASY_REACH_M = 1_800;

/** Who takes it easy sits down for a coffee in the afternoon, too. */
export function usualMeals({ meals }: PlanWorld, { from, until }: Window, pace: Pace): readonly Meal[] {
  // Who goes out after three has had lunch.
  const usual = mealsWithin(meals, from, until).filter((meal) => meal !== 'lunch' || from <= LUNCH_HAD);
  const isLong = from <= meals.snack.from && until >= meals.dinner.from + meals.dinner.stayMinutes;
  return pace === 'relaxed' && isLong ? [...usual, 'snack'] : usual;
}

/** As said, else what suits whoever walks badly, is small or old, or would rather not walk much. */
export function longestWalk(
  { mostWalk }: Pick<PlanRequest, 'mostWalk'>,
  pace: Pace,
  isShortWay = false,
): { readonly longestWalk?: number } {
  const minutes = mostWalk ?? (pace === 'relaxed' || isShortWay ? EASY_WALK_MINUTES : undefined);
  return minutes === undefined ? {} : { longestWalk: minutes };
}
const EASY_WALK_MINUTES = 12;

const LUNCH_HAD = 14 * 60 + 45;

/** @param mostWalk minutes on foot from a start that was named: "within ten minutes of the station" */
export const reachOf = (
  conversation: TalkState & { readonly reachM?: number },
  pace: Pace,
  mostWalk?: number,
): number =>
  conversation.reachM ??
  Math.min(
    pace === 'relaxed' && !hasChildren(conversation) ? EASY_REACH_M : REACH_M,
    mostWalk === undefined ? REACH_M : Math.max(LEAST_REACH_M, lineWithinWalkM(mostWalk)),
  );
const LEAST_REACH_M = 500;

/** Who sees several things in a day has enough of a museum after two hours; small children and old people sooner. */
const LONGEST_MINUTES = { relaxed: 90, usual: 120, packed: 90 } as const;

export const cutShort = (place: PlannedPlace, pace: Pace, conversation: TalkState): PlannedPlace => ({
  ...place,
  visitMinutes: Math.min(
    stayMinutes(place),
    LONGEST_MINUTES[pace],
    hasChildren(conversation) ? patienceFor(conversation, place.categories[0]) : Number.POSITIVE_INFINITY,
  ),
});
