// What tells of the asker and is no condition on a place: where somebody is from, and how long there is time.
import type { Chunk } from './chunks.ts';
import { before, lineOfWords, type Reading } from './context.ts';
import type { Sentence } from './sentence.ts';

/** "I'm American": where somebody is from, and not what is eaten, unless a kitchen or a place stands behind. */
export function isOrigin(reading: Reading, { from: first, chunks }: Sentence, { from, to }: Chunk): boolean {
  const { beingPerson, personBehind } = reading.grammar.wishes;
  const behind = lineOfWords(reading.document.words.slice(to, to + 2));
  if (personBehind.test(behind)) return true;
  if (!beingPerson.test(` ${before(reading, first, from).trim()} `)) return false;
  return !chunks.some(
    (other) => other.from === to && (other.concept !== undefined || other.senses.some(({ type }) => type === 'kind')),
  );
}

/** "I have until nine": the asker's time, and not the hour until which doors must be open. */
export const isOwnTime = (reading: Reading, { from: first }: Sentence, { from, when }: Chunk): boolean =>
  when?.toMin !== undefined &&
  when.fromMin === undefined &&
  reading.grammar.wishes.ownTime.test(` ${before(reading, first, from).trim()} `);
