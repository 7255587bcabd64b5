// What the visitor likes, 0 to 5 per category: kept in the account, or in this browser until there is an account.

import { memory } from './memory.ts';
import { api, session } from './session.ts';
import { createStore } from './store.ts';
import {
  forgetUnsaved,
  keepUnsaved,
  type TasteChanges,
  tasteChanges,
  unsavedTastes,
  withTasteChanges,
} from './unsaved-tastes.ts';

export type Tastes = Readonly<Record<string, number>>;

export const tastes = createStore<Tastes>(localTastes());
/** The tastes as they were before each change, newest last; what undo goes back through. */
export const tasteHistory = createStore<readonly Tastes[]>([]);

/** The tastes that the account is known to hold, once they are; recommendations follow these. */
export const tastesSaved = createStore<Tastes | undefined>(undefined);

const LONGEST_HISTORY = 50;

/** Reads the tastes of whoever is here; what was set before signing in is kept, the account's own values win. */
export async function loadTastes(): Promise<void> {
  const local = localTastes();
  tastesSaved.set(undefined);
  tasteHistory.set([]);
  const who = session.get();
  if (!who) {
    // The same tastes are no news: whoever follows them would ask again.
    if (differ(tastes.get(), local)) tastes.set(local);
    return;
  }
  const shown = tastes.get();
  const unsaved = unsavedTastes(who.user.id);
  const saved = await savedTastes(unsaved);
  // Whoever was quick and moved a slider meanwhile meant it.
  const meanwhile = Object.entries(tastes.get()).filter(([category, rating]) => shown[category] !== rating);
  tastesSaved.set(saved);
  tastes.set({ ...withTasteChanges({ ...local, ...saved }, unsaved), ...Object.fromEntries(meanwhile) });
  if (differ(tastes.get(), saved)) await saveTastes();
  else {
    tastesSaved.set(tastes.get());
    forgetUnsaved();
  }
  memory.write('tastes', undefined);
}

const differ = (some: Tastes, others: Tastes): boolean =>
  Object.keys({ ...some, ...others }).some((category) => some[category] !== others[category]);

async function savedTastes(unsaved: TasteChanges): Promise<Tastes> {
  try {
    return Object.fromEntries((await api.preferences()).map(({ category, rating }) => [category, rating]));
  } catch (error) {
    // The list does not wait for tastes that cannot be read.
    tastesSaved.set(tastes.get());
    if (Object.keys(unsaved).length > 0) tastes.set(withTasteChanges(tastes.get(), unsaved));
    throw error;
  }
}

/** @param rating 0 to 5, or undefined to forget the category */
export function changeTaste(category: string, rating: number | undefined): Promise<void> {
  return changeTastes({ [category]: rating });
}

function changeTastes(changes: Readonly<Record<string, number | undefined>>): Promise<void> {
  tasteHistory.set([...tasteHistory.get(), tastes.get()].slice(-LONGEST_HISTORY));
  return become(withChanges(tastes.get(), changes));
}

export function undoTaste(): Promise<void> {
  const history = tasteHistory.get();
  const last = history.at(-1);
  if (!last) return Promise.resolve();
  tasteHistory.set(history.slice(0, -1));
  return become(last);
}

export function forgetLocalTastes(): void {
  memory.write('tastes', undefined);
  forgetUnsaved();
  tastes.set({});
  tasteHistory.set([]);
}

function withChanges(before: Tastes, changes: Readonly<Record<string, number | undefined>>): Tastes {
  const entries = Object.entries({ ...before, ...changes });
  return Object.fromEntries(entries.filter((entry): entry is [string, number] => entry[1] !== undefined));
}

/** Shows the new tastes at once and keeps them where they belong. */
function become(next: Tastes): Promise<void> {
  tastes.set(next);
  if (session.get()) return saveTastes();
  memory.write('tastes', JSON.stringify(next));
  return Promise.resolve();
}

let saving: Promise<void> | undefined;

/** One write after the other; of a slider's many steps only the first and the last need to arrive. */
function saveTastes(): Promise<void> {
  saving ??= saveLatest().finally(() => {
    saving = undefined;
  });
  return saving;
}

async function saveLatest(): Promise<void> {
  const who = session.get();
  while (tastesSaved.get() !== tastes.get()) {
    const target = tastes.get();
    const before = tastesSaved.get() ?? {};
    // Written first: the service may be away, and the page may be gone before it is back.
    if (who) keepUnsaved(who.user.id, tasteChanges(before, target));
    await save(before, target);
    tastesSaved.set(target);
  }
  forgetUnsaved();
}

async function save(before: Tastes, next: Tastes): Promise<void> {
  for (const [category, rating] of Object.entries(next)) {
    if (before[category] !== rating) await api.setPreference(category, rating);
  }
  for (const category of Object.keys(before)) if (!(category in next)) await api.deletePreference(category);
}

function localTastes(): Tastes {
  try {
    const kept: unknown = JSON.parse(memory.read('tastes') ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    const numbers = Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
    return Object.fromEntries(numbers);
  } catch {
    return {};
  }
}
