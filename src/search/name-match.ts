// Places whose name is what was typed, begins with it, or holds most of it.
import type { Place } from '../domain/place.ts';
import { distanceM, type Point } from '../geo/point.ts';
import { groupMatch } from './group-match.ts';
import type { SearchIndex } from './index.ts';
import { ALL, tierOfName } from './name-tier.ts';
import type { QueryReading } from './query-reading.ts';
import { isStop, type Offer, prominenceScore, TIER } from './scoring.ts';
import { stemOf, wordsOf } from './words.ts';

export function matchNames(index: SearchIndex, reading: QueryReading, here: Point, offer: Offer): void {
  const offerIn = (tier: number, row: number) => offer(row, tier + prominenceScore(index, row, here));
  const { words, groups, rest } = reading;
  // "Palaces" are no hotel called The Palace: a noun alone means the kind, and the hotel takes its turn among them.
  const isKindAlone = rest.length === 0 && groups.length === 1 && groups[0]!.words.length === words.length;
  for (const row of index.names.exactly(words)) offerIn(isKindAlone ? TIER.sure : TIER.exact, row);
  if (isFeatureAlone(reading)) return;
  const named = namedRow(index, reading);
  if (named !== undefined) offerIn(TIER.wholePrefix, named);
  const onlyConstraints = isOnlyConstraints(reading);
  if (onlyConstraints && words.length < 2) return;
  for (const row of rowsBeginning(index, reading)) offerIn(onlyConstraints ? TIER.sure : TIER.wholePrefix, row);
  matchPartsOfNames(index, reading, offerIn);
}

/** "Dogs allowed" is no statue of a dog. */
const isFeatureAlone = ({ rest, groups }: QueryReading): boolean =>
  rest.length === 0 && groups.length === 1 && groups[0]!.concepts.every(({ type }) => type === 'feature');

/** Every word has a meaning without any name. */
const isOnlyConstraints = ({ rest, groups, area, near, isForSights }: QueryReading): boolean =>
  rest.length === 0 && (groups.length > 0 || area !== undefined || near !== undefined || isForSights);

/** The place that the whole query names. "Calle del Prado" is no museum, and "Plaza de España" is the square. */
function namedRow({ catalogue }: SearchIndex, { named, street }: QueryReading): number | undefined {
  const row = named && catalogue.rowOf.get(named);
  const isStreet = ({ name }: Place) => street?.type !== undefined && !wordsOf(name).includes(street.type);
  return row === undefined || isStreet(catalogue.places[row]!) ? undefined : row;
}

/** A kind of place is not the beginning of a name: "museum" would find whatever is called so first. */
function rowsBeginning({ names }: SearchIndex, reading: QueryReading): readonly number[] {
  const { words, groups, isForSights } = reading;
  const isKind = isOnlyConstraints(reading) && (groups.length === 1 || isForSights);
  return isKind || words.join('').length < SHORTEST_BEGINNING ? [] : names.beginningWith(words);
}
const SHORTEST_BEGINNING = 4;

function matchPartsOfNames(
  index: SearchIndex,
  reading: QueryReading,
  offerIn: (tier: number, row: number) => void,
): void {
  const { names, text, catalogue } = index;
  const { words, textWords, groups, area, near, isForSights, asked } = reading;
  const tellingOf = (said: readonly string[]) => said.filter((word) => !isStop(index, word)).map(stemOf);
  const [telling, textStems] = [tellingOf(words), tellingOf(textWords)];
  if (telling.length === 0) return;
  // "Open now Atocha" is no hotel of that name.
  const isAlone = groups.length === 0 && !isForSights && asked.conditions.length === 0;
  const context = {
    isOnlyConstraints: isOnlyConstraints(reading),
    isWhereAlone: isAlone && (near !== undefined || area !== undefined),
  };
  // "Bars, Ponzano" names no restaurant whose name has both words.
  const kinds = area ? groups.map((group) => groupMatch(index, group)) : [];
  const isKindInArea = (row: number) => kinds.length > 0 && kinds.every((kind) => kind.isTold(row));
  const isName = groups.length === 0 && names.exactly(words).length > 0;
  const isFarFromArea = (row: number) =>
    area !== undefined && distanceM(catalogue.places[row]!.position, area.centre) > AROUND_AREA_M;
  for (const { row } of text.search(telling, MOST_CANDIDATES)) {
    const coverage = names.coverage(row, telling);
    // "What is free" names no gluten-free bakery.
    if (textStems.length < telling.length && names.coverage(row, textStems).count === 0) continue;
    // Where a place is called "Sagrada Familia", a Sagrado Corazón is not meant.
    if (isName && coverage.ofQuery <= ALL) continue;
    const tier = tierOfName(coverage, isFarFromArea(row), { ...context, isKindInArea: isKindInArea(row) });
    if (tier) offerIn(TIER[tier] + COVERAGE * (coverage.ofQuery + coverage.ofName), row);
  }
}

/** A place named after a quarter that stands in another one does not match the quarter. */
const AROUND_AREA_M = 2_000;
const MOST_CANDIDATES = 80;
/** Of two names in one tier, the better match comes first, whatever the fame. */
const COVERAGE = 40;
