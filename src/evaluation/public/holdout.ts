// A validation part cut from train, so that nothing is ever chosen by looking at test.
import { type Random, seededRandom, shuffle } from '../../math/random.ts';
import { columnSums, type SparseRows, selectRows } from '../../math/sparse.ts';
import { binaryRows } from './reader.ts';

export interface Holdout {
  /** Train without what was hidden: what models are fitted to during selection. */
  readonly known: SparseRows;
  /** A sample of people: what is known of them, and what was hidden. */
  readonly asked: SparseRows;
  readonly hidden: SparseRows;
}

export interface HoldoutOptions {
  /** Share of each person's items that is hidden; 0.2 is what the public splits hide in test. */
  readonly share: number;
  /** At most this many people are asked. */
  readonly people: number;
  readonly seed: number;
  /**
   * How much likelier popular items are to be hidden: in proportion to degree^tilt; 0 is purely at random.
   * Test parts are seldom a random share of each list. A little tilt is a hedge: what is chosen must also stand when
   * the popular half counts for more.
   */
  readonly tilt: number;
}

/** Who has fewer items keeps them all: one of two is no fair question. */
const FEWEST_ITEMS = 5;

export function holdOut(train: SparseRows, { share, people, seed, tilt }: HoldoutOptions): Holdout {
  const random = seededRandom(seed);
  const weights = columnSums(train).map((degree) => degree ** tilt);
  const known: Uint32Array[] = [];
  const hidden: Uint32Array[] = [];
  for (let row = 0; row < train.rows; row++) {
    const items = drawOrder(train.indices.subarray(train.starts[row]!, train.starts[row + 1]!), weights, random);
    const hide = items.length < FEWEST_ITEMS ? 0 : Math.max(1, Math.round(items.length * share));
    hidden.push(items.slice(0, hide).sort());
    known.push(items.slice(hide).sort());
  }
  const askable = Uint32Array.from(hidden.keys()).filter((row) => hidden[row]!.length > 0);
  const sample = shuffle(askable, random).slice(0, people).sort();
  const knownRows = binaryRows(train.cols, known);
  return {
    known: knownRows,
    asked: selectRows(knownRows, sample),
    hidden: selectRows(binaryRows(train.cols, hidden), sample),
  };
}

/** Items in the order in which a draw without return, in proportion to their weights, would take them. */
function drawOrder(items: Uint32Array, weights: Float64Array, random: Random): Uint32Array {
  // The waiting times of independent exponential clocks come in just that order (Efraimidis and Spirakis, 2006).
  const times = new Map(Array.from(items, (item) => [item, -Math.log(1 - random.next()) / weights[item]!]));
  return items.slice().sort((a, b) => times.get(a)! - times.get(b)!);
}
