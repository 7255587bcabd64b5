// "While the washing is done, a coffee", «mientras mi madre está en la peluquería»: an errand that is going on meanwhile is no
// place to look for.
import type { Category } from '../domain/category.ts';
import { groupOf } from '../vocabulary/categories.ts';
import type { Word } from './document.ts';
import type { Grammar } from './languages/grammar.ts';

/** @param at index of the first word that names the errand */
export function isUnderWay(
  words: readonly Word[],
  at: number,
  categories: readonly Category[],
  { meanwhile }: Grammar,
): boolean {
  if (!categories.some((category) => groupOf(category) === 'services')) return false;
  const lead = words.slice(Math.max(0, at - LEAD), at).map(({ norm }) => norm);
  return meanwhile.test(lead.join(' '));
}
const LEAD = 8;
