// Cuts a message into clauses: stretches that share one attitude. Full stops and words such as "but" always cut; commas
// and "and" cut only where both sides say something of their own.
import { otherLanguages } from '../domain/language.ts';
import type { Clause, CueMatch, StatedNumber } from './clause.ts';
import { judgementsIn } from './copular-predicates.ts';
import type { Line, Sign } from './document.ts';
import { type Compiled, compiled } from './languages/compile.ts';
import { narratedAttitudesIn } from './narrated-attitudes.ts';
import { statedNumbers } from './numbers.ts';
import { bareVerdictOf, verdictOf } from './polarity-overrides.ts';

export function clausesOf(line: Line, pack: Compiled): Clause[] {
  const { signs } = line;
  const listed = pack.cues
    .matches(signs.length, (at) => [signs[at]!.text])
    .map(({ value, from, to }) => ({ cue: value, from, to }));
  const narrated = narratedAttitudesIn(line, pack);
  listed.push(...foreignCues(line, pack));
  const single = [...listed, ...judgementsIn(line, pack, listed)].filter(
    ({ from, to }) => !narrated.some((each) => from < each.to && each.from < to),
  );
  const cues = [...single, ...narrated].sort((a, b) => a.from - b.from);
  const numbers = statedNumbers(line, pack);
  const pieces = piecesOf(signs, cues, numbers, pack);
  return joined(pieces, signs, pack).map(({ from, to, isContrast }) => ({
    from,
    to,
    contrasts: isContrast,
    cues: cues.filter((each) => each.from >= from && each.to <= to),
    numbers: numbers.filter((each) => each.from >= from && each.to <= to),
    concepts: indicesOf(signs, from, to),
  }));
}

/** "Me flipa the opera": attitudes in the other language, in words that this one does not know. */
function foreignCues({ signs }: Line, pack: Compiled): CueMatch[] {
  const isForeign = signs.map(
    ({ text, concept, place }) => !concept && !place && /[a-z]/.test(text) && !pack.isKnownWord(text),
  );
  if (!isForeign.includes(true)) return [];
  return otherLanguages(pack.language).flatMap((language) => {
    const other = compiled(language);
    // "Me gusta"; alone, "gusto" may be a name.
    const isSaidOfSomebody = (from: number) => other.pack.clauseForms.experiencer.test(signs[from - 1]?.text ?? '');
    return other.cues
      .matches(signs.length, (at) => (isForeign[at] ? [signs[at]!.text] : []))
      .filter(
        ({ value, from, to }) =>
          value.kind === 'negator' ||
          (value.kind === 'predicate' && (Math.abs(value.polarity) === 1 || to > from + 1 || isSaidOfSomebody(from))),
      )
      .map(({ value, from, to }) => ({ cue: value, from, to }));
  });
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

function piecesOf(
  signs: readonly Sign[],
  cues: readonly CueMatch[],
  numbers: readonly StatedNumber[],
  pack: Compiled,
): Piece[] {
  const cuts: { at: number; isHard: boolean; isContrast: boolean }[] = [{ at: 0, isHard: true, isContrast: false }];
  // "museums: love, bars: hate"
  const isVerdict = (at: number) =>
    (signs[at]!.text !== ',' || isMarkGiven(at, signs, numbers, pack)) &&
    signs[at - 1]?.concept !== undefined &&
    (cues.some(({ cue, from }) => cue.kind === 'predicate' && from > at && from <= at + 2) ||
      numbers.some(({ from }) => from > at && from <= at + 2));
  const whole = [...numbers, ...cues.filter(({ from, to }) => to > from + 1)];
  const isInside = (at: number) => whole.some(({ from, to }) => at > from && at < to);
  signs.forEach(({ text }, at) => {
    const isHard = /^[.!?;…()\n]+$/.test(text);
    if (!isHard && !/^[,:-]$/.test(text)) return;
    if (!isInside(at) && (isHard || !isVerdict(at))) cuts.push({ at: at + 1, isHard, isContrast: false });
  });
  for (const { cue, from } of cues) {
    if (cue.kind === 'contrast') cuts.push({ at: from, isHard: true, isContrast: true });
    if (cue.kind === 'conjunction') cuts.push({ at: from, isHard: false, isContrast: false });
  }
  for (const at of newRequests(signs, cues, pack)) cuts.push({ at, isHard: true, isContrast: false });
  // Of several cuts at one place the last one counts, so the hardest comes last: ", but".
  cuts.sort((a, b) => a.at - b.at || Number(a.isHard) - Number(b.isHard));
  return cuts.flatMap((cut, index) => {
    const to = cuts[index + 1]?.at ?? signs.length;
    if (to <= cut.at) return [];
    return [pieceOf(cut.at, to, cut, signs, cues, numbers)];
  });
}

/**
 * «Estoy harta de monumentos quiero un vermut», "I'm sick of museums I want a drink": without a mark, what is wanted begins a
 * clause of its own where a taste has its object already.
 */
function newRequests(signs: readonly Sign[], cues: readonly CueMatch[], { pack }: Compiled): number[] {
  return cues.flatMap(({ cue, from }) => {
    if (cue.kind !== 'wish') return [];
    let at = from;
    while (at > 0 && pack.opinionForms.beforeWish.test(signs[at - 1]!.text)) at--;
    const judged = cues.findLast((each) => each.cue.kind === 'predicate' && each.to <= at);
    if (!judged) return [];
    return signs.slice(judged.to, at).some(({ concept }) => concept !== undefined) ? [at] : [];
  });
}

/** "Los museos, un 8; …", and not "museums, a 5 for parks". */
function isMarkGiven(
  at: number,
  signs: readonly Sign[],
  numbers: readonly StatedNumber[],
  { pack: { clauseForms } }: Compiled,
): boolean {
  const { before, notBefore } = clauseForms.mark;
  return (
    before.test(signs[at + 1]?.text ?? '') &&
    numbers.some(({ from, to }) => from <= at + 2 && to > at + 2 && !notBefore.test(signs[to]?.text ?? ''))
  );
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
function joined(pieces: readonly Piece[], signs: readonly Sign[], pack: Compiled): Piece[] {
  const done: Piece[] = [];
  for (const piece of pieces) {
    const last = done.at(-1);
    const bothSpeak = last?.hasPredicate && piece.hasPredicate && (piece.hasConcept || signs.length > 0);
    const waitsForThis = last && !last.hasPredicate && piece.hasPredicate && last.hasConcept && piece.looksBack;
    const isCorrection = last && isInstead(last, piece, signs, pack);
    const belongsToLast =
      last &&
      !piece.hasPredicate &&
      !startsWithNo(piece, signs, pack) &&
      !answersYes(piece, signs, pack) &&
      !isBareVerdict(piece, signs, pack) &&
      !opensRequest(piece, signs, pack) &&
      !(last.hasPredicate && isGraded(piece, signs, pack) && isGraded(last, signs, pack)) &&
      !isRefusal(piece, signs, pack) &&
      !isCorrection &&
      !offersAnother(piece, last, signs, pack);
    if (last && !piece.isHard && !bothSpeak && (waitsForThis || belongsToLast))
      done[done.length - 1] = union(last, piece);
    else done.push(piece);
  }
  return done;
}

/** "Not parks, gardens": what is put right, and what is meant. */
function isInstead(last: Piece, piece: Piece, signs: readonly Sign[], { pack }: Compiled): boolean {
  if (piece.to !== signs.length || last.hasPredicate || !piece.hasConcept) return false;
  return pack.opinionForms.notThis.test(said(last, signs)) && pack.clauseForms.justThis.test(said(piece, signs));
}
const said = ({ from, to }: Piece, signs: readonly Sign[]): string =>
  ` ${signs
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')} `;

/** ", no los bares" and ", I don't" have an attitude without any verb. */
function startsWithNo({ from, to, hasConcept }: Piece, signs: readonly Sign[], { pack }: Compiled): boolean {
  const { echo, denials, deniedVerb } = pack.clauseForms;
  const opening = signs.slice(from, Math.min(to, from + 3)).map(({ text }) => text);
  if (!hasConcept && to - from <= MOST_WORDS_OF_AN_ECHO && echo.test(` ${opening.join(' ')} `)) return true;
  return opening.some((word) => denials.has(word)) || deniedVerb.test(signs[to - 1]!.text);
}

/** ", el cine sí", ", cinema yes". */
const answersYes = (piece: Piece, signs: readonly Sign[], { pack }: Compiled): boolean =>
  piece.hasConcept && pack.clauseForms.agreed.test(said(piece, signs));

/** ", clubs terrible", «, las discotecas fatal»: a word of its own, and no verb. */
const isBareVerdict = (piece: Piece, signs: readonly Sign[], pack: Compiled): boolean => {
  const [, words = ''] = pack.pack.clauseForms.bareVerdict.exec(said(piece, signs)) ?? [];
  return words !== '' && (bareVerdictOf(words.trim(), pack) ?? verdictOf(words.trim(), pack, undefined)) !== undefined;
};

/** "…, something near Callao for a coffee": what follows is asked for, whatever was said before. */
const opensRequest = (piece: Piece, signs: readonly Sign[], { pack }: Compiled): boolean =>
  pack.clauseForms.newRequest.test(said(piece, signs));

/** "Parks a lot, museums a little": each has a degree of its own. */
const isGraded = (piece: Piece, signs: readonly Sign[], { pack }: Compiled): boolean =>
  piece.hasConcept && pack.opinionForms.graded.whole.test(said(piece, signs).replace(/ [,.!] $/, ' '));

/** "…, de ninguna manera": says no to what was named before. */
const isRefusal = ({ from, to, hasConcept }: Piece, signs: readonly Sign[], pack: Compiled): boolean => {
  const words = signs
    .slice(from, Math.min(to, from + 8))
    .map(({ text }) => text)
    .filter((text) => /[a-z]/.test(text));
  return !hasConcept && words.length <= 5 && verdictOf(words.join(' '), pack, undefined) !== undefined;
};

/** "No discos, just cafés": what is left after a refusal. */
const offersAnother = (piece: Piece, last: Piece, signs: readonly Sign[], { pack }: Compiled): boolean =>
  pack.clauseForms.another.test(signs[piece.from]!.text) &&
  signs.slice(last.from, last.to).some(({ text }) => pack.clauseForms.refusal.test(text));

const MOST_WORDS_OF_AN_ECHO = 6;

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
