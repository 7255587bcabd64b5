// Scores of all columns for sparse rows under a linear operator, and the best few of each row.
// The operator is a sum of members, none of which is ever written out as a whole columns x columns matrix.
import { padded } from './arena.ts';
import type { DenseRef, SparseRef, Thread } from './thread.ts';
import { TopK } from './topk.ts';
import { BLOCK_COLS, BLOCK_ROWS } from './wasm/source.ts';

/** One additive part of an operator on rows x; `weight` multiplies its scores. */
export type MemberRef =
  /** (x encode) decode', decode packed as a right-hand side. */
  | {
      readonly kind: 'factors';
      readonly encode: DenseRef;
      readonly decode: number;
      readonly rank: number;
      readonly weight: number;
    }
  /** x B for a dense B. */
  | { readonly kind: 'dense'; readonly b: DenseRef; readonly weight: number }
  /** x B for a sparse B, read by row. */
  | { readonly kind: 'sparse'; readonly b: SparseRef; readonly weight: number }
  /** To the people who share a column with x, and on to their columns: ((x in) R' people) R out. */
  | {
      readonly kind: 'two-hop';
      readonly byPerson: SparseRef;
      readonly byItem: SparseRef;
      readonly people: number;
      readonly personWeights: number;
      readonly inWeights: number;
      readonly outWeights: number;
      readonly weight: number;
    };

interface RowsTask {
  readonly x: SparseRef;
  readonly columns: number;
  readonly members: readonly MemberRef[];
  /** Multiplies the score of each column at the end; address of `columns` numbers, or 0 for none. */
  readonly columnWeights: number;
  readonly rows: readonly [from: number, to: number];
  /** Working memory: `scratchBytes(columns, rank)` for each thread. */
  readonly scratch: number;
  readonly scratchBytes: number;
}

/** Writes all scores of the rows. */
export interface ScoreTask extends RowsTask {
  readonly kind: 'score';
  readonly target: DenseRef;
}

/** Finds the best columns of each row, `count` of them, outside the row's own mask. */
export interface RankTask extends RowsTask {
  readonly kind: 'rank';
  /** Columns that must not appear, as sparse rows (values are not read). */
  readonly mask: SparseRef;
  readonly count: number;
  /** `count` column numbers a row; where fewer exist the rest are `NO_COLUMN`. */
  readonly indices: number;
  /** Their scores, or 0 where scores were not requested. */
  readonly scores: number;
}

export const NO_COLUMN = 0xffff_ffff;
/** Rows scored together: enough to use each packed column strip often, few enough to stay in cache. */
export const ROW_BLOCK = 64;

/** Encoded rows, their packed form and the block of scores. */
export const scratchBytes = (columns: number, rank: number): number =>
  ROW_BLOCK * (padded(columns) + 2 * padded(rank)) * 4;

export function score(task: ScoreTask, thread: Thread): void {
  const length = padded(task.columns);
  forEachBlock(task, thread, (block, from, to) => {
    for (let row = from; row < to; row++) {
      const target = task.target.address + row * task.target.stride * 4;
      new Float32Array(thread.memory.buffer, target, length).set(
        block.subarray((row - from) * length, (row - from + 1) * length),
      );
    }
  });
}

export function rank(task: RankTask, thread: Thread): void {
  const { buffer } = thread.memory;
  const length = padded(task.columns);
  const maskStarts = new Uint32Array(buffer, task.mask.starts, task.rows[1] + 1);
  const masked = new Uint32Array(buffer, task.mask.indices);
  const best = new TopK(task.count);
  const indices = new Uint32Array(buffer, task.indices, task.rows[1] * task.count);
  const scores = task.scores === 0 ? undefined : new Float32Array(buffer, task.scores, task.rows[1] * task.count);
  forEachBlock(task, thread, (block, from, to) => {
    for (let row = from; row < to; row++) {
      const line = block.subarray((row - from) * length, (row - from) * length + task.columns);
      for (let at = maskStarts[row]!; at < maskStarts[row + 1]!; at++) line[masked[at]!] = Number.NaN;
      best.offerAll(line);
      const found = best.drainInto(indices, scores, row * task.count);
      indices.fill(NO_COLUMN, row * task.count + found, (row + 1) * task.count);
    }
  });
}

type UseBlock = (block: Float32Array, from: number, to: number) => void;

/** Scores blocks of rows into the thread's scratch and hands each block on. */
function forEachBlock(task: RowsTask, thread: Thread, use: UseBlock): void {
  const { buffer } = thread.memory;
  const length = padded(task.columns);
  const address = task.scratch + thread.index * task.scratchBytes;
  const block = new Float32Array(buffer, address, ROW_BLOCK * length);
  for (let from = task.rows[0]; from < task.rows[1]; from += ROW_BLOCK) {
    const to = Math.min(task.rows[1], from + ROW_BLOCK);
    block.fill(0);
    for (const member of task.members) addMember(member, task, thread, block, from, to);
    if (task.columnWeights !== 0)
      multiplyColumns(block, new Float32Array(buffer, task.columnWeights, length), to - from);
    use(block, from, to);
  }
}

function addMember(
  member: MemberRef,
  task: RowsTask,
  thread: Thread,
  block: Float32Array,
  from: number,
  to: number,
): void {
  switch (member.kind) {
    case 'factors':
      addFactors(member, task, thread, block, from, to);
      break;
    case 'dense':
      addDense(member, task, thread, block, from, to);
      break;
    case 'sparse':
      addSparse(member, task, thread, block, from, to);
      break;
    case 'two-hop':
      addTwoHop(member, task, thread, block, from, to);
      break;
  }
}

type Member<Kind extends MemberRef['kind']> = Extract<MemberRef, { kind: Kind }>;

function addFactors(
  member: Member<'factors'>,
  task: RowsTask,
  thread: Thread,
  block: Float32Array,
  from: number,
  to: number,
): void {
  const { machine, memory } = thread;
  const depth = padded(member.rank);
  const length = padded(task.columns);
  const encoded = block.byteOffset + block.byteLength;
  const packed = encoded + ROW_BLOCK * depth * 4;
  const starts = new Uint32Array(memory.buffer, task.x.starts, to + 1);
  new Float32Array(memory.buffer, encoded, ROW_BLOCK * depth).fill(0);
  for (let row = from; row < to; row++) {
    machine.gather({
      indices: task.x.indices + starts[row]! * 4,
      values: task.x.values + starts[row]! * 4,
      count: starts[row + 1]! - starts[row]!,
      x: member.encode.address,
      xStrideBytes: member.encode.stride * 4,
      y: encoded + (row - from) * depth * 4,
      length: depth,
      scale: 1,
    });
  }
  machine.pack({
    source: encoded,
    lineBytes: depth * 4,
    depthBytes: 4,
    strips: ROW_BLOCK / BLOCK_ROWS,
    depth,
    width: BLOCK_ROWS,
    target: packed,
  });
  machine.gemm({
    a: packed,
    b: member.decode,
    c: block.byteOffset,
    cStrideBytes: length * 4,
    depth,
    rowStrips: padded(to - from) / BLOCK_ROWS,
    columnStrips: length / BLOCK_COLS,
    scale: member.weight,
  });
}

function addDense(
  member: Member<'dense'>,
  task: RowsTask,
  { machine, memory }: Thread,
  block: Float32Array,
  from: number,
  to: number,
): void {
  const length = padded(task.columns);
  const starts = new Uint32Array(memory.buffer, task.x.starts, to + 1);
  for (let row = from; row < to; row++) {
    machine.gather({
      indices: task.x.indices + starts[row]! * 4,
      values: task.x.values + starts[row]! * 4,
      count: starts[row + 1]! - starts[row]!,
      x: member.b.address,
      xStrideBytes: member.b.stride * 4,
      y: block.byteOffset + (row - from) * length * 4,
      length,
      scale: member.weight,
    });
  }
}

function addSparse(
  member: Member<'sparse'>,
  task: RowsTask,
  { memory }: Thread,
  block: Float32Array,
  from: number,
  to: number,
): void {
  const length = padded(task.columns);
  const x = sparseAt(memory.buffer, task.x);
  const b = sparseAt(memory.buffer, member.b);
  for (let row = from; row < to; row++) {
    const base = (row - from) * length;
    for (let at = x.starts[row]!; at < x.starts[row + 1]!; at++) {
      const item = x.indices[at]!;
      const weight = x.values[at]! * member.weight;
      for (let to = b.starts[item]!; to < b.starts[item + 1]!; to++)
        block[base + b.indices[to]!]! += weight * b.values[to]!;
    }
  }
}

function addTwoHop(
  member: Member<'two-hop'>,
  task: RowsTask,
  { memory }: Thread,
  block: Float32Array,
  from: number,
  to: number,
): void {
  const { buffer } = memory;
  const length = padded(task.columns);
  const x = sparseAt(buffer, task.x);
  const byPerson = sparseAt(buffer, member.byPerson);
  const byItem = sparseAt(buffer, member.byItem);
  const personWeights = new Float32Array(buffer, member.personWeights, member.people);
  const inWeights = new Float32Array(buffer, member.inWeights, task.columns);
  const outWeights = new Float32Array(buffer, member.outWeights, task.columns);
  const near = new Float32Array(member.people);
  const touched = new Uint32Array(member.people);
  const sums = new Float32Array(task.columns);
  for (let row = from; row < to; row++) {
    let count = 0;
    for (let at = x.starts[row]!; at < x.starts[row + 1]!; at++) {
      const item = x.indices[at]!;
      const weight = x.values[at]! * inWeights[item]!;
      if (weight === 0) continue;
      for (let hop = byItem.starts[item]!; hop < byItem.starts[item + 1]!; hop++) {
        const person = byItem.indices[hop]!;
        if (near[person] === 0) touched[count++] = person;
        near[person]! += weight * byItem.values[hop]!;
      }
    }
    sums.fill(0);
    for (let which = 0; which < count; which++) {
      const person = touched[which]!;
      const weight = near[person]! * personWeights[person]! * member.weight;
      near[person] = 0;
      for (let hop = byPerson.starts[person]!; hop < byPerson.starts[person + 1]!; hop++) {
        sums[byPerson.indices[hop]!]! += weight * byPerson.values[hop]!;
      }
    }
    const base = (row - from) * length;
    for (let column = 0; column < task.columns; column++) block[base + column]! += sums[column]! * outWeights[column]!;
  }
}

function sparseAt(buffer: ArrayBufferLike, { starts, indices, values }: SparseRef) {
  return {
    starts: new Uint32Array(buffer, starts),
    indices: new Uint32Array(buffer, indices),
    values: new Float32Array(buffer, values),
  };
}

function multiplyColumns(block: Float32Array, weights: Float32Array, rows: number): void {
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < weights.length; column++) block[at++]! *= weights[column]!;
  }
}
