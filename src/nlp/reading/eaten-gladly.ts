// Who eats what: "she doesn't eat meat but does eat fish". The verb that stands last before a food says whether it is eaten, and
// who eats fish and no meat is fed best where fish is cooked.
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { Chunk } from './chunks.ts';
import { before, type Reading } from './context.ts';
import { isIntolerance } from './negation.ts';
import type { Sentence } from './sentence.ts';

const LONGEST_LEAD = 14;

/** The last word about eating before a food says that it is eaten, whatever else of the sentence is not. */
export function isEatenGladly(reading: Reading, sentence: Sentence, { from, senses }: Chunk): boolean {
  if (!senses.some(({ type }) => type === 'allergen' || type === 'dish')) return false;
  const { eaten, notEaten } = reading.grammar.wishes.eats;
  const lead = before(reading, sentence.from, from, LONGEST_LEAD);
  if (!isIntolerance(reading, sentence) && endOfLast(sentence.line, notEaten) < 0) return false;
  const last = endOfLast(lead, eaten);
  return last >= 0 && last > endOfLast(lead, notEaten);
}

function endOfLast(lead: string, words: RegExp): number {
  const last = [...lead.matchAll(words)].at(-1);
  return last ? last.index + last[0].length : -1;
}

/** "No meat, but fish": no vegetarian, who would be sent away from fish; "pescatarian" is a word for the same. */
export function asFishEaters(wishes: readonly Wish[]): readonly Wish[] {
  const isFish = ({ attribute, value, polarity }: Wish) =>
    polarity === 'want' && attribute === 'cuisine' && value === 'seafood';
  const isPescatarian = (wish: Wish) => wish.attribute === 'feature' && wish.value === 'pescatarian';
  if (wishes.some(isFish)) return wishes.filter((wish) => !isWithoutMeat(wish));
  const named = wishes.find(isPescatarian);
  if (!named) return wishes;
  const isOtherFood = wishes.some(
    ({ attribute, polarity }) => polarity === 'want' && (attribute === 'cuisine' || attribute === 'dish'),
  );
  const { said, strength, polarity } = named;
  const fish: Wish = {
    attribute: 'cuisine',
    operator: 'is',
    value: 'seafood',
    polarity,
    strength,
    ...(said && { said }),
  };
  return [...wishes.filter((wish) => !isPescatarian(wish)), ...(isOtherFood ? [] : [fish])];
}

/** A diet without its own name: said by what is not eaten. */
const isWithoutMeat = ({ attribute, value, said }: Wish): boolean =>
  attribute === 'diet' &&
  value === 'vegetarian' &&
  !said?.text.toLowerCase().includes(VEGETARIAN.words.en?.one.slice(0, 3) ?? '');
const VEGETARIAN = VOCABULARY.concept('diet', 'vegetarian')!;
