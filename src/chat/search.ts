// Turns what was said into a search: a new one, or the last one refined. Nothing is looked up here.
import type { Category } from '../domain/category.ts';
import { type Anchor, type Conversation, FILTERS, type Filter, type Search } from '../domain/conversation.ts';
import type { Refinement, Understanding } from '../nlp/understanding.ts';
import { anchorOf } from './reference.ts';
import type { Turn } from './turn.ts';

/** From here on a stated rating means "take me there"; at or below `AVOIDED_AT_MOST`, "spare me". */
export const LIKED_FROM = 3.5;
export const AVOIDED_AT_MOST = 2.5;

/** What "cheap" means before anything was shown. */
const MODEST = { belowEur: 10, belowLevel: 3 } as const;
/** "Closer" halves the way, but nobody means less than a few steps. */
const CLOSEST_M = 250;
const CLOSE_BY_M = 800;
/** Needs of a person rather than of one search: they outlive it. */
const LASTING: readonly Filter[] = ['accessible', 'vegetarian'];

export function newSearch({ conversation, heard, scene }: Turn): Search {
  const { request } = heard;
  const continues = isContinuation(heard);
  const anchor = anchorFor(conversation, heard, continues || !scene.located);
  const categories = categoriesFor(conversation, heard, continues || isOnlyAPlaceName(heard));
  const kept = continues ? conversation.filters : conversation.filters.filter((each) => LASTING.includes(each));
  const base: Search = {
    categories,
    filters: union(kept, filtersOf(request.refine)),
    ...(anchor && { anchor }),
    ...(request.cuisine !== undefined && { cuisine: request.cuisine }),
    ...(request.weekday !== undefined && { weekday: request.weekday }),
    ...(request.sortBy && { sortBy: request.sortBy }),
    ...(request.howMany !== undefined && { howMany: request.howMany }),
  };
  return tighten(base, request.refine, {});
}

/** The last search with what the message changes about it. */
export function refinedSearch({ conversation, heard }: Turn): Search {
  const { request } = heard;
  const anchor = anchorFor(conversation, heard, true);
  const weekday = request.weekday ?? conversation.weekday;
  const cuisine = request.cuisine ?? conversation.cuisine;
  const sortBy = request.sortBy ?? conversation.sortBy;
  const base: Search = {
    categories: request.categories.length > 0 ? request.categories : conversation.categories,
    filters: union(conversation.filters, filtersOf(request.refine)),
    ...(anchor && { anchor }),
    ...(weekday !== undefined && { weekday }),
    ...(cuisine !== undefined && { cuisine }),
    ...(sortBy && { sortBy }),
    ...(conversation.withinM !== undefined && { withinM: conversation.withinM }),
    ...(conversation.budget && { budget: conversation.budget }),
    ...(request.howMany !== undefined && { howMany: request.howMany }),
  };
  return tighten(base, request.refine, conversation);
}

/** Around the thing in question: "cafes near it". */
export function searchAround(anchor: Anchor, heard: Understanding): Search {
  const { nearCategory, categories, refine, sortBy, cuisine, howMany, weekday } = heard.request;
  const base: Search = {
    categories: nearCategory ? [nearCategory] : categories,
    filters: filtersOf(refine),
    anchor,
    sortBy: sortBy ?? 'distance',
    ...(cuisine !== undefined && { cuisine }),
    ...(weekday !== undefined && { weekday }),
    ...(howMany !== undefined && { howMany }),
  };
  return tighten(base, refine, {});
}

/** The last search as it stands. */
export function sameSearch(conversation: Conversation): Search {
  const { categories, filters, anchor, weekday, cuisine, withinM, budget, sortBy, howMany } = conversation;
  return {
    categories,
    filters,
    ...(anchor && { anchor }),
    ...(weekday !== undefined && { weekday }),
    ...(cuisine !== undefined && { cuisine }),
    ...(withinM !== undefined && { withinM }),
    ...(budget && { budget }),
    ...(sortBy && { sortBy }),
    ...(howMany !== undefined && { howMany }),
  };
}

/** Categories that this message is glad about, the dearest first. */
export function likedIn(heard: Understanding): readonly Category[] {
  return [...heard.preferences]
    .filter(([, rating]) => rating >= LIKED_FROM)
    .sort(([, a], [, b]) => b - a)
    .map(([category]) => category);
}

export const filtersOf = (refine: readonly Refinement[]): readonly Filter[] =>
  refine.filter((each): each is Filter => (FILTERS as readonly string[]).includes(each));

function tighten(search: Search, refine: readonly Refinement[], before: Partial<Conversation>): Search {
  const closer = refine.includes('closer');
  const cheaper = refine.includes('cheaper');
  return {
    ...search,
    ...(closer && { sortBy: 'distance', withinM: closerThan(before.shownWithinM) }),
    ...(cheaper && { budget: before.shownBudget ?? MODEST }),
  };
}

const closerThan = (shownWithinM: number | undefined): number =>
  shownWithinM === undefined ? CLOSE_BY_M : Math.max(CLOSEST_M, Math.round(shownWithinM / 100) * 50);

function anchorFor(conversation: Conversation, heard: Understanding, keeps: boolean): Anchor | undefined {
  if (heard.request.anchor) return anchorOf(heard.request.anchor);
  return keeps && !saysHere(heard) ? conversation.anchor : undefined;
}

function categoriesFor(conversation: Conversation, heard: Understanding, keeps: boolean): readonly Category[] {
  if (heard.request.categories.length > 0) return heard.request.categories;
  const liked = likedIn(heard);
  if (liked.length > 0) return liked;
  return keeps ? conversation.categories : [];
}

const union = (a: readonly Filter[], b: readonly Filter[]): readonly Filter[] => [...new Set([...a, ...b])];

/** "And cafes?", "¿y cerca de Atocha?": the rest stays as it was. */
function isContinuation({ text }: Understanding): boolean {
  return /^\W*(?:and|what about|how about|y|e|pero|but|que tal|qué tal)(?!\p{L})/iu.test(text);
}

/** "Near Atocha", and nothing else: the same things, there. */
function isOnlyAPlaceName({ request, text }: Understanding): boolean {
  if (!request.anchor) return false;
  return text.length - (request.anchor.end - request.anchor.start) <= 16;
}

function saysHere({ text }: Understanding): boolean {
  return /\b(?:here|near me|around me|close to me|where i am|my location)\b|aqu[ií](?!\p{L})|cerca de m[ií](?!\p{L})|donde estoy|mi ubicaci[oó]n/iu.test(
    text,
  );
}
