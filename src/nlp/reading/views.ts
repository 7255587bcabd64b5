// "Watch the sunset with a drink", "a terrace with a view for a glass of wine": a view is what the place to eat or drink
// should have, and no second place.
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { groupOf } from '../../vocabulary/categories.ts';
import type { Wish } from '../../wishes/wish.ts';

export function viewsAsFeatures(wishes: readonly Wish[]): readonly Wish[] {
  const isView = (wish: Wish) =>
    wish.attribute === 'category' && wish.value === 'view points' && wish.polarity === 'want';
  const isTable = (wish: Wish) => wish.polarity === 'want' && tablesOf(wish);
  const isRoof = (wish: Wish) => wish.attribute === 'kind' && wish.value === 'rooftop';
  if (!wishes.some(isView) || !wishes.some(isTable) || wishes.some(isRoof)) return wishes;
  const isSaid = wishes.some((wish) => wish.attribute === 'feature' && wish.value === 'view');
  return wishes.flatMap((wish): readonly Wish[] => {
    if (!isView(wish)) return [wish];
    const { said } = wish;
    // "Romantic" stands for tables and for viewpoints: nobody asked for a view from the table.
    const isOfMood = wishes.some((other) => isTable(other) && other.said?.start === said?.start);
    return isSaid || isOfMood
      ? []
      : [
          {
            attribute: 'feature',
            operator: 'is',
            value: 'view',
            polarity: 'want',
            strength: 'prefer',
            ...(said && { said }),
          },
        ];
  });
}

/** Somewhere to sit down at a table, or something that is served there. */
function tablesOf(wish: Wish): boolean {
  if (wish.attribute === 'dish' || wish.attribute === 'cuisine') return true;
  const [category] =
    wish.attribute === 'kind' ? (VOCABULARY.concept('kind', wish.value)?.categories ?? []) : [wish.value];
  const isNoun = wish.attribute === 'kind' || wish.attribute === 'category';
  return isNoun && TABLES.has(groupOf(category as never));
}
const TABLES: ReadonlySet<string> = new Set(['food', 'nightlife']);
