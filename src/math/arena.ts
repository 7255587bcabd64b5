// One shared memory for all threads, handed out from the bottom up and given back in the opposite order.
import { type SharedMemory, sharedMemory } from './wasm/engine.ts';

export interface Arena {
  readonly memory: SharedMemory;
  /** Address of `bytes` fresh bytes, all 0, aligned to a cache line. @throws RangeError beyond the limit */
  allocate(bytes: number): number;
  /** Remembers how much is in use... */
  mark(): number;
  /** ...and gives back all that was allocated since. */
  release(mark: number): void;
  /** The most that was ever in use, in bytes. */
  readonly peakBytes: number;
}

/** A dense matrix in the arena: row-major, each row `stride` numbers apart, the padding always 0. */
export interface Matrix {
  readonly address: number;
  readonly rows: number;
  readonly cols: number;
  /** A multiple of 8; so are the rows really there, so that kernels need no remainder loops. */
  readonly stride: number;
  /** The numbers, `stride` a row. */
  readonly values: Float32Array;
}

const PAGE_BYTES = 65_536;
const MAX_PAGES = 65_536;
const LINE_BYTES = 64;

export const padded = (count: number): number => Math.ceil(count / 8) * 8;

export function openArena(limitBytes: number): Arena {
  const limit = Math.min(limitBytes, MAX_PAGES * PAGE_BYTES);
  // Reserved whole and touched as needed: the operating system counts only written pages, and no view grows stale.
  const pages = Math.ceil(limit / PAGE_BYTES);
  const memory = sharedMemory(pages, MAX_PAGES);
  // Address 0 stays free so that it can mean "none".
  let top = LINE_BYTES;
  let peakBytes = top;

  const allocate = (bytes: number): number => {
    const address = top;
    const end = Math.ceil((address + bytes) / LINE_BYTES) * LINE_BYTES;
    if (end > limit) {
      throw new RangeError(`working memory: ${mebibytes(end)} MiB needed, ${mebibytes(limit)} MiB allowed`);
    }
    // What lies below the peak may hold old numbers.
    if (address < peakBytes) new Uint8Array(memory.buffer, address, Math.min(end, peakBytes) - address).fill(0);
    top = end;
    peakBytes = Math.max(peakBytes, top);
    return address;
  };
  return {
    memory,
    allocate,
    mark: () => top,
    release: (mark) => {
      top = mark;
    },
    get peakBytes() {
      return peakBytes;
    },
  };
}

export function allocateMatrix(arena: Arena, rows: number, cols: number): Matrix {
  const stride = padded(cols);
  const length = padded(rows) * stride;
  const address = arena.allocate(length * 4);
  return { address, rows, cols, stride, values: new Float32Array(arena.memory.buffer, address, length) };
}

export function matrixFrom(arena: Arena, rows: number, cols: number, values: ArrayLike<number>): Matrix {
  const matrix = allocateMatrix(arena, rows, cols);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < cols; column++) {
      matrix.values[row * matrix.stride + column] = values[row * cols + column]!;
    }
  }
  return matrix;
}

/** A copy without padding, outside the arena. */
export function unpadded({ rows, cols, stride, values }: Matrix): Float32Array<ArrayBuffer> {
  const copy = new Float32Array(rows * cols);
  for (let row = 0; row < rows; row++) copy.set(values.subarray(row * stride, row * stride + cols), row * cols);
  return copy;
}

const mebibytes = (bytes: number): number => Math.ceil(bytes / 2 ** 20);
