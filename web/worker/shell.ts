// The app shell: the pages and the scripts, styles and icons that the build names. Each build has a cache of its own.

/** Addresses of the shell, and the hash of their contents; the build puts them in. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

const PREFIX = 'paseo-shell-';
const CACHE = PREFIX + SHELL_VERSION;
/** So long a page waits for a slow network before the kept shell is shown. */
const PATIENCE_MS = 3_000;
/** Pages are one program that reads the address itself; the shell of `/` opens every one of them. */
const ANY_PAGE = '/';

export async function keepShell(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL_FILES);
}

export async function dropOtherShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  );
}

/** `/docs` and files that somebody opens in a window are no pages of ours. */
export const isShell = ({ mode }: Request, { pathname }: URL): boolean =>
  mode === 'navigate' && /^\/(?:(?:place|plan|saved|list|account|admin|developers|evaluation)\/?)?$/u.test(pathname);

export const isAsset = ({ pathname }: URL): boolean =>
  pathname.startsWith('/assets/') || SHELL_FILES.includes(pathname);

export async function answerShell(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request.mode === 'navigate' ? ANY_PAGE : url.pathname);
  // Assets have a hash in their name: a kept one is the right one.
  if (kept && request.mode !== 'navigate') return kept;
  const asked = fetch(request);
  if (!kept) return asked;
  const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS));
  return Promise.race([asked.catch(() => kept), late]);
}
