// What a place of a sort usually has, or seldom: a hint for the order of a list where nothing is known of the place itself, never a
// grant, and nothing that health or access depends on.
import type { Place } from '../domain/place.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { isOfSort, type Sort, type SortName, sortNamed } from './sort-of-place.ts';

type Row = readonly [feature: string, ...of: SortName[]];

const BARS: readonly SortName[] = ['category:pubs/bars', 'category:dance clubs'];

const USUALLY: readonly Row[] = [
  ['quiet', 'category:libraries', 'kind:tea_room', 'kind:bookshop', 'kind:fine_dining', 'price:3', 'price:4'],
  ['quiet', 'category:gardens', 'category:places of worship', 'kind:cemetery', 'kind:house_museum'],
  ['romantic', 'kind:cocktail_bar', 'kind:wine_bar', 'kind:rooftop_bar', 'kind:fine_dining', 'kind:bistro'],
  ['romantic', 'price:3', 'price:4', 'cuisine:french', 'cuisine:italian', 'category:gardens', 'category:view points'],
  ['laptop', 'category:libraries', 'kind:coworking', 'kind:speciality_coffee', 'kind:brunch', 'kind:historic_cafe'],
  ['laptop', 'kind:study_room', 'kind:internet_cafe'],
  ['wifi', 'category:libraries', 'kind:coworking', 'kind:speciality_coffee', 'kind:brunch', 'category:malls'],
  ['power_sockets', 'category:libraries', 'kind:coworking', 'kind:speciality_coffee'],
  ['cosy', 'kind:tea_room', 'kind:historic_cafe', 'kind:tavern', 'kind:bistro', 'kind:wine_bar', 'kind:bookshop'],
  ['lively', ...BARS, 'kind:food_market', 'kind:food_hall', 'kind:tapas_bar', 'kind:flea_market'],
  ['children', 'kind:pizzeria', 'kind:burger_bar', 'kind:ice_cream', 'kind:churros', 'kind:creperie', 'cuisine:pizza'],
  ['children', 'category:burger/pizza shops', 'cuisine:italian', 'cuisine:burger'],
  ['children', 'kind:science_museum', 'kind:natural_history_museum', 'kind:railway_museum', 'kind:planetarium'],
  ['children', 'kind:puppet_theatre', 'kind:wax_museum', 'kind:bowling', 'kind:rowing_boats', 'kind:food_hall'],
  ['children', 'kind:children_museum', 'kind:playground', 'kind:large_park', 'category:zoo', 'kind:aquarium'],
  ['groups', 'kind:beer_hall', 'kind:cider_house', 'kind:food_hall', 'kind:buffet', 'kind:pizzeria', 'kind:tavern'],
  ['breakfast', 'category:cafes', 'category:bakeries', 'kind:brunch', 'kind:churros'],
  ['seating', 'category:restaurants', 'category:cafes'],
  ['reservation', 'price:3', 'price:4', 'kind:fine_dining'],
  ['sports_tv', 'kind:sports_bar', 'kind:irish_pub'],
  ['traditional', 'kind:tavern', 'kind:vermouth_bar', 'cuisine:madrilenian', 'cuisine:castilian'],
  ['modern', 'cuisine:fusion', 'kind:cocktail_bar', 'cuisine:nikkei'],
];

const SELDOM: readonly Row[] = [
  ['quiet', ...BARS, 'kind:tapas_bar', 'kind:food_hall', 'kind:food_market', 'kind:beer_hall', 'kind:cider_house'],
  ['quiet', 'category:burger/pizza shops', 'kind:sandwich_shop', 'kind:churros', 'kind:ice_cream', 'kind:rooftop_bar'],
  ['quiet', 'category:malls', 'category:amusement parks', 'category:markets'],
  ['romantic', 'category:burger/pizza shops', 'kind:tapas_bar', 'kind:sandwich_shop', 'kind:food_hall', 'kind:churros'],
  ['romantic', 'kind:kebab_shop', 'kind:ramen_bar', 'kind:takeaway', 'cuisine:poke', 'cuisine:hawaiian'],
  ['romantic', 'kind:beer_hall', 'kind:sports_bar', 'kind:irish_pub', 'kind:food_market', 'kind:buffet', 'price:1'],
  ['laptop', ...BARS, 'category:restaurants', 'category:bakeries', 'category:burger/pizza shops', 'kind:ice_cream'],
  ['laptop', 'category:parks', 'category:monuments', 'category:markets', 'kind:square', 'category:juice bars'],
  ['wifi', 'category:parks', 'category:monuments', 'kind:square', 'category:markets', 'kind:ice_cream'],
  ['power_sockets', ...BARS, 'category:parks', 'category:restaurants', 'kind:ice_cream'],
  ['cosy', 'kind:food_hall', 'category:malls', 'category:burger/pizza shops', 'category:dance clubs'],
  ['lively', 'category:libraries', 'kind:tea_room', 'kind:fine_dining'],
  ['children', 'cuisine:vegan', 'cuisine:vegetarian', 'cuisine:seafood', 'kind:tapas_bar', 'kind:wine_bar'],
  ['children', ...BARS, 'kind:fine_dining', 'price:4', 'kind:cocktail_bar', 'category:art galleries'],
  ['children', 'category:music halls', 'kind:exhibition_hall', 'kind:art_museum', 'kind:modern_art_museum'],
  ['children', 'kind:neighbourhood', 'kind:square'],
  ['groups', 'kind:sandwich_shop', 'kind:ice_cream', 'kind:tea_room', 'kind:pastry_shop'],
  ['breakfast', ...BARS, 'category:restaurants', 'category:burger/pizza shops'],
  ['seating', 'kind:food_market', 'kind:sandwich_shop', 'kind:ice_cream', 'category:markets'],
  ['traditional', 'category:burger/pizza shops', 'cuisine:fusion', 'cuisine:asian', 'cuisine:american'],
  ['fancy', 'kind:kebab_shop', 'kind:takeaway', 'kind:sandwich_shop', 'cuisine:poke', 'kind:sports_bar'],
  ['fancy', 'kind:taqueria', 'kind:ramen_bar', 'cuisine:mexican', 'cuisine:american', 'kind:pizzeria', 'kind:buffet'],
  ['fancy', 'kind:tapas_bar', 'kind:food_hall', 'category:burger/pizza shops', 'kind:beer_hall'],
  ['modern', 'kind:tavern', 'kind:historic_cafe', 'kind:vermouth_bar'],
];

/** Both tables, for whoever checks their words. */
export const ROWS: readonly Row[] = [...USUALLY, ...SELDOM];

/** The features that a sort of place hints at. */
export const HINTED: ReadonlySet<string> = new Set(ROWS.map(([feature]) => feature));

const byFeature = (rows: readonly Row[]): ReadonlyMap<string, readonly Sort[]> => {
  const sorts = new Map<string, readonly Sort[]>();
  for (const [feature, ...of] of rows) sorts.set(feature, [...(sorts.get(feature) ?? []), ...of.map(sortNamed)]);
  return sorts;
};
const USUAL = byFeature(USUALLY);
const RARE = byFeature(SELDOM);

type Usually = 'usually' | 'seldom';

/** Undefined where what a place is tells nothing of it; what speaks against it weighs more than what speaks for it. */
export function usuallyHas(vocabulary: Vocabulary, place: Place, feature: string): Usually | undefined {
  const isOf = (sort: Sort) => isOfSort(place, sort, (type, name) => vocabulary.isOf(place, type, name));
  if (RARE.get(feature)?.some(isOf)) return 'seldom';
  return USUAL.get(feature)?.some(isOf) ? 'usually' : undefined;
}
