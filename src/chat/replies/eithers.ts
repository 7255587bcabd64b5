// Wishes of which any one will do: "with Korean food or serving ramen", «con terraza o con jardín».
import type { Wish } from '../../wishes/wish.ts';

/** Lists of which any one will do ("sushi bars or ramen", "with a terrace or a garden"), and the other wishes. */
export function eithersOf(wishes: readonly Wish[]): {
  readonly lists: readonly (readonly Wish[])[];
  readonly rest: readonly Wish[];
} {
  const starts = [...new Set(wishes.flatMap(({ either }) => either ?? []))];
  // Several dishes, or several cuisines, are told as such anyway.
  const isTold = (list: readonly Wish[]) =>
    list.length < 2 ||
    list.every(({ attribute }) => attribute === 'dish') ||
    list.every(({ attribute }) => attribute === 'cuisine');
  const lists = starts.map((start) => wishes.filter(({ either }) => either === start)).filter((list) => !isTold(list));
  return { lists, rest: wishes.filter((wish) => lists.every((list) => !list.includes(wish))) };
}

/** How a language says the members of such a list. */
interface Says {
  dish(wish: Extract<Wish, { attribute: 'cuisine' | 'dish' }>): string;
  serving(dishes: readonly string[]): string;
  are(type: 'category' | 'kind', id: string): string;
  cooked(cuisine: string): string;
  other(wish: Wish): string | undefined;
}

/** Its members behind a noun, what is served last. */
export function listedPhrases(list: readonly Wish[], says: Says): readonly string[] {
  const dishes = list.flatMap((wish) => (wish.attribute === 'dish' ? says.dish(wish) : []));
  const others = list.flatMap((wish) => {
    if (wish.attribute === 'dish') return [];
    if (wish.attribute === 'kind' || wish.attribute === 'category') return says.are(wish.attribute, wish.value);
    return (wish.attribute === 'cuisine' ? says.cooked(wish.value) : says.other(wish)) ?? [];
  });
  return [...others, ...(dishes.length > 0 ? [says.serving(dishes)] : [])];
}
