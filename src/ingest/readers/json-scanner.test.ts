import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonRecords } from './json-records.ts';

async function* inPieces(text: string, size: number): AsyncIterable<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function records(text: string, size: number, ...names: string[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const record of jsonRecords(inPieces(text, size), names)) found.push(record);
  return found;
}

test('finds the same records as JSON.parse, however the text is cut', async () => {
  const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue()), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(
      rows,
      fc.jsonValue(),
      fc.integer({ min: 1, max: 40 }),
      fc.boolean(),
      async (list, other, size, pretty) => {
        const text = JSON.stringify({ before: other, features: list, after: [{ a: 1 }] }, null, pretty ? 1 : 0);
        expect(await records(text, size, 'features')).toEqual(JSON.parse(JSON.stringify(list)));
      },
    ),
    { seed: 7 },
  );
});

test('a file that is an array itself is read as it is', async () => {
  expect(await records('[{"a": "]}"}, {"b": [1]}]', 3, 'features')).toEqual([{ a: ']}' }, { b: [1] }]);
});

test('a text that ends early or holds no such array is refused', async () => {
  await expect(records('{"features": [{"a": 1}', 5, 'features')).rejects.toThrow('ends in the middle');
  await expect(records('{"elements": []}', 5, 'features')).rejects.toThrow('no array named "features"');
});
