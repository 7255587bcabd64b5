// A stop that a message speaks of, an hour, or a word that says what is done: what matters of a clause.
import type { GazetteerEntry } from '../../../../domain/gazetteer.ts';
import type { PlanStop, Reference, When } from '../../../frame.ts';
import { type Reading, type StandingStop, saidOf } from '../../context.ts';
import type { PlanSentence } from '../stops-said.ts';
import type { RoleItem, Spanned } from './role-words.ts';

/** A stop that is spoken of. */
export interface Mention extends Spanned {
  readonly kind: 'mention';
  readonly what: 'name' | 'meal' | 'type' | 'ordinal';
  /** As an edit points at it. */
  readonly of: Reference;
  /** As it would come in. */
  readonly stop: PlanStop;
  /** The stops of the plan that it may mean; none where it does not stand. */
  readonly stands: readonly StandingStop[];
  /** Of a kind: the stops that are of it, though "a bar" is one more. */
  readonly alike?: readonly StandingStop[];
  /** "Near the second stop": it only says where. */
  readonly isNear?: true;
  /** "Museums": all of them. */
  readonly isMany?: true;
  /** Of a kind only those that stand beside another: "the galleries after dinner". */
  readonly isPicked?: true;
  /** Of a number: which one it counts. */
  readonly ordinal?: { readonly index: number; readonly fromEnd?: boolean };
  /** The kind, where `of` names the one stop that is of it. */
  readonly type?: Reference;
  /** Without any article: "swap the bar for churros". */
  readonly isBare?: true;
  /** Of a place at which a meal is eaten: the meal. */
  readonly table?: Mention;
}

/** An hour, "till five", or a part of the day: "in the morning". */
export interface HourItem extends Spanned {
  readonly kind: 'hour';
  readonly when: When;
}

export type Item = Mention | RoleItem | HourItem;

/** A sentence of the message with its items, which are read once for all that look at them. */
export interface ItemsOfSentence {
  readonly part: PlanSentence;
  readonly items: readonly Item[];
}

export const standingOf = ({ context }: Reading): readonly StandingStop[] => context.standing ?? [];

export const isPlaceOf = ({ thing, name }: GazetteerEntry, { place }: StandingStop): boolean =>
  thing.kind === 'place' && (thing.placeId === place.id || name === place.name);

export function nameMention(reading: Reading, entry: GazetteerEntry, { from, to }: Spanned): Mention {
  const said = saidOf(reading, from, to);
  const of: Reference = { kind: 'name', candidates: [{ entry }], certainty: 1, role: 'subject', said };
  const stands = standingOf(reading).filter((stop) => isPlaceOf(entry, stop));
  return { kind: 'mention', what: 'name', of, stop: { reference: of }, stands, from, to };
}
