// Who books a table or a room, in English: never the chat, always the place itself.
import type { Card } from '../../card.ts';
import { joined } from './nouns.ts';
import { inside } from './opening.ts';

/**
 * Somebody who asks about bookings may expect one to be made here.
 *
 * @param isUnknown whether one must book was asked, and the catalogue does not say it
 */
export function bookingOf({ place }: Card, isUnknown = false): string {
  const { address, name } = place;
  const ways = waysToAsk(place);
  if (isUnknown && ways !== '')
    return `Whether one must book at ${name} my catalogue doesn't say. I can't book for you; you can ask and book there: ${ways}`;
  if (isUnknown)
    return `For ${name}, my catalogue doesn't say whether one can or must book, and I have neither its phone nor its website${address ? `: it is at ${address}` : ''}.`;
  return ways !== ''
    ? `I can't book for you; ${inside(name)} itself can: ${ways}`
    : `I can't book for you, and I have neither its phone nor its website${address ? `: it is at ${address}` : ''}.`;
}

const waysToAsk = ({ website, phone }: Card['place']): string =>
  joined(
    [website, phone].filter((way) => way !== undefined),
    'or',
  );

/** Where to ask what the catalogue does not say of any of several. */
export function askThem(cards: readonly Card[]): string {
  const ways = cards.flatMap(({ place }) => (waysToAsk(place) ? [`${place.name} (${waysToAsk(place)})`] : []));
  return ways.length > 0 ? `You could ask them: ${joined(ways.slice(0, MOST_ASKED))}` : '';
}
const MOST_ASKED = 3;

/** Of several, where each takes bookings. */
export function bookingsOf(cards: readonly Card[]): string {
  const ways = cards.flatMap(({ place }) => (waysToAsk(place) ? [`${place.name} (${waysToAsk(place)})`] : []));
  return ways.length > 0 ? `I can't book for you; they can: ${joined(ways)}` : "I can't book for you.";
}
