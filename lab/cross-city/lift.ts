// Which categories go together elsewhere: how much oftener than by chance who visited one visits another.
import { type AreaWorld, visitsByPerson } from './world.ts';

/** As if so many pairs of visits had shown nothing in particular. */
const PRIOR_PAIRS = 10;

/**
 * @param size number of categories
 * @returns size x size, row-major: ln of how many times as many visits to the second category people make who visited
 * the first, as visits to it are of all that is visited in their area; 0 where nothing is known
 */
export function learnLift(worlds: readonly AreaWorld[], size: number): Float64Array {
  const [together, expected] = [new Float64Array(size * size), new Float64Array(size * size)];
  for (const world of worlds) addPairs(world, size, together, expected);
  return together.map((count, cell) => Math.log((count + PRIOR_PAIRS) / (expected[cell]! + PRIOR_PAIRS)));
}

/** Every visit of a person is paired with their others, all its pairs together counting once. */
function addPairs({ area }: AreaWorld, size: number, together: Float64Array, expected: Float64Array): void {
  const people = [...visitsByPerson(area).values()].filter((places) => places.length > 1);
  const shares = new Float64Array(size);
  const visits = people.reduce((sum, places) => sum + places.length, 0);
  const first = new Float64Array(size);
  for (const places of people) {
    const counts = countsOf(places.map((place) => area.categories[place]!));
    const others = places.length - 1;
    for (const [from, a] of counts) {
      first[from]! += a;
      shares[from]! += a / visits;
      for (const [to, b] of counts) together[from * size + to]! += (a * b) / others;
    }
    // A visit is not paired with itself.
    for (const place of places) {
      for (const from of area.categories[place]!) {
        for (const to of area.categories[place]!) together[from * size + to]! -= 1 / others;
      }
    }
  }
  for (let from = 0; from < size; from++) {
    if (first[from] === 0) continue;
    for (let to = 0; to < size; to++) expected[from * size + to]! += first[from]! * shares[to]!;
  }
}

function countsOf(labels: readonly (readonly number[])[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const label of labels.flat()) counts.set(label, (counts.get(label) ?? 0) + 1);
  return counts;
}
