// Places that are what the query asks for: of its kinds, in its area or street, near its landmark, with its words.
import { onceEach } from '../domain/once.ts';
import type { Area } from '../geo/areas.ts';
import { distanceM, type Point } from '../geo/point.ts';
import { SEARCHED_AROUND_M } from '../wishes/nearness.ts';
import { constraintCandidates } from './constraint-candidates.ts';
import { constraintScorer } from './constraint-score.ts';
import type { SearchIndex } from './index.ts';
import { partitioned } from './partitioned.ts';
import type { QueryReading } from './query-reading.ts';
import type { Offer } from './scoring.ts';
import type { Fit } from './wish-fit.ts';

/** Offers every place that fulfils the query; with an area, those inside first and others only where these are few. */
export function matchConstraints(index: SearchIndex, reading: QueryReading, here: Point, fit: Fit, offer: Offer): void {
  if (!hasConstraint(reading)) return;
  const candidates = constraintCandidates(index, reading);
  if (!candidates) return;
  const { rows, texts } = candidates;
  const scoreOf = constraintScorer(index, reading, here, fit, rows);
  // Scored when first looked at: of an area alone only the places inside are.
  const scored = onceEach((row: number) => {
    const score = scoreOf(row);
    return { score: score === undefined ? undefined : score + (texts?.get(row) ?? 0) };
  });
  const offerFrom = (from: Iterable<number>, change: (row: number) => number = () => 0): number => {
    let offered = 0;
    for (const row of from) {
      const { score } = scored(row);
      if (score === undefined) continue;
      offered++;
      offer(row, score + change(row));
    }
    return offered;
  };
  if (!reading.area) {
    offerFrom(rows);
    return;
  }
  offerByArea(index, reading, [reading.area, ...reading.otherAreas], rows, offerFrom);
  if (texts) offerFrom(speakingOfName(index, reading, rows), () => index.weights.mentioned);
}

const hasConstraint = ({ groups, street, area, near, asked, isForSights }: QueryReading): boolean =>
  [groups.length > 0, street, area, near, asked.conditions.length > 0, isForSights].some(Boolean);

/** Offers the rows that fulfil the query. @returns how many these are; @param change of the score */
type OfferFrom = (rows: Iterable<number>, change?: (row: number) => number) => number;

/**
 * Places inside the areas that are named. Where these are few: places in areas of the same name, then what is close, then,
 * for a kind of place, the rest of the city. Each place counts once, in the innermost of these rings.
 */
function offerByArea(
  index: SearchIndex,
  { namesakes, groups }: QueryReading,
  named: readonly Area[],
  rows: readonly number[],
  offerFrom: OfferFrom,
): void {
  const isIn = (areas: readonly Area[]) => (row: number) => areas.some((each) => isOfArea(index, row, each));
  const kmOff = (row: number) => {
    const { position } = index.catalogue.places[row]!;
    return Math.min(...named.map(({ centre }) => distanceM(position, centre))) / 1_000;
  };
  const isClose = (row: number) => kmOff(row) * 1_000 <= SEARCHED_AROUND_M;
  const rings = [isIn(namesakes), isClose, () => groups.length > 0];
  let [inside, left] = partitioned(rows, isIn(named));
  let offered = offerFrom(inside);
  for (const isThere of rings) {
    if (offered >= ENOUGH_INSIDE) return;
    const tierLost = offered > 0 ? OUTSIDE : 0;
    [inside, left] = partitioned(left, isThere);
    offered += offerFrom(inside, (row) => -(tierLost + KM_OFF_COSTS * kmOff(row)));
  }
}

/** As many as a list shows at once. */
const ENOUGH_INSIDE = 10;
const KM_OFF_COSTS = 4;
/** More than the distance between sure and likely members of a kind. */
const OUTSIDE = 225;

/** By the outline of the area, or by the district or barrio that the record of the place names. */
function isOfArea({ city, catalogue }: SearchIndex, row: number, { id, name }: Area): boolean {
  const { position, district, barrio } = catalogue.places[row]!;
  return city.areas.isInside(id, position) || district === name || barrio === name;
}

/** "Iglesia frescos goya": a text that has the name of the quarter beside the other words speaks of the painter. */
function speakingOfName(
  { text }: SearchIndex,
  { rest, areaWords }: QueryReading,
  rows: readonly number[],
): readonly number[] {
  const speaking = text.mentioning([...rest, ...areaWords]);
  return rows.filter((row) => speaking.has(row));
}
