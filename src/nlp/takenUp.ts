// "…, but I hate them", "…, 4 out of 5", "… pero ya no": a clause without a concept of its own speaks of the last ones.
import { bent } from './bending.ts';
import type { Clause } from './clauses.ts';
import type { Line } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { matchesIn } from './languages/pattern.ts';
import { verdictOf } from './operators.ts';
import type { ConceptMention, Opinion } from './understanding.ts';

/** @param spokenOf the concepts of the last clause that had any */
export function takenUp(
  clause: Clause,
  line: Line,
  pack: Compiled,
  spokenOf: readonly ConceptMention[],
): readonly Opinion[] {
  if (spokenOf.length === 0 || hasOwnObject(clause, line, pack)) return [];
  const [number] = clause.numbers;
  if (number) {
    const reason = `stated as ${number.rating}`;
    return spokenOf.map((concept) => ({ concept, polarity: undefined, stated: number.rating, reason }));
  }
  const predicate = clause.cues.find(({ cue }) => cue.kind === 'predicate');
  if (!predicate) return withoutPredicate(clause, line, pack, spokenOf);
  const { polarity, reason } = bent(predicate, clause, line, pack);
  return spokenOf.map((concept) => ({ concept, polarity, reason: `${reason}, of what was named before` }));
}

/** "… but not anymore", "museums? No, thanks." */
function withoutPredicate(
  clause: Clause,
  line: Line,
  pack: Compiled,
  spokenOf: readonly ConceptMention[],
): readonly Opinion[] {
  if (isOver(clause, line, pack)) return spokenOf.map(noLonger);
  const words = line.signs.slice(clause.from, clause.to).map(({ text }) => text);
  const verdict = verdictOf(words.filter((word) => /[a-z]/.test(word)).join(' '), pack, undefined);
  return verdict && isAskedBefore(clause, line) ? spokenOf.map((concept) => ({ concept, ...verdict })) : [];
}

/** A question mark closes what stands before. */
const isAskedBefore = ({ from }: Clause, { signs }: Line): boolean => /\?/.test(signs[from - 1]?.text ?? '');

const noLonger = (concept: ConceptMention): Opinion => ({ concept, polarity: -0.4, reason: 'no longer' });

/** "but not anymore" */
function isOver({ from, to, cues }: Clause, line: Line, pack: Compiled): boolean {
  const text = line.text.slice(line.startOf(from) - 1, line.startOf(to));
  return matchesIn(pack.patterns.noLonger, text) && cues.some(({ cue }) => cue.kind === 'negator');
}

/** "…, but I hate crowds": a content word of which we know no category is still what the clause is about. */
function hasOwnObject({ from, to, cues, numbers }: Clause, { signs }: Line, pack: Compiled): boolean {
  const spoken = [...cues, ...numbers];
  const isCue = (at: number) => spoken.some((each) => at >= each.from && at < each.to);
  return signs.slice(from, to).some(({ text, place }, index) => {
    if (place) return true;
    if (text.length < 3 || !/^[a-z]/.test(text) || isCue(from + index)) return false;
    return !pack.functionWords.has(text) && !matchesIn(pack.patterns.pronoun, ` ${text} `);
  });
}
