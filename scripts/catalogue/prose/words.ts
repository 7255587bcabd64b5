// Small tools that both languages need.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** One of each in turn, then what is left. */
export function interleaved(a: readonly string[], b: readonly string[]): string[] {
  return Array.from({ length: Math.max(a.length, b.length) }, (_, index) => [a[index], b[index]])
    .flat()
    .filter((text): text is string => text !== undefined);
}

const M_PER_MINUTE = 80;
/** Streets are a quarter longer than the straight line. */
const DETOUR = 1.25;

export const minutesOnFoot = (apartM: number): number => Math.max(1, Math.round((apartM * DETOUR) / M_PER_MINUTE));
