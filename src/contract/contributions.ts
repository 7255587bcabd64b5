// The numbers behind a score, as the API gives them: one shape for every kind, with the fields that the kind has.
import { type Static, Type } from 'typebox';
import { METHODS } from '../domain/method.ts';
import type { Contribution } from '../domain/recommendation.ts';
import { named, present, sharedAs } from './fields.ts';

const KINDS = [
  'category',
  'place',
  'words',
  'rating',
  'prominence',
  'distance',
  'open',
  'variety',
  'calibration',
  'novelty',
  'promotion',
  'method',
] as const satisfies readonly Contribution['kind'][];

const fields = {
  kind: Type.Enum([...KINDS], {
    ...sharedAs('ContributionKind'),
    description: 'What speaks for or against the place.',
  }),
  amount: Type.Number({ description: 'Share of the score; negative where it speaks against the place.' }),
  category: Type.Optional(Type.String({ description: 'Of `category`: the category of the place.' })),
  via: Type.Optional(Type.String({ description: 'Of `category`: the category that the person likes, if another.' })),
  place_id: Type.Optional(
    Type.String({ description: 'Of `place`: a place that the person reviewed, saved or visited.' }),
  ),
  words: Type.Optional(
    Type.Array(Type.String(), { description: 'Of `words`: words of the person that meet the place.' }),
  ),
  rating: Type.Optional(
    Type.Object(
      { mean: Type.Number(), count: Type.Integer() },
      { ...sharedAs('RatingSummary'), description: 'Of `rating`: the ratings of everybody.' },
    ),
  ),
  prominence: Type.Optional(Type.Number({ description: 'Of `prominence`: how well known the place is, 0 to 5.' })),
  distance: Type.Optional(Type.Number({ description: 'Of `distance`: metres.' })),
  open: Type.Optional(Type.Boolean({ description: 'Of `open`: whether the place is open at the asked time.' })),
  promoter: Type.Optional(Type.String({ description: 'Of `promotion`: who has the place promoted.' })),
  method: Type.Optional(
    Type.Enum([...METHODS, 'affinity'], {
      ...sharedAs('ContributionMethod'),
      description: 'Of `method`: whose part this is inside an ensemble.',
    }),
  ),
};

const PartBody = named('ContributionPart', fields, 'A part of what one method adds.');
export const ContributionBody = named(
  'Contribution',
  { ...fields, parts: Type.Optional(Type.Array(PartBody, { description: 'Of `method`: what its part is made of.' })) },
  'One additive part of a score.',
);

/** Parts inside parts are laid side by side: the shape is two levels deep. */
export function contributionBody(part: Contribution): Static<typeof ContributionBody> {
  if (part.kind !== 'method') return partBody(part);
  return { ...partBody(part), parts: part.parts.flatMap(leavesOf).map(partBody) };
}

const leavesOf = (part: Contribution): readonly Contribution[] =>
  part.kind === 'method' ? part.parts.flatMap(leavesOf) : [part];

function partBody(part: Contribution): Static<typeof PartBody> {
  const { kind, amount } = part;
  switch (part.kind) {
    case 'category':
      return present({ kind, amount, category: part.category, via: part.via }) as Static<typeof PartBody>;
    case 'place':
      return { kind, amount, place_id: part.placeId };
    case 'words':
      return { kind, amount, words: [...part.words] };
    case 'rating':
      return { kind, amount, rating: { mean: part.rating.mean, count: part.rating.count } };
    case 'prominence':
      return { kind, amount, prominence: part.prominence };
    case 'distance':
      return { kind, amount, distance: part.distanceM };
    case 'open':
      return { kind, amount, open: part.open };
    case 'promotion':
      return { kind, amount, promoter: part.promoter };
    case 'method':
      return { kind, amount, method: part.method };
    default:
      return { kind, amount };
  }
}
