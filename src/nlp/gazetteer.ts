// Everything in the city that has a name, ready to be found in a message. Rebuilt whenever the catalogue changes.
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import { finished } from '../domain/in-steps.ts';
import { onceEach } from '../domain/once.ts';
import { PhraseTable } from './phrases.ts';
import { Vocabulary } from './vocabulary.ts';
import { foldWord, phraseWords } from './words.ts';

export interface Gazetteer {
  /** Best known first where several things share a form. */
  readonly forms: PhraseTable<readonly GazetteerEntry[]>;
  /** Every word of every form. */
  readonly words: Vocabulary;
  readonly size: number;
}

/** From this prominence on a place is what everybody means by the word. */
export const FAMOUS = 4.3;

export const buildGazetteer = (entries: readonly GazetteerEntry[]): Gazetteer => finished(gazetteerInSteps(entries));

/** Names, and words whose sound is noted, in one step: about two milliseconds of either. */
export const NAMES_A_STEP = 200;
const SOUNDS_A_STEP = 1_000;

/** @returns the gazetteer; what it yields is how many names it holds so far */
export function* gazetteerInSteps(entries: readonly GazetteerEntry[]): Generator<number, Gazetteer> {
  const forms = new PhraseTable<readonly GazetteerEntry[]>();
  const words = new Vocabulary([]);
  // The same words stand in thousands of names.
  const fold = onceEach(foldWord);
  let added = 0;
  for (const entry of [...entries].sort((a, b) => b.prominence - a.prominence)) {
    if (added > 0 && added % NAMES_A_STEP === 0) yield added;
    added++;
    for (const form of new Set(entry.forms.length > 0 ? entry.forms : [entry.name])) {
      const parts = withoutArticle(phraseWords(withoutMarks(form), fold).filter(isWordLike));
      const letters = parts.join('');
      // Two letters are a word of some language; a letter and a number, such as "T4", are not.
      if (letters.length < 3 && !/[a-z]\d/.test(letters)) continue;
      forms.addWords(parts, [entry], (old, added) => [...old, ...added]);
      for (const part of parts) words.add(part);
    }
  }
  while (words.noteSounds(SOUNDS_A_STEP)) yield added;
  return { forms, words, size: entries.length };
}

export const EMPTY_GAZETTEER = buildGazetteer([]);

/** As a message has them once it is normalised; marks beside words are tokens of their own there. */
const withoutMarks = (form: string): string => form.replace(/[’‘ʼ´`]/gu, "'").replace(/[(),";:/·•!?]+/gu, ' ');

/** Marks inside a name ("Café & Té", "C/ Mayor,") are not typed reliably. */
const isWordLike = (part: string): boolean => /[\p{L}\p{N}&]/u.test(part);

/** "El Rastro" is found as "Rastro", with whatever article the sentence brings. */
function withoutArticle(parts: string[]): string[] {
  const [first = '', ...rest] = parts;
  return ARTICLES.has(first) && rest.length > 0 ? rest : parts;
}
const ARTICLES = new Set(['el', 'la', 'los', 'las', 'the']);
