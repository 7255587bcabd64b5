// Reads the trained parts of language understanding from `data/language` and hands them over as bytes.
import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../domain/language.ts';
import { type Learned, loadLearned } from '../nlp/learned/learned.ts';
import { shippedFile } from '../system/paths.ts';
import { ARTIFACT_OF, type LanguageTask } from '../usecases/language/corpora.ts';

export const LANGUAGE_FOLDER = shippedFile('language');

/** Where the language sets lie when somebody has them: beside the project. They are never part of it. */
export const CORPORA_FOLDER = shippedFile('..', '..', 'shared', 'data', 'language');

/** What every learned part knows, for one language; parts that were never trained are missing. */
export function learnedParts(language: Language, folder = LANGUAGE_FOLDER): Learned {
  const bytesOf = (task: LanguageTask) => languageArtifact(folder, language, task);
  return loadLearned(language, {
    words: bytesOf('words'),
    tagger: bytesOf('pos'),
    names: bytesOf('ner'),
    polarity: bytesOf('polarity'),
    stars: bytesOf('stars'),
    comparatives: bytesOf('comparatives'),
    englishWords: language === 'en' ? undefined : languageArtifact(folder, 'en', 'words'),
  });
}

export function languageArtifact(folder: string, language: Language, task: LanguageTask): Uint8Array | undefined {
  const path = `${folder}/${language}/${ARTIFACT_OF[task]}`;
  return existsSync(path) ? readFileSync(path) : undefined;
}
