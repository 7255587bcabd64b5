// Mixes the linear members into one operator, in proportions learned on the validation part.
import { ref } from '../../math/dense.ts';
import type { Kernels } from '../../math/kernels.ts';
import type { MemberRef } from '../../math/ranking.ts';
import type { AutoencoderOptions } from '../../models/autoencoder/closedForm.ts';
import type { TwoHopOptions } from '../../models/spectral/twoHop.ts';
import type { Holdout } from './holdout.ts';
import type { SpectralChoice } from './spectralChoice.ts';
import { type KnownScores, type Trial, tryOperator } from './trial.ts';

export type MemberChoice =
  | ({ readonly member: 'spectral' } & SpectralChoice)
  | ({ readonly member: 'exact' } & AutoencoderOptions)
  | ({ readonly member: 'two-hop' } & TwoHopOptions);

export interface Share {
  readonly choice: MemberChoice;
  /** In units of the member's own spread. */
  readonly weight: number;
}

/** Exponents that cover what is known to work, from popular to rare. */
export const TWO_HOPS: readonly TwoHopOptions[] = [
  { personPower: 0.5, inPower: 0.5, outPower: 0.5 },
  { personPower: 0.35, inPower: 0.35, outPower: 0.35 },
  { personPower: 0.5, inPower: 0.6, outPower: 0.4 },
  { personPower: 0.35, inPower: 0.6, outPower: 0.3 },
];

export interface Candidate {
  readonly choice: MemberChoice;
  readonly scores: KnownScores;
}

const WEIGHTS = [0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5];
const MOST_MEMBERS = 3;
/** A further member must earn its cost. */
const WORTHWHILE = 1.002;

/** Greedy: the best member alone, then whichever helps most, until none does. */
export async function mixMembers(
  kernels: Kernels,
  holdout: Holdout,
  candidates: readonly Candidate[],
): Promise<readonly Trial<readonly Share[]>[]> {
  const trials: Trial<readonly Share[]>[] = [];
  const attempt = async (shares: readonly Share[]): Promise<Trial<readonly Share[]>> => {
    const members = shares.map(({ choice, weight }) => knownMember(candidateOf(candidates, choice).scores, weight));
    const trial = await tryOperator(kernels, holdout, shares, { members });
    trials.push(trial);
    return trial;
  };
  let top = await bestOf(
    candidates.map(
      ({ choice }) =>
        () =>
          attempt([{ choice, weight: 1 }]),
    ),
  );
  while (top.choice.length < Math.min(MOST_MEMBERS, candidates.length)) {
    const used = new Set(top.choice.map(({ choice }) => choice));
    const rest = candidates.filter(({ choice }) => !used.has(choice));
    const next = await bestOf(
      rest.flatMap(({ choice }) => WEIGHTS.map((weight) => () => attempt([...top.choice, { choice, weight }]))),
    );
    if (next.merit < top.merit * WORTHWHILE) break;
    top = next;
  }
  return trials;
}

/** One after another: the working memory is a stack. */
async function bestOf<Choice>(attempts: readonly (() => Promise<Trial<Choice>>)[]): Promise<Trial<Choice>> {
  let top: Trial<Choice> | undefined;
  for (const attempt of attempts) {
    const trial = await attempt();
    if (!top || trial.merit > top.merit) top = trial;
  }
  return top!;
}

const candidateOf = (candidates: readonly Candidate[], choice: MemberChoice): Candidate =>
  candidates.find((candidate) => candidate.choice === choice)!;

const knownMember = ({ matrix, spread }: KnownScores, weight: number): MemberRef => ({
  kind: 'known',
  scores: ref(matrix),
  weight: weight / spread,
});
