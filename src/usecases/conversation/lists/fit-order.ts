// Of tables, bars and stages that all suit, those first that are what was meant: at the level of the price, or where locals go.
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { Catalogue } from '../../../domain/catalogue.ts';
import type { Category } from '../../../domain/category.ts';
import type { Place } from '../../../domain/place.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { NIGHTLIFE } from '../../../vocabulary/categories.ts';
import { statedFeature } from '../../../wishes/grants.ts';
import type { Custom } from '../../../wishes/usefulness.ts';
import { usuallyHas } from '../../../wishes/usual-features.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { isForTables } from './as-meant.ts';
import { isForLocals, localFit } from './for-locals.ts';
import { priceFit } from './price-fit.ts';

interface Asked {
  readonly search: Search;
  readonly unchecked?: readonly string[];
}

/** Undefined where the models alone decide; the lower the number, the better the place fits. */
export function fitOf(asked: Asked, category: Category | undefined, catalogue: Catalogue): Fit | undefined {
  const meant = meantFit(asked, category, catalogue);
  const usual = usualFit(asked);
  return meant && usual ? (place) => meant(place) + usual(place) : (meant ?? usual);
}

/** How far it is from the level of the price, and from where locals go, of tables, bars and stages. */
export function meantFit(asked: Asked, category: Category | undefined, catalogue: Catalogue): Fit | undefined {
  const isOfTables = category === undefined || isForTables(category);
  const fits = [
    isForLocals(asked) && (isOfTables || NIGHTLIFE.includes(category)) ? localFit(asked.search, catalogue) : [],
    (isOfTables && priceFit(asked.search, asked.unchecked ?? [])) || [],
  ].flat();
  return fits.length > 0 ? (place) => fits.reduce((sum, distanceOf) => sum + distanceOf(place), 0) : undefined;
}

/** Where the catalogue seldom tells, what usually has it goes first and what seldom does last: the match is on in an Irish pub. */
function usualFit({ search, unchecked = [] }: Asked): Fit | undefined {
  const wanted = new Set<string>([
    ...unchecked,
    // "Something quieter": what is known to be calm, and what is known to be loud last; off the beaten track nobody asks for calm.
    ...(search.filters.includes('quieter') && !search.wishes?.some(isOfFame) ? ['quiet'] : []),
    ...(search.wishes ?? []).flatMap((wish) =>
      (wish.attribute === 'feature' || wish.attribute === 'dish') && wish.polarity === 'want' ? wish.value : [],
    ),
  ]);
  if (wanted.size === 0) return undefined;
  return (place) => {
    let distance = 0;
    for (const feature of wanted) distance += usualDistance(place, feature);
    return distance;
  };
}

const isOfFame = ({ attribute }: Wish): boolean => attribute === 'fame';

/** What is said of the place itself weighs more than what its sort hints at. */
function usualDistance(place: Place, feature: string): number {
  const stated = statedFeature(place, VOCABULARY.concept('feature', feature)?.features ?? [feature])?.answer;
  const known = stated === undefined ? 0 : stated === 'yes' ? -STATED : STATED;
  const usually = customOf(place, feature);
  return known + (usually === undefined ? 0 : usually === 'usually' ? -1 : 1);
}
const STATED = 3;

/** What places of its sort usually have, or seldom. */
export const customOf = (place: Place, feature: string): Custom =>
  USUAL[feature]?.(place) ? 'usually' : usuallyHas(VOCABULARY, place, feature);

const isCookedIn =
  (...cuisines: readonly string[]): ((place: Place) => boolean) =>
  (place) =>
    cuisines.some((cuisine) => VOCABULARY.isOf(place, 'cuisine', cuisine));
/** What families cook, and no counter for something quick. */
const isHomely = (place: Place): boolean =>
  isCookedIn(
    'spanish',
    'regional',
    'madrilenian',
    'castilian',
    'mediterranean',
    'galician',
    'asturian',
    'basque',
  )(place) &&
  !isCookedIn('burger', 'kebab', 'sandwich', 'international', 'fusion', 'fine_dining')(place) &&
  !isOfBar(place);

const isOneOf =
  (...kinds: readonly string[]): ((place: Place) => boolean) =>
  (place) =>
    kinds.some((kind) => VOCABULARY.isOf(place, 'kind', kind));
const isOfBar = isOneOf('fast_food', 'sandwich_shop', 'fine_dining');
const USUAL: Readonly<Record<string, (place: Place) => boolean>> = {
  // A set menu at noon is cooked where people sit down to what is cooked at home, and in no place for burgers or drinks.
  set_menu: (place) => place.categories[0] === 'restaurants' && isHomely(place),
  traditional: (place) => isHomely(place),
  // Whoever has tables outside seldom turns a dog away.
  dogs: ({ features }) => features.includes('outdoor_seating'),
};

type Fit = (place: Place) => number;

/** Places that fit alike keep their order. */
export const inFitOrder = <Item extends { readonly place: Place }>(
  items: readonly Item[],
  distanceOf: Fit | undefined,
): readonly Item[] =>
  distanceOf === undefined
    ? items
    : items
        .map((item) => ({ item, distance: distanceOf(item.place) }))
        .sort((one, other) => one.distance - other.distance)
        .map(({ item }) => item);
