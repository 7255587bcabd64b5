// When two names mean the same place: the words that matter, compared as sets.
import { nameKeyOf as keyOf, nameWordsOf as wordsOf } from '../../../src/ingest/words.ts';

export { keyOf, wordsOf };

/** Share of words in common, 0 to 1 (Jaccard). */
export function similarity(a: string, b: string): number {
  const [left, right] = [new Set(wordsOf(a)), new Set(wordsOf(b))];
  if (left.size === 0 || right.size === 0) return 0;
  const common = [...left].filter((word) => right.has(word)).length;
  return common / (left.size + right.size - common);
}

/** Words that say what a place is rather than which one. */
const KINDS = new Set(
  `bar basilica biblioteca cafe calle casa centro cerveceria cine cines club comercial cultural edificio ermita
  escultura espacio estadio estatua estatuas fuente fundacion galeria gran heladeria hostal hotel iglesia jardin jardines
  madrid mercado mirador monasterio monumento municipal museo nacional palacio parque parroquia pasteleria plaza puente
  puerta real restaurante sala san santa taberna teatro tienda virgen nuestra senora santo`.split(/\s+/u),
);

/** The words that single a place out; all of them where it has nothing but a kind ("Palacio Real"). */
export function distinctiveWordsOf(name: string): string[] {
  const words = wordsOf(name);
  const own = words.filter((word) => !KINDS.has(word));
  return own.length > 0 ? own : words;
}
