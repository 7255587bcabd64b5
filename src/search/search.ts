// Finds places for a query: names first, then what the query constrains, then text. Without evidence there is no result.
import type { City } from '../city/city.ts';
import { isFarFromCity } from '../city/city.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Place } from '../domain/place.ts';
import type { Area } from '../geo/areas.ts';
import { distanceM, type Point } from '../geo/point.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { conceptBookOf } from './concept-book.ts';
import { type ConceptEvidence, gatherEvidence } from './evidence.ts';
import type { PlaceFacts } from './facts.ts';
import { type NameIndex, nameIndexInSteps } from './name-index.ts';
import { phraseBook } from './phrases.ts';
import type { QueryWords } from './query-words.ts';
import { type ConceptGroup, type Landmark, type QueryReading, type ReadingBooks, readQuery } from './reading.ts';
import { type StreetIndex, streetIndexOf } from './street-index.ts';
import { type WordIndex, wordIndexInSteps } from './text-index.ts';
import { stemOf, wordsOf } from './words.ts';

export interface SearchIndex {
  readonly catalogue: Catalogue;
  readonly city: City;
  readonly vocabulary: Vocabulary;
  readonly names: NameIndex;
  readonly text: WordIndex;
  readonly streets: StreetIndex;
  readonly books: ReadingBooks;
  /** What the catalogue tells of a concept, kept once it was asked for. */
  evidenceOf(concept: Concept): ConceptEvidence;
}

export interface SearchParts {
  readonly catalogue: Catalogue;
  readonly city: City;
  readonly vocabulary: Vocabulary;
  readonly queryWords: QueryWords;
}

/** Names below this prominence are nobody's landmark. */
const LANDMARK_FROM = 1.5;

/** @yields as the index grows, so that others get their turn */
export function* searchIndexInSteps(parts: SearchParts): Generator<unknown, SearchIndex> {
  const { catalogue, city, vocabulary, queryWords } = parts;
  const has = (word: string, meaning: 'stop' | 'street' | 'near') =>
    queryWords.meanings.get(word)?.includes(meaning) ?? false;
  const isFiller = (word: string) => word.length <= 3 && has(word, 'stop');
  const text = yield* wordIndexInSteps(catalogue, vocabulary);
  const names = yield* nameIndexInSteps(catalogue, isFiller);
  yield;
  const streets = streetIndexOf(catalogue, isFiller, (word) => has(word, 'street'));
  const plain = (name: string) => wordsOf(name).filter((word) => !isFiller(word));
  const known = new Map<string, boolean>();
  const knows = (word: string) => {
    const answer = known.get(word) ?? text.knows(word);
    if (known.size < MOST_KNOWN) known.set(word, answer);
    return answer;
  };
  yield;
  const concepts = conceptBookOf(vocabulary);
  yield;
  const books: ReadingBooks = {
    words: queryWords,
    concepts,
    areas: phraseBook(namesOfAreas(city, plain), asWritten),
    stations: phraseBook(
      city.stations.flatMap((station) =>
        stationForms(city, station).flatMap((name) => [
          [wordsOf(name), { position: station.position, isStation: true as const }] as const,
          [plain(name), { position: station.position, isStation: true as const }] as const,
        ]),
      ),
      asWritten,
    ),
    landmarks: phraseBook(
      catalogue.places.flatMap((place, row) =>
        place.prominence < LANDMARK_FROM
          ? []
          : [place.name, ...place.aliases].map((name): readonly [string[], Landmark] => [
              plain(name),
              { position: place.position, row },
            ]),
      ),
      asWritten,
    ),
    streets,
    knows,
  };
  const evidence = new Map<Concept, ConceptEvidence>();
  return {
    catalogue,
    city,
    vocabulary,
    names,
    text,
    streets,
    books,
    evidenceOf(concept) {
      const found = evidence.get(concept) ?? gatherEvidence(concept, parts, text);
      evidence.set(concept, found);
      return found;
    },
  };
}

const asWritten = (word: string): string => word;

/** A name as it is written before one without its article: "The Hague" is not a village called Hague. */
function namesOfAreas(city: City, plain: (name: string) => string[]): [string[], Area][] {
  const named = city.areas.all.flatMap((area) =>
    [area.name, ...Object.values(area.names), ...area.aliases].map((name) => [name, area] as const),
  );
  const whole = named.map(([name, area]): [string[], Area] => [wordsOf(name), area]);
  const taken = new Set(whole.map(([words]) => words.join(' ')));
  const short = named.map(([name, area]): [string[], Area] => [plain(name), area]);
  return [...whole, ...short.filter(([words]) => !taken.has(words.join(' ')))];
}

const MOST_KNOWN = 5_000;

const stationForms = (city: City, { name, network, aliases }: City['stations'][number]): readonly string[] => {
  const forms = city.networks.find(({ id }) => id === network)?.forms ?? [];
  return [name, ...aliases, ...forms.map((form) => form.replace('{name}', name))];
};

export interface SearchResult {
  /** Best first. */
  readonly rows: readonly number[];
  readonly reading: QueryReading;
}

/** @param from where the asker stands; far from the city, its centre counts */
export function search(index: SearchIndex, query: string, from: Point | undefined, facts: PlaceFacts): SearchResult {
  const reading = readQuery(query, index.books);
  if (reading.words.length === 0) return { rows: [], reading };
  const here = from && !isFarFromCity(index.city, from) ? from : index.city.center;
  const ranked = new Map<number, number>();
  const offer = (row: number, score: number) => {
    if (!index.catalogue.places[row]?.closedForGood && score > (ranked.get(row) ?? 0)) ranked.set(row, score);
  };
  byName(index, reading, here, offer);
  byConstraints(index, reading, here, facts, offer);
  if (ranked.size === 0 || reading.groups.length === 0) byText(index, reading, here, offer);
  const rows = [...ranked].sort(([a, one], [b, other]) => other - one || a - b).map(([row]) => row);
  return { rows, reading };
}

/**
 * The row that words name, whole or in part: every telling word is in the name, and no other place of that name is nearly as
 * well known. Undefined where that is not clear.
 */
export function placeByName(index: SearchIndex, text: string): number | undefined {
  const words = wordsOf(text);
  const telling = words.filter((word) => !isStop(index, word)).map(stemOf);
  if (telling.join('').length < SHORTEST_NAME) return undefined;
  const rows = index.text
    .search(telling, MOST_CANDIDATES)
    .map(({ row }) => ({ row, place: index.catalogue.places[row]!, ...index.names.coverage(row, telling) }))
    .filter(({ place, ofQuery }) => ofQuery > 0.99 && !place.closedForGood)
    .map((each) => ({ ...each, worth: each.ofName * NAME_WORTH + each.place.prominence }))
    .sort((a, b) => b.worth - a.worth || a.row - b.row);
  const [best, second] = rows;
  return best && (!second || best.worth - second.worth >= CLEARLY) ? best.row : undefined;
}
const SHORTEST_NAME = 4;
/** A name that was typed whole is worth as much as the fame of a sight. */
const NAME_WORTH = 4;
const CLEARLY = 0.5;

type Offer = (row: number, score: number) => void;

/** Scores of the tiers; within one, worth below 100 decides. */
const TIER = { exact: 1_000, wholePrefix: 800, name: 600, sure: 400, unsure: 200, text: 100, loose: 0 } as const;

function byName(
  index: SearchIndex,
  { words, rest, groups, area, near }: QueryReading,
  here: Point,
  offer: Offer,
): void {
  const { names } = index;
  for (const row of names.exactly(words)) offer(row, TIER.exact + worth(index, row, here, 0.3));
  const isOnlyConstraints = rest.length === 0 && (groups.length > 0 || area !== undefined || near !== undefined);
  if (isOnlyConstraints && words.length < 2) return;
  if (words.join('').length >= 4 && !(isOnlyConstraints && groups.length === 1)) {
    for (const row of names.beginningWith(words)) {
      const tier = isOnlyConstraints ? TIER.sure : TIER.wholePrefix;
      offer(row, tier + worth(index, row, here, 0.3));
    }
  }
  const telling = words.filter((word) => !isStop(index, word)).map(stemOf);
  if (telling.length === 0) return;
  for (const { row } of index.text.search(telling, MOST_CANDIDATES)) {
    const { ofQuery, ofName } = names.coverage(row, telling);
    if (ofQuery < ENOUGH_OF_QUERY) continue;
    const isNamedPlace = (near !== undefined || area !== undefined) && ofQuery > 0.99;
    const isWhole = ofName > 0.99 && ofQuery > 0.99;
    const tier = isWhole
      ? TIER.wholePrefix
      : isOnlyConstraints
        ? isNamedPlace
          ? TIER.sure
          : TIER.text
        : ofQuery * 0.6 + ofName * 0.4 >= NAMED
          ? TIER.name
          : TIER.text;
    offer(row, tier + 40 * (ofQuery + ofName) + worth(index, row, here, 0.3));
  }
}

const MOST_CANDIDATES = 80;
/** So much of what was typed must be in a name, by weight, before it counts as typed for that name. */
const ENOUGH_OF_QUERY = 0.7;
const NAMED = 0.68;

const isStop = ({ books }: SearchIndex, word: string): boolean =>
  books.words.meanings.get(word)?.includes('stop') ?? false;

/** Prominence against distance, below 100. @param perKm points of prominence that a kilometre costs, at most 3 in all */
function worth({ catalogue }: SearchIndex, row: number, here: Point, perKm: number, mostLost = 3): number {
  const place = catalogue.places[row]!;
  const km = distanceM(place.position, here) / 1_000;
  return (
    10 +
    place.prominence +
    (place.rating.count > 0 ? place.rating.mean / 50 : 0) -
    Math.min(mostLost, km * perKm) -
    km * 1e-4
  );
}

/** What the query asks for, all of it; places of which a fact is not known follow. */
function byConstraints(index: SearchIndex, reading: QueryReading, here: Point, facts: PlaceFacts, offer: Offer): void {
  const { groups, area, street, near, isNearMe } = reading;
  if (groups.length === 0 && !street && !area && !near && reading.demands.length === 0 && !reading.isForSights) return;
  const start = near?.position ?? here;
  const perKm = near ? 4 : isNearMe ? 3 : area || street ? 0.05 : 0.3;
  const texts = textsOf(index, reading);
  if (texts === 'nothing') return;
  const candidates = candidateRows(index, reading);
  let isAny = false;
  const consider = (isInArea: (row: number) => boolean) => {
    for (const row of candidates) {
      const place = index.catalogue.places[row]!;
      if (row === near?.row || !isInArea(row)) continue;
      if (texts && !texts.has(row)) continue;
      const away = distanceM(place.position, start);
      if (near && away > NEAR_M) continue;
      const sure = demandsMet(reading, row, facts, index);
      if (sure === 'no') continue;
      isAny = true;
      const told = groups.every((group) => isTold(index, group, row));
      const tier = sure === 'yes' && told ? TIER.sure : TIER.unsure;
      const number =
        street?.number === undefined ? 0 : -Math.abs((numberOf(index, street.street, row) ?? 9_999) - street.number);
      const score =
        worth(index, row, start, perKm, near || isNearMe ? 60 : 3) - (isMain(groups, place) ? 0 : SIDE_CATEGORY);
      offer(
        row,
        tier +
          score +
          Math.max(-9, number / 10) +
          (number === 0 && street?.number !== undefined ? TIER.exact - tier : 0) +
          Math.min(3, texts?.get(row) ?? 0),
      );
    }
  };
  if (!area) {
    consider(() => true);
    return;
  }
  consider(
    (row) =>
      index.city.areas.isInside(area.id, index.catalogue.places[row]!.position) || isFiledUnder(index, row, area.name),
  );
  // Nothing inside: what is close to it.
  if (!isAny) consider((row) => distanceM(index.catalogue.places[row]!.position, area.centre) <= NEAR_M);
}

/** A museum with a garden is no garden. */
const SIDE_CATEGORY = 0.4;

const isMain = (groups: readonly ConceptGroup[], { categories: [main] }: Place): boolean =>
  groups.every(({ concepts }) =>
    concepts.some((each) => !isBroad(each) || (main !== undefined && each.categories.includes(main))),
  );

const NEAR_M = 2_500;

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
  const sets = groups.map(({ concepts }) => {
    return new Set(concepts.flatMap((concept) => candidatesOf(index, concept, isOnly)));
  });
  const [first, ...others] = [...sets, ...(onStreet ? [onStreet] : [])].sort((a, b) => a.size - b.size);
  if (!first) return isForSights ? sightsOf(index) : index.catalogue.places.keys();
  return [...first].filter((row) => others.every((rows) => rows.has(row)));
}

/** Groups of categories that visitors come to a city for. */
const SIGHTS: readonly string[] = ['culture', 'sights', 'outdoors'];

const sightsOf = ({ catalogue, vocabulary }: SearchIndex): readonly number[] =>
  catalogue.places.flatMap(({ categories: [main] }, row) => {
    const group = main && vocabulary.concept('category', main)?.group;
    return group !== undefined && SIGHTS.includes(group) ? [row] : [];
  });

/** Beside another concept, a mention will do: a hotel of whose pool the description speaks. */
function candidatesOf(index: SearchIndex, concept: Concept, isOnly: boolean): readonly number[] {
  const { told, likely, mentioned } = index.evidenceOf(concept);
  const isMentionEnough = concept.type === 'dish' || !isOnly || told.size < FEW;
  return [...told, ...likely, ...(isMentionEnough && !(isOnly && isBroad(concept)) ? mentioned : [])];
}

const FEW = 3;

const GOES_ALONE: ReadonlySet<Concept['type']> = new Set(['dish', 'cuisine', 'diet', 'feature']);

const isBroad = ({ type }: Concept): boolean => type === 'category' || type === 'broad';

const isTold = (index: SearchIndex, { concepts }: ConceptGroup, row: number): boolean =>
  concepts.some((concept) => {
    const { told, mentioned } = index.evidenceOf(concept);
    return told.has(row) || (concept.type === 'dish' && mentioned.has(row));
  });

/**
 * Rows that have what is left of the query. Beside a dish or a cuisine a word that no such place has is left aside; beside a
 * kind of place it is what the query was about.
 */
function textsOf(index: SearchIndex, reading: QueryReading): ReadonlyMap<number, number> | 'nothing' | undefined {
  const { rest, groups } = reading;
  const isNarrow = groups.some(({ concepts }) => concepts.some(({ type }) => GOES_ALONE.has(type)));
  const kept = isNarrow ? rest.filter((word) => index.books.knows(word)) : rest;
  if (kept.length === 0) return undefined;
  const texts = textOf(index, kept);
  const candidates = new Set(candidateRows(index, reading));
  const suiting = new Map([...texts].filter(([row]) => candidates.has(row)));
  if (suiting.size > 0) return suiting;
  return isNarrow && groups.length > 0 ? undefined : 'nothing';
}

/** Rows that have all of these words, with how well. */
function textOf(index: SearchIndex, rest: readonly string[]): ReadonlyMap<number, number> {
  const stems = [...new Set(rest.map(stemOf))];
  const matches = index.text.search(stems, 400).filter(({ matched }) => stems.every((stem) => matched.includes(stem)));
  const best = Math.max(1e-9, ...matches.map(({ score }) => score));
  return new Map(matches.map(({ row, score }) => [row, (3 * score) / best]));
}

function demandsMet(
  { demands }: QueryReading,
  row: number,
  facts: PlaceFacts,
  { catalogue }: SearchIndex,
): 'yes' | 'no' | 'unknown' {
  const place = catalogue.places[row]!;
  const weekday = demands.flatMap((each) => (each.startsWith('day.') ? [Number(each.slice(4))] : []))[0];
  const answers = demands.map((demand): boolean | undefined => {
    switch (demand) {
      case 'free':
        return facts.isFree(row, weekday);
      case 'cheap':
        return place.priceLevel === undefined ? undefined : place.priceLevel <= 1;
      case 'expensive':
        return place.priceLevel === undefined ? undefined : place.priceLevel >= 3;
      case 'open_now':
        return facts.isOpenNow(row);
      case 'late':
        return facts.isOpenLate(row);
      case 'wheelchair':
        return place.wheelchair === undefined ? undefined : place.wheelchair !== 'no';
      default:
        return demands.includes('free') ? true : facts.opensOn(row, weekday ?? 0);
    }
  });
  return answers.includes(false) ? 'no' : answers.includes(undefined) ? 'unknown' : 'yes';
}

/** Text alone: most of the words, by weight, must be there. */
function byText(index: SearchIndex, reading: QueryReading, here: Point, offer: Offer): void {
  const stems = [...new Set(reading.words.filter((word) => !isStop(index, word)).map(stemOf))];
  const total = stems.reduce((sum, stem) => sum + index.names.weightOf(stem), 0);
  if (total === 0) return;
  const matches = index.text.search(stems, 200);
  const best = Math.max(1e-9, ...matches.map(({ score }) => score));
  for (const { row, score, matched } of matches) {
    const share =
      matched.reduce((sum, stem) => sum + (stems.includes(stem) ? index.names.weightOf(stem) : 0), 0) / total;
    if (share < ENOUGH_TEXT) continue;
    offer(row, TIER.loose + 60 * (score / best) * share + worth(index, row, here, 0.3));
  }
}

const ENOUGH_TEXT = 0.85;
