// How modifiers and negation bend the polarity of a predicate: "not", "really", "a bit", "at all".
import type { Clause, CueMatch } from './clause.ts';
import type { Line, Sign } from './document.ts';
import type { Compiled } from './languages/compile.ts';

/** `undefined`: none at all. */
export interface Attitude {
  readonly polarity: number | undefined;
  readonly reason: string;
}

/** A predicate's polarity after modifiers and negation. */
export function bent(predicate: CueMatch, clause: Clause, line: Line, pack: Compiled): Attitude {
  const base = predicate.cue.kind === 'predicate' ? predicate.cue.polarity : 0;
  const { negations, isFinal, intensifiers, downtoners, isHardlyLess } = surroundings(predicate, clause, line, pack);
  const polarity =
    negations % 2 === 1
      ? negated(base, isFinal, intensifiers > 0)
      : scaled(base, negations, intensifiers, downtoners, isHardlyLess);
  const notes = [
    negations > 0 && `${negations} x negated`,
    intensifiers > 0 && 'intensified',
    downtoners > 0 && 'toned down',
    isFinal && 'final',
  ];
  return { polarity, reason: [`"${predicate.cue.form}"`, ...notes.filter(Boolean)].join(', ') };
}

function negated(base: number, isFinal: boolean, isIntensified: boolean): number {
  if (Math.abs(base) < 0.1) return base;
  if (base < 0) return 0.15;
  if (isFinal) return -0.9;
  return isIntensified || base >= 0.9 ? -0.42 : -0.5;
}

function scaled(
  base: number,
  negations: number,
  intensifiers: number,
  downtoners: number,
  isHardlyLess: boolean,
): number {
  if (negations > 0) return base < 0 ? base : 0.3;
  if (isHardlyLess && base > 0.5) return 0.5;
  if (downtoners > 0) return base > 0.5 ? 0.3 : base < -0.4 ? Math.max(-0.5, base + 0.2) : base;
  if (intensifiers > 0 && Math.abs(base) > 0.2)
    return Math.sign(base) * Math.min(1, Math.abs(base) + (base > 0 ? 0.2 : 0.25));
  return base;
}

/** Negators and modifiers that reach this predicate: those before it up to another predicate, and a few after it. */
function surroundings(predicate: CueMatch, clause: Clause, { signs }: Line, pack: Compiled) {
  const others = clause.cues.filter((each) => each !== predicate && each.cue.kind === 'predicate');
  const previous = Math.max(clause.from, ...others.filter(({ to }) => to <= predicate.from).map(({ to }) => to));
  const next = Math.min(clause.to, ...others.filter(({ from }) => from >= predicate.to).map(({ from }) => from));
  const start = Math.max(previous, predicate.from - 6);
  const reached = clause.cues.filter(({ from, to }) => from >= start && to <= Math.min(next, predicate.to + 5));
  const count = (kind: string, within: (cue: CueMatch) => boolean) =>
    reached.filter((each) => each.cue.kind === kind && within(each)).length;
  const isBefore = ({ to }: CueMatch) => to <= predicate.from;
  const isAfter = ({ from }: CueMatch) => from >= predicate.to;
  const isClose = ({ from, to }: CueMatch) =>
    predicate.from - to <= 2 && from - predicate.to <= 2 + countConcepts(signs, predicate.to, from);
  return {
    negations: count('negator', (each) => isBefore(each) && !isCutOff(each, predicate, signs)),
    isFinal:
      count('final', isAfter) > 0 ||
      count('negator', (each) => isAfter(each) && pack.pack.inflection.finalNegators.has(each.cue.form)) > 0,
    intensifiers: count('intensifier', isClose),
    downtoners: count('downtoner', isClose),
    isHardlyLess: reached.some((each) => HARDLY_LESS.has(each.cue.form) && isClose(each)),
  };
}

/** "I quite like", «me gustan bastante»: less than without the word, but no doubt of it. */
const HARDLY_LESS = new Set(['quite', 'bastante']);

const countConcepts = (signs: readonly Sign[], from: number, to: number): number =>
  signs.slice(from, to).filter(({ concept }) => concept).length * 3;

/** A comma between a negator and the predicate ends its reach: "no, I like it"; "not religious, so skip churches". */
const isCutOff = ({ to }: CueMatch, predicate: CueMatch, signs: readonly Sign[]): boolean =>
  signs
    .slice(to, predicate.from)
    .some(({ text }, at, all) => text === ',' || text === ':' || (text === 'so' && isContent(all[at - 1])));

/** A word with a meaning of its own: after it, "so" draws a conclusion. */
const isContent = (sign: Sign | undefined): boolean =>
  sign !== undefined && (sign.concept !== undefined || sign.tag === 'NOUN' || sign.tag === 'ADJ');
