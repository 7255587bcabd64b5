// "Open now, for dinner": nobody sits down where the doors close in ten minutes.
import type { Card } from '../../../chat/card.ts';
import type { WishSearch as Search } from '../../../chat/state.ts';
import { servesFood } from '../../../vocabulary/categories.ts';
import { FILTER_CONDITIONS } from './filter-conditions.ts';

/** How many more than `most` are looked at, to take the place of those that are about to close. */
export const withSpare = (most: number, search: Search): number => (isForNow(search) ? most + SPARE : most);
const SPARE = 5;

/** In the order that they have; those that close before a meal is over come last, of places to eat that must be open now. */
export const closingLast = (cards: readonly Card[], search: Search): readonly Card[] =>
  isForNow(search) ? [...cards.filter((card) => !isClosing(card)), ...cards.filter(isClosing)] : cards;

/** An order that was asked for stays. */
const isForNow = ({ filters, wishes = [], sortBy }: Search): boolean =>
  sortBy === undefined &&
  (filters.includes('open_now') || wishes.some((wish) => wish.attribute === 'open' && wish.value === NOW));
const NOW = FILTER_CONDITIONS.open_now.value;

const isClosing = ({ place, hours }: Card): boolean =>
  place.categories.some(servesFood) &&
  hours?.open === true &&
  hours.changesInMinutes !== undefined &&
  hours.changesInMinutes <= MEAL_MINUTES;
/** Of an hour at table the kitchen works the first half. */
const MEAL_MINUTES = 30;
