// A made-up catalogue for measuring: places scattered over Madrid like real ones, thick in the centre.

import { seededRandom } from '../src/math/random.ts';
import { CATEGORIES } from '../src/vocabulary/categories.ts';

/** JSON lines in our own format; the first place is `bench-place`. */
export function madeUpPlaces(count: number, seed: number): string {
  const { next: random } = seededRandom(seed);
  const scattered = () => random() + random() + random() - 1.5;
  return Array.from({ length: count }, (_, i) => {
    const category = CATEGORIES[Math.floor(random() * CATEGORIES.length)] ?? 'museums';
    return JSON.stringify({
      id: i === 0 ? 'bench-place' : `bench-${i}`,
      name: `${category} number ${i}`,
      lat: Math.round((40.4168 + scattered() * 0.06) * 1e6) / 1e6,
      lng: Math.round((-3.7038 + scattered() * 0.08) * 1e6) / 1e6,
      types: [category],
      categories: [category],
      rating: Math.round((3 + random() * 2) * 10) / 10,
      user_ratings_total: Math.floor(10 ** (random() * 4)),
      source: 'bench',
    });
  }).join('\n');
}
