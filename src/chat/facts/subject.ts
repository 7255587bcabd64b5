// Which place a question of fact is about: what it points at, else what the message names.
import type { FactAsk } from '../../nlp/ask.ts';
import type { FactAttribute, Reference } from '../../nlp/frame.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import { hasWhat, UNSAID } from '../../wishes/wish.ts';
import type { Turn } from '../turn.ts';

/** What the question points at; else the one name of the message. */
export function subjectOf({ frame, heard }: Turn, asks: readonly FactAsk[]): Reference | undefined {
  const said = asks.find(({ of }) => of)?.of;
  const names = frame.references.filter(
    (each) => each.kind === 'name' && each.role !== 'from' && each.role !== 'than' && each.role !== 'except',
  );
  // A place that is named twice is one.
  const subjects = names.filter(
    (each, at) =>
      each.kind === 'name' &&
      each.role !== 'near' &&
      names.findIndex((other) => isSameName(other, each) && other.kind === 'name' && other.role !== 'near') === at,
  );
  // "Only La Bola. How much is the stew?", "La Bola, that's the famous one, no?": the rest is said of the place that is named.
  const isOfNamed = subjects.length === 1 && isPlace(subjects[0]!) && frame.references.every(isNamedOrOfIt);
  if (isOfNamed && said?.kind !== 'name') return subjects[0];
  if (said && said.kind !== 'pronoun') return said;
  const numbered = frame.references.filter(
    (each) => NUMBERED.has(each.kind) && !('role' in each && each.role) && !isStationAsked(each, asks),
  );
  if (numbered.length === 1) return numbered[0];
  // "On the 6th of January" counts days, "the 2nd" a list.
  const isDated = asks.some(({ on }) => on?.day !== undefined && DAY_OF_MONTH.test(on.said.text));
  const counted = isDated ? undefined : heard.request.ordinal;
  if (numbered.length === 0 && counted !== undefined) return ordinalOf(counted);
  if (subjects.length === 1 && (isPlace(subjects[0]!) || !said)) return subjects[0];
  // "What do they charge at the top of the Círculo?": nothing else is named that could cost anything.
  const isItsOwn = asks.every(({ attribute }) => !OF_WAYS.has(attribute));
  return said ?? (names.length === 1 && isItsOwn && !hasWhat(frame) && isPlace(names[0]!) ? names[0] : undefined);
}
const isSameName = (one: Reference, other: Reference): boolean =>
  one === other || (placeIdIn(one) !== undefined && placeIdIn(one) === placeIdIn(other));

/** What may be said of a place beside its name: what is eaten there, what it is the most of. */
const isNamedOrOfIt = (each: Reference): boolean =>
  each.kind === 'name' ||
  each.kind === 'pronoun' ||
  each.kind === 'superlative' ||
  (each.kind === 'type' && each.cuisine !== undefined && each.kindId === undefined);

/** "The metro station there": the station is what is asked for. */
const isStationAsked = (reference: Reference, asks: readonly FactAsk[]): boolean =>
  reference.kind === 'type' &&
  reference.kindId?.endsWith('_station') === true &&
  asks.every(({ attribute }) => STATIONS.has(attribute));
export const NUMBERED: ReadonlySet<Reference['kind']> = new Set([
  'ordinal',
  'other',
  'superlative',
  'type',
  'described',
]);
export const STATIONS: ReadonlySet<FactAttribute> = new Set(['station', 'step_free_station']);
const DAY_OF_MONTH = /\d\p{L}*(?: \p{L}+)? \p{L}{3,}/u;
const OF_WAYS: ReadonlySet<FactAttribute> = new Set([
  ...(['distance', 'station', 'step_free_station', 'directions', 'departure'] as const),
]);

/** "The 2nd", which reads like a date too: the number as requests count it, from the end when negative. */
function ordinalOf(ordinal: number): Reference {
  const said = UNSAID;
  if (ordinal === 0) return { kind: 'ordinal', index: 0, middle: true, said };
  return ordinal > 0
    ? { kind: 'ordinal', index: ordinal, said }
    : { kind: 'ordinal', index: -ordinal, fromEnd: true, said };
}
