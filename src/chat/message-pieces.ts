// Cuts a message at the ends of sentences, at commas and at the small words behind which another ask may begin.
import { foldInPlace } from '../domain/text.ts';
import type { Cues } from '../nlp/languages/cues.ts';

export interface Piece {
  readonly text: string;
  /** What stood between it and the piece before: a blank, a comma, "and". */
  readonly joint: string;
  /** It begins a sentence. */
  readonly isSentence: boolean;
  /** A small word ties it to the piece before: "and", «y luego». */
  readonly isLinked: boolean;
  /** How it may begin an ask of its own; undefined where it only goes on. */
  readonly opens?: Opening;
}

/**
 * As people ask; as what comes next ("then dancing"); as a noun beside another ("and a bar"); as another errand ("buy an
 * umbrella"); as a noun near what was asked about ("and cafes nearby"); by the mark at the end of its sentence ("open now?").
 */
type Opening = 'ask' | 'next' | 'noun' | 'near' | 'deed' | 'mark';

export function piecesOf(text: string, cues: Cues): readonly Piece[] {
  const folded = foldInPlace(text);
  const cuts = [...folded.matchAll(ENDS), ...folded.matchAll(cues.links)]
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }))
    .sort((one, other) => one.start - other.start);
  const pieces: Piece[] = [];
  let joint = '';
  let from = 0;
  for (const { start, end } of [...cuts, { start: text.length, end: text.length }]) {
    const own = text.slice(from, start);
    // "Where and when do they go on?": one question.
    if (start < text.length && cues.bareAsk.test(foldInPlace(own))) continue;
    if (/[\p{L}\p{N}]/u.test(own)) {
      pieces.push(pieceOf(own, joint, pieces.length === 0, /\?/u.test(text.slice(start, end)), cues));
      joint = '';
    } else joint += own;
    joint += text.slice(start, end);
    from = end;
  }
  return pieces;
}
/** Marks between pieces; the point of "7.30" is none. */
const ENDS = /(?<![.?!;,\n])[.?!;,\n]+(?=\s|$)|[¿¡]/gu;

function pieceOf(text: string, joint: string, isFirst: boolean, isAsked: boolean, cues: Cues): Piece {
  const folded = foldInPlace(text).trim();
  const isSentence = isFirst || /[.?!;\n]/u.test(joint) || /^\s*¿/u.test(joint);
  const isLinked = /\p{L}|[+&]/u.test(joint);
  const opens = openingOf(folded, { joint, isSentence, isLinked, isFirst, isAsked }, cues);
  return {
    text: isAsked ? `${text.trimEnd()}?` : text,
    joint,
    isSentence,
    isLinked,
    ...(opens && { opens }),
  };
}

function openingOf(
  folded: string,
  at: Pick<Piece, 'joint' | 'isSentence' | 'isLinked'> & { readonly isFirst: boolean; readonly isAsked: boolean },
  cues: Cues,
): Opening | undefined {
  if (cues.opensAsk.test(folded)) return 'ask';
  if (at.isFirst) return undefined;
  if (cues.saysNext.test(foldInPlace(at.joint)) || cues.saysNext.test(folded.slice(0, LEAD))) return 'next';
  if (cues.opensDeed.test(folded)) return 'deed';
  if (at.isLinked && (cues.opensNoun.test(folded) || cues.adds.test(foldInPlace(at.joint)))) return 'noun';
  if (at.isLinked && cues.opensNear.test(folded)) return 'near';
  return at.isAsked && (at.isSentence || cues.question.test(folded)) ? 'mark' : undefined;
}
/** "Then" at the very beginning says what comes next. */
const LEAD = 8;
