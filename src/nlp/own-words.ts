// Words of names that no language we read has: alone, they can only be the name.
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import { LANGUAGES } from '../domain/language.ts';
import type { Word } from './document.ts';
import { compiled } from './languages/compile.ts';
import { fold } from './mention-of.ts';
import type { PhraseMatch } from './phrases.ts';

/** «Reineta suena bien», "is vesuvio any good": one long word that is all of a name, and a word of no language that we read. */
export const isOwnWord = (
  { from, to, value: [entry] }: PhraseMatch<readonly GazetteerEntry[]>,
  words: readonly Word[],
): boolean =>
  to - from === 1 &&
  entry?.thing.kind === 'place' &&
  words[from]!.folded.length >= LONG_WORD &&
  fold(entry.name) === words[from]!.folded &&
  LANGUAGES.every((language) => !compiled(language).isOrdinary(words[from]!.folded));
const LONG_WORD = 6;
