// "But not San Ginés, the queue is insane": why a place is refused, and no question about it.
import { overlap } from '../../domain/span.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { Ask } from '../frame.ts';

export function isWhyRefused(ask: Ask, stated: readonly Wish[], text: string): boolean {
  if (ask.kind !== 'fact' || ask.of?.kind !== 'name' || /[?¿]/u.test(text)) return false;
  const { said: asked } = ask.of;
  return stated.some(
    ({ attribute, polarity, said }) => attribute === 'place' && polarity === 'avoid' && said && overlap(said, asked),
  );
}
