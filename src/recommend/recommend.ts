// The four steps: which places come into question, how much each appeals, what makes a good list, and why.
import { isFarFromCity } from '../city/city.ts';
import type { Place } from '../domain/place.ts';
import { isEmptyProfile } from '../domain/profile.ts';
import {
  type Contribution,
  type Recommendation,
  type RecommendationList,
  withAmount,
} from '../domain/recommendation.ts';
import { distanceM } from '../geo/point.ts';
import type { Appeals } from './appeals.ts';
import { positionFreeScoresOf, startOf } from './position-free-scores.ts';
import { promotable } from './promotions.ts';
import type { Query } from './query.ts';
import { type Chosen, rerank } from './rerank.ts';
import type { Snapshot } from './snapshot.ts';
import { survivorsOf } from './survivors.ts';

/**
 * Never empty where an eligible place passes the query's own filters; the explanation of each comes from `explain`.
 *
 * @param scores of the same query, from there or from elsewhere (see `holdEverywhere`)
 */
export function recommend(
  snapshot: Snapshot,
  query: Query,
  scores = positionFreeScoresOf(snapshot, query),
): RecommendationList {
  const { appeals, taste } = scores;
  const survivors = survivorsOf(snapshot, query, startOf(snapshot, query), scores);
  const shownM = (row: number) => shownDistanceM(snapshot, query, row);
  const isPromotable = promotable(snapshot, taste, query.surely);
  const pins = query.rules?.pins.filter(({ row }) => isPromotable(row)) ?? [];
  const chosen = rerank(snapshot, survivors, taste.likings, { ...query, shownM, pins });
  return {
    items: chosen.map((each) => recommendationOf(snapshot, query, appeals, each)),
    asked: query.method,
    used: appeals.used,
    anonymous: isEmptyProfile(taste.profile),
    fromCentre: query.rules?.start === undefined && isFarFromCity(snapshot.city, query.position),
  };
}

const shownDistanceM = ({ catalogue }: Snapshot, query: Query, row: number): number => {
  const place = catalogue.places[row];
  return place ? Math.round(distanceM(query.position, place.position)) : 0;
};

function recommendationOf(snapshot: Snapshot, query: Query, appeals: Appeals, chosen: Chosen): Recommendation {
  const place = snapshot.catalogue.places[chosen.row];
  if (!place) throw new RangeError(`no place in row ${chosen.row}`);
  const score = chosen.scoreE4 / 1e4;
  return {
    place,
    row: chosen.row,
    rating: snapshot.ratings.summaryOf(chosen.row),
    score,
    distanceM: shownDistanceM(snapshot, query, chosen.row),
    contributions: balanced(
      [...appeals.partsOf(chosen.position), ...rerankParts(chosen, place, query)].filter(matters),
      score,
    ),
  };
}

function rerankParts(
  chosen: Chosen,
  { prominence }: Place,
  { novelty = 0, shownBefore }: Query,
): readonly Contribution[] {
  const isNew = shownBefore && { isNew: !shownBefore.has(chosen.row) };
  return [
    { kind: 'distance', distanceM: Math.round(chosen.distanceM), amount: chosen.byDistance },
    ...(novelty > 0 ? [{ kind: 'novelty', prominence, ...isNew, amount: chosen.byNovelty } as const] : []),
    { kind: 'open', open: chosen.open ?? false, amount: chosen.byHours },
    { kind: 'calibration', amount: chosen.byCalibration },
    { kind: 'variety', amount: chosen.byVariety },
    ...(chosen.pinnedBy === undefined
      ? []
      : [{ kind: 'promotion', promoter: chosen.pinnedBy, amount: chosen.byPin ?? 0 } as const]),
  ];
}

const matters = ({ kind, amount }: Contribution): boolean =>
  amount !== 0 || kind === 'distance' || kind === 'novelty' || kind === 'promotion';

/** The shown score has four decimals; what rounding adds or takes goes to the largest part, so that the sum is exact. */
function balanced(parts: readonly Contribution[], score: number): readonly Contribution[] {
  const rest = score - parts.reduce((sum, { amount }) => sum + amount, 0);
  const largest = parts.reduce((best, part, at) => {
    return Math.abs(part.amount) > Math.abs(parts[best]?.amount ?? 0) ? at : best;
  }, 0);
  return parts.map((part, at) => (at === largest ? withAmount(part, part.amount + rest) : part));
}
