// Experiments on live lists, for administrators.
import { type Static, Type } from 'typebox';
import { type Experiment, LEAST_PATIENCE, MOST_WEIGHT, type Ranking } from '../domain/experiment.ts';
import { METHODS } from '../domain/method.ts';
import { DateTime, dateTime, named, ONE_LINE, present, sharedAs } from './fields.ts';

const factor = (minimum: number, maximum: number, description: string) =>
  Type.Optional(Type.Number({ minimum, maximum, description: `${description}; 1 is as it is.` }));

const RankingBody = Type.Object(
  {
    method: Type.Enum([...METHODS], { description: 'How to recommend.' }),
    patience: factor(LEAST_PATIENCE, MOST_WEIGHT.patience, 'How far people go for a place, as a factor'),
    variety: factor(0, MOST_WEIGHT.variety, 'What a place loses to others like it, as a factor'),
    calibration: factor(0, MOST_WEIGHT.calibration, 'What following the mix of somebody’s likings gains, as a factor'),
  },
  { ...sharedAs('Ranking'), additionalProperties: false, description: 'A way to rank.' },
);

export const ExperimentInput = named(
  'ExperimentInput',
  {
    name: Type.String({ minLength: 1, maxLength: 100, format: ONE_LINE }),
    a: RankingBody,
    b: RankingBody,
  },
  'Two rankings to compare.',
);

export const AdoptionInput = named(
  'AdoptionInput',
  { ranking: Type.Enum(['A', 'B'], { description: 'Which one serves from now on.' }) },
  'The ranking to adopt.',
);

export const ExperimentBody = named(
  'Experiment',
  {
    id: Type.Integer(),
    name: Type.String(),
    a: RankingBody,
    b: RankingBody,
    started_at: DateTime,
    ended_at: Type.Optional(DateTime),
    adopted: Type.Optional(Type.String({ description: '`A` or `B`.' })),
    votes_a: Type.Integer({ description: 'People who chose more of the places of A on their first day that decided.' }),
    votes_b: Type.Integer(),
    share_b: Type.Number({ description: 'Of the votes; 0.5 while there are none.' }),
    share_b_from: Type.Number({ description: 'Lower end of the 95 % confidence sequence, valid at every look.' }),
    share_b_to: Type.Number(),
    evidence: Type.Number({ description: 'Against "both are equally good"; decided from 20 on.' }),
    better: Type.Optional(Type.String({ description: '`A` or `B`, once it is decided.' })),
  },
  'An experiment and its result as of now.',
);

interface Result {
  readonly votes: { readonly A: number; readonly B: number };
  readonly verdict: {
    readonly share: number;
    readonly interval: readonly [number, number];
    readonly evidence: number;
    readonly better?: string;
  };
}

const MOST_EVIDENCE = 1e9;
const rounded = (value: number): number => Math.round(value * 1e4) / 1e4;

export const experimentBody = (experiment: Experiment, { votes, verdict }: Result) => ({
  id: experiment.id,
  name: experiment.name,
  a: rankingBody(experiment.rankings.A),
  b: rankingBody(experiment.rankings.B),
  started_at: dateTime(experiment.startedAt),
  votes_a: votes.A,
  votes_b: votes.B,
  share_b: rounded(verdict.share),
  share_b_from: rounded(verdict.interval[0]),
  share_b_to: rounded(verdict.interval[1]),
  evidence: rounded(Math.min(MOST_EVIDENCE, verdict.evidence)),
  ...present({
    ended_at: experiment.endedAt && dateTime(experiment.endedAt),
    adopted: experiment.adopted,
    better: verdict.better,
  }),
});

const rankingBody = ({ method, weights }: Ranking): Static<typeof RankingBody> => ({ method, ...weights });

export const rankingOf = ({ method, ...weights }: Static<typeof RankingBody>): Ranking => ({
  method,
  ...(Object.keys(weights).length > 0 && { weights }),
});
