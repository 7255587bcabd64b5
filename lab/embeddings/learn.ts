// Learns a bilingual word space by counting: which terms stand together in texts of one language, and in texts that say the
// same in both.
import type { Kernels } from '../../src/math/kernels.ts';
import { type Entry, sparseRows } from '../../src/math/sparse.ts';
import { truncatedSvd } from '../../src/math/svd.ts';
import type { WordVectors } from '../../src/models/embeddings/space.ts';

/** Terms that belong together. `window` limits how far apart; a bilingual text has none, since word order tells nothing. */
export interface LearningText {
  readonly terms: readonly string[];
  readonly window: number;
  /** How much each pair counts. */
  readonly weight: number;
}

interface WordSpaceOptions {
  readonly dimensions: number;
  /** Terms seen less are left out. */
  readonly fewest: number;
  readonly mostTerms: number;
  readonly iterations: number;
  readonly seed: number;
  readonly onProgress?: (share: number) => void;
}

export const WORD_SPACE_DEFAULTS: WordSpaceOptions = {
  dimensions: 160,
  fewest: 2,
  mostTerms: 24_000,
  iterations: 5,
  seed: 1,
};

/** Softens how rare contexts are overrated. */
const CONTEXT_SMOOTHING = 0.75;
/** A term whose pairs count this much is half trusted. */
const TRUSTED_FROM = 20;
/** Singular values enter by this power: 0.5 shares them between terms and contexts. */
const SPECTRUM_POWER = 0.5;

/**
 * Positive pointwise mutual information of terms, reduced by a truncated SVD; rows centred and quantised to 8 bits.
 *
 * Sources: Levy, Goldberg and Dagan (2015), "Improving distributional similarity with lessons learned from word
 * embeddings" (PPMI, smoothing, power of the spectrum); Dumais et al. (1997), "Automatic cross-language retrieval using
 * latent semantic indexing" (texts of both languages as one).
 */
export async function learnWordSpace(
  texts: readonly LearningText[],
  options: WordSpaceOptions,
  kernels: Kernels,
): Promise<WordVectors> {
  const { terms, frequencies } = vocabularyOf(texts, options);
  const association = associations(texts, terms);
  return kernels.scope(async () => {
    const { singularValues, vectors } = await truncatedSvd(kernels, association, {
      rank: options.dimensions,
      iterations: options.iterations,
      seed: options.seed,
      onProgress: options.onProgress,
    });
    const dimensions = vectors.cols;
    const rows = Float32Array.from({ length: terms.length * dimensions }, (_, at) => {
      const k = at % dimensions;
      return vectors.values[Math.floor(at / dimensions) * vectors.stride + k]! * singularValues[k]! ** SPECTRUM_POWER;
    });
    return { dimensions, terms, frequencies, codes: quantised(centred(rows, dimensions), dimensions) };
  });
}

function vocabularyOf(texts: readonly LearningText[], { fewest, mostTerms }: WordSpaceOptions) {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { terms } of texts) {
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    total += terms.length;
  }
  const kept = [...counts]
    .filter(([, count]) => count >= fewest)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, mostTerms);
  return { terms: kept.map(([term]) => term), frequencies: Float32Array.from(kept, ([, count]) => count / total) };
}

/** Terms x terms, symmetric: max(0, ln(p(a, b) / (p(a) p(b)^smoothing))). */
function associations(texts: readonly LearningText[], terms: readonly string[]) {
  const rowOf = new Map(terms.map((term, row) => [term, row]));
  const pairs = terms.map(() => new Map<number, number>());
  for (const text of texts) countPairs(text, rowOf, pairs);
  const sums = pairs.map((row) => [...row.values()].reduce((sum, count) => sum + count, 0));
  const smoothed = sums.map((sum) => sum ** CONTEXT_SMOOTHING);
  const smoothedTotal = smoothed.reduce((sum, count) => sum + count, 0);
  const rows = pairs.map((row, a) =>
    [...row].flatMap(([b, count]): Entry[] => {
      const information = Math.log((count * smoothedTotal) / (sums[a]! * smoothed[b]!));
      return information > 0 ? [[b, information * trust(sums[a]!) * trust(sums[b]!)]] : [];
    }),
  );
  return sparseRows(terms.length, rows);
}

/** A term met a few times has strong associations by chance; without this, such terms would fill the first dimensions. */
const trust = (sum: number): number => Math.sqrt(sum / (sum + TRUSTED_FROM));

function countPairs(
  { terms, window, weight }: LearningText,
  rowOf: ReadonlyMap<string, number>,
  pairs: readonly Map<number, number>[],
): void {
  const rows = terms.map((term) => rowOf.get(term));
  // A long list of synonyms must not outweigh many short ones.
  const share = weight / Math.max(1, Math.min(window, rows.length - 1));
  for (let i = 0; i < rows.length; i++) {
    const a = rows[i];
    if (a === undefined) continue;
    for (let j = i + 1; j < rows.length && j - i <= window; j++) {
      const b = rows[j];
      if (b === undefined || a === b) continue;
      pairs[a]!.set(b, (pairs[a]!.get(b) ?? 0) + share);
      pairs[b]!.set(a, (pairs[b]!.get(a) ?? 0) + share);
    }
  }
}

/** What all terms have in common says nothing of any. */
function centred(rows: Float32Array, dimensions: number): Float32Array {
  const mean = new Float64Array(dimensions);
  const count = rows.length / dimensions;
  rows.forEach((value, at) => {
    mean[at % dimensions]! += value / count;
  });
  return rows.map((value, at) => value - mean[at % dimensions]!);
}

function quantised(rows: Float32Array, dimensions: number): Int8Array {
  const codes = new Int8Array(rows.length);
  for (let from = 0; from < rows.length; from += dimensions) {
    let largest = 0;
    for (let at = from; at < from + dimensions; at++) largest = Math.max(largest, Math.abs(rows[at]!));
    for (let at = from; at < from + dimensions; at++)
      codes[at] = largest === 0 ? 0 : Math.round((rows[at]! / largest) * 127);
  }
  return codes;
}
