// What was asked for, said again to put something right.

import type { Frame } from '../nlp/frame.ts';
import { whatOf } from './lists/what-sought.ts';
import type { Turn } from './turn.ts';

/** "No, she eats fish. And it has to be smart": what was asked for, said again; what was not said again still holds. */
export function isSaidAgain({ frame, conversation }: Turn): boolean {
  const { categories, kinds, cuisine } = whatOf(frame);
  // "A bit dear. Something cheaper, where two eat for 40": the table again, for less.
  const isChanged = frame.changes.some(({ kind }) => kind === 'tighten');
  const isPutRight = isChanged || refusesKind(frame);
  const isDenied = isPutRight || frame.courtesies.some(({ kind }) => kind === 'no');
  const isSame = categories.length > 0 && categories.every((each) => conversation.categories.includes(each));
  const isSameFood = cuisine === conversation.cuisine || (isPutRight && cuisine === undefined);
  return isDenied && isSame && !kinds && isSameFood && conversation.shown.length > 0;
}

/** "Restaurants, not bars", «restaurantes, nada de bares»: one kind of place, and another one not. */
export const refusesKind = ({ wishes }: Frame): boolean =>
  (['want', 'avoid'] as const).every((of) =>
    wishes.some(({ attribute, polarity }) => attribute === 'category' && polarity === of),
  );
