// The network on made-up messages: it learns which class is the main one and which hold beside it, from examples that tell
// all classes and from examples that tell only some of which one holds.
import { expect, test } from 'vitest';
import { seededRandom } from '../../../src/math/random.ts';
import { createReader, createWriter } from '../../../src/nlp/learned/bytes.ts';
import { classProbabilities, readNetwork, writeNetwork } from '../../../src/nlp/learned/network.ts';
import { type NetworkExample, trainNetwork } from './network-training.ts';

const CLASSES = ['ask', 'tell', 'greet'];
/** Features 1 to 3 say the class, 10 to 29 say nothing. */
const random = seededRandom(7);
const noisy = (...features: number[]) =>
  Int32Array.from([...features, ...Array.from({ length: 3 }, () => 10 + Math.floor(random.next() * 20))]);
const whole = (classes: number[]): NetworkExample => ({
  keys: noisy(...classes.map((c) => c + 1)),
  ...{ classes, kind: 'all', weight: 1 },
});
const examples: NetworkExample[] = Array.from({ length: 400 }, (_, at) => whole([[0], [1], [2], [0, 1]][at % 4]!));
const options = {
  ...{ classes: CLASSES, hidden: 16, epochs: 12, learningRate: 0.1 },
  ...{ dropout: 0.1, hiddenDropout: 0.1, minCount: 2, seed: 1 },
};

function shipped(of: readonly NetworkExample[], maxBytes = 100_000) {
  const writer = createWriter();
  writeNetwork(writer, trainNetwork(of, options), maxBytes);
  return { bytes: writer.bytes(), network: readNetwork(createReader(writer.bytes())) };
}

test('the main class and the classes that hold beside it', () => {
  const { network } = shipped(examples);
  const both = classProbabilities(network, noisy(1, 2));
  expect(both.main[0]).toBeGreaterThan(0.7);
  expect(both.each[0]).toBeGreaterThan(0.6);
  expect(both.each[1]).toBeGreaterThan(0.6);
  expect(both.each[2]).toBeLessThan(0.2);
  const alone = classProbabilities(network, noisy(3));
  expect(alone.main[2]).toBeGreaterThan(0.8);
  expect(alone.each[0]).toBeLessThan(0.2);
  expect(alone.main.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
});

test('an example that tells only which classes are possible takes the share from the others', () => {
  const coarse = examples.map(
    ({ keys, classes, ...rest }): NetworkExample =>
      classes.includes(2) ? { keys, classes, ...rest } : { keys, classes: [0, 1], kind: 'one of', weight: 1 },
  );
  const { network } = shipped(coarse);
  const { main } = classProbabilities(network, noisy(1));
  expect(main[0]! + main[1]!).toBeGreaterThan(0.85);
});

test('what does not fit in the budget is left out, the features that say little first', () => {
  const { bytes, network } = shipped(examples, 900);
  expect(bytes.length).toBeLessThanOrEqual(900);
  expect(classProbabilities(network, noisy(3)).main[2]).toBeGreaterThan(0.8);
});

test('the same seed gives the same bytes', () => {
  expect(shipped(examples).bytes).toEqual(shipped(examples).bytes);
});

test('an artifact that is cut off says so', () => {
  const { bytes } = shipped(examples.slice(0, 40));
  expect(() => readNetwork(createReader(bytes.subarray(0, bytes.length - 9)))).toThrow(RangeError);
});
