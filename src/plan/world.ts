// The city as planning sees it: places with their open spans, the ways between them, and when people eat.
import type { PlaceId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import type { CivilDay } from '../domain/civil-day.ts';
import type { Meal } from '../domain/plan.ts';
import type { Point } from '../geo/point.ts';

/** Minutes after midnight; `end` passes 1,440 when the doors stay open into the night. */
export interface OpenSpan {
  readonly start: number;
  readonly end: number;
}

/** What planning knows of a place. */
export interface PlannedPlace {
  readonly id: PlaceId;
  readonly name: string;
  readonly position: Point;
  readonly categories: readonly Category[];
  readonly address?: string;
  readonly website?: string;
  /** How long people usually stay. */
  readonly visitMinutes?: number;
  /** Undefined: the hours are not known. Empty: closed all day. */
  spansOn(day: CivilDay): readonly OpenSpan[] | undefined;
  /** Of a place that is only worth a visit while it is light: when that is. */
  lightOn?(day: CivilDay): OpenSpan | undefined;
}

/** The way from one stop to the next. */
export interface Leg {
  readonly mode: 'walk' | 'transit';
  readonly minutes: number;
  /** On foot, along the streets as far as can be told. */
  readonly walkM: number;
  /** Rides of a transit leg, in order. */
  readonly rides?: readonly { readonly line: string; readonly from: string; readonly to: string }[];
}

/** The city as planning sees it. Deterministic: the same answers to the same questions. */
export interface PlanWorld {
  /** Undefined for an id that the catalogue does not have (any more). */
  placeOf(id: PlaceId): PlannedPlace | undefined;
  legBetween(from: Point, to: Point): Leg;
  readonly meals: MealTimes;
  /** When dusk is over; undefined where the city does not say where it lies. */
  duskOn?(day: CivilDay): number | undefined;
}

/** When people of this city sit down, in minutes after midnight, and for how long. */
export type MealTimes = Readonly<
  Record<Meal, { readonly from: number; readonly until: number; readonly stayMinutes: number }>
>;
