// The exact linear autoencoder for catalogues that fit: trained on the whole item-item matrix.
import type { Matrix } from '../../src/math/arena.ts';
import { ref } from '../../src/math/dense.ts';
import type { Kernels } from '../../src/math/kernels.ts';
import type { MemberRef } from '../../src/math/ranking.ts';
import { type AutoencoderOptions, itemItemWeights } from '../../src/models/autoencoder/closed-form.ts';
import type { Holdout } from './holdout.ts';
import { best, type Trial, tryOperator } from './trial.ts';

/** Items up to which the exact solution is affordable; n^3 operations each time. */
export const EXACT_UP_TO = 10_000;

/** Operations allowed for the whole search: about two minutes on two cores. */
const WORK = 3e12;

const FIRST: AutoencoderOptions = { personPower: 0, itemPower: 0, lambda: 100, dropout: 0.3 };
const LADDERS = {
  lambda: [1, 10, 30, 100, 300, 1000],
  dropout: [0, 0.15, 0.3, 0.5, 0.7],
  personPower: [0, 0.25, 0.5],
  itemPower: [0, 0.2, 0.35, 0.5],
} as const satisfies Record<keyof AutoencoderOptions, readonly number[]>;

export const denseMember = (weights: Matrix): MemberRef => ({ kind: 'dense', b: ref(weights), weight: 1 });

/** Coordinate ascent over the ladders, as far as the work allowed goes. */
export async function chooseExact(kernels: Kernels, holdout: Holdout): Promise<readonly Trial<AutoencoderOptions>[]> {
  const affordable = Math.max(2, Math.floor(WORK / holdout.known.cols ** 3));
  const trials: Trial<AutoencoderOptions>[] = [];
  const attempt = async (choice: AutoencoderOptions): Promise<Trial<AutoencoderOptions>> => {
    const known = trials.find((trial) => sameChoice(trial.choice, choice));
    if (known) return known;
    const trial = await tryExact(kernels, holdout, choice);
    trials.push(trial);
    return trial;
  };
  let top = await attempt(FIRST);
  for (let round = 0; round < 2; round++) {
    for (const knob of ['itemPower', 'lambda', 'dropout', 'personPower'] as const) {
      for (const step of [1, -1]) {
        const ladder: readonly number[] = LADDERS[knob];
        for (let at = ladder.indexOf(top.choice[knob]) + step; ladder[at] !== undefined; at += step) {
          if (trials.length >= Math.min(affordable, MOST_TRIALS)) return trials;
          const trial = await attempt({ ...top.choice, [knob]: ladder[at]! });
          if (trial.merit <= top.merit) break;
          top = trial;
        }
      }
    }
  }
  return [...trials, best(trials)];
}

const MOST_TRIALS = 40;

async function tryExact(
  kernels: Kernels,
  holdout: Holdout,
  choice: AutoencoderOptions,
): Promise<Trial<AutoencoderOptions>> {
  return kernels.scope(async () => {
    const weights = await itemItemWeights(kernels, holdout.known, choice);
    return tryOperator(kernels, holdout, choice, { members: [denseMember(weights)] });
  });
}

const sameChoice = (a: AutoencoderOptions, b: AutoencoderOptions): boolean =>
  Object.keys(a).every((key) => a[key as keyof AutoencoderOptions] === b[key as keyof AutoencoderOptions]);
