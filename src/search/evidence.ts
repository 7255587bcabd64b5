// Which places of a catalogue are of a concept, and how the catalogue says so.
import type { Catalogue } from '../domain/catalogue.ts';
import type { Place } from '../domain/place.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { derivedFeature } from '../wishes/derived.ts';
import { type TextField, WHAT_FIELDS, type WordIndex } from './text-index.ts';
import { wordsOf } from './words.ts';

export interface ConceptEvidence {
  /** By the facts and the name. */
  readonly told: ReadonlySet<number>;
  /** Places whose kitchen has such dishes, as far as cuisines go; or whose kind has such a feature. */
  readonly likely: ReadonlySet<number>;
  /** Name or texts speak of it. */
  readonly mentioned: ReadonlySet<number>;
}

/** The first forms are the usual ones; the rest would only cost time. */
const MOST_FORMS = 12;

export function gatherEvidence(
  concept: Concept,
  { catalogue, vocabulary }: { readonly catalogue: Catalogue; readonly vocabulary: Vocabulary },
  text: WordIndex,
): ConceptEvidence {
  const rows = rowsOf(concept, catalogue, vocabulary);
  const forms = vocabulary.languages.flatMap(({ code }) => {
    const { one = '', many = '', forms: others = [] } = concept.words[code] ?? {};
    return [one, many, ...others].filter((form) => form !== '').slice(0, MOST_FORMS);
  });
  const said = new Set(forms.flatMap((form) => [...text.saying(wordsOf(form), fieldsOf(concept))]));
  const mentioned = new Set([...said].filter((row) => canBe(concept, catalogue.places[row]!, vocabulary)));
  if (concept.type !== 'dish') return { told: rows, likely: derivedRows(concept, catalogue, vocabulary), mentioned };
  const served = concept.kinds.map((id) => vocabulary.concept('kind', id)).filter((kind) => kind !== undefined);
  const told = new Set(served.flatMap((kind) => [...rowsOf(kind, catalogue, vocabulary)]));
  return { told, likely: rows, mentioned };
}

/** A bar called "The Dog" does not say that dogs are welcome. */
const fieldsOf = ({ type }: Concept): readonly TextField[] => (type === 'feature' ? ['text'] : WHAT_FIELDS);

/** A piano bar whose text speaks of bowling is no bowling alley: a mention tells only where a place can be of the kind at all. */
export function canBe({ type, categories: own }: Concept, { categories }: Place, vocabulary: Vocabulary): boolean {
  if (type !== 'kind') return true;
  const groupOf = (category: string) => vocabulary.concept('category', category)?.group;
  return categories.some((each) => own.some((kind) => each === kind || groupOf(each) === groupOf(kind)));
}

const rowsOf = (concept: Concept, { places }: Catalogue, vocabulary: Vocabulary): ReadonlySet<number> =>
  new Set(places.flatMap((place, row) => (vocabulary.isOfConcept(place, concept) ? [row] : [])));

/** Places of which a feature follows from their kind or price: a park suits children. */
function derivedRows({ type, id }: Concept, { places }: Catalogue, vocabulary: Vocabulary): ReadonlySet<number> {
  if (type !== 'feature') return new Set();
  const isOfKind = (place: Place) => (kindId: string) => {
    const kind = vocabulary.concept('kind', kindId);
    return kind !== undefined && vocabulary.isOfConcept(place, kind);
  };
  return new Set(
    places.flatMap((place, row) => (derivedFeature(id, place, isOfKind(place))?.answer === 'yes' ? [row] : [])),
  );
}
