// Changes of a list that was changed elsewhere meanwhile, and an order as it will be.
import { expect, test, vi } from 'vitest';
import { ApiError } from '../../api-client/client.ts';
import { changed, type Keeper, type ListView, moved } from './lists.ts';

vi.mock('./session.ts', () => ({ api: {} }));

const refusal = (code: string) => new ApiError(409, 'refused', undefined, undefined, code);

function keeperAt(version: number, code = 'list/changed') {
  const sent: number[] = [];
  const list: ListView = { name: 'Sunday', version, entries: [] };
  const keeper: Keeper<ListView> = {
    read: async () => list,
    patch: async (body) => {
      sent.push(body.version);
      if (body.version !== version) throw refusal(code);
      return { ...list, version: version + 1, name: body.name ?? list.name };
    },
  };
  return { keeper, sent };
}

test('a change that was overtaken is made again for the newer version', async () => {
  const { keeper, sent } = keeperAt(7);
  expect(await changed(keeper, 5, { name: 'Monday' })).toMatchObject({ name: 'Monday', version: 8 });
  expect(sent).toEqual([5, 7]);
});

test('any other refusal is told and not repeated', async () => {
  const { keeper, sent } = keeperAt(7, 'list/read-only');
  await expect(changed(keeper, 5, { name: 'Monday' })).rejects.toThrow('refused');
  expect(sent).toEqual([5]);
});

test.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 1, 'abcd'],
  [2, 3, 'abdc'],
])('the place at %i is moved to %i', (from, to, after) => {
  expect(moved(['a', 'b', 'c', 'd'], from, to).join('')).toBe(after);
});
