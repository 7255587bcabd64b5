// Searches with every condition of the frame: what the older filters have no word for travels as wishes.
import type { Category } from '../domain/category.ts';
import type { Anchor } from '../domain/conversation.ts';
import { foldAccents } from '../domain/text.ts';
import type { Frame } from '../nlp/frame.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { Attribute, Wish } from '../wishes/wish.ts';
import type { SearchAct } from './acts.ts';
import { anchorOf } from './resolve.ts';
import { newSearch, refinedSearch } from './search.ts';
import { situationAfter, situationWishes } from './situation.ts';
import type { TalkState, WishSearch } from './state.ts';
import type { Turn } from './turn.ts';

/** What kind of place is wanted, as opposed to how it should be. */
const WHAT: ReadonlySet<Attribute> = new Set(['category', 'kind', 'cuisine', 'dish']);

export const isWhat = ({ attribute, polarity }: Wish): boolean => WHAT.has(attribute) && polarity === 'want';

export const hasWhat = ({ wishes }: Pick<Frame, 'wishes'>): boolean => wishes.some(isWhat);

/** "I use a wheelchair" looks for no shop of wheelchairs. */
export function withoutAids(frame: Frame): Frame {
  if (!frame.situation.some(({ kind }) => kind === 'access')) return frame;
  return {
    ...frame,
    wishes: frame.wishes.filter((wish) => !(wish.attribute === 'kind' && wish.value === 'medical_supply')),
  };
}

/** "Forget the live music": a condition by the words that said it. */
export const isForgotten = ({ said }: Wish, { asks, changes }: Frame): boolean =>
  said !== undefined &&
  (asks.some((ask) => ask.kind === 'forget' && ask.of !== undefined && sharesWords(ask.of, said.text)) ||
    changes.some(
      (change) => change.kind === 'remove' && change.said !== undefined && sharesWords(change.said.text, said.text),
    ));

function sharesWords(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}
const wordsOf = (text: string): readonly string[] =>
  (foldAccents(text).match(/[a-z]{4,}/gu) ?? []).filter((word) => !EMPTY.has(word));
const EMPTY: ReadonlySet<string> = new Set(['with', 'that', 'this', 'para', 'open', 'abierto']);

/** The search that a frame asks for, on the base of what the rules read. */
export function wishSearch(turn: Turn & { readonly frame: Frame }): WishSearch {
  const { frame, conversation } = turn;
  const isNew = hasWhat(frame) || conversation.shown.length === 0;
  const base: WishSearch = isNew ? newSearch(turn) : refinedSearch(turn);
  return withFrame(base, turn, isNew ? undefined : conversation);
}

/** Conditions of the frame and of the asker's situation join a search that the rules made. */
export function withFrame(
  search: WishSearch,
  { frame, conversation }: { readonly frame: Frame; readonly conversation: TalkState },
  kept: TalkState | undefined,
): WishSearch {
  const whats = whatOf(frame);
  const anchor = search.anchor ?? (kept ? undefined : anchorIn(frame));
  const categories =
    search.categories.length > 0 || whats.categories.length === 0 ? search.categories : whats.categories;
  const kinds = search.kinds ?? (search.categories.length === 0 ? whats.kinds : undefined);
  const situation = situationAfter(conversation.situation, frame.situation);
  const needsAccess =
    situation.access !== undefined || frame.wishes.some(({ attribute }) => attribute === 'wheelchair');
  const filters = search.filters.filter(
    (each) => !(each === 'open_on' && hasDate(frame)) && !(each === 'accessible' && needsAccess),
  );
  const based: WishSearch = { ...search, categories, filters, ...(kinds && { kinds }), ...(anchor && { anchor }) };
  const removed = new Set(
    frame.changes.flatMap((change) => (change.kind === 'remove' ? attributeOf(change.wish) : [])),
  );
  const before = (kept?.wishes ?? []).filter((wish) => !removed.has(wish.attribute) && !isForgotten(wish, frame));
  const own = [...frame.wishes, ...weatherWishes(frame)].filter((wish) => isExtra(wish, based)).map(reachable);
  const wishes = merged([...before, ...own], situationWishes(situation, based));
  const { wishes: _, ...rest } = based;
  return wishes.length > 0 ? { ...rest, wishes } : rest;
}

/** Rain sends people under a roof. */
function weatherWishes({ situation, wishes }: Frame): readonly Wish[] {
  const isWet = situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain');
  const isSaid = wishes.some(({ attribute, value }) => attribute === 'feature' && ROOFS.has(value as string));
  return isWet && !isSaid
    ? [{ attribute: 'feature', operator: 'is', value: 'indoors', polarity: 'want', strength: 'must' }]
    : [];
}
const ROOFS: ReadonlySet<string> = new Set(['indoors', 'outdoors']);

/** The act with the frame's conditions in its search; `more` and `sort` go on with those in force. */
export function actWithFrame(act: SearchAct, frame: Frame, conversation: TalkState): SearchAct {
  const { categories } = conversation;
  const isSameKind = categories.length > 0 && !hasWhat(frame) && act.search.categories.join() === categories.join();
  const goesOn = act.kind === 'more' || act.kind === 'refine' || isSameKind;
  return { ...act, search: withFrame(act.search, { frame, conversation }, goesOn ? conversation : undefined) };
}

const attributeOf = (wish: { readonly attribute: Attribute }): Attribute => wish.attribute;

function whatOf({ wishes }: Frame): Pick<WishSearch, 'categories' | 'kinds'> {
  const categories: Category[] = [];
  const kinds: Partial<Record<Category, string[]>> = {};
  for (const wish of wishes) {
    if (wish.polarity === 'avoid') continue;
    if (wish.attribute === 'category') categories.push(wish.value);
    if (wish.attribute === 'cuisine' || wish.attribute === 'dish') categories.push('restaurants' as Category);
    if (wish.attribute !== 'kind') continue;
    const [category] = VOCABULARY.concept('kind', wish.value)?.categories ?? [];
    if (!category) continue;
    categories.push(category);
    kinds[category] = [...(kinds[category] ?? []), wish.value];
  }
  return { categories: [...new Set(categories)], ...(Object.keys(kinds).length > 0 && { kinds }) };
}

export const anchorIn = ({ references }: Frame): Anchor | undefined =>
  references.flatMap((each) =>
    each.kind === 'name' && (each.role === 'near' || each.role === 'in') ? (anchorOf(each) ?? []) : [],
  )[0];

const hasDate = ({ wishes }: Frame): boolean =>
  wishes.some(({ attribute, polarity }) => attribute === 'open' && polarity === 'want');

/** Said by the frame, and not yet by the older search. */
function isExtra(wish: Wish, { filters, budget, cuisine, categories }: WishSearch): boolean {
  switch (wish.attribute) {
    case 'category':
    case 'kind':
      // Where a kind is asked for, what else a place is besides does no harm: gardens are often parks too.
      return wish.polarity === 'avoid' && categories.length === 0;
    case 'cuisine':
      return wish.polarity === 'avoid' || wish.value !== cuisine;
    case 'dish':
      return wish.value !== cuisine;
    case 'area':
    case 'near':
    case 'bbox':
    case 'text':
    case 'place':
      return false;
    case 'price_level':
      return budget === undefined && !filters.includes('free');
    case 'free':
      return wish.on !== undefined || !filters.includes('free');
    case 'open':
      return wish.value !== 'now' || !filters.includes('open_now');
    case 'diet':
      return !(wish.value === 'vegetarian' && filters.includes('vegetarian'));
    case 'wheelchair':
      return true;
    case 'fame':
      return !(wish.value === 'hidden' && filters.includes('quieter'));
    case 'feature':
      return (
        !(filters as readonly string[]).includes(wish.value) && !(wish.value === 'quiet' && filters.includes('quieter'))
      );
    default:
      return true;
  }
}

const LONG_STRETCH_MINUTES = 120;

/** An evening or a night names when to come, not for how long the doors must stay open: an hour after it begins. */
function reachable(wish: Wish): Wish {
  if (wish.attribute !== 'open' || wish.operator !== 'between') return wish;
  const { day, fromMin, toMin } = wish.value;
  if (toMin - fromMin <= LONG_STRETCH_MINUTES) return wish;
  const minute = fromMin + 60;
  if (minute >= 1_440) return wish;
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
  return { ...wish, operator: 'at', value: `${day}T${clock}` } as Wish;
}

/** Attributes that a place has one of: a later wish replaces the earlier. */
const SINGLE: ReadonlySet<Attribute> = new Set([
  'open',
  'price_level',
  'amount',
  'entry',
  'wheelchair',
  'rating',
  'fame',
  'duration',
  'party',
]);

function merged(said: readonly Wish[], needs: readonly Wish[]): readonly Wish[] {
  const all: Wish[] = [];
  for (const wish of [...needs, ...said]) {
    const same = all.findIndex(
      (each) =>
        each.attribute === wish.attribute &&
        (SINGLE.has(wish.attribute) || JSON.stringify(each.value) === JSON.stringify(wish.value)),
    );
    if (same >= 0) all.splice(same, 1);
    all.push(wish);
  }
  return all;
}
