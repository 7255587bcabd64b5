// A message that is a name and hardly more: "Sol", "and prado?", "prado tickets".
import { isMark, type Word } from './document.ts';
import type { Compiled } from './languages/compile.ts';
import type { PhraseMatch } from './phrases.ts';

/** A message of a name alone may have so many small words beside it. */
const MAX_WORDS_BESIDE = 3;

/** "Sol", "and prado?": there is nothing else that the word could be about. */
export const isWholeMessage = ({ from, to }: PhraseMatch<unknown>, words: readonly Word[], pack: Compiled): boolean =>
  words.slice(from, to).some(({ norm }) => !pack.functionWords.has(norm)) &&
  words.every(
    (word, at) =>
      (at >= from && at < to) || isMark(word) || pack.functionWords.has(word.norm) || ASKED_BESIDE.has(word.norm),
  ) &&
  words.length - (to - from) <= MAX_WORDS_BESIDE;

/** "prado tickets", "metro prado": what people put beside a name and nothing else. */
const ASKED_BESIDE = new Set(
  `
    tickets ticket hours times prices price metro cafe cafeteria museum museo park parque address location
    directions restaurant restaurants entradas entrada horario horarios precio precios direccion ubicacion
    restaurante restaurantes bares bars hotels hoteles info lunes martes miercoles jueves viernes sabado domingo
    hoy manana monday tuesday wednesday thursday friday saturday sunday today tomorrow gratis free
  `
    .trim()
    .split(/\s+/u),
);
