// The words of a sentence that say what is done to a plan, and in which order.
import { LANGUAGES } from '../../../../domain/language.ts';
import { grammarOf } from '../../../languages/grammars.ts';
import type { RoleWord } from '../../../languages/plan-role-words.ts';
import type { Reading } from '../../context.ts';
import { overlaps } from '../../sentence.ts';

export interface Spanned {
  /** Word indices of the message; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface RoleItem extends Spanned {
  readonly kind: 'word';
  readonly role: RoleWord;
  /** "Quítalo": the verb says "it" as well. */
  readonly isOfIt?: true;
  /** "Them", "quítalos". */
  readonly isOfMany?: true;
  /** Of a word beside a neighbour: in which order; without it, near. */
  readonly side?: 'before' | 'after';
  /** "Between": behind the first of two neighbours. */
  readonly isBetween?: true;
}

/** What is done: a clause has one of these at most. */
export const VERBS: ReadonlySet<string> = new Set(['swap', 'drop', 'put', 'move', 'keep', 'restore', 'seek', 'fill']);

/** Words that settle what a clause is about without a verb. */
export const HEADS: ReadonlySet<string> = new Set([
  ...VERBS,
  'insteadOf',
  'allBut',
  'exceptFor',
  'anyBut',
  'reordered',
  'asWas',
  'planBefore',
]);

/** Who mixes languages, names of places among them, says what is to be done in either. */
export function wordsOfRoles(reading: Reading, sentence: Spanned): readonly RoleItem[] {
  const own = roleWords(reading, sentence, reading.grammar);
  const others = LANGUAGES.filter((each) => each !== reading.document.language);
  return own.length > 0 ? own : others.flatMap((each) => roleWords(reading, sentence, grammarOf(each)));
}

/** The rows of the language over the words of the sentence; of those that overlap the longest. */
function roleWords(
  { document: { words } }: Reading,
  { from, to }: Spanned,
  grammar: Reading['grammar'],
): readonly RoleItem[] {
  const starts: number[] = [];
  let line = ' ';
  for (let at = from; at < to; at++) {
    starts.push(line.length - 1);
    line += `${words[at]!.norm} `;
  }
  const found = grammar.plans.roles.flatMap(([role, pattern]) =>
    [...line.matchAll(pattern)].map((match): RoleItem => {
      const end = match.index + match[0].length;
      const [first, next] = [starts.indexOf(match.index), starts.findIndex((start) => start >= end)];
      const isOfIt = grammar.plans.withIt.test(match[0]);
      const isOfMany = grammar.plans.withThem.test(match[0]);
      const side =
        role === 'beside'
          ? match[0]
              .split(' ')
              .map((word) => grammar.plans.besides[word])
              .find(Boolean)
          : undefined;
      const isBetween =
        role === 'beside' && grammar.plans.betweenAny.test(`${match[0]} `) ? (true as const) : undefined;
      return {
        kind: 'word',
        role,
        ...(isBetween ? { side: 'after' as const, isBetween } : side && { side }),
        from: from + first,
        to: next < 0 ? to : from + next,
        ...(isOfIt && { isOfIt: true }),
        ...(isOfMany && { isOfMany: true }),
      };
    }),
  );
  const taken: RoleItem[] = [];
  for (const each of found.sort((a, b) => b.to - b.from - (a.to - a.from)))
    if (!taken.some((other) => overlaps(other, each))) taken.push(each);
  return taken;
}
