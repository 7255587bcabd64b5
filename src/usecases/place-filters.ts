// Filters of the API as wishes: names become ids of the vocabulary, of areas and of places. Unknown values are refused, with
// the nearest known ones.
import type { City } from '../city/city.ts';
import { asPlaceId } from '../domain/branded.ts';
import type { Catalogue } from '../domain/catalogue.ts';
import type { Category } from '../domain/category.ts';
import { DomainError, type Fault, invalidAt, refuseFaults } from '../domain/errors.ts';
import type { PriceLevel } from '../domain/place.ts';
import type { PlaceFilters } from '../domain/place-filters.ts';
import { foldAccents } from '../domain/text.ts';
import type { Point } from '../geo/point.ts';
import { civilMsOf } from '../hours/civil-time.ts';
import type { ConceptType } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { conceptNamed, nearestConcepts, nearestOf } from '../wishes/known-values.ts';
import { NEAR_M } from '../wishes/nearness.ts';
import type { Asked } from '../wishes/select.ts';
import { type Attribute, type Condition, type Diet, must, type Wish } from '../wishes/wish.ts';
import { wishFrom } from '../wishes/wish-text.ts';

interface FilteredWorld {
  readonly catalogue: Catalogue;
  readonly vocabulary: Vocabulary;
  readonly city: City;
  /** Where the asker stands, if that is known. */
  readonly position?: Point | undefined;
}

/** @throws DomainError `request/invalid` for an unknown value */
export function wishesOf(filters: PlaceFilters, world: FilteredWorld): Asked {
  const { categories, kinds, exclude, bbox, area, openAt, priceMax, amountMax, features, diets, minRating } = filters;
  const parts: readonly (() => Asked)[] = [
    () => (categories ? [categories.flatMap((name) => categoriesOf(name, world)).map(wantedCategory)] : []),
    () => (kinds ? [kinds.map((name) => must({ ...KIND, value: conceptOf('kind', name, world) }))] : []),
    ...(exclude ?? []).map((name) => () => excluded(name, world)),
    () => nearWishes(filters, world),
    () => (bbox ? [must({ attribute: 'bbox', operator: 'in', value: bbox })] : []),
    () => (area === undefined ? [] : [must({ attribute: 'area', operator: 'in', value: areaOf(area, world) })]),
    () => (openAt === undefined ? [] : [must({ attribute: 'open', operator: 'at', value: momentOf(openAt) })]),
    () =>
      priceMax === undefined
        ? []
        : [must({ attribute: 'price_level', operator: 'at_most', value: priceMax as PriceLevel | 0 })],
    () => (amountMax === undefined ? [] : [must({ attribute: 'amount', operator: 'at_most', value: amountMax })]),
    ...(features ?? []).map((name) => () => [
      must({ attribute: 'feature', operator: 'is', value: conceptOf('feature', name, world) }),
    ]),
    ...(diets ?? []).map((name) => () => [
      must({ attribute: 'diet', operator: 'is', value: conceptOf('diet', name, world) as Diet }),
    ]),
    () => (minRating === undefined ? [] : [must({ attribute: 'rating', operator: 'at_least', value: minRating })]),
    () => grouped((filters.wishes ?? []).map((text) => wishNamed(text, world))),
  ];
  return allOf(parts);
}

/** @throws DomainError that tells the faults of all parts */
function allOf(parts: readonly (() => Asked)[]): Asked {
  const faults: Fault[] = [];
  const wishes = parts.flatMap((part) => {
    try {
      return part();
    } catch (error) {
      if (!(error instanceof DomainError && error.faults)) throw error;
      faults.push(...error.faults);
      return [];
    }
  });
  refuseFaults(faults);
  return wishes;
}

/** The moment at which places shall be open, where one is named. */
export function momentAsked({ openAt, wishes = [] }: PlaceFilters): 'now' | string | undefined {
  if (openAt !== undefined) return openAt;
  const asked = wishes.flatMap((text) => wishFrom(text) ?? []);
  const open = asked.find(
    ({ attribute, operator, polarity }) => attribute === 'open' && operator === 'at' && polarity === 'want',
  );
  return open?.value as string | undefined;
}

/** Categories and kinds are alternatives, and so are several cuisines and several dishes; everything else must hold. */
export function grouped(wishes: readonly Wish[]): Asked {
  const groups = new Map<string, Wish[]>();
  for (const [at, wish] of wishes.entries()) {
    const key = (wish.polarity === 'want' && ALTERNATIVES[wish.attribute]) || `${at}`;
    groups.set(key, [...(groups.get(key) ?? []), wish]);
  }
  return [...groups.values()];
}

const ALTERNATIVES: Readonly<Partial<Record<Attribute, string>>> = {
  category: 'sort',
  kind: 'sort',
  cuisine: 'cuisine',
  dish: 'dish',
};

/** @throws DomainError `request/invalid` for a text that is no wish, or with an unknown value */
export function wishNamed(text: string, world: FilteredWorld): Wish {
  const wish = wishFrom(text);
  if (!wish) throw invalidAt('/wish', 'wish must be attribute:value, such as category:museums or open:now');
  return { ...wish, ...known(wish, world) } as Wish;
}

/** The condition with the ids and the position of the things it names. */
function known(wish: Wish, world: FilteredWorld): Partial<Condition> {
  switch (wish.attribute) {
    case 'category': {
      const [value] = categoriesOf(wish.value, world);
      return { value } as Partial<Condition>;
    }
    case 'kind':
    case 'cuisine':
    case 'dish':
    case 'diet':
    case 'feature':
      return { value: conceptOf(wish.attribute, wish.value, world) } as Partial<Condition>;
    case 'area':
      return { value: areaOf(wish.value.id, world) } as Partial<Condition>;
    case 'near':
      return { value: { ...wish.value, ...nearKnown(wish.value, world) } } as Partial<Condition>;
    case 'free':
      if (wish.on !== undefined) dayOf(wish.on);
      if (wish.at !== undefined && wish.at !== 'now') momentOf(wish.at);
      return {};
    case 'open':
      checkTimes(wish);
      return {};
    default:
      return {};
  }
}

function nearKnown({ placeId, withinM, walkMinutes }: NearValue, { catalogue }: FilteredWorld): Partial<NearValue> {
  const reach = withinM === undefined && walkMinutes === undefined ? { withinM: NEAR_M } : {};
  if (placeId === undefined) return reach;
  const place = catalogue.places[catalogue.rowOf.get(placeId) ?? -1];
  if (!place) throw invalidAt('/near', 'near must be the id of a place of the catalogue, or a position');
  return { ...reach, point: place.position, name: place.name };
}
type NearValue = Extract<Condition, { attribute: 'near' }>['value'];

function checkTimes(wish: Extract<Condition, { attribute: 'open' }>): void {
  if (wish.operator === 'at') momentOf(wish.value);
  else if (wish.operator === 'on') dayOf(wish.value);
  else if (wish.value.day !== undefined) dayOf(wish.value.day);
}

/** @throws DomainError `request/invalid` for a day that is in no calendar */
function dayOf(day: string): void {
  momentOf(`${day}T00:00`);
}

const CATEGORY = { attribute: 'category', operator: 'is' } as const;
const wantedCategory = (value: Category): Wish => must({ ...CATEGORY, value });
const KIND = { attribute: 'kind', operator: 'is' } as const;

const avoided = (condition: Condition): Wish => ({ ...condition, polarity: 'avoid', strength: 'must' });

function categoriesOf(name: string, { vocabulary }: FilteredWorld): readonly Category[] {
  const found = vocabulary.categoriesNamed(name);
  return found.length > 0
    ? found
    : unknown('category', nearestConcepts(vocabulary, 'category', name), vocabulary.categories);
}

function conceptOf(type: ConceptType, name: string, { vocabulary }: FilteredWorld): string {
  return (
    conceptNamed(vocabulary, type, name) ??
    unknown(type, nearestConcepts(vocabulary, type, name), idsOf(vocabulary, type))
  );
}

function excluded(name: string, { vocabulary, catalogue }: FilteredWorld): readonly Wish[] {
  if (catalogue.rowOf.has(asPlaceId(name))) {
    return [avoided({ attribute: 'place', operator: 'is', value: asPlaceId(name) })];
  }
  const categories = vocabulary.categoriesNamed(name);
  if (categories.length > 0) return categories.map((value) => avoided({ ...CATEGORY, value }));
  const kind = conceptNamed(vocabulary, 'kind', name);
  if (kind !== undefined) return [avoided({ ...KIND, value: kind })];
  return unknown(
    'exclude',
    [
      ...nearestConcepts(vocabulary, 'category', name).slice(0, 2),
      ...nearestConcepts(vocabulary, 'kind', name).slice(0, 2),
    ],
    vocabulary.categories,
  );
}

function nearWishes({ near, radiusM }: PlaceFilters, { catalogue, city, position }: FilteredWorld): readonly Wish[] {
  if (near === undefined && radiusM === undefined) return [];
  if (near === undefined) {
    if (!position) throw invalidAt('/radius_m', 'radius_m needs near, or lat and lng');
    return [must({ attribute: 'near', operator: 'within', value: { point: position, withinM: radiusM ?? NEAR_M } })];
  }
  const place = catalogue.places[catalogue.rowOf.get(asPlaceId(near)) ?? -1];
  if (!place) {
    const address = city.streets.addressIn(near);
    if (!address) throw invalidAt('/near', 'near must be the id of a place of the catalogue, or an address');
    const around = { point: address.position, withinM: radiusM ?? NEAR_M };
    return [must({ attribute: 'near', operator: 'within', value: around })];
  }
  const value = { point: place.position, placeId: place.id, name: place.name, withinM: radiusM ?? NEAR_M };
  return [must({ attribute: 'near', operator: 'within', value })];
}

function areaOf(name: string, { city }: FilteredWorld) {
  const wanted = foldAccents(name);
  const area =
    city.areas.find(name) ??
    city.areas.all.find(({ name: own, aliases }) => [own, ...aliases].some((each) => foldAccents(each) === wanted));
  if (area) return { id: area.id, name: area.name };
  return unknown(
    'area',
    nearestOf(
      name,
      city.areas.all.map((each) => [each.name, each.name] as const),
    ),
    city.areas.all.map((each) => each.name),
  );
}

function momentOf(openAt: string): 'now' | string {
  if (openAt === 'now' || civilMsOf(openAt) !== undefined) return openAt;
  throw invalidAt('/open_at', 'open_at must be now, or a local date and time such as 2026-05-15T20:30');
}

/** So many known values are told where none is near. */
const MOST_TOLD = 12;

/** @param nearest known values; @param known all of them, for a value that is near to none */
function unknown(parameter: string, nearest: readonly string[], known: readonly string[] = []): never {
  const told = nearest.length > 0 ? nearest : known.slice(0, MOST_TOLD);
  const lead = nearest.length > 0 ? 'nearest' : known.length > told.length ? 'such as' : 'expected one of';
  const hint = told.length > 0 ? `; ${lead}: ${told.join(', ')}` : '';
  throw invalidAt(`/${parameter}`, `${parameter} must be a known value${hint}`);
}

const idsOf = (vocabulary: Vocabulary, type: ConceptType): readonly string[] =>
  vocabulary.conceptsOfType(type).map(({ id }) => id);
