// Tasks of a worker thread: messages that name addresses in the shared memory, and their execution.
// A task's numbers never depend on which thread runs it, so results are the same for any number of threads.
import { padded } from './arena.ts';
import type { Machine } from './machine.ts';
import { type RankTask, rank, type ScoreTask, score } from './ranking.ts';
import type { DenseRef, SparseRef, Thread } from './thread.ts';
import { BLOCK_COLS, BLOCK_ROWS } from './wasm/source.ts';

export type Task = GemmTask | SpmmTask | PackTask | RankTask | ScoreTask;

/** One tile of C += scale * op(A) op(B). Tile borders are multiples of 8. */
export interface GemmTask {
  readonly kind: 'gemm';
  readonly c: DenseRef;
  readonly a: DenseRef;
  readonly b: DenseRef;
  readonly transposeA: boolean;
  readonly transposeB: boolean;
  readonly scale: number;
  readonly depth: number;
  readonly rows: readonly [from: number, to: number];
  readonly cols: readonly [from: number, to: number];
}

/** Rows of Y = sparse times X. */
interface SpmmTask {
  readonly kind: 'spmm';
  readonly sparse: SparseRef;
  readonly x: DenseRef;
  readonly y: DenseRef;
  readonly length: number;
  readonly rows: readonly [from: number, to: number];
}

/** Packs rows of a matrix as the right-hand side of many later products (see `packedRight`). */
export interface PackTask {
  readonly kind: 'pack';
  readonly source: DenseRef;
  readonly depth: number;
  readonly target: number;
  readonly rows: readonly [from: number, to: number];
}

/** Tiles of this size keep the packed operands within the second-level cache. */
export const TILE = 512;
export const DEPTH_BLOCK = 256;
export const PACK_BYTES = 2 * TILE * DEPTH_BLOCK * 4;

export function carryOut(task: Task, thread: Thread): void {
  switch (task.kind) {
    case 'gemm':
      gemmTile(task, thread);
      break;
    case 'spmm':
      spmm(task, thread);
      break;
    case 'pack':
      packRight(task, thread);
      break;
    case 'rank':
      rank(task, thread);
      break;
    case 'score':
      score(task, thread);
      break;
  }
}

function gemmTile(task: GemmTask, { machine, packs }: Thread): void {
  const packedA = packs;
  const packedB = packs + PACK_BYTES / 2;
  const rows = padded(task.rows[1] - task.rows[0]);
  const cols = padded(task.cols[1] - task.cols[0]);
  for (let k = 0; k < task.depth; k += DEPTH_BLOCK) {
    const depth = Math.min(DEPTH_BLOCK, padded(task.depth) - k);
    packOperand(machine, task.a, task.transposeA, task.rows[0], k, rows, depth, BLOCK_ROWS, packedA);
    packOperand(machine, task.b, !task.transposeB, task.cols[0], k, cols, depth, BLOCK_COLS, packedB);
    machine.gemm({
      a: packedA,
      b: packedB,
      c: task.c.address + (task.rows[0] * task.c.stride + task.cols[0]) * 4,
      cStrideBytes: task.c.stride * 4,
      depth,
      rowStrips: rows / BLOCK_ROWS,
      columnStrips: cols / BLOCK_COLS,
      scale: task.scale,
    });
  }
}

/** `lines` run across the operand: its rows, or its columns when `acrossColumns`. */
function packOperand(
  machine: Machine,
  { address, stride }: DenseRef,
  acrossColumns: boolean,
  line: number,
  k: number,
  lines: number,
  depth: number,
  width: typeof BLOCK_ROWS | typeof BLOCK_COLS,
  target: number,
): void {
  machine.pack({
    source: address + (acrossColumns ? k * stride + line : line * stride + k) * 4,
    lineBytes: acrossColumns ? 4 : stride * 4,
    depthBytes: acrossColumns ? stride * 4 : 4,
    strips: lines / width,
    depth,
    width,
    target,
  });
}

function spmm({ sparse, x, y, length, rows }: SpmmTask, { machine, memory }: Thread): void {
  const starts = new Uint32Array(memory.buffer, sparse.starts, rows[1] + 1);
  for (let row = rows[0]; row < rows[1]; row++) {
    const target = y.address + row * y.stride * 4;
    new Float32Array(memory.buffer, target, padded(length)).fill(0);
    machine.gather({
      indices: sparse.indices + starts[row]! * 4,
      values: sparse.values + starts[row]! * 4,
      count: starts[row + 1]! - starts[row]!,
      x: x.address,
      xStrideBytes: x.stride * 4,
      y: target,
      length: padded(length),
      scale: 1,
    });
  }
}

function packRight({ source, depth, target, rows }: PackTask, { machine }: Thread): void {
  const lines = padded(rows[1] - rows[0]);
  packOperand(
    machine,
    source,
    false,
    rows[0],
    0,
    lines,
    padded(depth),
    BLOCK_COLS,
    target + rows[0] * padded(depth) * 4,
  );
}
