// Puts obvious misspellings right, toward the words that our rules know. "opne" reads as "open", "musuems" as "museums";
// a word that exists is left alone.
import { isMark, type Word } from './document.ts';
import { slipsAllowed, soundOf } from './fuzzy.ts';
import { type Compiled, singulars } from './languages/compile.ts';
import type { Correction } from './vocabulary.ts';

const MAX_CORRECTED_WORDS = 30;

/** @param isName words of names are never misspellings of ours */
export function correctSpelling(words: readonly Word[], pack: Compiled, isName: (word: Word) => boolean): Word[] {
  let budget = MAX_CORRECTED_WORDS;
  return words.map((word) => {
    const { folded } = word;
    const spelledOut = pack.shorthand.get(folded);
    if (spelledOut) return { ...word, norm: spelledOut };
    if (isMark(word) || folded.length < 4 || folded.length > 20 || /\d/.test(folded)) return word;
    if (pack.isKnownWord(folded) || isName(word) || budget-- <= 0) return word;
    const norm = correctionOf(word, pack);
    return norm ? { ...word, norm } : word;
  });
}

function correctionOf({ folded, surface }: Word, pack: Compiled): string | undefined {
  const unstretched = folded.replace(/(.)\1{2,}/g, '$1');
  if (unstretched !== folded && pack.isKnownWord(unstretched)) return unstretched;
  const doubled = folded.replace(/(.)\1{2,}/g, '$1$1');
  if (doubled !== folded && pack.isKnownWord(doubled)) return doubled;
  const { silentLetter } = pack.pack.inflection;
  if (silentLetter && pack.vocabulary.has(`${silentLetter}${folded}`)) return `${silentLetter}${folded}`;
  if (folded.length === 4) return transposed(folded, pack) ?? doubledLetter(folded, pack);
  // Whoever writes accents writes with care.
  const most = /[áéíóúñ]/iu.test(surface) ? 1 : slipsAllowed(folded.length);
  const sound = soundOf(folded);
  const cost = ({ word, slips }: Correction) =>
    slips -
    (soundOf(word) === sound ? 0.6 : 0) -
    (word.length >= folded.length ? 0.2 : 0) -
    (word[0] === folded[0] ? 0.1 : 0);
  const best = [folded, ...singulars(pack, folded)]
    .filter((each) => each.length >= 5)
    .flatMap((each) => pack.vocabulary.corrections(each, Math.min(most, slipsAllowed(each.length))))
    .filter(({ word, slips }) => begins(folded, word) && (slips < 2 || folded[1] === word[1]))
    .filter(({ word }) => !isVerbForm(folded, pack) || word.endsWith(folded.slice(-3)))
    .sort((a, b) => cost(a) - cost(b))[0];
  return best?.word;
}

const isVerbForm = (folded: string, { pack }: Compiled): boolean => pack.inflection.verbForm?.test(folded) ?? false;

/** "piza" */
function doubledLetter(folded: string, pack: Compiled): string | undefined {
  for (let i = 0; i < folded.length; i++) {
    const doubled = folded.slice(0, i) + folded[i] + folded.slice(i);
    if (pack.vocabulary.has(doubled)) return doubled;
  }
  return undefined;
}

/** In four letters only a swap is believable: "opne". */
function transposed(folded: string, pack: Compiled): string | undefined {
  for (let i = 0; i < folded.length - 1; i++) {
    const swapped = folded.slice(0, i) + folded[i + 1] + folded[i] + folded.slice(i + 2);
    if (swapped !== folded && pack.vocabulary.has(swapped)) return swapped;
  }
  return undefined;
}

/** People get the first letter right, or swap it with the second, or drop a Spanish h. */
const begins = (written: string, meant: string): boolean =>
  written[0] === meant[0] ||
  (written[0] === meant[1] && (written[1] === meant[0] || meant[0] === 'h')) ||
  (written[0] === 'h' && written[1] === meant[0]) ||
  soundsAlike(written[0], meant[0]);

const soundsAlike = (a = '', b = ''): boolean =>
  ['bv', 'vb', 'ck', 'kc', 'cs', 'sc', 'sz', 'zs', 'cz', 'zc', 'yl', 'ly', 'qc', 'cq', 'qk', 'kq', 'gj', 'jg'].includes(
    a + b,
  );
