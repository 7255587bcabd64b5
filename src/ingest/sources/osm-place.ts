// One OpenStreetMap element → a place.
import type { Category } from '../../domain/category.ts';
import type { Wheelchair } from '../../domain/place.ts';
import type { OsmTags } from '../../vocabulary/osm-tags.ts';
import { categoriesInName } from '../categories/names.ts';
import { categoriesOfOsm } from '../categories/osm.ts';
import { phoneIn, websiteIn } from '../contact.ts';
import { type Draft, finish } from '../draft.ts';
import { prominenceOfTags } from '../prominence.ts';
import type { Incoming, ReadOptions } from '../source.ts';
import { shortened } from '../text.ts';

export interface OsmElement {
  readonly type: 'node' | 'way' | 'relation';
  /** Empty where the file gives none. */
  readonly id: string;
  /** NaN where the file gives no position. */
  readonly latDeg: number;
  readonly lngDeg: number;
  readonly tags?: OsmTags;
}

/** It has a name and is something to go to. */
export const isCandidate = (tags: OsmTags): boolean =>
  (tags.name ?? tags['name:es'] ?? tags['name:en'] ?? '').trim() !== '' && categoriesOfOsm(tags).length > 0;

export function placeOfElement(element: OsmElement, source: string, options: ReadOptions): Incoming {
  const tags = element.tags ?? {};
  // Without one a second import could not tell which place is meant.
  if (element.id === '')
    return { rejected: { record: tags.name ?? element.type, reason: 'it has no id; expected one such as node/123' } };
  const record = `${element.type}/${element.id}`;
  if (tags.access === 'private' || tags.access === 'no') return { rejected: { record, reason: 'it is private' } };
  return finish(draftOf(element, tags, source, options), record, options);
}

function draftOf(element: OsmElement, tags: OsmTags, source: string, { asOf, city }: ReadOptions): Draft {
  const name = tags.name ?? tags['name:es'] ?? tags['name:en'] ?? '';
  return {
    id: `osm-${element.type}-${element.id}`,
    name,
    latDeg: element.latDeg,
    lngDeg: element.lngDeg,
    types: typesOf(tags),
    categories: withNamed(categoriesOfOsm(tags), name),
    source,
    aliases: aliasesOf(tags, name),
    cuisines: listIn(tags.cuisine),
    features: featuresOf(tags),
    description: descriptionOf(tags),
    address: addressOf(tags),
    openingHours: tags.opening_hours?.trim() || undefined,
    website: websiteIn(tags.website ?? tags['contact:website'] ?? tags.url),
    phone: phoneIn(tags.phone ?? tags['contact:phone'] ?? tags['contact:mobile'], city),
    wheelchair: wheelchairOf(tags.wheelchair),
    wikidata: /^Q\d+$/u.test(tags.wikidata ?? '') ? tags.wikidata : undefined,
    prominence: prominenceOfTags(tags),
    checkedOn: /^\d{4}-\d\d-\d\d$/u.test(tags.check_date ?? '') ? tags.check_date : asOf,
  };
}

const SERVED: ReadonlySet<Category> = new Set(['cafes', 'pubs/bars', 'restaurants']);
const SAID_BY_NAME: readonly Category[] = ['bakeries', 'burger/pizza shops', 'restaurants'];

/** A "Churrería" that is mapped as a bar is a churrería first; a "Coffee & Bakery" is both. */
function withNamed(tagged: readonly Category[], name: string): readonly Category[] {
  if (!tagged.some((category) => SERVED.has(category))) return tagged;
  const { head, all } = categoriesInName(name);
  const said = all.filter((category) => SAID_BY_NAME.includes(category));
  return [...new Set(head === 'bakeries' ? [head, ...tagged, ...said] : [...tagged, ...said])];
}

const KIND_KEYS = ['amenity', 'tourism', 'leisure', 'shop', 'historic', 'natural', 'building', 'boundary'];

const typesOf = (tags: OsmTags): string[] =>
  KIND_KEYS.filter((key) => tags[key] !== undefined && categoriesOfOsm({ [key]: tags[key] as string }).length > 0).map(
    (key) => tags[key] as string,
  );

function aliasesOf(tags: OsmTags, name: string): string[] {
  const keys = ['name:es', 'name:en', 'alt_name', 'short_name', 'official_name', 'old_name', 'loc_name'];
  const names = keys.flatMap((key) => (tags[key] ?? '').split(';').map((each) => each.trim()));
  return [...new Set(names)].filter((each) => each !== '' && each !== name);
}

/** Facts of OSM that answer questions, kept as `key` where the value is "yes", else dropped. */
const FEATURE_KEYS = [
  'outdoor_seating',
  'takeaway',
  'delivery',
  'diet:vegetarian',
  'diet:vegan',
  'diet:gluten_free',
  'diet:halal',
  'diet:kosher',
  'air_conditioning',
  'live_music',
  'dog',
  'kids_area',
  'toilets',
];

function featuresOf(tags: OsmTags): string[] {
  const isYes = (value: string | undefined) => value === 'yes' || value === 'only';
  const wifi = tags.internet_access === 'wlan' || isYes(tags.internet_access) ? ['wifi'] : [];
  return [...FEATURE_KEYS.filter((key) => isYes(tags[key])), ...wifi];
}

function descriptionOf(tags: OsmTags): Draft['description'] {
  const es = tags['description:es'] ?? tags.description;
  const en = tags['description:en'];
  return { ...(es ? { es: shortened(es) } : {}), ...(en ? { en: shortened(en) } : {}) };
}

function addressOf(tags: OsmTags): string | undefined {
  const street = tags['addr:street'] ?? tags['addr:place'];
  if (!street) return tags['addr:full'];
  return tags['addr:housenumber'] ? `${street}, ${tags['addr:housenumber']}` : street;
}

function wheelchairOf(value: string | undefined): Wheelchair | undefined {
  if (value === 'designated') return 'yes';
  return value === 'yes' || value === 'limited' || value === 'no' ? value : undefined;
}

const listIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/[;,]/u)
    .map((each) => each.trim())
    .filter((each) => each !== '');
