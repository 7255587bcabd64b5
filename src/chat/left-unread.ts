// What somebody wished and no row reads, of a search that found places all the same: the reply says that it was not taken
// into account, so that nothing is dropped in silence.
import { overlap } from '../domain/span.ts';
import { foldAccents } from '../domain/text.ts';
import type { Frame, Unread } from '../nlp/frame.ts';
import { grammarOf } from '../nlp/languages/grammars.ts';
import type { Said, Wish } from '../wishes/wish.ts';
import { hears } from './cues.ts';

/** @param told what the reply speaks of already */
export function leftUnread(frame: Frame, told: readonly Wish[]): readonly string[] {
  const asked = frame.wishes.filter(({ polarity, said }) => polarity === 'want' && said);
  if (frame.plan || asked.length === 0) return [];
  const first = Math.min(...asked.map(({ said }) => said!.start));
  // What goes before the clause of the first wish only leads up to it.
  const from = Math.max(...[...MARKS].map((mark) => frame.text.lastIndexOf(mark, first)));
  const isTold = (said: Said) => told.some((wish) => wish.said && overlap(wish.said, said));
  const isSaid = (said: Unread) => isWished(frame, said) || isBesideWish(frame, said);
  const left = frame.unread.filter((said) => said.start > from && isSaid(said) && !isTold(said));
  return left.length > MOST_TOLD ? [] : [...new Set(left.map(({ text }) => text))];
}
/** Of a message that was hardly understood, a list of its words is no help. */
const MOST_TOLD = 3;
const MARKS = '.,;:!?¿¡';

/** "With lanes", "some fernet": things that a place could have. Who asks, when and why could be no wish. */
function isWished(frame: Frame, said: Unread): boolean {
  if (!said.isThing || isAside(frame, said) || isChatter(said.text)) return false;
  const lead = frame.text.slice(0, said.start);
  const before = foldAccents(lead).trim().split(/\s+/u).at(-1) ?? '';
  if (grammarOf(frame.language).wishes.mine.has(before)) return false;
  return said.isPhrase === true || hears('wishedNext', { text: lead });
}

/** "A gin bar", «una peluquería canina»: what stands directly beside the noun says which is meant. */
function isBesideWish(frame: Frame, said: Unread): boolean {
  if (isAside(frame, said) || said.isDeed) return false;
  const { modifierFirst } = grammarOf(frame.language);
  return frame.wishes.some(({ attribute, polarity, said: noun }) => {
    if (!noun || polarity !== 'want' || !NOUNS.has(attribute)) return false;
    return modifierFirst ? said.end + 1 === noun.start : noun.end + 1 === said.start;
  });
}
const NOUNS: ReadonlySet<string> = new Set(['category', 'kind']);

/** Words that say who asks and when, and chatter. */
export const isAside = ({ language }: Frame, { text }: Said): boolean => {
  const { asides } = grammarOf(language);
  return foldAccents(text)
    .split(/[^a-z]+/u)
    .every((word) => word.length < SHORTEST || asides.has(word));
};
const SHORTEST = 3;

/** "Jajaja", "hmmm" */
const isChatter = (text: string): boolean => /^(?:[jh][aei]){2,}[jh]?$|^(.)\1{2,5}|(.)\2{3}$/iu.test(text);
