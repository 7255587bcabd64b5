// Cuts a description where a sentence ends.

const ABBREVIATIONS = new Set([
  'st',
  'sta',
  'sto',
  'mr',
  'mrs',
  'dr',
  'dra',
  'sr',
  'sra',
  'no',
  'núm',
  'av',
  'avda',
  'ca',
]);

/** The first `count` sentences; a full stop after an abbreviation or initial does not end one. Empty for no text. */
export function firstSentences(text: string | undefined, count: number): string {
  if (!text) return '';
  const ends = [...text.matchAll(/(?<![\p{L}\p{N}»”"')])([\p{L}\p{N}»”"')]+)[.!?](?=\s+[\p{Lu}¿¡«"])/gu)]
    .filter(([, word = '']) => word.length > 1 && !ABBREVIATIONS.has(word.toLowerCase()))
    .map((match) => match.index + match[0].length);
  const end = ends[count - 1];
  return (end === undefined ? text : text.slice(0, end)).trim();
}

/** Every sentence of a description. */
export function sentencesIn(text: string | undefined): readonly string[] {
  if (!text) return [];
  const found: string[] = [];
  for (let rest = text.trim(); rest !== ''; ) {
    const first = firstSentences(rest, 1);
    found.push(first);
    rest = rest.slice(first.length).trim();
  }
  return found;
}
