// The grid of mixes, and the mix that a rule without preferences takes from it.
import { type BandedShortlists, ranksUpTo } from './banded.ts';
import { TWO_HOPS } from './ensemble-choice.ts';
import { chooseOnGrid, type GridPoint } from './grid.ts';
import { type MixSetting, mixer } from './mixing.ts';
import type { SpectralKind } from './spectral-choice.ts';
import { type Trial, trialOf } from './trial.ts';
import type { TwoHopOptions } from './two-hop.ts';

/** The item-item filters of the ensemble, and the best one of CiteULike's validation cut. */
export const FILTERS: readonly TwoHopOptions[] = [...TWO_HOPS, { personPower: 0.3, inPower: 0.5, outPower: 0.4 }];

const LAMBDAS = [0.01, 0.03, 0.1, 0.3, 1, 3];
const KINDS: readonly SpectralKind[] = ['svd', 'autoencoder'];
const WEIGHTS = [0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2.25, 3.5, 6];
const MOST_MEMBERS = 3;

interface Mix {
  readonly chosen: Trial<MixSetting>;
  readonly trials: readonly Trial<MixSetting>[];
}

/**
 * Rank, ridge, kind, further member and weight are chosen together on one grid, beside each member alone; then one more member joins
 * for as long as the mix gains by it, judged with the weights beside its own.
 *
 * @param members how many further members the shortlists hold
 */
export function chooseMixOn(lists: BandedShortlists, members: number): Mix {
  const mix = mixer(lists);
  const judge = (setting: MixSetting, people: number) => trialOf(setting, mix.figures(setting, people));
  const first = chooseOnGrid(pairPoints(lists.strengths.length, members), judge, lists.people.length);
  let { chosen } = first;
  const trials = [...first.trials];
  while (sizeOf(chosen.choice) < MOST_MEMBERS) {
    const points = extensionPoints(chosen.choice, members);
    if (points.length === 0) break;
    const next = chooseOnGrid(points, judge, lists.people.length);
    trials.push(...next.trials);
    if (next.merit <= chosen.merit) break;
    chosen = next.chosen;
  }
  return { chosen, trials };
}

const sizeOf = ({ spectral, others }: MixSetting): number => others.length + (spectral ? 1 : 0);

function pairPoints(rank: number, members: number): readonly GridPoint<MixSetting>[] {
  const points: GridPoint<MixSetting>[] = [];
  for (let member = 0; member < members; member++) {
    points.push({ choice: { others: [{ member, weight: 1 }] }, family: `member ${member}`, at: [] });
  }
  for (const kind of KINDS) {
    for (const [rankStep, ofRank] of ranksUpTo(rank).entries()) {
      for (const [lambdaStep, lambda] of LAMBDAS.entries()) {
        const spectral = { kind, rank: ofRank, lambda };
        points.push({ choice: { spectral, others: [] }, family: kind, at: [rankStep, lambdaStep] });
        for (let member = 0; member < members; member++) {
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

function extensionPoints(chosen: MixSetting, members: number): readonly GridPoint<MixSetting>[] {
  const rest = Array.from({ length: members }, (_, member) => member).filter(
    (member) => !chosen.others.some((voice) => voice.member === member),
  );
  return rest.flatMap((member) =>
    WEIGHTS.map((weight, step) => ({
      choice: { ...chosen, others: [...chosen.others, { member, weight }] },
      family: `and ${member}`,
      at: [step],
    })),
  );
}
