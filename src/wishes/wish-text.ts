// Wishes as short texts and back, for addresses and query parameters: `category:museums`, `open:now`, `-feature:smoking`.
// Names are not looked up here: whether a category or an area exists is for the caller to say.
import type { PlaceId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import type { PriceLevel } from '../domain/place.ts';
import type { AgeGroup, Attribute, Condition, Diet, Party, Wish } from './wish.ts';

/** Longer texts are no wish. */
const MAX_WISH_TEXT = 200;

/** Undefined for wishes that no list can be narrowed by: "like this one", a box of the map. */
export function wishText(wish: Wish): string | undefined {
  const value = valueText(wish);
  if (value === undefined) return undefined;
  const text = `${wish.polarity === 'avoid' ? '-' : ''}${wish.attribute}:${value}`;
  return text.length <= MAX_WISH_TEXT ? text : undefined;
}

/** Undefined where the text is no wish. */
export function wishFrom(text: string): Wish | undefined {
  if (text.length > MAX_WISH_TEXT) return undefined;
  const isAvoided = text.startsWith('-');
  const from = isAvoided ? 1 : 0;
  const colon = text.indexOf(':');
  if (colon <= from) return undefined;
  const condition = conditionOf(text.slice(from, colon), text.slice(colon + 1));
  return condition && { ...condition, polarity: isAvoided ? 'avoid' : 'want', strength: 'must' };
}

function valueText(wish: Wish): string | undefined {
  switch (wish.attribute) {
    case 'price_level':
      return `${wish.value}${wish.operator === 'at_least' ? '+' : ''}`;
    case 'entry':
      return `${wish.value}${wish.of ? `@${wish.of}` : ''}`;
    case 'free':
      return wish.at ?? wish.on ?? 'yes';
    case 'open':
      return openText(wish);
    case 'area':
      return wish.value.id;
    case 'near':
      return nearText(wish.value);
    case 'party':
      return partyText(wish.value);
    case 'place':
      return wish.operator === 'is' ? wish.value : undefined;
    case 'bbox':
      return undefined;
    default:
      return String(wish.value);
  }
}

type Of<A extends Attribute> = Extract<Condition, { attribute: A }>;

function openText(wish: Of<'open'>): string {
  switch (wish.operator) {
    case 'until':
      return `${wish.value.day ?? ''}/${wish.value.minute}`;
    case 'between':
      return `${wish.value.day}/${wish.value.fromMin}-${wish.value.toMin}`;
    default:
      return wish.value;
  }
}

/** `city-museum~800m`, or `LAT,LNG~10min~NAME`: what it is near, how near, and its name where it has no id. */
function nearText({ point, placeId, name = '', withinM, walkMinutes }: Of<'near'>['value']): string {
  const reach = withinM === undefined ? (walkMinutes === undefined ? '' : `${walkMinutes}min`) : `${withinM}m`;
  if (placeId !== undefined) return `${placeId}~${reach}`;
  return `${point.latDeg.toFixed(5)},${point.lngDeg.toFixed(5)}~${reach}~${name}`;
}

const partyText = ({ size, withChildren, withDog, asCouple }: Party): string =>
  [size, withChildren && 'children', withDog && 'dog', asCouple && 'couple'].filter(Boolean).join('+');

const TEXT = /^.{1,120}$/u;
const NUMBER = /^\d{1,6}(?:\.\d{1,2})?$/u;
const DAY = /^\d{4}-\d{2}-\d{2}$/u;
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u;
const PRICE_LEVEL = /^([0-4])(\+?)$/u;
const ENTRY = /^(\d{1,6}(?:\.\d{1,2})?)(?:@(baby|child|student|adult|senior))?$/u;
const UNTIL = /^(\d{4}-\d{2}-\d{2})?\/(\d{1,4})$/u;
const BETWEEN = /^(\d{4}-\d{2}-\d{2})\/(\d{1,4})-(\d{1,4})$/u;
const NEAR_PLACE = /^([\w-]{1,128})~(?:(\d{1,5})(m|min))?$/u;
const NEAR_POINT = /^(-?\d{1,3}\.\d{1,9}),(-?\d{1,3}\.\d{1,9})~(?:(\d{1,5})(m|min))?~([^~]{0,80})$/u;

/** Where the place of an id lies is for the caller to find out. */
const NOWHERE = { latDeg: 0, lngDeg: 0 };

function conditionOf(attribute: string, value: string): Condition | undefined {
  switch (attribute) {
    case 'category':
      return TEXT.test(value) ? { attribute, operator: 'is', value: value as Category } : undefined;
    case 'diet':
      return TEXT.test(value) ? { attribute, operator: 'is', value: value as Diet } : undefined;
    case 'kind':
    case 'cuisine':
    case 'dish':
    case 'allergy':
    case 'feature':
      return TEXT.test(value) ? { attribute, operator: 'is', value } : undefined;
    case 'text':
      return TEXT.test(value) ? { attribute, operator: 'matches', value } : undefined;
    case 'place':
      return TEXT.test(value) ? { attribute, operator: 'is', value: value as PlaceId } : undefined;
    case 'area':
      return TEXT.test(value) ? { attribute, operator: 'in', value: { id: value, name: value } } : undefined;
    case 'wheelchair':
      return value === 'yes' || value === 'limited' ? { attribute, operator: 'is', value } : undefined;
    case 'fame':
      return value === 'famous' || value === 'hidden' ? { attribute, operator: 'is', value } : undefined;
    case 'amount':
    case 'duration':
      return NUMBER.test(value) ? { attribute, operator: 'at_most', value: Number(value) } : undefined;
    case 'rating':
      return NUMBER.test(value) ? { attribute, operator: 'at_least', value: Number(value) } : undefined;
    case 'price_level':
      return priceLevelOf(value);
    case 'entry':
      return entryOf(value);
    case 'free':
      return freeOf(value);
    case 'open':
      return openOf(value);
    case 'near':
      return nearOf(value);
    case 'party':
      return partyOf(value);
    default:
      return undefined;
  }
}

function priceLevelOf(text: string): Condition | undefined {
  const [, level, orMore] = PRICE_LEVEL.exec(text) ?? [];
  if (level === undefined) return undefined;
  const value = Number(level) as PriceLevel | 0;
  return { attribute: 'price_level', operator: orMore ? 'at_least' : 'at_most', value };
}

function entryOf(text: string): Condition | undefined {
  const [, amount, of] = ENTRY.exec(text) ?? [];
  if (amount === undefined) return undefined;
  return { attribute: 'entry', operator: 'at_most', value: Number(amount), ...(of && { of: of as AgeGroup }) };
}

function freeOf(text: string): Condition | undefined {
  const free = { attribute: 'free', operator: 'is', value: true } as const;
  if (text === 'yes') return free;
  if (DAY.test(text)) return { ...free, on: text };
  return text === 'now' || MOMENT.test(text) ? { ...free, at: text } : undefined;
}

function openOf(text: string): Condition | undefined {
  if (text === 'now' || MOMENT.test(text)) return { attribute: 'open', operator: 'at', value: text };
  if (DAY.test(text)) return { attribute: 'open', operator: 'on', value: text };
  const [, day, minute] = UNTIL.exec(text) ?? [];
  if (minute !== undefined) {
    return { attribute: 'open', operator: 'until', value: { minute: Number(minute), ...(day && { day }) } };
  }
  const [, of, from, to] = BETWEEN.exec(text) ?? [];
  if (of === undefined) return undefined;
  return { attribute: 'open', operator: 'between', value: { day: of, fromMin: Number(from), toMin: Number(to) } };
}

function nearOf(text: string): Condition | undefined {
  const [, placeId, reach, unit] = NEAR_PLACE.exec(text) ?? [];
  if (placeId !== undefined) {
    const value = { point: NOWHERE, placeId: placeId as PlaceId, ...reachOf(reach, unit) };
    return { attribute: 'near', operator: 'within', value };
  }
  const [, lat, lng, within, by, name] = NEAR_POINT.exec(text) ?? [];
  if (lat === undefined) return undefined;
  const point = { latDeg: Number(lat), lngDeg: Number(lng) };
  if (Math.abs(point.latDeg) > 90 || Math.abs(point.lngDeg) > 180) return undefined;
  return { attribute: 'near', operator: 'within', value: { point, ...(name && { name }), ...reachOf(within, by) } };
}

function reachOf(amount: string | undefined, unit: string | undefined) {
  if (amount === undefined) return {};
  return unit === 'm' ? { withinM: Number(amount) } : { walkMinutes: Number(amount) };
}

function partyOf(text: string): Condition | undefined {
  const parts = text.split('+');
  const size = parts.find((part) => /^\d{1,3}$/u.test(part));
  const known = [size, 'children', 'dog', 'couple'];
  if (!parts.every((part) => known.includes(part))) return undefined;
  const value: Party = {
    ...(size !== undefined && { size: Number(size) }),
    ...(parts.includes('children') && { withChildren: true }),
    ...(parts.includes('dog') && { withDog: true }),
    ...(parts.includes('couple') && { asCouple: true }),
  };
  return { attribute: 'party', operator: 'is', value };
}
