// What tells of the asker and is no condition on a place: where somebody is from, and how long there is time.
import { placeNames } from '../learned/place-names.ts';
import type { Chunk } from './chunks.ts';
import { before, lineOfWords, type PlacedReference, type Reading } from './context.ts';
import { overlaps, type Sentence } from './sentence.ts';

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

/** "We come from Toledo", a city that a street is called after: nobody sets out there, or wants to go there. */
export function withoutOrigins<Part extends { readonly references: readonly PlacedReference[] }>(
  { document: { words }, grammar }: Reading,
  parts: readonly Part[],
): readonly Part[] {
  const folded = words.map((word) => word.folded);
  const isOrigin = ({ reference, from, to }: PlacedReference): boolean =>
    reference.kind === 'name' &&
    folded.slice(from, to).some((_, at) => placeNames.lengthAt(folded, from + at) > 0) &&
    grammar.plans.comingFrom.test(
      lineOfWords(words.slice(Math.max(0, from - ORIGIN_WORDS), from).filter(({ norm }) => /\p{L}/u.test(norm))),
    );
  const areAny = parts.some(({ references }) => references.some(isOrigin));
  return areAny
    ? parts.map((part) => ({ ...part, references: part.references.filter((each) => !isOrigin(each)) }))
    : parts;
}
const ORIGIN_WORDS = 9;

/** "What does it cost for an American?" wants no kitchen. */
export const isOfCitizen = ({ phrases }: Sentence, chunk: Chunk): boolean =>
  phrases.some((phrase) => phrase.family === 'citizen' && overlaps(phrase, chunk));
