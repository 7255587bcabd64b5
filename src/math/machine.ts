// The innermost loops, twice: as WebAssembly and, to compare with and to read, as plain TypeScript.
// Both work on addresses (bytes) in one shared memory; `tasks.ts` knows what lies where.
import { instantiate, type SharedMemory } from './wasm/engine.ts';
import { BLOCK_COLS, BLOCK_ROWS, KERNEL_BYTES } from './wasm/source.ts';

export interface Machine {
  /** C += scale * A B for packed strips; see `pack`. */
  gemm(call: GemmCall): void;
  /** Copies `strips` strips of `width` lines to `target`, laid out [strip][depth][width]. */
  pack(call: PackCall): void;
  /** y += scale * sum of values[e] * (row indices[e] of x), all `length` numbers long, a multiple of 8. */
  gather(call: GatherCall): void;
  /** y[e] = (row indices[e] of x) . v, rows and v `length` numbers long, a multiple of 8. */
  dots(call: DotsCall): void;
}

interface GemmCall {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly cStrideBytes: number;
  /** A multiple of 4. */
  readonly depth: number;
  readonly rowStrips: number;
  readonly columnStrips: number;
  readonly scale: number;
}

interface PackCall {
  readonly source: number;
  readonly lineBytes: number;
  readonly depthBytes: number;
  readonly strips: number;
  readonly depth: number;
  readonly width: typeof BLOCK_ROWS | typeof BLOCK_COLS;
  readonly target: number;
}

interface GatherCall {
  readonly indices: number;
  readonly values: number;
  readonly count: number;
  readonly x: number;
  readonly xStrideBytes: number;
  readonly y: number;
  readonly length: number;
  readonly scale: number;
}

interface DotsCall {
  readonly indices: number;
  readonly count: number;
  readonly x: number;
  readonly xStrideBytes: number;
  readonly v: number;
  readonly y: number;
  readonly length: number;
}

export function wasmMachine(memory: SharedMemory): Machine {
  const { gemm, pack4, pack8, gather, dots } = instantiate(KERNEL_BYTES, memory);
  return {
    gemm: ({ a, b, c, cStrideBytes, depth, rowStrips, columnStrips, scale }) =>
      gemm!(a, b, c, cStrideBytes, depth, rowStrips, columnStrips, scale),
    pack: ({ source, lineBytes, depthBytes, strips, depth, width, target }) =>
      (width === BLOCK_ROWS ? pack4! : pack8!)(source, lineBytes, depthBytes, strips, depth, target),
    gather: ({ indices, values, count, x, xStrideBytes, y, length, scale }) =>
      gather!(indices, values, count, x, xStrideBytes, y, length, scale),
    dots: ({ indices, count, x, xStrideBytes, v, y, length }) => dots!(indices, count, x, xStrideBytes, v, y, length),
  };
}

/** The same in plain TypeScript: slower, and rounds sums in another order. */
export function plainMachine(memory: SharedMemory): Machine {
  const floats = (): Float32Array => new Float32Array(memory.buffer);
  const words = (): Uint32Array => new Uint32Array(memory.buffer);
  return {
    gemm: (call) => plainGemm(floats(), call),
    pack: (call) => plainPack(floats(), call),
    gather: (call) => plainGather(floats(), words(), call),
    dots: (call) => plainDots(floats(), words(), call),
  };
}

function plainGemm(
  heap: Float32Array,
  { a, b, c, cStrideBytes, depth, rowStrips, columnStrips, scale }: GemmCall,
): void {
  for (let row = 0; row < rowStrips * BLOCK_ROWS; row++) {
    const aStart = a / 4 + Math.floor(row / BLOCK_ROWS) * depth * BLOCK_ROWS + (row % BLOCK_ROWS);
    for (let column = 0; column < columnStrips * BLOCK_COLS; column++) {
      const bStart = b / 4 + Math.floor(column / BLOCK_COLS) * depth * BLOCK_COLS + (column % BLOCK_COLS);
      let sum = 0;
      for (let k = 0; k < depth; k++) sum += heap[aStart + k * BLOCK_ROWS]! * heap[bStart + k * BLOCK_COLS]!;
      heap[c / 4 + (row * cStrideBytes) / 4 + column]! += scale * sum;
    }
  }
}

function plainPack(
  heap: Float32Array,
  { source, lineBytes, depthBytes, strips, depth, width, target }: PackCall,
): void {
  let to = target / 4;
  for (let strip = 0; strip < strips; strip++) {
    for (let k = 0; k < depth; k++) {
      for (let lane = 0; lane < width; lane++) {
        heap[to++] = heap[(source + (strip * width + lane) * lineBytes + k * depthBytes) / 4]!;
      }
    }
  }
}

function plainGather(
  heap: Float32Array,
  words: Uint32Array,
  { indices, values, count, x, xStrideBytes, y, length, scale }: GatherCall,
): void {
  for (let entry = 0; entry < count; entry++) {
    const value = scale * heap[values / 4 + entry]!;
    const from = (x + words[indices / 4 + entry]! * xStrideBytes) / 4;
    for (let at = 0; at < length; at++) heap[y / 4 + at]! += value * heap[from + at]!;
  }
}

function plainDots(
  heap: Float32Array,
  words: Uint32Array,
  { indices, count, x, xStrideBytes, v, y, length }: DotsCall,
): void {
  for (let entry = 0; entry < count; entry++) {
    const from = (x + words[indices / 4 + entry]! * xStrideBytes) / 4;
    let sum = 0;
    for (let at = 0; at < length; at++) sum += heap[from + at]! * heap[v / 4 + at]!;
    heap[y / 4 + entry] = sum;
  }
}
