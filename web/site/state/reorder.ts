// Rows that are dragged to another place of their list, by mouse, pen or finger. For the keyboard, each row has buttons beside it.

interface Reordering {
  /** Which children of the list are rows. */
  readonly rows: string;
  /** By which part a row is taken. */
  readonly handle: string;
  /** @param from and `to` count rows from 0; `to` is where the row stands afterwards */
  readonly onMove: (from: number, to: number) => void;
}

/** Of the row that is dragged, and of the row above or below which it would be dropped. */
const [DRAGGED, ABOVE, BELOW] = ['dragged', 'above', 'below'] as const;
/** So near an edge of the window the page scrolls along. */
const EDGE_PX = 70;
const STEP_PX = 14;

/** @returns a way to call it off */
export function dragToReorder(list: HTMLElement, { rows: rowSelector, handle, onMove }: Reordering): () => void {
  const calledOff = new AbortController();
  const { signal } = calledOff;
  list.addEventListener('pointerdown', take, { signal });

  function take(event: PointerEvent): void {
    const taken = event.target instanceof Element ? event.target.closest<HTMLElement>(handle) : null;
    const rows = [...list.children].filter((each): each is HTMLElement => each.matches(rowSelector));
    const from = rows.findIndex((row) => taken !== null && row.contains(taken));
    const row = rows[from];
    if (!taken || !row || event.button !== 0) return;
    event.preventDefault();
    taken.setPointerCapture(event.pointerId);
    const startY = event.pageY;
    const middles = rows.map((each) => middleOf(each));
    let to = from;
    const over = new AbortController();
    const until = { signal: over.signal };

    const drag = ({ pageY, clientY }: PointerEvent) => {
      row.classList.add(DRAGGED);
      row.style.transform = `translateY(${pageY - startY}px)`;
      to = placeFor(middles, from, (middles[from] ?? 0) + pageY - startY);
      for (const [at, each] of rows.entries()) {
        each.classList.toggle(ABOVE, at === to && to < from);
        each.classList.toggle(BELOW, at === to && to > from);
      }
      if (clientY < EDGE_PX) scrollBy(0, -STEP_PX);
      if (clientY > innerHeight - EDGE_PX) scrollBy(0, STEP_PX);
    };
    const end = (isMeant: boolean) => {
      over.abort();
      row.style.transform = '';
      for (const each of rows) each.classList.remove(DRAGGED, ABOVE, BELOW);
      if (isMeant && to !== from) onMove(from, to);
    };
    signal.addEventListener('abort', () => end(false), until);
    taken.addEventListener('pointermove', drag, until);
    taken.addEventListener('pointerup', () => end(true), until);
    taken.addEventListener('pointercancel', () => end(false), until);
    addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), until);
  }
  return () => calledOff.abort();
}

function middleOf(row: HTMLElement): number {
  const { top, height } = row.getBoundingClientRect();
  return top + scrollY + height / 2;
}

/**
 * Where a row stands when its middle is let go at `y`: past every row whose middle it has passed.
 *
 * @param middles of all rows from above, where they were before
 */
export const placeFor = (middles: readonly number[], from: number, y: number): number =>
  middles.filter((middle, at) => at !== from && (at < from ? middle <= y : middle < y)).length;
