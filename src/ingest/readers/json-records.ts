// Reads the objects of one array inside a large JSON file, one at a time, without holding the file in memory.
import { JsonScanner } from './json-scanner.ts';

/**
 * @param arrayName the member that holds the records: `features` in `{"type": ..., "features": [...]}`;
 *   several names may be given, the first that occurs is read. A file that is an array itself is read as it is.
 * @throws SyntaxError when the text is not JSON, ends early, or holds no such array
 */
export async function* jsonRecords(
  chunks: AsyncIterable<string>,
  arrayNames: readonly string[],
): AsyncIterable<unknown> {
  const scanner = new JsonScanner(new Set(arrayNames));
  for await (const chunk of chunks) {
    for (const text of scanner.push(chunk)) yield JSON.parse(text);
  }
  scanner.end();
}
