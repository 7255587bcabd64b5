// Names that no catalogue holds, guessed from their shape: an institution's noun with "de …" or with words we do not
// know ("Biblioteca de Odontología", "the Zambrano library"). They only help to read a question about a place.
import type { Line } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import type { ConceptMention } from './understanding.ts';

/** The line with each such name as `@p`. */
export function withUnknownNames({ signs }: Line, particular: readonly ConceptMention[], pack: Compiled): string {
  const kept: string[] = [];
  for (let at = 0; at < signs.length; ) {
    const { text, concept } = signs[at]!;
    const isHead = (concept && particular.includes(concept)) || INSTITUTIONS.has(text) || pack.generics.has(text);
    const end = isHead ? endOfName(signs, at + 1, pack) : at;
    kept.push(end > at + 1 ? '@p' : text);
    at = Math.max(end, at + 1);
  }
  return ` ${kept.join(' ')} `;
}

const INSTITUTIONS = new Set(
  'facultad faculty escuela school instituto institute universidad university servicio service centro centre center sala fundacion foundation residencia oficina office'.split(
    ' ',
  ),
);
const LINKS = new Set(['de', 'del', 'of', 'la', 'las', 'los', 'el', 'the', 'y', 'e', 'and', '-']);
const MAX_WORDS = 8;

/** Index after the name; the head's own end when nothing name-like follows. */
function endOfName(signs: Line['signs'], from: number, pack: Compiled): number {
  let end = from;
  let linked = false;
  for (let at = from; at < Math.min(signs.length, from + MAX_WORDS); at++) {
    const { text, concept, place } = signs[at]!;
    if (LINKS.has(text)) {
      linked = true;
      continue;
    }
    if (place) break;
    const isStranger = concept === undefined && !pack.isKnownWord(text);
    const mayFollow = linked || at === end;
    if (!mayFollow || !(isStranger || (linked && isContent(text, pack)))) break;
    end = at + 1;
    linked = false;
  }
  return end;
}

const isContent = (text: string, pack: Compiled): boolean => text === '@c' || !pack.functionWords.has(text);
