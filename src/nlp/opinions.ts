// Stage 3: what attitude a message has toward each concept. Each clause gives its concepts the attitude of their
// predicate, bent by modifiers and negation; then the operators of `operators.ts` have their say.
import type { Clause, CueMatch } from './clauses.ts';
import { clausesOf } from './clauses.ts';
import type { Line, Sign } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import { matchesIn } from './languages/pattern.ts';
import {
  exceptedFrom,
  isInsteadOf,
  isNeither,
  isUnwanted,
  nothingMoreBefore,
  pastOnly,
  trailingRefusal,
} from './operators.ts';
import type { ConceptMention, Opinion } from './understanding.ts';

export function findOpinions(line: Line, pack: Compiled): Opinion[] {
  const clauses = clausesOf(line, pack);
  const opinions: Opinion[] = [];
  let spokenOf: readonly ConceptMention[] = [];
  let last: Opinion | undefined;
  clauses.forEach((clause, index) => {
    const own = opinionsIn(clause, line, pack, last);
    const about =
      own.length > 0 ? own : takenUp(clause, line, pack, spokenOf, index > 0 ? clauses[index - 1] : undefined);
    opinions.push(...about);
    if (own.length > 0) spokenOf = own.map(({ concept }) => concept);
    last = about.at(-1) ?? last;
  });
  return opinions;
}

function opinionsIn(clause: Clause, line: Line, pack: Compiled, before: Opinion | undefined): Opinion[] {
  const shared = clause.numbers[0];
  return clause.concepts.map((at) => {
    const concept = line.signs[at]!.concept!;
    const number = clause.numbers.length > 1 ? nearest(clause.numbers, at) : shared;
    if (number) return { concept, polarity: undefined, stated: number.rating, reason: `stated as ${number.rating}` };
    const { polarity, reason } = attitudeTo(at, clause, line, pack, before);
    return { concept, polarity, reason };
  });
}

interface Attitude {
  readonly polarity: number | undefined;
  readonly reason: string;
}

function attitudeTo(at: number, clause: Clause, line: Line, pack: Compiled, before: Opinion | undefined): Attitude {
  if (nothingMoreBefore(at, clause, line, pack)) return { polarity: 1, reason: 'nothing more than this' };
  const governing = predicateOf(at, clause);
  const main: Attitude = governing ? bent(governing, clause, line, pack) : { polarity: undefined, reason: 'mentioned' };
  if (exceptedFrom(at, clause, line, pack)) {
    return { polarity: (main.polarity ?? 0) >= 0 ? -0.5 : 0.6, reason: 'excepted' };
  }
  if (isInsteadOf(at, clause, line, pack)) return { polarity: -0.35, reason: 'something else instead' };
  if (isUnwanted(at, clause, line, pack)) return { polarity: -0.5, reason: 'not wanted' };
  if (governing && (main.polarity ?? 0) > 0 && isNeither(at, clause, line, pack)) {
    return { polarity: -0.5, reason: 'neither' };
  }
  const refusal = trailingRefusal(at, clause, line, pack, before);
  if (!governing && refusal) return refusal;
  if (governing && pastOnly(clause, line, pack)) {
    return (main.polarity ?? 0) > 0
      ? { polarity: -0.35, reason: 'used to like' }
      : { polarity: 0.3, reason: 'used to dislike' };
  }
  return main;
}

/** The nearest predicate on its own side; else the nearest at all. */
function predicateOf(at: number, { cues }: Clause): CueMatch | undefined {
  const predicates = cues.filter(({ cue }) => cue.kind === 'predicate');
  const fits = predicates.filter(
    ({ cue, from }) => cue.kind === 'predicate' && (cue.side === 'either' || (cue.side === 'before') === from < at),
  );
  return nearest(fits.length > 0 ? fits : predicates, at);
}

function nearest<T extends { readonly from: number; readonly to: number }>(
  spans: readonly T[],
  at: number,
): T | undefined {
  const distance = ({ from, to }: T) => (to <= at ? at - to : from - at + 0.5);
  return [...spans].sort((a, b) => distance(a) - distance(b))[0];
}

/** A predicate's polarity after modifiers and negation. */
function bent(predicate: CueMatch, clause: Clause, line: Line, pack: Compiled): Attitude {
  const base = predicate.cue.kind === 'predicate' ? predicate.cue.polarity : 0;
  const { negations, isFinal, intensifiers, downtoners } = surroundings(predicate, clause, line, pack);
  const polarity =
    negations % 2 === 1 ? negated(base, isFinal, intensifiers > 0) : scaled(base, negations, intensifiers, downtoners);
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

function scaled(base: number, negations: number, intensifiers: number, downtoners: number): number {
  if (negations > 0) return base < 0 ? base : 0.3;
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
      (pack.language === 'es' && count('negator', (each) => isAfter(each) && each.cue.form === 'nada') > 0),
    intensifiers: count('intensifier', isClose),
    downtoners: count('downtoner', isClose),
  };
}

const countConcepts = (signs: readonly Sign[], from: number, to: number): number =>
  signs.slice(from, to).filter(({ concept }) => concept).length * 3;

/** A comma between a negator and the predicate ends its reach: "no, I like it". */
const isCutOff = ({ to }: CueMatch, predicate: CueMatch, signs: readonly Sign[]): boolean =>
  signs.slice(to, predicate.from).some(({ text }) => text === ',' || text === ':');

/** "…, but I hate them": a clause without a concept of its own speaks of the one before. */
function takenUp(
  clause: Clause,
  line: Line,
  pack: Compiled,
  spokenOf: readonly ConceptMention[],
  previous: Clause | undefined,
): Opinion[] {
  if (spokenOf.length === 0 || !previous) return [];
  const text = textOf(clause, line);
  const predicate = clause.cues.find(({ cue }) => cue.kind === 'predicate');
  const number = clause.numbers[0];
  if (line.signs.slice(clause.from, clause.to).some(({ place }) => place)) return [];
  if (!predicate && !number) {
    const isOver = matchesIn(pack.patterns.noLonger, text) && clause.cues.some(({ cue }) => cue.kind === 'negator');
    return isOver ? spokenOf.map((concept) => ({ concept, polarity: -0.4, reason: 'no longer' })) : [];
  }
  if (pack.language === 'en' && predicate && !matchesIn(pack.patterns.pronoun, text) && clause.to - clause.from > 6)
    return [];
  if (number)
    return spokenOf.map((concept) => ({
      concept,
      polarity: undefined,
      stated: number.rating,
      reason: `stated as ${number.rating}`,
    }));
  const attitude = bent(predicate!, clause, line, pack);
  return spokenOf.map((concept) => ({ concept, ...attitude, reason: `${attitude.reason}, of what was named before` }));
}

const textOf = (clause: Clause, line: Line): string =>
  line.text.slice(line.startOf(clause.from) - 1, line.startOf(clause.to));
