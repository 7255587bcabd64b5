// What can be done with a row of an ordered list without dragging: one place up, one down, out of it.
import type { Ref } from 'preact';
import { Icon } from './icons.tsx';

interface Props {
  /** Of the row, counted from 0. */
  readonly at: number;
  readonly count: number;
  readonly labels: Readonly<Record<'up' | 'down' | 'remove', string>>;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
  readonly up?: Ref<HTMLButtonElement>;
  readonly down?: Ref<HTMLButtonElement>;
}

export function OrderButtons({ at, count, labels, onMove, onRemove, up = null, down = null }: Props) {
  return (
    <>
      <button
        ref={up}
        type="button"
        class="icon-button"
        aria-label={labels.up}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      >
        <Icon name="up" />
      </button>
      <button
        ref={down}
        type="button"
        class="icon-button"
        aria-label={labels.down}
        disabled={at === count - 1}
        onClick={() => onMove(at + 1)}
      >
        <Icon name="down" />
      </button>
      <button type="button" class="icon-button" aria-label={labels.remove} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </>
  );
}
