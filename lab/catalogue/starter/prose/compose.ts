// Descriptions composed of facts. Each place takes the variants in an order of its own, and no sentence is used twice
// in the whole catalogue, so that none can be twice in one list. Of its openings a place takes the one whose first words
// its neighbours have used least; the kind comes first unless the list is so crowded that the place must.
import type { Texts } from '../../../../src/domain/language.ts';
import { type Beginnings, beginnings, type Spot } from './beginnings.ts';
import { ENGLISH } from './english.ts';
import type { Opening, Telling } from './facts.ts';
import { SPANISH } from './spanish.ts';
import { capital } from './words.ts';

/** Rows are described in the order in which lists show them. What somebody wrote of a place stays as it is. */
export type Composer = (telling: Telling, written?: Texts) => Texts;

interface Told {
  readonly spot: Spot;
  readonly description: Texts;
}

/** @param told descriptions that are there already, none of whose sentences comes again */
export function composer(told: readonly Told[] = []): Composer {
  const used = new Set(told.flatMap(({ description: { en = '', es = '' } }) => [en, es]).flatMap(closingIn));
  const begun = beginnings();
  for (const { spot, description } of told) begun.note(spot, description);
  return (telling, written) => {
    const description = written ?? compose(telling, used, begun);
    begun.note(telling, description);
    return description;
  };
}

/** The sentence behind the opening: what is near, and when it is open. */
const closingIn = (text: string): string[] => text.split(/(?<=\.) (?=[^.]+(?:\.\d[^.]*)*\.$)/u).slice(1);

/** Both languages take the same ways, so that they tell the same. */
function compose(telling: Telling, used: Set<string>, begun: Beginnings): Texts {
  const turn = hashOf(telling.id);
  const openings = leastBegun(paired(ENGLISH.openings(telling), SPANISH.openings(telling)), telling, turn, begun);
  const opening = unused(openings, (pair) => pair.map(({ text }) => text), 0, used) ?? named(telling);
  const untold = without(opening[0].told, telling);
  const [en, es] = [ENGLISH, SPANISH].map((language) => closings(language.ways(untold), language.extras(untold)));
  const closing = unused(paired(en!, es!), (pair) => pair, turn >>> 5, used);
  const told = ([0, 1] as const).map((at) => [opening[at].text, ...(closing ? [closing[at]] : [])].join(' '));
  return { en: told[0]!, es: told[1]! };
}

type Pair<T> = readonly [en: T, es: T];

/** The openings, those that neighbours have used least first, each place beginning with another of equal ones. */
function leastBegun(
  openings: readonly Pair<Opening>[],
  telling: Telling,
  turn: number,
  begun: Beginnings,
): readonly Pair<Opening>[] {
  return openings
    .map((pair, at) => {
      const texts = pair.map(({ text }) => text);
      const cost = begun.crowding(telling, texts) + (pair[0].isPlaceFirst ? PLACE_FIRST : 0);
      return { pair, cost, rank: (at + openings.length - (turn % openings.length)) % openings.length };
    })
    .sort((a, b) => a.cost - b.cost || a.rank - b.rank)
    .map(({ pair }) => pair);
}

/** What some neighbours around weigh, and far less than one in the same list. */
const PLACE_FIRST = 5;

const named = (telling: Telling): Pair<Opening> => [ENGLISH.namedOpening(telling), SPANISH.namedOpening(telling)];

/** Every language has the same ways in the same order. */
function paired<T>(english: readonly T[], spanish: readonly T[]): Pair<T>[] {
  if (english.length !== spanish.length)
    throw new Error(`${english.length} ways in English, ${spanish.length} in Spanish`);
  return english.map((en, at) => [en, spanish[at]!]);
}

/** "It never closes; Plaza Mayor is 180 metres away." Distances make such a sentence the place's own. */
function closings(ways: readonly string[], extras: readonly string[]): string[] {
  if (extras.length === 0) return ways.map((way) => `${capital(way)}.`);
  if (ways.length === 0)
    return [
      `${capital(
        extras
          .slice(0, 3)
          .filter((_, index) => index !== 1)
          .join('; '),
      )}.`,
    ];
  // The place first, then its neighbour: "it" and "its day of rest" must not be the neighbour's.
  return extras.flatMap((extra) => ways.map((way) => `${capital(extra)}; ${way}.`));
}

function without(told: Opening['told'], { landmark, metro, habits, ...rest }: Telling): Telling {
  return {
    ...rest,
    ...(landmark && told !== 'landmark' && { landmark }),
    ...(metro && told !== 'metro' && { metro }),
    habits: habits.filter((habit) => habit !== told),
  };
}

/** The first sentences from `turn` on that nobody has used. */
function unused<T>(
  choices: readonly T[],
  textsOf: (choice: T) => readonly string[],
  turn: number,
  used: Set<string>,
): T | undefined {
  const inTurn = choices.map((_, step) => choices[(turn + step) % choices.length]!);
  const found = inTurn.find((choice) => !textsOf(choice).some((text) => used.has(text)));
  for (const text of found === undefined ? [] : textsOf(found)) used.add(text);
  return found;
}

/** FNV-1a, 32 bits: the same place takes the same turn in every build. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
