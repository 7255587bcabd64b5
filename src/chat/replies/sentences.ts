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

/** Numbered lines without the sentences that several of them have, which stand once behind them. */
export function sharedApart(lines: readonly string[]): {
  readonly own: readonly string[];
  readonly shared: readonly string[];
} {
  const parted = lines.map((line) => sentencesIn(line.replace(NUMBER, '')));
  const isShared = (sentence: string) => parted.filter((each) => each.includes(sentence)).length > 1;
  const sentences = [...new Set(parted.flat().filter(isShared))];
  if (sentences.length === 0) return { own: lines, shared: [] };
  const own = lines.flatMap((line, at) => {
    const rest = parted[at]!.filter((each) => !isShared(each));
    return rest.length > 0 ? [`${numberOf(line)}${rest.join(' ')}`] : [];
  });
  // Of some of them only: by their numbers.
  const shared = sentences.map((sentence) => {
    const of = lines.filter((_, at) => parted[at]!.includes(sentence));
    return of.length === lines.length
      ? sentence
      : `${of.map((line) => numberOf(line).slice(0, -2)).join(', ')}: ${sentence}`;
  });
  return { own, shared };
}
const numberOf = (line: string): string => NUMBER.exec(line)?.[0] ?? '';
const NUMBER = /^\d+\. /u;
