// Asks every contender the same questions and measures the answers.
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Profile } from '../../domain/profile.ts';
import { TopK } from '../../math/topk.ts';
import { type Estimate, estimate } from '../metrics/intervals.ts';
import { coverage, diversity, novelty } from '../metrics/lists.ts';
import { ndcgAt, recallAt, reciprocalRank } from '../metrics/ranking.ts';
import type { HeldOutPerson } from '../training/heldOut.ts';
import type { Contender } from './contenders.ts';

export const DEPTH = 10;

export interface Standing {
  readonly name: string;
  readonly people: number;
  readonly ndcg: Estimate;
  readonly recall: Estimate;
  readonly mrr: Estimate;
  readonly coverage: number;
  readonly noveltyBits: number;
  readonly diversity: number;
  /** Share of the people of whom the contender had something to say. */
  readonly answered: number;
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
  return contenders.map((contender) => {
    const answers = questions.map((question) => listFor(catalogue, contender, question));
    const lists = answers.map(({ list }) => list);
    const per = (metric: (hits: readonly boolean[], hidden: number) => number) =>
      estimate(
        answers.map(({ hits, hidden }) => metric(hits, hidden)),
        seed,
      );
    return {
      name: contender.name,
      people: questions.length,
      ndcg: per((hits, hidden) => ndcgAt(hits, hidden, DEPTH)),
      recall: per((hits, hidden) => recallAt(hits, hidden, DEPTH)),
      mrr: per(reciprocalRank),
      coverage: coverage(lists, catalogue.places.length),
      noveltyBits: novelty(lists, visits),
      diversity: diversity(lists, catalogue.places),
      answered: questions.length === 0 ? 0 : lists.filter(({ length }) => length > 0).length / questions.length,
    };
  });
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
