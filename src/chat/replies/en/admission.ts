// In English: what is not known of the places of a list, and what is only likely.
import type { Wish } from '../../answer.ts';
import { withoutEcho } from '../../lists/open-wishes.ts';
import type { Doubt } from '../doubted.ts';
import { notConfirmed } from '../unconfirmed.ts';
import { LIKELY_PRICES } from './facts.ts';
import { joined } from './nouns.ts';
import { doubtOf, likelyOpen, likelyShut, nounOf } from './wishes.ts';

/** What is not known of places that may suit. */
const OPEN_QUESTIONS: Readonly<Record<Wish, string>> = {
  distance: 'how far these are',
  area: 'where these are',
  price: 'what these cost',
  cuisine: 'what these serve',
  kind: 'whether these are quite that',
  stock: 'whether these have what you are after',
  open_now: 'whether these are open now',
  open_on: 'whether these open that day',
  quieter: 'how busy these get',
  vegetarian: 'whether these have vegetarian options',
  terrace: 'whether these have outdoor seating',
  free: 'whether these are free',
  children: 'whether these suit children',
  accessible: 'whether these are accessible by wheelchair',
};

/** A bound says more than that the price is not known. */
export function admission({ unsure = [], likely, isShut, likelyPrice, isUsualDiet }: Doubt): string {
  const isBounded = unsure.some((wish) => typeof wish !== 'string' && wish.attribute === 'amount');
  const doubts = withoutEcho(unsure)
    .filter((wish) => wish !== 'price' || !isBounded)
    .map((wish) => (typeof wish === 'string' ? OPEN_QUESTIONS[wish] : doubtOf(wish)));
  const unknown = doubts.length > 0 ? [`I don't know ${joined(sharingLead([...new Set(doubts)]), 'or')}`] : [];
  const past = likely ? [`${(isShut ? likelyShut : likelyOpen)(likely)}, going by hours of some years ago`] : [];
  const costs = likelyPrice ? [LIKELY_COSTS[likelyPrice]] : [];
  const usual = isUsualDiet ? ['kitchens like these usually have vegetarian dishes'] : [];
  return [...unknown, ...usual, ...costs, ...past].join('; ');
}

/** "Whether these have vegan food, serve cocktails or are open tonight": the subject is said once. */
function sharingLead(doubts: readonly string[]): readonly string[] {
  const [shared, own] = [doubts.filter(isOfThese), doubts.filter((each) => !isOfThese(each))];
  const rest = shared.map((each) => each.slice(OF_THESE.length));
  return [
    ...own,
    ...rest.map((each, at) => {
      const verb = /^\S+/u.exec(each)?.[0] ?? '';
      const isSameVerb = at > 0 && rest[at - 1]?.startsWith(`${verb} `);
      return at === 0 ? `${OF_THESE}${each}` : isSameVerb ? each.slice(verb.length + 1) : each;
    }),
  ];
}
const OF_THESE = 'whether these ';
const isOfThese = (doubt: string): boolean => doubt.startsWith(OF_THESE);

/** Of several places, a guess. */
export const LIKELY_COSTS = {
  affordable: 'likely affordable, going by the kind of place',
  expensive: 'likely on the expensive side, going by the kind of place',
} as const;

const NOUNS: Readonly<Record<Wish, string>> = {
  distance: 'distance',
  area: 'area',
  price: 'price',
  cuisine: 'kitchen',
  kind: 'whether it is quite that',
  stock: 'whether it has that',
  open_now: 'opening hours',
  open_on: 'opening hours',
  quieter: 'how busy it gets',
  vegetarian: 'vegetarian food',
  terrace: 'terrace',
  free: 'free entry',
  children: 'suits children',
  accessible: 'wheelchair access',
};

/** Beside a place, what of it is not known; what is only likely is said with its hours. */
export const unconfirmed = (doubt: Doubt): string =>
  notConfirmed(doubt, {
    lead: 'unconfirmed',
    nouns: NOUNS,
    nounOf,
    usual: 'though usual in such a kitchen',
    guesses: LIKELY_PRICES,
  });

/** Below a list in which hours are likely. */
export const ofPastHours = '"Probably" goes by hours of some years ago.';
