// How many come: who are twelve at dinner should ring first, for no catalogue says where so many fit.
import type { ListAnswer } from '../../../chat/answer.ts';
import type { Category } from '../../../domain/category.ts';
import type { Frame } from '../../../nlp/frame.ts';
import { servesFood } from '../../../vocabulary/categories.ts';

/** From here on a party is one that few places can seat at once. */
const LARGE_PARTY = 6;

/** Said in the turn that tells it. */
export function groupAt(frame: Frame, categories: readonly Category[]): Pick<ListAnswer, 'groupOf'> {
  const size = frame.situation.flatMap((fact) => (fact.kind === 'party' ? (fact.value.size ?? []) : []))[0] ?? 0;
  const isSeated = categories.some((each) => servesFood(each) || each === 'pubs/bars');
  return size >= LARGE_PARTY && isSeated ? { groupOf: size } : {};
}
