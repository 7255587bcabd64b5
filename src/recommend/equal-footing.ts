// Stated likings on an equal footing. A method gives a place of a rare kind far more score than one of a common kind, as rare
// things tell more of a person: forty markets would bury a thousand restaurants. The list is to follow how they were rated.
import { TopK } from '../math/topk.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';
import type { Snapshot } from './snapshot.ts';
import type { Taste } from './taste.ts';
import {
  APPEAL_CEILING,
  REFERENCE_APPEAL,
  REFERENCE_RANK,
  REVIEWS_LIKE_STATEMENTS,
  SIDE_CATEGORY_SERVES,
  UNSTATED_KEEPS,
} from './weights.ts';

/**
 * How much each candidate suits the person's taste, 0 to APPEAL_CEILING: the method's own order within each stated liking,
 * the person's order between them. The tenth best place of each is worth the same share of its liking.
 *
 * @param otherwise scale of the scores where no liking was stated
 * @param scoreOf the method's scores of other rows: what a liking is measured by must not depend on which candidates a filter
 *   leaves, or the tenth best of a small area would make all before it equals
 */
export function tastesFrom(
  snapshot: Snapshot,
  { stated, profile }: Taste,
  rows: Uint32Array,
  scores: Float32Array,
  otherwise: number,
  scoreOf: (rows: Uint32Array) => Float32Array,
): Float64Array {
  const known = leadersOf(snapshot, stated, rows);
  const references = referencesOf(snapshot, stated, rows, scores);
  if (known.length > 0)
    referencesOf(snapshot, stated, known, scoreOf(known)).forEach((reference, category) => {
      references[category] = Math.max(references[category]!, reference);
    });
  const scales = Float64Array.from(references, (reference) =>
    reference > 0 ? (APPEAL_CEILING * REFERENCE_APPEAL) / reference : 0,
  );
  const strongest = strongestOf(stated, scales);
  const general = strongest < 0 ? otherwise : scales[strongest]! * unstatedShare(profile.places.size);
  const { mainCategory, categories } = snapshot;
  const tastes = new Float64Array(rows.length);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at]!;
    let served = -1;
    let liking = 0;
    for (let each = categories.starts[row]!; each < categories.starts[row + 1]!; each++) {
      const category = categories.numbers[each]!;
      if (scales[category] === 0) continue;
      const own = stated[category]! * (category === mainCategory[row] ? 1 : SIDE_CATEGORY_SERVES);
      if (own > liking) [served, liking] = [category, own];
    }
    tastes[at] =
      served < 0
        ? between(scores[at]! * general, APPEAL_CEILING)
        : between(scores[at]! * scales[served]! * liking, APPEAL_CEILING * liking);
  }
  return tastes;
}

/** What the rest of the city keeps beside stated likings: more when reviews, which speak of any kind of place, say more. */
const unstatedShare = (reviews: number): number =>
  UNSTATED_KEEPS + (1 - UNSTATED_KEEPS) * (reviews / (reviews + REVIEWS_LIKE_STATEMENTS));

const between = (taste: number, most: number): number => Math.min(most, Math.max(0, taste));

/** The score of the tenth best place of each stated liking, of the middle one where there are fewer; 0 where none has a score. */
function referencesOf(
  { mainCategory }: Snapshot,
  stated: Float32Array,
  rows: Uint32Array,
  scores: Float32Array,
): Float64Array {
  const best = Array.from(stated, (liking) => (liking > 0 ? new TopK(REFERENCE_RANK) : undefined));
  for (let at = 0; at < rows.length; at++) best[mainCategory[rows[at]!]!]?.offer(at, scores[at]!);
  return Float64Array.from(best, (top) => {
    if (!top || top.size === 0) return 0;
    const order = new Uint32Array(top.size);
    top.drainInto(order);
    const rank = order.length < REFERENCE_RANK ? order.length >> 1 : REFERENCE_RANK - 1;
    return Math.max(0, scores[order[rank]!]!);
  });
}

function strongestOf(stated: Float32Array, scales: Float64Array): number {
  let strongest = -1;
  for (let category = 0; category < stated.length; category++) {
    if (scales[category]! > 0 && stated[category]! > (stated[strongest] ?? 0)) strongest = category;
  }
  return strongest;
}

/** As many of a kind are looked at beside the candidates; beyond them hardly one is among the ten best. */
const LEADERS = 200;

/** The best known places of each kind by main category, made once a snapshot. */
const leaders = new WeakMap<Snapshot, readonly Uint32Array[]>();

function leadersIn(snapshot: Snapshot): readonly Uint32Array[] {
  const known = leaders.get(snapshot);
  if (known) return known;
  const { eligible, mainCategory, catalogue } = snapshot;
  const best = Array.from(CATEGORIES, () => new TopK(LEADERS));
  for (const row of eligible) best[mainCategory[row]!]?.offer(row, catalogue.places[row]!.prominence);
  const made = best.map((top) => {
    const rows = new Uint32Array(top.size);
    top.drainInto(rows);
    return rows.sort();
  });
  leaders.set(snapshot, made);
  return made;
}

/** Of the stated likings of which a filter has left only some candidates; ascending. */
function leadersOf(snapshot: Snapshot, stated: Float32Array, rows: Uint32Array): Uint32Array {
  if (rows.length >= snapshot.eligible.length * MOST_OF_ALL) return new Uint32Array(0);
  const all = leadersIn(snapshot);
  const liked = all.filter((_, category) => stated[category]! > 0);
  return Uint32Array.from(liked.flatMap((known) => [...known])).sort();
}
const MOST_OF_ALL = 0.5;
