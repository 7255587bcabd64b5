// The mention that a match of a name is: with the generic word that belongs to it, its part in the sentence, and which of
// several things of one name is the likely one.
import type { GazetteerEntry } from '../domain/gazetteer.ts';
import type { Word } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import type { PhraseMatch } from './phrases.ts';
import type { PlaceMention } from './understanding.ts';

/** "the Oeste park", "museo del Prado": the generic word belongs to the name. */
export function widen(
  { from, to }: PhraseMatch<unknown>,
  words: readonly Word[],
  pack: Compiled,
): { from: number; to: number } {
  const isGeneric = (at: number) => pack.generics.has(words[at]?.norm ?? '');
  let first = from;
  while (first > 0 && pack.linkers.has(words[first - 1]!.norm)) first--;
  if (!(first > 0 && isGeneric(first - 1))) first = from;
  else first--;
  return { from: first, to: isGeneric(to) ? to + 1 : to };
}

export function mentionOf(
  text: string,
  words: readonly Word[],
  { from, to }: { readonly from: number; readonly to: number },
  match: PhraseMatch<readonly GazetteerEntry[]>,
  pack: Compiled,
  isRidden: boolean,
): PlaceMention {
  const start = words[from]!.start;
  const end = words[to - 1]!.end;
  const role = pack.roleBefore(words, from);
  const entry = mostLikely(match.value, role, isRidden);
  return {
    start,
    end,
    text: text.slice(start, end),
    entry,
    role,
    certainty: certaintyOf(words.slice(match.from, match.to), entry),
  };
}

/** Of several things of one name: the best known; inside means an area; a well-known place before its station, but by train. */
function mostLikely(entries: readonly GazetteerEntry[], role: PlaceMention['role'], isRidden: boolean): GazetteerEntry {
  const weight = ({ thing, prominence }: GazetteerEntry) =>
    prominence +
    (thing.kind === 'place' && prominence >= 4 ? 0.5 : 0) +
    (thing.kind === 'area' && role === 'in' ? 1.5 : 0) +
    (thing.kind === 'station' && isRidden ? 1.5 : 0);
  return entries.reduce((best, each) => (weight(each) > weight(best) ? each : best));
}

/** An exact form is certain; each word that no form contains costs a little. */
function certaintyOf(written: readonly Word[], entry: GazetteerEntry): number {
  const known = new Set(entry.forms.flatMap((form) => form.split(/[\s-]+/).map((word) => fold(word))));
  const misspelt = written.filter(({ folded }) => !known.has(folded)).length;
  return Math.max(0.5, 1 - 0.2 * misspelt);
}

export const fold = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{M}|['.,]/gu, '')
    .toLowerCase();
