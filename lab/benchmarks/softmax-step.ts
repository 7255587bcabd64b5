// One step of training item vectors: the gradient of the sampled softmax for a batch of people (see `item-vectors.ts`).
// Products of matrices run on all threads; the sums around them run here, in a fixed order.
import type { Matrix } from '../../src/math/arena.ts';
import { multiplyInto } from '../../src/math/dense.ts';
import { type Kernels, newMatrix } from '../../src/math/kernels.ts';
import { normaliseRow, type VectorTable } from './item-vector-table.ts';

export interface Batch {
  readonly negatives: Uint32Array;
  readonly people: readonly AskedPerson[];
}

interface AskedPerson {
  readonly known: Uint32Array;
  readonly targets: Uint32Array;
}

interface Tables {
  readonly encode: VectorTable;
  readonly decode: VectorTable;
}

interface StepMemory {
  /** People x dimensions: sums of the vectors of known items, scaled to length 1; and the lengths they had. */
  readonly codes: Matrix;
  readonly codeLengths: Float64Array;
  readonly codeGradients: Matrix;
  /** Negatives x dimensions, scaled to length 1. */
  readonly units: Matrix;
  readonly unitLengths: Float64Array;
  readonly unitGradients: Matrix;
  /** People x negatives: first cosines over the temperature, then how much the loss changes with each. */
  readonly logits: Matrix;
  /** For each item, the person (counted from 1) whose items were marked last. */
  readonly ownerOf: Uint32Array;
}

export function stepMemory(
  kernels: Kernels,
  people: number,
  negatives: number,
  dimensions: number,
  items: number,
): StepMemory {
  return {
    codes: newMatrix(kernels, people, dimensions),
    codeLengths: new Float64Array(people),
    codeGradients: newMatrix(kernels, people, dimensions),
    units: newMatrix(kernels, negatives, dimensions),
    unitLengths: new Float64Array(negatives),
    unitGradients: newMatrix(kernels, negatives, dimensions),
    logits: newMatrix(kernels, people, negatives),
    ownerOf: new Uint32Array(items),
  };
}

/** Moves the vectors of all items of the batch. @returns the loss, a mean over people */
export async function softmaxStep(
  kernels: Kernels,
  memory: StepMemory,
  tables: Tables,
  batch: Batch,
  temperature: number,
): Promise<number> {
  const { codes, codeGradients, units, unitGradients, logits } = memory;
  for (const { values } of [codes, codeGradients, unitGradients, logits]) values.fill(0);
  encodePeople(memory, tables.encode, batch.people);
  copyNegatives(memory, tables.decode, batch.negatives);
  await multiplyInto(kernels, logits, { a: codes, b: units, transposeB: true, scale: 1 / temperature });
  const loss = batch.people.reduce(
    (sum, person, row) => sum + differentiate(memory, tables.decode, batch.negatives, person, row, temperature),
    0,
  );
  await multiplyInto(kernels, codeGradients, { a: logits, b: units });
  await multiplyInto(kernels, unitGradients, { a: logits, b: codes, transposeA: true });
  batch.people.forEach(({ known }, row) => {
    passToKnown(memory, tables.encode, known, row);
  });
  batch.negatives.forEach((item, row) => {
    passToNegative(memory, tables.decode, item, row);
  });
  tables.encode.move();
  tables.decode.move();
  return loss / (batch.people.length || 1);
}

function encodePeople({ codes, codeLengths }: StepMemory, encode: VectorTable, people: Batch['people']): void {
  people.forEach(({ known }, row) => {
    const from = row * codes.stride;
    for (const item of known) {
      const vector = encode.row(item);
      for (let k = 0; k < vector.length; k++) codes.values[from + k]! += vector[k]!;
    }
    codeLengths[row] = normaliseRow(codes.values, from, codes.cols);
  });
}

function copyNegatives({ units, unitLengths }: StepMemory, decode: VectorTable, negatives: Uint32Array): void {
  negatives.forEach((item, row) => {
    units.values.set(decode.row(item), row * units.stride);
    unitLengths[row] = normaliseRow(units.values, row * units.stride, units.cols);
  });
}

/**
 * Replaces one person's logits by the gradient of the loss, and adds the targets' share of it to the targets and to the person.
 * Everything is over the temperature, as cosines are what moves.
 */
function differentiate(
  { codes, codeGradients, logits, ownerOf }: StepMemory,
  decode: VectorTable,
  negatives: Uint32Array,
  { known, targets }: AskedPerson,
  row: number,
  temperature: number,
): number {
  const code = codes.values.subarray(row * codes.stride, row * codes.stride + codes.cols);
  const line = logits.values.subarray(row * logits.stride, row * logits.stride + logits.cols);
  for (const item of known) ownerOf[item] = row + 1;
  for (const item of targets) ownerOf[item] = row + 1;
  let sum = 0;
  // Cosines are at most 1, so no exponent exceeds 0.
  for (let at = 0; at < line.length; at++) {
    line[at] = ownerOf[negatives[at]!] === row + 1 ? 0 : Math.exp(line[at]! - 1 / temperature);
    sum += line[at]!;
  }
  for (const item of known) ownerOf[item] = 0;
  for (const item of targets) ownerOf[item] = 0;
  let loss = 0;
  let pull = 0;
  for (const item of targets) {
    const { cosine, length } = cosineWith(code, decode.row(item));
    const own = Math.exp((cosine - 1) / temperature);
    const missed = sum / (sum + own);
    loss -= Math.log1p(-missed) / targets.length;
    pull += 1 / (targets.length * temperature * (sum + own));
    const gradient = -missed / (targets.length * temperature);
    passToTarget(codeGradients, decode, code, item, row, { gradient, cosine, length });
  }
  for (let at = 0; at < line.length; at++) line[at]! *= pull;
  return loss;
}

function cosineWith(code: Float32Array, vector: Float32Array): { readonly cosine: number; readonly length: number } {
  let dot = 0;
  let squares = 0;
  for (let k = 0; k < code.length; k++) {
    dot += code[k]! * vector[k]!;
    squares += vector[k]! * vector[k]!;
  }
  const length = Math.sqrt(squares) || 1;
  return { cosine: dot / length, length };
}

interface Pulled {
  readonly gradient: number;
  readonly cosine: number;
  readonly length: number;
}

function passToTarget(
  codeGradients: Matrix,
  decode: VectorTable,
  code: Float32Array,
  item: number,
  row: number,
  { gradient, cosine, length }: Pulled,
): void {
  const vector = decode.row(item);
  const own = decode.gradientOf(item);
  const from = row * codeGradients.stride;
  for (let k = 0; k < code.length; k++) {
    const unit = vector[k]! / length;
    own[k]! += (gradient * (code[k]! - cosine * unit)) / length;
    codeGradients.values[from + k]! += gradient * unit;
  }
}

/** The part of the gradient along the code changes its length alone, which no cosine sees. */
function passToKnown(
  { codes, codeGradients, codeLengths }: StepMemory,
  encode: VectorTable,
  known: Uint32Array,
  row: number,
): void {
  const across = withoutAlong(codeGradients, codes, row, codeLengths[row]!);
  for (const item of known) {
    const own = encode.gradientOf(item);
    for (let k = 0; k < own.length; k++) own[k]! += across[k]!;
  }
}

function passToNegative(
  { units, unitGradients, unitLengths }: StepMemory,
  decode: VectorTable,
  item: number,
  row: number,
): void {
  const across = withoutAlong(unitGradients, units, row, unitLengths[row]!);
  const own = decode.gradientOf(item);
  for (let k = 0; k < own.length; k++) own[k]! += across[k]!;
}

function withoutAlong(gradients: Matrix, units: Matrix, row: number, length: number): Float32Array {
  const from = row * units.stride;
  let along = 0;
  for (let k = 0; k < units.cols; k++) along += gradients.values[from + k]! * units.values[from + k]!;
  const across = new Float32Array(units.cols);
  for (let k = 0; k < units.cols; k++) {
    across[k] = (gradients.values[from + k]! - along * units.values[from + k]!) / length;
  }
  return across;
}
