// A place as a row of our own format: the reverse of reading, with the fields in one fixed order.
import type { OtherSign, Place, Price, Provenance, TicketLimits } from '../domain/place.ts';

/** The same place gives the same bytes. What is not known is left out. */
export const rowOf = (place: Place): string => JSON.stringify(rowFieldsOf(place));

/** The fields of the row, in their order. */
export function rowFieldsOf(place: Place): Readonly<Record<string, unknown>> {
  const { mean, count } = place.rating;
  return withoutUnknown({
    id: place.id,
    name: place.name,
    aliases: place.aliases,
    lat: place.position.latDeg,
    lng: place.position.lngDeg,
    types: place.types,
    categories: place.categories,
    cuisines: place.cuisines,
    description: place.description,
    address: place.address,
    district: place.district,
    barrio: place.barrio,
    opening_hours: place.openingHours,
    past_hours: place.pastHours,
    free_entry: place.freeEntry,
    terrace_hours: place.terraceHours,
    price_level: place.priceLevel,
    likely_price: place.likelyPrice && { is: place.likelyPrice.is, chance: place.likelyPrice.chance },
    prices: place.prices.map(priceOf),
    website: place.website,
    phone: place.phone,
    wheelchair: place.wheelchair,
    features: place.features,
    visit_minutes: place.visitMinutes,
    wikidata: place.wikidata,
    rating: count > 0 ? mean : undefined,
    user_ratings_total: count > 0 ? count : undefined,
    prominence: place.prominence,
    other_sign: place.otherSign && otherSignOf(place.otherSign),
    closed_for_good: place.closedForGood || undefined,
    source: place.source,
    checked_on: place.checkedOn,
    confirmed: place.confirmed && inOrder(place.confirmed),
    provenance: Object.fromEntries(
      Object.entries(place.provenance)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([field, origin]): [string, object] => [field, originOf(origin)]),
    ),
  });
}

const inOrder = (dates: Readonly<Record<string, string>>): object =>
  Object.fromEntries(Object.entries(dates).sort(([a], [b]) => (a < b ? -1 : 1)));

const priceOf = ({ what, amount, currency, asOf, only }: Price): object =>
  withoutUnknown({ what, amount, currency, as_of: asOf, only: only && limitsOf(only) });

const limitsOf = ({ citizensOf, weekdays, lastMinutes }: TicketLimits): object =>
  withoutUnknown({ citizens_of: citizensOf, weekdays, last_minutes: lastMinutes });

const otherSignOf = ({ name, source, asOf }: OtherSign): object => ({ name, source, as_of: asOf });

const originOf = ({ source, asOf, record, licence, confidence }: Provenance): object =>
  withoutUnknown({ source, as_of: asOf, record, licence, confidence });

function withoutUnknown(row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => !isUnknown(value)));
}

function isUnknown(value: unknown): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
