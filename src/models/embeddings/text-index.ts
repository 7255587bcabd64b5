// The text of a catalogue, indexed twice: by its terms (BM25) and by meaning (one vector a place). The same index answers
// free text and gives the `embeddings` method its places.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Category } from '../../domain/category.ts';
import { finished } from '../../domain/in-steps.ts';
import type { Place } from '../../domain/place.ts';
import { editsWithin, slipsAllowed } from '../../math/edits.ts';
import { type ResidentMatrix, residentMatrix } from '../../math/resident.ts';
import { CATEGORIES, categoriesNamed, categoryName } from '../../vocabulary/categories.ts';
import { dot, questionVector, textVector, type WordSpace } from './space.ts';
import { termsOf } from './terms.ts';

/**
 * A vector has two parts: where the text lies in the word space, and which of our categories it is about. The second is
 * an explicit concept space (Gabrilovich and Markovitch 2007, "Explicit semantic analysis"): it cannot take a theatre for a
 * spa, and the first tells one theatre from another. The product of two vectors is MEANING_SHARE x cosine of the first
 * parts + (1 - MEANING_SHARE) x cosine of the second.
 */
export interface TextIndex {
  /** One vector a place; zeros where nothing is known of it. */
  readonly vectors: ResidentMatrix;
  readonly categoryVectors: ReadonlyMap<Category, Float32Array>;
  /** Rows that meet the question, best first, with scores above 0. */
  search(question: string): readonly Match[];
}

interface Match {
  readonly row: number;
  /** 0 to about 1; comparable within one question. */
  readonly score: number;
}

/** BM25 (Robertson and Zaragoza 2009): how soon repetition stops counting, and how much long texts are held back. */
const K1 = 1.2;
const B = 0.6;
/** A term in a name says more than one in a description. */
const FIELD_WEIGHTS = { name: 4, kind: 3, where: 1.5, text: 1 } as const;
const MEANING_SHARE = 0.5;
/** A place belongs more to its main category than to the others. */
const SIDE_CATEGORY = 0.6;
/** Shares of words and of meaning in a match. */
const LEXICAL_SHARE = 0.65;
/** Below this, two texts have nothing in common but the language. */
const LEAST_COSINE = 0.25;
/** Settles between places that fit alike. */
const PROMINENCE_SHARE = 0.06;

export const textIndexOf = (catalogue: Catalogue, space: WordSpace): TextIndex =>
  finished(textIndexInSteps(catalogue, space));

/** Places whose text is read in one step: a few milliseconds. */
const PLACES_A_STEP = 20;

/** @returns the index; what it yields is how many places it holds so far */
export function* textIndexInSteps({ places }: Catalogue, space: WordSpace): Generator<number, TextIndex> {
  const words = lexicalIndex(places.length);
  const width = space.dimensions + CATEGORIES.length;
  const values = new Float32Array(places.length * width);
  for (const [row, place] of places.entries()) {
    if (row > 0 && row % PLACES_A_STEP === 0) yield row;
    const document = fieldsOf(place);
    words.add(row, document);
    values.set(joined(space, weightedVector(space, document), place.categories), row * width);
  }
  const lexical = words.done();
  const vectors = residentMatrix(values, places.length, width);
  const everyRow = Uint32Array.from(places.keys());
  return {
    vectors,
    categoryVectors: categoryVectorsOf(space),
    search(question) {
      const terms = termsOf(question);
      if (terms.length === 0) return [];
      const byWords = lexical(terms);
      const meaning = joined(space, questionVector(space, terms), categoriesIn(question));
      const cosines = vectors.products(meaning, everyRow);
      return places
        .flatMap(({ prominence }, row): Match[] => {
          const cosine = cosines[row]!;
          const alike = cosine > LEAST_COSINE ? (cosine - LEAST_COSINE) / (1 - LEAST_COSINE) : 0;
          const relevance = LEXICAL_SHARE * byWords[row]! + (1 - LEXICAL_SHARE) * alike;
          return relevance > 0
            ? [{ row, score: relevance * (1 - PROMINENCE_SHARE) + (PROMINENCE_SHARE * prominence) / 5 }]
            : [];
        })
        .sort((a, b) => b.score - a.score || a.row - b.row);
    },
  };
}

type Fields = Readonly<Record<keyof typeof FIELD_WEIGHTS, readonly string[]>>;

function fieldsOf(place: Place): Fields {
  const kinds = place.categories.flatMap((category) => [category, categoryName(category, 'es')]);
  const terms = (...texts: readonly (string | undefined)[]) =>
    texts.flatMap((text) => (text === undefined ? [] : termsOf(text)));
  return {
    name: terms(place.name, ...place.aliases),
    kind: terms(...kinds, ...place.types, ...place.cuisines, ...place.features),
    where: terms(place.district, place.barrio),
    text: terms(place.description.en, place.description.es),
  };
}

const eachField = (fields: Fields): [readonly string[], number][] =>
  (Object.keys(FIELD_WEIGHTS) as (keyof typeof FIELD_WEIGHTS)[]).map((name) => [fields[name], FIELD_WEIGHTS[name]]);

function weightedVector(space: WordSpace, fields: Fields): Float32Array | undefined {
  const sum = new Float32Array(space.dimensions);
  let isKnown = false;
  for (const [terms, weight] of eachField(fields)) {
    const vector = textVector(space, terms);
    if (!vector) continue;
    isKnown = true;
    for (let k = 0; k < sum.length; k++) sum[k]! += weight * vector[k]!;
  }
  if (!isKnown) return undefined;
  const length = Math.sqrt(dot(sum, sum)) || 1;
  return sum.map((value) => value / length);
}

/** For each term the rows that hold it and how often, weighted by field; the best row of an answer has 1. */
function lexicalIndex(size: number) {
  const postings = new Map<string, Map<number, number>>();
  const lengths = new Float32Array(size);
  return {
    add(row: number, document: Fields): void {
      for (const [terms, weight] of eachField(document)) {
        for (const term of terms) {
          const rows = postings.get(term) ?? new Map<number, number>();
          postings.set(term, rows);
          rows.set(row, (rows.get(row) ?? 0) + weight);
          lengths[row]! += weight;
        }
      }
    },
    done: () => scorerOf(postings, lengths),
  };
}

function scorerOf(
  postings: ReadonlyMap<string, ReadonlyMap<number, number>>,
  lengths: Float32Array,
): (terms: readonly string[]) => Float32Array {
  const size = lengths.length;
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, size);
  return (terms) => {
    const scores = new Float32Array(size);
    let reachable = 0;
    for (const term of new Set(terms)) {
      const rows = postings.get(term) ?? postings.get(nearest(term, postings.keys()) ?? '');
      const holding = rows?.size ?? 0;
      const rarity = Math.log(1 + (size - holding + 0.5) / (holding + 0.5));
      reachable += rarity * (K1 + 1);
      for (const [row, count] of rows ?? []) {
        scores[row]! += (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * lengths[row]!) / meanLength));
      }
    }
    return reachable > 0 ? scores.map((score) => score / reachable) : scores;
  };
}

/** The word that was probably meant, where the one that was written stands nowhere. */
function nearest(term: string, known: Iterable<string>): string | undefined {
  let found: string | undefined;
  let most = slipsAllowed(term.length);
  if (most === 0) return undefined;
  for (const each of known) {
    const edits = editsWithin(term, each, most);
    if (edits === undefined || (found !== undefined && edits >= most)) continue;
    found = each;
    most = edits;
  }
  return found;
}

function categoryVectorsOf(space: WordSpace): ReadonlyMap<Category, Float32Array> {
  return new Map(
    CATEGORIES.map((category) => [
      category,
      joined(space, textVector(space, termsOf(`${category} ${categoryName(category, 'es')}`)), [category]),
    ]),
  );
}

/** Both parts of a vector, each of unit length or zero, weighted so that their product is a weighted mean of cosines. */
function joined(space: WordSpace, meaning: Float32Array | undefined, categories: readonly Category[]): Float32Array {
  const vector = new Float32Array(space.dimensions + CATEGORIES.length);
  meaning?.forEach((value, k) => {
    vector[k] = value * Math.sqrt(MEANING_SHARE);
  });
  const weights = categories.map((_, at) => (at === 0 ? 1 : SIDE_CATEGORY));
  const length = Math.hypot(...weights) || 1;
  categories.forEach((category, at) => {
    vector[space.dimensions + CATEGORIES.indexOf(category)] = (weights[at]! / length) * Math.sqrt(1 - MEANING_SHARE);
  });
  return vector;
}

/** Categories that a question names in its own words, of up to three words each. */
function categoriesIn(question: string): readonly Category[] {
  const words = question.split(/\s+/u).filter(Boolean);
  const phrases = words.flatMap((_, at) => [1, 2, 3].map((count) => words.slice(at, at + count).join(' ')));
  return [...new Set(phrases.flatMap(categoriesNamed))];
}
