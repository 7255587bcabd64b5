// Breaks prose into lines for pages and files that a program writes.

/**
 * @param indent what every line but the first begins with; it counts towards the width
 * @returns lines of at most `width` characters, where no word or `code span` is longer
 */
export function wrapped(text: string, width: number, indent = ''): string {
  const pieces = text.match(/`[^`]*`\S*|\S+/gu) ?? [];
  const [first = '', ...rest] = pieces;
  let line = first;
  const lines: string[] = [];
  for (const piece of rest) {
    if (line.length + 1 + piece.length <= width) line += ` ${piece}`;
    else {
      lines.push(line);
      line = indent + piece;
    }
  }
  return [...lines, line].join('\n');
}
