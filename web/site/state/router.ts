// The address is the state: which page, and what it shows. Reloading, sharing and the back button all just work.
import { useCallback } from 'preact/hooks';
import { keepScroll, restoreWhenFilled } from './scroll.ts';
import { createStore, useStore } from './store.ts';

interface Address {
  /** First part of the path: '' is the explore page. */
  readonly page: string;
  readonly query: URLSearchParams;
}

const read = (): Address => ({
  page: pageOf(location.pathname),
  query: new URLSearchParams(location.search),
});

/** Pages have one part; an address with more of them is none of ours. */
function pageOf(path: string): string {
  const [page = '', ...more] = path.split('/').filter(Boolean);
  return more.length > 0 ? 'lost' : page;
}

export const address = createStore<Address>(read());

/** The explore page as it was last seen, for the way back to it. */
export function exploreHref(): string {
  return lastExplored;
}

let lastExplored = '/';

function remember({ page, query }: Address): void {
  if (page === '') lastExplored = query.size > 0 ? `/?${query}` : '/';
}

export function startRouter(): void {
  // A sign-in with the provider has taken its answer out of the address meanwhile.
  address.set(read());
  remember(address.get());
  address.subscribe(() => remember(address.get()));
  // Pages fill up after they are shown, so the browser would restore too early.
  history.scrollRestoration = 'manual';
  addEventListener('pagehide', keepScroll);
  addEventListener('popstate', () => {
    address.set(read());
    takeBack();
  });
  takeBack();
  document.addEventListener('click', followOwnLinks);
}

/** The explore page does it by itself, when its cards are drawn. */
function takeBack(): void {
  if (address.get().page !== '') requestAnimationFrame(restoreWhenFilled);
}

export function go(href: string): void {
  if (href === location.pathname + location.search) return;
  keepScroll();
  history.pushState({ from: address.get().page }, '', href);
  address.set(read());
  scrollTo(0, 0);
}

/** For links back to exploring: where that is the step before, the step is taken back, with its scroll position. */
export function goBackTo(event: Event, page: string): void {
  if ((history.state as { from?: string } | null)?.from !== page) return;
  event.preventDefault();
  history.back();
}

/** Reads and changes one part of the query; a change of a setting is no step for the back button. */
export function useQuery(key: string): readonly [string | undefined, (value: string | undefined) => void] {
  const { query } = useStore(address);
  const change = useCallback((value: string | undefined) => changeQuery({ [key]: value }), [key]);
  return [query.get(key) ?? undefined, change];
}

type Changes = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A setting: the back button passes over it. */
export const changeQuery = (changes: Changes): void =>
  showQuery(changes, (href) => history.replaceState({ ...history.state, scroll: undefined }, '', href));

/** Something else is shown: the back button brings back what was shown before. */
export const stepQuery = (changes: Changes): void =>
  showQuery(changes, (href) => {
    keepScroll();
    history.pushState(null, '', href);
  });

function showQuery(changes: Changes, show: (href: string) => void): void {
  const query = new URLSearchParams(location.search);
  for (const [key, values] of Object.entries(changes)) {
    query.delete(key);
    for (const value of [values ?? []].flat()) if (value !== '') query.append(key, value);
  }
  const text = query.toString();
  if (text === location.search.slice(1)) return;
  show(`${location.pathname}${text ? `?${text}` : ''}`);
  address.set(read());
}

const PAGES = ['', 'place', 'plan', 'saved', 'list', 'account', 'admin', 'developers', 'evaluation'];

function followOwnLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  const url = new URL(link.href);
  if (!PAGES.includes(pageOf(url.pathname)) || url.hash) return;
  event.preventDefault();
  go(url.pathname + url.search);
}
