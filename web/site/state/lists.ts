// Lists of places: read and changed by their owner, or by somebody who has their link.
import { ApiError, type List, type ListChange, type ListEntry, type SharedList } from '../../api-client/client.ts';
import { api } from './session.ts';

/** What owners and holders of a link see alike. */
export type ListView = Pick<SharedList, 'name' | 'version' | 'entries'>;
export type Entry = ListEntry;
/** What is to change; the version is put in when it is sent. */
export type Change = Omit<ListChange, 'version'>;

/** Where a list is kept, and by which right it is read and changed. */
export interface Keeper<View extends ListView> {
  readonly read: (signal?: AbortSignal) => Promise<View>;
  readonly patch: (body: ListChange) => Promise<View>;
}

export const ownList = (id: string): Keeper<List> => ({
  read: async (signal) => (await api.call.getListsById({ id, signal })).value,
  patch: async (body) => (await api.call.patchListsById({ id, body })).value,
});

export const sharedList = (link: string): Keeper<SharedList> => ({
  read: async (signal) => (await api.call.getSharedListsByLink({ link, signal })).value,
  patch: async (body) => (await api.call.patchSharedListsByLink({ link, body })).value,
});

/** A change that was overtaken is made again for the newer version. */
export async function changed<View extends ListView>(
  { read, patch }: Keeper<View>,
  version: number,
  change: Change,
): Promise<View> {
  try {
    return await patch({ version, ...change });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'list/changed') throw error;
    return patch({ version: (await read()).version, ...change });
  }
}

export const myLists = async (signal?: AbortSignal) => (await api.call.getLists({ signal })).value;

interface NewList {
  readonly name: string;
  readonly entries?: readonly Pick<Entry, 'place_id' | 'note'>[];
}

/** Places that have left the catalogue cannot be put into a new list. */
export const makeList = async ({ name, entries = [] }: NewList): Promise<List> =>
  (await api.call.postLists({ body: { name, entries: entries.map(({ place_id, note }) => ({ place_id, note })) } }))
    .value;

export const deleteList = (id: string): Promise<unknown> => api.call.deleteListsById({ id });

/** @returns whether it was not there already */
export async function putInto(id: string, placeId: string): Promise<boolean> {
  const keeper = ownList(id);
  const { version, entries } = await keeper.read();
  if (entries.some(({ place_id }) => place_id === placeId)) return false;
  await changed(keeper, version, { edits: [{ op: 'add', place_id: placeId }] });
  return true;
}

export async function takeOutOf(id: string, placeId: string): Promise<void> {
  const keeper = ownList(id);
  await changed(keeper, (await keeper.read()).version, { edits: [{ op: 'remove', place_id: placeId }] });
}

/** The entries where one has another position, counted from 0. */
export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const others = items.filter((_, at) => at !== from);
  return [...others.slice(0, to), ...items.slice(from, from + 1), ...others.slice(to)];
}
