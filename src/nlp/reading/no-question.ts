// Facts that are told and asked of nothing: why a place is refused ("the queue is insane"), what somebody needs ("she can't do stairs").
import { overlap } from '../../domain/span.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { Ask, SituationFact } from '../frame.ts';

export function isWhyRefused(ask: Ask, stated: readonly Wish[], text: string): boolean {
  if (ask.kind !== 'fact' || ask.of?.kind !== 'name' || /[?¿]/u.test(text)) return false;
  const { said: asked } = ask.of;
  return stated.some(
    ({ attribute, polarity, said }) => attribute === 'place' && polarity === 'avoid' && said && overlap(said, asked),
  );
}

/** "San Ginés closes soon and is packed": how the place is, told in a sentence that begins with its name, and not asked. */
export function isToldOfPlace(ask: Ask, text: string): boolean {
  if (ask.kind !== 'fact' || !TOLD.has(ask.attribute) || ask.of?.kind !== 'name') return false;
  const { start, end } = ask.of.said;
  const isFirst = /(?:^|[.;!\n])\W{0,5}$/u.test(text.slice(0, start));
  return isFirst && end < ask.said.start && !/^[^.;!\n]*\?/u.test(text.slice(start));
}
const TOLD: ReadonlySet<string> = new Set(['crowds']);

/** "My mother can't do stairs", without a question mark: a need of somebody, and no question about a place. */
export const isNeedTold = (ask: Ask, situation: readonly SituationFact[], text: string): boolean =>
  ask.kind === 'fact' &&
  ask.attribute === 'wheelchair' &&
  ask.of === undefined &&
  !/[?¿]/u.test(text) &&
  situation.some(({ kind, said }) => kind === 'access' && overlap(ask.said, said));

/** "The hotel is on the main street", without a question mark: where somebody stays, and no question where that is. */
export const isStayTold = (ask: Ask, situation: readonly SituationFact[], text: string): boolean =>
  ask.kind === 'fact' &&
  ask.attribute === 'address' &&
  !/[?¿]/u.test(text) &&
  situation.some(({ kind }) => kind === 'stay');

/** "How do I walk there, and how long does it take?": the length of the way, and not of a visit. */
export const isLengthOfWay = (ask: Ask, asks: readonly Ask[]): boolean =>
  ask.kind === 'fact' &&
  ask.attribute === 'duration' &&
  (ask.of === undefined || ask.of.kind === 'pronoun') &&
  asks.some((other) => other.kind === 'fact' && other.attribute === 'directions');

/** «¿Se puede pasar con la silla?», beside a question of access: the chair that somebody comes in is no seat of the house. */
export const isOwnChair = (ask: Ask, asks: readonly Ask[], situation: readonly SituationFact[]): boolean =>
  ask.kind === 'fact' &&
  ask.attribute === 'feature:seating' &&
  (asks.some((other) => other.kind === 'fact' && other.attribute === 'wheelchair') ||
    situation.some(({ kind, said }) => kind === 'access' && overlap(ask.said, said)));

/** «¿Y la catedral de al lado?»: the words tell which cathedral is meant, and do not ask how far it is. */
export const isOfWhich = (ask: Ask): boolean =>
  ask.kind === 'fact' &&
  ask.attribute === 'distance' &&
  ask.of?.kind === 'type' &&
  ask.of.isBeside === true &&
  ask.said.start >= ask.of.said.end &&
  ask.said.start - ask.of.said.end <= BESIDE_LETTERS;
/** " de " */
const BESIDE_LETTERS = 4;
