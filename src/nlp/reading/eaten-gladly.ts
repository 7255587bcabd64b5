// Who eats what: "she doesn't eat meat but does eat fish". The verb that stands last before a food says whether it is eaten, and
// who eats fish and no meat is fed best where fish is cooked.
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { must, type Wish } from '../../wishes/wish.ts';
import type { Chunk } from './chunks.ts';
import { before, lineOfWords, type Reading } from './context.ts';
import { isIntolerance } from './negation.ts';
import type { Sentence } from './sentence.ts';

const LONGEST_LEAD = 14;
const MOST_BEHIND = 3;

/** The last word about eating before a food says that it is eaten, whatever else of the sentence is not. */
export function isEatenGladly(reading: Reading, sentence: Sentence, { from, to, senses }: Chunk): boolean {
  if (!senses.some(({ type }) => type === 'allergen' || type === 'dish')) return false;
  const follow = lineOfWords(reading.document.words.slice(to, to + MOST_BEHIND));
  if (isIntolerance(reading, sentence) && reading.grammar.corrections.eatenAfter.test(follow)) return true;
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
  const fishSaid = wishes.find(isFish);
  const meatless = wishes.find(isWithoutMeat);
  const isBesideKitchen = wishes.some(
    (wish) => wish.polarity === 'want' && !isFish(wish) && (wish.attribute === 'cuisine' || wish.attribute === 'dish'),
  );
  // "Spanish or Italian, my wife eats fish but no meat": a need of hers, and no kitchen of its own.
  if (fishSaid && meatless && isBesideKitchen) {
    const { said, strength } = meatless;
    const need = { ...must({ attribute: 'feature', operator: 'is', value: 'pescatarian' }), strength } as const;
    return [...wishes.filter((wish) => wish !== fishSaid && wish !== meatless), { ...need, ...(said && { said }) }];
  }
  if (fishSaid) return wishes.filter((wish) => !isWithoutMeat(wish));
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
  // Beside another kitchen the diet stays, for the reply to say that it is not known.
  return isOtherFood ? wishes : [...wishes.filter((wish) => !isPescatarian(wish)), fish];
}

/** A diet without its own name: said by what is not eaten. */
const isWithoutMeat = ({ attribute, value, said }: Wish): boolean =>
  attribute === 'diet' &&
  value === 'vegetarian' &&
  !said?.text.toLowerCase().includes(VEGETARIAN.words.en?.one.slice(0, 3) ?? '');
const VEGETARIAN = VOCABULARY.concept('diet', 'vegetarian')!;
