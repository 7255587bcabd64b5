// Lists of people: made, changed by owners and holders of an edit link, shared and withdrawn. No list is kept
// in the process, so that a link withdrawn on one replica is dead on all of them.
import type { ListKey, ListRepository } from '../db/lists.ts';
import type { PlaceId, UserId } from '../domain/branded.ts';
import { DomainError } from '../domain/errors.ts';
import {
  editedList,
  type ListAccess,
  type ListEdit,
  MAX_LISTS,
  type PlaceList,
  type StoredList,
} from '../domain/list.ts';
import type { Clock } from '../system/clock.ts';
import { randomId, sha256 } from '../system/random.ts';
import type { CatalogueReader } from './catalogue.ts';

export interface ListDeps {
  readonly lists: ListRepository;
  readonly catalogue: CatalogueReader;
  readonly clock: Clock;
}

interface NewList {
  readonly name: string;
  readonly entries: readonly { readonly placeId: PlaceId; readonly note?: string }[];
}

interface ListChanges {
  /** Of the list that the changes were made for. */
  readonly version: number;
  readonly name?: string;
  readonly edits?: readonly ListEdit[];
}

/** A place that is named twice is in the list once, where it was named first, as with the edit `add`. @throws DomainError `place/not-found`, `list/too-many`, `list/invalid` */
export async function createList(deps: ListDeps, owner: UserId, { name, entries }: NewList): Promise<StoredList> {
  const now = deps.clock.now();
  const edits = entries.map((entry) => ({ op: 'add', ...entry }) as const);
  requirePlaces(deps, edits);
  const list = edits.reduce<PlaceList>((each, edit) => editedList(each, edit, now), { name, entries: [] });
  const id = randomId();
  if (!(await deps.lists.add(owner, { id, list }, now, MAX_LISTS)))
    throw new DomainError('list/too-many', `You have ${MAX_LISTS} lists already; delete one first`);
  return getList(deps, owner, id);
}

/** @throws DomainError `list/not-found` */
export async function getList({ lists }: Pick<ListDeps, 'lists'>, owner: UserId, id: string): Promise<StoredList> {
  const stored = await lists.find(owner, id);
  if (!stored) throw notFound();
  return stored;
}

/** All changes or none. @throws DomainError `list/not-found`, `list/changed`, `list/invalid`, `place/not-found` */
export async function changeList(deps: ListDeps, owner: UserId, id: string, changes: ListChanges): Promise<StoredList> {
  return changed(deps, { owner }, await getList(deps, owner, id), changes);
}

/** @throws DomainError `list/not-found` */
export async function removeList({ lists }: Pick<ListDeps, 'lists'>, owner: UserId, id: string): Promise<void> {
  if (!(await lists.remove(owner, id))) throw notFound();
}

/** A new link; the one of its kind before it is dead from now on. @throws DomainError `list/not-found` */
export async function shareList(
  { lists }: Pick<ListDeps, 'lists'>,
  owner: UserId,
  id: string,
  access: ListAccess,
): Promise<string> {
  const link = randomId();
  if (!(await lists.setLink(owner, id, access, sha256(link)))) throw notFound();
  return link;
}

/** Every link of the list is dead from now on. @throws DomainError `list/not-found` */
export async function withdrawListLinks({ lists }: Pick<ListDeps, 'lists'>, owner: UserId, id: string): Promise<void> {
  if (!(await lists.withdrawLinks(owner, id))) throw notFound();
}

interface SharedList {
  readonly stored: StoredList;
  readonly access: ListAccess;
}

/** @throws DomainError `list/not-found`, also for a link that was withdrawn */
export async function readSharedList({ lists }: Pick<ListDeps, 'lists'>, link: string): Promise<SharedList> {
  const found = await lists.findByLink(sha256(link));
  if (!found) throw notFound();
  return found;
}

/** @throws DomainError `list/read-only` for a link to read, and what `changeList` throws */
export async function changeSharedList(deps: ListDeps, link: string, changes: ListChanges): Promise<SharedList> {
  const { stored, access } = await readSharedList(deps, link);
  if (access !== 'edit') throw new DomainError('list/read-only', 'This link is for reading');
  return { stored: await changed(deps, { linkHash: sha256(link) }, stored, changes), access };
}

async function changed(
  deps: ListDeps,
  key: ListKey,
  stored: StoredList,
  { version, name, edits = [] }: ListChanges,
): Promise<StoredList> {
  if (stored.version !== version) throw changedMeanwhile();
  const now = deps.clock.now();
  requirePlaces(
    deps,
    edits.filter(({ op }) => op === 'add'),
  );
  const named = { ...stored.list, ...(name !== undefined && { name }) };
  const list = edits.reduce<PlaceList>((each, edit) => editedList(each, edit, now), named);
  const after = await deps.lists.change(key, { ...stored, list }, now);
  if (!after) throw changedMeanwhile();
  return after;
}

/** Places removed from the catalogue stay in lists, and cannot be added. */
function requirePlaces({ catalogue }: ListDeps, edits: readonly ListEdit[]): void {
  const { rowOf } = catalogue.current().catalogue;
  if (edits.some(({ placeId }) => !rowOf.has(placeId))) throw new DomainError('place/not-found', 'Place not found');
}

const notFound = () => new DomainError('list/not-found', 'List not found');
const changedMeanwhile = () =>
  new DomainError('list/changed', 'The list was changed meanwhile; read it again and repeat the change');
