// Asks every contender the same questions and measures the answers.
import type { Catalogue } from '../../../src/domain/catalogue.ts';
import { METHODS } from '../../../src/domain/method.ts';
import type { Profile } from '../../../src/domain/profile.ts';
import { TopK } from '../../../src/math/topk.ts';
import type { HeldOutPerson } from '../../../src/models/training/held-out.ts';
import { ndcgAt, recallAt } from '../../../src/models/training/ranking-metrics.ts';
import { type Mix, miscalibration, mixOf, statedMix } from '../metrics/calibration.ts';
import { type Estimate, estimate } from '../metrics/intervals.ts';
import { coverage, diversity, novelty } from '../metrics/lists.ts';
import { reciprocalRank } from '../metrics/reciprocal-rank.ts';
import { type Comparison, compare } from '../metrics/significance.ts';
import type { Contender } from './contenders.ts';

const DEPTH = 10;

export interface Standing {
  readonly name: string;
  readonly people: number;
  readonly ndcg: Estimate;
  readonly recall: Estimate;
  readonly mrr: Estimate;
  readonly coverage: number;
  readonly noveltyBits: number;
  readonly diversity: number;
  /** Divergence of the lists' mix of kinds from the people's own, in nats; absent where places have no kinds. */
  readonly miscalibration?: number;
  /** Share of the people of whom the contender had something to say. */
  readonly answered: number;
  /** Gains of NDCG over popularity and, for the ensemble, over the best of the methods it is made of. */
  readonly comparisons: readonly Comparison[];
}

/** Every place the person has not rated competes. */
export function contest(
  catalogue: Catalogue,
  training: readonly Profile[],
  contenders: readonly Contender[],
  questions: readonly HeldOutPerson[],
  seed: number,
): Standing[] {
  const visits = visitsOf(catalogue, training);
  const own = questions.map(({ known }) => ownMix(catalogue, known));
  const answers = contenders.map((contender): Answers => {
    const lists = questions.map((question) => listFor(catalogue, contender, question));
    return {
      name: contender.name,
      lists,
      ndcgs: Float64Array.from(lists, ({ hits, hidden }) => ndcgAt(hits, hidden, DEPTH)),
    };
  });
  return answers.map((each) => {
    const lists = each.lists.map(({ list }) => list);
    const per = (metric: (hits: readonly boolean[], hidden: number) => number) =>
      estimate(
        each.lists.map(({ hits, hidden }) => metric(hits, hidden)),
        seed,
      );
    const divergence = meanMiscalibration(catalogue, own, lists);
    return {
      name: each.name,
      people: questions.length,
      ndcg: estimate(each.ndcgs, seed),
      recall: per((hits, hidden) => recallAt(hits, hidden, DEPTH)),
      mrr: per(reciprocalRank),
      coverage: coverage(lists, catalogue.places.length),
      noveltyBits: novelty(lists, visits),
      diversity: diversity(lists, catalogue.places),
      ...(divergence !== undefined && { miscalibration: divergence }),
      answered: questions.length === 0 ? 0 : lists.filter(({ length }) => length > 0).length / questions.length,
      comparisons: rivalsOf(each, answers).map((rival) => compare(each.ndcgs, rival.ndcgs, rival.name, seed)),
    };
  });
}

interface Answers {
  readonly name: string;
  readonly lists: readonly ReturnType<typeof listFor>[];
  readonly ndcgs: Float64Array;
}

function rivalsOf(each: Answers, all: readonly Answers[]): readonly Answers[] {
  const popularity = all.filter(({ name }) => name === 'popularity' && name !== each.name);
  return each.name === 'ensemble' ? [...popularity, ...bestSingle(all)] : popularity;
}

function bestSingle(all: readonly Answers[]): readonly Answers[] {
  const total = ({ ndcgs }: Answers) => ndcgs.reduce((sum, ndcg) => sum + ndcg, 0);
  const single = all.filter(({ name }) => name !== 'ensemble' && METHODS.some((method) => method === name));
  return [...single].sort((a, b) => total(b) - total(a)).slice(0, 1);
}

const LIKED_FROM = 4;

function ownMix(catalogue: Catalogue, known: Profile): Mix {
  const visited = mixOf(likedPlaces(catalogue, known));
  return visited.size > 0 ? visited : statedMix(known.categories);
}

const likedPlaces = (catalogue: Catalogue, { places }: Profile) =>
  [...places]
    .filter(([, rating]) => rating >= LIKED_FROM)
    .flatMap(([placeId]) => catalogue.places[catalogue.rowOf.get(placeId) ?? -1] ?? []);

/** Over people whose mix is known and who got a list. */
function meanMiscalibration(
  catalogue: Catalogue,
  own: readonly Mix[],
  lists: readonly Uint32Array[],
): number | undefined {
  const divergences = lists.flatMap((list, person) => {
    const mix = own[person]!;
    if (mix.size === 0 || list.length === 0) return [];
    return [miscalibration(mix, mixOf(Array.from(list, (row) => catalogue.places[row]!)))];
  });
  return divergences.length === 0 ? undefined : divergences.reduce((sum, each) => sum + each, 0) / divergences.length;
}

export function listFor(catalogue: Catalogue, { score }: Contender, { known, hidden }: HeldOutPerson) {
  const rows = Uint32Array.from(catalogue.places.keys());
  const scores = score(known, rows);
  const best = new TopK(DEPTH);
  for (const row of rows) if (!known.places.has(catalogue.places[row]!.id)) best.offer(row, scores[row]!);
  const list = new Uint32Array(best.size);
  best.drainInto(list);
  const hits = Array.from(list, (row) => hidden.has(catalogue.places[row]!.id));
  return { list, hits, hidden: hidden.size };
}

function visitsOf(catalogue: Catalogue, people: readonly Profile[]): Float64Array {
  const visits = new Float64Array(catalogue.places.length);
  for (const { places } of people) {
    for (const placeId of places.keys()) {
      const row = catalogue.rowOf.get(placeId);
      if (row !== undefined) visits[row]!++;
    }
  }
  return visits;
}
