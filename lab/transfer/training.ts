// Affinities between our categories from people who rate or visit several, and distance curves from outings.
import type { Category } from '../../src/domain/category.ts';
import { distanceM } from '../../src/geo/point.ts';
import { type Random, seededRandom, shuffle } from '../../src/math/random.ts';
import type { TransferArtifact } from '../../src/models/transfer/artifact.ts';
import { standings } from '../../src/models/transfer/features.ts';
import { CATEGORIES } from '../../src/vocabulary/categories.ts';
import { learnAffinities, type Tastes } from './affinities.ts';
import { type Choice, fitChoices } from './choice.ts';
import type { Move, VisitedCity } from './sources.ts';
import { rounded } from './weights.ts';
import { grouped } from './yelp.ts';

const SIZE = CATEGORIES.length;
const REGULARIZATION = 0.1;
const LEAST_VISITS = 3;

/** Every source weighs the same, however many people it has. */
export function affinitiesFrom(ratings: readonly Tastes[], cities: readonly VisitedCity[]): Float64Array {
  const sources = [ratings, ...cities.map(tastesOf)].map(toUnitEnergy);
  return learnAffinities(sources.flat(), SIZE, REGULARIZATION);
}

/** How much more of each category a person visits than people of that city do, in the city's own measure. */
function tastesOf({ places, visits }: VisitedCity): readonly Tastes[] {
  const shares = new Float64Array(SIZE);
  for (const { place } of visits) shares[numberOf(places[place]!.category)]! += 1 / visits.length;
  const people = [...grouped(visits.map(({ person, place }) => [person, place] as const)).values()];
  return people
    .map((own) => [...new Set(own)])
    .filter((own) => own.length >= LEAST_VISITS)
    .map((own) => {
      const taste = new Map<number, number>();
      for (const place of own) {
        const category = numberOf(places[place]!.category);
        taste.set(category, (taste.get(category) ?? 0) + 1 / own.length);
      }
      for (const [category, share] of taste)
        taste.set(category, (share - shares[category]!) / Math.sqrt(shares[category]!));
      return taste;
    });
}

function toUnitEnergy(tastes: readonly Tastes[]): readonly Tastes[] {
  const energy = tastes.reduce(
    (sum, taste) => sum + [...taste.values()].reduce((own, liking) => own + liking ** 2, 0),
    0,
  );
  const scale = 1 / Math.sqrt(energy || 1);
  return tastes.map((taste) => new Map([...taste].map(([category, liking]) => [category, liking * scale])));
}

const numberOf = (category: Category): number => CATEGORIES.indexOf(category);

const ALTERNATIVES = 25;
const MOST_MOVES_A_CATEGORY = 300;
const SCALES_M = [250, 500, 1_000, 2_000];
/** Precisions of the prior: of fame and the common exponent, of a category's base rate, of its own exponent. */
const RIDGE = { common: 1, baseRate: 5, own: 20 };
const LEAST_EXPONENT = 0.1;

/** How far people go for each category, from outings in several cities; only categories that were visited. */
export function curvesFrom(cities: readonly VisitedCity[], seed: number): TransferArtifact['curves'] {
  const width = 2 + 2 * SIZE;
  const ridge = Float64Array.from({ length: width }, (_, at) =>
    at < 2 ? RIDGE.common : at < 2 + SIZE ? RIDGE.baseRate : RIDGE.own,
  );
  const fits = SCALES_M.map((scaleM) => {
    const random = seededRandom(seed);
    const choices = cities.flatMap((city) => choicesIn(city, scaleM, width, random));
    return { scaleM, ...fitChoices(choices, width, ridge) };
  });
  const best = fits.reduce((a, b) => (b.logLikelihood > a.logLikelihood ? b : a));
  const visited = new Set(cities.flatMap(({ places, moves }) => moves.map(({ to }) => places[to]!.category)));
  return Object.fromEntries(
    CATEGORIES.filter((category) => visited.has(category)).map((category) => {
      const exponent = best.weights[1]! + best.weights[2 + SIZE + numberOf(category)]!;
      return [category, { scaleM: best.scaleM, exponent: rounded(Math.max(LEAST_EXPONENT, exponent)) }];
    }),
  );
}

function choicesIn(city: VisitedCity, scaleM: number, width: number, random: Random): readonly Choice[] {
  const counts = new Float64Array(city.places.length);
  for (const { place } of city.visits) counts[place]! += 1;
  const standing = standings(counts);
  return sampleByCategory(city, random).map(({ from, to }) => {
    const features = new Float64Array(ALTERNATIVES * width);
    for (let alternative = 0; alternative < ALTERNATIVES; alternative++) {
      const row = alternative === 0 ? to : random.below(city.places.length);
      const { position, category } = city.places[row]!;
      const near = -Math.log1p(distanceM(city.places[from]!.position, position) / scaleM);
      const at = alternative * width;
      features[at] = standing[row]!;
      features[at + 1] = near;
      features[at + 2 + numberOf(category)] = 1;
      features[at + 2 + SIZE + numberOf(category)] = near;
    }
    return { features, alternatives: ALTERNATIVES };
  });
}

/** Rare categories keep all their moves, common ones a sample. */
function sampleByCategory({ places, moves }: VisitedCity, random: Random): readonly Move[] {
  const byCategory = grouped(moves.map((move, at) => [places[move.to]!.category, at] as const));
  return CATEGORIES.flatMap((category) => {
    const order: number[] = shuffle([...(byCategory.get(category) ?? [])], random);
    return order.slice(0, MOST_MOVES_A_CATEGORY).map((at) => moves[at]!);
  });
}
