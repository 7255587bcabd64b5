// How many minutes on foot a search is worth, by what is sought, by how it was asked for, and by who walks.
import type { Category } from '../../../domain/category.ts';
import { groupOf } from '../../../vocabulary/categories.ts';
import type { Hunt } from './hunt.ts';

export function patienceFor({ search, start }: Pick<Hunt, 'search' | 'start'>, category: Category | undefined): number {
  const { wishes = [], filters, anchor, isShortWay, isSpecial } = search;
  const isWith = (value: string) => wishes.some((wish) => wish.attribute === 'feature' && wish.value === value);
  const isSlow = filters.includes('accessible') || wishes.some(({ attribute }) => attribute === 'wheelchair');
  const withChildren = filters.includes('children') || isWith('children') || isWith('pushchair');
  const isAround = anchor !== undefined || start.kind === 'here';
  const factors = [
    isShortWay || search.sortBy === 'distance' ? NEAR : 1,
    isSlow || withChildren ? SLOW : 1,
    isSpecial ? SPECIAL : 1,
    search.cuisine !== undefined || wishes.some(({ attribute }) => SOUGHT.has(attribute)) ? CHOSEN : 1,
    anchor?.inside || !isAround ? ANYWHERE : 1,
  ];
  return factors.reduce((minutes, factor) => minutes * factor, minutesFor(category));
}

/** "Near here" is said of what should be round the corner. */
const NEAR = 0.8;
/** Small children, a chair, bad knees. */
const SLOW = 0.8;
/** For an anniversary one crosses half a city. */
const SPECIAL = 2;
/** Not every kitchen is at every corner. */
const CHOSEN = 1.3;
const SOUGHT: ReadonlySet<string> = new Set(['cuisine', 'diet', 'allergy']);
/** Of a part of the city, or of the whole, no way is asked for. */
const ANYWHERE = 2;

const minutesFor = (category: Category | undefined): number =>
  category === undefined ? USUAL : (PATIENCE[category] ?? PATIENCE[groupOf(category)] ?? USUAL);
const USUAL = 12;
const PATIENCE: Readonly<Record<string, number>> = {
  cafes: 8,
  bakeries: 7,
  'juice bars': 8,
  food: 10,
  nightlife: 11,
  shopping: 10,
  supermarkets: 7,
  services: 8,
  libraries: 12,
  culture: 16,
  sights: 16,
  outdoors: 14,
  family: 40,
  stay: 15,
};
