// The best columns of every row under a linear operator, over all threads.
import type { Matrix } from './arena.ts';
import { ranges, ref } from './dense.ts';
import type { Kernels } from './kernels.ts';
import { type MemberRef, ROW_BLOCK, scratchBytes } from './ranking.ts';
import type { SparseRef } from './thread.ts';

interface ScoreJob {
  readonly x: SparseRef;
  readonly rows: number;
  readonly columns: number;
  readonly members: readonly MemberRef[];
  /** See `RowsTask`. */
  readonly columnWeights?: number;
}

interface BestJob extends ScoreJob {
  /** Columns that must not appear in each row. */
  readonly mask: SparseRef;
  readonly count: number;
}

interface Best {
  readonly count: number;
  /** `count` a row, best first; `NO_COLUMN` where there are no more. */
  readonly indices: Uint32Array;
  readonly scores: Float32Array;
}

export async function bestColumns(kernels: Kernels, job: BestJob): Promise<Best> {
  return kernels.scope(async () => {
    const { arena } = kernels;
    const length = job.rows * job.count;
    const indices = arena.allocate(length * 4);
    const scores = arena.allocate(length * 4);
    await kernels.run(
      tasksOf(kernels, job).map((task) => ({
        ...task,
        kind: 'rank' as const,
        mask: job.mask,
        count: job.count,
        indices,
        scores,
      })),
    );
    return {
      count: job.count,
      indices: new Uint32Array(arena.memory.buffer, indices, length).slice(),
      scores: new Float32Array(arena.memory.buffer, scores, length).slice(),
    };
  });
}

/** Every score of every row, into `target`. */
export async function scoreRows(kernels: Kernels, job: ScoreJob, target: Matrix): Promise<void> {
  await kernels.scope(() =>
    kernels.run(tasksOf(kernels, job).map((task) => ({ ...task, kind: 'score' as const, target: ref(target) }))),
  );
}

function tasksOf(kernels: Kernels, { x, rows, columns, members, columnWeights = 0 }: ScoreJob) {
  const rank = Math.max(0, ...members.map((member) => (member.kind === 'factors' ? member.rank : 0)));
  const bytes = scratchBytes(columns, rank);
  const scratch = kernels.arena.allocate(bytes * kernels.threads);
  return ranges(rows, ROW_BLOCK * 4).map((range) => ({
    x,
    columns,
    members,
    columnWeights,
    rows: range,
    scratch,
    scratchBytes: bytes,
  }));
}
