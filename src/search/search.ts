// Finds places for a query: names first, then what the query constrains, then text. Without evidence there is no result.
import { isFarFromCity } from '../city/city.ts';
import type { Point } from '../geo/point.ts';
import type { Asked, Selection } from '../wishes/select.ts';
import { byConstraints } from './by-constraints.ts';
import { byDoor } from './by-door.ts';
import { byName } from './by-name.ts';
import { byShare } from './by-share.ts';
import { byFewWords, byRestInNames, byText } from './by-text.ts';
import type { ConceptGroup } from './concept-groups.ts';
import type { ConceptEvidence } from './evidence.ts';
import { fitOf } from './fit.ts';
import type { SearchIndex } from './index.ts';
import type { QueryReading } from './query-reading.ts';
import { TIER } from './ranking.ts';
import { type FrameReader, readQuery } from './reading.ts';

interface SearchResult {
  /** Best first. */
  readonly rows: readonly number[];
  readonly reading: QueryReading;
}

/** Reads queries into frames and evaluates wishes. */
export interface Asking extends FrameReader {
  select(asked: Asked): Pick<Selection, 'sure' | 'unknown'>;
}

/** @param from where the asker stands; far from the city, its centre counts */
export function search(index: SearchIndex, query: string, from: Point | undefined, asking: Asking): SearchResult {
  const reading = withoutUnknown(index, readQuery(query, index.books, asking));
  if (reading.words.length === 0) return { rows: [], reading };
  const here = from && !isFarFromCity(index.city, from) ? from : index.city.center;
  const ranked = new Map<number, number>();
  const offer = (row: number, score: number) => {
    if (!index.catalogue.places[row]?.closedForGood && score > (ranked.get(row) ?? 0)) ranked.set(row, score);
  };
  const fit = fitOf(reading.asked, index.catalogue.places.length, (asked) => asking.select(asked));
  byName(index, reading, here, offer);
  if (isOfAnotherCity(reading))
    return { rows: bestFirst([...ranked].filter(([, score]) => score >= TIER.name)), reading };
  byConstraints(index, reading, here, fit, offer);
  byDoor(index, reading, offer);
  const kindAlone = withoutFeatures(reading);
  const byKindAlone = () => {
    if (kindAlone) byConstraints(index, kindAlone, here, fit, (row, score) => offer(row, score * LAST));
  };
  if (ranked.size === 0) byKindAlone();
  if (ranked.size > 0) byRestInNames(index, reading, here, offer);
  if (ranked.size === 0 || reading.groups.length === 0 || reading.rest.length > 0) byText(index, reading, here, offer);
  if (ranked.size < ENOUGH) byShare(index, reading, here, fit, offer);
  if (ranked.size < ENOUGH) byKindAlone();
  const servedAlone = withoutRest(reading);
  if (servedAlone && ranked.size < ENOUGH)
    byConstraints(index, servedAlone, here, fit, (row, score) => offer(row, score * LAST));
  if (ranked.size === 0) byFewWords(index, reading, here, offer);
  return { rows: bestFirst([...ranked]), reading };
}

/** What the catalogue has no fact of: where it has no gift shop, malls stand in, and "romantic" counts in texts only. */
function withoutUnknown(index: SearchIndex, reading: QueryReading): QueryReading {
  const all = reading.groups.map((group) =>
    group.otherwise?.length && group.concepts.every((each) => isUntold(index.evidenceOf(each)))
      ? { ...group, concepts: group.otherwise }
      : group,
  );
  const isUnknown = ({ concepts }: ConceptGroup) =>
    concepts.every((each) => each.type === 'feature' && isUntold(index.evidenceOf(each)));
  const [unknown, groups] = partitioned(all, isUnknown);
  if (unknown.length === 0 || groups.length === 0) return { ...reading, groups: all };
  return { ...reading, groups, loose: [...reading.loose, ...unknown.flatMap(({ words }) => words)] };
}

const isUntold = ({ told, likely }: ConceptEvidence): boolean => told.size + likely.size === 0;

/** Of most places nobody knows whether they have a feature: beside a kind these follow after all others. */
function withoutFeatures(reading: QueryReading): QueryReading | undefined {
  const isFeature = ({ concepts }: ConceptGroup) => concepts.every(({ type }) => type === 'feature');
  const [features, groups] = partitioned(reading.groups, isFeature);
  return features.length > 0 && groups.length > 0 ? { ...reading, groups } : undefined;
}
/** "New York style pizza": pizzerias whose texts do not have the further words follow those that do. */
function withoutRest(reading: QueryReading): QueryReading | undefined {
  // "Spanish classes" are no food.
  const isDish = ({ concepts }: ConceptGroup) => concepts.some(({ type }) => type === 'dish');
  return reading.rest.length > 0 && reading.groups.some(isDish) ? { ...reading, rest: [] } : undefined;
}
/** Below the last tier, in the same order. */
const LAST = 1e-3;

function partitioned<Value>(values: readonly Value[], test: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(test), values.filter((value) => !test(value))];
}

const bestFirst = (scores: readonly (readonly [row: number, score: number])[]): readonly number[] =>
  [...scores].sort(([a, one], [b, other]) => other - one || a - b).map(([row]) => row);

/** A foreign cuisine is no other city. */
const isOfAnotherCity = ({ isElsewhere, groups }: QueryReading): boolean =>
  isElsewhere && !groups.some(({ concepts }) => concepts.some(({ type }) => type === 'dish' || type === 'cuisine'));

/** As many as a list shows at once. */
const ENOUGH = 10;
