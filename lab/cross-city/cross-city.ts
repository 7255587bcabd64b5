// Does what was learned in other cities help where little is known? Leave one area out, learn the shipped form in the rest,
// and rank every place of the held-out area for people of whom 0 to 5 visits are known, where so many of its people have rated.

import type { TransferWeights } from '../../src/models/transfer/artifact.ts';
import { type Estimate, sharedBootstrap } from '../evaluation/metrics/intervals.ts';
import { type AreaWorld, areaWorld, HALVES, MOST_KNOWN, NEARBY_M, SHARES } from '../transfer/area-world.ts';
import { signsElsewhere, signsFrom } from '../transfer/choice-features.ts';
import { type LearnedTransfer, learnedIn } from '../transfer/weights.ts';
import { type Area, categoryCountOf, readAreas, type YelpTexts } from '../transfer/yelp.ts';
import { askedOf, byRival, type Question, RIVALS, type Rival, type Scores, scoresOf, together } from './asking.ts';

/** Which hidden visits are to be found: those around where the person stands, or those anywhere in the area. */
const SCOPES = { 'around here': NEARBY_M, anywhere: Number.POSITIVE_INFINITY } as const;
type Scope = keyof typeof SCOPES;
const SCOPE_NAMES = Object.keys(SCOPES) as Scope[];

export interface CrossCityCell {
  readonly scope: Scope;
  /** `all` is every tested area together. */
  readonly area: string;
  /** Part of the area's people whose ratings are there. */
  readonly share: number;
  readonly known: number;
  readonly people: number;
  readonly ndcg10: Readonly<Record<Rival, Estimate>>;
  /** What transfer gains over each other, person by person. */
  readonly gain: Readonly<Record<Rival, Estimate>>;
}

export interface CrossCityReport {
  readonly seed: number;
  readonly cells: readonly CrossCityCell[];
  /** People from elsewhere: nothing is known of them here, and all they visited in the other areas. */
  readonly outOfTown: readonly CrossCityCell[];
  readonly models: readonly {
    readonly heldOut: string;
    readonly weights: TransferWeights;
    /** On what it was trained with. */
    readonly ndcg10: number;
  }[];
}

/** Areas with fewer people train the others but prove nothing themselves. */
const LEAST_PEOPLE = 20;
/** Of somebody from elsewhere so many visits are known at least. */
const LEAST_ELSEWHERE = 5;
const RESAMPLES = 1_000;

type Estimator = ReturnType<typeof sharedBootstrap>;

export function crossCity(
  texts: YelpTexts,
  seed: number,
  onProgress: (share: number) => void = () => undefined,
  isTested: (area: string) => boolean = () => true,
): CrossCityReport {
  const areas = readAreas(texts);
  const categoryCount = categoryCountOf(areas);
  const halves = HALVES.map((half) => areas.map((area) => areaWorld(area, categoryCount, seed, half)));
  const tested = areas
    .map(({ name }) => halves.map((worlds) => worlds.find(({ area }) => area.name === name)!))
    .filter((both) => both.every(({ newcomers }) => newcomers.length >= LEAST_PEOPLE) && isTested(both[0]!.area.name));
  const models = tested.map((heldOut, at) => {
    const model = learnedIn(areasWithout(heldOut, areas), categoryCount, seed);
    onProgress((at + 0.5) / tested.length);
    const folds = SCOPE_NAMES.map((scope) => foldFor({ heldOut, halves, model, seed, scope }));
    onProgress((at + 1) / tested.length);
    return { heldOut: heldOut[0]!.area.name, model, folds };
  });
  const folds = models.flatMap((each) => each.folds);
  const estimate = sharedBootstrap(seed, RESAMPLES);
  return {
    seed,
    models: models.map(({ heldOut, model: { weights, ndcg10 } }) => ({ heldOut, weights, ndcg10 })),
    cells: [
      ...pooled(folds, ({ byKnown }) => byKnown).flatMap((fold) => cellsOf(fold, estimate)),
      ...folds.flatMap((fold) => cellsOf(fold, estimate)).filter(({ known }) => known === 0 || known === MOST_KNOWN),
    ],
    outOfTown: pooled(folds, ({ fromElsewhere }) => [fromElsewhere]).flatMap((fold) => cellsOf(fold, estimate)),
  };
}

/**
 * The other areas, without the people who are asked about in the held-out one, in either half.
 *
 * @param heldOut one area, with each half of its people as newcomers
 */
export function areasWithout(heldOut: readonly AreaWorld[], areas: readonly Area[]): readonly Area[] {
  const asked = new Set(heldOut.flatMap(({ newcomers }) => newcomers.map(({ person }) => person)));
  return areas
    .filter(({ name }) => name !== heldOut[0]!.area.name)
    .map((area) => ({ ...area, visits: area.visits.filter(({ person }) => !asked.has(person)) }));
}

interface Fold {
  readonly area: string;
  readonly scope: Scope;
  /** Element k for k known visits. */
  readonly byKnown: readonly Scores[];
}

interface TestedFold extends Fold {
  readonly fromElsewhere: Scores;
}

interface FoldRequest {
  /** With each half of its people as newcomers, who are asked. */
  readonly heldOut: readonly AreaWorld[];
  readonly halves: readonly (readonly AreaWorld[])[];
  readonly model: LearnedTransfer;
  readonly seed: number;
  readonly scope: Scope;
}

function foldFor({ heldOut, halves, model, seed, scope }: FoldRequest): TestedFold {
  const scores = heldOut.map((world, half) => {
    const asked = askedOf(world, model, SCOPES[scope], seed);
    return scoresOf(asked, world.newcomers, questionsIn(world, halves[half]!));
  });
  const joined = scores[0]!.map((_, question) => together(scores.map((each) => each[question]!)));
  return { area: heldOut[0]!.area.name, scope, byKnown: joined.slice(0, -1), fromElsewhere: joined.at(-1)! };
}

/** What is known: each number of visits in town, then all visits elsewhere. */
function questionsIn(world: AreaWorld, worlds: readonly AreaWorld[]): readonly Question[] {
  const elsewhere = signsElsewhere(world, worlds);
  const inTown = Array.from(
    { length: MOST_KNOWN + 1 },
    (_, visitsHere): Question =>
      ({ known }) => ({ signs: signsFrom(world, known.slice(0, visitsHere)), visitsHere }),
  );
  const fromElsewhere: Question = ({ person }) => {
    const signs = elsewhere.get(person) ?? [];
    return signs.length >= LEAST_ELSEWHERE ? { signs, visitsHere: 0 } : undefined;
  };
  return [...inTown, fromElsewhere];
}

function pooled(folds: readonly TestedFold[], partOf: (fold: TestedFold) => readonly Scores[]): readonly Fold[] {
  return SCOPE_NAMES.map((scope) => {
    const each = folds.filter((fold) => fold.scope === scope).map(partOf);
    const byKnown = Array.from(each[0] ?? [], (_, known) => together(each.map((scores) => scores[known]!)));
    return { area: 'all', scope, byKnown };
  });
}

const cellsOf = ({ scope, area, byKnown }: Fold, estimate: Estimator): readonly CrossCityCell[] =>
  byKnown.flatMap(({ people, byShare }, known) =>
    SHARES.map((share, at): CrossCityCell => {
      const own = byShare[at]!;
      const gains = (rival: Rival) => own.transfer.map((score, person) => score - own[rival][person]!);
      return {
        scope,
        area,
        share,
        known,
        people: people.length,
        ndcg10: byRival((rival) => estimate(own[rival])),
        gain: byRival((rival) => estimate(gains(rival))),
      };
    }),
  );

/** Markdown: all areas together, every share of local ratings and number of known visits, then people from elsewhere. */
export function crossCityTable({ cells, outOfTown }: CrossCityReport): string {
  const cell = ({ mean, low, high }: Estimate) => `${mean.toFixed(4)} (${low.toFixed(4)} to ${high.toFixed(4)})`;
  const line = (fields: readonly (string | number)[]) => `| ${fields.join(' | ')} |`;
  const titles = ['scope', 'area', 'share rated', 'known', 'people', ...RIVALS, 'gain over popularity'];
  const row = ({ scope, area, share, people, ndcg10, gain }: CrossCityCell, known: string) =>
    line([
      scope,
      area,
      `${100 * share} %`,
      known,
      people,
      ...RIVALS.map((rival) => cell(ndcg10[rival])),
      cell(gain.popularity),
    ]);
  const everywhere = cells.filter(({ area }) => area === 'all');
  const single = cells.filter(({ area }) => area !== 'all');
  return `${[
    line(titles),
    line(titles.map(() => '---')),
    ...[...everywhere, ...single].map((each) => row(each, String(each.known))),
    ...outOfTown.map((each) => row(each, 'elsewhere')),
  ].join('\n')}\n`;
}
