import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Heap } from './heap.ts';

const ascending = (a: number, b: number) => a < b;

test('gives everything back in order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), (numbers) => {
      const heap = new Heap(ascending);
      for (const number of numbers) heap.push(number);
      const drained = Array.from(numbers, () => heap.pop());
      expect(drained).toEqual([...numbers].sort((a, b) => a - b));
      expect(heap.pop()).toBeUndefined();
    }),
    { seed: 4 },
  );
});

test('keeps the largest of many when the first is replaced by whatever is larger', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 5 }), (numbers) => {
      const heap = new Heap(ascending);
      for (const number of numbers) {
        if (heap.size < 5) heap.push(number);
        else if (heap.first! < number) heap.replaceFirst(number);
      }
      expect([...heap.items()].sort((a, b) => b - a)).toEqual([...numbers].sort((a, b) => b - a).slice(0, 5));
    }),
    { seed: 5 },
  );
});
