// The rule of choice: kind, rank, ridge, further member and its weight are tried together on one grid, and what is taken is an average
// of the settings that rank well.
import { chooseOnGrid, type GridPoint, type Leader } from '../../src/models/training/grid.ts';
import { type BandedShortlists, ranksUpTo } from './banded.ts';
import { type MixSetting, mixer } from './mixing.ts';
import { type RidgeShare, type SpectralKind, withRidge } from './spectral-bench.ts';
import { saysOf, type Trial, trialOf } from './trial.ts';
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
/** Weights that a member is tried with, in units of all other voices together. */
const TUNED = [0, 0.05, 0.1, 0.2, 0.35, 0.5, 0.75, 1, 1.5, 2.25];
/** A member with a smaller share of all voices is not worth its time. */
const SMALLEST_VOICE = 0.05;
const SMALLEST_RIDGE = 0.01;

interface Mix {
  readonly chosen: Trial<MixSetting>;
  /** The one pair that is best with its neighbours: what a choice in place of an average begins with. */
  readonly bestPair: Trial<MixSetting>;
  readonly trials: readonly Trial<MixSetting>[];
}

interface Grid {
  /** None of them: further members alone. */
  readonly kinds?: readonly SpectralKind[];
  /** Which of the further members of the shortlists may take part; all unless told. */
  readonly members?: readonly number[];
}

/**
 * No setting is chosen: all of them are averaged, those that rank better with more say. First pairs of a spectral and a further member,
 * beside each member alone; then the weight of each member in turn.
 */
export function chooseMix(
  lists: BandedShortlists,
  { kinds = KINDS, members = [...(lists.people[0]?.others.keys() ?? [])] }: Grid = {},
): Mix {
  const asked = lists.people.length;
  const judge = judgeOf(lists);
  const trials: Trial<MixSetting>[] = [];
  const search = (points: readonly GridPoint<MixSetting>[]) => {
    const found = chooseOnGrid(points, judge, asked);
    trials.push(...found.trials);
    return found;
  };
  const tuned = (setting: MixSetting, member: number) =>
    withVoice(setting, member, meanWeight(search(weightPoints(setting, member)).leaders, member));
  const pairs = search(pairPoints(lists.strengths.length, members, kinds));
  const chosen = judge(audible(members.toReversed().reduce(tuned, averageOf(pairs.leaders))), asked);
  return { chosen, bestPair: pairs.chosen, trials: [...trials, chosen] };
}

/** The one best rank and ridge of the spectral members alone. */
export const chooseAlone = (lists: BandedShortlists, kinds: readonly SpectralKind[]) =>
  chooseOnGrid(pairPoints(lists.strengths.length, [], kinds), judgeOf(lists), lists.people.length);

function judgeOf(lists: BandedShortlists) {
  const mix = mixer(lists);
  return (setting: MixSetting, people: number): Trial<MixSetting> => {
    const figures = mix.figures(setting, people);
    return { ...trialOf(setting, figures), merit: figures.merit };
  };
}

type Leaders = readonly Leader<Trial<MixSetting>>[];

/** Of the settings with the kind of spectral member that has more say: each with its voices scaled to the same sum. */
function averageOf(leaders: Leaders): MixSetting {
  const says = saysOf(leaders.map(({ merit }) => merit));
  const saysByKind = new Map<SpectralKind, number>();
  leaders.forEach(({ chosen: { choice } }, at) => {
    const kind = choice.spectral?.kind;
    if (kind) saysByKind.set(kind, (saysByKind.get(kind) ?? 0) + says[at]!);
  });
  const kind = KINDS.toSorted((a, b) => (saysByKind.get(b) ?? 0) - (saysByKind.get(a) ?? 0))[0]!;
  const ridges = new Map<string, RidgeShare>();
  const weights = new Map<number, number>();
  leaders.forEach(({ chosen: { choice } }, at) => {
    if (choice.spectral && choice.spectral.kind !== kind) return;
    const say = says[at]! / voicesOf(choice);
    for (const { rank, lambda } of choice.spectral?.ridges ?? []) {
      const key = `${rank} ${lambda}`;
      ridges.set(key, { rank, lambda, share: (ridges.get(key)?.share ?? 0) + say });
    }
    for (const { member, weight } of choice.others) weights.set(member, (weights.get(member) ?? 0) + say * weight);
  });
  const spectralSay = sumOf([...ridges.values()].map(({ share }) => share));
  const unit = spectralSay || sumOf([...weights.values()]);
  const others = Array.from(weights, ([member, weight]) => ({ member, weight: weight / unit }));
  const spectral = { kind, ridges: largestRidges([...ridges.values()], spectralSay) };
  return spectralSay > 0 ? { spectral, others } : { others };
}

function largestRidges(ridges: readonly RidgeShare[], total: number): readonly RidgeShare[] {
  const kept = ridges.filter(({ share }) => share >= SMALLEST_RIDGE * total);
  const rest = sumOf(kept.map(({ share }) => share));
  return kept.map((ridge) => ({ ...ridge, share: ridge.share / rest }));
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** The spectral member speaks with weight 1. */
const voicesOf = ({ spectral, others }: MixSetting): number =>
  (spectral ? 1 : 0) + sumOf(others.map(({ weight }) => weight));

function withVoice(setting: MixSetting, member: number, weight: number): MixSetting {
  const rest = setting.others.filter((voice) => voice.member !== member);
  return { ...setting, others: weight > 0 ? [...rest, { member, weight }] : rest };
}

function weightPoints(setting: MixSetting, member: number): readonly GridPoint<MixSetting>[] {
  const rest = voicesOf(withVoice(setting, member, 0));
  if (rest === 0) return [{ choice: setting, family: 'weight', at: [0] }];
  return TUNED.map((share, step) => ({
    choice: withVoice(setting, member, share * rest),
    family: 'weight',
    at: [step],
  }));
}

function meanWeight(leaders: Leaders, member: number): number {
  const says = saysOf(leaders.map(({ merit }) => merit));
  const weights = leaders.map(({ chosen: { choice } }) => choice.others.find((voice) => voice.member === member));
  return sumOf(weights.map((voice, at) => says[at]! * (voice?.weight ?? 0))) / sumOf(says);
}

function audible(setting: MixSetting): MixSetting {
  const least = SMALLEST_VOICE * voicesOf(setting);
  return { ...setting, others: setting.others.filter(({ weight }) => weight >= least) };
}

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
        const spectral = withRidge(kind, ofRank, lambda);
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
