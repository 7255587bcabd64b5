// The one table of categories, kinds, cuisines, dishes, diets and features, and what can be asked of it. The tables
// arrive as text, so that no engine reads a file; `bundled.ts` holds those of data/vocabulary.
import type { Category } from '../domain/category.ts';
import { foldAccents } from '../domain/text.ts';
import type { Concept, ConceptType, Gender, LanguageCode, SurfaceForm } from './concept.ts';
import { VOCABULARY_LANGUAGES, type VocabularyLanguage } from './languages.ts';
import { convenienceTest, type MatchedPlace, type Matcher, matcherOf } from './matching.ts';
import { matchesTags, type OsmTags } from './osm-tags.ts';
import { conceptsOf, type VocabularyTables } from './reading.ts';

/** @throws Error when a table is not as docs/vocabulary.md says */
export const vocabularyOf = (
  tables: VocabularyTables,
  languages: readonly VocabularyLanguage[] = VOCABULARY_LANGUAGES,
): Vocabulary => new Vocabulary(conceptsOf(tables, languages), languages);

export class Vocabulary {
  readonly languages: readonly VocabularyLanguage[];
  readonly concepts: readonly Concept[];
  /** In the order of the table, which is the order of every list of categories. */
  readonly categories: readonly Category[];
  /** Whether a place is only for those who ask for its kind: a toilet, a drinking fountain. */
  readonly isConvenience: (place: Pick<MatchedPlace, 'types'>) => boolean;
  readonly #byType = new Map<ConceptType, Concept[]>();
  readonly #byId: ReadonlyMap<ConceptType, ReadonlyMap<string, Concept>>;
  readonly #forms = new Map<LanguageCode, readonly SurfaceForm[]>();
  readonly #matchers = new Map<Concept, Matcher>();
  readonly #named: ReadonlyMap<string, readonly Category[]>;

  constructor(concepts: readonly Concept[], languages: readonly VocabularyLanguage[]) {
    this.concepts = concepts;
    this.languages = languages;
    for (const concept of concepts) {
      const peers = this.#byType.get(concept.type);
      if (peers) peers.push(concept);
      else this.#byType.set(concept.type, [concept]);
    }
    // Asked of every place of a search: no key is put together for it.
    this.#byId = new Map(
      [...this.#byType].map(([type, peers]) => [type, new Map(peers.map((peer) => [peer.id, peer]))]),
    );
    this.categories = this.conceptsOfType('category').map(({ id }) => id as Category);
    this.isConvenience = convenienceTest(this.conceptsOfType('kind').filter((kind) => kind.isConvenience));
    this.#named = new Map([...this.conceptsOfType('broad'), ...this.conceptsOfType('category')].flatMap(namesAlone));
  }

  concept(type: ConceptType, id: string): Concept | undefined {
    return this.#byId.get(type)?.get(id);
  }

  conceptsOfType(type: ConceptType): readonly Concept[] {
    return this.#byType.get(type) ?? [];
  }

  /** Its own id and those of every concept below it, of the same type. */
  withNarrower({ type, id }: Concept): readonly string[] {
    const found = new Set([id]);
    for (const each of found) {
      for (const { id: narrower, parents } of this.conceptsOfType(type))
        if (parents.includes(each)) found.add(narrower);
    }
    return [...found];
  }

  /** The noun for one or several; the label where no count is given. The id where the language has no word. */
  labelOf(concept: Concept, language: LanguageCode, count?: number): string {
    const words = concept.words[language];
    if (!words) return concept.id;
    if (count === undefined) return words.label || concept.id;
    return count === 1 ? words.one : words.many;
  }

  /** Beside a noun: "Japanese" (restaurants), (restaurantes) "de cocina japonesa". */
  phraseOf(concept: Concept, language: LanguageCode): string | undefined {
    return concept.words[language]?.phrase || undefined;
  }

  genderOf(concept: Concept, language: LanguageCode): Gender | undefined {
    return concept.words[language]?.gender;
  }

  articleOf(concept: Concept, language: LanguageCode, which: 'definite' | 'indefinite', count = 1): string {
    const words = concept.words[language];
    const rule = this.languages.find(({ code }) => code === language);
    if (!words || !rule) return '';
    return which === 'definite' ? rule.definite(words, count !== 1) : rule.indefinite(words);
  }

  /** Every surface form of the language, of all types; one form may belong to several concepts. */
  formsOf(language: LanguageCode): readonly SurfaceForm[] {
    const known = this.#forms.get(language) ?? this.concepts.flatMap((concept) => formsOfConcept(concept, language));
    this.#forms.set(language, known);
    return known;
  }

  /** Concepts that the tags of an OpenStreetMap element say, most telling first: more tags before fewer. */
  conceptsForOsm(tags: OsmTags): readonly Concept[] {
    const told = this.concepts.flatMap((concept) => {
      const matched = concept.osm.filter((pattern) => matchesTags(pattern, tags));
      return matched.length > 0 ? [{ concept, tags: Math.max(...matched.map((each) => each.tags.length)) }] : [];
    });
    return told.sort((a, b) => b.tags - a.tags).map(({ concept }) => concept);
  }

  conceptsForGoogle(types: readonly string[]): readonly Concept[] {
    return this.concepts.filter(({ google }) => google.some((type) => types.includes(type)));
  }

  isOfConcept(place: MatchedPlace, concept: Concept): boolean {
    const matcher = this.#matchers.get(concept) ?? matcherOf(concept, this);
    this.#matchers.set(concept, matcher);
    return matcher(place);
  }

  /** False where there is no such concept: a conversation may remember a kind of an older table. */
  isOf(place: MatchedPlace, type: ConceptType, id: string): boolean {
    const concept = this.concept(type, id);
    return concept !== undefined && this.isOfConcept(place, concept);
  }

  /** The categories that a name stands for when it stands alone: itself, a label, an alias, or a broad word; else none. */
  categoriesNamed(name: string): readonly Category[] {
    return this.#named.get(foldAccents(name)) ?? [];
  }
}

const namesAlone = ({ type, id, categories, words }: Concept): [string, readonly Category[]][] =>
  [...(type === 'category' ? [id] : []), ...Object.values(words).flatMap(({ label, aliases }) => [label, ...aliases])]
    .filter((name) => name !== '')
    .map((name) => [foldAccents(name), categories]);

function formsOfConcept(concept: Concept, language: LanguageCode): readonly SurfaceForm[] {
  const words = concept.words[language];
  if (!words) return [];
  const names = [words.one, words.many, ...words.forms].filter((form) => form !== '');
  const entry = (role: SurfaceForm['role']) => (form: string) => ({ form, concept, role });
  return [
    ...[...new Set(names)].map(entry('name')),
    ...words.related.map(entry('related')),
    ...words.sells.map(entry('sold')),
  ];
}
