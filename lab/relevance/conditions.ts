// Which places fulfil a condition over facts. Absent facts fulfil nothing: what is not known is not granted.
import { type Area, type Catalogue, type Corner, fold, type PlaceFacts, type Point } from './facts.ts';
import { isOpen, localTime, opensOn } from './hours.ts';

interface Nearness extends Partial<Point> {
  readonly place?: string;
  readonly station?: string;
  readonly within_m: number;
}

/** All stated members must hold; within one list any entry is enough. README.md explains each. */
export interface Condition {
  readonly ids?: readonly string[];
  readonly any_category?: readonly string[];
  readonly any_type?: readonly string[];
  readonly any_cuisine?: readonly string[];
  readonly any_feature?: readonly string[];
  readonly all_features?: readonly string[];
  readonly district?: string | readonly string[];
  readonly barrio?: string | readonly string[];
  readonly area?: string;
  readonly near?: Nearness;
  readonly name?: string;
  readonly text?: string;
  readonly address?: string;
  readonly free?: boolean;
  readonly free_at?: string;
  readonly open_at?: string;
  readonly open_on?: string;
  readonly price_min?: number;
  readonly price_max?: number;
  readonly amount_max?: number;
  readonly wheelchair?: readonly string[];
  readonly min_prominence?: number;
  readonly has?: readonly string[];
  readonly any_of?: readonly Condition[];
  readonly not?: Condition;
}

type Test = (place: PlaceFacts, catalogue: Catalogue, condition: Condition) => boolean;

const EARTH_RADIUS_M = 6_371_000;

/** One test a member of a condition. */
const TESTS: { readonly [Member in keyof Condition]-?: Test } = {
  ids: (place, _, { ids }) => ids!.includes(place.id),
  any_category: (place, _, { any_category }) => shares(place.categories, any_category!),
  any_type: (place, _, { any_type }) => shares(place.types, any_type!),
  any_cuisine: (place, _, { any_cuisine }) => shares(place.cuisines, any_cuisine!),
  any_feature: (place, _, { any_feature }) => shares(place.features, any_feature!),
  all_features: (place, _, { all_features }) => all_features!.every((one) => place.features?.includes(one)),
  district: (place, _, { district }) => place.district !== undefined && [district].flat().includes(place.district),
  barrio: (place, _, { barrio }) => place.barrio !== undefined && [barrio].flat().includes(place.barrio),
  area: (place, catalogue, { area }) => inside(place, areaNamed(catalogue, area!)),
  near: (place, catalogue, { near }) => metresBetween(place, pointOf(catalogue, near!)) <= near!.within_m,
  name: (place, _, { name }) => [place.name, ...(place.aliases ?? [])].some((one) => matches(one, name!)),
  text: (place, _, { text }) => textsOf(place).some((one) => matches(one, text!)),
  address: (place, _, { address }) => place.address !== undefined && matches(place.address, address!),
  free: (place, _, { free }) => isFree(place) === free,
  free_at: (place, _, { free_at }) => isFreeAt(place, localTime(free_at!)),
  open_at: (place, _, { open_at }) => isOpen(place.opening_hours, localTime(open_at!)),
  open_on: (place, _, { open_on }) => opensOn(place.opening_hours, open_on!),
  price_min: (place, _, { price_min }) => place.price_level !== undefined && place.price_level >= price_min!,
  price_max: (place, _, { price_max }) => place.price_level !== undefined && place.price_level <= price_max!,
  amount_max: (place, _, { amount_max }) => place.prices?.some(({ amount }) => amount <= amount_max!) ?? false,
  wheelchair: (place, _, { wheelchair }) => place.wheelchair !== undefined && wheelchair!.includes(place.wheelchair),
  min_prominence: (place, _, { min_prominence }) => place.prominence >= min_prominence!,
  has: (place, _, { has }) => has!.every((fact) => fact in place),
  any_of: (place, catalogue, { any_of }) => any_of!.some((one) => fulfils(place, one, catalogue)),
  not: (place, catalogue, { not }) => !fulfils(place, not!, catalogue),
};

/** Members whose fact a row may not have, and whether it is absent: absent is not known, never "no". */
const ABSENT: { readonly [Member in keyof Condition]?: (place: PlaceFacts) => boolean } = {
  any_feature: () => true,
  all_features: () => true,
  free: ({ prices, free_entry }) => prices === undefined && free_entry === undefined,
  free_at: ({ prices, free_entry }) => prices === undefined && free_entry === undefined,
  open_at: ({ opening_hours }) => opening_hours === undefined,
  open_on: ({ opening_hours }) => opening_hours === undefined,
  price_min: ({ price_level }) => price_level === undefined,
  price_max: ({ price_level }) => price_level === undefined,
  amount_max: ({ prices }) => prices === undefined,
  wheelchair: ({ wheelchair }) => wheelchair === undefined,
};

/** Whether a place fulfils a condition, or would if the facts that its row does not have were favourable. */
export function mightFulfil(place: PlaceFacts, condition: Condition, catalogue: Catalogue): boolean {
  return Object.entries(condition).every(([member, value]) => {
    if (member === 'any_of') return (value as Condition[]).some((one) => mightFulfil(place, one, catalogue));
    return fulfils(place, { [member]: value }, catalogue) || (ABSENT[member as keyof Condition]?.(place) ?? false);
  });
}

export function fulfils(place: PlaceFacts, condition: Condition, catalogue: Catalogue): boolean {
  return Object.keys(condition).every((member) => {
    const test = TESTS[member as keyof Condition];
    if (!test) throw new Error(`a condition has no member "${member}"; known are ${Object.keys(TESTS).join(', ')}`);
    return test(place, catalogue, condition);
  });
}

export function metresBetween(a: Point, b: Point): number {
  const radians = Math.PI / 180;
  const height = Math.sin(((b.lat - a.lat) * radians) / 2) ** 2;
  const width = Math.sin(((b.lng - a.lng) * radians) / 2) ** 2;
  const chord = height + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * width;
  return 2 * EARTH_RADIUS_M * Math.asin(Math.sqrt(chord));
}

function isFree(place: PlaceFacts): boolean {
  return place.free_entry !== undefined || (place.prices?.some(({ amount }) => amount === 0) ?? false);
}

function isFreeAt(place: PlaceFacts, time: Date): boolean {
  const always = place.prices?.every(({ amount }) => amount === 0) ?? false;
  const open = place.opening_hours === undefined ? !always : isOpen(place.opening_hours, time);
  return open && (always || isOpen(place.free_entry, time));
}

function areaNamed(catalogue: Catalogue, name: string): Area {
  const wanted = fold(name);
  const area = catalogue.areas.find((one) => [one.name, ...(one.aliases ?? [])].some((each) => fold(each) === wanted));
  if (!area) throw new Error(`no named area "${name}"; districts and barrios have members of their own`);
  return area;
}

function inside(point: Point, area: Area): boolean {
  if (area.outline) return insideOutline(point, area.outline);
  const path = area.path ?? [];
  const ends = path.length === 1 ? [path[0]!] : path.slice(1);
  return ends.some((end, index) => metresToLeg(point, path[index]!, end) <= (area.radiusM ?? 0));
}

/** Even-odd rule over the outline's edges. */
function insideOutline(point: Point, outline: readonly Corner[]): boolean {
  return outline.reduce((within, [lat, lng], index) => {
    const [beforeLat, beforeLng] = outline.at(index - 1)!;
    const crosses = lat > point.lat !== beforeLat > point.lat;
    const at = lng + ((point.lat - lat) / (beforeLat - lat)) * (beforeLng - lng);
    return crosses && point.lng < at ? !within : within;
  }, false);
}

/** Metres to the nearest point of a straight leg; within a city a degree of longitude has one width. */
function metresToLeg(point: Point, [fromLat, fromLng]: Corner, [toLat, toLng]: Corner): number {
  const width = Math.cos((point.lat * Math.PI) / 180);
  const [legX, legY] = [(toLng - fromLng) * width, toLat - fromLat];
  const [x, y] = [(point.lng - fromLng) * width, point.lat - fromLat];
  const length = legX ** 2 + legY ** 2;
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, (x * legX + y * legY) / length));
  const nearest = { lat: fromLat + along * (toLat - fromLat), lng: fromLng + along * (toLng - fromLng) };
  return metresBetween(point, nearest);
}

function pointOf(catalogue: Catalogue, near: Nearness): Point {
  if (near.lat !== undefined && near.lng !== undefined) return { lat: near.lat, lng: near.lng };
  const named = near.place
    ? catalogue.places.find(({ id }) => id === near.place)
    : catalogue.stations.find(({ name }) => fold(name) === fold(near.station ?? ''));
  if (!named) throw new Error(`nothing is at ${JSON.stringify(near)}; expected a place id, a station or lat and lng`);
  return named;
}

function textsOf(place: PlaceFacts): string[] {
  return [place.name, ...(place.aliases ?? []), ...place.types, place.description.en, place.description.es];
}

const patterns = new Map<string, RegExp>();

function matches(text: string, pattern: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(pattern, 'u');
  patterns.set(pattern, known);
  return known.test(fold(text));
}

const shares = (facts: readonly string[] | undefined, wanted: readonly string[]) =>
  facts?.some((fact) => wanted.includes(fact)) ?? false;
