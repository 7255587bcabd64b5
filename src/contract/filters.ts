// Filters of lists of places and of recommendations: query parameters, all optional.
import { type Static, Type } from 'typebox';
import type { Facets, ValueCount } from '../domain/facets.ts';
import { sharedAs } from './fields.ts';

const MOST_VALUES = 20;
const MAX_LENGTH = 100;
const MAX_WISH_LENGTH = 200;
/** Ten lists of ten: a request for more excludes the places shown. */
const MOST_EXCLUDED = 100;
/** `?kind=pharmacy&kind=bank`: once or several times. */
const repeatable = (description: string, examples: readonly string[], most = MOST_VALUES, maxLength = MAX_LENGTH) =>
  Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength }), {
      maxItems: most,
      description: `${description} May be given several times.`,
      examples: [[...examples]],
    }),
  );

const DEGREES = '-?\\d{1,3}(?:\\.\\d{1,9})?';
export const BBOX_PATTERN = `^${DEGREES}(?:,${DEGREES}){3}$`;
/** What a box must be. */
export const BBOX_FORM = 'must be west,south,east,north in degrees, such as -3.72,40.40,-3.68,40.43';

export const noveltyParameter = Type.Optional(
  Type.Number({
    minimum: 0,
    maximum: 1,
    description:
      'Extension: 1 brings lesser-known places first; recommendations also prefer places that no list showed to the caller before, as far as events tell.',
  }),
);

export const filterParameters = {
  kind: repeatable('Extension: only places of one of these kinds, narrower than a category.', ['pharmacy']),
  exclude: repeatable(
    'Extension: no place of these categories or kinds, nor these places (ids): what was shown, when more is asked for.',
    ['museums'],
    MOST_EXCLUDED,
  ),
  radius_m: Type.Optional(
    Type.Number({
      minimum: 1,
      maximum: 50_000,
      description: 'Extension: only places within so many metres (straight line) of `near`, else of `lat` and `lng`.',
    }),
  ),
  bbox: Type.Optional(
    Type.String({
      pattern: BBOX_PATTERN,
      description: 'Extension: only places inside this box of degrees: west,south,east,north.',
      examples: ['-3.72,40.40,-3.68,40.43'],
    }),
  ),
  area: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'Extension: only places inside this area, by id or name.',
    }),
  ),
  near: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 128,
      description:
        'Extension: only places near this one (a place id, or an address of the city), within `radius_m` or a kilometre.',
    }),
  ),
  open_at: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 16,
      description: 'Extension: only places open at this local date and time (`YYYY-MM-DDTHH:MM`), or `now`.',
      examples: ['now', '2026-05-15T20:30'],
    }),
  ),
  price_max: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 4, description: 'Extension: highest price level, 1 to 4; 0 is free.' }),
  ),
  amount_max: Type.Optional(
    Type.Number({ minimum: 0, description: 'Extension: what one person pays at most, in the currency of the city.' }),
  ),
  feature: repeatable('Extension: only places with each of these features.', ['terrace', 'live_music']),
  diet: repeatable('Extension: only places that are known to serve each of these diets.', ['vegan']),
  min_rating: Type.Optional(
    Type.Number({
      minimum: 1,
      maximum: 5,
      description: 'Extension: only places rated so or better by those who rated them.',
    }),
  ),
  wish: repeatable(
    'Extension: only places that fulfil this wish, as `/api/places/question/` writes it: an attribute and its ' +
      'value, with a minus sign for what is not wanted. Wishes for categories and kinds are alternatives, so are ' +
      'several cuisines and several dishes; all others must hold.',
    ['open:now', 'dish:tapas', '-feature:smoking'],
    MOST_VALUES,
    MAX_WISH_LENGTH,
  ),
};

export const matchParameter = Type.Optional(
  Type.Enum(['sure', 'unknown'], {
    description:
      'Extension, with filters: `sure` (as it is unless asked for) for what surely matches; `unknown` for what would match if facts nobody knows were favourable, the fewest unknown facts first.',
  }),
);

export const categoryParameter = (description: string) =>
  Type.Optional(
    Type.Array(Type.String({ maxLength: 200 }), { maxItems: MOST_VALUES, description, examples: [['museums']] }),
  );

const Filters = Type.Object(filterParameters);
export type FilterParameters = Static<typeof Filters> & {
  readonly category?: readonly string[];
  readonly match?: 'sure' | 'unknown';
};

/** Headers of a filtered list. */
export const MATCH_HEADERS = { sure: 'x-total-count', unknown: 'x-unknown-count' } as const;

const count = Type.Object(
  { value: Type.String(), count: Type.Integer({ description: 'Places that surely match.' }) },
  { ...sharedAs('ValueCount'), description: 'A value and how many places have it.' },
);
const counts = Type.Array(count);

export const FacetsQuery = Type.Object({
  q: Type.Optional(Type.String({ maxLength: 200, description: 'Only places that this text finds.' })),
  category: categoryParameter('Only places of one of these categories.'),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90 })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  ...filterParameters,
});
export type FacetsQuery = Static<typeof FacetsQuery>;

export const FacetsBody = Type.Object(
  {
    total: Type.Integer({ description: 'Places that surely match the filters.' }),
    unknown: Type.Integer({ description: 'Places that would match if facts nobody knows were favourable.' }),
    category: counts,
    kind: Type.Array(count, { description: 'Kinds of the categories asked for; empty without one.' }),
    cuisine: counts,
    area: Type.Array(count, { description: 'Districts.' }),
    price_level: counts,
    feature: counts,
    diet: counts,
    open_now: Type.Integer(),
  },
  {
    $id: 'Facets',
    description: 'How many of the matching places have each value; values of which there is none are left out.',
  },
);

const listed = (all: readonly ValueCount[]) => all.map(({ value, count: places }) => ({ value, count: places }));

export const facetsBody = (facets: Facets): Static<typeof FacetsBody> => ({
  total: facets.total,
  unknown: facets.unknown,
  category: listed(facets.category),
  kind: listed(facets.kind),
  cuisine: listed(facets.cuisine),
  area: listed(facets.area),
  price_level: listed(facets.priceLevel),
  feature: listed(facets.feature),
  diet: listed(facets.diet),
  open_now: facets.openNow,
});
