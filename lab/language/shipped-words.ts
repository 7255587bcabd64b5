// The table of words that training and measuring look at, as it ships; Spanish has none of its own.
import { LANGUAGE_FOLDER, languageArtifact } from '../../src/compose/language-artifacts.ts';
import type { Language } from '../../src/domain/language.ts';
import { loadWordTable, NO_WORDS, type WordTable } from '../../src/nlp/learned/word-table.ts';

export function shippedWords(language: Language): WordTable {
  const bytes = languageArtifact(LANGUAGE_FOLDER, language, 'words');
  return bytes ? loadWordTable(bytes) : NO_WORDS;
}
