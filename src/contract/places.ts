// The catalogue.
import { type Static, Type } from 'typebox';
import { DATED_FACTS, factDates } from '../domain/freshness.ts';
import { inLanguage, LANGUAGES, type Language } from '../domain/language.ts';
import { likelyPriceOf } from '../domain/likely-price.ts';
import type { OtherSign, Place, RatingSummary } from '../domain/place.ts';
import type { NearbyStation } from '../domain/station.ts';
import { namedIn } from '../vocabulary/convenience-names.ts';
import { named, present } from './fields.ts';
import { categoryParameter, filterParameters, matchParameter, noveltyParameter } from './filters.ts';
import { toldFeatures } from './place-features.ts';
import { HoursBody, type HoursOfPlace, hoursBody, PastHoursBody, WeekBody } from './place-hours.ts';

const placeFields = {
  id: Type.String(),
  name: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  types: Type.Array(Type.String()),
  rating: Type.Number({ description: 'Mean of all ratings, 1 to 5; 0 means none yet.' }),
  user_ratings_total: Type.Integer(),
};

const text = Type.Optional(Type.String());
export const OtherSignBody = Type.Object(
  { name: Type.String(), source: Type.String(), as_of: Type.String({ examples: ['2026-04'] }) },
  {
    description: 'Another business seen at its door after the place was last checked: it may have closed or moved.',
  },
);

const PlaceFactsBody = named(
  'PlaceFacts',
  {
    categories: Type.Array(Type.String()),
    cuisines: Type.Array(Type.String()),
    features: Type.Array(Type.String()),
    has: Type.Array(Type.String({ examples: ['terrace'] }), {
      description: 'Those of `features` that the vocabulary knows, in the language asked for.',
    }),
    has_not: Type.Array(Type.String(), { description: 'The same of what a source says that it has not.' }),
    address: text,
    district: text,
    barrio: text,
    opening_hours: Type.Optional(Type.String({ description: 'OSM `opening_hours` syntax, in the city’s time.' })),
    free_entry: Type.Optional(Type.String({ description: 'When entry costs nothing, in the same syntax.' })),
    past_hours: Type.Optional(PastHoursBody),
    terrace_hours: Type.Optional(
      Type.String({
        description: 'When the licence of the terrace lets it be open, in the same syntax; not its opening hours.',
      }),
    ),
    hours: Type.Optional(HoursBody),
    free_week: Type.Optional(WeekBody),
    price_level: Type.Optional(Type.Integer({ minimum: 1, maximum: 4 })),
    likely_price: Type.Optional(
      Type.Object(
        {
          is: Type.Enum(['affordable', 'expensive'], { description: 'Of level 1 or 2, or of level 3 or 4.' }),
          chance: Type.Number({ minimum: 0, maximum: 1 }),
        },
        {
          description: 'A guess by what the place is and where, where its price level is not known: say it as a guess.',
        },
      ),
    ),
    prices: Type.Array(
      Type.Object({ what: Type.String(), amount: Type.Number(), currency: Type.String(), as_of: text }),
    ),
    website: text,
    phone: text,
    wheelchair: text,
    visit_minutes: Type.Optional(Type.Integer()),
    outside_city: Type.Optional(
      Type.Integer({ description: 'Metres that the place lies outside the city; absent inside.', examples: [12_000] }),
    ),
    nearest_station: Type.Optional(
      Type.Object({ name: Type.String(), lines: Type.Array(Type.String()), distance: Type.Integer() }),
    ),
    stations: Type.Array(
      Type.Object({
        name: Type.String(),
        network: Type.String({ description: 'Id of a network of the city.', examples: ['metro'] }),
        lines: Type.Array(Type.String()),
        distance: Type.Integer({ description: 'Metres in a straight line.' }),
      }),
      { description: 'Stations of public transport within 1.5 km, the nearest first.' },
    ),
    wikidata: text,
    dates: Type.Array(
      Type.Object({
        fact: Type.Enum([...DATED_FACTS]),
        as_of: Type.String({ description: 'When its source was made.', examples: ['2021-11', '2026-04-30'] }),
        doubtful: Type.Boolean({ description: 'Older than such facts usually hold: say it with its date.' }),
      }),
      { description: 'How old each fact is; `name` stands for the place being there under this name.' },
    ),
    other_sign: Type.Optional(OtherSignBody),
    source: Type.String(),
    checked_on: text,
  },
  'What else the catalogue knows; absent means "not known", never "no".',
);

export const PlaceBody = named(
  'Place',
  {
    ...placeFields,
    facts: Type.Optional(PlaceFactsBody),
    promoted_by: Type.Optional(
      Type.String({ description: 'Extension: who has the place promoted, where a house rule moved it to the front.' }),
    ),
  },
  'A place in a list, without its description.',
);
export const PlaceWithDescription = named(
  'PlaceWithDescription',
  { ...placeFields, description: Type.String(), facts: Type.Optional(PlaceFactsBody) },
  'A place.',
);

export const placeBody = (place: Place, rating: RatingSummary): Static<typeof PlaceBody> => ({
  id: place.id,
  name: place.name,
  lat: place.position.latDeg,
  lng: place.position.lngDeg,
  types: [...place.types],
  rating: roundedRating(rating.mean),
  user_ratings_total: rating.count,
});

export const describedPlace = (
  place: Place,
  rating: RatingSummary,
  language: Language,
): Static<typeof PlaceWithDescription> => ({
  ...placeBody(namedIn(place, language), rating),
  description: inLanguage(place.description, language) ?? '',
});

/** The nearest station of the main network however far it is, and all that are near. */
interface Whereabouts {
  /** Metres to the bounds of the city; 0 inside. */
  readonly outsideM: number;
  readonly nearest: NearbyStation | undefined;
  readonly around: readonly NearbyStation[];
}

export function placeFacts(
  place: Place,
  { outsideM, nearest, around }: Whereabouts,
  hours: HoursOfPlace,
  language: Language,
): Static<typeof PlaceFactsBody> {
  const { address, district, barrio, openingHours, freeEntry, priceLevel, website, phone, wheelchair } = place;
  const { visitMinutes, wikidata, checkedOn, terraceHours, otherSign } = place;
  return {
    categories: [...place.categories],
    cuisines: [...place.cuisines],
    features: [...place.features],
    ...toldFeatures(place, language),
    prices: place.prices.map(({ what, amount, currency, asOf }) => ({
      what: inLanguage(what, language) ?? '',
      amount,
      currency,
      ...(asOf !== undefined && { as_of: asOf }),
    })),
    source: place.source,
    ...present({ address, district, barrio, website, phone, wheelchair, wikidata }),
    ...present({ opening_hours: openingHours, free_entry: freeEntry, price_level: priceLevel }),
    ...present({ likely_price: likelyPriceOf(place) }),
    ...present({ terrace_hours: terraceHours }),
    ...(otherSign && { other_sign: otherSignBody(otherSign) }),
    ...present({ visit_minutes: visitMinutes, checked_on: checkedOn }),
    dates: factDates(place, hours.day).map(({ fact, asOf, isDoubtful }) => ({
      fact,
      as_of: asOf,
      doubtful: isDoubtful,
    })),
    ...hoursBody(hours),
    ...(outsideM > 0 && { outside_city: outsideM }),
    ...(nearest && {
      nearest_station: { name: nearest.station.name, lines: [...nearest.station.lines], distance: nearest.distanceM },
    }),
    stations: around.map(({ station: { name, network, lines }, distanceM }) => ({
      name,
      network,
      lines: [...lines],
      distance: distanceM,
    })),
  };
}

export const otherSignBody = ({ name, source, asOf }: OtherSign): Static<typeof OtherSignBody> => ({
  name,
  source,
  as_of: asOf,
});

/** Two decimals: more would pretend to a precision that a handful of ratings does not have. */
export const roundedRating = (mean: number): number => Math.round(mean * 100) / 100;

/** More are answered with this many. */
export const MAX_PLACES = 500;
/** Facts are long, so fewer places come with theirs at once. */
export const MAX_PLACES_WITH_FACTS = 100;
export const PLACE_IDS_PATTERN = `^[A-Za-z0-9_-]{1,128}(,[A-Za-z0-9_-]{1,128}){0,${MAX_PLACES_WITH_FACTS - 1}}$`;
const PLACE_ORDERS = ['relevance', 'distance', 'prominence', 'name'] as const;
export const PlaceQuery = Type.Object({
  category: categoryParameter(
    'A canonical category, an alias in English or Spanish, or a type label; case, accents and number do not matter.',
  ),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Extension: free text in English or Spanish, best match first.',
    }),
  ),
  lat: Type.Optional(
    Type.Number({ minimum: -90, maximum: 90, description: 'Extension, with `q` and `lng`: nearer places first.' }),
  ),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  sort: Type.Optional(
    Type.Enum([...PLACE_ORDERS], {
      description:
        'Extension: `relevance` (best match first) where `q` is given, else `prominence`, unless asked for; `distance` needs `lat` and `lng`.',
    }),
  ),
  ...filterParameters,
  match: matchParameter,
  novelty: noveltyParameter,
  ids: Type.Optional(
    Type.String({
      pattern: PLACE_IDS_PATTERN,
      description: `Extension: these places in this order, at most ${MAX_PLACES_WITH_FACTS} ids between commas; unknown ones are left out.`,
      examples: ['city-museum,old-square'],
    }),
  ),
  include: Type.Optional(
    Type.Enum(['facts'], {
      description: `Extension: everything the catalogue knows, of at most ${MAX_PLACES_WITH_FACTS} places at once.`,
    }),
  ),
  lang: Type.Optional(
    Type.Enum([...LANGUAGES], { description: 'Extension: language of the facts; else `Accept-Language`.' }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, default: 100, description: `At most ${MAX_PLACES}; more is taken as ${MAX_PLACES}.` }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
});
export const OnePlaceQuery = Type.Object({
  include: Type.Optional(Type.Enum(['facts'], { description: 'Extension: everything the catalogue knows.' })),
  lang: Type.Optional(
    Type.Enum([...LANGUAGES], { description: 'Extension: language of the texts; else `Accept-Language`.' }),
  ),
});
export type PlaceQuery = Static<typeof PlaceQuery>;
