// Cuts a validation part from train: of everybody a few items are hidden, and models see only the rest.
import { type Random, seededRandom, shuffle } from '../../src/math/random.ts';
import { columnSums, type SparseRows, selectRows } from '../../src/math/sparse.ts';
import { powers } from '../../src/models/spectral/interactions.ts';
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
}

/**
 * An item is hidden with a weight of degree^lean: 0 draws evenly. Public splits were not all drawn evenly (of Gowalla's most popular
 * items test holds twice the share), and how a test was drawn is not known beforehand; so every second person is asked either way.
 */
const LEANS = [0, 0.25];

/** Who has fewer items keeps them all: one of two is no fair question. */
const FEWEST_ITEMS = 5;

export function holdOut(train: SparseRows, { share, people, seed }: HoldoutOptions): Holdout {
  const random = seededRandom(seed);
  const degrees = columnSums(train);
  const weights = LEANS.map((lean) => powers(degrees, lean));
  const known: Uint32Array[] = [];
  const hidden: Uint32Array[] = [];
  for (let row = 0; row < train.rows; row++) {
    const own = train.indices.subarray(train.starts[row]!, train.starts[row + 1]!);
    const items = weightedOrder(own, weights[row % weights.length]!, random);
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

/** Drawn one by one without replacement, by weight: exponential keys of Efraimidis and Spirakis (2006), lowest first. */
function weightedOrder(items: Uint32Array, weights: Float64Array, random: Random): Uint32Array {
  const keys = new Map(Array.from(items, (item) => [item, -Math.log(1 - random.next()) / weights[item]!]));
  return items.toSorted((a, b) => keys.get(a)! - keys.get(b)!);
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
