// Names: a name counts when its type and both its ends are right (the measure of CoNLL-2002), as written and in small letters.
import { type NameReader, namesFrom } from '../../src/nlp/learned/names.ts';
import { createTally, macroF1, rounded } from './classification-report.ts';
import { type Evaluation, type Figures, needed, someOf } from './evaluation.ts';
import { type NamedSentence, namedSentence } from './examples.ts';
import type { Row } from './rows.ts';

export function evaluateNames(rows: readonly Row[], { learned, now }: Evaluation): Figures {
  const read = needed(learned.names, 'names');
  const sentences = someOf(
    rows.flatMap((row) => namedSentence(row) ?? []),
    'sentences with tokens and ner',
  );
  compare(read, sentences.slice(0, 200)); // warms the compiler up, so that speed is that of a running service
  const startedAt = now();
  const asWritten = compare(read, sentences);
  const seconds = (now() - startedAt) / 1000;
  const inSmallLetters = sentences.map((each) => ({ ...each, words: each.words.map((word) => word.toLowerCase()) }));
  const words = sentences.reduce((sum, each) => sum + each.words.length, 0);
  return { ...asWritten, tokensPerSecond: Math.round(words / seconds), lowerCased: compare(read, inSmallLetters) };
}

function compare(read: NameReader, sentences: readonly NamedSentence[]) {
  const tally = createTally();
  let [agreeing, words] = [0, 0];
  for (const sentence of sentences) {
    const right = namesFrom(sentence.names);
    const given = read(sentence.words);
    const places = new Set(given.map(({ type, first, end }) => `${type} ${first} ${end}`));
    for (const { type } of given) tally.given(type);
    for (const { type, first, end } of right) {
      tally.right(type);
      if (places.has(`${type} ${first} ${end}`)) tally.both(type);
    }
    const typeAt = typesOf(given, sentence.words.length);
    const rightAt = typesOf(right, sentence.words.length);
    agreeing += typeAt.filter((type, at) => type === rightAt[at]).length;
    words += typeAt.length;
  }
  const f1 = tally.report();
  return { accuracy: rounded(agreeing / words), macroF1: macroF1(f1), locF1: f1.LOC?.f1 ?? 0, f1 };
}

function typesOf(
  names: readonly { readonly type: string; readonly first: number; readonly end: number }[],
  words: number,
) {
  const types = new Array<string>(words).fill('O');
  for (const { type, first, end } of names) types.fill(type, first, end);
  return types;
}
