// "…, but I hate them", "…, 4 out of 5", "… pero ya no": a clause without a concept of its own speaks of the last ones.

import type { Clause } from './clause.ts';
import type { Line } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { matchesIn } from './languages/pattern.ts';
import { bent } from './polarity-modifiers.ts';
import { verdictOf } from './polarity-overrides.ts';
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
  const echoed = echoOf(clause, line, pack, last);
  if (echoed) return spokenOf.map((concept) => ({ concept, ...echoed }));
  const text = textOf(clause, line);
  const isOfOthers = pack.pack.opinionForms.someoneElse.test(text);
  const isNews = isOfOthers && !isJudged(last) && pack.pack.opinionForms.takesItUp.test(text);
  if (isOfOthers && !isNews && saidBySpeaker(clause, line, pack)) return [];
  if (!isNews && hasOwnObject(clause, line, pack)) return [];
  const [number] = clause.numbers;
  if (number) {
    const reason = `stated as ${number.rating}`;
    return spokenOf.map((concept) => ({ concept, polarity: undefined, stated: number.rating, reason }));
  }
  const predicate = clause.cues.find(({ cue }) => cue.kind === 'predicate');
  if (!predicate) return isOver(clause, line, pack) ? spokenOf.map(noLonger) : [];
  const { polarity, reason } = bent(predicate, clause, line, pack);
  if (isNoMoreThanLiked(last, reason, pack))
    return spokenOf.map((concept) => ({ concept, polarity: 0.25, reason: 'liked, and no more' }));
  if (isNeitherNor(last, polarity, reason))
    return spokenOf.map((concept) => ({ concept, polarity: 0, reason: 'neither' }));
  return spokenOf.map((concept) => ({ concept, polarity, reason: `${reason}, of what was named before` }));
}

/** "My wife loves shopping, I don't", "… but I do": whoever writes has the last word. */
function echoOf(clause: Clause, line: Line, pack: Compiled, last: Opinion | undefined) {
  const text = textOf(clause, line);
  const { denied, affirmed } = pack.pack.opinionForms.echoes;
  const told = last?.polarity ?? 0;
  if (told > 0.2 && denied.test(text)) return { polarity: -0.5, reason: 'the speaker does not' };
  if (told < -0.2 && denied.test(text) && !saidBySpeaker(clause, line, pack))
    return { polarity: 0.3, reason: 'the speaker does not' };
  return told < -0.2 && affirmed.test(text) ? { polarity: 0.6, reason: 'the speaker does' } : undefined;
}

const isJudged = (told: Opinion | undefined): boolean => told?.polarity !== undefined || told?.stated !== undefined;

/** What stands before was told of the speaker. */
const saidBySpeaker = ({ from }: Clause, line: Line, { pack }: Compiled): boolean =>
  pack.opinionForms.speaker.test(line.text.slice(0, line.startOf(from)));

const textOf = ({ from, to }: Clause, line: Line): string => line.text.slice(line.startOf(from) - 1, line.startOf(to));

/** "I like them, though I'm not crazy about them", «aunque tampoco me vuelven loco». */
const isNoMoreThanLiked = (last: Opinion | undefined, reason: string, { pack }: Compiled): boolean =>
  (last?.polarity ?? 0) > 0.2 && !last!.reason.includes('negated') && pack.opinionForms.notCrazy.test(reason);

/** "I don't hate them, but I don't love them either." */
const isNeitherNor = (last: Opinion | undefined, polarity: number | undefined, reason: string): boolean =>
  (last?.polarity ?? 0) > 0 && last!.reason.includes('negated') && (polarity ?? 0) < 0 && reason.includes('negated');

/** "Museums? No, thanks." */
function verdictIn(clause: Clause, line: Line, pack: Compiled, last: Opinion | undefined) {
  if (!isVerdictOn(clause, line, last)) return undefined;
  const alone = pack.bareJudgements.find(({ pattern }) => pattern.test(textOf(clause, line)));
  // "Live flamenco, not touristy" says what is looked for.
  if (alone && alone.polarity < 0 && pack.pack.opinionForms.soughtSo.test(textOf(clause, line))) return undefined;
  if (alone) return { polarity: alone.polarity, reason: 'judged in a word' };
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
function isOver(clause: Clause, line: Line, pack: Compiled): boolean {
  return (
    matchesIn(pack.patterns.noLonger, textOf(clause, line)) && clause.cues.some(({ cue }) => cue.kind === 'negator')
  );
}

/** "…, but I hate crowds": a content word of which we know no category is still what the clause is about. */
function hasOwnObject({ from, to, cues, numbers }: Clause, { signs }: Line, pack: Compiled): boolean {
  const spoken = [...cues, ...numbers];
  const { correcting } = pack.pack.opinionForms;
  const isCue = (at: number) => spoken.some((each) => at >= each.from && at < each.to);
  return signs.slice(from, to).some(({ text, place, tag }, index) => {
    if (place) return true;
    if (tag === 'ADV' || /(?:ly|mente)$/.test(text)) return false;
    if (text.length < 3 || !/^[a-z]/.test(text) || isCue(from + index) || correcting.has(text)) return false;
    return !pack.functionWords.has(text) && !pack.copulas.has(text) && !matchesIn(pack.patterns.pronoun, ` ${text} `);
  });
}
