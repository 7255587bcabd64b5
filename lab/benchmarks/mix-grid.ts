// The rule of choice: kind, rank, ridge, further member and its weight are tried together on one grid, and no setting comes first.
import { chooseOnGrid, type GridPoint } from '../../src/models/training/grid.ts';
import { type BandedShortlists, ranksUpTo } from './banded.ts';
import { type MixSetting, mixer } from './mixing.ts';
import type { SpectralKind } from './spectral-bench.ts';
import { type Trial, trialOf } from './trial.ts';
import type { TwoHopOptions } from './two-hop.ts';

/** Item-item filters: the linear part of GF-CF (arXiv:2108.07567), then others from popular to rare. */
export const FILTERS: readonly TwoHopOptions[] = [
  { personPower: 0.5, inPower: 0.5, outPower: 0.5 },
  { personPower: 0.35, inPower: 0.35, outPower: 0.35 },
  { personPower: 0.5, inPower: 0.6, outPower: 0.4 },
  { personPower: 0.35, inPower: 0.6, outPower: 0.3 },
  { personPower: 0.3, inPower: 0.5, outPower: 0.4 },
];

const KINDS: readonly SpectralKind[] = ['svd', 'autoencoder'];
const LAMBDAS = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1, 3];
const WEIGHTS = [0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2.25, 3.5, 6];
const MOST_MEMBERS = 4;

interface Mix {
  readonly chosen: Trial<MixSetting>;
  /** Of the chosen setting, averaged with its neighbours': what the choice was made by. */
  readonly merit: number;
  readonly trials: readonly Trial<MixSetting>[];
}

interface Grid {
  /** None of them: further members alone. */
  readonly kinds?: readonly SpectralKind[];
  /** Which of the further members of the shortlists may take part; all unless told. */
  readonly members?: readonly number[];
}

/**
 * Pairs of a spectral and a further member are tried beside each member alone; then one more member joins for as long as the mix
 * gains by it, judged with the weights beside its own.
 */
export function chooseMix(
  lists: BandedShortlists,
  { kinds = KINDS, members = [...(lists.people[0]?.others.keys() ?? [])] }: Grid = {},
): Mix {
  const mix = mixer(lists);
  const judge = (setting: MixSetting, people: number) => trialOf(setting, mix.figures(setting, people));
  let { chosen, merit, trials } = chooseOnGrid(
    pairPoints(lists.strengths.length, members, kinds),
    judge,
    lists.people.length,
  );
  while (sizeOf(chosen.choice) < MOST_MEMBERS) {
    const points = extensionPoints(chosen.choice, members);
    if (points.length === 0) break;
    const next = chooseOnGrid(points, judge, lists.people.length);
    trials = [...trials, ...next.trials];
    if (next.merit <= chosen.merit) break;
    ({ chosen, merit } = next);
  }
  return { chosen, merit, trials };
}

const sizeOf = ({ spectral, others }: MixSetting): number => others.length + (spectral ? 1 : 0);

function pairPoints(
  rank: number,
  members: readonly number[],
  kinds: readonly SpectralKind[],
): readonly GridPoint<MixSetting>[] {
  const points: GridPoint<MixSetting>[] = [];
  for (const member of members) {
    points.push({ choice: { others: [{ member, weight: 1 }] }, family: `member ${member}`, at: [] });
  }
  for (const kind of kinds) {
    for (const [rankStep, ofRank] of ranksUpTo(rank).entries()) {
      for (const [lambdaStep, lambda] of LAMBDAS.entries()) {
        const spectral = { kind, rank: ofRank, lambda };
        points.push({ choice: { spectral, others: [] }, family: kind, at: [rankStep, lambdaStep] });
        for (const member of members) {
          for (const [weightStep, weight] of WEIGHTS.entries()) {
            const choice = { spectral, others: [{ member, weight }] };
            points.push({ choice, family: `${kind} and ${member}`, at: [rankStep, lambdaStep, weightStep] });
          }
        }
      }
    }
  }
  return points;
}

function extensionPoints(chosen: MixSetting, members: readonly number[]): readonly GridPoint<MixSetting>[] {
  const rest = members.filter((member) => !chosen.others.some((voice) => voice.member === member));
  return rest.flatMap((member) =>
    WEIGHTS.map((weight, step) => ({
      choice: { ...chosen, others: [...chosen.others, { member, weight }] },
      family: `and ${member}`,
      at: [step],
    })),
  );
}
