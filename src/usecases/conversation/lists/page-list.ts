// The list that somebody looks at while they write: the conversation goes on from it as if it had shown that list itself.
import { type TalkState, type WishSearch, withoutSearch } from '../../../chat/state.ts';
import type { City } from '../../../city/city.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import type { Anchor } from '../../../domain/conversation.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { wishNamed } from '../../place-filters.ts';
import type { ConversationWorld } from '../world.ts';

export interface PageList {
  /** As short texts. */
  readonly wishes: readonly string[];
  /** In the order in which they stand there. */
  readonly shown: readonly PlaceId[];
}

/** @throws DomainError `request/invalid` for wishes that nobody knows */
export function withList(talk: TalkState, { wishes, shown }: PageList, world: ConversationWorld): TalkState {
  const { catalogue, city } = world.recommend;
  const named = wishes.map((text) => wishNamed(text, { catalogue, city, vocabulary: VOCABULARY }));
  const known = shown.filter((id) => catalogue.rowOf.has(id));
  const { focus: _, ...before } = withoutSearch(talk);
  return {
    ...before,
    ...searchOf(named, city),
    shown: known,
    seen: known,
    turn: Math.max(1, talk.turn),
    lastAct: 'recommend',
  };
}

/** The way back from `search-wishes`. */
function searchOf(wishes: readonly Wish[], city: City): WishSearch {
  const wanted = wishes.filter(({ polarity }) => polarity === 'want');
  const kinds: Partial<Record<Category, readonly string[]>> = {};
  const categories: Category[] = [];
  for (const wish of wanted) {
    if (wish.attribute === 'category') categories.push(wish.value);
    if (wish.attribute !== 'kind' && wish.attribute !== 'cuisine' && wish.attribute !== 'dish') continue;
    const [category] = VOCABULARY.concept(wish.attribute, wish.value)?.categories ?? [];
    if (!category) continue;
    categories.push(category);
    if (wish.attribute === 'kind') kinds[category] = [...(kinds[category] ?? []), wish.value];
  }
  const anchor = wanted.flatMap((wish) => anchorOf(wish, city) ?? [])[0];
  const isOpenNow = (wish: Wish) => wish.attribute === 'open' && wish.value === 'now';
  const rest = wishes.filter((wish) => !isOpenNow(wish) && !(wish.polarity === 'want' && HELD.has(wish.attribute)));
  return {
    categories: [...new Set(categories)],
    filters: wanted.some(isOpenNow) ? ['open_now'] : [],
    ...(Object.keys(kinds).length > 0 && { kinds }),
    ...(anchor && { anchor }),
    ...(rest.length > 0 && { wishes: rest }),
  };
}

/** Held by fields of the search itself. */
const HELD: ReadonlySet<string> = new Set(['category', 'kind', 'area', 'near']);

function anchorOf(wish: Wish, { areas }: City): Anchor | undefined {
  if (wish.attribute === 'near') {
    const { point, name, placeId } = wish.value;
    return { position: point, ...(name !== undefined && { name }), ...(placeId !== undefined && { placeId }) };
  }
  const area = wish.attribute === 'area' ? areas.find(wish.value.id) : undefined;
  return area && { position: area.centre, name: area.name, inside: true };
}
