// Cuts a description where a sentence ends.

/** The first `count` sentences; a full stop after an abbreviation or initial does not end one. Empty for no text. */
export function firstSentences(text: string | undefined, count: number): string {
  if (!text) return '';
  const ends = [...text.matchAll(/[^\s.]{3,}[.!?](?=\s+[\p{Lu}¿¡])/gu)].map((match) => match.index + match[0].length);
  const end = ends[count - 1];
  return (end === undefined ? text : text.slice(0, end)).trim();
}
