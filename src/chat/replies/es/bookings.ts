// Who books a table or a room, in Spanish: never the chat, always the place itself.
import type { Card } from '../../card.ts';
import { joined, withArticle } from './nouns.ts';

/**
 * Somebody who asks about bookings may expect one to be made here.
 *
 * @param isUnknown whether one must book was asked, and the catalogue does not say it
 */
export function bookingOf({ place }: Card, isUnknown = false): string {
  const { address, name } = place;
  const ways = waysToAsk(place);
  if (isUnknown && ways !== '')
    return `Mi catálogo no dice si hay que reservar en ${withArticle(name)}. Yo no puedo reservar; se pregunta y se reserva allí: ${ways}`;
  if (isUnknown)
    return `Mi catálogo no dice si se puede o hay que reservar en ${withArticle(name)}, y no tengo ni su teléfono ni su web${address ? `: está en ${address}` : ''}.`;
  return ways !== ''
    ? `Yo no puedo reservar; en ${withArticle(name)} sí: ${ways}`
    : `Yo no puedo reservar, y no tengo ni su teléfono ni su web${address ? `: está en ${address}` : ''}.`;
}

const waysToAsk = ({ website, phone }: Card['place']): string =>
  joined(
    [website, phone].filter((way) => way !== undefined),
    'o',
  );

/** Where to ask what the catalogue does not say of any of several. */
export function askThem(cards: readonly Card[]): string {
  const ways = cards.flatMap(({ place }) => (waysToAsk(place) ? [`${place.name} (${waysToAsk(place)})`] : []));
  return ways.length > 0 ? `Puedes preguntarles: ${joined(ways.slice(0, MOST_ASKED))}` : '';
}
const MOST_ASKED = 3;

/** Of several, where each takes bookings. */
export function bookingsOf(cards: readonly Card[]): string {
  const ways = cards.flatMap(({ place }) => (waysToAsk(place) ? [`${place.name} (${waysToAsk(place)})`] : []));
  return ways.length > 0 ? `Yo no puedo reservar; ellos sí: ${joined(ways)}` : 'Yo no puedo reservar.';
}
