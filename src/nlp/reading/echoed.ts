// Figures that a message repeats or wonders at: "7.8 km??", "€33 then". They were said by the reply before, and bound nothing.
import { LANGUAGES } from '../../domain/language.ts';
import type { Said } from '../../wishes/wish.ts';
import type { Document } from '../document.ts';
import type { When } from '../frame.ts';
import type { Grammar } from '../languages/grammar.ts';
import { grammarOf } from '../languages/grammars.ts';
import { foldedAlike } from '../temporal/find-whens.ts';
import { type Amount, amountsIn } from './amounts.ts';
import { lineBefore, lineBehind } from './context.ts';

const keyOf = ({ kind, value }: Pick<Amount, 'kind' | 'value'>): string => `${kind}:${Math.round(value)}`;
const REPEATED: ReadonlySet<Amount['kind']> = new Set(['money', 'distance', 'walk']);

/** The figures of a reply, for the message that repeats them. */
export const figuresIn = (reply: string, grammar: Grammar): readonly string[] => [
  ...new Set(
    amountsIn(reply.slice(0, LONGEST_REPLY), foldedAlike(reply.slice(0, LONGEST_REPLY)), grammar)
      .filter(({ kind }) => REPEATED.has(kind))
      .map(keyOf),
  ),
];
const LONGEST_REPLY = 4_000;

/**
 * @param told figures of the reply before
 * @returns whether an amount only repeats one of them, or is wondered at; "under 33 euros" is a bound all the same
 */
export function isEchoed(document: Pick<Document, 'text' | 'words'>, grammar: Grammar, told: readonly string[]) {
  return (amount: Amount): boolean => {
    if (!REPEATED.has(amount.kind)) return false;
    const { said } = amount;
    const lead = lineBefore({ document }, said, LED_BY);
    const follow = lineBehind({ document }, said, FOLLOWED_BY);
    const { before, after } = grammar.corrections.bound;
    const isBound = before.test(lead) || hasOwnBound(said.text) || after.test(follow);
    const isTold = told.includes(keyOf(amount));
    const isWondered = isWonderedAt(document.text, said) && (isTold || !before.test(lead));
    return isWondered || (isTold && !isBound);
  };
}
const LED_BY = 3;
const FOLLOWED_BY = 2;
/** "Within 300 m", «a menos de 300 m»: amounts take their bound with them, in whichever language. */
const hasOwnBound = (text: string): boolean =>
  LANGUAGES.some((language) => grammarOf(language).corrections.bound.within.test(text));

/** "At six in the morning??": an hour that somebody wonders at, with nothing asked beside it. */
export const isHourWonderedAt = (text: string, { said }: When): boolean => isWonderedAt(text, said);

/** Hardly a word stands before it in its clause, and its sentence ends at once, in several marks with a question among them. */
function isWonderedAt(text: string, { start, end }: Said): boolean {
  const clause =
    text
      .slice(0, start)
      .split(/[.,;:!?¿¡\n]/u)
      .at(-1) ?? '';
  const words = clause.trim().split(/\s+/u);
  return words.length <= MOST_BEFORE && WONDERED.test(text.slice(end, end + LONGEST_END));
}
const MOST_BEFORE = 2;
const WONDERED = /^[^.,;:!?¿¡\n]{0,30}(?:\?[?!]|![!]{0,3}\?)/u;
const LONGEST_END = 40;
