// Mixes the linear members into one operator, in proportions learned on the validation part.
import type { AutoencoderOptions } from '../../src/models/autoencoder/closed-form.ts';
import { type Shortlists, tryMix } from './shortlists.ts';
import type { SpectralChoice } from './spectral-choice.ts';
import { best, isBetter, type Trial, trialOf } from './trial.ts';
import type { TwoHopOptions } from './two-hop.ts';

export type MemberChoice =
  | ({ readonly member: 'spectral' } & SpectralChoice)
  | ({ readonly member: 'exact' } & AutoencoderOptions)
  | ({ readonly member: 'two-hop' } & TwoHopOptions);

export interface Share {
  readonly choice: MemberChoice;
  /** In units of the member's own spread. */
  readonly weight: number;
}

/** Item-item filters: the linear part of GF-CF first (arXiv:2108.07567), then others from popular to rare. */
export const TWO_HOPS: readonly TwoHopOptions[] = [
  { personPower: 0.5, inPower: 0.5, outPower: 0.5 },
  { personPower: 0.35, inPower: 0.35, outPower: 0.35 },
  { personPower: 0.5, inPower: 0.6, outPower: 0.4 },
  { personPower: 0.35, inPower: 0.6, outPower: 0.3 },
];

/** An equal voice first. */
const WEIGHTS = [1, 0.75, 1.5, 0.5, 2, 0.35, 0.2, 0.1];
const MOST_MEMBERS = 3;
/**
 * Whatever departs from what came before it, a further member or another filter or weight than the first, must gain more
 * than this many standard errors: of dozens of mixes that are equally good, the luckiest is no better than the plainest.
 */
const SURE = 1;

export interface Mix {
  readonly chosen: Trial<readonly Share[]>;
  readonly trials: readonly Trial<readonly Share[]>[];
}

/**
 * Greedy: the best member alone, then a further one for as long as that helps beyond noise.
 * @param choices the members whose opinions the shortlists hold, in that order
 */
export function mixMembers(shortlists: Shortlists, choices: readonly MemberChoice[]): Mix {
  const trials: Trial<readonly Share[]>[] = [];
  const attempt = (shares: readonly Share[]): Trial<readonly Share[]> => {
    const weights = choices.map((member) => shares.find(({ choice }) => choice === member)?.weight ?? 0);
    const trial = trialOf(shares, tryMix(shortlists, weights));
    trials.push(trial);
    return trial;
  };
  let chosen = best(choices.map((choice) => attempt([{ choice, weight: 1 }])));
  while (chosen.choice.length < Math.min(MOST_MEMBERS, choices.length)) {
    const shares = chosen.choice;
    const rest = choices.filter((choice) => !shares.some((share) => share.choice === choice));
    const next = rest
      .flatMap((choice) => WEIGHTS.map((weight) => attempt([...shares, { choice, weight }])))
      .reduce((plainest, trial) => (isBetter(trial, plainest, SURE) ? trial : plainest));
    if (!isBetter(next, chosen, SURE)) break;
    chosen = next;
  }
  return { chosen, trials };
}
