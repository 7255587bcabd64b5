// All learned parts of one language, loaded from the bytes that whoever starts the program read from `data/language`.
import type { Language } from '../../domain/language.ts';
import { type ComparisonReader, loadComparisons } from './comparisons.ts';
import { loadNames, type NameReader } from './names.ts';
import { loadPolarity, type PolarityReader } from './polarity.ts';
import { loadStars, type StarReader } from './stars.ts';
import { loadTagger, type Tagger } from './tagger.ts';
import { loadWordTable, NO_WORDS } from './wordTable.ts';

/** The bytes of `data/language/<language>/<part>.bin`; a part that is missing is simply not there. */
export interface LearnedArtifacts {
  readonly words?: Uint8Array | undefined;
  readonly tagger?: Uint8Array | undefined;
  readonly names?: Uint8Array | undefined;
  readonly polarity?: Uint8Array | undefined;
  readonly stars?: Uint8Array | undefined;
  readonly comparatives?: Uint8Array | undefined;
  /** The English words, which the names of both languages look at. */
  readonly englishWords?: Uint8Array | undefined;
}

export interface Learned {
  readonly tag?: Tagger;
  readonly names?: NameReader;
  readonly polarity?: PolarityReader;
  readonly stars?: StarReader;
  readonly comparisons?: ComparisonReader;
}

/** @throws RangeError when bytes are cut off */
export function loadLearned(language: Language, artifacts: LearnedArtifacts): Learned {
  const table = artifacts.words ? loadWordTable(artifacts.words) : NO_WORDS;
  const englishTable = artifacts.englishWords ? loadWordTable(artifacts.englishWords) : table;
  return {
    ...(artifacts.tagger && { tag: loadTagger(artifacts.tagger, table) }),
    ...(artifacts.names && { names: loadNames(artifacts.names, englishTable) }),
    ...(artifacts.polarity && { polarity: loadPolarity(artifacts.polarity, language, table) }),
    ...(artifacts.stars && { stars: loadStars(artifacts.stars, language, table) }),
    ...(artifacts.comparatives && { comparisons: loadComparisons(artifacts.comparatives, table) }),
  };
}
