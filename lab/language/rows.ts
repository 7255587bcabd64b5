// Rows of the language sets as they are published: JSON lines or the text format of M-ABSA. Every field is doubted.

export type Row = Readonly<Record<string, unknown>>;

/** @throws SyntaxError with the line number when a line is neither JSON nor `sentence####[...]` */
export function parseRows(content: string): Row[] {
  return content
    .split(/\r?\n/u)
    .map((line, index) => [line.trim(), index + 1] as const)
    .filter(([line]) => line.length > 0)
    .map(([line, number]) => (line.startsWith('{') ? parseJson(line, number) : parseTriplets(line, number)));
}

function parseJson(line: string, number: number): Row {
  try {
    return JSON.parse(line) as Row;
  } catch {
    throw new SyntaxError(`line ${number} is not JSON`);
  }
}

/** M-ABSA: `The food was good####[['food', 'food quality', 'positive']]`. */
function parseTriplets(line: string, number: number): Row {
  const divider = line.lastIndexOf('####');
  if (divider < 0) throw new SyntaxError(`line ${number} is neither JSON nor "sentence####[...]"`);
  const triplet = /\[\s*(['"])(.*?)\1\s*,\s*(['"])(.*?)\3\s*,\s*(['"])(.*?)\5\s*\]/gu;
  const opinions = Array.from(line.slice(divider + 4).matchAll(triplet), (match) => ({
    target: match[2],
    category: match[4],
    polarity: match[6],
  }));
  return { text: line.slice(0, divider), opinions };
}

/** The first of the named fields that is there. */
export function field(row: Row, ...names: readonly string[]): unknown {
  for (const name of names) if (row[name] !== undefined && row[name] !== null) return row[name];
  return undefined;
}

export const textIn = (row: Row, ...names: readonly string[]): string | undefined => {
  const found = field(row, ...names);
  return typeof found === 'string' ? found : undefined;
};

export const listIn = (row: Row, ...names: readonly string[]): readonly unknown[] => {
  const found = field(row, ...names);
  return Array.isArray(found) ? found : [];
};

export const rowsIn = (row: Row, ...names: readonly string[]): readonly Row[] =>
  listIn(row, ...names).filter((each): each is Row => typeof each === 'object' && each !== null);

/** Offsets of these sets count code points; ours count UTF-16 units. */
export function utf16Offset(text: string, codePoints: number): number {
  let at = 0;
  for (let passed = 0; passed < codePoints && at < text.length; passed++) at += text.codePointAt(at)! > 0xffff ? 2 : 1;
  return at;
}
