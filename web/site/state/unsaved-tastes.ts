// Tastes that an account has not taken yet, because the service was away: kept in this browser until it has.
import { memory } from './memory.ts';

/** A rating per category, or null where the category is to be forgotten. */
export type TasteChanges = Readonly<Record<string, number | null>>;
type Ratings = Readonly<Record<string, number>>;

const KEY = 'tastes-unsaved';

/** @returns nothing where what is kept belongs to another account */
export function unsavedTastes(user: number | string): TasteChanges {
  try {
    const kept = JSON.parse(memory.read(KEY) ?? '{}');
    if (kept?.user !== user || typeof kept.changes !== 'object' || kept.changes === null) return {};
    const changes = Object.entries(kept.changes).filter(([, rating]) => rating === null || typeof rating === 'number');
    return Object.fromEntries(changes) as TasteChanges;
  } catch {
    return {};
  }
}

export function keepUnsaved(user: number | string, changes: TasteChanges): void {
  memory.write(KEY, JSON.stringify({ user, changes }));
}

export const forgetUnsaved = (): void => memory.write(KEY, undefined);

export function tasteChanges(before: Ratings, next: Ratings): TasteChanges {
  const names = Object.keys({ ...before, ...next }).filter((name) => before[name] !== next[name]);
  return Object.fromEntries(names.map((name) => [name, next[name] ?? null]));
}

export function withTasteChanges(before: Ratings, changes: TasteChanges): Ratings {
  const entries = Object.entries({ ...before, ...changes });
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => entry[1] !== null));
}
