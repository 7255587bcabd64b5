// Seeded random numbers: the same seed gives the same numbers on every machine.

export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform whole number in [0, bound). */
  below(bound: number): number;
  /** Normal with mean 0 and variance 1. */
  gaussian(): number;
}

/** xoshiro128** (Blackman and Vigna, 2018), its state filled from the seed by splitmix32. */
export function seededRandom(seed: number): Random {
  const state = Uint32Array.from({ length: 4 }, splitmix32(seed));
  let spare: number | undefined;

  const next = (): number => nextUint32(state) / 2 ** 32;
  const gaussian = (): number => {
    if (spare !== undefined) {
      const kept = spare;
      spare = undefined;
      return kept;
    }
    // Box-Muller gives two at a time; 1 - u keeps the logarithm finite.
    const radius = Math.sqrt(-2 * Math.log(1 - next()));
    const angle = 2 * Math.PI * next();
    spare = radius * Math.sin(angle);
    return radius * Math.cos(angle);
  };
  return { next, gaussian, below: (bound) => Math.floor(next() * bound) };
}

/** Puts `items` in random order, in place (Fisher-Yates). */
export function shuffle<T extends { [index: number]: number; readonly length: number }>(items: T, random: Random): T {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const kept = items[last]!;
    items[last] = items[other]!;
    items[other] = kept;
  }
  return items;
}

function nextUint32(state: Uint32Array): number {
  const [s0, s1, s2, s3] = state as unknown as [number, number, number, number];
  const result = Math.imul(rotateLeft(Math.imul(s1, 5), 7), 9) >>> 0;
  const t2 = s2 ^ s0;
  const t3 = s3 ^ s1;
  state[1] = s1 ^ t2;
  state[0] = s0 ^ t3;
  state[2] = t2 ^ (s1 << 9);
  state[3] = rotateLeft(t3, 11);
  return result;
}

const rotateLeft = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

function splitmix32(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let word = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97);
    return (word ^ (word >>> 15)) >>> 0;
  };
}
