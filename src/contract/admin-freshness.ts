// How fresh the facts of the catalogue are, the places to check next, and what a check found true.
import { type Static, Type } from 'typebox';
import { DATED_FACTS, type DatedFact, type FactDate, halfLifeYears, sourceOf } from '../domain/freshness.ts';
import {
  type CountsByFact,
  type FreshnessSurvey,
  GROUPINGS,
  type Grouping,
  summed,
} from '../domain/freshness-survey.ts';
import { inLanguage } from '../domain/language.ts';
import type { Place, RatingSummary } from '../domain/place.ts';
import { PlaceSummaryBody, placeSummaryBody } from './admin-place-bodies.ts';
import { named, ONE_LINE, present, sharedAs } from './fields.ts';
import { OtherSignBody, otherSignBody } from './places.ts';

const Fact = Type.Enum([...DATED_FACTS], sharedAs('DatedFact'));

export const FreshnessQuery = Type.Object({
  by: Type.Optional(
    Type.Enum([...GROUPINGS], { default: 'district', description: '`category`: the main one of each place.' }),
  ),
});
export const groupingOf = ({ by = 'district' }: Static<typeof FreshnessQuery>): Grouping => by;

const counts = {
  fresh: Type.Integer({ description: 'Within the half-life of such facts.' }),
  doubtful: Type.Integer({ description: 'Past it, or contradicted by another sign at the door.' }),
  undated: Type.Integer(),
};
const FactCountsBody = Type.Object({ fact: Fact, ...counts }, sharedAs('FactCounts'));

export const FreshnessBody = named(
  'Freshness',
  {
    day: Type.String({ description: 'In UTC.', examples: ['2026-11-25'] }),
    places: Type.Integer({ description: 'Places that are not closed for good.' }),
    facts: Type.Array(FactCountsBody, { description: 'Known facts of the whole city; kinds without any are absent.' }),
    groups: Type.Array(
      Type.Object({
        name: Type.Optional(Type.String({ description: 'Absent: of places without a district or a category.' })),
        ...counts,
        facts: Type.Array(FactCountsBody),
      }),
      { description: 'Those with the most doubtful facts first.' },
    ),
  },
  'How many facts are fresh, doubtful and undated.',
);

export function freshnessBody(day: string, survey: FreshnessSurvey, by: Grouping): Static<typeof FreshnessBody> {
  const groups = [...survey.groups[by]].map(([name, facts]) => ({
    ...present({ name: name || undefined }),
    ...summed(facts),
    facts: factCounts(facts),
  }));
  return {
    day,
    places: survey.places,
    facts: factCounts(survey.total),
    groups: groups.sort(
      (one, other) => other.doubtful - one.doubtful || nameOf(one).localeCompare(nameOf(other), 'es'),
    ),
  };
}

const nameOf = ({ name = '' }: { readonly name?: string }): string => name;

const factCounts = (of: CountsByFact) =>
  DATED_FACTS.flatMap((fact) => {
    const each = of.get(fact);
    return each ? [{ fact, ...each }] : [];
  });

export const MAX_QUEUED = 200;
export const ReviewQueueQuery = Type.Object({
  district: Type.Optional(Type.String({ minLength: 1, maxLength: 200, format: ONE_LINE })),
  fact: Type.Optional(Type.Enum([...DATED_FACTS], { description: 'Only places of which this is doubtful.' })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, default: 50, description: `At most ${MAX_QUEUED}; more is taken as ${MAX_QUEUED}.` }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 })),
});

export const DoubtfulPlaceBody = named(
  'DoubtfulPlace',
  {
    place: PlaceSummaryBody,
    website: Type.Optional(Type.String({ description: 'Where the facts may be looked up, doubtful itself or not.' })),
    met: Type.Integer({ description: 'How often an answer showed it to somebody, this month and the two before.' }),
    doubtful: Type.Array(
      Type.Object({
        fact: Fact,
        value: Type.String({ description: 'What is said, as text.' }),
        as_of: Type.String({ examples: ['2019-03', '2021-11-02'] }),
        source: Type.String(),
        half_life_years: Type.Number({ description: 'After so many years half of such facts have changed.' }),
      }),
    ),
    other_sign: Type.Optional(OtherSignBody),
  },
  'A place of which something is doubtful.',
);

interface Queued {
  readonly place: Place;
  readonly facts: readonly FactDate[];
  readonly met: number;
}

export const doubtfulPlaceBody = (
  { place, facts, met }: Queued,
  rating: RatingSummary,
): Static<typeof DoubtfulPlaceBody> => ({
  place: placeSummaryBody(place, rating),
  ...present({ website: place.website }),
  met,
  doubtful: facts.map(({ fact, asOf }) => ({
    fact,
    value: VALUES[fact](place) ?? '',
    as_of: asOf,
    source: sourceOf(place, fact),
    half_life_years: halfLifeYears(fact, place.categories[0]),
  })),
  ...(place.otherSign && { other_sign: otherSignBody(place.otherSign) }),
});

const VALUES: Readonly<Record<DatedFact, (place: Place) => string | undefined>> = {
  name: ({ name }) => name,
  address: ({ address }) => address,
  opening_hours: ({ openingHours }) => openingHours,
  terrace_hours: ({ terraceHours }) => terraceHours,
  free_entry: ({ freeEntry }) => freeEntry,
  prices: ({ prices }) =>
    prices
      .map(({ what, amount, currency }) => `${amount} ${currency} ${inLanguage(what, 'es') ?? ''}`.trim())
      .join('; '),
  phone: ({ phone }) => phone,
  website: ({ website }) => website,
  wheelchair: ({ wheelchair }) => wheelchair,
};

export const FactConfirmation = named(
  'FactConfirmation',
  {
    facts: Type.Array(Fact, {
      minItems: 1,
      uniqueItems: true,
      description: 'What was looked at and is true as it stands; `name`: it is still there, under this name.',
    }),
  },
  'Facts of a place that have the date of today.',
);
