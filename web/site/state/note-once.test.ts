import { expect, test } from 'vitest';
import { noteOnce } from './note-once.ts';

const UNKNOWN = 'We do not know yet what is to your liking, so this is what is near.';
const item = (id: string, explanation?: string) => ({ id, ...(explanation !== undefined && { explanation }) });

test('what all explanations say alike at their end is said once', () => {
  const items = [item('a', `80 m away. ${UNKNOWN}`), item('b'), item('c', `Open now, 200 m away. ${UNKNOWN}`)];
  expect(noteOnce(items)).toEqual({
    note: UNKNOWN,
    items: [item('a', '80 m away.'), item('b'), item('c', 'Open now, 200 m away.')],
  });
});

test.each([
  ['the last sentences differ', [item('a', 'Near. It is open.'), item('b', 'Near. It is shut.')]],
  ['a place has one sentence only', [item('a', 'Near.'), item('b', 'Near.')]],
  ['there is one place', [item('a', `Near. ${UNKNOWN}`)]],
  ['nothing is explained', [item('a'), item('b')]],
])('nothing is taken out where %s', (_, items) => expect(noteOnce(items)).toEqual({ note: '', items }));
