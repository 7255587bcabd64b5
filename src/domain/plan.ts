// A plan: days with a window, a starting point and stops. Times are not stored; `plan/schedule` works them out.

import type { Point } from '../geo/point.ts';
import type { PlaceId } from './branded.ts';
import type { CivilDay } from './civil-day.ts';
import type { Language } from './language.ts';

export const MEALS = ['breakfast', 'lunch', 'snack', 'dinner'] as const;
export type Meal = (typeof MEALS)[number];

export interface Stop {
  readonly placeId: PlaceId;
  readonly stayMinutes: number;
  /** Set where the stop is a meal, which is eaten at the city's hours. */
  readonly meal?: Meal;
  /** Minutes after midnight at which the person must be there: a booking, a guided tour. */
  readonly fixedAt?: number;
}

export interface PlanDay {
  readonly day: CivilDay;
  /** Minutes after midnight; `until` may pass 1,440 when the evening runs on. */
  readonly from: number;
  readonly until: number;
  readonly start: { readonly position: Point; readonly name?: string };
  readonly stops: readonly Stop[];
  /** Whose house rules left places out when stops were chosen. */
  readonly limitedBy?: readonly string[];
}

export interface Plan {
  readonly title: string;
  readonly days: readonly PlanDay[];
}

/** The same day, and that these house rules left places out of it, too. */
export const limitedDay = (day: PlanDay, { limitedBy = [] }: Pick<PlanDay, 'limitedBy'>): PlanDay =>
  limitedBy.length === 0 ? day : { ...day, limitedBy: [...new Set([...(day.limitedBy ?? []), ...limitedBy])] };

/** Whose house rules left places out of a plan, each once. */
export const limitersOf = ({ days }: Pick<Plan, 'days'>): readonly string[] => [
  ...new Set(days.flatMap(({ limitedBy = [] }) => limitedBy)),
];

/** A plan without a name is called after its days. */
export const titleOfDays = (days: readonly string[], language: Language): string =>
  [...new Set([...days.slice(0, 1), ...days.slice(-1)])].map((day) => dayInWords(day, language)).join(' – ');

/** "Wednesday 20 May", "Miércoles, 20 de mayo". @param day such as 2026-05-20 */
export function dayInWords(day: string, language: Language): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  const words = new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALES[language], parts);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The day stands before the month, as it does in the city. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es-ES' };

export const MAX_DAYS = 14;
export const MAX_STOPS_A_DAY = 12;
export const STAY_MINUTES = { least: 5, most: 720 } as const;

/** A plan as it is kept: its version rises with every change. */
export interface StoredPlan {
  readonly id: string;
  readonly plan: Plan;
  readonly version: number;
  /** Holders of its link may read it. */
  readonly isShared: boolean;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const MAX_PLANS = 100;
export const MAX_TITLE_LENGTH = 120;

/** `day` counts from 0; where it is absent, the day of the stop, or the first. */
export type PlanEdit =
  | { readonly op: 'add'; readonly stop: Stop; readonly day?: number; readonly at?: number }
  | { readonly op: 'remove'; readonly placeId: PlaceId }
  | { readonly op: 'replace'; readonly placeId: PlaceId; readonly by: Stop }
  | { readonly op: 'move'; readonly placeId: PlaceId; readonly day?: number; readonly at?: number }
  | { readonly op: 'stay'; readonly placeId: PlaceId; readonly minutes: number }
  | { readonly op: 'fix'; readonly placeId: PlaceId; readonly at: number | null }
  | { readonly op: 'shift'; readonly day?: number; readonly minutes: number }
  | { readonly op: 'start'; readonly day?: number; readonly position: Point; readonly name?: string }
  | { readonly op: 'order'; readonly day?: number }
  /** "That is too much for one day": the last visit that is no meal goes. */
  | { readonly op: 'lighten'; readonly day?: number };
