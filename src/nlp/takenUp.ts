// "…, but I hate them", "…, 4 out of 5", "… pero ya no": a clause without a concept of its own speaks of the last ones.
import { bent } from './bending.ts';
import type { Clause } from './clauses.ts';
import type { Line } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { matchesIn } from './languages/pattern.ts';
import { verdictOf } from './operators.ts';
import type { ConceptMention, Opinion } from './understanding.ts';

/**
 * @param spokenOf the concepts of the last clause that had any
 * @param last what was said last
 */
export function takenUp(
  clause: Clause,
  line: Line,
  pack: Compiled,
  spokenOf: readonly ConceptMention[],
  last: Opinion | undefined,
): readonly Opinion[] {
  if (spokenOf.length === 0) return [];
  const verdict = verdictIn(clause, line, pack, last);
  if (verdict) return spokenOf.map((concept) => ({ concept, ...verdict }));
  if (hasOwnObject(clause, line, pack)) return [];
  const [number] = clause.numbers;
  if (number) {
    const reason = `stated as ${number.rating}`;
    return spokenOf.map((concept) => ({ concept, polarity: undefined, stated: number.rating, reason }));
  }
  const predicate = clause.cues.find(({ cue }) => cue.kind === 'predicate');
  if (!predicate) return isOver(clause, line, pack) ? spokenOf.map(noLonger) : [];
  const { polarity, reason } = bent(predicate, clause, line, pack);
  return spokenOf.map((concept) => ({ concept, polarity, reason: `${reason}, of what was named before` }));
}

/** "Museums? No, thanks." */
function verdictIn(clause: Clause, line: Line, pack: Compiled, last: Opinion | undefined) {
  if (!isVerdictOn(clause, line, last)) return undefined;
  const words = line.signs.slice(clause.from, clause.to).map(({ text }) => text);
  return verdictOf(words.filter((word) => /[a-z]/.test(word)).join(' '), pack, undefined);
}

/** "Museums? …", "sports, …": what stands before has been named, and nothing said of it yet. */
function isVerdictOn({ from }: Clause, { signs }: Line, last: Opinion | undefined): boolean {
  const before = signs[from - 1]?.text ?? '';
  return /\?/.test(before) || (/^[,:-]$/.test(before) && last?.polarity === undefined && last?.stated === undefined);
}

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
