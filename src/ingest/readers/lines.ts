// Lines of a text, numbered from 1, with any of the three line endings.

export interface NumberedLine {
  readonly number: number;
  readonly text: string;
}

/** A line longer than this is no row of anything; reading on would only fill the memory. */
const MAX_LINE_LENGTH = 4_000_000;

export async function* linesOf(chunks: AsyncIterable<string>): AsyncIterable<NumberedLine> {
  let pending = '';
  let number = 0;
  for await (const chunk of chunks) {
    const lines = (pending + chunk).split(/\r\n|\n|\r(?!$)/u);
    pending = lines.pop() ?? '';
    for (const text of lines) yield { number: ++number, text };
    if (pending.length > MAX_LINE_LENGTH) throw new RangeError(`line ${number + 1} has more than 4 million characters`);
  }
  if (pending !== '') yield { number: ++number, text: pending.replace(/\r$/u, '') };
}
