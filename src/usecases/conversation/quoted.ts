// What a description says of a question that no fact of the catalogue answers: the one sentence that speaks of it, word for word.

import { QUOTED } from '../../chat/facts/question.ts';
import { sentencesIn } from '../../chat/replies/sentences.ts';
import type { FactQuestion } from '../../chat/state.ts';
import type { Language } from '../../domain/language.ts';
import type { Place } from '../../domain/place.ts';
import { foldAccents, foldedLine } from '../../domain/text.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';

/** @returns a sentence of the description in the language of the reply; undefined where none speaks of what is asked */
export function quoteOn(
  { description, name, aliases }: Pick<Place, 'description' | 'name' | 'aliases'>,
  { attribute, said }: FactQuestion,
  language: Language,
): string | undefined {
  const sentences = sentencesIn(description[language]);
  if (attribute === 'age')
    return sentences.find((sentence) => grammarOf(language).cues.dated.test(foldAccents(sentence)));
  if (attribute === 'menu') return sentences.find((sentence) => namesFood(sentence, language));
  if ((attribute !== 'people' && !QUOTED.has(attribute)) || said === undefined) return undefined;
  const known = new Set(stemsOf([name, ...aliases].join(' ')));
  const asked = new Set(stemsOf(said).filter((stem) => !known.has(stem)));
  return sentences.find((sentence) => stemsOf(sentence).some((stem) => asked.has(stem)));
}

/** A dish, a drink or something sold by its name. */
const namesFood = (sentence: string, language: Language): boolean => {
  const line = foldedLine(sentence);
  return foodWords(language).some((word) => line.includes(` ${word} `));
};

const foodWordsKnown = new Map<Language, readonly string[]>();

function foodWords(language: Language): readonly string[] {
  const known = foodWordsKnown.get(language);
  if (known) return known;
  const words = VOCABULARY.conceptsOfType('dish').flatMap(({ words: all }) => {
    const { one, many, forms } = all[language];
    return [one, many, ...forms].filter((word) => word !== '').map((word) => foldedLine(word).trim());
  });
  foodWordsKnown.set(language, words);
  return words;
}

/** Beginnings of words, which verbs and nouns of one root share: "painted" and "painter", "pintó" and "pintor". */
const STEM_LENGTH = 4;
const stemsOf = (text: string): readonly string[] =>
  (foldAccents(text).match(/[a-z]+/gu) ?? [])
    .filter((word) => word.length >= STEM_LENGTH)
    .map((word) => word.slice(0, STEM_LENGTH));
