// Everything that search needs to know of a catalogue, built once: names, words, streets, phrases, and what tells of a concept.
import type { City } from '../city/city.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import { once, onceEach } from '../domain/once.ts';
import type { Place } from '../domain/place.ts';
import type { Area } from '../geo/areas.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { conceptBookOf } from './concept-book.ts';
import { type ConceptEvidence, gatherEvidence } from './concept-evidence.ts';
import { conceptMentionsInSteps, conceptReader } from './concept-mentions.ts';
import { type NameIndex, nameIndexInSteps, nameReader } from './name-index.ts';
import { phraseBook } from './phrase-book.ts';
import type { Landmark, ReadingBooks } from './query-reading.ts';
import type { QueryWords } from './query-words.ts';
import { respellOf, type SoundRules } from './spelling-correction.ts';
import { addressReader, type StreetIndex, streetIndexOf } from './street-index.ts';
import { type WordIndex, wordIndexer } from './text-index.ts';
import { type RankingWeights, WEIGHTS } from './weights.ts';
import { wordsOf } from './words.ts';

export interface SearchIndex {
  readonly catalogue: Catalogue;
  readonly city: City;
  readonly vocabulary: Vocabulary;
  /** Rows that any question may find; toilets and the like are found by their kind alone. */
  readonly outings: readonly number[];
  readonly names: NameIndex;
  readonly text: WordIndex;
  readonly streets: StreetIndex;
  readonly books: ReadingBooks;
  readonly weights: RankingWeights;
  /** What the catalogue tells of a concept, kept once it was asked for. */
  evidenceOf(concept: Concept): ConceptEvidence;
}

interface SearchParts {
  readonly city: City;
  readonly vocabulary: Vocabulary;
  readonly queryWords: QueryWords;
  readonly sounds: SoundRules;
}

/** @yields as the index grows, so that others get their turn */
type SearchIndexer = (catalogue: Catalogue) => Generator<unknown, SearchIndex>;

/** Names below this prominence are nobody's landmark. */
const LANDMARK_FROM = 1.5;

/** Indexes one catalogue after the other; of a place that stays as it was, nothing is read again. */
export function searchIndexer(parts: SearchParts): SearchIndexer {
  const { city, vocabulary, queryWords } = parts;
  const has = (word: string, meaning: 'stop' | 'street' | 'near') =>
    queryWords.meanings.get(word)?.includes(meaning) ?? false;
  const isFiller = (word: string) => word.length <= 3 && has(word, 'stop');
  const plain = (name: string) => wordsOf(name).filter((word) => !isFiller(word));
  const streetWords = { isFiller, isType: (word: string) => has(word, 'street') };
  const textOf = wordIndexer(vocabulary);
  const conceptsOf = unlessConvenience(vocabulary, conceptReader(vocabulary), []);
  const namesOf = unlessConvenience(vocabulary, nameReader(isFiller), []);
  const addressOf = unlessConvenience(vocabulary, addressReader(streetWords), undefined);
  const concepts = once(() => conceptBookOf(vocabulary));
  const areas = once(() => phraseBook(namesOfAreas(city, plain), asWritten));
  const stations = once(() => phraseBook(namesOfStations(city, plain), asWritten));

  return function* indexed(catalogue) {
    const text = yield* textOf(catalogue);
    const mentions = yield* conceptMentionsInSteps(catalogue, conceptsOf);
    const names = yield* nameIndexInSteps(catalogue, namesOf, isFiller);
    yield;
    const streets = streetIndexOf(catalogue, addressOf, streetWords);
    yield concepts();
    yield stations();
    const books: ReadingBooks = {
      words: queryWords,
      concepts: concepts(),
      vocabulary,
      areas: areas(),
      stations: stations(),
      landmarks: phraseBook(namesOfLandmarks(catalogue, plain), asWritten),
      streets,
      addresses: city.streets,
      isInside: city.areas.isInside,
      knows: remembered(text.knows),
      respell: respellOf(text.stems, parts.sounds, names.weightOf, text.isSaid, concepts().apart),
    };
    const evidenceOf = onceEach((concept: Concept) => gatherEvidence(concept, { catalogue, vocabulary }, mentions));
    const outings = catalogue.places.flatMap((place, row) => (vocabulary.isConvenience(place) ? [] : [row]));
    return { catalogue, city, vocabulary, outings, names, text, streets, books, weights: WEIGHTS, evidenceOf };
  };
}

/** What is found by its kind alone is not read: names and addresses by the thousand would stand in the way of all others. */
const unlessConvenience =
  <T>(vocabulary: Vocabulary, read: (place: Place) => T, otherwise: T) =>
  (place: Place): T =>
    vocabulary.isConvenience(place) ? otherwise : read(place);

/** Of the words that come first; a stranger's endless words are asked for anew. */
function remembered(knows: (word: string) => boolean): (word: string) => boolean {
  const known = new Map<string, boolean>();
  return (word) => {
    const answer = known.get(word) ?? knows(word);
    if (known.size < MOST_KNOWN) known.set(word, answer);
    return answer;
  };
}

const namesOfStations = (city: City, plain: (name: string) => string[]): [string[], Landmark][] =>
  city.stations.flatMap((station) =>
    stationForms(city, station).flatMap((name): [string[], Landmark][] => {
      const meant = { position: station.position };
      return [
        [wordsOf(name), meant],
        [plain(name), meant],
      ];
    }),
  );

const namesOfLandmarks = ({ places }: Catalogue, plain: (name: string) => string[]): [string[], Landmark][] =>
  places.flatMap(({ name, aliases, position, prominence }, row) =>
    prominence < LANDMARK_FROM
      ? []
      : [name, ...aliases].map((each): [string[], Landmark] => [plain(each), { position, row, prominence }]),
  );

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
