// Places whose name or texts speak of a concept, for all concepts in one pass over the catalogue: each text is split into
// stems once when the index is built, so that no query pays for it.
import type { Catalogue } from '../domain/catalogue.ts';
import { oncePerObject } from '../domain/once.ts';
import type { Place } from '../domain/place.ts';
import type { Concept } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { fieldOf, labelsOf, type TextField, WHAT_FIELDS } from './text-index.ts';
import { stemOf, stemsOf, wordsOf } from './words.ts';

/** Rows by concept; a concept that no place speaks of is absent. */
export type ConceptMentions = ReadonlyMap<Concept, ReadonlySet<number>>;

/** A usual name of a concept, as stems. */
interface Form {
  readonly stems: readonly string[];
  readonly concept: Concept;
}

/** The first forms are the usual ones; the rest would only cost time. */
const MOST_FORMS = 12;
/** Places that are read before others get their turn. */
const PLACES_A_STEP = 50;

type ConceptReader = (place: Place) => readonly Concept[];

/** Concepts that a place speaks of; each place is read once. */
export function conceptReader(vocabulary: Vocabulary): ConceptReader {
  const formsByFirst = formsOf(vocabulary);
  return oncePerObject((place: Place) => [...conceptsSaid(place, formsByFirst, vocabulary)]);
}

/** @yields after every few places */
export function* conceptMentionsInSteps(
  { places }: Catalogue,
  conceptsOf: ConceptReader,
): Generator<unknown, ConceptMentions> {
  const mentions = new Map<Concept, Set<number>>();
  for (const [row, place] of places.entries()) {
    for (const concept of conceptsOf(place)) {
      const rows = mentions.get(concept);
      if (rows) rows.add(row);
      else mentions.set(concept, new Set([row]));
    }
    if (row % PLACES_A_STEP === 0) yield;
  }
  return mentions;
}

function formsOf(vocabulary: Vocabulary): ReadonlyMap<string, readonly Form[]> {
  const byFirst = new Map<string, Form[]>();
  for (const concept of vocabulary.concepts) {
    for (const { code } of vocabulary.languages) {
      const { one = '', many = '', forms: others = [] } = concept.words[code] ?? {};
      for (const form of [one, many, ...others].filter((each) => each !== '').slice(0, MOST_FORMS)) {
        const stems = wordsOf(form).map(stemOf);
        const [first] = stems;
        if (first !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { stems, concept }]);
      }
    }
  }
  return byFirst;
}

/** Without the categories: that burgers and pizzas share one says of no burger bar that it has pizza. */
const kindsToldOf = ({ types, cuisines }: Place, vocabulary: Vocabulary): string =>
  [...types, ...labelsOf({ categories: [], cuisines }, vocabulary)].join(' ').replaceAll('_', ' ');

function conceptsSaid(
  place: Place,
  formsByFirst: ReadonlyMap<string, readonly Form[]>,
  vocabulary: Vocabulary,
): ReadonlySet<Concept> {
  const said = new Set<Concept>();
  const read = (stems: readonly string[], isTold: (concept: Concept) => boolean) =>
    stems.forEach((first, at) => {
      for (const { stems: form, concept } of formsByFirst.get(first) ?? [])
        if (isTold(concept) && form.every((stem, next) => stems[at + next] === stem)) said.add(concept);
    });
  for (const field of WHAT_FIELDS) {
    read(stemsOf(fieldOf(place, field, vocabulary)), (concept) => isToldIn(field, concept));
  }
  read(stemsOf(kindsToldOf(place, vocabulary)), isServed);
  for (const concept of said) if (!canBe(concept, place, vocabulary)) said.delete(concept);
  return said;
}

/** A bar called "The Dog" does not say that dogs are welcome; what a kitchen serves is read without the category. */
const isToldIn = (field: TextField, concept: Concept): boolean =>
  concept.type === 'feature' ? field === 'text' : field !== 'kind' || !isServed(concept);

const isServed = ({ type }: Concept): boolean => type === 'dish' || type === 'cuisine';

/** A piano bar whose text speaks of bowling is no bowling alley: a mention tells only where a place can be of the kind at all. */
export function canBe({ type, categories: own }: Concept, { categories }: Place, vocabulary: Vocabulary): boolean {
  if (type === 'broad') return categories.some((each) => own.includes(each));
  if (type !== 'kind') return true;
  const groupOf = (category: string) => vocabulary.concept('category', category)?.group;
  return categories.some((each) => own.some((kind) => each === kind || groupOf(each) === groupOf(kind)));
}
