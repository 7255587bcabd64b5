// A list: places in an order of the person's own, with notes. It is changed an entry at a time, never overwritten.
import type { PlaceId } from './branded.ts';
import { invalidAt } from './errors.ts';

interface ListEntry {
  readonly placeId: PlaceId;
  readonly note: string;
  /** ISO 8601, in UTC. */
  readonly addedAt: string;
}

export interface PlaceList {
  readonly name: string;
  /** Each place once. */
  readonly entries: readonly ListEntry[];
}

/** The permission that a link gives. */
export const LIST_ACCESS = ['read', 'edit'] as const;
export type ListAccess = (typeof LIST_ACCESS)[number];

/** A list as it is kept: its version rises with every change. */
export interface StoredList {
  readonly id: string;
  readonly list: PlaceList;
  readonly version: number;
  /** Which links there are. */
  readonly links: readonly ListAccess[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export const MAX_LISTS = 100;
export const MAX_ENTRIES = 500;
export const MAX_LIST_NAME_LENGTH = 120;
export const MAX_NOTE_LENGTH = 1_000;

/** `at` counts from 0; past the end means last. */
export type ListEdit =
  | { readonly op: 'add'; readonly placeId: PlaceId; readonly note?: string; readonly at?: number }
  | { readonly op: 'remove'; readonly placeId: PlaceId }
  | { readonly op: 'move'; readonly placeId: PlaceId; readonly at: number }
  | { readonly op: 'note'; readonly placeId: PlaceId; readonly note: string };

/**
 * Adding a present place and removing an absent one change nothing, so two people who make the same edit both succeed.
 *
 * @throws DomainError `list/invalid` where the place is not in the list, or the list is full
 */
export function editedList(list: PlaceList, edit: ListEdit, now: Date): PlaceList {
  const { entries } = list;
  const known = entries.find(({ placeId }) => placeId === edit.placeId);
  switch (edit.op) {
    case 'add': {
      if (known) return edit.note === undefined ? list : withNote(list, known, edit.note);
      if (entries.length >= MAX_ENTRIES)
        throw invalidAt('/edits', `A list holds at most ${MAX_ENTRIES} places`, 'list/invalid');
      const entry = { placeId: edit.placeId, note: edit.note ?? '', addedAt: now.toISOString() };
      return { ...list, entries: inserted(entries, entry, edit.at ?? entries.length) };
    }
    case 'remove':
      return { ...list, entries: entries.filter((entry) => entry !== known) };
    case 'move': {
      if (!known) throw notInList();
      const others = entries.filter((entry) => entry !== known);
      return { ...list, entries: inserted(others, known, edit.at) };
    }
    case 'note':
      if (!known) throw notInList();
      return withNote(list, known, edit.note);
  }
}

const inserted = (entries: readonly ListEntry[], entry: ListEntry, at: number): readonly ListEntry[] => [
  ...entries.slice(0, at),
  entry,
  ...entries.slice(at),
];

const withNote = (list: PlaceList, known: ListEntry, note: string): PlaceList => ({
  ...list,
  entries: list.entries.map((entry) => (entry === known ? { ...entry, note } : entry)),
});

const notInList = () => invalidAt('/edits', 'The place is not in this list', 'list/invalid');

/** The same list where one place has become another; where both are in it, the entry of the other stays. */
export function withPlaceJoined(list: PlaceList, from: PlaceId, to: PlaceId): PlaceList {
  const hasBoth = list.entries.some(({ placeId }) => placeId === to);
  const entries = hasBoth
    ? list.entries.filter(({ placeId }) => placeId !== from)
    : list.entries.map((entry) => (entry.placeId === from ? { ...entry, placeId: to } : entry));
  return { ...list, entries };
}
