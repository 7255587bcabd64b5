// Cuts a validation part from train: of everybody a few items are hidden, and models see only the rest.
import { type Random, seededRandom, shuffle } from '../../src/math/random.ts';
import { type SparseRows, selectRows } from '../../src/math/sparse.ts';
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

/** Who has fewer items keeps them all: one of two is no fair question. */
const FEWEST_ITEMS = 5;

export function holdOut(train: SparseRows, { share, people, seed }: HoldoutOptions): Holdout {
  const random = seededRandom(seed);
  const known: Uint32Array[] = [];
  const hidden: Uint32Array[] = [];
  for (let row = 0; row < train.rows; row++) {
    const items = shuffle(train.indices.slice(train.starts[row]!, train.starts[row + 1]!), random);
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

function sampleAsked(hidden: readonly Uint32Array[], people: number, random: Random): Uint32Array {
  const askable = Uint32Array.from(hidden.keys()).filter((row) => hidden[row]!.length > 0);
  return shuffle(askable, random).slice(0, people).sort();
}

/** The same question to fewer people. */
export function askFewer(holdout: Holdout, people: number): Holdout {
  const rows = Array.from({ length: Math.min(people, holdout.asked.rows) }, (_, at) => at);
  return { ...holdout, asked: selectRows(holdout.asked, rows), hidden: selectRows(holdout.hidden, rows) };
}
