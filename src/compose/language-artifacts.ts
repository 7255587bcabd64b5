// Reads the trained parts of language understanding from `data/language` and hands them over as bytes.
import { existsSync, readFileSync } from 'node:fs';
import type { Language } from '../domain/language.ts';
import { type Learned, loadLearned } from '../nlp/learned/learned.ts';
import { shippedFile } from '../system/paths.ts';

export const LANGUAGE_FOLDER = shippedFile('language');

export const LANGUAGE_TASKS = [
  'words',
  'pos',
  'ner',
  'polarity',
  'stars',
  'comparatives',
  'intents',
  'roles',
  'concepts',
] as const;
export type LanguageTask = (typeof LANGUAGE_TASKS)[number];

/** The artifact of each task in `data/language/<language>/`. */
export const ARTIFACT_OF: Readonly<Record<LanguageTask, string>> = {
  words: 'words.bin',
  pos: 'tagger.bin',
  ner: 'names.bin',
  polarity: 'polarity.bin',
  stars: 'stars.bin',
  comparatives: 'comparatives.bin',
  intents: 'intents.bin',
  roles: 'roles.bin',
  concepts: 'concepts.bin',
};

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
    intents: bytesOf('intents'),
    roles: bytesOf('roles'),
    concepts: bytesOf('concepts'),
    englishWords: language === 'en' ? undefined : languageArtifact(folder, 'en', 'words'),
  });
}

export function languageArtifact(folder: string, language: Language, task: LanguageTask): Uint8Array | undefined {
  const path = `${folder}/${language}/${ARTIFACT_OF[task]}`;
  return existsSync(path) ? readFileSync(path) : undefined;
}
