// A kitchen that is turned down: what was looked for of it before is given up with it.
import type { Frame } from '../../nlp/frame.ts';
import type { Wish } from '../../wishes/wish.ts';

const refusedIn = ({ wishes }: Frame): ReadonlySet<unknown> =>
  new Set(
    wishes.flatMap(({ attribute, polarity, value }) => (attribute === 'cuisine' && polarity === 'avoid' ? value : [])),
  );

/** "No vegan places", after vegan restaurants: neither that kitchen nor that diet is wished any more. */
export const isOfRefusedKitchen = ({ attribute, value, polarity }: Wish, frame: Frame): boolean =>
  polarity === 'want' && (attribute === 'cuisine' || attribute === 'diet') && refusedIn(frame).has(value);

export const isRefusedKitchen = (cuisine: string, frame: Frame): boolean => refusedIn(frame).has(cuisine);
