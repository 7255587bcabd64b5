// "But not San Ginés, the queue is insane": why a place is refused, and no question about it.
import type { Said, Wish } from '../../wishes/wish.ts';
import type { Ask } from '../frame.ts';

export function isWhyRefused(ask: Ask, stated: readonly Wish[], text: string): boolean {
  if (ask.kind !== 'fact' || ask.of?.kind !== 'name' || /[?¿]/u.test(text)) return false;
  const { said: asked } = ask.of;
  const isOf = (said: Said | undefined) => said !== undefined && said.start < asked.end && asked.start < said.end;
  return stated.some(({ attribute, polarity, said }) => attribute === 'place' && polarity === 'avoid' && isOf(said));
}
