// Trains the network of src/nlp/learned/network.ts: AdaGrad with one step size a row, features and hidden units left out
// at random, and a loss over the sum of classes where only a coarse class is known.
// Sources: Iyyer et al. (2015), deep averaging networks; Duchi et al. (2011), AdaGrad; Srivastava et al. (2014), dropout.
import { type Random, seededRandom, shuffle } from '../../../src/math/random.ts';
import { createKeyTable, type KeyTable } from '../../../src/nlp/learned/key-table.ts';
import {
  type DenseNetwork,
  logistic,
  type Output,
  scaleOf,
  scoresOf,
  softmax,
} from '../../../src/nlp/learned/network.ts';

export interface NetworkExample {
  readonly keys: Int32Array;
  /** Indices of classes, the main one first. */
  readonly classes: readonly number[];
  /** All of `classes` hold, or one of them does and nobody says which (summed out). */
  readonly kind: 'all' | 'one of';
  /** How much the example counts. */
  readonly weight: number;
}

export interface NetworkOptions {
  readonly classes: readonly string[];
  readonly hidden: number;
  readonly epochs: number;
  readonly learningRate: number;
  /** Share of the features that a training step leaves out, and of the hidden units. */
  readonly dropout: number;
  readonly hiddenDropout: number;
  /** Features seen in fewer examples are not learned. */
  readonly minCount: number;
  readonly seed: number;
  readonly onEpoch?: (epoch: number, logLikelihood: number) => void;
}

/** @returns the network with temperature 1; deterministic in the seed and the order of `examples` */
export function trainNetwork(examples: readonly NetworkExample[], options: NetworkOptions): DenseNetwork {
  const table = frequentKeys(examples, options.minCount);
  const rowsOf = examples.map(({ keys }) => keys.map((key) => table.find(key)).filter((row) => row >= 0));
  const random = seededRandom(options.seed);
  const learner = createLearner(table, options, random);
  const order = examples.map((_, index) => index);
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    let logLikelihood = 0;
    const rate = options.learningRate * (1 - epoch / options.epochs);
    for (const index of shuffle(order, random)) logLikelihood += learner.learn(rowsOf[index]!, examples[index]!, rate);
    options.onEpoch?.(epoch, logLikelihood);
  }
  return learner.network();
}

function frequentKeys(examples: readonly NetworkExample[], minCount: number): KeyTable {
  const all = createKeyTable(1 << 18);
  const counts: number[] = [];
  for (const { keys } of examples) {
    for (const key of keys) {
      const row = all.add(key);
      counts[row] = (counts[row] ?? 0) + 1;
    }
  }
  const frequent = createKeyTable(1 << 18);
  for (const [row, key] of all.keys().entries()) if (counts[row]! >= minCount) frequent.add(key);
  return frequent;
}

function createLearner(table: KeyTable, options: NetworkOptions, random: Random) {
  const { hidden, dropout, hiddenDropout } = options;
  const uniform = (length: number, width: number) =>
    Float32Array.from({ length }, () => (random.next() * 2 - 1) * width);
  const vectors = uniform(table.size * hidden, 0.5 / Math.sqrt(hidden));
  const squares = new Float32Array(table.size);
  const hiddenBias = new Float32Array(hidden).fill(0.05);
  const hiddenSquares = new Float32Array(hidden);
  const outputOf = () => learnedOutput(uniform(options.classes.length * hidden, 1 / Math.sqrt(hidden)), hidden);
  const [main, each] = [outputOf(), outputOf()];
  const [sum, slope] = [new Float64Array(hidden), new Float64Array(hidden)];

  function learn(allRows: Int32Array, { classes: gold, kind, weight }: NetworkExample, rate: number): number {
    const rows = allRows.filter(() => random.next() >= dropout);
    const scale = scaleOf(rows.length);
    sum.fill(0);
    for (const row of rows) for (let k = 0, at = row * hidden; k < hidden; k++, at++) sum[k]! += vectors[at]!;
    const active = sum.map((value, k) =>
      random.next() < hiddenDropout ? 0 : Math.max(0, value * scale + hiddenBias[k]!) / (1 - hiddenDropout),
    );
    const shares = softmax(scoresOf(main.output, active));
    const target = targetOf(shares, gold, kind);
    const holding = scoresOf(each.output, active).map(logistic);
    slope.fill(0);
    main.update(
      target.map((wanted, c) => (wanted - shares[c]!) * weight),
      active,
      slope,
      rate,
    );
    each.update(
      slopesOfEach(holding, gold, kind).map((error) => error * weight),
      active,
      slope,
      rate,
    );
    updateRows(rows, active, scale, rate);
    return weight * Math.log(Math.max(1e-12, kind === 'all' ? shares[gold[0]!]! : sumOf(shares, gold)));
  }

  function updateRows(rows: Int32Array, active: Float64Array, scale: number, rate: number): void {
    let square = 0;
    for (let k = 0; k < hidden; k++) {
      const own = active[k] === 0 ? 0 : slope[k]!;
      hiddenSquares[k]! += own * own;
      hiddenBias[k]! += (rate * own) / Math.sqrt(hiddenSquares[k]! + 1e-2);
      slope[k] = own * scale;
      square += slope[k]! * slope[k]!;
    }
    if (square < 1e-10) return;
    for (const row of rows) {
      squares[row]! += square / hidden;
      const step = rate / Math.sqrt(squares[row]! + 1e-4);
      for (let k = 0, at = row * hidden; k < hidden; k++, at++) vectors[at]! += step * slope[k]!;
    }
  }

  return {
    learn,
    network: (): DenseNetwork => ({
      ...{ classes: options.classes, hidden, keys: table.keys(), vectors, hiddenBias },
      ...{ main: main.output, each: each.output, temperatures: { main: 1, each: 1 } },
    }),
  };
}

/** One output layer with its AdaGrad sums. */
function learnedOutput(weights: Float32Array, hidden: number) {
  const bias = new Float32Array(weights.length / hidden);
  const [squares, biasSquares] = [new Float32Array(weights.length), new Float32Array(bias.length)];
  const output: Output = { weights, bias };
  return {
    output,
    /** @param slope what the hidden units should change by; grows */
    update(errors: Float64Array, active: Float64Array, slope: Float64Array, rate: number): void {
      errors.forEach((error, c) => {
        if (Math.abs(error) < 1e-4) return;
        biasSquares[c]! += error * error;
        bias[c]! += (rate * error) / Math.sqrt(biasSquares[c]! + 1e-2);
        for (let k = 0, at = c * hidden; k < hidden; k++, at++) {
          if (active[k] === 0) continue;
          slope[k]! += error * weights[at]!;
          const step = error * active[k]!;
          squares[at]! += step * step;
          weights[at]! += (rate * step) / Math.sqrt(squares[at]! + 1e-2);
        }
      });
    },
  };
}

const sumOf = (shares: Float64Array, classes: readonly number[]): number =>
  classes.reduce((sum, c) => sum + shares[c]!, 0);

/** Of several that may hold, at least one does: the chance that none does is the product of theirs. */
function slopesOfEach(holding: Float64Array, gold: readonly number[], kind: NetworkExample['kind']): Float64Array {
  const slopes = holding.map((chance) => -chance);
  const none = gold.reduce((product, c) => product * (1 - holding[c]!), 1);
  for (const c of gold) slopes[c] = kind === 'all' ? 1 - holding[c]! : (holding[c]! * none) / Math.max(1e-6, 1 - none);
  return slopes;
}

/** What the shares should have been: the first class where all are told, else what the model makes of the possible ones. */
function targetOf(shares: Float64Array, gold: readonly number[], kind: NetworkExample['kind']): Float64Array {
  const target = new Float64Array(shares.length);
  if (kind === 'all') target[gold[0]!] = 1;
  const total = Math.max(1e-12, sumOf(shares, gold));
  if (kind === 'one of') for (const c of gold) target[c] = shares[c]! / total;
  return target;
}
