// How much to regularise depends on how much the city has told us, so it is chosen on people held out.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Kernels } from '../../math/kernels.ts';
import {
  AUTOENCODER_DEFAULTS,
  type AutoencoderModel,
  bindAutoencoder,
  type CityAutoencoderOptions,
  trainAutoencoder,
} from '../autoencoder/model.ts';
import type { CityMatrix } from '../interactions/matrix.ts';
import type { Recommender } from '../recommender.ts';
import { bindSvd, SVD_DEFAULTS, type SvdModel, type SvdOptions, trainSvd } from '../svd/model.ts';
import { chooseOnGrid } from './grid.ts';
import { type HeldOutPerson, measure } from './held-out.ts';

const SVD_LAMBDAS = [0.1, 0.3, 1, 3, 10, 30];
const AUTOENCODER_LAMBDAS = [100, 300, 1_000, 3_000];

interface Rehearsed<Options> {
  readonly options: Options;
  readonly recommender: Recommender;
}

interface Questions {
  readonly catalogue: Catalogue;
  readonly people: readonly HeldOutPerson[];
}

/** One decomposition serves every lambda. */
export async function chooseSvd(
  city: CityMatrix,
  questions: Questions,
  seed: number,
  kernels: Kernels,
): Promise<Rehearsed<SvdOptions>> {
  const model: SvdModel = await trainSvd(city, { ...SVD_DEFAULTS, seed }, kernels);
  const attempts = SVD_LAMBDAS.map((lambda) => ({
    options: { ...SVD_DEFAULTS, seed, lambda },
    recommender: bindSvd({ ...model, lambda }, questions.catalogue),
  }));
  return bestOf(attempts, questions);
}

/** A large catalogue is trained on the spectrum, where the regularisation is fixed (see `spectral-form.ts`). */
export async function chooseAutoencoder(
  city: CityMatrix,
  questions: Questions,
  seed: number,
  kernels: Kernels,
): Promise<Rehearsed<CityAutoencoderOptions>> {
  const isExact = city.columns.count <= AUTOENCODER_DEFAULTS.exactUpTo;
  const attempts: Rehearsed<CityAutoencoderOptions>[] = [];
  for (const lambda of isExact ? AUTOENCODER_LAMBDAS : [AUTOENCODER_DEFAULTS.lambda]) {
    const options = { ...AUTOENCODER_DEFAULTS, seed, lambda };
    const model: AutoencoderModel = await trainAutoencoder(city, options, kernels);
    attempts.push({ options, recommender: bindAutoencoder(model, questions.catalogue) });
  }
  return bestOf(attempts, questions);
}

/** No strength is preferred for coming first; each is judged together with the ones beside it (`grid.ts`). */
function bestOf<Options>(
  attempts: readonly Rehearsed<Options>[],
  { catalogue, people }: Questions,
): Rehearsed<Options> {
  const points = attempts.map((choice, step) => ({ choice, family: 'lambda', at: [step] }));
  const judge = (choice: Rehearsed<Options>, asked: number) => ({
    choice,
    merit: measure(choice.recommender, catalogue, people.slice(0, asked))['ndcg@20'],
  });
  return chooseOnGrid(points, judge, people.length).chosen.choice;
}
