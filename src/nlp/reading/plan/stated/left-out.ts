// What a list of stops names and nobody could plan as a stop: it is told, and not dropped in silence.
import type { Said } from '../../../../wishes/wish.ts';
import { type Reading, writtenIn } from '../../context.ts';
import { hasStop, hourOf, partOf, type Segment } from './segments.ts';

/**
 * What is listed and is neither read as a stop nor says what one is like: "a rest in the hotel". A sentence of its own tells
 * something else, and so does what stands behind the last stop with no word that goes on with the list.
 */
export function unplaced(reading: Reading, segment: Segment, all: readonly Segment[]): readonly Said[] {
  const { from, to, part, isOrdered, isJoined } = segment;
  const { words } = reading.document;
  const { idle, lead, deed, ofStop, ofWay } = reading.grammar.plans.stated;
  const isWord = ({ norm }: (typeof words)[number]) => /[\p{L}\d]/u.test(norm);
  const begin = words.findIndex((word, at) => at >= from && at < to && isWord(word) && !lead.test(` ${word.norm} `));
  const own = begin < 0 ? [] : words.slice(begin, to).filter(isWord);
  const isTaken = (start: number) =>
    part.sentence.chunks.some(
      (chunk) => (chunk.amount || chunk.name || chunk.when) && chunk.start <= start && start < chunk.end,
    );
  // "A plan from seven:" leads up to the list.
  const isOfPlan = reading.grammar.plans.ofPlan.test(writtenIn(reading, segment));
  const isDeed = own.some(({ norm }) => deed.test(` ${norm} `));
  const isNoun = ({ tag, norm, start }: (typeof own)[number]) =>
    (NOUNS.has(tag) || hourOf(segment) !== undefined) && norm.length > 3 && !isTaken(start) && !idle.test(` ${norm} `);
  const isTold = own.some(({ tag, norm }) => TELLING.has(tag) && !deed.test(` ${norm} `));
  // "Walking distance", "15 min walk" say how far, and name nothing to do.
  const isOfWay = ofWay.test(writtenIn(reading, segment));
  if (
    own.length === 0 ||
    isOfPlan ||
    own.length > MOST_WORDS ||
    isTold ||
    isOfWay ||
    ofStop.test(writtenIn(reading, segment))
  )
    return [];
  const [isAhead, isBehind] = [
    all.some((each) => each.from < from && hasStop(each)),
    all.some((each) => each.from > from && each.part === part && hasStop(each)),
  ];
  const goesOn = isOrdered || isJoined || isBehind || hourOf(segment) !== undefined || partOf(segment) !== undefined;
  const isListed = isDeed || (isAhead && goesOn && own.some(isNoun));
  return isListed ? [within(reading, own[0]!.start, own.at(-1)!.end)] : [];
}
const NOUNS: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);
const TELLING: ReadonlySet<string> = new Set(['VERB', 'AUX', 'PRON']);
const MOST_WORDS = 7;

const within = ({ document: { text } }: Reading, start: number, end: number): Said => ({
  start,
  end,
  text: text.slice(start, end),
});
