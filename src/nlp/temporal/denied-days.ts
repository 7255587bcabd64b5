// Days that are said not to do.
import type { TemporalPack, TemporalPiece } from './piece.ts';

/** "Not today, tomorrow": a day that is said not to do is left out, where another is named. */
export function withoutDenied(
  pieces: readonly TemporalPiece[],
  folded: string,
  pack: TemporalPack,
): readonly TemporalPiece[] {
  const isRefused = ({ start }: TemporalPiece) => pack.deniedBefore.test(folded.slice(Math.max(0, start - 24), start));
  // "At midnight, not at noon": a part of the day, where another hour is named.
  const isPart = ({ day, label }: TemporalPiece) => day === undefined && label !== undefined;
  const isDenied = (piece: TemporalPiece) =>
    isPart(piece)
      ? isRefused(piece)
      : piece.day !== undefined &&
        piece.untilDay === undefined &&
        (isRefused(piece) || pack.deniedBehind.test(folded.slice(piece.end)));
  const left = pieces.filter((piece) => !isDenied(piece));
  const isElse = pieces.every((piece) => !isDenied(piece) || isPart(piece))
    ? left.some(({ fromMin, label }) => (fromMin ?? label) !== undefined)
    : left.some(({ day }) => day !== undefined);
  if (!isElse) return pieces;
  // "Not tonight, tomorrow" is tomorrow night; "tonight I can't, and tomorrow?" is any hour of it.
  const { label, fromMin, toMin } =
    pieces.find((piece) => isDenied(piece) && isRefused(piece) && piece.label !== undefined) ?? {};
  const part = {
    ...(label && { label }),
    ...(fromMin !== undefined && { fromMin }),
    ...(toMin !== undefined && { toMin }),
  };
  return left.map((piece) =>
    (piece.label ?? piece.fromMin ?? piece.toMin) === undefined ? { ...part, ...piece } : piece,
  );
}
