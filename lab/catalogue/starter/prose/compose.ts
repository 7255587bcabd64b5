// Descriptions composed of facts. Each place takes the variants in an order of its own, and no sentence is used twice
// in the whole catalogue, so that none can be twice in one list.
import type { Bilingual } from '../../../../src/domain/language.ts';
import { ENGLISH } from './english.ts';
import type { Language, Opening, Telling } from './facts.ts';
import { SPANISH } from './spanish.ts';
import { capital } from './words.ts';

export type Composer = (telling: Telling) => Bilingual;

/** @param told descriptions that are there already, none of whose sentences comes again */
export function composer(told: readonly Bilingual[] = []): Composer {
  const used = new Set(told.flatMap(({ en = '', es = '' }) => [en, es]).flatMap(closingIn));
  return (telling) => ({ en: compose(ENGLISH, telling, used), es: compose(SPANISH, telling, used) });
}

/** The sentence behind the opening: what is near, and when it is open. */
const closingIn = (text: string): string[] => text.split(/(?<=\.) (?=[^.]+(?:\.\d[^.]*)*\.$)/u).slice(1);

function compose(language: Language, telling: Telling, used: Set<string>): string {
  const turn = hashOf(telling.id);
  const opening = unused(language.openings(telling), ({ text }) => text, turn, used) ?? language.namedOpening(telling);
  const untold = without(opening.told, telling);
  const next = closings(language.ways(untold), language.extras(untold));
  const closing = unused(next, (text) => text, turn >>> 5, used);
  return [opening.text, closing].filter((sentence) => sentence !== undefined).join(' ');
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

/** The first sentence from `turn` on that nobody has used. */
function unused<T>(
  sentences: readonly T[],
  textOf: (sentence: T) => string,
  turn: number,
  used: Set<string>,
): T | undefined {
  for (let step = 0; step < sentences.length; step++) {
    const sentence = sentences[(turn + step) % sentences.length]!;
    if (used.has(textOf(sentence))) continue;
    used.add(textOf(sentence));
    return sentence;
  }
  return undefined;
}

/** FNV-1a, 32 bits: the same place takes the same turn in every build. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}
