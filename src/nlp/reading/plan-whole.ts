// Whether a plan is for a whole day, to be filled from morning till night.
import type { PlanStop, When } from '../frame.ts';
import type { Reading } from './context.ts';
import { saysIn } from './plan-window.ts';
import type { Sentence } from './sentence.ts';

/** Who names lunch and dinner, or parts of the day, has thought of all of it; a plan for tonight is of no whole day. */
export const isWholeDay = (
  { grammar }: Reading,
  sentences: readonly { readonly sentence: Sentence }[],
  stops: readonly PlanStop[],
  window: When | undefined,
): boolean =>
  saysIn(sentences, grammar.plans.wholeDay) &&
  stops.filter((stop) => isAtTable(stop) && stop.meal !== 'breakfast').length < 2 &&
  stops.every(({ at }) => at?.label === undefined) &&
  window?.label === undefined &&
  (window?.fromMin ?? 0) < NOON;
const NOON = 720;

export const isAtTable = ({ meal, wish }: PlanStop): boolean =>
  (meal !== undefined && meal !== 'drinks') || wish?.value === 'restaurants';
