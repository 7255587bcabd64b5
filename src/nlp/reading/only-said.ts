// What a message speaks of without looking for it: what another place has, whose something is, when a train leaves, a price
// that is turned down, what is seen from a window.
import { foldAccents } from '../../domain/text.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Condition } from '../../wishes/wish.ts';
import type { Chunk } from './chunks.ts';
import { before, lineOfWords, type Reading, saidOf } from './context.ts';
import { namesWhat } from './negation.ts';
import type { Sense } from './sense.ts';
import type { Sentence } from './sentence.ts';
import { stemsOf } from './text-stems.ts';

/**
 * "A hotel with a car park": what another place has, and no place of its own; a toilet or a locker also with other words between:
 * "a café near the square, with a toilet".
 */
const featureHad = (
  reading: Reading,
  { from: first, chunks }: Sentence,
  { from, senses }: Chunk,
  rest: readonly Sense[],
  isOfHouse = senses.some(isService),
): Sense | undefined =>
  reading.grammar.wishes.having.test(before(reading, first, from)) &&
  chunks.some((other) => other.to <= from && (from - other.to <= 2 || isOfHouse) && isOfPlaces(other))
    ? rest.find(({ type }) => type === 'feature')
    : undefined;

const isService = ({ type, id }: Sense): boolean =>
  type === 'kind' && VOCABULARY.concept('kind', id)?.categories?.[0] === 'local services';

const isOfPlaces = ({ concept, senses }: Chunk): boolean =>
  concept !== undefined || senses.some(({ type, isSold }) => type === 'kind' && !isSold);

/** What a place has that the noun beside it, or "one with", stands for; of fountains in parks only texts could tell. */
export function conditionHad(
  reading: Reading,
  sentence: Sentence,
  chunk: Chunk,
  rest: readonly Sense[],
): Condition | undefined {
  const feature = featureHad(reading, sentence, chunk, rest);
  if (feature) return { attribute: 'feature', operator: 'is', value: feature.id };
  const isOfOne =
    reading.context.topic === 'list' &&
    reading.grammar.wishes.hadByOne.test(before(reading, sentence.from, chunk.from));
  if (!isOfOne) return undefined;
  const value = stemsOf(saidOf(reading, chunk.from, chunk.to).text);
  return { attribute: 'text', operator: 'matches', value };
}

/** "Not just 'we can take the bread off'": words that others are quoted with, and that will not do. */
export function isQuotedAway({ document: { text, words }, grammar }: Reading, { from }: Chunk): boolean {
  const lead = text.slice(0, words[from]?.start ?? 0);
  const opened = OPENED.exec(lead);
  return opened !== null && grammar.wishes.quotedAway.test(lead.slice(0, opened.index + 1));
}
/** A mark behind a blank, and no other one since. */
const OPENED = / ["'“‘«][^"“”«»'‘’]{0,80}$/u;

/** "A view of the palace", "the hotel has no printer": spoken of, and not looked for. */
export function isOnlyMentioned(reading: Reading, sentence: Sentence, chunk: Chunk): boolean {
  const { from: first, chunks, line } = sentence;
  if (!namesWhat(chunk)) return false;
  const { lookedAt, lacking, hadEnough, beforeOrAfter } = reading.grammar.wishes;
  const lead = before(reading, first, chunk.from);
  // «Llevo dos días comiendo bocadillos», "we have been eating sandwiches".
  if (hadEnough.test(lead)) return true;
  const follow = lineOfWords(reading.document.words.slice(chunk.to, chunk.to + 3));
  if (isNotThat(reading, first, chunk) || isWhatItIs(reading, sentence, chunk)) return true;
  if (isHadAlready(reading, lead, chunk) || isMealBound(reading, lead, chunk)) return true;
  const isOther = chunks.some((other) => other !== chunk && namesWhat(other));
  const isWhen =
    beforeOrAfter.test(lead) && reading.context.topic !== 'plan' && !reading.grammar.plans.order.test(line);
  if (isWhen && isEvent(chunk)) return true;
  return isOther && (lookedAt.test(lead) || lacking.test(follow) || isWhen);
}

/** "From three till dinner", «antes de cenar»: a meal that only says when, of a message about something else. */
const isMealBound = ({ grammar, context }: Reading, lead: string, { concept }: Chunk): boolean =>
  concept !== undefined &&
  context.topic !== 'plan' &&
  grammar.mealBound.test(`${lead}${foldAccents(concept.text).toLowerCase()} `);

/** "I already have a hotel", "we're at a hostel in Sol": what somebody has, and needs no more. */
const isHadAlready = ({ grammar: { corrections } }: Reading, lead: string, { concept, senses }: Chunk): boolean =>
  corrections.hasAlready.test(lead) ||
  (corrections.isAt.test(lead) &&
    (concept?.categories.includes('hotels') === true ||
      senses.some(({ type, id }) => type === 'kind' && VOCABULARY.concept('kind', id)?.categories[0] === 'hotels')));

/** "A falafel place isn't really sit-down", "is the first one just sandwiches?": said of what was shown, and not looked for. */
export function isNotThat(
  { grammar, document: { words }, context }: Reading,
  first: number,
  { from, to }: Chunk,
): boolean {
  const { notBeing, asksWhether } = grammar.wishes;
  if (!context.hasShown) return false;
  return (
    notBeing.test(lineOfWords(words.slice(to, to + MOST_BEHIND))) ||
    asksWhether.test(lineOfWords(words.slice(first, from)))
  );
}
const MOST_BEHIND = 5;

/** "El Boquerón is a fish bar! I said vegan": what is wrong with a place that was shown, and nothing to look for. */
function isWhatItIs(
  { grammar, document: { words }, context }: Reading,
  { from: first, isQuestion }: Sentence,
  { from, to, senses }: Chunk,
): boolean {
  const isNeed = senses.some(({ type }) => type === 'diet');
  const { saysWhatItIs, isSaidToBe } = grammar.wishes;
  if (!context.hasShown || isQuestion || isNeed) return false;
  return (
    saysWhatItIs.test(lineOfWords(words.slice(first, from))) ||
    (from - first <= MOST_BEFORE_NAME && isSaidToBe.test(lineOfWords(words.slice(to, to + MOST_BEHIND))))
  );
}
const MOST_BEFORE_NAME = 2;

/** "Mozar opens half nine, so no good": of a place that was shown, and no hour at which another should be open. */
export const isOfStatedHours = (
  { grammar, context, document: { words } }: Reading,
  { from: first, chunks, isQuestion }: Sentence,
  { from }: Chunk,
): boolean =>
  context.hasShown === true &&
  !isQuestion &&
  !chunks.some(namesWhat) &&
  grammar.wishes.statesHours.test(` ${lineOfWords(words.slice(first, from)).trim()} `);

/** What one has a ticket for. */
const isEvent = ({ concept }: Chunk): boolean => concept?.categories.some((each) => EVENTS.has(each)) === true;
const EVENTS: ReadonlySet<string> = new Set(['music halls', 'theatres', 'cinemas', 'sports']);

/** "With my school", "our dentist says": whose it is is known, and it is not looked for. */
export const isCircumstance = (
  { document: { words }, grammar }: Reading,
  { line }: Sentence,
  { from }: Chunk,
  { type, isSold }: Sense,
): boolean =>
  type === 'kind' && !isSold && grammar.wishes.mine.has(words[from - 1]?.norm ?? '') && !grammar.buying.test(line);

/** "My train leaves at eight": the hour of the train is that of no door. */
export const isOfDeparture = (reading: Reading, { from: first }: Sentence, { from, to }: Chunk): boolean =>
  reading.grammar.wishes.departure.test(before(reading, first, from, 5)) || isDue(reading, first, { from, to });

/** "I have to be at the airport at four", «a las 6 salgo para la T4»: somebody is expected, and visits nothing. */
function isDue({ document: { words }, grammar: { corrections } }: Reading, first: number, { from, to }: Span): boolean {
  const lead = lineOfWords(words.slice(Math.max(first, from - LONGEST_DUE), from));
  return corrections.due.test(lead) || corrections.dueAfter.test(lineOfWords(words.slice(to, to + LONGEST_DUE)));
}
const LONGEST_DUE = 9;
type Span = Pick<Chunk, 'from' | 'to'>;

/** "I retired on Monday", «he llegado esta mañana»: told, and over. */
export const isOfPast = (reading: Reading, { from }: Chunk): boolean =>
  reading.grammar.wishes.past.test(before(reading, 0, from, 4)) ||
  reading.grammar.wishes.ongoing.test(before(reading, 0, from + 1, 7));

/** "Not those 18 euro cocktails": no bound, and no cocktails; something that costs less. */
export const isPriceRefused = (reading: Reading, { from: first }: Sentence, { from }: Chunk): boolean =>
  reading.grammar.wishes.refusedPrice.test(before(reading, first, from));

export const isAtRefusedPrice = (reading: Reading, sentence: Sentence, { from, to }: Chunk): boolean =>
  sentence.chunks.some(
    (other) =>
      other.amount?.kind === 'money' &&
      (other.to === from || (other.from >= to && other.from <= to + 1)) &&
      isPriceRefused(reading, sentence, other),
  );

/** "Without paying more than 20", «sin gastar más de 20»: a bound, and nothing for free. */
export const isOnlyLittle = ({ document: { words }, grammar }: Reading, { to }: Chunk): boolean =>
  grammar.wishes.spentAfter.test(lineOfWords(words.slice(to - 1, to + 2)));
