// A small neural network over sparse features: the sum of their vectors goes through one hidden layer into two scores a
// class: which class is the main one (softmax) and which hold at all (logistic). Trained in lab/language; vectors are
// shipped as four bits a number.
import type { ByteReader, ByteWriter } from './bytes.ts';
import { createKeyTable, type KeyTable } from './key-table.ts';

/** Weights as training leaves them; `vectors` is rows x hidden, both outputs are classes x hidden. */
export interface DenseNetwork {
  readonly classes: readonly string[];
  readonly hidden: number;
  readonly keys: Int32Array;
  readonly vectors: Float32Array;
  readonly hiddenBias: Float32Array;
  /** Scores for the main class. */
  readonly main: Output;
  /** Scores for each class by itself. */
  readonly each: Output;
  /** Scores are divided by them, so that probabilities are as sure as they are right. */
  readonly temperatures: { readonly main: number; readonly each: number };
}

export interface Output {
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

interface Network extends Omit<DenseNetwork, 'keys' | 'vectors'> {
  readonly table: KeyTable;
  readonly codes: Int8Array;
  /** A row's numbers are `codes * steps[row]`. */
  readonly steps: Float32Array;
}

/** Probabilities in the order of the classes. */
interface ClassProbabilities {
  /** Sums to 1: which class is the main one. */
  readonly main: Float64Array;
  /** 0 to 1 each: whether the class holds. */
  readonly each: Float64Array;
}

export function classProbabilities(network: Network, keys: Int32Array): ClassProbabilities {
  const { main, each, temperatures } = network;
  const activation = hiddenLayer(network, keys);
  return {
    main: softmax(scoresOf(main, activation, temperatures.main)),
    each: scoresOf(each, activation, temperatures.each).map(logistic),
  };
}

/** @returns a score a class */
export function scoresOf({ weights, bias }: Output, activation: Float64Array, temperature = 1): Float64Array {
  const hidden = activation.length;
  const scores = new Float64Array(bias.length);
  for (let c = 0, at = 0; c < scores.length; c++) {
    let score = bias[c]!;
    for (let k = 0; k < hidden; k++, at++) score += weights[at]! * activation[k]!;
    scores[c] = score / temperature;
  }
  return scores;
}

export function softmax(scores: Float64Array): Float64Array {
  const largest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const powers = scores.map((score) => Math.exp(score - largest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}

export const logistic = (score: number): number => 1 / (1 + Math.exp(-score));

function hiddenLayer({ table, hidden, codes, steps, hiddenBias }: Network, keys: Int32Array): Float64Array {
  const sum = new Float64Array(hidden);
  let known = 0;
  for (const key of keys) {
    const row = table.find(key);
    if (row < 0) continue;
    known++;
    const step = steps[row]!;
    for (let k = 0, at = row * hidden; k < hidden; k++, at++) sum[k]! += codes[at]! * step;
  }
  const scale = scaleOf(known);
  return sum.map((value, k) => Math.max(0, value * scale + hiddenBias[k]!));
}

/** Long messages have more features; their sum must not shout. */
export const scaleOf = (known: number): number => 1 / Math.sqrt(Math.max(1, known));

/** Keeps the features with the longest vectors, as many as fit in `maxBytes`. */
export function writeNetwork(writer: ByteWriter, network: DenseNetwork, maxBytes: number): void {
  const { classes, hidden, keys, vectors, hiddenBias, main, each, temperatures } = network;
  writer.text(classes.join('\n'));
  writer.uint(hidden);
  writer.float(temperatures.main);
  writer.float(temperatures.each);
  for (const values of [hiddenBias, main.weights, main.bias, each.weights, each.bias])
    for (const value of values) writer.float(value);
  const lengths = Float64Array.from(keys, (_, row) =>
    Math.hypot(...vectors.subarray(row * hidden, (row + 1) * hidden)),
  );
  const fitting = Math.floor((maxBytes - writer.bytes().length - 8) / (hidden / 2 + BYTES_OF_KEY_AND_STEP));
  const rows = [...keys.keys()]
    .sort((a, b) => lengths[b]! - lengths[a]! || keys[a]! - keys[b]!)
    .slice(0, fitting)
    .sort((a, b) => keys[a]! - keys[b]!);
  writer.uint(rows.length);
  let previous = 0;
  for (const row of rows) {
    const vector = vectors.subarray(row * hidden, (row + 1) * hidden);
    const step = vector.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9) / LARGEST_CODE;
    writer.uint(keys[row]! - previous);
    previous = keys[row]!;
    writer.float(step);
    const codes = Array.from(vector, (value) => Math.round(value / step) & 15);
    for (let k = 0; k < hidden; k += 2) writer.int8(((codes[k]! << 28) >> 24) | codes[k + 1]!);
  }
}

const BYTES_OF_KEY_AND_STEP = 7;
/** Numbers from -7 to 7: two fit in a byte, and a message sums dozens of them. */
const LARGEST_CODE = 7;

export function readNetwork(reader: ByteReader): Network {
  const classes = reader.text().split('\n');
  const hidden = reader.uint();
  const temperatures = { main: reader.float(), each: reader.float() };
  const floats = (length: number) => Float32Array.from({ length }, () => reader.float());
  const outputs = (): Output => ({ weights: floats(classes.length * hidden), bias: floats(classes.length) });
  const [hiddenBias, main, each] = [floats(hidden), outputs(), outputs()];
  const rows = reader.uint();
  const table = createKeyTable(rows);
  const steps = new Float32Array(rows);
  const codes = new Int8Array(rows * hidden);
  let key = 0;
  for (let row = 0; row < rows; row++) {
    key += reader.uint();
    table.add(key);
    steps[row] = reader.float();
    for (let k = 0; k < hidden; k += 2) {
      const pair = reader.int8();
      codes[row * hidden + k] = pair >> 4;
      codes[row * hidden + k + 1] = (pair << 28) >> 28;
    }
  }
  return { classes, hidden, temperatures, hiddenBias, main, each, table, codes, steps };
}
