// Type labels of the sources, said in Spanish: rows of the vocabulary, which the build puts into the page. What is missing
// there is shown as the source has it; labels that name a category are not repeated, as the service tells those.
import rows from '../../../data/vocabulary/type-labels.tsv';

const cells = rows
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .slice(1)
  .map((line) => line.split('\t'));

export const TYPES_ES: Readonly<Record<string, string>> = Object.fromEntries(
  cells.flatMap(([label = '', es]) => (es ? [[label, es]] : [])),
);

/** Labels that say nothing to a person. */
export const EMPTY_TYPES: ReadonlySet<string> = new Set(cells.flatMap(([label = '', es]) => (es ? [] : [label])));
