// In English: nothing was found, and what comes closest.
import type { NothingFound, Wish } from '../../answer.ts';
import type { Saying } from '../voice.ts';
import { none, unknownPlace, whereabouts } from './described.ts';
import { brief } from './facts.ts';
import { limits } from './limits.ts';
import { joined, nounFor } from './nouns.ts';
import { cautionOf } from './wishes.ts';

export const nothing: Saying<'nothing'> = (answer, variety) =>
  [unknownPlace(answer.origin), noneFound(answer, variety), limits(answer, 'nothing')].filter(Boolean).join(' ');

const noneFound: Saying<'nothing'> = (answer, variety) => {
  const thing = none(answer);
  const measured = whereabouts(answer.origin, answer.search.withinM, variety);
  const where = answer.instead ? measured : measured.replace(/ \(distances from .*$/u, '');
  // Where house rules leave places out, what may not be shown is not said to be unknown.
  const isLimited = answer.limitedBy !== undefined;
  if (answer.exhausted) {
    if (isLimited) return `I have no more ${thing}${where} to show you.`;
    return variety.pick('exhausted', [
      `That was all: I know of no further ${thing}${where}.`,
      `I have no more ${thing}${where}, you have seen them all.`,
    ]);
  }
  const sorry = isLimited
    ? `I found no ${thing}${where}.`
    : variety.pick('nothing', [`I found no ${thing}${where}.`, `I don't know of any ${thing}${where}.`]);
  if (answer.pointer && !answer.instead)
    return `${isLimited ? sorry : `My catalogue has no ${kindsOf(answer)}.`} ${answer.pointer}`;
  if (!answer.instead && answer.search.kinds && !isLimited)
    return answer.origin.kind === 'centre' ? sorry : `${sorry} I know of none elsewhere in {city} either.`;
  if (!answer.instead) return `${sorry} Another kind of place, or another part of town, may have more to offer.`;
  const { card, others, without } = answer.instead;
  const more = joined(others.map((other) => `${other.place.name} (${brief(other)})`));
  if (without.join() === 'distance') return `${sorry} The closest is ${card.place.name} (${brief(card)}).`;
  const caution = joined(without.map((wish) => (typeof wish === 'string' ? CAUTIONS[wish](answer) : cautionOf(wish))));
  const alike = more && `The same goes for ${more}.`;
  return [`${sorry} ${card.place.name} (${brief(card)}) comes closest, though ${caution}.`, alike, answer.pointer]
    .filter(Boolean)
    .join(' ');
};

const kindsOf = ({ search }: NothingFound): string => nounFor(search.categories, 2, 'or', search.kinds);

/** What a second-best place does not promise. */
const CAUTIONS: Readonly<Record<Wish, (answer: NothingFound) => string>> = {
  distance: () => 'it is farther away',
  area: ({ origin }) => `it is outside ${origin.name}`,
  price: () => 'it may cost more',
  cuisine: () => 'as far as I know it serves something else',
  kind: () => 'as far as I know it is not quite that',
  stock: () => 'I do not know whether it has what you are after',
  open_now: () => 'I cannot say that it is open now',
  open_on: () => 'I cannot say that it opens that day',
  quieter: () => 'it is well known',
  vegetarian: () => 'I know of no vegetarian food there',
  terrace: () => 'I know of no outdoor seating there',
  free: () => 'I cannot say that entry is free',
  children: () => 'I cannot say that it suits children',
  accessible: () => 'I know of no wheelchair access there',
};
