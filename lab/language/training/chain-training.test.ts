import { expect, test } from 'vitest';
import { createReader, createWriter } from '../../../src/nlp/learned/bytes.ts';
import { decode, readChain, writeChain } from '../../../src/nlp/learned/chain.ts';
import { trainChain } from './chain-training.ts';

test('training learns that two tags alternate, which single words cannot tell', () => {
  const words = 6;
  const examples = [0, 1].map((first) => ({
    features: {
      keys: Int32Array.from({ length: words }, (_, word) => (word === 0 ? first : 9)),
      starts: Int32Array.from({ length: words + 1 }, (_, word) => word),
    },
    allowed: Int32Array.from({ length: words }, (_, word) => 1 << ((word + first) % 2)),
  }));
  const trained = trainChain(examples, {
    tags: ['A', 'B'],
    epochs: 60,
    learningRate: 0.3,
    dropout: 0,
    minCount: 1,
    seed: 1,
  });
  const writer = createWriter();
  writeChain(writer, trained, 10_000);
  const chain = readChain(createReader(writer.bytes()));
  expect(Array.from(decode(chain, examples[0]!.features))).toEqual([0, 1, 0, 1, 0, 1]);
  expect(Array.from(decode(chain, examples[1]!.features))).toEqual([1, 0, 1, 0, 1, 0]);
});
