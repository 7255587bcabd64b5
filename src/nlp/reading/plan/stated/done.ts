// What a stop is for where no kind of place is named: "a gentle stroll", "something quiet", "somewhere to sit and read".
import { must, type Wish } from '../../../../wishes/wish.ts';
import { type Reading, writtenIn } from '../../context.ts';
import type { Segment } from './segments.ts';

/** @param like what the stop is to be like */
export function doneIn(reading: Reading, segment: Segment, like: readonly Wish[]): Wish | undefined {
  const { anyThing, quiet, walked, ofWay } = reading.grammar.plans.stated;
  const line = writtenIn(reading, segment);
  // A walk is a stop where people walk about, next to what comes before it.
  if (walked.test(line) && !ofWay.test(line)) return PARK;
  // "I want something like this on Friday:" leads up to the list.
  const isIntroduction = reading.document.words[segment.to]?.surface === ':';
  if (!anyThing.test(line) || isIntroduction) return undefined;
  return quiet.test(line) || like.some(({ value }) => value === 'quiet') ? GARDEN : WALKED;
}
const PARK = must({ attribute: 'category', operator: 'is', value: 'parks' });
/** "Something gentle": somewhere to sit in the open, where nothing better is said. */
const GARDEN = must({ attribute: 'category', operator: 'is', value: 'gardens' });
/** What there is to see. */
export const WALKED = must({ attribute: 'category', operator: 'is', value: 'tourist attractions' });
