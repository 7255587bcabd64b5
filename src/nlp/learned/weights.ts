// Feature weights as they are shipped: per feature the few classes that matter, one signed byte each.
import type { ByteReader, ByteWriter } from './bytes.ts';
import { createKeyTable, type KeyTable } from './key-table.ts';

/** Dense weights as training leaves them: row r, class c at `values[r * classes + c]`. */
export interface DenseWeights {
  readonly keys: Int32Array;
  readonly classes: number;
  readonly values: Float32Array;
}

/** Row r holds entries `starts[r]` to `starts[r + 1]` of `classOf` and `value` (quantised: `value * step` is real). */
export interface SparseWeights {
  readonly table: KeyTable;
  readonly classes: number;
  readonly step: number;
  readonly starts: Int32Array;
  readonly classOf: Uint8Array;
  readonly value: Int8Array;
}

/** Adds the weights of feature `key` to `scores` (in units of `step`). */
export function addScores(weights: SparseWeights, key: number, scores: Float64Array, offset = 0): void {
  const row = weights.table.find(key);
  if (row < 0) return;
  const { starts, classOf, value } = weights;
  for (let at = starts[row]!, end = starts[row + 1]!; at < end; at++) scores[offset + classOf[at]!]! += value[at]!;
}

/**
 * Keeps the largest weights that fit in `maxBytes`, in steps of a 127th of the largest one.
 * A row costs two or three bytes and an entry two.
 */
export function writeWeights(writer: ByteWriter, dense: DenseWeights, maxBytes: number): void {
  const step = stepOf(dense);
  const smallest = smallestThatFits(dense, step, maxBytes);
  const { classes, values } = dense;
  const kept = (row: number): number[] => {
    const found: number[] = [];
    for (let c = 0; c < classes; c++)
      if (Math.abs(quantise(values[row * classes + c]!, step)) >= smallest) found.push(c);
    return found;
  };
  const rows = [...dense.keys.keys()]
    .filter((row) => kept(row).length > 0)
    .sort((a, b) => dense.keys[a]! - dense.keys[b]!);
  writer.uint(classes);
  writer.float(step);
  writer.uint(rows.length);
  let previousKey = 0;
  for (const row of rows) {
    writer.uint(dense.keys[row]! - previousKey);
    previousKey = dense.keys[row]!;
    const entries = kept(row);
    for (const [index, c] of entries.entries()) {
      writer.int8(index === entries.length - 1 ? c | 128 : c); // the high bit closes the row
      writer.int8(quantise(values[row * classes + c]!, step));
    }
  }
}

export function readWeights(reader: ByteReader): SparseWeights {
  const classes = reader.uint();
  const step = reader.float();
  const rows = reader.uint();
  const table = createKeyTable(rows);
  const starts = new Int32Array(rows + 1);
  let classOf = new Uint8Array(rows * 4);
  let value = new Int8Array(rows * 4);
  let entries = 0;
  let key = 0;
  for (let row = 0; row < rows; row++) {
    key += reader.uint();
    table.add(key);
    for (let last = false; !last; entries++) {
      if (entries === classOf.length) [classOf, value] = [twice(classOf), twice(value)];
      const tagged = reader.int8();
      last = tagged < 0;
      classOf[entries] = tagged & 127;
      value[entries] = reader.int8();
    }
    starts[row + 1] = entries;
  }
  return { table, classes, step, starts, classOf, value };
}

/** The 0.9999 quantile becomes 127: a single giant weight must not coarsen all others. */
function stepOf({ values }: DenseWeights): number {
  const sizes = values
    .filter((weight) => weight !== 0)
    .map(Math.abs)
    .sort();
  const large = sizes[Math.floor(sizes.length * 0.9999)] ?? 1;
  return Math.max(large, 1e-6) / 127;
}

const quantise = (weight: number, step: number) => Math.max(-127, Math.min(127, Math.round(weight / step)));

function smallestThatFits(dense: DenseWeights, step: number, maxBytes: number): number {
  const rowsAt = new Int32Array(129);
  const entriesAt = new Int32Array(129);
  for (let row = 0; row < dense.keys.length; row++) {
    let largest = 0;
    for (let c = 0; c < dense.classes; c++) {
      const size = Math.abs(quantise(dense.values[row * dense.classes + c]!, step));
      entriesAt[size]!++;
      largest = Math.max(largest, size);
    }
    rowsAt[largest]!++;
  }
  let bytes = 32;
  for (let size = 127; size >= 1; size--) {
    bytes += rowsAt[size]! * 2.4 + entriesAt[size]! * 2;
    if (bytes > maxBytes) return size + 1;
  }
  return 1;
}

function twice<A extends Uint8Array | Int8Array>(array: A): A {
  const larger = new (array.constructor as new (length: number) => A)(Math.max(16, array.length * 2));
  larger.set(array);
  return larger;
}
