// Sets of small numbers, a bit each.

/** Number of the lowest bit that is set, 0 to 31. @param bits not 0 */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);
