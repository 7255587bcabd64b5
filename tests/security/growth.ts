// How the time of a pattern grows with the length of a text: it is run over texts made from its own signs and words, once of
// 2,000 and once of 8,000 characters.

const SHORT = 2_000;
const LONG = 8_000;
/** Four times the length may take four times the time; a square would be sixteen. */
export const MOST_GROWTH = 8;
/** Below it, growth cannot be told from noise; a pattern that is quadratic needs several times as long for 8,000 characters. */
export const TELLING_MS = 25;
/** How much longer the long text takes where time grows with the cube: what stays below the telling time then is not run. */
const CUBED = (LONG / SHORT) ** 3;

/** What an attacker repeats: common signs, and every word and run of signs that the pattern itself names. */
function unitsOf({ source }: RegExp): readonly string[] {
  const plain = source
    .replace(/\\s/gu, ' ')
    .replace(/\\d/gu, '0')
    .replace(/\\[bBpPuWwS]|\\(?=\W)/gu, '');
  const words = plain.match(/\p{L}{2,}/gu) ?? [];
  const signs = plain.match(/[^\p{L}\p{N}\s()[\]{}?*+|^$\\]+/gu) ?? [];
  return [
    ...new Set([' ', 'a', '0', 'A', 'é', '-', '(', '[', '"', '\n', 'a ', ...signs, ...words.map((word) => `${word} `)]),
  ];
}

/** Of the processor, not of the clock: a machine that does other things meanwhile changes nothing. */
const usedMs = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
};

export function quickestMs(regex: RegExp, text: string): number {
  let quickest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 3 && quickest > TELLING_MS; round++) {
    const start = process.cpuUsage();
    if (regex.global) text.replace(regex, '');
    else regex.test(text);
    quickest = Math.min(quickest, usedMs(start));
  }
  return quickest;
}

const ENDS = [
  ['', ''],
  ['x', 'x'],
  ['', '\u0001\n'],
] as const;

/** `*`, `+` or more than a hundred times: without one a match is of bounded length, and so is the time at each place of a text. */
export function repeatsWithoutBound({ source }: RegExp): boolean {
  const plain = source.replace(/\\./gu, '_').replace(/\[[^\]]*\]/gu, '_');
  return /[*+]|\{\d*,\}|\{(?:\d+,)?\d{3,}\}/u.test(plain);
}

export function growthOf(regex: RegExp): number {
  if (!repeatsWithoutBound(regex)) return 1;
  const growths = unitsOf(regex).flatMap((unit) =>
    ENDS.map(([before, after]) => {
      const text = (length: number) => before + unit.repeat(Math.ceil(length / unit.length)) + after;
      const shortMs = quickestMs(regex, text(SHORT));
      if (shortMs * CUBED < TELLING_MS) return 1;
      const longMs = quickestMs(regex, text(LONG));
      return longMs < TELLING_MS ? 1 : longMs / shortMs;
    }),
  );
  return Math.max(...growths);
}
