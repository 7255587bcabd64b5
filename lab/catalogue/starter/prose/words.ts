// Small tools that both languages need.
import type { Habit, Telling } from './facts.ts';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One of each in turn, then what is left. */
export function interleaved(a: readonly string[], b: readonly string[]): string[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => [a[index], b[index]])
    .flat()
    .filter((text): text is string => text !== undefined);
}

/** Two habits are enough for a description. */
export const tellable = ({ habits }: Telling): readonly Habit[] => habits.slice(0, 2);

/** The kind alone, where the cuisine has been told. */
export const withoutCuisine = ({ cuisine: _told, ...rest }: Telling): Telling => rest;

/** A neighbour this near says where a place is. */
export const NEXT_DOOR_M = 300;

/** Small numbers are written out, as in any good text. */
export const inWords = (number: number, words: readonly string[]): string => words[number - 1] ?? String(number);

/** Areas called after a street or a square: what lies around one is near it rather than in it. */
export const isStreetLike = (area: string): boolean =>
  /^(?:Plaza|Paseo|Calle|Glorieta|Cuesta|Gran Vía|Cibeles|Callao)(?![\p{L}])/u.test(area);

/** Squares and a street that everybody knows: what is there is in no quarter beside. */
const KNOWN_BY_ITSELF = /^(?:Gran Vía,|Plaza de (?:Cibeles|Colón|España)(?![\p{L}])|Paseo de Recoletos)/u;

/** The quarter; the district where the address is the very square that the quarter is called after. */
export function areaOf({ quarter, district, address = '' }: Telling): string {
  const isSaid =
    quarter !== undefined && (address.endsWith(quarter) || (isStreetLike(quarter) && address.startsWith(quarter)));
  if (quarter !== undefined && !isSaid && !KNOWN_BY_ITSELF.test(address)) return quarter;
  // Without a word more it would be the city of that name.
  return district === 'Salamanca' ? 'Barrio de Salamanca' : district;
}

const M_PER_MINUTE = 80;
/** Streets are a quarter longer than the straight line. */
const DETOUR = 1.25;

export const minutesOnFoot = (apartM: number): number => Math.max(1, Math.round((apartM * DETOUR) / M_PER_MINUTE));

/**
 * Street and number: nobody is told the floor in passing, and what the address adds to a park is the park again.
 *
 * @returns undefined where the address says no more than the quarter
 */
export function doorOf({ address, quarter }: Telling): string | undefined {
  if (address === undefined || address === quarter) return undefined;
  const [door] = /^[^,]+, (?:km )?\d+(?:,\d+)?(?:-\d+$| ?(?:bis|[A-Z]))?(?![\p{L}º])/u.exec(address) ?? [];
  return door ?? address.replace(/,.*$/u, '');
}
