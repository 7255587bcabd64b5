// Constructions that decide an attitude whatever the predicate says: except, instead of, no more, used to, nothing like.
import type { Clause } from './clause.ts';
import type { Line } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { grammarOf } from './languages/grammars.ts';
import { matchesIn } from './languages/pattern.ts';
import type { Opinion } from './understanding.ts';

/** "There is nothing I like more than X". */
export const nothingMoreBefore = (at: number, clause: Clause, line: Line, pack: Compiled): boolean =>
  matchesIn(pack.patterns.nothingMore, before(at, clause, line));

/** "There is nothing I like less than X". */
export const nothingLessBefore = (at: number, clause: Clause, line: Line, pack: Compiled): boolean =>
  matchesIn(pack.patterns.nothingLess, before(at, clause, line));

/** "everything except X": from the word on, to the end of the clause. */
export function exceptedFrom(at: number, clause: Clause, line: Line, pack: Compiled): boolean {
  const text = before(at, clause, line);
  return (
    matchesIn(pack.patterns.except, text) && !pack.pack.opinionForms.moreInstead.test(text) && !isAfterList(text, pack)
  );
}

/** "Nothing too loud, for dinner": behind the comma something else begins, and no further member of the list. */
function isAfterList(text: string, { language }: Compiled): boolean {
  const cut = text.lastIndexOf(',');
  const words =
    cut < 0
      ? []
      : text
          .slice(cut + 1)
          .split(' ')
          .filter(Boolean);
  return words.some((word) => !word.startsWith('@') && !grammarOf(language).listed.test(word));
}

/** "… instead of X". */
export function isInsteadOf(at: number, clause: Clause, line: Line, pack: Compiled): boolean {
  return endsWith(pack, 'insteadOf', before(at, clause, line));
}

/** "I like neither X nor Y": the predicate stands before, the negation between. */
export const isNeither = (at: number, clause: Clause, line: Line, pack: Compiled): boolean =>
  matchesIn(pack.patterns.neither, before(at, clause, line));

/** "no X, please", "without X", "I don't want X". */
export function isUnwanted(at: number, clause: Clause, line: Line, pack: Compiled): boolean {
  const text = before(at, clause, line);
  if (clause.cues.some(({ cue, from }) => cue.kind === 'predicate' && from < at)) return false;
  // "Fewer museums and more bars": more of the second.
  if (pack.pack.opinionForms.moreInstead.test(text)) return false;
  return (
    endsWith(pack, 'unwanted', text) ||
    endsWith(pack, 'unwanted', withoutAdjectives(at, clause, line, pack)) ||
    matchesIn(pack.patterns.neither, text)
  );
}

/** "Not classical museums": the clause up to the sign, less the adjectives directly before it. */
function withoutAdjectives(at: number, { from }: Clause, { signs }: Line, { pack }: Compiled): string {
  const { counting } = pack.opinionForms;
  let to = at;
  while (to > from && signs[to - 1]!.tag === 'ADJ' && !counting.has(signs[to - 1]!.text)) to--;
  return ` ${signs
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')} `;
}

/** "I hate clubs but not bars", "… pero no del café": what was said of the one does not hold for the other. */
export const isExemptFrom = (
  told: Opinion | undefined,
  at: number,
  clause: Clause,
  line: Line,
  pack: Compiled,
): boolean =>
  (told?.polarity ?? 0) < -0.2 &&
  isLexical(told!, pack) &&
  pack.pack.opinionForms.butNot.test(before(at, clause, line));

/** Said by a predicate, not by a refusal: "hate", "can do without". */
function isLexical({ reason }: Opinion, { pack }: Compiled): boolean {
  const form = /^"([^"]+)"(?!.*negated)/.exec(reason)?.[1];
  return form !== undefined && !pack.opinionForms.refusing.test(form);
}

/** A positive or negative predicate in the past only. */
export function pastOnly(clause: Clause, line: Line, pack: Compiled): boolean {
  const text = line.text.slice(line.startOf(clause.from) - 1, line.startOf(clause.to));
  // "We'd like to see a show and have dinner before": what is wished for now is no habit of before.
  return matchesIn(pack.patterns.usedTo, text) && !pack.pack.opinionForms.wishedNow.test(text);
}

/** "I used to go clubbing": a habit that is over, whatever verb tells it. */
export function isPastHabit(clause: Clause, line: Line, { pack }: Compiled): boolean {
  const text = line.text.slice(line.startOf(clause.from) - 1, line.startOf(clause.to));
  return pack.opinionForms.pastHabits.test(text) && !pack.opinionForms.still.test(text);
}

/** "los bares no", "los parques sí", "but parks I do": the verb is left out. */
export function trailingRefusal(
  at: number,
  clause: Clause,
  line: Line,
  pack: Compiled,
  before: Opinion | undefined,
): { readonly polarity: number; readonly reason: string } | undefined {
  const { goesOn, givesReason, aroundRefused, courtesies } = pack.pack.opinionForms;
  const after = line.signs.slice(at + 1, Math.min(clause.to, at + 7)).map(({ text }) => text);
  // "Malls: big no."
  if (after[0] === ':' || after[0] === '-') after.shift();
  const isReason = (index: number) => after[index - 1] === 'no' && givesReason.test(after[index]!);
  const mark = after.findIndex(
    (text, index) => !/^[a-z@]/.test(text) || (index > 0 && (goesOn.test(text) || isReason(index))),
  );
  const words = after.slice(0, mark < 0 ? after.length : mark).filter((word) => !courtesies.has(word));
  // «De hoteles nada, que vivo aquí»
  if (aroundRefused?.behind.test(words[0] ?? '') && aroundRefused.before.test(line.signs[at - 1]?.text ?? ''))
    return { polarity: -0.5, reason: 'refused' };
  if (words.length === 0 || words.length > MOST_WORDS_OF_A_VERDICT) return undefined;
  if (isDenialOf(before, words.join(' '), line.signs[at - 1]?.text ?? '', pack))
    return { polarity: 0.3, reason: 'the opposite of what was said' };
  const isAlone = clause.concepts.length === 1 && at - clause.from <= 2 && before !== undefined;
  return (
    verdictOf(words.join(' '), pack, before) ??
    judgedWithoutVerb(words.join(' '), pack) ??
    (isAlone ? bareVerdictOf(words.join(' '), pack) : undefined)
  );
}

/** «Museos no, que se cansa»: refused, whatever verb the reason has. */
export function isRefusedFor(at: number, { signs }: Line, { pack }: Compiled): boolean {
  const [no, ...behind] = signs.slice(at + 1, at + 4).map(({ text }) => text);
  const reason = behind[0] === ',' ? behind[1] : behind[0];
  return no === 'no' && reason !== undefined && pack.opinionForms.givesReason.test(reason);
}
/** Of a clause without a verb, after one that had the verb. */
export function gradedLike(clause: Clause, line: Line, { pack }: Compiled, before: Opinion | undefined) {
  const { whole, degrees } = pack.opinionForms.graded;
  if (before === undefined || (before.polarity ?? 0) === 0) return undefined;
  const text = line.text.slice(line.startOf(clause.from) - 1, line.startOf(clause.to)).replace(/ [,.!] $/, ' ');
  const degree = whole.test(text) && degrees.find(([pattern]) => pattern.test(text));
  return degree ? { polarity: degree[1], reason: 'the same verb, to another degree' } : undefined;
}

/** "The clubs too loud", «las discotecas demasiado ruidosas». */
function judgedWithoutVerb(words: string, { bareJudgements, pack }: Compiled) {
  const { opens, forWhom } = pack.opinionForms.tooMuch;
  if (!opens.test(words)) return undefined;
  const judged = bareJudgements.find(({ pattern }) => pattern.test(` ${words.replace(forWhom, '')} `));
  return judged && { polarity: judged.polarity, reason: 'judged without a verb' };
}

/** "Churches fine, museums so-so, clubs terrible": one word each. */
export function bareVerdictOf(words: string, { pack, bareJudgements }: Compiled) {
  const told = pack.opinionForms.bareVerdicts.find(([pattern]) => pattern.test(words))?.[1];
  const judged = told ?? bareJudgements.find(({ pattern }) => pattern.test(` ${words} `))?.polarity;
  return judged === undefined ? undefined : { polarity: judged, reason: 'judged in a word' };
}

/** "Ballet bores me, jazz doesn't", "el ballet me aburre, el jazz no": what is denied is the boredom. */
const isDenialOf = (before: Opinion | undefined, said: string, determiner: string, pack: Compiled): boolean =>
  (before?.polarity ?? 0) < 0 &&
  isLexical(before!, pack) &&
  pack.pack.opinionForms.denied.some(({ words, behind }) => words.test(said) && behind.test(determiner));

const MOST_WORDS_OF_A_VERDICT = 4;

/** "… ni de broma", "… sí": a few words that say no, or yes after a no. */
export function verdictOf(
  words: string,
  { pack }: Compiled,
  before: Opinion | undefined,
): { readonly polarity: number; readonly reason: string } | undefined {
  const { refused, accepted } = pack.opinionForms.verdicts;
  if (refused.test(words)) return { polarity: -0.5, reason: 'refused' };
  return accepted.test(words) && before !== undefined && (before.polarity ?? 1) < 0.2
    ? { polarity: 0.6, reason: 'accepted' }
    : undefined;
}

/** The clause up to the sign. */
const before = (at: number, clause: Clause, line: Line): string =>
  line.text.slice(line.startOf(clause.from) - 1, line.startOf(at));

const cache = new Map<string, RegExp>();

/** The phrase stands directly before, with at most two small words between. */
function endsWith(pack: Compiled, name: 'insteadOf' | 'unwanted', text: string): boolean {
  const key = `${pack.language} ${name}`;
  let expression = cache.get(key);
  if (!expression) {
    const small = pack.pack.opinionForms.between.join('|');
    expression = new RegExp(`(?<= )(?:${pack.pack.patterns[name]}) (?:(?:${small}) ){0,4}$`);
    cache.set(key, expression);
  }
  return expression.test(text);
}
