// Whether a place fulfils the conditions of a query, by the evaluator of wishes.
import type { Asked, Selection } from '../wishes/select.ts';
import type { Answer } from '../wishes/wish.ts';
import type { AskedWishes } from './query-conditions.ts';

export interface Fit {
  answer(row: number): Answer;
  /** The same by hours of some years ago, where hours are asked for and today's are not known. */
  onceOpen(row: number): Answer;
  /** How many of the preferences the place surely fulfils. */
  liked(row: number): number;
}

type Select = (asked: Asked) => Pick<Selection, 'sure' | 'unknown'>;

/** @param selectOnce by the hours of some years ago, where today's are not known */
export function fitOf(
  { conditions, preferred, features }: AskedWishes,
  places: number,
  select: Select,
  selectOnce: Select,
): Fit {
  const liked = preferred.map((wish) => new Set(select([wish]).sure));
  const likedOf = (row: number) => liked.filter((rows) => rows.has(row)).length;
  const answers = answersTo(conditions, places, select);
  // A feature that no source tells of is no reason against a place; one that is told to be missing is.
  const ofFeatures = answersTo(features, places, select);
  const hours = conditions.filter((each) => [each].flat().every(({ attribute }) => attribute === 'open'));
  return {
    answer: (row) => (ofFeatures(row) === 'no' ? 'no' : answers(row)),
    onceOpen: hours.length === 0 ? () => 'unknown' : answersTo(hours, places, selectOnce),
    liked: likedOf,
  };
}

function answersTo(asked: Asked, places: number, select: Select): (row: number) => Answer {
  if (asked.length === 0) return () => 'yes';
  const answers: Answer[] = new Array<Answer>(places).fill('no');
  const { sure, unknown } = select(asked);
  for (const row of sure) answers[row] = 'yes';
  for (const row of unknown) answers[row] = 'unknown';
  return (row) => answers[row] ?? 'no';
}
