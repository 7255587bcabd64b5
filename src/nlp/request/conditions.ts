// What is looked for: categories, kinds, a cuisine, an order, refinements.
import type { Category } from '../../domain/category.ts';
import type { Kinds } from '../../domain/kind.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { ReadFrame as Frame } from '../frame-of.ts';
import type { Refinement, Request } from '../understanding.ts';
import { isWanted, REFINED_BY, REFINES, sortOfComparison } from './shape.ts';

export function categoriesIn({ wishes }: Frame): readonly Category[] {
  const all = wishes.filter(isWanted).flatMap((wish): readonly Category[] => {
    if (wish.attribute === 'category') return [wish.value];
    if (wish.attribute === 'kind') return VOCABULARY.concept('kind', wish.value)?.categories.slice(0, 1) ?? [];
    return [];
  });
  return [...new Set(all)];
}

export function kindsIn({ wishes }: Frame): Kinds | undefined {
  const kinds: Partial<Record<Category, string[]>> = {};
  for (const wish of wishes) {
    if (wish.attribute !== 'kind' || !isWanted(wish)) continue;
    const [category] = VOCABULARY.concept('kind', wish.value)?.categories ?? [];
    if (category) kinds[category] = [...(kinds[category] ?? []), wish.value];
  }
  return Object.keys(kinds).length > 0 ? kinds : undefined;
}

export function cuisineIn({ wishes }: Frame): string | undefined {
  const wish = wishes.find((each) => isWanted(each) && (each.attribute === 'cuisine' || each.attribute === 'dish'));
  return wish?.value as string | undefined;
}

export function sortIn({ sortBy, asks }: Frame): Request['sortBy'] {
  if (sortBy === 'distance' || sortBy === 'rating') return sortBy;
  for (const ask of asks) {
    const by = ask.kind === 'compare' ? sortOfComparison(ask) : undefined;
    if (by) return by;
  }
  return undefined;
}

export function refinementsIn({ changes, wishes, asks, reach, situation, sortBy }: Frame): readonly Refinement[] {
  const found = new Set<Refinement>();
  for (const change of changes) {
    if (change.kind !== 'tighten') continue;
    if (change.attribute === 'distance') found.add('closer');
    if (change.attribute === 'price') found.add('cheaper');
    if (change.attribute === 'noise' || change.attribute === 'fame') found.add('quieter');
  }
  if (reach && asks.every(({ kind }) => kind !== 'fact')) found.add('closer');
  if (sortBy === 'price') found.add('cheaper');
  for (const ask of asks) {
    if (ask.kind === 'compare' && ask.of.length === 0 && REFINED_BY[ask.by]) found.add(REFINED_BY[ask.by]!);
    if (ask.kind !== 'fact') continue;
    const refinement = REFINES[ask.attribute];
    const isOfAll = ask.of?.kind === 'all' || (ask.of?.kind === 'pronoun' && ask.of.number === 'many');
    if (ask.attribute === 'hours' && (ask.on || isOfAll)) found.add(ask.on && !ask.on.isNow ? 'open_on' : 'open_now');
    else if (ask.attribute === 'hours') continue;
    else if (ask.attribute === 'diet' && (ask.diet === 'vegetarian' || ask.diet === 'vegan')) found.add('vegetarian');
    else if (refinement) found.add(refinement);
  }
  for (const wish of wishes.filter(isWanted)) {
    if (wish.attribute === 'open') found.add(wish.value === 'now' ? 'open_now' : 'open_on');
    if (wish.attribute === 'free') found.add('free');
    if (wish.attribute === 'price_level' && wish.operator === 'at_most') found.add('cheaper');
    if (wish.attribute === 'feature' && wish.value === 'casual') found.add('cheaper');
    if (wish.attribute === 'amount') found.add('cheaper');
    if (wish.attribute === 'diet' && (wish.value === 'vegetarian' || wish.value === 'vegan')) found.add('vegetarian');
    if (wish.attribute === 'wheelchair') found.add('accessible');
    if (wish.attribute === 'feature' && wish.value === 'terrace') found.add('terrace');
    if (wish.attribute === 'feature' && wish.value === 'children') found.add('children');
    if (wish.attribute === 'feature' && wish.value === 'quiet') found.add('quieter');
    if (wish.attribute === 'fame' && wish.value === 'hidden') found.add('quieter');
  }
  const isDear = (wish: Wish) =>
    (wish.attribute === 'price_level' && wish.operator === 'at_least') || wish.value === 'fancy';
  if (wishes.some((wish) => isDear(wish) && !isWanted(wish))) found.add('cheaper');
  if (situation.some(({ kind, ...fact }) => kind === 'access' && 'value' in fact && AIDED.has(fact.value as string)))
    found.add('accessible');
  return [...found];
}

const AIDED: ReadonlySet<string> = new Set(['wheelchair', 'reduced_mobility']);
