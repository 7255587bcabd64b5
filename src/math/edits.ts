// How many slips of the finger lie between two words.

/** Slips that a word of this length may have and still be taken for another: none below 5 letters, 2 from 8 on. */
export const slipsAllowed = (length: number): number => (length < 5 ? 0 : length < 8 ? 1 : 2);

/** Damerau-Levenshtein (optimal string alignment), given up beyond `most`. */
export function editsWithin(a: string, b: string, most: number): number | undefined {
  if (Math.abs(a.length - b.length) > most) return undefined;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let best = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, before[j - 2]! + 1);
      row.push(cost);
      if (cost < best) best = cost;
    }
    if (best > most) return undefined;
    before = previous;
    previous = row;
  }
  const edits = previous[b.length]!;
  return edits <= most ? edits : undefined;
}
