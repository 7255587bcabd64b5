// A question about places, read into wishes.
import { type Static, Type } from 'typebox';
import { LANGUAGES } from '../domain/language.ts';
import type { Point } from '../geo/point.ts';
import { named, present } from './fields.ts';
import { filterParameters } from './filters.ts';

export const QuestionQuery = Type.Object({
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'The question, in English or Spanish.',
      examples: ['tapas open now under 20 €'],
    }),
  ),
  wish: filterParameters.wish,
  lat: Type.Optional(Type.Number({ minimum: -90, maximum: 90, description: 'With `lng`: where the asker stands.' })),
  lng: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
  lang: Type.Optional(Type.Enum([...LANGUAGES], { description: 'Of the names; else `Accept-Language`.' })),
});

const WishBody = named(
  'Wish',
  {
    wish: Type.String({ description: 'For the parameter `wish` of lists.', examples: ['dish:tapas'] }),
    attribute: Type.String(),
    operator: Type.String(),
    value: Type.Unknown({ description: 'As the attribute wants it: an id, a number, an object.' }),
    polarity: Type.Enum(['want', 'avoid']),
    name: Type.Optional(Type.String({ description: 'What it is about, in words; absent for times and numbers.' })),
    without: Type.Integer({ description: 'Places that surely match where this wish is given up.' }),
    unknown: Type.Integer({ description: 'Of the places that may match: of how many this wish is not known.' }),
  },
  'A wish that was understood.',
);

export const QuestionBody = named(
  'Question',
  {
    wishes: Type.Array(WishBody),
    text: Type.String({
      description: 'What is left to search for by its words (`q` of lists); empty where wishes say it all.',
    }),
    unread: Type.Array(Type.String(), { description: 'Words that could not be read, and change nothing.' }),
    total: Type.Integer({ description: 'Places that surely fulfil all wishes.' }),
    unknown: Type.Integer({ description: 'Places that would if facts nobody knows were favourable.' }),
    from: Type.Optional(
      Type.Object(
        { lat: Type.Number(), lng: Type.Number(), name: Type.Optional(Type.String()) },
        { description: 'The spot or the middle of the area that a wish names: to rank and measure lists from.' },
      ),
    ),
  },
  'A question as it was understood.',
);

interface Read {
  readonly wishes: readonly {
    readonly wish: {
      readonly attribute: string;
      readonly operator: string;
      readonly value: unknown;
      readonly polarity: 'want' | 'avoid';
    };
    readonly text: string;
    readonly name?: string;
    readonly without: number;
    readonly unknown: number;
  }[];
  readonly text: string;
  readonly unread: readonly string[];
  readonly total: number;
  readonly unknown: number;
  readonly from?: { readonly point: Point; readonly name?: string };
}

export const questionBody = ({ wishes, text, unread, total, unknown, from }: Read): Static<typeof QuestionBody> => ({
  wishes: wishes.map(({ wish: { attribute, operator, value, polarity }, name, ...counts }) => ({
    ...{ attribute, operator, value, polarity },
    wish: counts.text,
    without: counts.without,
    unknown: counts.unknown,
    ...present({ name }),
  })),
  text,
  unread: [...unread],
  total,
  unknown,
  ...(from && { from: { lat: from.point.latDeg, lng: from.point.lngDeg, ...present({ name: from.name }) } }),
});
