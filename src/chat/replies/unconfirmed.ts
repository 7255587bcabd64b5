// Beside a place of a list: what of it is not known, and what is only guessed.
import type { LikelyPrice } from '../../domain/place.ts';
import type { OpenWish, Wish } from '../answer.ts';
import { isOfVegetarian } from '../lists/open-wishes.ts';
import { type Doubt, unsaidByGuess } from './doubted.ts';

/** What a language says of it. */
interface UnconfirmedWords {
  /** Before the nouns: "unconfirmed". */
  readonly lead: string;
  readonly nouns: Readonly<Record<Wish, string>>;
  nounOf(wish: Exclude<OpenWish, Wish>): string;
  /** Behind vegetarian dishes, where kitchens like that usually have some. */
  readonly usual: string;
  readonly guesses: Readonly<Record<LikelyPrice['is'], string>>;
}

/** Empty where all is known. What is only likely is said with the hours. */
export function notConfirmed(doubt: Doubt, words: UnconfirmedWords): string {
  const { likelyPrice, isUsualDiet } = doubt;
  const toldOf = (wish: OpenWish): string => {
    const noun = typeof wish === 'string' ? words.nouns[wish] : words.nounOf(wish);
    return isUsualDiet && isOfVegetarian(wish) ? `${noun}, ${words.usual}` : noun;
  };
  const nouns = [...new Set(unsaidByGuess(doubt).map(toldOf))];
  return [
    ...(likelyPrice ? [words.guesses[likelyPrice]] : []),
    ...(nouns.length > 0 ? [`${words.lead}: ${nouns.join(', ')}`] : []),
  ].join('; ');
}
