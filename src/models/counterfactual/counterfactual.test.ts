// On made-up lists whose truth is known: where eyes go is found, and what people like is told apart from where it stood.
import { expect, test } from 'vitest';
import { asPlaceId } from '../../domain/branded.ts';
import { seededRandom } from '../../math/random.ts';
import { withInterests } from './interests.ts';
import { type Exposure, propensitiesOf } from './propensities.ts';

const looked = (position: number): number => 1 / position;

/** Places shown at several positions, as lists of different people show them. */
function exposuresOf(likings: readonly number[], shown: number, seed: number): Exposure[] {
  const random = seededRandom(seed);
  return likings.flatMap((liking, place) =>
    [0, 1, 2, 3, 4].map((step) => {
      const position = 1 + ((place + 3 * step) % 10);
      let chosen = 0;
      for (let time = 0; time < shown; time++) if (random.next() < looked(position) * liking) chosen++;
      return { placeId: `p${place}`, position, shown, chosen };
    }),
  );
}

test('where people look is found within a tenth, however differently places are liked', () => {
  const random = seededRandom(1);
  const likings = Array.from({ length: 60 }, () => 0.1 + 0.8 * random.next());
  const found = propensitiesOf(exposuresOf(likings, 400, 2));
  for (let position = 1; position <= 10; position++)
    expect(Math.abs(found[position - 1]! / looked(position) - 1)).toBeLessThan(0.1);
});

test('without any list, people look as studies say, and never less at a higher place', () => {
  const found = propensitiesOf([]);
  expect(found[0]).toBe(1);
  expect(found[9]).toBeCloseTo(10 ** -0.7, 6);
  for (let at = 1; at < found.length; at++) expect(found[at]!).toBeLessThan(found[at - 1]!);
});

test('a choice far down says more than one at the top, up to a clip, and nothing beside a rating or a no', () => {
  const [ids] = [['top', 'middle', 'deep', 'rated', 'hidden'].map(asPlaceId)];
  const person = {
    categories: new Map(),
    places: new Map([[ids![3]!, 2]]),
    hidden: new Set([ids![4]!]),
    choices: ids!.map((placeId, at) => ({ placeId, position: [1, 3, 20, 2, 2][at]! })),
  };
  const [{ interests } = { interests: undefined }] = withInterests([person], []);
  expect([...interests!.keys()]).toEqual(['top', 'middle', 'deep']);
  const [top, middle, deep] = [...interests!.values()];
  expect(middle! / top!).toBeCloseTo(3 ** 0.7, 6);
  expect(deep! / top!).toBe(4);
});

test('weighted choices order places by how much they are liked, plain ones by where they stood', () => {
  // Two places are liked alike; one stood first, the other tenth. A third is liked less and stood first.
  const world = [
    { liking: 0.6, position: 1 },
    { liking: 0.6, position: 10 },
    { liking: 0.3, position: 1 },
  ];
  const random = seededRandom(3);
  const propensities = propensitiesOf([]);
  const counted = world.map(({ liking, position }) => {
    let plain = 0;
    for (let time = 0; time < 20_000; time++) if (random.next() < propensities[position - 1]! * liking) plain++;
    return { plain, weighted: plain / propensities[position - 1]! };
  });
  expect(counted[1]!.plain).toBeLessThan(counted[2]!.plain);
  expect(counted[1]!.weighted).toBeGreaterThan(counted[2]!.weighted);
  expect(counted[1]!.weighted / counted[0]!.weighted).toBeCloseTo(1, 1);
});
