// How administrators see places.
import { type Static, Type } from 'typebox';
import { inEachLanguage } from '../domain/language.ts';
import type { Place, RatingSummary } from '../domain/place.ts';
import { named, present, sharedAs } from './fields.ts';
import { roundedRating } from './places.ts';

const text = Type.Optional(Type.String());
const texts = Type.Array(Type.String());
const inLanguages = Type.Object(
  inEachLanguage(() => text),
  sharedAs('BilingualText'),
);

const summary = {
  id: Type.String(),
  name: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  categories: texts,
  district: text,
  barrio: text,
  prominence: Type.Number(),
  closed_for_good: Type.Boolean(),
  source: Type.String(),
  rating: Type.Number({ description: 'Mean of all ratings, 1 to 5; 0 means none yet.' }),
  user_ratings_total: Type.Integer(),
};
export const PlaceSummaryBody = named('PlaceSummary', summary, 'A place in an administrator’s list.');

export const AdminPlaceBody = named(
  'AdminPlace',
  {
    ...summary,
    types: texts,
    aliases: texts,
    cuisines: texts,
    features: texts,
    description: inLanguages,
    address: text,
    opening_hours: text,
    free_entry: text,
    price_level: Type.Optional(Type.Integer()),
    prices: Type.Array(Type.Object({ what: inLanguages, amount: Type.Number(), currency: Type.String(), as_of: text })),
    website: text,
    phone: text,
    wheelchair: text,
    visit_minutes: Type.Optional(Type.Integer()),
    wikidata: text,
    checked_on: text,
    provenance: Type.Record(
      Type.String(),
      Type.Object({ source: Type.String(), as_of: text, licence: text, confidence: Type.Optional(Type.Number()) }),
      {
        description:
          'Fields that did not come from the place’s source. `administrator`: imports leave the field alone.',
      },
    ),
    confirmed: Type.Record(Type.String(), Type.String(), {
      description: 'Facts that an administrator found true as they stand, each with the day.',
    }),
    joined: Type.Array(Type.String(), { description: 'Records of other sources that mean this place.' }),
  },
  'Everything the catalogue holds of a place.',
);

export const placeSummaryBody = (place: Place, rating: RatingSummary): Static<typeof PlaceSummaryBody> => ({
  id: place.id,
  name: place.name,
  lat: place.position.latDeg,
  lng: place.position.lngDeg,
  categories: [...place.categories],
  ...present({ district: place.district, barrio: place.barrio }),
  prominence: place.prominence,
  closed_for_good: place.closedForGood,
  source: place.source,
  rating: roundedRating(rating.mean),
  user_ratings_total: rating.count,
});

export const adminPlaceBody = (place: Place, rating: RatingSummary): Static<typeof AdminPlaceBody> => ({
  ...placeSummaryBody(place, rating),
  types: [...place.types],
  aliases: [...place.aliases],
  cuisines: [...place.cuisines],
  features: [...place.features],
  description: place.description,
  ...present({ address: place.address, website: place.website, phone: place.phone, wheelchair: place.wheelchair }),
  ...present({ opening_hours: place.openingHours, free_entry: place.freeEntry, price_level: place.priceLevel }),
  ...present({ visit_minutes: place.visitMinutes, wikidata: place.wikidata, checked_on: place.checkedOn }),
  prices: place.prices.map(({ asOf, ...price }) => ({ ...price, ...present({ as_of: asOf }) })),
  confirmed: { ...place.confirmed },
  ...origins(place.provenance),
});

const JOINED = 'id:';

/** Fields under their names in the contract, and apart from them the records that were joined. */
function origins(provenance: Place['provenance']) {
  const entries = Object.entries(provenance);
  const fields = entries.filter(([name]) => !name.startsWith(JOINED));
  return {
    provenance: Object.fromEntries(
      fields.map(([name, { source, asOf, licence, confidence }]) => [
        snakeCase(name),
        { source, ...present({ as_of: asOf, licence, confidence }) },
      ]),
    ),
    joined: entries.flatMap(([name]) => (name.startsWith(JOINED) ? [name.slice(JOINED.length)] : [])),
  };
}

const snakeCase = (name: string): string => name.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
