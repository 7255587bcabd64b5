// Finds places for a query: names first, then what the query constrains, then text. Without evidence there is no result.
import { isFarFromCity } from '../city/city.ts';
import type { Place } from '../domain/place.ts';
import type { Point } from '../geo/point.ts';
import type { Asked, Selection } from '../wishes/select.ts';
import { aroundStreet, asCatalogueKnows, widerOnStreet, withoutFeatures, withoutRest } from './adapted-reading.ts';
import { matchAroundDoor } from './address-match.ts';
import { matchConstraints } from './constraint-match.ts';
import { isForConvenience } from './constraint-score.ts';
import type { SearchIndex } from './index.ts';
import { matchNames } from './name-match.ts';
import { matchPartly } from './partial-match.ts';
import type { QueryReading } from './query-reading.ts';
import { type FrameReader, readQuery } from './read-query.ts';
import { type Offer, TIER } from './scoring.ts';
import { matchFewWords, matchRestInNames, matchText } from './text-match.ts';
import { type Fit, fitOf } from './wish-fit.ts';

interface SearchResult {
  /** Best first. */
  readonly rows: readonly number[];
  readonly reading: QueryReading;
}

/** Reads queries into frames and evaluates wishes. */
export interface Asking extends FrameReader {
  select(asked: Asked): Pick<Selection, 'sure' | 'unknown'>;
  /** The same by the hours of some years ago, where those of today are not known. */
  selectOnce(asked: Asked): Pick<Selection, 'sure' | 'unknown'>;
}

/** @param from where the asker stands; far from the city, its centre counts */
export function search(index: SearchIndex, query: string, from: Point | undefined, asking: Asking): SearchResult {
  const here = from && !isFarFromCity(index.city, from) ? from : index.city.center;
  const reading = asCatalogueKnows(index, readQuery(query, index.books, asking), here);
  const ranked = new Map<number, number>();
  if (reading.words.length === 0) return { rows: [], reading };
  const pass = {
    index,
    reading,
    here,
    ranked,
    fit: fitOfQuery(index, reading, asking),
    offer: offerTo(ranked, index, reading),
  };
  matchNames(index, reading, here, pass.offer);
  // No place here is what is asked for, unless one is called so.
  if (reading.isNoPlace || isOfAnotherCity(reading))
    return { rows: bestFirst([...ranked].filter(([, score]) => score >= TIER.name)), reading };
  matchWhole(pass);
  // The whole query is a name: what has only part of it is another thing.
  const isName = reading.groups.length === 0 && index.names.exactly(reading.words).length > 0;
  if (!isName) fillUp(pass);
  return { rows: bestFirst([...ranked]), reading };
}

/** What all ways of matching one query share. */
interface Pass {
  readonly index: SearchIndex;
  readonly reading: QueryReading;
  readonly here: Point;
  readonly fit: Fit;
  /** The best score of each row so far. */
  readonly ranked: ReadonlyMap<number, number>;
  readonly offer: Offer;
}

/** Keeps the best score of each place that any list may show. "A park with a drinking fountain" is a park. */
function offerTo(ranked: Map<number, number>, { catalogue, vocabulary }: SearchIndex, { groups }: QueryReading): Offer {
  const areConveniencesMeant = isForConvenience(groups);
  const isOffered = (place: Place) =>
    !place.closedForGood && (areConveniencesMeant || !vocabulary.isConvenience(place));
  return (row, score) => {
    if (score > (ranked.get(row) ?? 0) && isOffered(catalogue.places[row]!)) ranked.set(row, score);
  };
}

const fitOfQuery = ({ catalogue }: SearchIndex, { asked }: QueryReading, asking: Asking): Fit =>
  fitOf(
    asked,
    catalogue.places.length,
    (conditions) => asking.select(conditions),
    (conditions) => asking.selectOnce(conditions),
  );

/** Places that have all of the query, by facts or by text. */
function matchWhole({ index, reading, here, fit, ranked, offer }: Pass): void {
  // "Is the Prado open on Mondays?" asks for the Prado, and not for what else is open.
  if (!isOfOnePlace(reading)) matchConstraints(index, reading, here, fit, offer);
  matchAroundDoor(index, reading, offer);
  const kindAlone = withoutFeatures(reading);
  if (ranked.size === 0 && kindAlone) matchConstraints(index, kindAlone, here, fit, last(offer));
  if (ranked.size > 0) matchRestInNames(index, reading, here, offer);
  if (ranked.size === 0 || reading.groups.length === 0 || reading.rest.length > 0)
    matchText(index, reading, here, offer);
}

/** Places that have less than was asked for, while a list is not full: each way leaves a little more of the query aside. */
function fillUp({ index, reading, here, fit, ranked, offer }: Pass): void {
  const isFull = () => ranked.size >= ENOUGH;
  const onStreet = widerOnStreet(index, reading);
  const nearStreet = aroundStreet(index, reading);
  const kindAlone = withoutFeatures(reading);
  const servedAlone = withoutRest(index, reading);
  if (!isFull() && onStreet) matchConstraints(index, onStreet, here, fit, last(offer));
  if (!isFull() && nearStreet) matchConstraints(index, nearStreet, here, fit, last(last(offer)));
  else if (!isFull() && !kindAlone) matchPartly(index, reading, here, fit, offer);
  if (!isFull() && kindAlone) matchConstraints(index, kindAlone, here, fit, last(offer));
  if (!isFull() && servedAlone) matchConstraints(index, servedAlone, here, fit, last(offer));
  if (ranked.size === 0) matchFewWords(index, reading, here, offer);
}

/** Offers below the last tier, in the same order. */
const last =
  (offer: Offer): Offer =>
  (row, score) =>
    offer(row, score * LAST);
const LAST = 1e-3;

const isOfOnePlace = ({ named, groups, area, street, near, asked }: QueryReading): boolean =>
  named !== undefined && groups.length === 0 && !area && !street && !near && asked.conditions.length > 0;

const bestFirst = (scores: readonly (readonly [row: number, score: number])[]): readonly number[] =>
  [...scores].sort(([a, one], [b, other]) => other - one || a - b).map(([row]) => row);

/** A foreign cuisine is no other city. */
const isOfAnotherCity = ({ isElsewhere, groups }: QueryReading): boolean =>
  isElsewhere && !groups.some(({ concepts }) => concepts.some(({ type }) => type === 'dish' || type === 'cuisine'));

/** As many as a list shows at once. */
const ENOUGH = 10;
