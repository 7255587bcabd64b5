// Of tables, bars and stages that all suit, those first that are what was meant: at the level of the price, or where locals go.
import type { WishSearch as Search } from '../../chat/state.ts';
import type { Catalogue } from '../../domain/catalogue.ts';
import type { Category } from '../../domain/category.ts';
import type { Place } from '../../domain/place.ts';
import { NIGHTLIFE } from '../../vocabulary/categories.ts';
import { isForTables } from './as-meant.ts';
import { isForLocals, localFit } from './for-locals.ts';
import { priceFit } from './price-fit.ts';

interface Asked {
  readonly search: Search;
  readonly unchecked?: readonly string[];
}

/** Undefined where the models alone decide; the lower the number, the better the place fits. */
export function fitOf(asked: Asked, category: Category | undefined, catalogue: Catalogue): Fit | undefined {
  const isOfTables = category === undefined || isForTables(category);
  const fits = [
    isForLocals(asked) && (isOfTables || NIGHTLIFE.includes(category)) ? localFit(asked.search, catalogue) : [],
    (isOfTables && priceFit(asked.search)) || [],
  ].flat();
  return fits.length > 0 ? (place) => fits.reduce((sum, fit) => sum + fit(place), 0) : undefined;
}
type Fit = (place: Place) => number;

/** Places that fit alike keep their order. */
export const inFitOrder = <Item extends { readonly place: Place }>(
  items: readonly Item[],
  fit: Fit | undefined,
): readonly Item[] =>
  fit === undefined
    ? items
    : items
        .map((item) => ({ item, distance: fit(item.place) }))
        .sort((one, other) => one.distance - other.distance)
        .map(({ item }) => item);
