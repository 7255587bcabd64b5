// Cuts a message into clauses: stretches that share one attitude. Full stops and words such as "but" always cut; commas
// and "and" cut only where both sides say something of their own.
import type { Line, Sign } from './document.ts';
import { judgementsIn } from './judgements.ts';
import type { Compiled, Cue } from './languages/compile.ts';
import { statedNumbers } from './numbers.ts';

export interface CueMatch {
  readonly cue: Cue;
  /** Sign indices; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

export interface StatedNumber {
  /** On the scale of 1 to 5. */
  readonly rating: number;
  readonly from: number;
  readonly to: number;
}

export interface Clause {
  readonly from: number;
  readonly to: number;
  readonly cues: readonly CueMatch[];
  readonly numbers: readonly StatedNumber[];
  readonly concepts: readonly number[];
  /** Begins with a contrast ("but …"). */
  readonly contrasts: boolean;
}

export function clausesOf(line: Line, pack: Compiled): Clause[] {
  const { signs } = line;
  const listed = pack.cues
    .matches(signs.length, (at) => [signs[at]!.text])
    .map(({ value, from, to }) => ({ cue: value, from, to }));
  const cues = [...listed, ...judgementsIn(line, pack, listed)].sort((a, b) => a.from - b.from);
  const numbers = statedNumbers(line, pack);
  const pieces = piecesOf(signs, cues, numbers);
  return joined(pieces, signs).map(({ from, to, isContrast }) => ({
    from,
    to,
    contrasts: isContrast,
    cues: cues.filter((each) => each.from >= from && each.to <= to),
    numbers: numbers.filter((each) => each.from >= from && each.to <= to),
    concepts: indicesOf(signs, from, to),
  }));
}

interface Piece {
  readonly from: number;
  readonly to: number;
  /** Cut off by a full stop or a contrast, not merely by a comma. */
  readonly isHard: boolean;
  readonly isContrast: boolean;
  readonly hasPredicate: boolean;
  readonly hasConcept: boolean;
  /** Its predicate stands after a concept: earlier members of an enumeration belong to it. */
  readonly looksBack: boolean;
}

function piecesOf(signs: readonly Sign[], cues: readonly CueMatch[], numbers: readonly StatedNumber[]): Piece[] {
  const cuts: { at: number; isHard: boolean; isContrast: boolean }[] = [{ at: 0, isHard: true, isContrast: false }];
  // "museums: love, bars: hate"
  const isVerdict = (at: number) =>
    signs[at]!.text !== ',' &&
    signs[at - 1]?.concept !== undefined &&
    (cues.some(({ cue, from }) => cue.kind === 'predicate' && from > at && from <= at + 2) ||
      numbers.some(({ from }) => from === at + 1));
  const inNumber = (at: number) => numbers.some(({ from, to }) => at > from && at < to);
  signs.forEach(({ text }, at) => {
    if (inNumber(at)) return;
    if (/^[.!?;…()\n]+$/.test(text)) cuts.push({ at: at + 1, isHard: true, isContrast: false });
    else if (/^[,:-]$/.test(text) && !isVerdict(at)) cuts.push({ at: at + 1, isHard: false, isContrast: false });
  });
  for (const { cue, from } of cues) {
    if (cue.kind === 'contrast') cuts.push({ at: from, isHard: true, isContrast: true });
    if (cue.kind === 'conjunction') cuts.push({ at: from, isHard: false, isContrast: false });
  }
  // Of several cuts at one place the last one counts, so the hardest comes last: ", but".
  cuts.sort((a, b) => a.at - b.at || Number(a.isHard) - Number(b.isHard));
  return cuts.flatMap((cut, index) => {
    const to = cuts[index + 1]?.at ?? signs.length;
    if (to <= cut.at) return [];
    return [pieceOf(cut.at, to, cut, signs, cues, numbers)];
  });
}

function pieceOf(
  from: number,
  to: number,
  cut: { readonly isHard: boolean; readonly isContrast: boolean },
  signs: readonly Sign[],
  cues: readonly CueMatch[],
  numbers: readonly StatedNumber[],
): Piece {
  const inside = <T extends { readonly from: number; readonly to: number }>(each: T) =>
    each.from >= from && each.to <= to;
  const predicates = cues.filter((each) => (each.cue.kind === 'predicate' || each.cue.kind === 'wish') && inside(each));
  const stated = numbers.filter(inside);
  const concepts = indicesOf(signs, from, to);
  const first = Math.min(...predicates.map((each) => each.from), ...stated.map((each) => each.from));
  return {
    from,
    to,
    isHard: cut.isHard,
    isContrast: cut.isContrast,
    hasPredicate: predicates.length + stated.length > 0,
    hasConcept: concepts.length > 0,
    looksBack:
      concepts.length > 0 &&
      concepts[0]! < first &&
      !predicates.some(({ cue }) => cue.kind === 'wish' || (cue.kind === 'predicate' && cue.side === 'before')),
  };
}

/** Puts an enumeration back together: a piece that says nothing of its own belongs to the one before, or after. */
function joined(pieces: readonly Piece[], signs: readonly Sign[]): Piece[] {
  const done: Piece[] = [];
  for (const piece of pieces) {
    const last = done.at(-1);
    const bothSpeak = last?.hasPredicate && piece.hasPredicate && (piece.hasConcept || signs.length > 0);
    const waitsForThis = last && !last.hasPredicate && piece.hasPredicate && last.hasConcept && piece.looksBack;
    const belongsToLast = last && !piece.hasPredicate && !startsWithNo(piece, signs);
    if (last && !piece.isHard && !bothSpeak && (waitsForThis || belongsToLast))
      done[done.length - 1] = union(last, piece);
    else done.push(piece);
  }
  return done;
}

/** ", no los bares" has an attitude without any verb. */
function startsWithNo({ from, to }: Piece, signs: readonly Sign[]): boolean {
  const opening = signs.slice(from, Math.min(to, from + 3)).map(({ text }) => text);
  return (
    opening.includes('no') ||
    opening.includes('not') ||
    opening.includes('nada') ||
    opening.includes('without') ||
    opening.includes('sin')
  );
}

const union = (a: Piece, b: Piece): Piece => ({
  ...a,
  to: b.to,
  hasPredicate: a.hasPredicate || b.hasPredicate,
  hasConcept: a.hasConcept || b.hasConcept,
  looksBack: a.hasPredicate ? a.looksBack : b.looksBack,
});

function indicesOf(signs: readonly Sign[], from: number, to: number): number[] {
  const found: number[] = [];
  for (let at = from; at < to; at++) if (signs[at]!.concept) found.push(at);
  return found;
}
