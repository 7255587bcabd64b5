// How useful a place is expected to be to whoever asks: one score of all that was wished, of the way there and of the doors. It
// is the product of the chances that each wish is fulfilled, in logarithms, so that no single condition decides alone and none is
// dropped for another: what is hard weighs more than what is pleasant, and what is far or shut must make up for it.
import type { Answer, Attribute } from './wish.ts';

/** One wish, as a place is expected to meet it. */
export interface Hope {
  /** 0 to 1. */
  readonly chance: number;
  readonly weight: number;
}

export interface Prospect {
  readonly hopes: readonly Hope[];
  readonly walkMinutes: number;
  /** The minutes on foot from which on the way weighs as much as a pleasant thing that is missing. */
  readonly walkPatience: number;
  /** Until it opens: 0 where it is open, or need not be. */
  readonly waitMinutes: number;
  readonly waitPatience: number;
  /** What speaks for it besides: taste, fame, ratings. */
  readonly appeal: number;
}

/** The higher the better. */
export const usefulness = (prospect: Prospect): number =>
  prospect.appeal + expectedOf(prospect) - wayCost(prospect) - waitCost(prospect);

/** Of the wishes alone: 0 where all are sure to be met. */
export const expectedOf = ({ hopes }: Pick<Prospect, 'hopes'>): number =>
  hopes.reduce((sum, { chance, weight }) => sum + weight * Math.log(Math.max(LEAST_CHANCE, chance)), 0);
const LEAST_CHANCE = 0.02;

/** Five minutes hardly matter, and each one after them matters more. */
export const wayCost = ({ walkMinutes, walkPatience }: Pick<Prospect, 'walkMinutes' | 'walkPatience'>): number =>
  WAY * (walkMinutes / walkPatience) ** STEEPNESS;
const WAY = 0.7;
const STEEPNESS = 1.4;

export const waitCost = ({ waitMinutes, waitPatience }: Pick<Prospect, 'waitMinutes' | 'waitPatience'>): number =>
  Math.min(SHUT, waitMinutes / waitPatience);
/** A door that stays shut is no more than that. */
const SHUT = 3.5;

/** What the sort of a place says of a wish, where the place itself may say nothing. */
export type Custom = 'usually' | 'seldom' | undefined;

/** A source may grant what the sort of a place speaks against: it admits children, and was not made for them. */
export function chanceOf(answer: Answer, custom: Custom): number {
  if (answer === 'no') return 0;
  return answer === 'yes' ? GRANTED[custom ?? 'either'] : UNKNOWN[custom ?? 'either'];
}
const GRANTED = { usually: 1, either: 0.8, seldom: 0.5 } as const;
const UNKNOWN = { usually: 0.7, either: 0.35, seldom: 0.1 } as const;

/** A star, a view, a pool: whoever has one tells, and where nothing is told there is hardly one. */
export const isToldOf = (value: unknown): boolean => TOLD.has(value);
const TOLD: ReadonlySet<unknown> = new Set(['michelin', 'view', 'rooftop', 'pool', 'spa', 'karaoke', 'garden']);

/** By hours, or by a guess, of which it is only likely that they hold. */
export const LIKELY_CHANCE = 0.85;
export const UNLIKELY_CHANCE = 0.06;

/** Health, access, the kitchen, money and open doors are hard; how a place feels is pleasant. */
export function weightOf(attribute: Attribute, value?: unknown): number {
  if (isToldOf(value)) return HARD;
  if (attribute === 'feature') return ATMOSPHERE.has(value) ? PLEASANT : value === 'children' ? FITTING : USEFUL;
  return WEIGHTS[attribute] ?? USEFUL;
}
const NEEDED = 3;
/** Whether it is fit for those who come along. */
const FITTING = 2.5;
const HARD = 1.4;
const USEFUL = 0.9;
const PLEASANT = 0.8;
const WEIGHTS: Readonly<Partial<Record<Attribute, number>>> = {
  allergy: NEEDED,
  diet: NEEDED,
  wheelchair: NEEDED,
  cuisine: HARD,
  dish: HARD,
  kind: HARD,
  category: HARD,
  open: HARD,
  free: HARD,
  amount: HARD,
  entry: HARD,
  price_level: HARD,
  fame: PLEASANT,
  rating: PLEASANT,
  duration: PLEASANT,
};
const ATMOSPHERE: ReadonlySet<unknown> = new Set([
  ...['quiet', 'romantic', 'cosy', 'fancy', 'casual', 'lively', 'modern', 'traditional', 'laptop', 'groups'],
  ...['seating', 'healthy', 'breakfast', 'reservation'],
]);
