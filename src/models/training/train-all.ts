// Trains what is learned from the people of this city: `svd`, `autoencoder` and the proportions of the `ensemble`.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Profile } from '../../domain/profile.ts';
import type { Kernels } from '../../math/kernels.ts';
import { artifactHash, type Hash } from '../artifact.ts';
import {
  AUTOENCODER_DEFAULTS,
  type CityAutoencoderOptions,
  saveAutoencoder,
  trainAutoencoder,
} from '../autoencoder/model.ts';
import { LEARN_DEFAULTS, learnEnsemble } from '../ensemble/learn.ts';
import { bindEnsemble, type EnsembleModel, saveEnsemble, UNLEARNED } from '../ensemble/model.ts';
import { cityMatrix } from '../interactions/matrix.ts';
import type { Recommender } from '../recommender.ts';
import { SVD_DEFAULTS, type SvdOptions, saveSvd, trainSvd } from '../svd/model.ts';
import { chooseAutoencoder, chooseSvd } from './choose.ts';
import { type HeldOutFigures, hideSome, measure, popularity, splitPeople } from './held-out.ts';

export interface TrainingSet {
  readonly catalogue: Catalogue;
  /** One profile a person: their reviews and stated likings. */
  readonly people: readonly Profile[];
}

interface TrainingOptions {
  readonly kernels: Kernels;
  readonly hash: Hash;
  /** Members of the ensemble that are not trained here (`transfer`, `embeddings`), bound to the catalogue. */
  readonly others: readonly Recommender[];
  readonly seed: number;
  /** @param share how much of the whole is done, 0 to 1 */
  readonly onStep?: (step: string, share: number) => void;
}

const TRAINED_METHODS = ['svd', 'autoencoder', 'ensemble'] as const;
type TrainedMethod = (typeof TRAINED_METHODS)[number];

export interface TrainedArtifact {
  readonly method: TrainedMethod;
  readonly bytes: Uint8Array;
  readonly hash: string;
}

export interface TrainingResult {
  readonly artifacts: readonly TrainedArtifact[];
  readonly metrics: TrainingMetrics;
}

export interface TrainingMetrics {
  readonly places: number;
  readonly people: number;
  readonly ratings: number;
  /** Of models trained without the people asked; absent where there are too few people to ask. */
  readonly chosen?: { readonly svdLambda: number; readonly autoencoderLambda: number };
  readonly heldOut?: Readonly<Record<string, HeldOutFigures>>;
}

/** Below this many people nobody is held out: every voice is needed, and figures would be noise. */
const FEWEST_PEOPLE = 50;
const HELD_OUT = { share: 0.2, most: 1_000 } as const;

/** The same set, options and seed give the same bytes, whatever the number of threads. */
export async function trainAll(set: TrainingSet, options: TrainingOptions): Promise<TrainingResult> {
  const { kernels, hash, seed } = options;
  const step = options.onStep ?? (() => {});
  const rehearsal = set.people.length >= FEWEST_PEOPLE ? await rehearse(set, options) : undefined;
  step('training svd on everybody', 0.75);
  const city = cityMatrix(set.catalogue, set.people);
  const svd = await trainSvd(city, rehearsal?.svd ?? { ...SVD_DEFAULTS, seed }, kernels);
  step('training autoencoder on everybody', 0.82);
  const autoencoder = await trainAutoencoder(
    city,
    rehearsal?.autoencoder ?? { ...AUTOENCODER_DEFAULTS, seed },
    kernels,
  );
  step('saving', 0.98);
  const artifacts = [
    artifact('svd', saveSvd(svd, hash)),
    artifact('autoencoder', saveAutoencoder(autoencoder, hash)),
    artifact('ensemble', saveEnsemble(rehearsal?.ensemble ?? UNLEARNED, hash)),
  ];
  step('done', 1);
  return { artifacts, metrics: metricsOf(set, rehearsal) };
}

interface Rehearsal {
  readonly svd: SvdOptions;
  readonly autoencoder: CityAutoencoderOptions;
  readonly ensemble: EnsembleModel;
  readonly heldOut: Readonly<Record<string, HeldOutFigures>>;
}

/** Trains without some people, chooses on half of them and measures everything on the other half. */
async function rehearse({ catalogue, people }: TrainingSet, options: TrainingOptions): Promise<Rehearsal> {
  const { kernels, seed, others } = options;
  const step = options.onStep ?? (() => {});
  const { training, asked } = splitPeople(people, HELD_OUT.share, HELD_OUT.most, seed);
  const half = Math.floor(asked.length / 2);
  const city = cityMatrix(catalogue, training);
  const choosing = { catalogue, people: hideSome(asked.slice(0, half), seed) };
  step('rehearsal: how much to regularise svd', 0);
  const svd = await chooseSvd(city, choosing, seed, kernels);
  step('rehearsal: how much to regularise autoencoder', 0.1);
  const autoencoder = await chooseAutoencoder(city, choosing, seed, kernels);
  step('rehearsal: the proportions of the ensemble', 0.5);
  const members = [svd.recommender, autoencoder.recommender, ...others];
  const ensemble = learnEnsemble(catalogue, members, asked.slice(0, half), { ...LEARN_DEFAULTS, seed });
  step('rehearsal: measuring', 0.7);
  const contenders: [string, Pick<Recommender, 'score'>][] = [
    ['popularity', popularity(catalogue, training)],
    ...members.map((member): [string, Recommender] => [member.method, member]),
    ['ensemble', bindEnsemble(ensemble, catalogue, members)],
  ];
  const questions = hideSome(asked.slice(half), seed);
  const figures = contenders.map(([name, recommender]) => [name, measure(recommender, catalogue, questions)]);
  return { svd: svd.options, autoencoder: autoencoder.options, ensemble, heldOut: Object.fromEntries(figures) };
}

const artifact = (method: TrainedMethod, bytes: Uint8Array): TrainedArtifact => ({
  method,
  bytes,
  hash: artifactHash(bytes),
});

function metricsOf({ catalogue, people }: TrainingSet, rehearsal: Rehearsal | undefined): TrainingMetrics {
  const ratings = people.reduce((sum, { places, categories }) => sum + places.size + categories.size, 0);
  const counts = { places: catalogue.places.length, people: people.length, ratings };
  if (!rehearsal) return counts;
  const chosen = { svdLambda: rehearsal.svd.lambda, autoencoderLambda: rehearsal.autoencoder.lambda };
  return { ...counts, chosen, heldOut: rehearsal.heldOut };
}
