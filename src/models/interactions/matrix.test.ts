import { expect, test } from 'vitest';
import { asPlaceId } from '../../domain/branded.ts';
import { type Catalogue, catalogueOf } from '../../domain/catalogue.ts';
import type { Category } from '../../domain/category.ts';
import type { Place } from '../../domain/place.ts';
import type { Profile } from '../../domain/profile.ts';
import { openKernels } from '../../math/kernels.ts';
import { seededRandom } from '../../math/random.ts';
import { CATEGORIES } from '../../vocabulary/categories.ts';
import { AUTOENCODER_DEFAULTS, bindAutoencoder, trainAutoencoder } from '../autoencoder/model.ts';
import type { Recommender } from '../recommender.ts';
import { bindSvd, SVD_DEFAULTS, trainSvd } from '../svd/model.ts';
import { cityMatrix } from './matrix.ts';

/** Twenty places of every category, of which the first are well known. */
const catalogue: Catalogue = catalogueOf(
  'twenty of each',
  Array.from({ length: 20 * CATEGORIES.length }, (_, at) =>
    placeOf(at, CATEGORIES[at % CATEGORIES.length]!, 5 * 0.98 ** at),
  ),
);

/** Everybody likes one category, and goes where everybody goes, whatever they like. */
const crowd: readonly Profile[] = (() => {
  const random = seededRandom(5);
  return Array.from({ length: 1_500 }, (_, who): Profile => {
    const visited = Array.from({ length: 12 }, () => Math.floor(catalogue.places.length * random.next() ** 3));
    return {
      categories: new Map([[CATEGORIES[who % CATEGORIES.length]!, 5]]),
      places: new Map(visited.map((row) => [catalogue.places[row]!.id, 5])),
    };
  });
})();

const ROWS = Uint32Array.from(catalogue.places.keys());

function headFor(recommender: Recommender, category: Category): readonly Place[] {
  const scores = recommender.score({ categories: new Map([[category, 5]]), places: new Map() }, ROWS);
  const order = [...ROWS].sort((a, b) => scores[b]! - scores[a]!);
  return order.slice(0, 5).map((row) => catalogue.places[row]!);
}

const METHODS = {
  svd: async (people: readonly Profile[]) =>
    bindSvd(await trainSvd(cityMatrix(catalogue, people), SVD_DEFAULTS, openKernels()), catalogue),
  autoencoder: async (people: readonly Profile[]) =>
    bindAutoencoder(
      await trainAutoencoder(cityMatrix(catalogue, people), AUTOENCODER_DEFAULTS, openKernels()),
      catalogue,
    ),
};

test.each(Object.entries(METHODS))(
  'by %s, a stated liking keeps its meaning when a crowd has written of what everybody goes to',
  async (_, trainedOn) => {
    const recommender = await trainedOn(crowd);
    const astray = CATEGORIES.filter(
      (category) => !headFor(recommender, category).some((place) => place.categories.includes(category)),
    );
    expect(astray).toEqual([]);
  },
);

test.each(Object.entries(METHODS))(
  'by %s, before anybody has written, a liking leads to the best known places of its category',
  async (_, trainedOn) => {
    const recommender = await trainedOn([]);
    const first = headFor(recommender, 'museums');
    const best = catalogue.places.filter(({ categories }) => categories.includes('museums')).slice(0, 5);
    expect(first.map(({ name }) => name)).toEqual(best.map(({ name }) => name));
  },
);

function placeOf(at: number, category: Category, prominence: number): Place {
  return {
    id: asPlaceId(`place-${at}`),
    name: `Place ${at}`,
    aliases: [],
    position: { latDeg: 40.4, lngDeg: -3.7 },
    types: [],
    categories: [category],
    cuisines: [],
    description: { en: '', es: '' },
    prices: [],
    features: [],
    rating: { mean: 0, count: 0 },
    prominence,
    closedForGood: false,
    source: 'test',
    provenance: {},
  };
}
