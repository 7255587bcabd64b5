// "It doesn't have to be free", "no hace falta que sea barato", "any price": what was asked before, and need not be any more.
import type { Filter } from '../../domain/conversation.ts';
import type { Frame } from '../../nlp/frame.ts';
import type { Wish } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';
import type { WishSearch } from '../state.ts';

type Changes = Pick<Frame, 'changes' | 'wishes' | 'text'>;

const indifferentTo = ({ changes }: Changes): readonly Wish[] =>
  changes.flatMap((change) =>
    change.kind === 'remove' && change.isIndifferent && 'polarity' in change.wish ? change.wish : [],
  );

export const isPriceFree = (frame: Changes): boolean =>
  frame.changes.some((change) => change.kind === 'relax' && change.attribute === 'price') ||
  frame.wishes.some(isElegance) ||
  indifferentTo(frame).some(({ attribute }) => PRICES.has(attribute));
/** "Somewhere fancier" is not what little money buys. */
const isElegance = ({ attribute, value, polarity }: Wish): boolean =>
  attribute === 'feature' && value === 'fancy' && polarity === 'want';
const PRICES: ReadonlySet<string> = new Set(['price_level', 'amount']);

export const givesBack = (frame: Changes): boolean => indifferentTo(frame).length > 0 || isPriceFree(frame);

/** Whether a wish of the list before need not be granted any more. */
export function isGivenBack(wish: Wish, frame: Changes): boolean {
  if (PRICES.has(wish.attribute)) return isPriceFree(frame);
  // "Too posh", "somewhere more relaxed", after smart places.
  if (isElegance(wish) && hears('lessSmart', frame)) return true;
  return indifferentTo(frame).some(
    ({ attribute, value }) =>
      (attribute === wish.attribute && (attribute === 'free' || value === wish.value)) ||
      // "It need not be vegan", after "not vegan" was taken for a kitchen that is turned down.
      (attribute === 'diet' && wish.attribute === 'cuisine' && wish.polarity === 'avoid' && value === wish.value),
  );
}

/** The search without the filters and the bound that need not hold any more. */
export function withoutGivenBack({ budget, ...search }: WishSearch, frame: Changes): WishSearch {
  const dropped = new Set<Filter>(indifferentTo(frame).flatMap((wish) => filterOf(wish) ?? []));
  return {
    ...search,
    filters: search.filters.filter((each) => !dropped.has(each)),
    ...(budget && !isPriceFree(frame) && { budget }),
  };
}

function filterOf({ attribute, value }: Wish): Filter | undefined {
  if (attribute === 'free') return 'free';
  if (attribute === 'fame') return 'quieter';
  return attribute === 'feature' ? FILTER_OF[value] : undefined;
}
const FILTER_OF: Readonly<Record<string, Filter>> = { terrace: 'terrace', children: 'children', quiet: 'quieter' };
