// "I know the Gijón. When does it close?": who goes on to ask about a place that they know wants no other.
import type { Sentence } from './sentence.ts';

/** The sentence names a place, and a later one asks something of it. */
export const isIntroduced = (sentences: readonly Sentence[], { from, to, chunks }: Sentence): boolean =>
  chunks.some(({ name }) => name !== undefined) &&
  sentences.some((each) => each.from >= to && each.from > from && each.phrases.some(({ family }) => family === 'ask'));

/** Such a sentence says of no place that it is known too well. */
export const withoutIntroductions = (sentences: readonly Sentence[]): readonly Sentence[] =>
  sentences.map((sentence) =>
    isIntroduced(sentences, sentence)
      ? { ...sentence, phrases: sentence.phrases.filter(({ meaning }) => meaning !== 'been') }
      : sentence,
  );
