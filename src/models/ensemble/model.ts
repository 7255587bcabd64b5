// `ensemble`: the other methods added up, each in units of its own spread, in proportions learned for newcomers and regulars.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Method } from '../../domain/method.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Contribution } from '../../domain/recommendation.ts';
import { decodeArtifact, encodeArtifact, type Hash } from '../artifact.ts';
import { profileNotes } from '../per-profile.ts';
import type { Recommender } from '../recommender.ts';
import { BUCKETS, bucketOf } from './known.ts';

export type MemberMethod = Exclude<Method, 'ensemble'>;
export const MEMBERS: readonly MemberMethod[] = ['svd', 'autoencoder', 'transfer', 'embeddings'];

/** How much each member says; only proportions matter. */
export type MemberWeights = Readonly<Record<MemberMethod, number>>;

export interface EnsembleModel {
  /** One for each of `BUCKETS`. */
  readonly weights: readonly MemberWeights[];
}

/** Before anything is learned: words and categories for newcomers, what others liked for regulars. */
export const UNLEARNED: EnsembleModel = {
  weights: Array.from({ length: BUCKETS }, (_, bucket): MemberWeights => {
    const regular = Math.floor(bucket / 2) / (BUCKETS / 2 - 1);
    const collaborative = 0.1 + 0.25 * regular;
    return {
      svd: collaborative,
      autoencoder: collaborative,
      transfer: 0.5 - collaborative,
      embeddings: 0.5 - collaborative,
    };
  }),
};

/** The spread over a larger catalogue than this is taken from places evenly apart in it. */
const WHOLE_UP_TO = 8_192;
const SAMPLED = 1_024;

/**
 * score = sum over members of weight(bucket) * score / spread, where spread is the deviation of that member's scores over
 * the catalogue for this person, and weights of members that have nothing to go on go to the others.
 * A candidate that a member cannot judge gets that member's mean, which neither lifts nor sinks it.
 *
 * @param members any of the four, bound to the same catalogue
 */
export function bindEnsemble(model: EnsembleModel, catalogue: Catalogue, members: readonly Recommender[]): Recommender {
  const sample = sampleOf(catalogue.places.length);
  // What was worked out for a list serves its explanations; every new list is worked out anew, as ratings change meanwhile.
  const remembered = profileNotes<readonly Voice[]>();
  const listen = (profile: Profile, rows: Uint32Array): readonly Voice[] => {
    const voices = voicesFor(model, members, sample, profile, rows);
    remembered.keep(profile, voices);
    return voices;
  };
  return {
    method: 'ensemble',

    score(profile, rows) {
      const voices = listen(profile, rows);
      const scores = new Float32Array(rows.length);
      if (voices.length === 0) return scores.fill(Number.NaN);
      for (let at = 0; at < rows.length; at++) {
        let sum = 0;
        for (let each = 0; each < voices.length; each++) {
          const voice = voices[each]!;
          sum += amountOf(voice, voice.scores[voice.areByRow ? rows[at]! : at]!);
        }
        scores[at] = sum;
      }
      return scores;
    },

    contributions: (profile, row, scale = 1) => {
      const rows = Uint32Array.of(row);
      return (remembered.of(profile) ?? listen(profile, rows)).map(
        (voice): Contribution => ({
          kind: 'method',
          method: voice.member.method,
          amount: scale * amountOf(voice, voice.areByRow ? voice.scores[row]! : voice.member.score(profile, rows)[0]!),
          parts: voice.member.contributions(profile, row, scale * voice.factor),
        }),
      );
    },
  };
}

interface Sample {
  readonly rows: Uint32Array;
  /** It is the whole catalogue. */
  readonly isWhole: boolean;
}

function sampleOf(size: number): Sample {
  const step = size <= WHOLE_UP_TO ? 1 : Math.ceil(size / SAMPLED);
  return { rows: Uint32Array.from({ length: Math.ceil(size / step) }, (_, at) => at * step), isWhole: step === 1 };
}

/** One member with something to say of this person. */
interface Voice {
  readonly member: Recommender;
  /** Of the candidates, or of every row of the catalogue. */
  readonly scores: Float32Array;
  readonly areByRow: boolean;
  /** What a row gets that the member cannot judge. */
  readonly mean: number;
  /** weight / spread */
  readonly factor: number;
}

function voicesFor(
  { weights }: EnsembleModel,
  members: readonly Recommender[],
  sample: Sample,
  profile: Profile,
  rows: Uint32Array,
): readonly Voice[] {
  const bucket = weights[bucketOf(profile)]!;
  const heard = members.flatMap((member) => {
    const weight = bucket[member.method as MemberMethod] ?? 0;
    if (weight <= 0) return [];
    const scores = member.score(profile, sample.rows);
    const { count, mean, spread } = spreadOf(scores);
    return count > 0 ? [{ member, scores, mean, weight, spread }] : [];
  });
  const total = heard.reduce((sum, { weight }) => sum + weight, 0);
  return heard.map(({ member, scores, mean, weight, spread }) => ({
    member,
    scores: sample.isWhole ? scores : member.score(profile, rows),
    areByRow: sample.isWhole,
    mean,
    factor: weight / total / spread,
  }));
}

const amountOf = ({ mean, factor }: Voice, score: number): number => factor * (Number.isNaN(score) ? mean : score);

/** Of what is not NaN. A member that says the same of every place has no opinion; its spread of 1 keeps it harmless. */
export function spreadOf(scores: Float32Array): { count: number; mean: number; spread: number } {
  let count = 0;
  let sum = 0;
  let squares = 0;
  for (let at = 0; at < scores.length; at++) {
    const score = scores[at]!;
    if (Number.isNaN(score)) continue;
    count++;
    sum += score;
    squares += score * score;
  }
  const mean = count > 0 ? sum / count : Number.NaN;
  return { count, mean, spread: Math.sqrt(Math.max(0, squares / count - mean * mean)) || 1 };
}

const FORM = { kind: 'ensemble', version: 1 } as const;

export const saveEnsemble = ({ weights }: EnsembleModel, hash: Hash): Uint8Array =>
  encodeArtifact({ ...FORM, facts: { weights }, arrays: {} }, hash);

/** @throws DomainError `model/incompatible` */
export const loadEnsemble = (bytes: Uint8Array, hash: Hash): EnsembleModel =>
  decodeArtifact(bytes, FORM, hash).facts as EnsembleModel;
