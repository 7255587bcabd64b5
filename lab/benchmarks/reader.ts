// Reads the public splits: one line a person, their id, then the ids of the items they met.
import { DomainError } from '../../src/domain/errors.ts';
import type { SparseRows } from '../../src/math/sparse.ts';

/** The two parts of one split, rows and columns numbered alike in both. */
export interface PublicSplit {
  readonly train: SparseRows;
  readonly test: SparseRows;
  readonly people: number;
  readonly items: number;
}

/** @throws DomainError `import/bad-data` when a line is not made of whole numbers */
export function readPublicSplit(trainText: string, testText: string): PublicSplit {
  const train = readLines(trainText, 'train');
  const test = readLines(testText, 'test');
  const personOf = numbering([...train.keys(), ...test.keys()]);
  const itemOf = numbering([...train.values(), ...test.values()].flatMap((items) => [...items]));
  return {
    train: matrixOf(train, personOf, itemOf),
    test: matrixOf(test, personOf, itemOf),
    people: personOf.size,
    items: itemOf.size,
  };
}

function readLines(text: string, name: string): Map<number, Set<number>> {
  const lists = new Map<number, Set<number>>();
  let lineNumber = 0;
  for (const line of text.split('\n')) {
    lineNumber++;
    const numbers = line.trim().split(/\s+/u);
    if (numbers[0] === '') continue;
    const [person, ...items] = numbers.map((word) => {
      const number = Number(word);
      if (!Number.isInteger(number)) {
        throw new DomainError('import/bad-data', `${name}, line ${lineNumber}: expected whole numbers, got "${word}"`);
      }
      return number;
    });
    const known = lists.get(person!);
    if (known) for (const item of items) known.add(item);
    else lists.set(person!, new Set(items));
  }
  return lists;
}

/** Ids in ascending order, numbered from 0. */
function numbering(ids: readonly number[]): Map<number, number> {
  const sorted = Uint32Array.from(new Set(ids)).sort();
  return new Map(Array.from(sorted, (id, at) => [id, at]));
}

function matrixOf(
  lists: Map<number, Set<number>>,
  personOf: Map<number, number>,
  itemOf: Map<number, number>,
): SparseRows {
  const rows = Array.from({ length: personOf.size }, (): Uint32Array => new Uint32Array(0));
  for (const [person, items] of lists) {
    rows[personOf.get(person)!] = Uint32Array.from(items, (item) => itemOf.get(item)!).sort();
  }
  return binaryRows(itemOf.size, rows);
}

/** Rows of ascending columns whose cells are all 1. */
export function binaryRows(cols: number, rows: readonly Uint32Array[]): SparseRows {
  const starts = new Uint32Array(rows.length + 1);
  rows.forEach((row, at) => {
    starts[at + 1] = starts[at]! + row.length;
  });
  const indices = new Uint32Array(starts[rows.length]!);
  rows.forEach((row, at) => {
    indices.set(row, starts[at]!);
  });
  return { rows: rows.length, cols, starts, indices, values: new Float32Array(indices.length).fill(1) };
}
