// Words as points: terms of both languages in one space, where nearness is likeness of use. A term that was never seen is
// placed by the letters it shares with known ones.
import { decodeArtifact, encodeArtifact, type Hash } from '../artifact.ts';

export interface WordSpace {
  readonly dimensions: number;
  readonly size: number;
  /** 0 to 1: how much a term tells; a rare one tells more. Unseen terms count as rare. */
  weightOf(term: string): number;
  /** Adds `factor` times the term's unit vector; false when the term was never seen. */
  addTo(sum: Float32Array, term: string, factor: number): boolean;
  /** The same for a term that was never seen, by known ones of like letters; false when even its letters say nothing. */
  addGuessTo(sum: Float32Array, term: string, factor: number): boolean;
}

/** What learning gives and a file keeps: one row a term. */
export interface WordVectors {
  readonly dimensions: number;
  readonly terms: readonly string[];
  /** Share of all words that the term makes up. */
  readonly frequencies: Float32Array;
  /** Terms x dimensions, each row scaled so that its largest number is 127. */
  readonly codes: Int8Array;
}

/** Smooth inverse frequency: a / (a + p). Source: Arora, Liang and Ma (2017), "A simple but tough-to-beat baseline". */
const SIF_A = 1e-3;
const UNSEEN_WEIGHT = 0.5;

export function wordSpace({ dimensions, terms, frequencies, codes }: WordVectors): WordSpace {
  const rowOf = new Map(terms.map((term, row) => [term, row]));
  const norms = Float32Array.from(terms, (_, row) => norm(codes, row * dimensions, dimensions));
  let letters: LetterSpace | undefined;
  const addRow = (sum: Float32Array, row: number, factor: number): void => {
    const scale = factor / (norms[row] || 1);
    for (let k = 0, at = row * dimensions; k < dimensions; k++, at++) sum[k]! += scale * codes[at]!;
  };
  return {
    dimensions,
    size: terms.length,
    weightOf(term) {
      const row = rowOf.get(term);
      return row === undefined ? UNSEEN_WEIGHT : SIF_A / (SIF_A + frequencies[row]!);
    },
    addTo(sum, term, factor) {
      const row = rowOf.get(term);
      if (row !== undefined) addRow(sum, row, factor);
      return row !== undefined;
    },
    addGuessTo(sum, term, factor) {
      letters ??= letterSpace(terms);
      const likely = letters.alike(term);
      for (const each of likely) addRow(sum, each.row, factor * each.share);
      return likely.length > 0;
    },
  };
}

interface LetterSpace {
  /** The known terms that share most letter triples with an unseen one; shares sum to 1. */
  alike(term: string): readonly { readonly row: number; readonly share: number }[];
}

/** Below this share of common triples, likeness of letters is chance. */
const LEAST_LIKENESS = 0.5;
const MOST_ALIKE = 3;

function letterSpace(terms: readonly string[]): LetterSpace {
  const rowsWith = new Map<string, number[]>();
  const sizes = terms.map((term, row) => {
    const triples = triplesOf(term);
    for (const triple of triples) {
      const rows = rowsWith.get(triple);
      if (rows) rows.push(row);
      else rowsWith.set(triple, [row]);
    }
    return triples.size;
  });
  return {
    alike(term) {
      const triples = triplesOf(term);
      const common = new Map<number, number>();
      for (const triple of triples)
        for (const row of rowsWith.get(triple) ?? []) common.set(row, (common.get(row) ?? 0) + 1);
      const ranked = [...common]
        .map(([row, count]) => ({ row, likeness: (2 * count) / (triples.size + sizes[row]!) }))
        .filter(({ likeness }) => likeness >= LEAST_LIKENESS)
        .sort((a, b) => b.likeness - a.likeness || a.row - b.row)
        .slice(0, MOST_ALIKE);
      const total = ranked.reduce((sum, { likeness }) => sum + likeness, 0);
      return ranked.map(({ row, likeness }) => ({ row, share: likeness / total }));
    },
  };
}

/** "muse" → "<mu", "mus", "use", "se>". */
function triplesOf(term: string): Set<string> {
  const framed = `<${term}>`;
  return new Set(Array.from({ length: Math.max(0, framed.length - 2) }, (_, at) => framed.slice(at, at + 3)));
}

/** The unit vector of a text: its known terms, each as much as it tells; undefined when none is known. */
export function textVector(space: WordSpace, terms: Iterable<string>): Float32Array | undefined {
  return sumOf(space, terms, () => false);
}

function sumOf(
  space: WordSpace,
  terms: Iterable<string>,
  otherwise: (sum: Float32Array, term: string) => boolean,
): Float32Array | undefined {
  const sum = new Float32Array(space.dimensions);
  let isKnown = false;
  for (const term of terms) isKnown = space.addTo(sum, term, space.weightOf(term)) || otherwise(sum, term) || isKnown;
  return isKnown ? normalised(sum) : undefined;
}

function normalised(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  return vector.map((value) => value / length);
}

export function dot(a: Float32Array, b: Float32Array, from = 0): number {
  // Two sums at a time keep the processor's pipelines full.
  let [even, odd] = [0, 0];
  let k = 0;
  for (; k + 1 < a.length; k += 2) {
    even += a[k]! * b[from + k]!;
    odd += a[k + 1]! * b[from + k + 1]!;
  }
  if (k < a.length) even += a[k]! * b[from + k]!;
  return even + odd;
}

function norm(codes: Int8Array, from: number, count: number): number {
  let sum = 0;
  for (let at = from; at < from + count; at++) sum += codes[at]! * codes[at]!;
  return Math.sqrt(sum);
}

const FORM = { kind: 'word-space', version: 1 } as const;

export const saveWordVectors = ({ dimensions, terms, frequencies, codes }: WordVectors, hash: Hash): Uint8Array =>
  encodeArtifact(
    {
      ...FORM,
      facts: { dimensions, terms: terms.join(' ') },
      arrays: { frequencies, codes: new Uint8Array(codes.buffer, codes.byteOffset, codes.length) },
    },
    hash,
  );

/** @throws DomainError `model/incompatible` */
export function loadWordVectors(bytes: Uint8Array, hash: Hash): WordVectors {
  const { facts, arrays } = decodeArtifact(bytes, FORM, hash);
  const { dimensions, terms } = facts as { readonly dimensions: number; readonly terms: string };
  const { frequencies, codes } = arrays as { readonly frequencies: Float32Array; readonly codes: Uint8Array };
  return {
    dimensions,
    terms: terms.split(' '),
    frequencies,
    codes: new Int8Array(codes.buffer, codes.byteOffset, codes.length),
  };
}
