// Words that tell the weather and wish for nothing: "it's pouring outside" wants no place in the open.
import type { Chunk } from './chunks.ts';
import type { Sense } from './sense.ts';
import type { Sentence } from './sentence.ts';

export const isOfWeather = (
  { phrases }: Sentence,
  chunk: Pick<Chunk, 'from' | 'to'>,
  senses: readonly Sense[],
): boolean =>
  senses.length > 0 &&
  senses.every(({ id }) => id === 'outdoors') &&
  phrases.some(({ family, from, to }) => family === 'weather' && from <= chunk.from && chunk.to <= to);
