// OpenStreetMap tags → canonical categories. A tag that is not here makes no place.
import type { Category } from '../../domain/category.ts';
import { categoriesInName } from './names.ts';

/** `key=value`, or `key=*` for any value but "no". From telling to broad. */
const TAGS: Readonly<Record<string, Category>> = {
  'tourism=museum': 'museums',
  'tourism=gallery': 'art galleries',
  'amenity=arts_centre': 'art galleries',
  'amenity=theatre': 'theatres',
  'amenity=music_venue': 'music halls',
  'amenity=concert_hall': 'music halls',
  'theatre:type=concert_hall': 'music halls',
  'amenity=cinema': 'cinemas',
  'amenity=library': 'libraries',
  'amenity=planetarium': 'museums',
  'tourism=zoo': 'zoo',
  'tourism=aquarium': 'zoo',
  'tourism=theme_park': 'amusement parks',
  'leisure=water_park': 'amusement parks',
  'leisure=amusement_arcade': 'amusement parks',
  'leisure=trampoline_park': 'amusement parks',
  'tourism=viewpoint': 'view points',
  'amenity=place_of_worship': 'places of worship',
  'building=cathedral': 'places of worship',
  'historic=monument': 'monuments',
  'historic=memorial': 'monuments',
  'historic=castle': 'monuments',
  'historic=city_gate': 'monuments',
  'historic=palace': 'monuments',
  'historic=archaeological_site': 'monuments',
  'historic=ruins': 'monuments',
  'historic=fort': 'monuments',
  'historic=building': 'monuments',
  'historic=monastery': 'monuments',
  'historic=church': 'places of worship',
  'tourism=artwork': 'monuments',
  'amenity=fountain': 'monuments',
  'tourism=attraction': 'tourist attractions',
  'tourism=information': 'local services',
  'leisure=garden': 'gardens',
  'leisure=park': 'parks',
  'leisure=dog_park': 'parks',
  'leisure=nature_reserve': 'nature',
  'natural=wood': 'nature',
  'natural=peak': 'nature',
  'natural=water': 'nature',
  'natural=beach': 'nature',
  'boundary=national_park': 'nature',
  'leisure=swimming_pool': 'swimming pools',
  'leisure=stadium': 'sports',
  'leisure=sports_centre': 'sports',
  'leisure=fitness_centre': 'sports',
  'leisure=ice_rink': 'sports',
  'leisure=golf_course': 'sports',
  'leisure=bowling_alley': 'sports',
  'amenity=dojo': 'sports',
  'amenity=fast_food': 'burger/pizza shops',
  'amenity=restaurant': 'restaurants',
  'amenity=food_court': 'restaurants',
  'amenity=cafe': 'cafes',
  'amenity=ice_cream': 'bakeries',
  'shop=bakery': 'bakeries',
  'shop=pastry': 'bakeries',
  'shop=confectionery': 'bakeries',
  'shop=chocolate': 'bakeries',
  'shop=ice_cream': 'bakeries',
  'shop=coffee': 'cafes',
  'shop=tea': 'cafes',
  'amenity=bar': 'pubs/bars',
  'amenity=pub': 'pubs/bars',
  'amenity=biergarten': 'pubs/bars',
  'amenity=nightclub': 'dance clubs',
  'amenity=stripclub': 'dance clubs',
  'amenity=marketplace': 'markets',
  'shop=mall': 'malls',
  'shop=department_store': 'malls',
  'shop=supermarket': 'supermarkets',
  'shop=convenience': 'supermarkets',
  'shop=greengrocer': 'supermarkets',
  'tourism=hotel': 'hotels',
  'tourism=hostel': 'hotels',
  'tourism=guest_house': 'hotels',
  'tourism=apartment': 'hotels',
  'tourism=motel': 'hotels',
  'tourism=camp_site': 'hotels',
  'leisure=resort': 'resorts',
  'leisure=sauna': 'beauty & spas',
  'amenity=spa': 'beauty & spas',
  'amenity=public_bath': 'beauty & spas',
  'shop=beauty': 'beauty & spas',
  'shop=hairdresser': 'beauty & spas',
  'shop=massage': 'beauty & spas',
  'shop=tattoo': 'beauty & spas',
  'shop=cosmetics': 'beauty & spas',
  'amenity=bank': 'local services',
  'amenity=pharmacy': 'local services',
  'amenity=post_office': 'local services',
  'amenity=hospital': 'local services',
  'amenity=clinic': 'local services',
  'amenity=doctors': 'local services',
  'amenity=dentist': 'local services',
  'amenity=veterinary': 'local services',
  'amenity=police': 'local services',
  'amenity=townhall': 'local services',
  'amenity=community_centre': 'local services',
  'amenity=car_rental': 'local services',
  'amenity=fuel': 'local services',
  'amenity=casino': 'local services',
  'shop=*': 'local services',
};

export type OsmTags = Readonly<Record<string, string>>;

const FAST_FOOD_CUISINES = new Set(['pizza', 'burger', 'hot_dog', 'fried_chicken']);

/** Empty where the tags make no place that one goes to. */
export function categoriesOfOsm(tags: OsmTags): readonly Category[] {
  const found = new Set(
    Object.keys(TAGS)
      .filter((tag) => has(tags, tag))
      .map((tag) => TAGS[tag] as Category),
  );
  if (found.size > 1) found.delete('local services');
  if (found.size > 1 && found.delete('tourist attractions')) found.add('tourist attractions');
  return [...new Set([...refinements(tags, found), ...found])];
}

function has(tags: OsmTags, tag: string): boolean {
  const [key = '', value = ''] = tag.split('=');
  const actual = tags[key];
  if (actual === undefined || actual === 'no') return false;
  return value === '*' || actual.split(';').some((each) => each.trim() === value);
}

/** Where one tag covers two of our words, cuisine or name decide. */
function* refinements(tags: OsmTags, found: ReadonlySet<Category>): Iterable<Category> {
  const cuisines = (tags.cuisine ?? '').split(/[;,]/u).map((each) => each.trim());
  const servesFood = found.has('restaurants') || found.has('cafes') || found.has('burger/pizza shops');
  if (servesFood && cuisines.some((cuisine) => FAST_FOOD_CUISINES.has(cuisine))) yield 'burger/pizza shops';
  if (servesFood && cuisines.some((cuisine) => cuisine === 'juice' || cuisine === 'bubble_tea')) yield 'juice bars';
  if (found.has('parks') && categoriesInName(tags.name ?? '').head === 'gardens') yield 'gardens';
  if (tags.live_music === 'yes' && found.has('pubs/bars')) yield 'music halls';
}
