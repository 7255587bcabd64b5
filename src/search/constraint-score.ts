// The score of a place that fulfils what a query asks for: a tier by how sure the evidence is, and points within the tier.
import type { Place } from '../domain/place.ts';
import { distanceM, type Point } from '../geo/point.ts';
import { SEARCHED_AROUND_M } from '../wishes/nearness.ts';
import { type ConceptGroup, isOfTrade } from './concept-groups.ts';
import { isSight } from './constraint-candidates.ts';
import { hostScorer, pastHoursScore, priceScorer } from './fact-score.ts';
import { type GroupMatch, groupMatch } from './group-match.ts';
import type { SearchIndex } from './index.ts';
import { isNow } from './query-conditions.ts';
import type { QueryReading } from './query-reading.ts';
import { prominenceScore, TIER } from './scoring.ts';
import { mentionsOf, shareOfLoose, spokenOf } from './text-mentions.ts';
import type { Fit } from './wish-fit.ts';

/** Points of one reason; below 0 where it speaks against the place. */
type Points = (row: number, place: Place) => number;

/**
 * @param candidates the rows that will be scored; a word that many of them have tells nothing
 * @returns the score of a row; undefined where the place does not fulfil the query
 */
export function constraintScorer(
  index: SearchIndex,
  reading: QueryReading,
  here: Point,
  fit: Fit,
  candidates: readonly number[],
): (row: number) => number | undefined {
  const { places } = index.catalogue;
  const groups = reading.groups.map((group) => groupMatch(index, group));
  const isExcluded = exclusionOf(index, reading);
  const tierOf = tierScorer(index, reading, fit, groups);
  const price = priceScorer(reading.asked);
  const host = hostScorer(reading.asked);
  const isConditional = reading.asked.conditions.length > 0;
  const all: readonly Points[] = [
    distancePoints(index, reading, here),
    ...textPoints(index, reading, candidates),
    alongPoints(index, reading),
    preferencePoints(index, reading, fit),
    price ? (_, place) => price(place) : nothing,
    host ? (_, place) => host(place) : nothing,
    isConditional ? (row) => pastHoursScore(fit.answer(row), fit.onceOpen(row)) : nothing,
    (row) => (groups.some((group) => group.isOnlyMentioned(row)) ? -ONLY_MENTIONED : 0),
    otherStreetPoints(index, reading),
    reading.isForSights ? (_, place) => (isNoSight(index, place) ? -NO_SIGHT : 0) : nothing,
    (_, place) => (groups.every((group) => group.isMain(place)) ? 0 : -index.weights.sideCategory),
  ];
  const reasons = all.filter((points) => points !== nothing);
  return (row) => {
    const place = places[row]!;
    if (fit.answer(row) === 'no' || isExcluded(row, place)) return undefined;
    return reasons.reduce((score, points) => score + points(row, place), tierOf(row, place));
  };
}

/** A reason that the query does not give: left out, because the others are asked for each place. */
const nothing: Points = () => 0;

const ONLY_MENTIONED = 2;

/** Toilets and the like are asked for where one stands: the nearest is the best. */
export const isForConvenience = (groups: readonly ConceptGroup[]): boolean =>
  groups.length > 0 && groups.every(({ concepts }) => concepts.some(({ isConvenience }) => isConvenience));

/** Whoever wants what is open now wants it where they stand. */
const isNearAsker = ({ isNearMe, groups, asked, area, street }: QueryReading): boolean =>
  isNearMe || isForConvenience(groups) || (!area && !street && asked.conditions.flat().some(isNow));

/** Places that no score can make an answer. */
function exclusionOf(index: SearchIndex, reading: QueryReading): (row: number, place: Place) => boolean {
  const { near } = reading;
  // A square is never shut, and is not meant by a query for what is open at three in the morning.
  const isForOpenOnly = reading.groups.length === 0 && isTimed(reading);
  return (row, { closedForGood, position, openingHours }) =>
    // A place that no list shows must not count among the results that make a list full.
    closedForGood === true ||
    row === near?.row ||
    (near !== undefined && distanceM(position, near.position) > SEARCHED_AROUND_M) ||
    (isForOpenOnly && openingHours === ALWAYS && isSight(index, row));
}
const ALWAYS = '24/7';

const isTimed = ({ asked }: QueryReading): boolean =>
  asked.conditions.flat().some((each) => each.attribute === 'open' && each.operator !== 'on');

/** The tier by what is known; a house number decides alone, and the doors beside it follow by their numbers. */
function tierScorer(index: SearchIndex, reading: QueryReading, fit: Fit, groups: readonly GroupMatch[]): Points {
  const { street, near, isNearMe, isBuying } = reading;
  const numbers = new Map(street && index.streets.rowsOn(street.street).map(({ row, number }) => [row, number]));
  const isNear = near !== undefined || isNearMe;
  const timed = isTimed(reading);
  return (row, place) => {
    const answer = fit.answer(row);
    const isSold = !isBuying || isOfTrade(place, index.vocabulary);
    const isSure = answer === 'yes' && isSold && groups.every((group) => group.isTold(row));
    // Nearby, an unsure place is only a short walk lost: it comes just after the sure ones, unless it may be shut.
    const isWorthTheWalk = isNear && !(timed && answer === 'unknown');
    const tier = isSure ? TIER.sure : isWorthTheWalk ? TIER.sure - DOUBT_NEARBY : TIER.unsure;
    if (street?.number === undefined) return tier;
    const apart = Math.abs((numbers.get(row) ?? NO_NUMBER) - street.number);
    return apart === 0 ? TIER.exact : tier - Math.min(9, apart / 10);
  };
}
/** As much as a kilometre. */
const DOUBT_NEARBY = 4;
/** Farther along the street than any door. */
const NO_NUMBER = 9_999;

/** Fame against distance: how much a kilometre costs depends on what the distance is counted from. */
function distancePoints(index: SearchIndex, reading: QueryReading, here: Point): Points {
  const { near, area, street } = reading;
  const isNear = near !== undefined || isNearAsker(reading);
  const start = near?.position ?? here;
  const perKm = near
    ? near.row === undefined
      ? PER_KM.fromDoorOrStation
      : PER_KM.fromLandmark
    : isNear
      ? PER_KM.fromAsker
      : area || street
        ? PER_KM.insideArea
        : index.weights.km;
  return (row) => prominenceScore(index, row, start, perKm, isNear ? MOST_LOST_NEARBY : MOST_LOST);
}
/** A door or a station is where somebody stands; around a landmark any street will do; the area says where already. */
const PER_KM = { fromDoorOrStation: 8, fromLandmark: 4, fromAsker: 3, insideArea: 0.05 } as const;
const MOST_LOST = 3;
/** More than any fame: nearby, distance decides. */
const MOST_LOST_NEARBY = 60;

/** Texts that have the words which no concept explains, or that speak of the dish. */
function textPoints(index: SearchIndex, reading: QueryReading, candidates: readonly number[]): readonly Points[] {
  const { mentioned } = index.weights;
  const mentions = mentionsOf(index, reading, candidates);
  const isMentioned: Points = (row) => (mentions.has(row) ? mentioned : 0);
  // Near something metres decide, so that texts count less there.
  if (reading.near || isNearAsker(reading)) return [isMentioned];
  const loosely = shareOfLoose(index, reading);
  const byWords: Points = (row) => (mentions.has(row) ? mentioned : mentioned * loosely(row));
  return reading.preferred.length > 0 ? [byWords] : [byWords, spokenOf(index, reading)];
}

/** "Gran Vía" without "near": the street of the station's name counts more than metres to the station. */
function alongPoints({ streets, weights }: SearchIndex, { along }: QueryReading): Points {
  if (along === undefined) return nothing;
  const rows = new Set(streets.rowsOn(along).map(({ row }) => row));
  return (row) => (rows.has(row) ? weights.along : 0);
}

/** Soft wishes that the place fulfils. */
function preferencePoints(index: SearchIndex, { preferred }: QueryReading, fit: Fit): Points {
  const groups = preferred.map((group) => groupMatch(index, group));
  return (row, place) => {
    const liked = groups.filter((group) => group.isTold(row) || group.isOfFamily(place)).length;
    return index.weights.preferred * (liked + fit.liked(row));
  };
}

/** Streets of one name and another kind than was said: the Paseo beside the Calle del Prado. */
function otherStreetPoints({ streets }: SearchIndex, { street }: QueryReading): Points {
  const rows = street?.type === undefined ? [] : streets.rowsOn(street.street);
  const others = rows.filter(({ type }) => type !== street?.type);
  if (others.length === rows.length) return nothing;
  const elsewhere = new Set(others.map(({ row }) => row));
  return (row) => (elsewhere.has(row) ? -OTHER_STREET : 0);
}
/** More than any fame. */
const OTHER_STREET = 40;

/** Theatres and libraries are culture, but no sights of a walk through the city. */
const isNoSight = ({ vocabulary }: SearchIndex, { categories: [main = ''] }: Place): boolean =>
  SEEN_ON_NO_WALK.includes(vocabulary.concept('category', main)?.family ?? '');
const SEEN_ON_NO_WALK: readonly string[] = ['stage', 'library'];
const NO_SIGHT = 2;
