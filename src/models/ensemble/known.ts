// How much is known of a person decides whom the ensemble listens to.
import type { Profile } from '../../domain/profile.ts';

/** Places rated: none, one or two, a few, many. */
const HISTORY_STEPS = [1, 3, 10] as const;

/** Each step of history, without and with stated likings for categories. */
export const BUCKETS = (HISTORY_STEPS.length + 1) * 2;

export function bucketOf({ places, categories }: Profile): number {
  const history = HISTORY_STEPS.filter((step) => places.size >= step).length;
  return history * 2 + (categories.size > 0 ? 1 : 0);
}

/** For reports: what a bucket stands for. */
export function bucketName(bucket: number): string {
  const [history, stated] = [Math.floor(bucket / 2), bucket % 2];
  const from = history === 0 ? 0 : HISTORY_STEPS[history - 1]!;
  const below = HISTORY_STEPS[history];
  const places =
    history === 0 ? 'no places' : below === undefined ? `${from} places or more` : `${from} to ${below - 1} places`;
  return `${places}, ${stated === 1 ? 'with' : 'without'} stated likings`;
}
