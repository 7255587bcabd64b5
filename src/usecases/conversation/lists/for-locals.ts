// "Not for tourists", "where locals go": tables, bars and stages away from what everybody comes to see, and of the cooking of
// the city, go first. Who sits there no catalogue tells: this only orders what else suits.
import type { WishSearch as Search } from '../../../chat/state.ts';
import type { Catalogue } from '../../../domain/catalogue.ts';
import type { Place } from '../../../domain/place.ts';
import { straightLineM } from '../../../domain/walk.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { groupOf } from '../../../vocabulary/categories.ts';
import { isForTables } from './as-meant.ts';

interface Asked {
  readonly search: Pick<Search, 'wishes'>;
  /** Features of which the catalogue never tells. */
  readonly unchecked?: readonly string[];
}

export const isForLocals = ({ search, unchecked = [] }: Asked): boolean =>
  unchecked.includes('traditional') ||
  (search.wishes ?? []).some(
    ({ attribute, value, polarity }) =>
      polarity === 'want' &&
      ((attribute === 'fame' && value === 'hidden') || (attribute === 'feature' && value === 'traditional')),
  );

/** 0 or less suits best. */
export function localFit(search: Search, catalogue: Catalogue): (place: Place) => number {
  const isOfKitchen =
    search.cuisine !== undefined || (search.wishes ?? []).some(({ attribute }) => KITCHENS.has(attribute));
  const known = knownOf.get(catalogue) ?? {
    sights: catalogue.places.filter(isGreatSight),
    kitchen: ownKitchen(catalogue),
  };
  knownOf.set(catalogue, known);
  return (place) =>
    (isBesideSights(place, known) ? BESIDE : 0) +
    (isForeign(place, known) && !isOfKitchen ? FOREIGN : 0) -
    (OF_OLD.some((kind) => VOCABULARY.isOf(place, 'kind', kind)) ? 1 : 0);
}
/** A Mexican table is farther from the point than a tavern beside a famous square. */
const FOREIGN = 3;
const BESIDE = 2;
const KITCHENS: ReadonlySet<string> = new Set(['cuisine', 'diet']);

const OF_OLD = ['tavern', 'beer_hall', 'vermouth_bar', 'sherry_bar'] as const;

interface OfCity {
  readonly sights: readonly Place[];
  readonly kitchen: string | undefined;
}
const knownOf = new WeakMap<Catalogue, OfCity>();

/** What most tables of the city cook, as far as their cuisines are told: the whole of it, and no region's. */
function ownKitchen({ places }: Catalogue): string | undefined {
  const counts = new Map<string, number>();
  for (const { cuisines } of places)
    for (const whole of new Set(cuisines.map(wholeCuisine))) counts.set(whole, (counts.get(whole) ?? 0) + 1);
  return [...counts].reduce<[string, number] | undefined>(
    (most, each) => (most && most[1] >= each[1] ? most : each),
    undefined,
  )?.[0];
}

/** Of "galician" "spanish". */
function wholeCuisine(id: string): string {
  const [parent] = VOCABULARY.concept('cuisine', id)?.parents ?? [];
  return parent === undefined ? id : wholeCuisine(parent);
}

/** Of another country, or of a fashion of everywhere. */
const isForeign = (place: Place, { kitchen }: OfCity): boolean =>
  isForTables(place.categories[0] ?? 'malls') &&
  ((place.cuisines.length > 0 && kitchen !== undefined && !VOCABULARY.isOf(place, 'cuisine', kitchen)) ||
    OF_EVERYWHERE.some((kind) => VOCABULARY.isOf(place, 'kind', kind)) ||
    place.categories[0] === 'burger/pizza shops');
const OF_EVERYWHERE = [
  'irish_pub',
  'sports_bar',
  'cocktail_bar',
  'rooftop_bar',
  'rock_bar',
  'vegan_restaurant',
] as const;

/** Where everybody passes by. */
const isBesideSights = ({ position }: Place, { sights }: OfCity): boolean =>
  sights.some((sight) => straightLineM(sight.position, position) <= BUSY_AROUND_M);

const isGreatSight = ({ prominence, categories }: Place): boolean =>
  prominence >= GREAT_FROM && SEEN.has(groupOf(categories[0] ?? 'malls'));
const GREAT_FROM = 4.7;
const BUSY_AROUND_M = 350;
const SEEN: ReadonlySet<string> = new Set(['culture', 'sights', 'outdoors']);
