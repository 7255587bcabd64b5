// What the words of a search come to, beside others of the message: a sum belies "not too formal", coins buy food from the hand,
// "too touristy" is less famous.
import type { Category } from '../../domain/category.ts';
import type { Frame } from '../../nlp/frame.ts';
import { grammarOf } from '../../nlp/languages/grammars.ts';
import { groupOf } from '../../vocabulary/categories.ts';
import { type Attribute, must, type Wish } from '../../wishes/wish.ts';
import { hears } from '../cues.ts';

/** "Too touristy": less well known, and no quieter. */
export const lessFamous = ({ changes }: Frame): readonly Wish[] =>
  changes.flatMap((change): Wish | readonly [] =>
    change.kind === 'tighten' && change.attribute === 'fame'
      ? {
          ...must({ attribute: 'fame', operator: 'is', value: 'hidden' }),
          strength: 'prefer',
          ...(change.said && { said: change.said }),
        }
      : [],
  );

/** "A museum that isn't too big", of what is visited: what is seen in an hour or so. */
export function smallHouses(frame: Frame, sought: readonly Category[]): readonly Wish[] {
  const isOfVisits = sought.length > 0 && sought.every((each) => VISITED.has(groupOf(each)));
  const isSmall = hears('smallHouse', frame) || frame.changes.some(isOfSize);
  return isOfVisits && isSmall ? [must({ attribute: 'duration', operator: 'at_most', value: SMALL_MINUTES })] : [];
}
const isOfSize = (change: Frame['changes'][number]): boolean =>
  change.kind === 'tighten' && change.attribute === 'size';
const VISITED: ReadonlySet<string> = new Set(['culture', 'sights']);
const SMALL_MINUTES = 75;

/** "Ten euros each, where do we eat?": from the hand, too, where no restaurant was named. */
export const isForCoins = (sought: readonly Category[], { wishes }: Frame): boolean =>
  sought.length === 1 &&
  sought[0] === 'restaurants' &&
  wishes.some(({ attribute, value }) => attribute === 'amount' && Number(value) <= COINS) &&
  wishes.every(({ attribute, value, said }) =>
    attribute === 'category'
      ? value === 'restaurants' && !/^restaurant/iu.test(said?.text ?? '')
      : !OF_KITCHEN.has(attribute),
  );
const COINS = 12;
const OF_KITCHEN: ReadonlySet<Attribute> = new Set(['cuisine', 'dish', 'kind', 'diet', 'allergy']);

/** "Not a gym membership" turns down no gym: the noun is another. */
export const isOfOtherNoun = ({ attribute, polarity, said }: Wish, { unread, language }: Frame): boolean =>
  polarity === 'avoid' &&
  attribute === 'kind' &&
  grammarOf(language).modifierFirst &&
  said !== undefined &&
  unread.some(({ start, isThing }) => isThing === true && start === said.end + 1);

/** "Seventy each, not too formal": what is paid says more than that no jacket is. */
export const isBelied = ({ attribute, value, polarity }: Wish, { wishes }: Frame): boolean =>
  attribute === 'feature' &&
  value === 'fancy' &&
  polarity === 'avoid' &&
  wishes.some((wish) => wish.attribute === 'amount' && wish.value >= AMPLE);
/** What a good meal costs, in the currency of the city. */
export const AMPLE = 25;
