// Feature keys: every feature of a learned part is a 27-bit number, so that no strings are built while reading text.

/** Short enough that the gaps between the sorted keys of a model fit in two bytes each. */
const KEY_BITS = 27;
const KEY_MASK = 2 ** KEY_BITS - 1;
const OFFSET_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** FNV-1a over UTF-16 code units from `start` up to `end`. */
export function hashText(text: string, start = 0, end = text.length): number {
  let hash = OFFSET_BASIS;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ text.charCodeAt(at), FNV_PRIME);
  return hash | 0;
}

/** Joins two hashes; the order matters. */
export function join(a: number, b: number): number {
  const mixed = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) + Math.imul(b ^ 0x5bd1e995, 0x297a2d39);
  return Math.imul(mixed ^ (mixed >>> 13), 0x5bd1e995) | 0;
}

/** The key of a feature: which template it belongs to and what it saw. */
export function featureKey(template: number, seen: number): number {
  const mixed = join(template + 1, seen);
  return (mixed ^ (mixed >>> 16)) & KEY_MASK;
}
