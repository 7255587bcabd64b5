// Places as administrators write and see them: every field in both languages, and where each fact came from.
import { type Static, Type } from 'typebox';
import { asPlaceId, PLACE_ID_PATTERN } from '../domain/branded.ts';
import type { PlaceEdits } from '../domain/edits.ts';
import { inEachLanguage } from '../domain/language.ts';
import type { Price, PriceLevel, Wheelchair } from '../domain/place.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';
import { named, ONE_LINE, present, STORABLE, sharedAs } from './fields.ts';

const line = (maxLength: number, description?: string) =>
  Type.String({ minLength: 1, maxLength, format: ONE_LINE, pattern: '\\S', ...(description && { description }) });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
const optional = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Optional(orNull(schema));
const lines = (maxItems: number, maxLength: number) =>
  Type.Optional(Type.Array(line(maxLength), { maxItems, uniqueItems: true }));
const prose = optional(Type.String({ maxLength: 4_000, format: STORABLE }));
const date = Type.String({
  pattern: '^\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$',
  description: 'YYYY-MM-DD, YYYY-MM or YYYY, as precise as it is known.',
});
const hours = (description: string) =>
  optional(Type.String({ minLength: 1, maxLength: 500, format: ONE_LINE, description }));

const PriceInput = Type.Object(
  {
    what: Type.Object(inEachLanguage(() => Type.Optional(line(100)))),
    amount: Type.Number({ minimum: 0, maximum: 100_000, description: 'Euros; 0 means free.' }),
    as_of: Type.Optional(date),
  },
  sharedAs('PriceInput'),
);

const required = {
  name: line(200),
  lat: Type.Number({ minimum: -90, maximum: 90, description: 'Degrees north, inside the city.' }),
  lng: Type.Number({ minimum: -180, maximum: 180, description: 'Degrees east, inside the city.' }),
  categories: Type.Array(Type.Enum([...CATEGORIES], sharedAs('CategoryName')), {
    minItems: 1,
    maxItems: 6,
    uniqueItems: true,
    description: 'Canonical, the main one first.',
  }),
};

const further = {
  types: lines(20, 60),
  aliases: lines(30, 200),
  cuisines: lines(20, 60),
  features: lines(50, 60),
  description: Type.Optional(
    Type.Object(
      inEachLanguage(() => prose),
      sharedAs('DescriptionInput'),
    ),
  ),
  address: optional(line(300)),
  opening_hours: hours('OSM `opening_hours` syntax, in the city’s time.'),
  free_entry: hours('When entry costs nothing, in the same syntax.'),
  price_level: optional(Type.Integer({ minimum: 1, maximum: 4 })),
  prices: Type.Optional(Type.Array(PriceInput, { maxItems: 20 })),
  website: optional(
    Type.String({ pattern: '^https?://[^\\s/]+\\.[^\\s]+$', maxLength: 500, description: 'http or https.' }),
  ),
  phone: optional(Type.String({ pattern: '^\\+?\\d[\\d ]{7,18}\\d$', description: 'Digits and spaces.' })),
  wheelchair: optional(Type.Enum(['yes', 'limited', 'no'] satisfies Wheelchair[], sharedAs('WheelchairAccess'))),
  visit_minutes: optional(Type.Integer({ minimum: 1, maximum: 1_440 })),
  wikidata: optional(Type.String({ pattern: '^Q[1-9]\\d{0,11}$', description: 'Such as Q160112.' })),
  prominence: Type.Optional(Type.Number({ minimum: 0, maximum: 5 })),
  closed_for_good: Type.Optional(Type.Boolean()),
  checked_on: optional(date),
};

export const PlaceInput = named(
  'PlaceInput',
  {
    id: Type.Optional(
      Type.String({
        pattern: PLACE_ID_PATTERN,
        description: '1 to 128 letters, digits, `_` and `-`; made from the name where none is given.',
      }),
    ),
    ...required,
    ...further,
  },
  'A new place. District and barrio follow from its position.',
);
export type PlaceInput = Static<typeof PlaceInput>;

/** Fields as an administrator names them; `position` is both coordinates. */
const FIELD_NAMES = [
  ...Object.keys(required).filter((name) => name !== 'lat' && name !== 'lng'),
  'position',
  ...Object.keys(further),
];

export const PlaceChange = named(
  'PlaceChange',
  {
    name: Type.Optional(required.name),
    lat: Type.Optional(required.lat),
    lng: Type.Optional(required.lng),
    categories: Type.Optional(required.categories),
    ...further,
    release: Type.Optional(
      Type.Array(Type.Enum(FIELD_NAMES), {
        uniqueItems: true,
        description: 'Fields edited before that imports may change again; until then they stay as they are.',
      }),
    ),
  },
  'What is to change; `null` says that something is not known. What is said here holds against later imports.',
);
export type PlaceChange = Static<typeof PlaceChange>;

const editsOf = (change: Omit<PlaceChange, 'release'>, currency: string): PlaceEdits =>
  present({
    name: change.name?.trim(),
    latDeg: change.lat,
    lngDeg: change.lng,
    categories: change.categories,
    types: change.types,
    aliases: change.aliases,
    cuisines: change.cuisines,
    features: change.features,
    description: change.description,
    address: change.address,
    openingHours: change.opening_hours,
    freeEntry: change.free_entry,
    priceLevel: change.price_level as PriceLevel | null | undefined,
    prices: change.prices?.map(
      ({ what, amount, as_of: asOf }): Price => ({
        what: present(what),
        amount,
        currency,
        ...(asOf !== undefined && { asOf }),
      }),
    ),
    website: change.website,
    phone: change.phone,
    wheelchair: change.wheelchair,
    visitMinutes: change.visit_minutes,
    wikidata: change.wikidata,
    prominence: change.prominence,
    closedForGood: change.closed_for_good,
    checkedOn: change.checked_on,
  });

export const PlaceJoin = named(
  'PlaceJoin',
  {
    other: Type.String({
      pattern: PLACE_ID_PATTERN,
      description: 'Id of the place that goes, 1 to 128 letters, digits, `_` and `-`.',
    }),
  },
  'Another row that is the same place.',
);

export const PlaceSeparation = named(
  'PlaceSeparation',
  {
    other: Type.String({
      pattern: PLACE_ID_PATTERN,
      description: 'Id of the place that it is not, 1 to 128 letters, digits, `_` and `-`.',
    }),
  },
  'Another row that looks the same and is a place of its own.',
);

/** @param currency of the city: an administrator writes amounts alone */
export const changesOf = ({ release, ...change }: PlaceChange, currency: string) => ({
  edits: editsOf(change, currency),
  ...(release && { release: release.map(camelCase) }),
});

const camelCase = (name: string): string => name.replace(/_([a-z])/gu, (_all, letter: string) => letter.toUpperCase());

/** @param currency as for `changesOf` */
export const newPlaceOf = ({ id, ...facts }: PlaceInput, currency: string) => ({
  ...editsOf(facts, currency),
  ...(id !== undefined && { id: asPlaceId(id) }),
  name: facts.name.trim(),
  latDeg: facts.lat,
  lngDeg: facts.lng,
});

export const MAX_LISTED = 200;
export const PlaceListQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200, description: 'A part of the name, of an alias or of the id.' })),
  closed: Type.Optional(
    Type.Boolean({ description: 'Only places that are closed for good, or only those that are not.' }),
  ),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, default: 50, description: `At most ${MAX_LISTED}; more is taken as ${MAX_LISTED}.` }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 })),
});
