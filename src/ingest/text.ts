// Text as sources have it, made plain: HTML taken off, entities decoded, white space made single.

/** HTML names of U+00A0 to U+00FF, in order. */
const LATIN_1 = `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3
  acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig
  Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash
  Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc
  euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml
  yacute thorn yuml`.split(/\s+/u);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ...LATIN_1.map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ...Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", euro: '€', ndash: '–', mdash: '—' }),
  ...Object.entries({ lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”', hellip: '…', bull: '•' }),
]);

/** One line of text: no tags, no entities, single spaces. Municipal files encode twice (`&amp;ntilde;`). */
export function plainText(html: string): string {
  return squish(decodeEntities(decodeEntities(html.replace(TAG, ' '))).replace(TAG, ' '));
}

/** A tag or comment ends before the next one opens: thousands of opening signs are then read once, not once for each. */
const TAG = /<!--(?:(?!<!--)[\s\S])*?-->|<[a-z/!][^<>]*>/giu;

/** The lines that a reader of the page would see: paragraphs, list items and breaks begin a new one. */
export function plainLines(html: string): string[] {
  return html
    .split(/<\/p>|<\/li>|<\/h\d>|<br\s*\/?>|<\/div>|\n/iu)
    .map(plainText)
    .filter((line) => line !== '');
}

export const squish = (text: string): string => text.replace(/[\s\u00a0\u200b\ufeff]+/gu, ' ').trim();

function decodeEntities(text: string): string {
  return text.replace(/&(#x?[0-9a-f]{1,6}|[a-z0-9]{2,8});/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

const MAX_DESCRIPTION_LENGTH = 1_500;

/** At most some fifteen hundred characters, ending with a whole sentence where there is one. */
export function shortened(text: string, maxLength = MAX_DESCRIPTION_LENGTH): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const lastStop = Math.max(cut.lastIndexOf('. '), cut.lastIndexOf('! '), cut.lastIndexOf('? '));
  return lastStop > maxLength / 3 ? cut.slice(0, lastStop + 1) : `${cut.slice(0, cut.lastIndexOf(' '))}…`;
}

/** Spreadsheets in Spanish write a decimal comma. */
export const numberIn = (text: string | undefined): number =>
  text === undefined || text.trim() === ''
    ? Number.NaN
    : Number(/^-?\d+,\d+$/u.test(text) ? text.replace(',', '.') : text);
