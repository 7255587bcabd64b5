// Conditions on places that one chunk of a message states.
import type { Category } from '../../domain/category.ts';
import type { Language } from '../../domain/language.ts';
import { overlap } from '../../domain/span.ts';
import { foldAccents } from '../../domain/text.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { INSTEAD } from '../../vocabulary/categories.ts';
import { type Condition, must, type Said, WHAT, type Wish } from '../../wishes/wish.ts';
import type { Reference } from '../frame.ts';
import { grammarOf } from '../languages/grammars.ts';
import type { ConceptMention } from '../understanding.ts';
import type { Chunk } from './chunks.ts';
import { conditionsOf } from './conditions.ts';
import { before, lineOfWords, type Reading, saidOf } from './context.ts';
import { isEatenGladly } from './eaten-gladly.ts';
import { isOfOthers } from './judged.ts';
import {
  avoidedIn,
  isFurtherNeed,
  isHadBy,
  isIndifferent,
  isIntolerance,
  isRefusal,
  isSoftAt,
  isSpoken,
  namesWhat,
} from './negation.ts';
import { isNotThat } from './only-said.ts';
import { isOnlyStory, isRefusedInWords } from './only-story.ts';
import { isMissing, isRemarked } from './remarks.ts';
import type { Sentence } from './sentence.ts';

/** Qualities that are a matter of degree or of taste: preferred, not required. */
export const SOFT: ReadonlySet<string> = new Set([
  'quiet',
  'romantic',
  'lively',
  'traditional',
  'modern',
  'fancy',
  'casual',
  'healthy',
  'instagrammable',
  'cosy',
  'shade',
  'laptop',
  'design',
  'historic',
  'power_sockets',
  'air_conditioning',
  'view',
  'alcohol_free',
  'independent',
  'mature_crowd',
  'clean',
  'handmade',
  'seating',
  'counter',
  'level_ground',
  'no_appointment',
]);

interface SentenceWishes {
  readonly wishes: readonly Wish[];
  /** What may be so or not: asked for before, it is given up. */
  readonly indifferent?: readonly Wish[];
  /** The chunks they come from, in step with `wishes`. */
  readonly sources: readonly Chunk[];
}

/** "The gluten is the most important" tells what matters to the asker, and of no place that it is famous. */
const isWeight = (reading: Reading, { isQuestion, from }: Sentence, { senses, from: at }: Chunk): boolean =>
  !isQuestion &&
  senses.some(({ type, id }) => type === 'fame' && id !== 'hidden') &&
  reading.grammar.wishes.weighs.test(before(reading, from, at));

/** @param isTaken chunks that a question, a reference or a taste has claimed */
export function wishesIn(reading: Reading, sentence: Sentence, isTaken: (chunk: Chunk) => boolean): SentenceWishes {
  const avoided = avoidedIn(reading, sentence);
  const isIntolerant = isIntolerance(reading, sentence);
  const isFurther = isFurtherNeed(reading, sentence);
  const wishes: Wish[] = [];
  const sources: Chunk[] = [];
  const indifferent: Wish[] = [];
  for (const chunk of sentence.chunks) {
    if (isTaken(chunk) || isPartOfRefused(reading, sentence, chunk, avoided) || isSpoken(reading, sentence, chunk))
      continue;
    if (isRemarked(reading, sentence, chunk) || isWeight(reading, sentence, chunk)) continue;
    if (avoided.has(chunk) && isOfDislikedKind(reading, sentence, chunk)) continue;
    const isEaten = !isFurther && isEatenGladly(reading, sentence, chunk);
    const intolerance = isIntolerant && !isEaten;
    if (isIndifferent(reading, sentence, chunk)) {
      indifferent.push(...conditionsOf(reading, sentence, chunk, false, intolerance).map((each) => must(each)));
      continue;
    }
    const isClosed = isOfClosing(reading, sentence, chunk);
    const isAvoided =
      (avoided.has(chunk) && !isEaten && !isMissed(reading, sentence, chunk)) ||
      isRefused(reading, chunk) ||
      isClosed ||
      isRefusedInWords(chunk, reading.story);
    if (!isAvoided && isOnlyStory(chunk, reading.story) && !isOfTaste(sentence) && !isFondOf(reading, sentence, chunk))
      continue;
    const said = saidOf(reading, chunk.from, chunk.to);
    // Noise and chains that are refused have become what is wanted instead.
    const isTurned = isAvoided && chunk.senses.some(({ type }) => type === 'noise' || type === 'chain');
    for (const condition of conditionsOf(reading, sentence, chunk, isAvoided, intolerance)) {
      // "No vegan places": what is turned down is the sort, and not all that is called so.
      if (isAvoided && condition.attribute === 'category' && isOfSort(chunk)) continue;
      const isPreferred =
        isSoftAt(reading, sentence, chunk.from) ||
        (condition.attribute === 'feature' && SOFT.has(condition.value)) ||
        condition.attribute === 'fame' ||
        // "Jazz or blues": the first is looked for, the other does as well.
        (condition.attribute === 'text' && wishes.some(({ attribute }) => attribute === 'text'));
      wishes.push(
        isClosed
          ? { ...must(condition), polarity: 'avoid', said }
          : wishOf(condition, isAvoided && !isTurned, isPreferred, said),
      );
      sources.push(chunk);
    }
  }
  return { ...withoutBudgetWord({ wishes, sources }, reading.grammar.wishes.budget), indifferent };
}

/** A diet or a kitchen said with the noun. */
const isOfSort = ({ inner = [] }: Chunk): boolean => inner.some(({ type }) => type === 'diet' || type === 'cuisine');

/** "A falafel place isn't really sit-down": what a place that was shown is not is what it should be. */
const isMissed = (reading: Reading, sentence: Sentence, chunk: Chunk, { chunks, from } = sentence): boolean =>
  isMissing(reading, sentence, chunk) ||
  (chunk.senses.some(({ type }) => type === 'feature') &&
    chunks.some((other) => other.to <= chunk.from && namesWhat(other) && isNotThat(reading, from, other)));

/** "She is obsessed with manga, any shops?": what is sold there is what the shops are looked for. */
const isFondOf = ({ grammar, document }: Reading, { line }: Sentence, { senses }: Chunk): boolean =>
  senses.some(({ isSold }) => isSold) && grammar.fond.test(line) && grammar.buying.test(lineOfWords(document.words));

/** "We love Velázquez, plan tomorrow": what is liked is no mere story. */
const isOfTaste = ({ phrases }: Sentence): boolean => phrases.some(({ family }) => family === 'taste');

/** "Not a hostel with shared bathrooms": the noun behind only says which hostel. */
const isPartOfRefused = (
  reading: Reading,
  { chunks }: Sentence,
  chunk: Chunk,
  avoided: ReadonlySet<Chunk>,
): boolean => {
  const noun = chunks[chunks.indexOf(chunk) - 1];
  return noun !== undefined && avoided.has(noun) && namesWhat(chunk) && isHadBy(reading, noun, chunk);
};

/** "A museum for somebody who hates museums" */
const isOfDislikedKind = ({ document }: Reading, { chunks }: Sentence, { concept }: Chunk): boolean =>
  concept !== undefined &&
  chunks.some((other) => other.concept && other.concept.start < concept.start && sameKind(other.concept, concept)) &&
  isOfOthers(document, concept.start);

const sameKind = (one: ConceptMention, other: ConceptMention): boolean =>
  one.categories.join() === other.categories.join();

/** "A budget of 80 each": the word alone means little money, beside a number it means that number. */
function withoutBudgetWord({ wishes, sources }: SentenceWishes, words: ReadonlySet<string>): SentenceWishes {
  const hasAmount = wishes.some(({ attribute }) => attribute === 'amount');
  const isKept = ({ attribute, said }: Wish) =>
    !(hasAmount && attribute === 'price_level' && words.has(said!.text.toLowerCase()));
  return { wishes: wishes.filter(isKept), sources: sources.filter((_, at) => isKept(wishes[at]!)) };
}

/** What somebody must not eat is avoided however the sentence puts it; a diet is wanted even where it says "no meat". */
function wishOf(condition: Condition, isAvoided: boolean, isPreferred: boolean, said: Said): Wish {
  const isAllergy = condition.attribute === 'allergy';
  // Only what lies outside the centre is ever said so.
  const polarity =
    isAllergy || condition.attribute === 'area' || (isAvoided && AVOIDABLE.has(condition.attribute)) ? 'avoid' : 'want';
  // "Maybe 40 a head" is still what somebody means to spend, and "ideally open on Saturdays" when they mean to come.
  const isMild = isPreferred && !isAllergy && !BINDING.has(condition.attribute);
  return { ...condition, polarity, strength: isMild ? 'prefer' : 'must', said };
}

const BINDING: ReadonlySet<string> = new Set(['area', 'amount', 'open']);

/** What a place may be without; "less than 20 euros" and "not before eight" are conditions of their own. */
const AVOIDABLE: ReadonlySet<string> = new Set([
  'category',
  'kind',
  'cuisine',
  'dish',
  'feature',
  'fame',
  'price_level',
  'text',
]);

/** "Museums closed on Monday", "museos que cierran los lunes": those whose doors stay shut that day. */
const isOfClosing = (reading: Reading, sentence: Sentence, { when, from }: Chunk): boolean =>
  when !== undefined &&
  when.fromMin === undefined &&
  reading.grammar.closing.test(before(reading, sentence.from, from, 4));

/** The opinion stage heard a refusal: "not a bar", "anything but museums". */
function isRefused({ opinions }: Reading, { concept }: Chunk): boolean {
  const opinion = concept && opinions.find((each) => each.concept.start === concept.start);
  return opinion !== undefined && isRefusal(opinion) && /^(?:excepted|something else)/.test(opinion.reason);
}

/**
 * "Somewhere to read that is no library": what a verb implies gives way to what is turned down in words. «Un teatro que no sea
 * un musical», "a play that isn't a musical": what is turned down by another word than its noun is only one sort of it.
 */
export function withoutRefused(wishes: readonly Wish[], language: Language): readonly Wish[] {
  const isAgainst = (one: Wish, other: Wish) =>
    one.polarity === 'want' &&
    other.polarity === 'avoid' &&
    other.attribute === one.attribute &&
    other.value === one.value &&
    other.said?.text.toLowerCase() !== one.said?.text.toLowerCase();
  const isOfSort = (want: Wish, avoid: Wish) => isAgainst(want, avoid) && !isItsNoun(avoid, language);
  const left = wishes.flatMap((wish) =>
    wishes.some((want) => isOfSort(want, wish)) ? withoutItsSort(wish, language) : [wish],
  );
  return left.flatMap((wish) => (left.some((other) => isAgainst(wish, other)) ? insteadOf(wish, left) : [wish]));
}

/** No category is turned down, but its kinds that are called by the word, else those whose texts have it. */
function withoutItsSort({ said, strength, ...wish }: Wish, language: Language): readonly Wish[] {
  const word = foldAccents(said?.text ?? '').toLowerCase();
  // "That is no dinner, we want a restaurant": the meal is no sort of restaurant.
  if (grammarOf(language).meals.some(([, meal]) => meal.test(` ${word} `))) return [];
  const kinds = wish.attribute === 'category' ? kindsCalled(word, wish.value, language) : [];
  const sorts: readonly Condition[] =
    kinds.length > 0
      ? kinds.map((value) => ({ attribute: 'kind', operator: 'is', value }))
      : [{ attribute: 'text', operator: 'matches', value: word }];
  return sorts.map((sort) => ({ ...sort, polarity: 'avoid', strength, ...(said && { said }) }));
}

/** "Art museum", «museo de arte moderno», of museums and "art". */
const kindsCalled = (word: string, category: Category, language: Language): readonly string[] =>
  VOCABULARY.conceptsOfType('kind').flatMap(({ id, categories, words }) => {
    const name = foldAccents(words[language]?.one ?? '')
      .toLowerCase()
      .split(/\s+/u);
    return categories[0] === category && name.includes(word) ? id : [];
  });

/** "Theatre" of theatres, and not "musical". */
export function isItsNoun({ attribute, value, said }: Wish, language: Language): boolean {
  const type = attribute === 'category' || attribute === 'kind' ? attribute : undefined;
  const noun = type && VOCABULARY.concept(type, value as string)?.words[language];
  const words = foldAccents(said?.text ?? '')
    .toLowerCase()
    .split(/\s+/u);
  return noun !== undefined && [noun.one, noun.many].some((each) => words.includes(foldAccents(each).toLowerCase()));
}

/** Where else the same is done: reading in a café, if in no library; shopping in streets, if in no centre. */
function insteadOf({ said, ...wish }: Wish, wishes: readonly Wish[]): Wish[] {
  const { categories = [], kinds = [] } = (wish.attribute === 'category' && INSTEAD[wish.value]) || {};
  const others: Condition[] = [
    ...kinds.map((value): Condition => ({ attribute: 'kind', operator: 'is', value })),
    ...categories.map((value): Condition => ({ attribute: 'category', operator: 'is', value })),
  ];
  const isTaken = ({ attribute, value }: Condition) =>
    wishes.some((other) => other.attribute === attribute && other.value === value);
  const isAlone = wishes.every(
    (other) => other.polarity === 'avoid' || !WHAT.has(other.attribute) || other.value === wish.value,
  );
  if (!isAlone) return [];
  return others.filter((each) => !isTaken(each)).map((each) => ({ ...must(each), ...(said && { said }) }));
}
/** "Our hotel", «estamos en el hotel». */
const isBed = (each: Reference): boolean =>
  each.kind === 'stay' || (each.kind === 'type' && each.category === 'hotels');

/** "They keep it at our hotel. Any nice bookshop?": where somebody stays is not what they look for. */
export function withoutOwnBed(wishes: readonly Wish[], references: readonly Reference[]): readonly Wish[] {
  // «¿Dónde duermo?» asks for a bed with the very words that would point at one.
  const isOwn = ({ said }: Wish) =>
    said !== undefined &&
    references.some((each) => isBed(each) && overlap(each.said, said) && each.said.text !== said.text);
  return wishes.filter((wish) => !(WHAT.has(wish.attribute) && isOwn(wish)));
}
