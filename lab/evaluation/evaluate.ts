// The whole evaluation: every protocol whose data is there, one report.
import type { Catalogue } from '../../src/domain/catalogue.ts';
import { openKernels } from '../../src/math/kernels.ts';
import { sampledPublic } from '../benchmarks/sampled.ts';
import { crossCity } from '../cross-city/cross-city.ts';
import type { YelpTexts } from '../transfer/yelp.ts';
import { cityProtocol } from './protocols/city.ts';
import type { Surroundings } from './protocols/contenders.ts';
import { nextPlaceProtocol } from './protocols/next-place.ts';
import { readCheckIns, readMovieLens, readTripadvisor } from './protocols/rated-sets.ts';
import { coldStartProtocol, ratingsProtocol } from './protocols/ratings.ts';
import type { Section } from './report/document.ts';
import {
  citySection,
  coldStartSection,
  crossCitySection,
  nextPlaceSection,
  publicSection,
  ratingsSection,
  skippedSection,
} from './report/sections.ts';
import { type Contest, ensembleSection } from './report/standings.ts';

export const PROTOCOLS = ['ratings', 'cold-start', 'next-place', 'madrid', 'cross-city', 'public'] as const;
export type Protocol = (typeof PROTOCOLS)[number];

/** Reads a file of the data folder; undefined where it is not there. */
export type ReadData = (...path: readonly string[]) => string | undefined;

interface EvaluationRequest extends Omit<Surroundings, 'kernels' | 'onStep'> {
  readonly protocols: readonly Protocol[];
  readonly read: ReadData;
  /** The catalogue of our own city. */
  readonly city: () => Promise<Catalogue>;
  readonly workerUrl: URL | undefined;
  readonly threads: number;
  readonly limitBytes: number;
  readonly nowS: () => number;
  /** @param share of the whole that is done, 0 to 1 */
  readonly onStep: (step: string, share: number) => void;
}

interface EvaluationResult {
  readonly sections: readonly Section[];
  /** No data was missing. */
  readonly isWhole: boolean;
  /** The same figures for programs, by protocol. */
  readonly figures: Readonly<Record<string, unknown>>;
}

/** What one protocol is given: its steps become parts of the whole. */
interface ProtocolRequest extends Omit<EvaluationRequest, 'onStep'> {
  readonly onStep: (step: string, share?: number) => void;
}

/** Processor seconds of each, as measured on 2 x AMD EPYC (cross-city: a guess from one area): only for telling how long the rest takes. */
const EFFORT: Readonly<Record<Protocol, number>> = {
  ratings: 25,
  'cold-start': 10,
  'next-place': 25,
  madrid: 55,
  'cross-city': 400,
  public: 100,
};

interface Outcome {
  readonly sections: readonly Section[];
  readonly figures: unknown;
  readonly isSkipped?: boolean;
  /** Where the ensemble met the methods that it is made of. */
  readonly contests?: readonly Contest[];
}

export async function evaluate(request: EvaluationRequest): Promise<EvaluationResult> {
  const outcomes: [Protocol, Outcome][] = [];
  const whole = effortOf(request.protocols);
  for (const [at, protocol] of request.protocols.entries()) {
    const before = effortOf(request.protocols.slice(0, at));
    const onStep = (step: string, share = 0) => request.onStep(step, (before + share * EFFORT[protocol]) / whole);
    outcomes.push([protocol, await RUN[protocol]({ ...request, onStep })]);
  }
  const contests = outcomes.flatMap(([, outcome]) => outcome.contests ?? []);
  return {
    sections: [
      ...outcomes.flatMap(([, { sections }]) => sections),
      ...(contests.length > 0 ? [ensembleSection(contests)] : []),
    ],
    isWhole: !outcomes.some(([, { isSkipped }]) => isSkipped),
    figures: Object.fromEntries(outcomes.map(([protocol, { figures }]) => [protocol, figures])),
  };
}

const effortOf = (protocols: readonly Protocol[]): number => protocols.reduce((sum, each) => sum + EFFORT[each], 0);

const RUN: Readonly<Record<Protocol, (request: ProtocolRequest) => Promise<Outcome>>> = {
  ratings: async (request) => {
    const outcomes: Outcome[] = [];
    for (const set of [readLondon(request.read), readMovies(request.read)]) {
      if (!set) outcomes.push(skipped('Explicit ratings', 'interactions/tripadvisor-london or movielens-100k'));
      else {
        const standings = await withKernels(request, (surroundings) => ratingsProtocol(set, surroundings));
        outcomes.push({
          sections: [ratingsSection(set.name, standings)],
          figures: { [set.name]: standings },
          contests: [{ name: set.name, standings }],
        });
      }
    }
    return joined(outcomes);
  },

  'cold-start': async (request) => {
    const set = readLondon(request.read);
    if (!set) return skipped('Newcomers', 'interactions/tripadvisor-london');
    const steps = await withKernels(request, (surroundings) => coldStartProtocol(set, surroundings));
    const contests = steps.map(({ known, standings }) => ({ name: `${set.name}, ${known} ratings known`, standings }));
    return { sections: [coldStartSection(set.name, steps)], figures: steps, contests };
  },

  'next-place': async (request) => {
    const events = request.read('interactions', 'gowalla-nyc', 'gowalla_events.csv.gz');
    if (!events) return skipped('Next place', 'interactions/gowalla-nyc');
    const set = readCheckIns('Gowalla, New York', events, FEWEST_GUESTS);
    const standings = await withKernels(request, (surroundings) => nextPlaceProtocol(set, surroundings));
    const contests = [{ name: `${set.name}, next place`, standings }];
    return { sections: [nextPlaceSection(set.name, standings)], figures: standings, contests };
  },

  madrid: async (request) => {
    const catalogue = await request.city();
    const groups = await withKernels(request, (surroundings) => cityProtocol(catalogue, surroundings));
    return {
      sections: groups.map(({ name, standings }) => citySection(name, standings)),
      figures: groups,
      contests: groups.map(({ name, standings }) => ({ name: `Madrid, simulated people, ${name}`, standings })),
    };
  },

  'cross-city': async ({ read, seed, onStep }) => {
    const texts = yelpTexts(read);
    if (!texts) return skipped('Cross-city', 'interactions/yelp-cities');
    onStep('cross-city: training without one area at a time');
    const report = crossCity(texts, seed, (share) => onStep(`cross-city: ${Math.round(100 * share)} %`, share));
    return { sections: [crossCitySection(report)], figures: report };
  },

  public: async (request) => {
    const trainText = request.read('interactions', 'gowalla', 'train.txt');
    const testText = request.read('interactions', 'gowalla', 'test.txt');
    if (!trainText || !testText) return skipped('Gowalla, published split', 'interactions/gowalla');
    const standings = await sampledPublic({ ...request, trainText, testText, people: PUBLIC_PEOPLE });
    const contests = [{ name: 'Gowalla, published split', standings }];
    return { sections: [publicSection(standings)], figures: standings, contests };
  },
};

/** A tenth of Gowalla's: ranking everybody takes minutes for each method. */
const PUBLIC_PEOPLE = 3_000;

/** Places with fewer guests teach nothing and cannot be found. */
const FEWEST_GUESTS = 8;

const readMovies = (read: ReadData) => {
  const [items, ratings] = ['ml-100k.item', 'ml-100k.inter'].map((file) =>
    read('interactions', 'movielens-100k', file),
  );
  return items && ratings ? readMovieLens(items, ratings) : undefined;
};

const readLondon = (read: ReadData) => {
  const [places, ratings] = ['attractions.csv', 'ratings_reshaped.csv'].map((file) =>
    read('interactions', 'tripadvisor-london', file),
  );
  return places && ratings ? readTripadvisor(places, ratings) : undefined;
};

function yelpTexts(read: ReadData): YelpTexts | undefined {
  const [positions, categories, ...visits] = [
    'poi_coos.txt.gz',
    'poi_categories.txt.gz',
    'train.txt.gz',
    'tune.txt.gz',
    'test.txt.gz',
  ].map((file) => read('interactions', 'yelp-cities', file));
  if (positions === undefined || categories === undefined || visits.includes(undefined)) return undefined;
  return { positions, categories, visits: visits as string[] };
}

async function withKernels<T>(request: ProtocolRequest, work: (surroundings: Surroundings) => Promise<T>): Promise<T> {
  const kernels = openKernels(request);
  try {
    return await work({ ...request, kernels });
  } finally {
    await kernels.close();
  }
}

const skipped = (title: string, missing: string): Outcome => ({
  sections: [skippedSection(title, missing)],
  figures: { skipped: missing },
  isSkipped: true,
});

const joined = (outcomes: readonly Outcome[]): Outcome => ({
  sections: outcomes.flatMap(({ sections }) => sections),
  figures: outcomes.map(({ figures }) => figures),
  isSkipped: outcomes.some(({ isSkipped }) => isSkipped),
  contests: outcomes.flatMap(({ contests }) => contests ?? []),
});
