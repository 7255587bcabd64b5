// Cuts a validation part from train: of everybody a few items are hidden, and models see only the rest.
import { type Random, seededRandom, shuffle } from '../../src/math/random.ts';
import { columnSums, type SparseRows, selectRows } from '../../src/math/sparse.ts';
import { binaryRows } from './reader.ts';

export interface Holdout {
  /** Train without what was hidden: what models are fitted to during selection. */
  readonly known: SparseRows;
  /** A sample of people: what is known of them, and what was hidden. */
  readonly asked: SparseRows;
  readonly hidden: SparseRows;
}

export interface HoldoutOptions {
  /** Share of each person's items that is hidden. */
  readonly share: number;
  /** At most this many people are asked. */
  readonly people: number;
  readonly seed: number;
  /**
   * How much likelier popular items are to be hidden: in proportion to degree^tilt; evenly where it is absent. How a test
   * part was drawn is seldom known, so a choice of few parameters may have to stand when the popular half counts for more.
   */
  readonly tilt?: number;
}

/** Who has fewer items keeps them all: one of two is no fair question. */
const FEWEST_ITEMS = 5;

export function holdOut(train: SparseRows, { share, people, seed, tilt }: HoldoutOptions): Holdout {
  const random = seededRandom(seed);
  const weights = tilt === undefined ? undefined : columnSums(train).map((degree) => degree ** tilt);
  const known: Uint32Array[] = [];
  const hidden: Uint32Array[] = [];
  for (let row = 0; row < train.rows; row++) {
    const items = drawOrder(train.indices.slice(train.starts[row]!, train.starts[row + 1]!), weights, random);
    const hide = items.length < FEWEST_ITEMS ? 0 : Math.max(1, Math.round(items.length * share));
    hidden.push(items.slice(0, hide).sort());
    known.push(items.slice(hide).sort());
  }
  const knownRows = binaryRows(train.cols, known);
  const sample = sampleAsked(hidden, people, random);
  return {
    known: knownRows,
    asked: selectRows(knownRows, sample),
    hidden: selectRows(binaryRows(train.cols, hidden), sample),
  };
}

/** Items in the order in which a draw without return, in proportion to their weights, would take them. */
function drawOrder(items: Uint32Array, weights: Float64Array | undefined, random: Random): Uint32Array {
  if (!weights) return shuffle(items, random);
  // The waiting times of independent exponential clocks come in just that order (Efraimidis and Spirakis, 2006).
  const times = new Map(Array.from(items, (item) => [item, -Math.log(1 - random.next()) / weights[item]!]));
  return items.sort((a, b) => times.get(a)! - times.get(b)!);
}

function sampleAsked(hidden: readonly Uint32Array[], people: number, random: Random): Uint32Array {
  const askable = Uint32Array.from(hidden.keys()).filter((row) => hidden[row]!.length > 0);
  return shuffle(askable, random).slice(0, people).sort();
}

/** The same question to fewer people. */
export function askFewer(holdout: Holdout, people: number): Holdout {
  const rows = Array.from({ length: Math.min(people, holdout.asked.rows) }, (_, at) => at);
  return { ...holdout, asked: selectRows(holdout.asked, rows), hidden: selectRows(holdout.hidden, rows) };
}
