// "The harbour market or the old town one?", «¿y el del puerto?»: a name whose noun another name has said. The noun is
// put in, so that every later stage reads a whole name.
import type { Gazetteer } from './gazetteer.ts';
import type { Grammar } from './languages/grammar.ts';
import { foldWord } from './words.ts';

/** @param spoken folded words of the names of places that were spoken of before */
export function withNounOfName(
  text: string,
  { nounLeftOut, modifierFirst }: Grammar,
  { forms }: Gazetteer,
  spoken: Iterable<string> = [],
): string {
  return text.replace(nounLeftOut, (said, lead: string, rest: string, ...[at]: number[]) => {
    const before = wordsIn(text.slice(0, at)).toReversed();
    const own = wordsIn(rest);
    const isForm = (words: readonly string[]) =>
      own.length > 0 && forms.longestAt(words.length, 0, (index) => [words[index]!])?.to === words.length;
    const isName = (words: readonly string[]) => isForm(words) || isForm(words.flatMap(opened));
    for (const noun of new Set([...before, ...spoken])) {
      if (modifierFirst && isName([...own, noun])) return `${lead}${rest}${noun}`;
      const to = modifierFirst
        ? -1
        : own.findLastIndex((_, end) => end > 0 && isName([noun, ...own.slice(0, end + 1)]));
      if (to > 0) return `${lead}${noun} ${rest}`;
    }
    return said;
  });
}

/** "Del" of a name that keeps its article: «el Parque de El Pinar». */
const opened = (word: string): readonly string[] => (word === 'del' ? ['de', 'el'] : [word]);

const wordsIn = (text: string): readonly string[] => (text.match(/[\p{L}\p{N}']+/gu) ?? []).map(foldWord);
