import { expect, test } from 'vitest';
import { loadTagger } from '../../../src/nlp/learned/tagger.ts';
import { type TaggedSentence, trainTagger } from './tagger-training.ts';

const sentence = (text: string, convention?: TaggedSentence['convention']): TaggedSentence => {
  const pairs = text.split(' ').map((pair) => pair.split('/'));
  const words = pairs.map(([word]) => word!);
  const tags = pairs.map(([, tag]) => (tag === '?' ? null : (tag as TaggedSentence['tags'][number])));
  return convention ? { words, tags, convention } : { words, tags };
};

const SENTENCES = [
  'the/DET park/NOUN is/AUX big/ADJ',
  'I/PRON park/VERB the/DET car/NOUN',
  'we/PRON park/VERB a/DET bike/NOUN',
  'a/DET park/NOUN is/AUX green/ADJ',
  'you/PRON walk/VERB the/DET dog/NOUN',
  'the/DET walk/NOUN is/AUX long/ADJ',
].map((text) => sentence(text));

const train = (sentences: readonly TaggedSentence[]) =>
  trainTagger(sentences, { seed: 7, epochs: 12, dropout: 0, lowerCased: 0 });

test('the same word gets the tag that its neighbours ask for', () => {
  const tag = loadTagger(train(SENTENCES));
  expect(tag(['I', 'park', 'the', 'bike'])).toEqual(['PRON', 'VERB', 'DET', 'NOUN']);
  expect(tag(['a', 'park', 'is', 'long'])).toEqual(['DET', 'NOUN', 'AUX', 'ADJ']);
});

test('the same seed gives the same bytes', () => {
  expect(train(SENTENCES)).toEqual(train(SENTENCES));
});

test('a word without a label teaches nothing wrong', () => {
  const tag = loadTagger(train([...SENTENCES, sentence('the/DET park/? is/AUX old/ADJ')]));
  expect(tag(['the', 'park', 'is', 'big'])[1]).toBe('NOUN');
});

test('a convention changes only what its own sentences teach', () => {
  const other = ['this/PRON is/VERB big/ADJ', 'that/PRON is/VERB long/ADJ', 'it/PRON is/VERB green/ADJ'];
  const tag = loadTagger(train([...SENTENCES, ...other.map((text) => sentence(text, 'gsd'))]));
  expect(tag(['the', 'park', 'is', 'big'])[2]).toBe('AUX');
  expect(tag(['that', 'is', 'big'], 'gsd')[1]).toBe('VERB');
});

test('very long input keeps one tag per word', () => {
  const tag = loadTagger(train(SENTENCES));
  expect(tag(Array.from({ length: 1_000 }, () => 'park'))).toHaveLength(1_000);
  expect(tag([])).toEqual([]);
});

test('bytes that were cut off are refused', () => {
  const bytes = train(SENTENCES);
  expect(() => loadTagger(bytes.slice(0, bytes.length >> 1))).toThrow(RangeError);
});
