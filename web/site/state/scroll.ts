// Where each page was scrolled to, kept with its step in the history: who comes back finds what they had before their eyes.

interface Scroll {
  /** Of the page. */
  readonly page: number;
  /** Of the list, where it scrolls by itself. */
  readonly list: number;
  /** How many results were shown. */
  readonly shown: number;
}

/** What scrolls by itself on a wide screen, and says how much of it there is. */
const LIST = '[data-keeps-scroll]';

const TOP: Scroll = { page: 0, list: 0, shown: 0 };

/** Written into the present step, before it is left. */
export function keepScroll(): void {
  const list = document.querySelector<HTMLElement>(LIST);
  const scroll: Scroll = { page: scrollY, list: list?.scrollTop ?? 0, shown: Number(list?.dataset.shown ?? 0) };
  history.replaceState({ ...history.state, scroll }, '');
}

export const keptScroll = (): Scroll => ({ ...TOP, ...(history.state as { scroll?: Scroll } | null)?.scroll });

/** For a list, to be called when as much of it is drawn as was then. */
export function restoreScroll(): void {
  const { page, list } = keptScroll();
  document.querySelector(LIST)?.scrollTo({ top: list, behavior: 'instant' });
  // Who is at the top of the page may have begun to read on meanwhile.
  if (page > 0) scrollTo({ top: page, behavior: 'instant' });
}

/** What somebody does who will not wait to be taken back. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'popstate'] as const;

/** For other pages: as soon as they are as high as they were, unless somebody moves on before. */
export function restoreWhenFilled(): void {
  const { page } = keptScroll();
  scrollTo({ top: page, behavior: 'instant' });
  if (page === 0) return;
  const stop = () => {
    filling.disconnect();
    for (const move of MOVES) removeEventListener(move, stop);
  };
  const filling = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < page) return;
    scrollTo({ top: page, behavior: 'instant' });
    stop();
  });
  filling.observe(document.body);
  for (const move of MOVES) addEventListener(move, stop, { passive: true });
}
