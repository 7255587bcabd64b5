// What somebody may be typing into the search box: places, categories, kinds, areas, stations, streets.
import { type Static, Type } from 'typebox';
import { LANGUAGES } from '../domain/language.ts';
import { distanceM, type Point } from '../geo/point.ts';
import { named, present } from './fields.ts';

const MAX_SUGGESTIONS = 20;
const DEFAULT_SUGGESTIONS = 8;
export const SuggestQuery = Type.Object({
  q: Type.String({ minLength: 1, maxLength: 100, description: 'What has been typed so far.', examples: ['mus'] }),
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'With `lng`: nearer things first.' })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: DEFAULT_SUGGESTIONS,
      description: `At most ${MAX_SUGGESTIONS}; more is taken as ${MAX_SUGGESTIONS}.`,
    }),
  ),
  lang: Type.Optional(Type.Enum([...LANGUAGES], { description: 'Of categories and kinds; else `Accept-Language`.' })),
});
export const suggestionsWanted = (limit = DEFAULT_SUGGESTIONS): number => Math.min(limit, MAX_SUGGESTIONS);

export const SuggestionBody = named(
  'Suggestion',
  {
    kind: Type.Enum(['place', 'category', 'kind', 'area', 'station', 'street']),
    id: Type.String({
      description: 'Of a place, for `GET /api/places/{place_id}`; of a category or kind, for the filters.',
    }),
    name: Type.String(),
    detail: Type.Optional(Type.String({ description: 'District, lines: what tells two of one name apart.' })),
    lat: Type.Optional(Type.Number()),
    lng: Type.Optional(Type.Number()),
    distance: Type.Optional(Type.Integer({ description: 'Metres from `lat` and `lng`.' })),
  },
  'Something that goes on as was typed.',
);

interface Suggested {
  readonly kind: Static<typeof SuggestionBody>['kind'];
  readonly id: string;
  readonly name: string;
  readonly detail?: string;
  readonly position?: Point;
}

export const suggestionBody = (
  { kind, id, name, detail, position }: Suggested,
  from: Point | undefined,
): Static<typeof SuggestionBody> => ({
  kind,
  id,
  name,
  ...present({
    detail,
    lat: position?.latDeg,
    lng: position?.lngDeg,
    distance: from && position ? Math.round(distanceM(from, position)) : undefined,
  }),
});
