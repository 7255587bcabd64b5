// Changes that speak of stops as standing.
import type { PlanEdit } from '../../../frame.ts';

/** No other plan is asked for. */
export const isOfStanding = (edits: readonly PlanEdit[]): boolean =>
  edits.some(
    (edit) =>
      edit.kind === 'drop' ||
      edit.kind === 'swap' ||
      edit.kind === 'reorder' ||
      edit.kind === 'arrange' ||
      edit.kind === 'restore' ||
      (edit.kind === 'less' && (edit.count ?? edit.ofDay) !== undefined),
  );
