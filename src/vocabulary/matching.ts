// Whether a place is of a concept: by what its source says of it (types, cuisines, features), else by the head noun of
// its name. What no source says is not guessed; an allergen is never granted.
import type { Place } from '../domain/place.ts';
import { foldAccents } from '../domain/text.ts';
import type { Concept, ConceptType } from './concept.ts';
import type { VocabularyLanguage } from './languages.ts';
import { nameTest } from './name-heads.ts';
import { labelsOfPatterns } from './osm-tags.ts';

/** What the matching reads of a place. */
export type MatchedPlace = Pick<Place, 'name' | 'types' | 'categories' | 'cuisines' | 'features' | 'wheelchair'>;

export type Matcher = (place: MatchedPlace) => boolean;

interface ConceptLookup {
  readonly languages: readonly VocabularyLanguage[];
  concept(type: ConceptType, id: string): Concept | undefined;
  /** Its own id and those below it: `galician` is spanish. */
  withNarrower(concept: Concept): readonly string[];
}

export function matcherOf(concept: Concept, lookup: ConceptLookup): Matcher {
  switch (concept.type) {
    case 'category':
    case 'broad':
      return ({ categories }) => categories.some((each) => concept.categories.includes(each));
    case 'kind':
      return kindMatcher(concept, lookup);
    case 'cuisine':
      return cuisineMatcher(concept, lookup);
    case 'dish':
      return dishMatcher(concept, lookup);
    case 'diet':
      return factMatcher(concept);
    case 'allergen':
      return () => false;
    case 'feature':
      return concept.id === 'wheelchair' ? ({ wheelchair }) => wheelchair === 'yes' : factMatcher(concept);
  }
}

function kindMatcher(concept: Concept, { languages }: ConceptLookup): Matcher {
  const isLabelled = labelTest([...concept.labels, ...concept.google, ...labelsOfPatterns(concept.osm)]);
  const isNamed = namedAs(concept, languages, (words) => (words.heads.length > 0 ? words.heads : [words.one]));
  return (place) => isLabelled(place) || (isAtHome(concept, place) && isNamed(place));
}

/**
 * Whether a place is nothing but a convenience: all that its source calls it are labels of such kinds. A park with a dog area is
 * a park.
 */
export function convenienceTest(kinds: readonly Concept[]): (place: Pick<Place, 'types'>) => boolean {
  const labels = new Set(
    kinds.flatMap((kind) => [kind.id, ...kind.labels, ...kind.google, ...labelsOfPatterns(kind.osm)]),
  );
  return ({ types }) => types.length > 0 && types.every((each) => labels.has(each));
}

/** A name tells only where the place is of a category that can be this at all. */
const isAtHome = (concept: Concept, { categories }: MatchedPlace): boolean =>
  categories.some((category) => concept.categories.includes(category));

function cuisineMatcher(concept: Concept, lookup: ConceptLookup): Matcher {
  const ids = lookup.withNarrower(concept);
  const cuisines = new Set(ids);
  const isLabelled = labelTest(ids.flatMap((id) => labelsOfCuisine(lookup, id)));
  const heads = lookup.languages.map((language) =>
    nameTest(language, [
      ...(concept.words[language.code]?.heads ?? []),
      ...(concept.words[language.code]?.forms ?? []).flatMap((form) =>
        language.cuisineNames.map((name) => name.replace('*', form)),
      ),
    ]),
  );
  return (place) =>
    place.cuisines.some((each) => cuisines.has(each)) ||
    isLabelled(place) ||
    (place.cuisines.length === 0 && heads.some((test) => test(foldedName(place))));
}

/** `japanese`, "japanese restaurant". */
function labelsOfCuisine(lookup: ConceptLookup, id: string): readonly string[] {
  const first = Object.values(lookup.concept('cuisine', id)?.words ?? {})[0];
  const names = [id, id.replaceAll('_', ' '), ...(first ? [first.phrase.toLowerCase()] : [])];
  return names.flatMap((name) => [name, `${name} restaurant`, `${name}_restaurant`]);
}

function dishMatcher(concept: Concept, lookup: ConceptLookup): Matcher {
  const isLabelled = labelTest([
    concept.id,
    ...Object.values(concept.words)
      .slice(0, 1)
      .flatMap(({ one, many }) => [one, many]),
  ]);
  const matchers = [
    ...concept.kinds.map((id) => ['kind', id] as const),
    ...concept.cuisines.map((id) => ['cuisine', id] as const),
  ].flatMap(([type, id]) => {
    const served = lookup.concept(type, id);
    return served ? [matcherOf(served, lookup)] : [];
  });
  const isNamed = namedAs(concept, lookup.languages, ({ one }) => [one]);
  return (place) =>
    isLabelled(place) ||
    matchers.some((isServedAt) => isServedAt(place)) ||
    (isAtHome(concept, place) && isNamed(place));
}

function factMatcher({ id, labels, features, type }: Concept): Matcher {
  const facts = new Set(features);
  const isLabelled = labelTest(type === 'diet' ? [id, ...labels] : labels);
  return (place) => place.features.some((each) => facts.has(each)) || isLabelled(place);
}

/** Labels are compared as the source has them. */
function labelTest(labels: readonly string[]): (place: MatchedPlace) => boolean {
  const known = new Set(labels);
  return ({ types, cuisines }) => types.some((each) => known.has(each)) || cuisines.some((each) => known.has(each));
}

function namedAs(
  concept: Concept,
  languages: readonly VocabularyLanguage[],
  headsOf: (words: Concept['words'][string]) => readonly string[],
): Matcher {
  const tests = languages.flatMap((language) => {
    const words = concept.words[language.code];
    return words ? [nameTest(language, headsOf(words))] : [];
  });
  return (place) => {
    const folded = foldedName(place);
    return tests.some((test) => test(folded));
  };
}

const foldedNames = new WeakMap<MatchedPlace, string>();

/** Hundreds of concepts are looked for in each name: it is folded once for as long as its place is kept. */
function foldedName(place: MatchedPlace): string {
  const known = foldedNames.get(place);
  if (known !== undefined) return known;
  const folded = foldAccents(place.name);
  foldedNames.set(place, folded);
  return folded;
}
