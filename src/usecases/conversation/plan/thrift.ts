// Whether a plan spares the purse: with children, on little money, or where somebody asked for something inexpensive before.
// It chooses among tables and never empties the choice.
import type { TalkState, WishSearch } from '../../../chat/state.ts';
import type { Place } from '../../../domain/place.ts';
import { hasChildren } from './children.ts';

type Asker = Pick<TalkState, 'situation' | 'budget' | 'wishes' | 'earlier'>;

/** The places without those that are known to be dear, where any others are left: fine dining is asked for. */
export function withoutDear<Item extends { readonly place: Place }>(
  items: readonly Item[],
  asker: Asker,
): readonly Item[] {
  const level = isThrifty(asker) ? DEAR_LEVEL : FINE_LEVEL;
  const cheap = items.filter(({ place }) => (place.priceLevel ?? 0) < level);
  return cheap.length > 0 ? cheap : items;
}
const DEAR_LEVEL = 3;
const FINE_LEVEL = 4;

function isThrifty({ situation = {}, budget, wishes, earlier = [] }: Asker): boolean {
  const lists = [{ ...(budget && { budget }), ...(wishes && { wishes }) }, ...earlier.map(({ search }) => search)];
  return hasChildren({ situation }) || (situation.amount ?? MUCH_EUR) < MUCH_EUR || lists.some(isSparing);
}
/** What one person spends on a day who need not look at prices. */
const MUCH_EUR = 40;

const isSparing = ({ budget, wishes = [] }: Pick<WishSearch, 'budget' | 'wishes'>): boolean =>
  (budget?.belowLevel ?? DEAR_LEVEL + 1) <= DEAR_LEVEL ||
  wishes.some(
    ({ attribute, operator, value, polarity }) =>
      attribute === 'price_level' && operator === 'at_most' && polarity === 'want' && value < DEAR_LEVEL,
  );
