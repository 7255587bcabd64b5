// Features that follow surely from what a place is, one line each. What is merely likely does not belong here, and no diet,
// allergy or access ever does.
import type { Category } from '../domain/category.ts';
import type { Place } from '../domain/place.ts';
import { isOfSort, type SortName, sortNamed } from './sort-of-place.ts';

type Answer = 'yes' | 'no';

/** Feature of the vocabulary, the answer, and the categories and kinds of places it follows from. */
const TABLE: readonly (readonly [feature: string, answer: Answer, ...of: SortName[]])[] = [
  ['outdoors', 'yes', 'category:parks', 'category:gardens', 'category:nature', 'category:zoo', 'kind:playground'],
  ['outdoors', 'yes', 'kind:open_air_museum'],
  ['outdoors', 'no', 'category:cinemas', 'category:libraries', 'category:supermarkets', 'category:malls'],
  ['indoors', 'no', 'kind:open_air_museum', 'kind:sculpture', 'kind:street_art'],
  ['indoors', 'yes', 'category:museums', 'category:art galleries', 'category:libraries', 'category:cinemas'],
  ['indoors', 'yes', 'category:theatres', 'category:malls', 'category:supermarkets', 'kind:aquarium'],
  ['indoors', 'yes', 'category:places of worship', 'kind:indoor_playground', 'kind:toy_shop', 'kind:bowling'],
  ['indoors', 'yes', 'category:restaurants', 'category:cafes', 'category:bakeries', 'category:pubs/bars'],
  ['indoors', 'yes', 'category:burger/pizza shops', 'category:dance clubs', 'category:music halls'],
  ['indoors', 'no', 'category:parks', 'category:gardens', 'category:nature', 'category:view points', 'kind:playground'],
  ['children', 'yes', 'category:zoo', 'category:amusement parks', 'category:parks', 'kind:playground', 'kind:aquarium'],
  [
    'children',
    'yes',
    'kind:toy_shop',
    'kind:baby_shop',
    'kind:children_museum',
    'kind:puppet_theatre',
    'kind:farm_school',
  ],
  ['children', 'no', 'category:dance clubs'],
  ['playground', 'yes', 'kind:playground'],
  ['dogs', 'yes', 'kind:dog_park'],
  ['drinking_water', 'yes', 'kind:drinking_fountain'],
  ['toilets', 'yes', 'kind:toilet'],
  ['dancing', 'yes', 'category:dance clubs'],
  ['view', 'yes', 'category:view points', 'kind:rooftop', 'kind:rooftop_bar'],
  ['karaoke', 'yes', 'kind:karaoke'],
  ['live_music', 'yes', 'kind:live_music_venue', 'kind:jazz_club', 'kind:flamenco'],
  ['quiet', 'no', 'category:dance clubs', 'kind:live_music_venue', 'kind:rock_bar', 'kind:karaoke', 'kind:irish_pub'],
  ['quiet', 'no', 'kind:sports_bar', 'kind:bar_for_drinks', 'kind:churros'],
  ['laptop', 'no', 'kind:cat_cafe', 'kind:churros', 'kind:ice_cream', 'category:pubs/bars', 'category:dance clubs'],
  ['laptop', 'no', 'kind:pastry_shop', 'kind:cocktail_bar', 'kind:bar_for_drinks', 'category:bakeries'],
  ['dogs', 'no', 'kind:cat_cafe'],
  ['seating', 'yes', 'category:restaurants', 'category:cafes', 'category:theatres', 'category:cinemas'],
  ['fancy', 'yes', 'price:3', 'price:4'],
  ['fancy', 'no', 'price:1', 'price:2'],
];

/** The rows of a feature, read once: they are asked of every place of a search. */
const RULES = new Map(
  TABLE.map(([feature]) => [
    feature,
    TABLE.filter(([each]) => each === feature).map(([, answer, ...of]) => ({ answer, of: of.map(sortNamed) })),
  ]),
);

/** The answer and what it follows from; undefined where nothing follows. */
export function derivedFeature(
  feature: string,
  place: Place,
  isOfKind: (kind: string) => boolean,
): { readonly answer: Answer; readonly from: string } | undefined {
  for (const { answer, of } of RULES.get(feature) ?? []) {
    const from = of.find((sort) => isOfSort(place, sort, (_, kind) => isOfKind(kind)));
    if (from) return { answer, from: from.name };
  }
  return undefined;
}

const TABLES: readonly Category[] = [
  'restaurants',
  'cafes',
  'bakeries',
  'burger/pizza shops',
  'juice bars',
  'pubs/bars',
];

/** Whoever asks for one of these and for no kind of place means these categories: a terrace is a bar's, and no square's. */
export const HOSTS: Readonly<Record<string, ReadonlySet<string>>> = {
  romantic: new Set(['restaurants', 'pubs/bars', 'hotels']),
  cosy: new Set(TABLES),
  casual: new Set(TABLES),
  games: new Set(['cafes', 'pubs/bars', 'restaurants']),
  groups: new Set(TABLES),
  high_chair: new Set(TABLES),
  private_room: new Set(['restaurants', 'pubs/bars']),
  set_menu: new Set(TABLES),
  happy_hour: new Set(['pubs/bars', 'restaurants', 'cafes']),
  healthy: new Set(TABLES),
  vegetarian_options: new Set(TABLES),
  gluten_free_options: new Set(TABLES),
  power_sockets: new Set(['cafes', 'libraries']),
  wifi: new Set(['cafes', 'bakeries', 'libraries', 'pubs/bars']),
  laptop: new Set(['cafes', 'libraries']),
  quiet: new Set(['cafes', 'libraries', 'gardens', 'parks', 'places of worship']),
  traditional: new Set([...TABLES, 'markets']),
  seating: new Set(['cafes', 'bakeries', 'libraries', 'gardens', 'parks']),
  lively: new Set([...TABLES, 'dance clubs', 'music halls', 'markets']),
  live_music: new Set(['pubs/bars', 'music halls', 'restaurants', 'cafes', 'dance clubs', 'theatres']),
  dancing: new Set(['dance clubs', 'pubs/bars', 'music halls']),
  sports_tv: new Set(['pubs/bars']),
  dogs: new Set(['parks', 'gardens', 'nature']),
  terrace: new Set([...TABLES, 'hotels', 'resorts', 'markets', 'dance clubs', 'music halls', 'beach bars']),
  fancy: new Set([...TABLES, 'hotels', 'resorts', 'dance clubs', 'malls']),
  takeaway: new Set([...TABLES, 'markets', 'supermarkets']),
  delivery: new Set([...TABLES, 'supermarkets']),
};
