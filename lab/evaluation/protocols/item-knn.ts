// The classic yardstick: places are alike when the same people liked them; a person gets what is like their own.
import type { Catalogue } from '../../../src/domain/catalogue.ts';
import type { Profile } from '../../../src/domain/profile.ts';
import { columnSums, sparseRows, transpose } from '../../../src/math/sparse.ts';
import { TopK } from '../../../src/math/topk.ts';
import type { Recommender } from '../../../src/models/recommender.ts';

const NEIGHBOURS = 100;
/** Damps likeness that rests on few people. */
const SHRINK = 10;
const GOOD_RATING = 4;

/** Cosine over people who liked both, shrunk (Deshpande and Karypis 2004; Bell and Koren 2007). */
export function itemKnn(catalogue: Catalogue, people: readonly Profile[]): Pick<Recommender, 'score'> {
  const rows = people.map((profile) => likedRows(catalogue, profile).map((row) => [row, 1] as const));
  const byPerson = sparseRows(catalogue.places.length, rows);
  const byItem = transpose(byPerson);
  const fans = columnSums(byPerson);
  const common = new Float32Array(catalogue.places.length);
  const best = new TopK(NEIGHBOURS);
  const neighbours = catalogue.places.map((_, item) => {
    common.fill(0);
    for (let at = byItem.starts[item]!; at < byItem.starts[item + 1]!; at++) {
      const person = byItem.indices[at]!;
      for (let to = byPerson.starts[person]!; to < byPerson.starts[person + 1]!; to++) common[byPerson.indices[to]!]!++;
    }
    common.forEach((count, other) => {
      if (count > 0 && other !== item) best.offer(other, count / (Math.sqrt(fans[item]! * fans[other]!) + SHRINK));
    });
    const indices = new Uint32Array(best.size);
    const scores = new Float32Array(best.size);
    best.drainInto(indices, scores);
    return { indices, scores };
  });
  return {
    score(profile, wanted) {
      const sums = new Float32Array(catalogue.places.length);
      for (const row of likedRows(catalogue, profile)) {
        const { indices, scores } = neighbours[row]!;
        indices.forEach((other, at) => {
          sums[other]! += scores[at]!;
        });
      }
      return Float32Array.from(wanted, (row) => sums[row]!);
    },
  };
}

function likedRows(catalogue: Catalogue, { places }: Profile): number[] {
  return [...places]
    .filter(([, rating]) => rating >= GOOD_RATING)
    .map(([placeId]) => catalogue.rowOf.get(placeId))
    .filter((row) => row !== undefined);
}
