// Places whose name is what was typed, begins with it, or holds most of it.
import type { Place } from '../domain/place.ts';
import { distanceM, type Point } from '../geo/point.ts';
import type { SearchIndex } from './index.ts';
import type { QueryReading } from './query-reading.ts';
import { isStop, type Offer, prominenceScore, TIER } from './scoring.ts';
import { stemOf, wordsOf } from './words.ts';

export function matchNames(
  index: SearchIndex,
  { words, textWords, named, rest, groups, area, near, street, isForSights, asked }: QueryReading,
  here: Point,
  offer: Offer,
): void {
  const { names } = index;
  // "Palaces" are no hotel called The Palace: a noun alone means the kind, and the hotel takes its turn among them.
  // "Dogs allowed" is no statue of a dog.
  const isFeatureAlone =
    rest.length === 0 && groups.length === 1 && groups[0]!.concepts.every(({ type }) => type === 'feature');
  const isKindAlone = rest.length === 0 && groups.length === 1 && groups[0]!.words.length === words.length;
  for (const row of names.exactly(words))
    offer(row, (isKindAlone ? TIER.sure : TIER.exact) + prominenceScore(index, row, here));
  if (isFeatureAlone) return;
  const namedRow = named && index.catalogue.rowOf.get(named);
  const isStreet = ({ name }: Place) => street?.type !== undefined && !wordsOf(name).includes(street.type);
  // "Calle del Prado" is no museum, and "Plaza de España" is the square.
  if (namedRow !== undefined && !isStreet(index.catalogue.places[namedRow]!))
    offer(namedRow, TIER.wholePrefix + prominenceScore(index, namedRow, here));
  const isOnlyConstraints =
    rest.length === 0 && (groups.length > 0 || area !== undefined || near !== undefined || isForSights);
  if (isOnlyConstraints && words.length < 2) return;
  if (words.join('').length >= 4 && !(isOnlyConstraints && (groups.length === 1 || isForSights))) {
    for (const row of names.beginningWith(words)) {
      const tier = isOnlyConstraints ? TIER.sure : TIER.wholePrefix;
      offer(row, tier + prominenceScore(index, row, here));
    }
  }
  // "Open now Atocha" is no hotel of that name.
  const isAlone = groups.length === 0 && !isForSights && asked.conditions.length === 0;
  const isPlaceAlone = (near !== undefined || area !== undefined) && isAlone;
  const tellingOf = (said: readonly string[]) => said.filter((word) => !isStop(index, word)).map(stemOf);
  const isName = groups.length === 0 && names.exactly(words).length > 0;
  const telling = tellingOf(words);
  const textStems = tellingOf(textWords);
  if (telling.length === 0) return;
  for (const { row } of index.text.search(telling, MOST_CANDIDATES)) {
    const { ofQuery, ofName, count } = names.coverage(row, telling);
    // "What is free" names no gluten-free bakery.
    if (textStems.length < telling.length && names.coverage(row, textStems).count === 0) continue;
    // "Sagrada Familia" is no Sagrado Corazón.
    if (isName && ofQuery <= ALL) continue;
    if (ofQuery < ENOUGH_OF_QUERY) {
      // A whole name of several words among others: after what the query surely asks for, before all else.
      const isWithin = ofName > ALL && count > 1 && ofQuery >= SOME_OF_QUERY;
      if (isWithin) offer(row, TIER.unsure + 40 * (ofQuery + ofName) + prominenceScore(index, row, here));
      continue;
    }
    const isElsewhere =
      area !== undefined && distanceM(index.catalogue.places[row]!.position, area.centre) > AROUND_AREA_M;
    const isNamedPlace =
      !isElsewhere && ofQuery > ALL && (isPlaceAlone || (count > 1 && area !== undefined && groups.length > 0));
    const isWhole = ofName > ALL && ofQuery > ALL;
    const tier = isWhole
      ? TIER.wholePrefix
      : isOnlyConstraints
        ? isNamedPlace
          ? TIER.sure
          : TIER.text
        : ofQuery * 0.6 + ofName * 0.4 >= NAMED
          ? TIER.name
          : TIER.text;
    offer(row, tier + 40 * (ofQuery + ofName) + prominenceScore(index, row, here));
  }
}

/** A place named after a quarter that stands in another one does not match the quarter. */
const AROUND_AREA_M = 2_000;

const MOST_CANDIDATES = 80;
/** So much of what was typed must be in a name, by weight, before it counts as typed for that name. */
const ENOUGH_OF_QUERY = 0.66;
const SOME_OF_QUERY = 0.4;
const NAMED = 0.68;
const ALL = 0.99;

/**
 * The row that words name, whole or in part: every telling word is in the name, and no other place of that name is nearly as
 * well known. Undefined where that is not clear.
 */
export function placeByName(index: SearchIndex, text: string): number | undefined {
  const telling = tellingIn(index, text);
  if (telling.join('').length < SHORTEST_NAME) return undefined;
  const rows = index.text
    .search(telling, MOST_CANDIDATES)
    .map(({ row }) => ({ row, place: index.catalogue.places[row]!, ...index.names.coverage(row, telling) }))
    .filter(({ place, ofQuery }) => ofQuery > ALL && !place.closedForGood)
    .map((each) => ({ ...each, worth: each.ofName * NAME_WORTH + each.place.prominence }))
    .sort((a, b) => b.worth - a.worth || a.row - b.row);
  const [best, second] = rows;
  return best && (!second || best.worth - second.worth >= CLEARLY) ? best.row : undefined;
}
const SHORTEST_NAME = 4;
/** A name that was typed whole is worth as much as the fame of a sight. */
const NAME_WORTH = 4;
const CLEARLY = 0.5;

/** Whether words could be a name by themselves, as "early" could not. */
export const canName = (index: SearchIndex, text: string): boolean =>
  tellingIn(index, text).join('').length >= SHORTEST_NAME;

const tellingIn = (index: SearchIndex, text: string): readonly string[] =>
  wordsOf(text)
    .filter((word) => !isStop(index, word))
    .map(stemOf);
