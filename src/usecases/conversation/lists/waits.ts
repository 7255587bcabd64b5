// How long somebody would stand before a door who wants to go in now, and how much of that the thing is worth. Where another time
// is meant, the wish for that time is weighed, and no door of now.
import type { Card } from '../../../chat/card.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { Category } from '../../../domain/category.ts';
import { civilNow } from '../../../hours/city-hours.ts';
import { groupOf } from '../../../vocabulary/categories.ts';
import type { Prospect } from '../../../wishes/usefulness.ts';
import { planWorldOf } from '../../plan-world.ts';
import type { Scene } from '../world.ts';
import { isDated } from './condition.ts';
import { dayOfMeal } from './meal-hours.ts';

type Wait = Pick<Prospect, 'waitMinutes' | 'waitPatience'>;
const NONE: Wait = { waitMinutes: 0, waitPatience: 1 };

export function waitFor(scene: Scene, search: Search, card: Card, category: Category | undefined): Wait {
  const patience = category && patienceAt(scene, search, category);
  if (patience === undefined || isForLater(scene, search)) return NONE;
  return { waitMinutes: minutesBefore(card, patience), waitPatience: patience };
}

const isForLater = (scene: Scene, search: Search): boolean =>
  (isDated(search) && !isForNow(search)) || dayOfMeal(scene, search) !== undefined;
export const isForNow = ({ filters, wishes = [] }: Search): boolean =>
  filters.includes('open_now') || wishes.some((wish) => wish.attribute === 'open' && wish.value === 'now');

/** Hours that nobody knows cost a little of it, hours of some years ago less. */
function minutesBefore({ hours, past, place }: Card, patience: number): number {
  if (hours) return untilIn(hours, place.visitMinutes);
  if (past?.hours) return patience * PAST_DOUBT + untilIn(past.hours, place.visitMinutes);
  return patience * DOUBT;
}
const DOUBT = 0.3;
const PAST_DOUBT = 0.1;

function untilIn(hours: NonNullable<Card['hours']>, visitMinutes = SHORT_VISIT): number {
  const { open, changesInMinutes = open ? Number.POSITIVE_INFINITY : NEVER } = hours;
  if (!open) return changesInMinutes;
  // What shuts before one has drunk up is as good as shut.
  return changesInMinutes <= Math.min(ENOUGH_TO_SEE, visitMinutes / 2) ? CLOSING : 0;
}
const SHORT_VISIT = 40;
/** In three quarters of an hour something is seen even of a great museum. */
const ENOUGH_TO_SEE = 45;
const CLOSING = 240;
const NEVER = 24 * 60;

/** Undefined where doors of this moment mean nothing: a bed, a bar in the morning. */
function patienceAt(scene: Scene, search: Search, category: Category): number | undefined {
  const { meal } = search;
  const { minute } = civilNow(scene.world.recommend.hours.clock, scene.now);
  const group = groupOf(category);
  if (group === 'stay') return undefined;
  if (isForNow(search)) return Math.min(NOW, PATIENCE[category] ?? PATIENCE[group] ?? NOW);
  if (OF_EVENING.has(category) || group === 'nightlife') return minute >= EVENING_MIN ? 60 : undefined;
  if (category === 'restaurants' || category === 'burger/pizza shops') {
    const { lunch, dinner } = planWorldOf(scene.world).meals;
    const isMealtime = [lunch, dinner].some(({ from, until }) => minute >= from - SOON && minute <= until);
    return isMealtime || meal === undefined ? (isMealtime ? 45 : 150) : undefined;
  }
  return PATIENCE[category] ?? PATIENCE[group] ?? 60;
}
/** Whoever says so means it of anything. */
const NOW = 45;
const SOON = 30;
const EVENING_MIN = 18 * 60;
const OF_EVENING: ReadonlySet<string> = new Set(['theatres', 'music halls', 'cinemas', 'dance clubs']);
const PATIENCE: Readonly<Record<string, number>> = {
  food: 25,
  supermarkets: 25,
  services: 30,
  culture: 180,
  sights: 180,
  outdoors: 120,
  family: 180,
};
