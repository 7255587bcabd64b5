// Everything that search needs to know of a catalogue, built once: names, words, streets, phrases, and what tells of a concept.
import type { City } from '../city/city.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Area } from '../geo/areas.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { respellOf, type SoundRules } from './by-ear.ts';
import { conceptBookOf } from './concept-book.ts';
import { conceptMentionsInSteps } from './concept-mentions.ts';
import { type ConceptEvidence, gatherEvidence } from './evidence.ts';
import { type NameIndex, nameIndexInSteps } from './name-index.ts';
import { phraseBook } from './phrases.ts';
import type { Landmark, ReadingBooks } from './query-reading.ts';
import type { QueryWords } from './query-words.ts';
import { type StreetIndex, streetIndexOf } from './street-index.ts';
import { type WordIndex, wordIndexInSteps } from './text-index.ts';
import { type RankingWeights, WEIGHTS } from './weights.ts';
import { wordsOf } from './words.ts';

export interface SearchIndex {
  readonly catalogue: Catalogue;
  readonly city: City;
  readonly vocabulary: Vocabulary;
  readonly names: NameIndex;
  readonly text: WordIndex;
  readonly streets: StreetIndex;
  readonly books: ReadingBooks;
  readonly weights: RankingWeights;
  /** What the catalogue tells of a concept, kept once it was asked for. */
  evidenceOf(concept: Concept): ConceptEvidence;
}

interface SearchParts {
  readonly catalogue: Catalogue;
  readonly city: City;
  readonly vocabulary: Vocabulary;
  readonly queryWords: QueryWords;
  readonly sounds: SoundRules;
}

/** Names below this prominence are nobody's landmark. */
const LANDMARK_FROM = 1.5;

/** @yields as the index grows, so that others get their turn */
export function* searchIndexInSteps(parts: SearchParts): Generator<unknown, SearchIndex> {
  const { catalogue, city, vocabulary, queryWords, sounds } = parts;
  const has = (word: string, meaning: 'stop' | 'street' | 'near') =>
    queryWords.meanings.get(word)?.includes(meaning) ?? false;
  const isFiller = (word: string) => word.length <= 3 && has(word, 'stop');
  const text = yield* wordIndexInSteps(catalogue, vocabulary);
  const mentions = yield* conceptMentionsInSteps(catalogue, vocabulary);
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
    vocabulary,
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
              { position: place.position, row, prominence: place.prominence },
            ]),
      ),
      asWritten,
    ),
    streets,
    addresses: city.streets,
    isInside: city.areas.isInside,
    knows,
    respell: respellOf(text.stems, sounds, names.weightOf, text.isSaid),
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
    weights: WEIGHTS,
    evidenceOf(concept) {
      const found = evidence.get(concept) ?? gatherEvidence(concept, parts, mentions);
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
