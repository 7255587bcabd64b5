// What a source states of a place, in the words of a language: a page that shows it needs no table of its own.
import type { Language } from '../domain/language.ts';
import type { Place } from '../domain/place.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { Concept } from '../vocabulary/concept.ts';

interface ToldFeatures {
  readonly has: string[];
  /** What the source says that it has not. */
  readonly has_not: string[];
}

/** Values of `features` -> the concept that they state: the first of the table, so that a terrace is not told twice. */
const CONCEPTS: ReadonlyMap<string, Concept> = new Map(
  [...VOCABULARY.conceptsOfType('feature'), ...VOCABULARY.conceptsOfType('diet')]
    .flatMap((concept) => concept.features.map((name): [string, Concept] => [name, concept]))
    .reverse(),
);

/** In the order in which the source has them, each once; what the vocabulary does not know is left out. */
export function toldFeatures({ features }: Place, language: Language): ToldFeatures {
  const told: ToldFeatures = { has: [], has_not: [] };
  const seen = new Set<Concept>();
  for (const stated of features) {
    const [name = '', value] = stated.split('=');
    const concept = CONCEPTS.get(name);
    if (!concept || seen.has(concept)) continue;
    seen.add(concept);
    told[value === 'no' ? 'has_not' : 'has'].push(wordsFor(concept, language));
  }
  return told;
}

/** "With gluten-free food" promises less than "gluten-free", and "good for children" says more than "children". */
function wordsFor(concept: Concept, language: Language): string {
  const isPhrased = concept.type === 'diet' || PHRASED.has(concept.id);
  return (isPhrased && VOCABULARY.phraseOf(concept, language)) || VOCABULARY.labelOf(concept, language, 1);
}
const PHRASED: ReadonlySet<string> = new Set(['children', 'groups']);
