// The nearest known name for a mistyped one.

const MAX_EDITS = 2;

/** @returns the nearest name within two edits, none where nothing is near */
export function meant(typed: string, names: readonly string[]): string | undefined {
  const near = names
    .map((name) => ({ name, edits: editsBetween(typed, name) }))
    .filter(({ name, edits }) => edits <= MAX_EDITS && edits < name.length)
    .sort((a, b) => a.edits - b.edits);
  return near[0]?.name;
}

/** `, did you mean "import"?`, or nothing. */
export function didYouMean(typed: string, names: readonly string[]): string {
  const name = meant(typed, names);
  return name === undefined ? '' : `, did you mean "${name}"?`;
}

/** Letters to add, drop, change or swap with their neighbour. */
function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = rows[i - 1]![j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwapped ? rows[i - 2]![j - 2]! + 1 : changed;
      row.push(Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, changed, swapped));
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
