// Whether a place fulfils the conditions of a query, by the evaluator of wishes.
import type { Asked, Selection } from '../wishes/select.ts';
import type { Answer } from '../wishes/wish.ts';
import type { AskedWishes } from './asked-wishes.ts';

export interface Fit {
  answer(row: number): Answer;
  /** How many of the preferences the place surely fulfils. */
  liked(row: number): number;
}

export function fitOf(
  { conditions, preferred }: AskedWishes,
  places: number,
  select: (asked: Asked) => Pick<Selection, 'sure' | 'unknown'>,
): Fit {
  const liked = preferred.map((wish) => new Set(select([wish]).sure));
  const likedOf = (row: number) => liked.filter((rows) => rows.has(row)).length;
  if (conditions.length === 0) return { answer: () => 'yes', liked: likedOf };
  const answers: Answer[] = new Array<Answer>(places).fill('no');
  const { sure, unknown } = select(conditions);
  for (const row of sure) answers[row] = 'yes';
  for (const row of unknown) answers[row] = 'unknown';
  return { answer: (row) => answers[row] ?? 'no', liked: likedOf };
}
