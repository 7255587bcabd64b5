// The texts of a catalogue by meaning: one vector a place, which the `embeddings` method recommends from.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Category } from '../../domain/category.ts';
import { finished } from '../../domain/in-steps.ts';
import type { Place } from '../../domain/place.ts';
import { type ResidentMatrix, residentMatrix } from '../../math/resident.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { CATEGORIES, categoryName } from '../../vocabulary/categories.ts';
import { dot, textVector, type WordSpace } from './space.ts';
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
  /** The places that the rows are of. */
  readonly places: readonly Place[];
  readonly categoryVectors: ReadonlyMap<Category, Float32Array>;
}

/** A term in a name says more than one in a description. */
const FIELD_WEIGHTS = { name: 4, kind: 3, where: 1.5, text: 1 } as const;
const MEANING_SHARE = 0.5;
/** A place belongs more to its main category than to the others. */
const SIDE_CATEGORY = 0.6;

export const textIndexOf = (catalogue: Catalogue, space: WordSpace): TextIndex =>
  finished(textIndexInSteps(catalogue, space));

/** Places whose text is read in one step: a few milliseconds. */
const PLACES_A_STEP = 20;

/**
 * @param before an index of the same space: places that it knows are not read again
 * @returns the index; what it yields is how many places were read so far
 */
export function* textIndexInSteps(
  { places }: Catalogue,
  space: WordSpace,
  before?: TextIndex,
): Generator<number, TextIndex> {
  const width = space.dimensions + CATEGORIES.length;
  const values = new Float32Array(places.length * width);
  const rowBefore = new Map(before?.places.map((place, row) => [place, row]));
  let read = 0;
  for (const [row, place] of places.entries()) {
    // Nobody is recommended a fountain for its text.
    if (VOCABULARY.isConvenience(place)) continue;
    const known = rowBefore.get(place);
    if (known === undefined && read > 0 && read % PLACES_A_STEP === 0) yield read;
    if (known === undefined) read++;
    values.set(known === undefined ? vectorOf(place, space) : before!.vectors.row(known), row * width);
  }
  const vectors = residentMatrix(values, places.length, width);
  return { vectors, places, categoryVectors: before?.categoryVectors ?? categoryVectorsOf(space) };
}

const vectorOf = (place: Place, space: WordSpace): Float32Array =>
  joined(space, weightedVector(space, fieldsOf(place)), place.categories);

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
