// Numbers for operators.
import { type Static, Type } from 'typebox';
import { csvCell } from '../domain/csv-cell.ts';
import { type Choices, type DayCount, FEWEST_TOLD, MEASURES } from '../domain/numbers.ts';
import { named } from './fields.ts';

const MOST_DAYS = 400;
const DEFAULT_DAYS = 30;
const MOST_LABELS = 40;

export const NumbersQuery = Type.Object({
  days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_DAYS,
      default: DEFAULT_DAYS,
      description: 'Today and the days before it.',
    }),
  ),
});
export const daysOf = ({ days = DEFAULT_DAYS }: Static<typeof NumbersQuery>): number => days;

export const NumbersBody = named(
  'Numbers',
  {
    since: Type.String({ description: 'The first day, in UTC.' }),
    days: Type.Array(Type.Object({ day: Type.String(), asked: Type.Integer() }), {
      description: 'Questions a day; days without any are absent.',
    }),
    measures: Type.Array(
      Type.Object({
        measure: Type.Enum([...MEASURES]),
        total: Type.Integer(),
        labels: Type.Array(Type.Object({ label: Type.String(), count: Type.Integer() }), {
          description: `The most frequent first, at most ${MOST_LABELS}; unread words from ${FEWEST_TOLD} times on.`,
        }),
      }),
    ),
    choices: Type.Array(
      Type.Object({
        ranked_by: Type.String(),
        surface: Type.String(),
        lists: Type.Integer({ description: 'Of which there is an event.' }),
        chosen: Type.Integer({ description: 'From which something was opened, saved, routed to or its site visited.' }),
      }),
      { description: 'By method and place of the list; only of people who agreed to events.' },
    ),
  },
  'How the service is used, in counts of things and never of people.',
);

interface Numbers {
  readonly since: string;
  readonly counts: readonly DayCount[];
  readonly choices: readonly Choices[];
}

export function numbersBody({ since, counts, choices }: Numbers): Static<typeof NumbersBody> {
  const days = summed(counts.filter(({ measure }) => measure === 'asked').map(({ day, count }) => [day, count]));
  return {
    since,
    days: [...days].map(([day, asked]) => ({ day, asked })),
    measures: MEASURES.map((measure) => {
      const labels = [
        ...summed(counts.filter((each) => each.measure === measure).map((each) => [each.label, each.count])),
      ];
      const sorted = labels.sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
      return {
        measure,
        total: labels.reduce((sum, [, count]) => sum + count, 0),
        labels: sorted.slice(0, MOST_LABELS).map(([label, count]) => ({ label, count })),
      };
    }),
    choices: choices.map(({ rankedBy, ...others }) => ({ ranked_by: rankedBy, ...others })),
  };
}

function summed(pairs: readonly (readonly [string, number])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const [key, count] of pairs) sums.set(key, (sums.get(key) ?? 0) + count);
  return sums;
}

/** A row a day, measure and label, as spreadsheets take it (RFC 4180). */
export const numbersCsv = ({ counts, choices, since }: Numbers): string =>
  [
    ['day', 'measure', 'label', 'count'],
    ...counts.map(({ day, measure, label, count }) => [day, measure, label, String(count)]),
    ...choices.flatMap(({ rankedBy, surface, lists, chosen }) => [
      [since, 'lists', `${surface} by ${rankedBy}`, String(lists)],
      [since, 'lists chosen from', `${surface} by ${rankedBy}`, String(chosen)],
    ]),
  ]
    .map((row) => `${row.map(csvCell).join(',')}\r\n`)
    .join('');
