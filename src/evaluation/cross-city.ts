// Does what was learned in other cities help where nothing is known? Leave one area out, train on the rest, and rank
// every place of the held-out area for people of whom 0 to 5 visits are known.
import { seededRandom } from '../math/random.ts';
import { match, tasteOf } from '../models/transfer/features.ts';
import {
  type Anchors,
  affinitiesIn,
  anchorsOf,
  signsIn,
  type TrainedTransfer,
  trainTransfer,
  transferUtilities,
} from './cross-city-model.ts';
import { type AreaWorld, areaWorld, hiddenWithin, MOST_KNOWN, type Newcomer } from './cross-city-world.ts';
import { categoryCountOf, readAreas, type YelpTexts } from './cross-city-yelp.ts';
import { ndcgAt } from './metrics/ranking.ts';

export const RIVALS = ['transfer', 'popularity', 'nearest', 'local only', 'popularity x distance', 'chance'] as const;
export type Rival = (typeof RIVALS)[number];

/** Which hidden visits are to be found: those around where the person stands, or those anywhere in the area. */
const NEARBY_M = 5_000;
export const SCOPES = { 'around here': NEARBY_M, anywhere: Number.POSITIVE_INFINITY } as const;
export type Scope = keyof typeof SCOPES;

export interface Estimate {
  readonly mean: number;
  /** 95 % bootstrap interval over people. */
  readonly low: number;
  readonly high: number;
}

export interface CrossCityCell {
  readonly scope: Scope;
  /** `all` is every tested area together. */
  readonly area: string;
  readonly known: number;
  readonly people: number;
  readonly ndcg10: Readonly<Record<Rival, Estimate>>;
  /** What transfer gains over each other, person by person. */
  readonly gain: Readonly<Record<Rival, Estimate>>;
}

export interface CrossCityReport {
  readonly seed: number;
  readonly cells: readonly CrossCityCell[];
  readonly models: readonly {
    readonly heldOut: string;
    readonly scope: Scope;
    readonly weights: readonly number[];
    readonly logLikelihood: number;
  }[];
}

/** Areas with fewer people train the others but prove nothing themselves. */
const LEAST_PEOPLE = 20;
/** The first so many of an area's people; enough for narrow intervals. */
const MOST_PEOPLE = 300;
const DEPTH = 10;
const RESAMPLES = 500;

export function crossCity(
  texts: YelpTexts,
  seed: number,
  onProgress: (share: number) => void = () => undefined,
): CrossCityReport {
  const areas = readAreas(texts);
  const categoryCount = categoryCountOf(areas);
  const worlds = areas.map((area) => areaWorld(area, categoryCount, seed));
  const tested = worlds.filter(({ newcomers }) => newcomers.length >= LEAST_PEOPLE);
  const folds = tested.flatMap((heldOut, at) => {
    const others = withoutPeopleOf(heldOut, worlds);
    const affinities = affinitiesIn(others, categoryCount);
    const results = (Object.keys(SCOPES) as Scope[]).map((scope) => {
      const model = trainTransfer(others, affinities, seed, SCOPES[scope]);
      return { area: heldOut.area.name, scope, model, byKnown: scoresIn(heldOut, model, SCOPES[scope], seed) };
    });
    onProgress((at + 1) / tested.length);
    return results;
  });
  return {
    seed,
    models: folds.map(({ area, scope, model }) => ({
      heldOut: area,
      scope,
      weights: Array.from(model.weights),
      logLikelihood: model.logLikelihood,
    })),
    cells: [...folds, ...pooled(folds)].flatMap(({ area, scope, byKnown }) =>
      byKnown.map((scores, known) => cellOf(scope, area, known, scores, seed)),
    ),
  };
}

type Scores = Readonly<Record<Rival, number[]>>;

interface Fold {
  readonly area: string;
  readonly scope: Scope;
  /** Element k for k known visits. */
  readonly byKnown: readonly Scores[];
}

function pooled(folds: readonly Fold[]): readonly Fold[] {
  return (Object.keys(SCOPES) as Scope[]).map((scope) => ({
    area: 'all',
    scope,
    byKnown: Array.from({ length: MOST_KNOWN + 1 }, (_, known) => {
      const each = folds.filter((fold) => fold.scope === scope).map(({ byKnown }) => byKnown[known]!);
      return byRival((rival) => each.flatMap((scores) => scores[rival]));
    }),
  }));
}

const byRival = <T>(value: (rival: Rival) => T): Record<Rival, T> =>
  Object.fromEntries(RIVALS.map((rival) => [rival, value(rival)])) as Record<Rival, T>;

function cellOf(scope: Scope, area: string, known: number, scores: Scores, seed: number): CrossCityCell {
  const gains = (rival: Rival) => scores.transfer.map((score, person) => score - scores[rival][person]!);
  return {
    scope,
    area,
    known,
    people: scores.transfer.length,
    ndcg10: byRival((rival) => estimate(scores[rival], seed)),
    gain: byRival((rival) => estimate(gains(rival), seed)),
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

/** NDCG@10 of every newcomer who has something to be found, by rival; element k for k known visits. */
function scoresIn(world: AreaWorld, model: TrainedTransfer, withinM: number, seed: number): readonly Scores[] {
  const scores = Array.from({ length: MOST_KNOWN + 1 }, () => byRival((): number[] => []));
  for (const newcomer of world.newcomers.slice(0, MOST_PEOPLE)) {
    const hidden = hiddenWithin(world, newcomer, withinM);
    if (hidden.length === 0) continue;
    const anchors = anchorsOf(world, newcomer);
    const reachable = (row: number) => anchors.fromHereM(row) <= withinM;
    for (let known = 0; known <= MOST_KNOWN; known++) {
      const utilities = utilitiesOf(world, newcomer, model, known, anchors, seed);
      for (const rival of RIVALS) {
        scores[known]![rival].push(ndcgOf(utilities[rival], { ...newcomer, hidden }, known, reachable));
      }
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
  const awayM = world.standing.map((_, row) => anchors.nearestM(row, known));
  const taste = tasteOf(signsIn(world, newcomer, known), Math.sqrt(model.affinities.length));
  const random = seededRandom(seed + newcomer.person);
  const near = (row: number) => 1 / (1 + awayM[row]! / 1_000);
  return {
    transfer: transferUtilities(model, world, newcomer, known, anchors),
    popularity: world.popularity,
    nearest: awayM.map((metres) => -metres),
    // The visits' own categories, nearer first among equals: all that these visits alone can teach.
    'local only': awayM.map((_, row) => (0.05 + match(taste, world.vectors[row]!)) * near(row)),
    'popularity x distance': awayM.map((_, row) => world.popularity[row]! * near(row)),
    chance: awayM.map(() => random.next()),
  };
}

/** What is known of the person is not to be found again. */
function ndcgOf(
  utilities: Float64Array,
  { standsAt, known, hidden }: Newcomer,
  knownCount: number,
  reachable: (row: number) => boolean,
): number {
  const seen = new Set([standsAt, ...known.slice(0, knownCount)]);
  const wanted = new Set(hidden);
  const top: number[] = [];
  for (let row = 0; row < utilities.length; row++) {
    if (seen.has(row) || !reachable(row)) continue;
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
export function crossCityTable({ cells }: CrossCityReport): string {
  const rows = cells
    .filter(({ area, known }) => area === 'all' || known === 0 || known === MOST_KNOWN)
    .sort((a, b) => Number(b.area === 'all') - Number(a.area === 'all'));
  const cell = ({ mean, low, high }: Estimate) => `${mean.toFixed(4)} (${low.toFixed(4)} to ${high.toFixed(4)})`;
  const line = (fields: readonly (string | number)[]) => `| ${fields.join(' | ')} |`;
  const titles = ['scope', 'area', 'known', 'people', ...RIVALS, 'gain over popularity'];
  return `${[
    line(titles),
    line(titles.map(() => '---')),
    ...rows.map(({ scope, area, known, people, ndcg10, gain }) =>
      line([scope, area, known, people, ...RIVALS.map((rival) => cell(ndcg10[rival])), cell(gain.popularity)]),
    ),
  ].join('\n')}\n`;
}
