// Whether a piece of a message is wanted or must be avoided, and whether it is a condition or a wish.

import { LANGUAGES } from '../../domain/language.ts';
import { foldAccents } from '../../domain/text.ts';
import { isMark, type Word } from '../document.ts';
import { compiled } from '../languages/compile.ts';
import type { Opinion } from '../understanding.ts';
import type { Chunk } from './chunks.ts';
import { before, lineOfWords, type Reading } from './context.ts';
import { isAskedInTheNegative, isJudged, isNamedAgain } from './remarks.ts';
import type { Sentence } from './sentence.ts';

/** The polarity of each chunk of a sentence: a list shares the negation of its first member. */
export function avoidedIn(reading: Reading, sentence: Sentence): ReadonlySet<Chunk> {
  const avoided = new Set<Chunk>();
  const refusedUpTo = endOfRefused(reading, sentence);
  const isAgain = isNamedAgain(reading, sentence);
  let last: Chunk | undefined;
  for (const chunk of sentence.chunks) {
    if (isSpoken(reading, sentence, chunk)) continue;
    const isShared =
      last &&
      avoided.has(last) &&
      isListed(reading, last, chunk) &&
      !reading.grammar.negation.test(` ${reading.document.words[chunk.from]!.norm} `) &&
      !isRefusedAfter(reading, last) &&
      !isRefusedBehind(reading, last) &&
      !isCorrected(reading, last, chunk) &&
      !isWantedAnew(reading, last, chunk) &&
      !reading.grammar.wishes.askedBehind.test(followOf(reading, chunk)) &&
      !isIndifferent(reading, sentence, chunk);
    const isOfRefused = last !== undefined && avoided.has(last) && saysWhich(reading, last, chunk);
    const isComplained =
      ((isAgain || chunk.to <= refusedUpTo) && (namesWhat(chunk) || isFood(chunk))) ||
      isJudged(reading, sentence, chunk);
    if (isNegated(reading, sentence, chunk) || isShared || isOfRefused || isComplained) avoided.add(chunk);
    last = chunk;
  }
  return avoided;
}

/** "Japanese and vegan is not what I asked for": all that stands before is refused. */
function endOfRefused({ document: { words }, grammar }: Reading, { from, chunks }: Sentence): number {
  const end = chunks.findLast(({ to }) =>
    grammar.corrections.notWanted.test(lineOfWords(words.slice(to, to + 10))),
  )?.to;
  return end ?? from;
}

/** «Nada de souvenirs chinos», "not a hostel with shared bathrooms": what is said of the refused noun. */
const saysWhich = (reading: Reading, noun: Chunk, chunk: Chunk): boolean =>
  (!reading.grammar.modifierFirst && noun.to === chunk.from && namesWhat(noun) && !chunk.name && !chunk.when) ||
  isHadBy(reading, noun, chunk);

/** "They speak no Spanish", «no hablan español»: a language, and no kitchen. */
export const isSpoken = (reading: Reading, sentence: Sentence, chunk: Chunk): boolean =>
  chunk.senses.some(({ type }) => type === 'cuisine') &&
  reading.grammar.spoken.test(before(reading, sentence.from, chunk.from));

function isNegated(reading: Reading, sentence: Sentence, chunk: Chunk): boolean {
  const { grammar, document } = reading;
  const lead = leadOf(reading, sentence, chunk);
  if (isIndifferent(reading, sentence, chunk) || isAskedInTheNegative(reading, sentence, chunk)) return false;
  if (!isOfPrice(chunk) && grammar.wishes.notTooMuch.test(lead)) return true;
  if (grammar.notNegation.test(lead) || grammar.corrections.notOnly.test(lead)) return false;
  if (
    grammar.negation.test(lead) ||
    grammar.dropping.test(lead) ||
    (!asksOut(reading, sentence) && grammar.corrections.none.test(lead))
  )
    return true;
  if (namesWhat(chunk) && grammar.wishes.lessLiked.test(before(reading, sentence.from, chunk.from, LONGEST_PREFERENCE)))
    return true;
  if (isEaten(chunk) && isEatenBefore(reading, sentence, chunk)) return true;
  // «Aparte de bares»: the preposition is part of what the vocabulary has.
  const [first] = document.words.slice(chunk.from);
  if (grammar.genitive.has(first!.norm) && grammar.negation.test(`${lead}${first!.norm} `)) return true;
  if (grammar.negation.test(withoutAdjective(reading, chunk, lead))) return true;
  if (isRefusedAfter(reading, chunk)) return true;
  if (namesWhat(chunk) && isRefusedBehind(reading, chunk)) return true;
  return isFood(chunk) && (grammar.negationAfter?.test(followOf(reading, chunk)) ?? false);
}

const LONGEST_PREFERENCE = 12;

/** "¿Ningún museo cerca?" asks for one. */
const asksOut = ({ document: { words, text } }: Reading, { to }: Sentence): boolean =>
  /^\s*\?/u.test(text.slice(words[to - 1]?.end ?? 0)) || words[to - 1]?.norm === '?';

/** What a list shares stands before it: "gym no, spa maybe" refuses the gym alone. */
const isRefusedAfter = (reading: Reading, chunk: Chunk): boolean =>
  (namesWhat(chunk) || isDiet(chunk) || chunk.senses.some(({ type }) => type === 'feature')) &&
  isRefusedBy(followOf(reading, chunk));

/** "Mexican doesn't fit. Something Spanish": nothing behind it shares that. */
const isRefusedBehind = (reading: Reading, chunk: Chunk): boolean =>
  reading.grammar.refusedBehind.test(followOf(reading, chunk, LONGEST_FOLLOW));

const LONGEST_FOLLOW = 4;

const followOf = ({ document: { words } }: Reading, { to }: Chunk, most = 2): string =>
  ` ${words
    .slice(to, to + most)
    .map(({ norm }) => norm)
    .join(' ')} `;

export const isRefusedBy = (follow: string): boolean => REFUSED_AFTER.test(follow);
/** "Argentinian no, we have that at home", of either language; "sushi, no?" asks. */
const REFUSED_AFTER = /^ no (?:[,.;!:]|thanks|gracias|please|porfa|$)/;

/** "We had paella yesterday, something else today": no paella. The verb may be a word for restaurants, over which nothing else reaches. */
function isEatenBefore({ grammar, document: { words, text } }: Reading, { from }: Sentence, chunk: Chunk): boolean {
  const { before: told, beforeDated, after, otherwise } = grammar.wishes.eaten;
  if (!otherwise.test(foldAccents(text))) return false;
  const lead = lineOfWords(words.slice(Math.max(from, chunk.from - MOST_LEAD), chunk.from));
  const follow = lineOfWords(words.slice(chunk.to, chunk.to + MOST_FOLLOWING));
  return told.test(lead) || (beforeDated.test(lead) && after.test(follow));
}
const MOST_LEAD = 8;
const MOST_FOLLOWING = 4;

/** The words of the clause before a chunk. */
const leadOf = (reading: Reading, sentence: Sentence, chunk: Chunk): string =>
  before(reading, clauseStart(reading, sentence, chunk.from), chunk.from, 8);

/** "It need not be cheap", "no hace falta que tenga terraza": neither asked for nor turned down. */
export function isIndifferent(reading: Reading, sentence: Sentence, chunk: Chunk): boolean {
  const { indifferent, indifferentAfter, unminded } = reading.grammar.wishes;
  const lead = leadOf(reading, sentence, chunk);
  const { notOnly, notAsked } = reading.grammar.corrections;
  // "Not all veggie places": some may be. Of kinds of place it means that others are wanted as well.
  if (isDiet(chunk) && notOnly.test(lead)) return true;
  if (!notOnly.test(lead) && isSaidOfPlaces(chunk) && reading.context.hasShown && notAsked.test(lead)) return true;
  if (isSaidOfPlaces(chunk) && reading.grammar.corrections.evenIf.test(lead)) return true;
  if (isStricterDiet(sentence, chunk) && reading.grammar.negation.test(lead)) return true;
  if (chunk.senses.some(isOfCompany) && reading.grammar.wishes.nobodyComes.test(lead)) return true;
  const isSaidBefore = indifferent.test(lead) || (!namesWhat(chunk) && unminded.test(lead));
  return isSaidBefore || (!namesWhat(chunk) && indifferentAfter.test(followOf(reading, chunk, LONGEST_FOLLOW)));
}

/** A kind or a quality, and no hour, name or price. */
const isSaidOfPlaces = ({ when, name, amount }: Chunk): boolean => !when && !name && !amount;

const isDiet = ({ senses, inner = [] }: Chunk): boolean =>
  [...senses, ...inner].some(({ type, id }) => type === 'diet' || (type === 'cuisine' && DIETARY.has(id)));
const DIETARY: ReadonlySet<string> = new Set(['vegan', 'vegetarian']);

const dietsOf = ({ senses, inner = [] }: Chunk): readonly string[] => [...senses, ...inner].map(({ id }) => id);

/** "Not vegan, just vegetarian": whoever eats the one is not against places for the other. */
const isStricterDiet = ({ chunks }: Sentence, chunk: Chunk): boolean =>
  dietsOf(chunk).includes('vegan') &&
  chunks.some((other) => other !== chunk && dietsOf(other).includes('vegetarian') && !dietsOf(other).includes('vegan'));

/** "There are no children": nobody is against them. */
const isOfCompany = ({ type, id }: Chunk['senses'][number]): boolean =>
  type === 'feature' && (id === 'children' || id === 'dogs');

export const namesWhat = ({ concept, senses }: Chunk): boolean =>
  concept !== undefined || senses.some(({ type }) => NOUNS.has(type));
const NOUNS: ReadonlySet<string> = new Set(['kind', 'cuisine', 'dish']);

const isOfPrice = ({ senses }: Chunk): boolean => senses.some(({ type }) => type === 'price');

const isFood = ({ senses }: Chunk): boolean => senses.some(({ type }) => FOODS.has(type));
const FOODS: ReadonlySet<string> = new Set(['allergen', 'dish', 'diet']);

/** "No raw fish", "without fried food": an adjective that means nothing to us stands before what is turned down. */
function withoutAdjective({ document: { words } }: Reading, { from }: Chunk, lead: string): string {
  const adjective = words[from - 1];
  return adjective?.tag === 'ADJ' ? lead.slice(0, -adjective.norm.length - 1) : '';
}

/** A negation does not reach over "but" or a comma before a new noun phrase. */
function clauseStart({ document: { words }, grammar }: Reading, sentence: Sentence, at: number): number {
  const { bounds, allBut } = grammar.wishes;
  for (let index = at - 1; index >= sentence.from; index--) {
    const word = words[index]!.norm;
    const isLinking = bounds.has(word) && !allBut.has(words[index - 1]?.norm ?? '');
    const isBound = isLinking || MARKS.has(word) || sentence.chunks.some(({ to }) => to === index + 1);
    if (isBound) return index + 1;
  }
  return sentence.from;
}
const MARKS: ReadonlySet<string> = new Set([',', ':']);

/** "Nuts, eggs or fish": nothing but list words between two chunks. "No raw fish, dinner ideas?" lists no dinner. */
function isListed({ grammar, document: { words } }: Reading, last: Chunk, chunk: Chunk): boolean {
  if (isEaten(last) && !isEaten(chunk) && chunk.concept) return false;
  const between = words.slice(last.to, chunk.from).map(({ norm }) => norm);
  // "Nothing fancy, a simple hostel", "no stairs and a terrace": another noun phrase begins.
  if (between.length === 2 && !grammar.wishes.nor.has(between[0]!) && grammar.indefinite.has(between[1]!)) return false;
  // "Not Starbucks, wifi": what has nothing in common shares no negation, unless a word says so.
  if (sortOf(last) !== sortOf(chunk) && !between.some((word) => grammar.wishes.nor.has(word))) return false;
  return between.length > 0 && between.length <= 3 && between.every((word) => grammar.listed.test(word));
}

/** "Not a hostel with shared bathrooms": what the refused place would have is refused with it. */
export function isHadBy({ grammar, document: { words } }: Reading, noun: Chunk, chunk: Chunk): boolean {
  const [having, ...between] = words.slice(noun.to, chunk.from);
  return (
    namesWhat(noun) && having !== undefined && grammar.having.has(having.norm) && between.length <= MOST_ADJECTIVES
  );
}
const MOST_ADJECTIVES = 1;

const isEaten = ({ senses }: Chunk): boolean => senses.some(({ type }) => type === 'allergen' || type === 'dish');

/** What a chunk is of, as far as members of one list have it in common. */
function sortOf(chunk: Chunk): string {
  if (chunk.name || chunk.when || chunk.amount) return chunk.name ? 'name' : chunk.when ? 'when' : 'amount';
  return namesWhat(chunk) || isFood(chunk) ? 'what' : 'manner';
}

/** "Not malls, markets": the second takes the place of the first. */
const isCorrected = ({ grammar, document: { words } }: Reading, last: Chunk, chunk: Chunk): boolean =>
  grammar.correcting.has(words[last.from - 1]?.norm ?? '') &&
  words.slice(last.to, chunk.from).every((word) => word.norm === ',') &&
  [last, chunk].every(({ senses, concept }) => concept && senses.every(({ type }) => type !== 'allergen'));

/** "Tired of tapas, something hearty": what follows "something" is wanted. */
const isWantedAnew = ({ grammar, document: { words } }: Reading, last: Chunk, chunk: Chunk): boolean =>
  grammar.wishes.anew.test(lineOfWords(words.slice(last.to, chunk.from)));

/** "A terrace, if possible", "a poder ser": mild are the words between the same commas, or those before them. */
export function isSoftAt(reading: Reading, sentence: Sentence, at: number): boolean {
  const { grammar, document } = reading;
  if (!grammar.softener.test(sentence.line)) return false;
  const parts = partsOf(document.words, sentence);
  const isMild = ([from, to]: Part) =>
    grammar.softener.test(
      ` ${document.words
        .slice(from, to)
        .map(({ norm }) => norm)
        .join(' ')} `,
    );
  const isEmpty = ([from, to]: Part) => !sentence.chunks.some((chunk) => chunk.from >= from && chunk.from < to);
  const own = parts.findIndex(([from, to]) => at >= from && at < to);
  const part = parts[own];
  if (!part || isMild(part)) return part !== undefined && isNextToMild(reading, sentence, part, at);
  const [before, after] = [parts[own - 1], parts[own + 1]];
  return (
    (after !== undefined && isEmpty(after) && isMild(after)) ||
    (own === 1 && before !== undefined && isEmpty(before) && isMild(before))
  );
}

/**
 * "Vegan and at most 25 euros and if possible near Sol": in a long part without commas the word only means what stands behind
 * it, or, where nothing does, what stands directly before.
 */
function isNextToMild({ grammar, document: { words } }: Reading, { chunks }: Sentence, [from, to]: Part, at: number) {
  const inside = chunks.filter((chunk) => chunk.from >= from && chunk.from < to);
  const lineTo = (end: number) => lineOfWords(words.slice(from, end));
  const isBehind = (chunk: Chunk) => grammar.softener.test(lineTo(chunk.from));
  if (inside.some(isBehind)) return inside.some((chunk) => chunk.from <= at && at < chunk.to && isBehind(chunk));
  const last = inside.at(-1);
  return last === undefined || (at >= last.from && at < last.to);
}

type Part = readonly [from: number, to: number];

/** A sentence cut at its commas. */
function partsOf(words: readonly Word[], { from, to }: Sentence): readonly Part[] {
  const cuts = Array.from({ length: to - from }, (_, offset) => from + offset).filter((at) => words[at]!.norm === ',');
  const starts = [from, ...cuts.map((at) => at + 1)];
  return starts.map((start, at) => [start, cuts[at] ?? to]);
}

/** Somebody must not eat what stands in this sentence. */
export const isIntolerance = (reading: Reading, sentence: Sentence): boolean =>
  reading.grammar.intolerance.test(sentence.line) || isFurtherNeed(reading, sentence);

/** "And gluten too", of somebody who has told that they must not eat eggs: nothing else is said of it. */
export function isFurtherNeed(
  { context, document: { words }, grammar }: Reading,
  { from, to, chunks }: Sentence,
): boolean {
  if (!context.hasNeeds) return false;
  const foods = chunks.filter(({ senses }) => senses.some(({ type }) => type === 'allergen'));
  return (
    foods.length > 0 &&
    words.every(
      (word, at) =>
        at < from ||
        at >= to ||
        isMark(word) ||
        grammar.wishes.furtherNeed.has(word.norm) ||
        foods.some((food) => at >= food.from && at < food.to),
    )
  );
}

/** The opinion stage heard a refusal inside a search, "not a bar", "nada de pescado": it is no taste. */
export const isRefusal = ({ polarity, reason }: Opinion): boolean =>
  (polarity ?? 0) < 0 &&
  (REFUSAL.test(reason) ||
    LANGUAGES.some((language) => compiled(language).pack.opinionForms.refusedInSearch.test(reason)));
const REFUSAL = /^(?:not wanted|excepted|something else|neither|nothing less)/;
