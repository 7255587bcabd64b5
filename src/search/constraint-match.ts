// Places that are what the query asks for: of its kinds, in its area or street, near its landmark, with its words.
import type { Place } from '../domain/place.ts';
import type { Area } from '../geo/areas.ts';
import { distanceM, type Point } from '../geo/point.ts';
import type { Concept } from '../vocabulary/concept.ts';
import { SEARCHED_AROUND_M } from '../wishes/nearness.ts';
import { type ConceptGroup, isOfTrade } from './concept-groups.ts';
import { byHost, byPastHours, byPrice } from './fact-score.ts';
import type { SearchIndex } from './index.ts';
import type { QueryReading } from './query-reading.ts';
import { type Offer, TIER, worth } from './scoring.ts';
import { mentionsOf, shareOfLoose, spokenOf } from './text-mentions.ts';
import type { Fit } from './wish-fit.ts';
import { stemOf } from './words.ts';

/** What the query asks for, all of it; places of which a fact is not known follow. */
export function byConstraints(index: SearchIndex, reading: QueryReading, here: Point, fit: Fit, offer: Offer): void {
  if (!constrains(reading)) return;
  const texts = textsOf(index, reading);
  if (texts === 'nothing') return;
  const { area } = reading;
  const candidates = [...candidateRows(index, reading)].filter((row) => !texts || texts.has(row));
  const scoreOf = scorerOf(index, reading, here, fit, candidates);
  const consider = (isThere: (row: number) => boolean, lossOf: (row: number) => number = () => 0): number => {
    let count = 0;
    for (const row of candidates) {
      const score = isThere(row) ? scoreOf(row) : undefined;
      if (score === undefined) continue;
      count++;
      offer(row, score - lossOf(row) + Math.min(3, texts?.get(row) ?? 0));
    }
    return count;
  };
  if (!area) {
    consider(() => true);
    return;
  }
  const positionOf = (row: number) => index.catalogue.places[row]!.position;
  const isIn = (row: number) => (each: Area) =>
    index.city.areas.isInside(each.id, positionOf(row)) || isFiledUnder(index, row, each.name);
  const named = [area, ...reading.otherAreas];
  const kmOff = (row: number) => Math.min(...named.map(({ centre }) => distanceM(positionOf(row), centre))) / 1_000;
  // "Iglesia frescos goya": what has the quarter's name in its text beside the other words means the painter.
  const speaking = texts ? index.text.mentioning([...reading.rest, ...reading.areaWords]) : NONE;
  consider(
    (row) => speaking.has(row),
    () => -index.weights.mentioned,
  );
  let count = consider((row) => named.some(isIn(row)));
  // Few inside: what is of the same name follows, then what is close, the nearest first, then what there is of the kind.
  const rings = [
    (row: number) => reading.namesakes.some(isIn(row)),
    (row: number) => kmOff(row) * 1_000 <= SEARCHED_AROUND_M,
    () => reading.groups.length > 0,
  ];
  for (const isThere of rings) {
    if (count >= ENOUGH_INSIDE) return;
    const tierLost = count > 0 ? OUTSIDE : 0;
    count += consider(isThere, (row) => tierLost + KM_OFF_COSTS * kmOff(row));
  }
}

/** As many as a list shows at once. */
const ENOUGH_INSIDE = 10;
const KM_OFF_COSTS = 4;
/** More than the distance between sure and likely members of a kind. */
const OUTSIDE = 225;

const constrains = ({ groups, street, area, near, asked, isForSights }: QueryReading): boolean =>
  [groups.length > 0, street, area, near, asked.conditions.length > 0, isForSights].some(Boolean);

/** The score of a row that fulfils what the query asks for; undefined for others. */
function scorerOf(index: SearchIndex, reading: QueryReading, here: Point, fit: Fit, candidates: readonly number[]) {
  const { groups, preferred, area, street, near } = reading;
  const isNearMe = reading.isNearMe || isForConvenience(groups);
  const { weights } = index;
  const start = near?.position ?? here;
  // A door or a station is where one stands; around a landmark any street will do.
  const perKm = near ? (near.row === undefined ? 8 : 4) : isNearMe ? 3 : area || street ? 0.05 : index.weights.km;
  const mentions = mentionsOf(index, reading, candidates);
  // Beside a landmark metres decide, and beside "buy" the kind of shop.
  const isPlain = !near && !isNearMe;
  const loosely = isPlain ? shareOfLoose(index, reading) : never;
  const spoken = isPlain && preferred.length === 0 ? spokenOf(index, reading) : never;
  const otherStreets = otherStreetsOf(index, street);
  const along = new Set(reading.along === undefined ? [] : index.streets.rowsOn(reading.along).map(({ row }) => row));
  return (row: number): number | undefined => {
    const place = index.catalogue.places[row]!;
    if (isSightAlways(index, reading, row)) return undefined;
    if (row === near?.row || (near && distanceM(place.position, start) > SEARCHED_AROUND_M)) return undefined;
    const sure = fit.answer(row);
    if (sure === 'no') return undefined;
    const isSold = !reading.isBuying || isOfTrade(place, index.vocabulary);
    const isSure = sure === 'yes' && isSold && groups.every((group) => isTold(index, group, row));
    const liked = preferred.filter((group) => isTold(index, group, row) || isOfFamily(index, group, place)).length;
    return (
      tierOf(index, reading, row, { isSure, isShutPerhaps: sure === 'unknown' && isTimed(reading) }) +
      worth(index, row, start, perKm, near || isNearMe ? 60 : 3) +
      (mentions.has(row) ? weights.mentioned : weights.mentioned * loosely(row)) +
      spoken(row) +
      (along.has(row) ? weights.along : 0) +
      weights.preferred * (liked + fit.liked(row)) +
      byPrice(reading, place) +
      byHost(reading, place) +
      byPastHours(sure, fit.onceOpen(row)) -
      (groups.some((group) => isOnlySpokenOf(index, group, row)) ? ONLY_SPOKEN_OF : 0) -
      (otherStreets.has(row) ? OTHER_STREET : 0) -
      (reading.isForSights && isStage(index, place) ? STAGE_BY_DAY : 0) -
      (isMain(groups, place) ? 0 : weights.sideCategory)
    );
  };
}

const never = () => 0;

/** A bookshop that has some comics comes after the comic shops. */
function isOnlySpokenOf(index: SearchIndex, { concepts }: ConceptGroup, row: number): boolean {
  const isKind = concepts.every(({ type }) => type === 'kind');
  return isKind && concepts.every((each) => !index.evidenceOf(each).told.has(row));
}
const ONLY_SPOKEN_OF = 2;

/** A toilet is asked for where one stands: the nearest is the best. */
export const isForConvenience = (groups: readonly ConceptGroup[]): boolean =>
  groups.length > 0 && groups.every(({ concepts }) => concepts.some(({ isConvenience }) => isConvenience));

/** Rows on streets of the same name that are of another kind than was said: the Paseo beside the Calle del Prado. */
function otherStreetsOf({ streets }: SearchIndex, street: QueryReading['street']): ReadonlySet<number> {
  const rows = street?.type === undefined ? [] : streets.rowsOn(street.street);
  if (!rows.some(({ type }) => type === street?.type)) return NONE;
  return new Set(rows.flatMap(({ row, type }) => (type === street?.type ? [] : [row])));
}
const NONE: ReadonlySet<number> = new Set();
/** More than any fame. */
const OTHER_STREET = 40;

/** A square is never shut; who asks what is open at three in the morning does not mean it. */
function isSightAlways(index: SearchIndex, reading: QueryReading, row: number): boolean {
  if (reading.groups.length > 0 || !isTimed(reading)) return false;
  return index.catalogue.places[row]!.openingHours === ALWAYS && isSight(index, row);
}
const ALWAYS = '24/7';

const isTimed = ({ asked }: QueryReading): boolean =>
  asked.conditions.flat().some((each) => each.attribute === 'open' && each.operator !== 'on');

/** A house number decides alone; the doors beside it follow by their numbers. */
function tierOf(
  index: SearchIndex,
  { street, near, isNearMe }: QueryReading,
  row: number,
  { isSure, isShutPerhaps }: { readonly isSure: boolean; readonly isShutPerhaps: boolean },
): number {
  // A walk is surer than a menu: who asks for coffee nearby goes to the next café, but not to one that may be shut.
  const isNear = !isShutPerhaps && (near !== undefined || isNearMe);
  const tier = isSure ? TIER.sure : isNear ? TIER.sure - DOUBT_NEARBY : TIER.unsure;
  if (street?.number === undefined) return tier;
  const apart = Math.abs((numberOf(index, street.street, row) ?? 9_999) - street.number);
  return apart === 0 ? TIER.exact : tier - Math.min(9, apart / 10);
}

/** As much as a kilometre. */
const DOUBT_NEARBY = 4;

/** Whoever buys goes to a shop, of whatever kind. */
function isOfFamily(
  { vocabulary }: SearchIndex,
  { concepts }: ConceptGroup,
  { categories: [main = ''] }: Place,
): boolean {
  const familyOf = (category: string) => vocabulary.concept('category', category)?.family;
  const family = familyOf(main);
  return family !== undefined && concepts.some((each) => each.categories.some((own) => familyOf(own) === family));
}

const isMain = (groups: readonly ConceptGroup[], { categories: [main] }: Place): boolean =>
  groups.every(({ concepts }) =>
    concepts.some((each) => !isBroad(each) || (main !== undefined && each.categories.includes(main))),
  );

function isFiledUnder({ catalogue }: SearchIndex, row: number, area: string): boolean {
  const { district, barrio } = catalogue.places[row]!;
  return district === area || barrio === area;
}

function numberOf({ streets }: SearchIndex, street: string, row: number): number | undefined {
  return streets.rowsOn(street).find((each) => each.row === row)?.number;
}

/** The rows of the rarest concept, of the street, or everything. */
function candidateRows(index: SearchIndex, { groups, street, isForSights }: QueryReading): Iterable<number> {
  const onStreet = street && new Set(index.streets.rowsOn(street.street).map(({ row }) => row));
  const isOnly = groups.length === 1;
  const sets = groups.map(
    ({ concepts, role }) =>
      new Set(concepts.flatMap((each) => candidatesOf(index, each, { isOnly, isHint: role === 'related' }))),
  );
  const [first, ...others] = [...sets, ...(onStreet ? [onStreet] : [])].sort((a, b) => a.size - b.size);
  if (!first) return isForSights ? sightsOf(index) : index.outings;
  return [...first].filter((row) => others.every((rows) => rows.has(row)));
}

/** Groups of categories that visitors come to a city for. */
const SIGHTS: readonly string[] = ['culture', 'sights', 'outdoors'];

function isSight({ catalogue, vocabulary }: SearchIndex, row: number): boolean {
  const [main] = catalogue.places[row]!.categories;
  const group = main && vocabulary.concept('category', main)?.group;
  return group !== undefined && SIGHTS.includes(group);
}

/** Theatres and libraries are culture, but no sights of a walk through the city. */
const isStage = ({ vocabulary }: SearchIndex, { categories: [main = ''] }: Place): boolean =>
  NOT_SEEN.includes(vocabulary.concept('category', main)?.family ?? '');
const NOT_SEEN: readonly string[] = ['stage', 'library'];
const STAGE_BY_DAY = 2;

const sightsOf = (index: SearchIndex): readonly number[] => index.outings.filter((row) => isSight(index, row));

/** Beside another concept, a mention will do: a hotel of whose pool the description speaks. */
function candidatesOf(
  index: SearchIndex,
  concept: Concept,
  { isOnly, isHint }: { readonly isOnly: boolean; readonly isHint: boolean },
): readonly number[] {
  const { told, likely, mentioned } = index.evidenceOf(concept);
  const isMentionEnough = concept.type === 'dish' || !isOnly || told.size < FEW;
  // A shopping centre that speaks of restaurants is none; one that speaks of its roof may be a place for "views".
  const isOfWords = !isBroad(concept) || (isHint && !isOnly);
  return [...told, ...likely, ...(isMentionEnough && isOfWords ? mentioned : [])];
}

const FEW = 3;

const GOES_ALONE: ReadonlySet<Concept['type']> = new Set(['dish', 'cuisine', 'diet', 'feature']);

const isBroad = ({ type }: Concept): boolean => type === 'category' || type === 'broad';

/**
 * A text that speaks of a dish tells of it, unless places are known for serving little else: a museum's coffee is no café. A
 * bookshop whose name or text speaks of comics is a comic shop.
 */
function isTold(index: SearchIndex, { concepts }: ConceptGroup, row: number): boolean {
  const isKnownFor = concepts.some((each) => each.type !== 'dish' && index.evidenceOf(each).told.size >= FEW);
  return concepts.some((concept) => {
    const { told, likely, mentioned } = index.evidenceOf(concept);
    const isMentioned =
      concept.type === 'kind' ? likely.has(row) : concept.type === 'dish' && !isKnownFor && isServing(index, row);
    return told.has(row) || (isMentioned && mentioned.has(row));
  });
}

/** "A hearty breakfast" at a hotel is for its guests. */
const isServing = ({ catalogue, vocabulary }: SearchIndex, row: number): boolean => {
  const place = catalogue.places[row]!;
  return place.categories.some((each) => SERVING.includes(groupOf(each, vocabulary))) || isOfTrade(place, vocabulary);
};
const SERVING: readonly (string | undefined)[] = ['food', 'nightlife'];
const groupOf = (category: string, vocabulary: SearchIndex['vocabulary']): string | undefined =>
  vocabulary.concept('category', category)?.group;

/**
 * Rows that have what is left of the query. Beside a dish or a cuisine a word that no such place has is left aside; beside a
 * kind of place it is what the query was about.
 */
function textsOf(index: SearchIndex, reading: QueryReading): ReadonlyMap<number, number> | 'nothing' | undefined {
  const { rest, groups } = reading;
  const isNarrow = groups.some(({ concepts }) => concepts.some(({ type }) => GOES_ALONE.has(type)));
  // "Spanish classes" are no food: a nationality beside a noun that nothing of the kitchen has.
  const isNationality = groups.every(({ concepts }) => concepts.every(({ type }) => type === 'cuisine'));
  const kept = isNarrow ? rest.filter((word) => index.books.knows(word)) : rest;
  if (kept.length === 0) return undefined;
  const texts = textOf(index, kept);
  const candidates = new Set(candidateRows(index, reading));
  const suiting = new Map([...texts].filter(([row]) => candidates.has(row)));
  if (suiting.size > 0) return suiting;
  return isNarrow && groups.length > 0 && !isNationality ? undefined : 'nothing';
}

/** Rows that have all of these words, with how well. */
function textOf(index: SearchIndex, rest: readonly string[]): ReadonlyMap<number, number> {
  const stems = [...new Set(rest.map(stemOf))];
  const matches = index.text.search(stems, 400).filter(({ matched }) => stems.every((stem) => matched.includes(stem)));
  const best = Math.max(1e-9, ...matches.map(({ score }) => score));
  return new Map(matches.map(({ row, score }) => [row, (3 * score) / best]));
}
