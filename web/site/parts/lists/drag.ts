// Dragging a row of a list to another position, by mouse, pen or finger. Rows stay where they are until it is dropped.
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

/** Both counted from 0. */
interface Drag {
  readonly from: number;
  readonly to: number;
}

/** So near an edge of the window the page scrolls along. */
const EDGE_PX = 70;
const STEP_PX = 14;

/** @param rows the element whose children are the rows */
export function useDrag(rows: RefObject<HTMLElement>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<Drag>();
  const end = useRef<() => void>();
  useEffect(() => () => end.current?.(), []);

  function start(event: PointerEvent, from: number): void {
    if (event.button !== 0) return;
    event.preventDefault();
    let to = from;
    const move = ({ clientY }: PointerEvent) => {
      to = positionAt(rows.current, clientY, from);
      setDrag({ from, to });
      if (clientY < EDGE_PX) scrollBy(0, -STEP_PX);
      if (clientY > innerHeight - EDGE_PX) scrollBy(0, STEP_PX);
    };
    const stop = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', drop);
      removeEventListener('pointercancel', stop);
      removeEventListener('keydown', giveUp);
      end.current = undefined;
      setDrag(undefined);
    };
    const drop = () => {
      stop();
      if (to !== from) onDrop(from, to);
    };
    const giveUp = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') stop();
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', drop);
    addEventListener('pointercancel', stop);
    addEventListener('keydown', giveUp);
    end.current = stop;
    setDrag({ from, to });
  }

  return { drag, start };
}

/** Where a row that was taken from `from` would stand, were it dropped at this height. */
function positionAt(rows: HTMLElement | null, clientY: number, from: number): number {
  const middles = [...(rows?.children ?? [])].map((row) => {
    const { top, height } = row.getBoundingClientRect();
    return top + height / 2;
  });
  const above = middles.filter((middle) => middle < clientY).length;
  return above > from ? above - 1 : above;
}
