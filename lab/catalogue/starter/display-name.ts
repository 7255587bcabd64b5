// The name that stands above a compiled row: as people say it, and with a word more where another place bears it.
import { foldAccents } from '../../../src/domain/text.ts';
import { type KindKey, SCULPTURES } from './prose/kinds.ts';

/**
 * A hotel called "Victoria" needs a word more in a list of all kinds of places; so does a statue called "Goya", which is a
 * quarter and a station as well.
 *
 * @param isOfAnother whether another place, a quarter or a station bears a name
 */
export function displayName(name: string, kind: KindKey, isOfAnother: (name: string) => boolean): string {
  const plain = foldAccents(name);
  if (kind === 'hotel') return LODGING.test(plain) ? name : `Hotel ${name}`;
  if (kind === 'guesthouse') return LODGING.test(plain) ? name : `Hostal ${name}`;
  return SCULPTURES.has(kind) && isOfAnother(name) ? withSculpture(name) : name;
}

/** "Claudio Moyano (escultura)": what statues are called where a name alone may be anything. */
export const sculptureAlias = (name: string, kind: KindKey): readonly string[] =>
  SCULPTURES.has(kind) && withSculpture(name) !== name ? [withSculpture(name)] : [];

const withSculpture = (name: string): string => (SCULPTURE.test(foldAccents(name)) ? name : `${name} (escultura)`);

const LODGING = /hotel|host[ae]l|pension|posada|apart|suites|residenc|albergue|alojamiento|house|huespedes/u;
const SCULPTURE = /escultura|estatua|monumento|grupo|busto|conjunto|homenaje|mural|fuente|memorial/u;

/** Signs of a typist's: an acute for an apostrophe, a capital article behind a king's number, blanks within brackets. */
export const tidyName = (name: string): string =>
  name
    .replace(/(?<=\p{L})´(?=\p{L})/gu, "'")
    .replace(/\b([IVX]+) El (?=\p{Lu})/gu, '$1 el ')
    .replace(/\( +/gu, '(')
    .replace(/ +\)/gu, ')')
    .replace(/ {2,}/gu, ' ')
    .replace(/\.$/u, '');
