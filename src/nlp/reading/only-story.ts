// What stands in a story is neither looked for nor asked, and what is refused in words that no row knows is refused.
import type { Chunk } from './chunks.ts';
import { namesWhat } from './negation.ts';
import type { Story } from './roles.ts';
import type { Phrase, Sentence } from './sentence.ts';

/** What is not looked for, for it is only told; a time may be when a train leaves, a name what the next question is about. */
export const isOnlyStory = (chunk: Chunk, story: Story): boolean =>
  isOfPlaces(chunk) && (story.isTold(chunk) || (chunk.concept !== undefined && story.isAsked(chunk)));

const isOfPlaces = (chunk: Chunk): boolean =>
  !chunk.name &&
  !chunk.when &&
  !chunk.amount &&
  !isNeed(chunk) &&
  (chunk.concept !== undefined || chunk.senses.some(({ type }) => OF_PLACES.has(type)));
const OF_PLACES: ReadonlySet<string> = new Set(['kind', 'cuisine', 'dish', 'feature', 'price', 'free', 'music']);

/** "Anything that is not one more museum": no row of negations knows it. What is too dear is a wish of its own already. */
export const isRefusedInWords = (chunk: Chunk, story: Story): boolean =>
  !isNeed(chunk) && namesWhat(chunk) && story.isRefused(chunk);

/** "My phone is on 6 %", "the film ends at eleven": no row that asks or searches speaks for a story. */
export const withoutStory = (sentence: Sentence, story: Story): Sentence => ({
  ...sentence,
  phrases: sentence.phrases.filter(
    (phrase) => !(isAsking(phrase) && !isOfNamed(sentence, story) && story.isTold(phrase)),
  ),
});

/** "I read that the park closes early, is that right?": what is told of a place by name may be what is asked. */
const isOfNamed = ({ chunks }: Sentence, story: Story): boolean =>
  chunks.some((chunk) => chunk.name !== undefined && story.isTold(chunk));

const isAsking = ({ family }: Phrase): boolean => ASKING.has(family);
const ASKING: ReadonlySet<string> = new Set(['ask', 'compare', 'search', 'sort', 'relax', 'tighten', 'oos']);

/** What somebody must not eat or drink, whom they bring and how they get in holds wherever it is said. */
const isNeed = ({ senses, inner = [] }: Chunk): boolean =>
  [...senses, ...inner].some(({ type, id }) => NEEDS.has(type === 'feature' || type === 'kind' ? id : type));
const NEEDS: ReadonlySet<string> = new Set([
  ...['diet', 'allergen', 'wheelchair', 'accessible_toilet', 'lift', 'vegan_restaurant', 'vegetarian_restaurant'],
  ...['pushchair', 'baby_changing', 'high_chair', 'dogs', 'alcohol_free', 'gluten_free_options', 'vegetarian_options'],
]);
