// List and chat tell each other what they look for: a list that was narrowed goes along with the next message, and what the
// chat looked for becomes the list.
import { narrowedIn } from './questions.ts';
import { address, changeQuery } from './router.ts';
import { createStore } from './store.ts';

/** Ids of the first places of the list, in order. */
export const listed = createStore<readonly string[]>([]);

/** What both know, as a key. */
let agreed = '';

const keyNow = (): string => {
  const { query } = address.get();
  return [...narrowedIn(query).wishes, query.get('q') ?? ''].join(' ');
};

/** The list, where it is narrowed and the chat does not know it yet. */
export function listToTell(): { readonly wishes: readonly string[]; readonly shown: readonly string[] } | undefined {
  const key = keyNow();
  if (key === '' || key === agreed || address.get().page !== '') return undefined;
  agreed = key;
  return { wishes: narrowedIn(address.get().query).wishes, shown: listed.get() };
}

/** @param wishes the search that stands after a message; undefined where it looked for no places */
export function followChat(wishes: readonly string[] | undefined): void {
  if (wishes === undefined || address.get().page !== '') return;
  changeQuery({ wish: wishes, q: undefined });
  agreed = keyNow();
}
