// Does what was learned in other cities help where nothing is known? Leave one area out, train on the rest, and rank
// every place of the held-out area for people of whom 0 to 5 visits are known.
import { seededRandom } from '../math/random.ts';
import { match, tasteOf } from '../models/transfer/features.ts';
import { type Anchors, anchorsOf, type TrainedTransfer, trainTransfer, transferUtilities } from './cross-city-model.ts';
import { type AreaWorld, areaWorld, MOST_KNOWN, type Newcomer } from './cross-city-world.ts';
import { categoryCountOf, readAreas, type YelpTexts } from './cross-city-yelp.ts';
import { ndcgAt } from './metrics/ranking.ts';

export const RIVALS = ['transfer', 'popularity', 'nearest', 'local only', 'popularity x distance', 'chance'] as const;
export type Rival = (typeof RIVALS)[number];

export interface Estimate {
  readonly mean: number;
  /** 95 % bootstrap interval over people. */
  readonly low: number;
  readonly high: number;
}

export interface CrossCityCell {
  readonly area: string;
  readonly known: number;
  readonly people: number;
  readonly ndcg10: Readonly<Record<Rival, Estimate>>;
}

export interface CrossCityReport {
  readonly seed: number;
  readonly cells: readonly CrossCityCell[];
  /** All areas together, each person once. */
  readonly pooled: readonly CrossCityCell[];
  readonly models: readonly (Pick<TrainedTransfer, 'weights' | 'scaleM' | 'logLikelihood'> & {
    readonly heldOut: string;
  })[];
}

/** Areas with fewer people train the others but prove nothing themselves. */
const LEAST_PEOPLE = 20;
/** The first so many of an area's people; enough for narrow intervals. */
const MOST_PEOPLE = 150;
const DEPTH = 10;
const RESAMPLES = 1_000;

export function crossCity(
  texts: YelpTexts,
  seed: number,
  onProgress: (share: number) => void = () => undefined,
): CrossCityReport {
  const areas = readAreas(texts);
  const categoryCount = categoryCountOf(areas);
  const worlds = areas.map((area) => areaWorld(area, categoryCount, seed));
  const tested = worlds.filter(({ newcomers }) => newcomers.length >= LEAST_PEOPLE);
  const folds = tested.map((heldOut, at) => {
    const model = trainTransfer(withoutPeopleOf(heldOut, worlds), categoryCount, seed);
    const byKnown = scoresIn(heldOut, model, seed);
    onProgress((at + 1) / tested.length);
    return { heldOut: heldOut.area.name, model, byKnown };
  });
  const everyKnown = Array.from({ length: MOST_KNOWN + 1 }, (_, known) => known);
  return {
    seed,
    models: folds.map(({ heldOut, model: { weights, scaleM, logLikelihood } }) => ({
      heldOut,
      weights,
      scaleM,
      logLikelihood,
    })),
    cells: folds.flatMap(({ heldOut, byKnown }) => byKnown.map((each, known) => cellOf(heldOut, known, [each], seed))),
    pooled: everyKnown.map((known) =>
      cellOf(
        'all',
        known,
        folds.map(({ byKnown }) => byKnown[known]!),
        seed,
      ),
    ),
  };
}

function cellOf(area: string, known: number, scores: readonly Scores[], seed: number): CrossCityCell {
  const estimates = RIVALS.map(
    (rival) =>
      [
        rival,
        estimate(
          scores.flatMap((each) => each[rival]),
          seed,
        ),
      ] as const,
  );
  return {
    area,
    known,
    people: scores.reduce((sum, { transfer }) => sum + transfer.length, 0),
    ndcg10: Object.fromEntries(estimates) as Record<Rival, Estimate>,
  };
}

/** The other areas, without anybody who is asked about in the held-out one. */
function withoutPeopleOf(heldOut: AreaWorld, worlds: readonly AreaWorld[]): readonly AreaWorld[] {
  const asked = new Set(heldOut.newcomers.map(({ person }) => person));
  return worlds
    .filter((world) => world !== heldOut)
    .map((world) => ({
      ...world,
      area: { ...world.area, visits: world.area.visits.filter(({ person }) => !asked.has(person)) },
      newcomers: world.newcomers.filter(({ person }) => !asked.has(person)),
    }));
}

type Scores = Record<Rival, number[]>;

/** NDCG@10 of every newcomer, by rival; element k for k known visits. */
function scoresIn(world: AreaWorld, model: TrainedTransfer, seed: number): readonly Scores[] {
  const emptyScores = () => Object.fromEntries(RIVALS.map((rival) => [rival, [] as number[]])) as Scores;
  const scores = Array.from({ length: MOST_KNOWN + 1 }, emptyScores);
  for (const newcomer of world.newcomers.slice(0, MOST_PEOPLE)) {
    const anchors = anchorsOf(world, newcomer);
    for (let known = 0; known <= MOST_KNOWN; known++) {
      const utilities = utilitiesOf(world, newcomer, model, known, anchors, seed);
      for (const rival of RIVALS) scores[known]![rival].push(ndcgOf(utilities[rival], newcomer, known));
    }
  }
  return scores;
}

function utilitiesOf(
  world: AreaWorld,
  newcomer: Newcomer,
  model: TrainedTransfer,
  known: number,
  anchors: Anchors,
  seed: number,
): Record<Rival, Float64Array> {
  const awayM = anchors.nearestM[known]!;
  const signs = newcomer.known
    .slice(0, known)
    .map((place) => ({ vector: world.vectors[place]!, liking: 1, strength: 1 }));
  const taste = tasteOf(signs, Math.sqrt(model.affinities.length));
  const random = seededRandom(seed + newcomer.person);
  return {
    transfer: transferUtilities(model, world, newcomer, known, anchors),
    popularity: world.popularity,
    nearest: awayM.map((metres) => -metres),
    // The visits' own categories, nearer first among equals: all that these visits alone can teach.
    'local only': awayM.map((metres, row) => (0.05 + match(taste, world.vectors[row]!)) / (1 + metres / 1_000)),
    'popularity x distance': awayM.map((metres, row) => world.popularity[row]! / (1 + metres / 1_000)),
    chance: awayM.map(() => random.next()),
  };
}

/** What is known of the person is not to be found again. */
function ndcgOf(utilities: Float64Array, { standsAt, known, hidden }: Newcomer, knownCount: number): number {
  const seen = new Set([standsAt, ...known.slice(0, knownCount)]);
  const wanted = new Set(hidden);
  const top: number[] = [];
  for (let row = 0; row < utilities.length; row++) {
    if (seen.has(row)) continue;
    if (top.length === DEPTH && utilities[row]! <= utilities[top[DEPTH - 1]!]!) continue;
    let at = Math.min(top.length, DEPTH - 1);
    while (at > 0 && utilities[row]! > utilities[top[at - 1]!]!) at--;
    top.splice(at, 0, row);
    top.length = Math.min(top.length, DEPTH);
  }
  return ndcgAt(
    top.map((row) => wanted.has(row)),
    hidden.length,
    DEPTH,
  );
}

function estimate(values: readonly number[], seed: number): Estimate {
  const random = seededRandom(seed);
  const means = Array.from({ length: RESAMPLES }, () => {
    let sum = 0;
    for (let draw = 0; draw < values.length; draw++) sum += values[random.below(values.length)]!;
    return sum / values.length;
  }).sort((a, b) => a - b);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, low: means[Math.floor(0.025 * RESAMPLES)]!, high: means[Math.floor(0.975 * RESAMPLES)]! };
}

/** Markdown: all areas together for each number of known visits, then each area with none and with five. */
export function crossCityTable({ pooled, cells }: CrossCityReport): string {
  const rows = [...pooled, ...cells.filter(({ known }) => known === 0 || known === MOST_KNOWN)];
  const cell = ({ mean, low, high }: Estimate) => `${mean.toFixed(4)} (${low.toFixed(4)}-${high.toFixed(4)})`;
  const lines = rows.map(({ area, known, people, ndcg10 }) =>
    ['', area, known, people, ...RIVALS.map((rival) => cell(ndcg10[rival])), ''].join(' | ').trim(),
  );
  const head = ['', 'area', 'known', 'people', ...RIVALS, ''].join(' | ').trim();
  return `${[head, '|---|---|---|'.padEnd(13 + 4 * RIVALS.length, '---|'), ...lines].join('\n')}\n`;
}
