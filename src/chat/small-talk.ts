// What kind of small talk a message is: enough to answer like a person. The words of every language count, for visitors mix them.
import { LANGUAGES } from '../domain/language.ts';
import { foldAccents } from '../domain/text.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import { SMALL_TALK_SIGNS, type SmallTalkSign } from '../nlp/languages/small-talk-words.ts';

export type SmallTalk = SmallTalkSign | 'settled' | 'foreign' | 'other';

export function smallTalkOf(text: string): SmallTalk {
  const folded = foldAccents(text).toLowerCase().replace(/’/gu, "'");
  const words = LANGUAGES.map((language) => grammarOf(language).smallTalk);
  const isDenied = (line: string) => words.some(({ denied }) => denied.test(line));
  const isSaid = (sign: SmallTalkSign, pattern: RegExp) => {
    const found = pattern.exec(folded);
    return found !== null && !(FEELINGS.has(sign) && isDenied(folded.slice(0, found.index)));
  };
  return SMALL_TALK_SIGNS.find((sign) => words.some(({ signs }) => isSaid(sign, signs[sign]))) ?? 'other';
}

/** What "not" turns into its opposite; "no, thanks" still thanks. */
const FEELINGS: ReadonlySet<SmallTalkSign> = new Set(['regards', 'good_news', 'low', 'praise']);
