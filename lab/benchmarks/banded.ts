// What bands of a spectrum say of the items that matter for each person: every rank, ridge and mix is then tried without scoring
// anybody again.
import type { Matrix } from '../../src/math/arena.ts';
import { bestColumns, scoreRows } from '../../src/math/best.ts';
import { ranges } from '../../src/math/dense.ts';
import { type Kernels, newMatrix, shareSparse } from '../../src/math/kernels.ts';
import { type MemberRef, NO_COLUMN } from '../../src/math/ranking.ts';
import { type SparseRows, selectRows } from '../../src/math/sparse.ts';
import { powers } from '../../src/models/spectral/interactions.ts';
import type { Filter, Spectrum } from '../../src/models/spectral/spectrum.ts';
import type { Holdout } from './holdout.ts';
import { type SpectralBench, spectralMember, withRidge } from './spectral-bench.ts';

/** Where bands of directions end beside the ranks that are tried: narrow where strengths fall fast. */
const BAND_ENDS = [1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 80, 96, 128, 160, 192, 256, 320, 384, 448, 512, 640, 768, 896];

export interface BandedShortlists {
  readonly hidden: SparseRows;
  readonly people: readonly BandedPerson[];
  /** The last direction of each band, exclusive. */
  readonly ends: readonly number[];
  readonly strengths: Float64Array;
  /** Items x bands: sum of the squares of an item's coordinates in a band, which the zero diagonal needs. */
  readonly ownShares: Float32Array;
}

interface BandedPerson {
  /** Ascending. */
  readonly items: Uint32Array;
  readonly isHidden: Uint8Array;
  /** Bands x items: each band's unfiltered score, normalisation taken back. */
  readonly bands: Float32Array;
  /** For each further member, its scores. */
  readonly others: readonly Float32Array[];
}

/** An item that no seed has among its first this many is not shown by any sensible mix. */
const DEPTH = 100;
const PEOPLE_AT_ONCE = 256;

export async function bandedShortlists(
  kernels: Kernels,
  holdout: Holdout,
  bench: SpectralBench,
  others: readonly MemberRef[],
): Promise<BandedShortlists> {
  const { spectrum } = bench;
  const ends = endsUpTo(spectrum.vectors.cols);
  const candidates: Set<number>[] = Array.from({ length: holdout.asked.rows }, () => new Set());
  for (const [rank, lambda] of seedsOf(spectrum.vectors.cols)) {
    await offer(kernels, holdout, candidates, await spectralMember(kernels, bench, withRidge('svd', rank, lambda)));
  }
  for (const other of others) await offer(kernels, holdout, candidates, other);
  const lists = candidates.map((set) => Uint32Array.from(set).sort());
  const said: (readonly Float32Array[])[] = [];
  for (const other of others) said.push(await scoresOf(kernels, holdout, lists, other));
  const encode = powers(spectrum.itemDegrees, -spectrum.options.itemPower);
  const decode = powers(spectrum.itemDegrees, spectrum.options.itemPower);
  const people = lists.map((items, row) => {
    const own = new Set(holdout.hidden.indices.subarray(holdout.hidden.starts[row]!, holdout.hidden.starts[row + 1]!));
    return {
      items,
      isHidden: Uint8Array.from(items, (item) => (own.has(item) ? 1 : 0)),
      bands: bandScores(spectrum, ends, holdout.asked, row, items, encode, decode),
      others: said.map((lists) => lists[row]!),
    };
  });
  return {
    hidden: holdout.hidden,
    people,
    ends,
    strengths: spectrum.strengths,
    ownShares: ownSharesOf(spectrum, ends),
  };
}

const endsUpTo = (rank: number): readonly number[] =>
  [...new Set([...BAND_ENDS.filter((end) => end < rank), ...ranksUpTo(rank)])].sort((a, b) => a - b);

/** Operators with many and few directions, strongly and hardly softened: the sensible ones lie between them. */
const seedsOf = (rank: number): readonly (readonly [rank: number, lambda: number])[] => [
  [rank, 0.003],
  [rank, 0.1],
  [Math.max(1, Math.floor(rank / 5)), 0.1],
];

async function offer(kernels: Kernels, { asked }: Holdout, lists: Set<number>[], member: MemberRef): Promise<void> {
  await kernels.scope(async () => {
    const x = shareSparse(kernels, asked);
    const job = { x, mask: x, rows: asked.rows, columns: asked.cols, count: DEPTH, members: [member] };
    const { indices } = await bestColumns(kernels, job);
    lists.forEach((list, row) => {
      for (const item of indices.subarray(row * DEPTH, (row + 1) * DEPTH)) if (item !== NO_COLUMN) list.add(item);
    });
  });
}

async function scoresOf(
  kernels: Kernels,
  { asked }: Holdout,
  lists: readonly Uint32Array[],
  member: MemberRef,
): Promise<Float32Array[]> {
  const said: Float32Array[] = [];
  for (const [from, to] of ranges(asked.rows, PEOPLE_AT_ONCE)) {
    await kernels.scope(async () => {
      const rows = Array.from({ length: to - from }, (_, at) => from + at);
      const target = newMatrix(kernels, rows.length, asked.cols);
      const x = shareSparse(kernels, selectRows(asked, rows));
      await scoreRows(kernels, { x, rows: rows.length, columns: asked.cols, members: [member] }, target);
      rows.forEach((row, at) => {
        said.push(Float32Array.from(lists[row]!, (item) => target.values[at * target.stride + item]!));
      });
    });
  }
  return said;
}

function bandScores(
  { vectors }: Spectrum,
  ends: readonly number[],
  asked: SparseRows,
  row: number,
  items: Uint32Array,
  encode: Float64Array,
  decode: Float64Array,
): Float32Array {
  const code = new Float32Array(vectors.cols);
  for (let at = asked.starts[row]!; at < asked.starts[row + 1]!; at++) {
    const item = asked.indices[at]!;
    const line = lineOf(vectors, item);
    const scale = encode[item]! * asked.values[at]!;
    for (let k = 0; k < code.length; k++) code[k]! += scale * line[k]!;
  }
  const scores = new Float32Array(ends.length * items.length);
  items.forEach((item, at) => {
    const line = lineOf(vectors, item);
    let k = 0;
    ends.forEach((end, band) => {
      let sum = 0;
      for (; k < end; k++) sum += code[k]! * line[k]!;
      scores[band * items.length + at] = sum * decode[item]!;
    });
  });
  return scores;
}

const lineOf = ({ values, stride, cols }: Matrix, row: number): Float32Array =>
  values.subarray(row * stride, row * stride + cols);

function ownSharesOf({ vectors }: Spectrum, ends: readonly number[]): Float32Array {
  const shares = new Float32Array(vectors.rows * ends.length);
  for (let item = 0; item < vectors.rows; item++) {
    const line = lineOf(vectors, item);
    let k = 0;
    ends.forEach((end, band) => {
      let sum = 0;
      for (; k < end; k++) sum += line[k]! ** 2;
      shares[item * ends.length + band] = sum;
    });
  }
  return shares;
}

/** The filter, averaged within each band. */
export function bandWeights({ ends, strengths }: BandedShortlists, filter: Filter): readonly number[] {
  return ends.map((end, band) => {
    const from = ends[band - 1] ?? 0;
    let sum = 0;
    for (let k = from; k < end; k++) sum += filter(strengths[k]!, k);
    return sum / (end - from);
  });
}

/** The ranks that are tried, from a sixteenth of the whole to the whole; bands end at each of them. */
export function ranksUpTo(rank: number): readonly number[] {
  const shares = [1 / 16, 1 / 8, 1 / 4, 3 / 8, 1 / 2, 3 / 4, 1];
  return [...new Set(shares.map((share) => Math.max(1, Math.floor(rank * share))))];
}
