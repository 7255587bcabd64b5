// What was asked for, said again to put something right.

import { whatOf } from './lists/what-sought.ts';
import type { Turn } from './turn.ts';

/** "No, she eats fish. And it has to be smart": what was asked for, said again; what was not said again still holds. */
export function isSaidAgain({ frame, conversation }: Turn): boolean {
  const { categories, kinds, cuisine } = whatOf(frame);
  const isDenied = frame.courtesies.some(({ kind }) => kind === 'no');
  const isSame = categories.length > 0 && categories.every((each) => conversation.categories.includes(each));
  return isDenied && isSame && !kinds && cuisine === conversation.cuisine && conversation.shown.length > 0;
}
