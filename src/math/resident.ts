// A dense matrix that stays in the kernels' memory, so that a request can multiply its rows by one vector at once.
import { padded } from './arena.ts';
import { type Machine, wasmMachine } from './machine.ts';
import { type SharedMemory, sharedMemory } from './wasm/engine.ts';

export interface ResidentMatrix {
  readonly rows: number;
  readonly cols: number;
  /** One row's numbers, not to be written to. */
  row(row: number): Float32Array;
  /**
   * Inner products of one vector with some of the rows, in single precision.
   *
   * @param vector `cols` numbers
   * @param rows numbers of rows, any order, each below `rows`
   * @returns one product per row asked for, in the same order
   */
  products(vector: ArrayLike<number>, rows: Uint32Array): Float32Array;
}

const PAGE_BYTES = 65_536;
const LINE_BYTES = 64;
/** Rows are asked for in pieces of this size, which bounds the working space. */
const PIECE = 8_192;

/**
 * @param values rows x cols, row-major; copied
 * @param machineOn the kernels to use; another only to compare with
 */
export function residentMatrix(
  values: Float32Array,
  rows: number,
  cols: number,
  machineOn: (memory: SharedMemory) => Machine = wasmMachine,
): ResidentMatrix {
  const stride = padded(cols);
  const [xBytes, vBytes] = [rows * stride * 4, Math.max(LINE_BYTES, stride * 4)];
  const layout = { x: 0, v: xBytes, indices: xBytes + vBytes, y: xBytes + vBytes + PIECE * 4 };
  const pages = Math.ceil((layout.y + PIECE * 4) / PAGE_BYTES);
  const memory = sharedMemory(pages, pages);
  const machine = machineOn(memory);
  const x = new Float32Array(memory.buffer, layout.x, rows * stride);
  for (let row = 0; row < rows; row++) x.set(values.subarray(row * cols, (row + 1) * cols), row * stride);
  const v = new Float32Array(memory.buffer, layout.v, stride);
  const indices = new Uint32Array(memory.buffer, layout.indices, PIECE);
  const y = new Float32Array(memory.buffer, layout.y, PIECE);

  return {
    rows,
    cols,
    row: (row) => x.subarray(row * stride, row * stride + cols),
    products(vector, wanted) {
      v.set(vector);
      const products = new Float32Array(wanted.length);
      for (let from = 0; from < wanted.length; from += PIECE) {
        const piece = wanted.subarray(from, from + PIECE);
        indices.set(piece);
        machine.dots({ ...layout, count: piece.length, xStrideBytes: stride * 4, length: stride });
        products.set(y.subarray(0, piece.length), from);
      }
      return products;
    },
  };
}
