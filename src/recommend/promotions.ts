// The parts that house rules add to appeals, and the places that may be promoted.
import type { Contribution } from '../domain/recommendation.ts';
import type { Appeals } from './appeals.ts';
import { isAnyOf } from './category-column.ts';
import type { Boost } from './house-rules.ts';
import type { Snapshot } from './snapshot.ts';
import type { Taste } from './taste.ts';
import { APPEAL_CEILING } from './weights.ts';

/** Whether a row may be promoted to this person: of no category that they dislike, and surely as they need it. */
export function promotable(
  { categories }: Pick<Snapshot, 'categories'>,
  { disliked }: Pick<Taste, 'disliked'>,
  surely: Uint8Array | undefined,
): (row: number) => boolean {
  return (row) =>
    (surely === undefined || surely[row] === 1) && (disliked === undefined || !isAnyOf(categories, row, disliked));
}

/** Appeals with what boosts add; of several boosts on a place the strongest counts, so that one promoter is named. */
export function withBoosts(
  appeals: Appeals,
  rows: Uint32Array,
  boosts: readonly Boost[],
  isPromotable: (row: number) => boolean,
): Appeals {
  if (boosts.length === 0) return appeals;
  const boostOf = (row: number): Boost | undefined => {
    const own = boosts.filter((boost) => boost.rows[row] === 1);
    if (own.length === 0 || !isPromotable(row)) return undefined;
    return own.reduce((most, each) => (each.share > most.share ? each : most));
  };
  const gainOf = (appeal: number, boost: Boost | undefined): number =>
    boost ? boost.share * Math.max(0, APPEAL_CEILING - appeal) : 0;
  return {
    used: appeals.used,
    of: appeals.of.map((appeal, position) => appeal + gainOf(appeal, boostOf(rows[position]!))),
    partsOf(position) {
      const parts = appeals.partsOf(position);
      const boost = boostOf(rows[position]!);
      if (!boost) return parts;
      const amount = gainOf(appeals.of[position]!, boost);
      return [...parts, { kind: 'promotion', promoter: boost.promoter, amount } satisfies Contribution];
    },
  };
}
