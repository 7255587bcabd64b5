// Recommendations and the conversation.
import { type Static, Type } from 'typebox';
import { LANGUAGES } from '../domain/language.ts';
import { DEFAULT_METHOD, METHODS } from '../domain/method.ts';
import type { Recommendation } from '../domain/recommendation.ts';
import { ContributionBody, contributionBody } from './contributions.ts';
import { latitude, longitude, named, present, STORABLE } from './fields.ts';
import { categoryParameter, filterParameters, matchParameter, noveltyParameter } from './filters.ts';
import { roundedRating } from './places.ts';
import { ExtractedPreferences } from './preferences.ts';

/** More are answered with this many. */
export const MAX_RECOMMENDATIONS = 100;
export const DEFAULT_RECOMMENDATIONS = 10;

export const RecommendationQuery = Type.Object({
  lat: latitude,
  lng: longitude,
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      default: DEFAULT_RECOMMENDATIONS,
      description: `At most ${MAX_RECOMMENDATIONS}; more is taken as ${MAX_RECOMMENDATIONS}.`,
    }),
  ),
  method: Type.Optional(
    Type.Enum([...METHODS], {
      description: `How to recommend; ${DEFAULT_METHOD} unless the operator compares or has adopted another ranking.`,
    }),
  ),
  category: categoryParameter(
    'Extension: only places of one of these categories, by name or alias in English or Spanish.',
  ),
  ...filterParameters,
  match: matchParameter,
  novelty: noveltyParameter,
  include_reviewed: Type.Optional(
    Type.Boolean({ description: 'Extension: whether places that the caller reviewed come back.' }),
  ),
  include: Type.Optional(Type.Literal('contributions', { description: 'Extension: the numbers behind each score.' })),
  lang: Type.Optional(
    Type.Enum([...LANGUAGES], {
      description: 'Extension: language of the explanation; else `Accept-Language`.',
    }),
  ),
});
export type RecommendationQuery = Static<typeof RecommendationQuery>;

const recommendationFields = {
  place_id: Type.String(),
  name: Type.String(),
  lat: Type.Number(),
  lng: Type.Number(),
  types: Type.Array(Type.String()),
  rating: Type.Number(),
  user_ratings_total: Type.Integer(),
  score: Type.Number({ description: '0 to 1; comparable within one answer.' }),
  distance: Type.Integer({ description: 'Metres along the great circle.' }),
};

export const ChatRecommendation = named('ChatRecommendation', recommendationFields, 'A recommended place.');
export const RecommendationBody = named(
  'Recommendation',
  {
    ...recommendationFields,
    explanation: Type.String({ description: 'Made from the contributions to the score, nothing else.' }),
    contributions: Type.Optional(
      Type.Array(ContributionBody, { description: 'With `include=contributions`: parts that sum to the score.' }),
    ),
  },
  'A recommended place and why.',
);

export const chatRecommendation = (item: Recommendation): Static<typeof ChatRecommendation> => ({
  place_id: item.place.id,
  name: item.place.name,
  lat: item.place.position.latDeg,
  lng: item.place.position.lngDeg,
  types: [...item.place.types],
  rating: roundedRating(item.rating.mean),
  user_ratings_total: item.rating.count,
  score: item.score,
  distance: item.distanceM,
});

export function recommendationBody(
  item: Recommendation,
  explanation: string,
  withContributions: boolean,
): Static<typeof RecommendationBody> {
  return {
    ...chatRecommendation(item),
    explanation,
    ...(withContributions ? { contributions: item.contributions.map(contributionBody) } : {}),
  };
}

export const MAX_MESSAGE_LENGTH = 2_000;
export const ChatInput = named(
  'ChatInput',
  {
    message: Type.String({
      minLength: 1,
      // The limit is checked after trimming.
      pattern: '\\S',
      format: STORABLE,
      description: `1 to ${MAX_MESSAGE_LENGTH} characters after trimming, English or Spanish.`,
      examples: ['museums near here?'],
    }),
    location: Type.Optional(Type.Object({ latitude, longitude })),
    user_id: Type.Optional(
      Type.Union([Type.String(), Type.Number()], {
        description:
          'Of a server with a service key, which must send it: which of its people asks. Otherwise accepted and ignored: the token says who asks.',
      }),
    ),
    conversation_id: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{1,64}$',
        description:
          '1 to 64 letters, digits, `_` and `-`; extension: goes on with this conversation, answered in `X-Conversation-Id`.',
      }),
    ),
    list: Type.Optional(
      Type.Object(
        {
          wishes: Type.Optional(
            Type.Array(Type.String({ minLength: 1, maxLength: 200 }), {
              maxItems: 20,
              examples: [['category:museums']],
            }),
          ),
          shown: Type.Optional(
            Type.Array(Type.String({ minLength: 1, maxLength: 128 }), {
              maxItems: 20,
              description: 'Ids of its first places, in order.',
            }),
          ),
        },
        {
          description:
            'Extension: the list that the caller looks at, where it is not the conversation’s own: "the second one" is the second of it, and "cheaper" narrows it.',
        },
      ),
    ),
    client_id: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9_-]{1,64}$',
        description:
          '1 to 64 letters, digits, `_` and `-`; extension: a request that is sent again with the same id gets the same answer and counts once.',
      }),
    ),
  },
  'A message.',
);
export type ChatInput = Static<typeof ChatInput>;

export const ChatBody = named(
  'ChatResponse',
  {
    recommendations: Type.Array(ChatRecommendation),
    response_text: Type.String(),
    extracted_preferences: ExtractedPreferences,
    understood: Type.Optional(
      Type.Array(
        Type.Object({
          attribute: Type.String(),
          operator: Type.String(),
          value: Type.Unknown({ description: 'As the attribute wants it: an id, a number, an object.' }),
          polarity: Type.Enum(['want', 'avoid']),
          status: Type.Enum(['granted', 'unverifiable', 'dropped'], {
            description: 'Of the places in the answer: granted by all, not known of some, or given up.',
          }),
          said: Type.Optional(Type.String({ description: 'The words that said it.' })),
        }),
        { description: 'With `include=understood`: the wishes of the message.' },
      ),
    ),
    unread: Type.Optional(
      Type.Array(Type.String(), { description: 'With `include=understood`: words that could not be read.' }),
    ),
    list: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'With `include=understood`: the search that stands after the message, for the parameter `wish` of lists; absent where no places were looked for.',
      }),
    ),
  },
  'The reply.',
);

export const ForgetQuery = Type.Object({
  user_id: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'Of a server with a service key, which must send it: whose conversations.',
    }),
  ),
  conversation_id: Type.Optional(
    Type.String({ pattern: '^[A-Za-z0-9_-]{1,64}$', description: 'Only this conversation; without it, all of them.' }),
  ),
});

export const ChatQuery = Type.Object({
  include: Type.Optional(Type.Literal('understood', { description: 'Extension: what was understood of the message.' })),
});

interface Answered {
  readonly recommendations: readonly Recommendation[];
  readonly responseText: string;
  readonly extractedPreferences: ReadonlyMap<string, number>;
  readonly understood: {
    readonly wishes: readonly {
      readonly wish: {
        readonly attribute: string;
        readonly operator: string;
        readonly value: unknown;
        readonly polarity: 'want' | 'avoid';
        readonly said?: { readonly text: string };
      };
      readonly status: 'granted' | 'unverifiable' | 'dropped';
    }[];
    readonly unread: readonly string[];
    readonly list?: readonly string[];
  };
}

/** Without explanations: those belong to the plain endpoint. @param withUnderstood `include=understood` was asked for */
export const chatBody = (answer: Answered, withUnderstood = false): Static<typeof ChatBody> => ({
  recommendations: answer.recommendations.map(chatRecommendation),
  response_text: answer.responseText,
  extracted_preferences: Object.fromEntries(answer.extractedPreferences),
  ...(withUnderstood && {
    understood: answer.understood.wishes.map(({ wish: { attribute, operator, value, polarity, said }, status }) => ({
      attribute,
      operator,
      value,
      polarity,
      status,
      ...present({ said: said?.text }),
    })),
    unread: [...answer.understood.unread],
    ...(answer.understood.list && { list: [...answer.understood.list] }),
  }),
});
