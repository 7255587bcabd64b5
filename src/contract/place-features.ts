// What a source states of a place, in the words of a language: a page that shows it needs no table of its own.
import type { Language } from '../domain/language.ts';
import type { Place } from '../domain/place.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { Concept } from '../vocabulary/concept.ts';

interface ToldFeature {
  /** Its id in the vocabulary, as the filters `feature` and `diet` take it. */
  readonly id: string;
  readonly label: string;
  /** Beside a noun: "with gluten-free food" promises less than "gluten-free". */
  readonly phrase: string;
  /** False where the source says that the place has it not. */
  readonly has: boolean;
}

/** Values of `features` -> the concept that they state: the first of the table, so that a terrace is not told twice. */
const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
  [...VOCABULARY.conceptsOfType('feature'), ...VOCABULARY.conceptsOfType('diet')]
    .flatMap((concept) => concept.features.map((name): [string, Concept] => [name, concept]))
    .reverse(),
);

/** In the order in which the source has them, each once; what the vocabulary does not know is left out. */
export function toldFeatures({ features }: Place, language: Language): readonly ToldFeature[] {
  const told = new Map<string, ToldFeature>();
  for (const stated of features) {
    const [name = '', value] = stated.split('=');
    const concept = CONCEPTS.get(name);
    if (!concept || told.has(concept.id)) continue;
    const label = VOCABULARY.labelOf(concept, language, 1);
    const phrase = VOCABULARY.phraseOf(concept, language) ?? label;
    told.set(concept.id, { id: concept.id, label, phrase, has: value !== 'no' });
  }
  return [...told.values()];
}
