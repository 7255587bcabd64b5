// "The Corral is dear, no? And the Attic, how much? Do they book?": of a message that names several places, each question is asked of
// the one that was named last before it.
import { overlap } from '../../domain/span.ts';
import type { Ask } from '../ask.ts';
import { placeIdIn, type Reference } from '../reference.ts';

export function withOwnSubjects(asks: readonly Ask[], references: readonly Reference[], text: string): readonly Ask[] {
  const named = references.filter(isSubject);
  const places = new Set(named.map(placeIdIn));
  // What points at several, or counts in a list, means what it says.
  const isPlain = references.every(({ kind }) => kind === 'name' || kind === 'here' || kind === 'pronoun');
  if (places.size < 2 || !isPlain) return asks;
  const own = asks.map((ask): Ask => {
    if (ask.kind !== 'fact' || OF_WAYS.has(ask.attribute) || (ask.of && !isIt(ask.of))) return ask;
    const of = named.findLast(({ said }) => said.start < ask.said.end);
    return of ? { ...ask, of } : ask;
  });
  return [...own, ...named.flatMap((of) => askedAgain(of, own, text))];
}

/** "Is the Sorolla open today? And the Galdiano?": a name alone in a question is asked the same. */
function askedAgain(of: Reference, asks: readonly Ask[], text: string): readonly Ask[] {
  const facts = asks.filter((ask) => ask.kind === 'fact');
  const isAlone = /^[\s)]*\?/u.test(text.slice(of.said.end)) && !facts.some((ask) => overlap(ask.said, of.said));
  const isAsked = facts.some((ask) => ask.of === of);
  const before = facts.findLast(({ said }) => said.end <= of.said.start);
  const isNext = before !== undefined && /[?]/u.test(text.slice(before.said.end, of.said.start));
  return isAlone && !isAsked && isNext && !OF_WAYS.has(before.attribute) ? [{ ...before, of, said: of.said }] : [];
}

const isSubject = (each: Reference): boolean =>
  each.kind === 'name' && (each.role === 'subject' || each.role === 'to') && placeIdIn(each) !== undefined;

/** "It", and "they", who may be the people of one. */
const isIt = (reference: Reference): boolean =>
  reference.kind === 'pronoun' && (reference.number === 'one' || reference.isLoose === true);

/** Where a way leads, the message says in another manner. */
const OF_WAYS: ReadonlySet<string> = new Set(['directions', 'distance', 'apart', 'departure', 'station']);
