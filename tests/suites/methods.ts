// The five methods as the recommender suite sees them: each trained to bytes, and bound from bytes to a catalogue.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type LearningText, learnWordSpace, WORD_SPACE_DEFAULTS } from '../../lab/embeddings/learn.ts';
import { type Catalogue, sourceRatings } from '../../src/domain/catalogue.ts';
import { once } from '../../src/domain/once.ts';
import type { Profile } from '../../src/domain/profile.ts';
import { openKernels } from '../../src/math/kernels.ts';
import { decodeArtifact, encodeArtifact } from '../../src/models/artifact.ts';
import {
  AUTOENCODER_DEFAULTS,
  bindAutoencoder,
  loadAutoencoder,
  saveAutoencoder,
  trainAutoencoder,
} from '../../src/models/autoencoder/model.ts';
import { embeddings } from '../../src/models/embeddings/embeddings.ts';
import { loadWordVectors, saveWordVectors, wordSpace } from '../../src/models/embeddings/space.ts';
import { termsOf } from '../../src/models/embeddings/terms.ts';
import { textIndexOf } from '../../src/models/embeddings/text-index.ts';
import { bindEnsemble, loadEnsemble, saveEnsemble, UNLEARNED } from '../../src/models/ensemble/model.ts';
import { cityMatrix } from '../../src/models/interactions/matrix.ts';
import type { Recommender } from '../../src/models/recommender.ts';
import { bindSvd, loadSvd, SVD_DEFAULTS, saveSvd, trainSvd } from '../../src/models/svd/model.ts';
import { parseTransfer } from '../../src/models/transfer/artifact.ts';
import { transfer } from '../../src/models/transfer/transfer.ts';
import { shippedFile } from '../../src/system/paths.ts';
import { CATEGORIES, categoryName } from '../../src/vocabulary/categories.ts';

export interface MethodUnderTest {
  train(catalogue: Catalogue, people: readonly Profile[]): Promise<Uint8Array>;
  bind(bytes: Uint8Array, catalogue: Catalogue): Recommender;
  /** Learns from people alone, without categories. */
  readonly isCollaborative: boolean;
  /** Knows places by their own standing, so that it has something to say to somebody of whom nothing is known. */
  readonly knowsStanding: boolean;
}

export const hash = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const kernels = openKernels();

const svd: MethodUnderTest = {
  train: async (catalogue, people) =>
    saveSvd(await trainSvd(cityMatrix(catalogue, people), SVD_DEFAULTS, kernels), hash),
  bind: (bytes, catalogue) => bindSvd(loadSvd(bytes, hash), catalogue),
  isCollaborative: true,
  knowsStanding: false,
};

const autoencoder: MethodUnderTest = {
  train: async (catalogue, people) =>
    saveAutoencoder(await trainAutoencoder(cityMatrix(catalogue, people), AUTOENCODER_DEFAULTS, kernels), hash),
  bind: (bytes, catalogue) => bindAutoencoder(loadAutoencoder(bytes, hash), catalogue),
  isCollaborative: true,
  knowsStanding: false,
};

/** Learned in other cities: the shipped numbers, whatever the catalogue. */
const carriedOver: MethodUnderTest = {
  train: async () => new Uint8Array(readFileSync(shippedFile('models', 'transfer.json'))),
  bind: (bytes, catalogue) =>
    transfer(parseTransfer(new TextDecoder().decode(bytes)), catalogue, sourceRatings(catalogue)),
  isCollaborative: false,
  knowsStanding: true,
};

/** Learned from what the categories are called in both languages: the smallest corpus that is one. */
const ofMeaning: MethodUnderTest = {
  train: async () => {
    const names = CATEGORIES.map((category): LearningText => {
      const terms = termsOf(`${categoryName(category, 'en')} ${categoryName(category, 'es')}`);
      return { terms, window: terms.length, weight: 20 };
    });
    const options = { ...WORD_SPACE_DEFAULTS, dimensions: 24, fewest: 1 };
    return saveWordVectors(await learnWordSpace(names, options, kernels), hash);
  },
  bind: (bytes, catalogue) => {
    const words = wordSpace(loadWordVectors(bytes, hash));
    return embeddings(
      once(() => textIndexOf(catalogue, words)),
      catalogue,
    );
  },
  isCollaborative: false,
  knowsStanding: false,
};

/** An ensemble and its members in one file, for this suite only. */
const TOGETHER = { kind: 'suite', version: 1 } as const;

function ensembleOf(members: Readonly<Record<string, MethodUnderTest>>): MethodUnderTest {
  return {
    train: async (catalogue, people) => {
      const arrays: Record<string, Uint8Array> = {};
      for (const [name, member] of Object.entries(members)) arrays[name] = await member.train(catalogue, people);
      return encodeArtifact(
        { ...TOGETHER, facts: {}, arrays: { ...arrays, ensemble: saveEnsemble(UNLEARNED, hash) } },
        hash,
      );
    },
    bind: (bytes, catalogue) => {
      const arrays = decodeArtifact(bytes, TOGETHER, hash).arrays as Record<string, Uint8Array>;
      const bound = Object.entries(members).map(([name, member]) => member.bind(arrays[name]!, catalogue));
      return bindEnsemble(loadEnsemble(arrays.ensemble!, hash), catalogue, bound);
    },
    isCollaborative: Object.values(members).some((member) => member.isCollaborative),
    knowsStanding: Object.values(members).some((member) => member.knowsStanding),
  };
}

/** A new method is one more row. */
export const METHODS: Readonly<Record<string, MethodUnderTest>> = {
  svd,
  autoencoder,
  transfer: carriedOver,
  embeddings: ofMeaning,
  'ensemble of what was learned here': ensembleOf({ svd, autoencoder }),
  'ensemble of all four': ensembleOf({ svd, autoencoder, transfer: carriedOver, embeddings: ofMeaning }),
};
