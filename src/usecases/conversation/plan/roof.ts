// Which stops have a roof over them, for plans that are made for rain, for cold, or for people who want to be inside.
import type { Category } from '../../../domain/category.ts';
import type { Place } from '../../../domain/place.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { grants } from '../../../wishes/grants.ts';
import { must, type Wish } from '../../../wishes/wish.ts';
import { wishContextOf } from '../lists/wish-context.ts';
import type { Scene } from '../world.ts';

export const INDOORS: Wish = must({ attribute: 'feature', operator: 'is', value: 'indoors' });

export const isForIndoors = (wishes: readonly Wish[]): boolean => wishes.some(isRoof);

export const withoutRoof = (wishes: readonly Wish[]): readonly Wish[] => wishes.filter((wish) => !isRoof(wish));

const isRoof = ({ attribute, value, polarity }: Wish): boolean =>
  attribute === 'feature' && value === 'indoors' && polarity === 'want';

/** Squares, streets, parks, views: a place that no roof is known of. A palace has one even where nobody wrote that down. */
export function isUnderTheSky(scene: Scene, place: Place): boolean {
  if (OPEN_KINDS.some((kind) => VOCABULARY.isOf(place, 'kind', kind))) return true;
  if (place.categories.some((each) => ROOFED.has(each))) return false;
  return grants(place, INDOORS, wishContextOf(scene)).answer !== 'yes';
}
const OPEN_KINDS = ['flea_market', 'christmas_market', 'theme_park', 'adventure_park', 'open_air_cinema', 'square'];
const ROOFED: ReadonlySet<Category> = new Set<Category>([
  ...(['museums', 'art galleries', 'places of worship', 'cinemas', 'theatres', 'music halls', 'markets'] as const),
  ...(['cafes', 'bakeries', 'restaurants', 'burger/pizza shops', 'juice bars', 'pubs/bars', 'dance clubs'] as const),
  ...(['libraries', 'malls', 'supermarkets', 'local services', 'beauty & spas', 'sports', 'amusement parks'] as const),
]);
