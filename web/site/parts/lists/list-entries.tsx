// The places of a list in their order, with notes; to read, or to move, note and remove them.
import { useRef, useState } from 'preact/hooks';
import { type Change, type Entry, moved } from '../../state/lists.ts';
import { useListWords } from '../../words/lists/index.ts';
import { say } from '../toast.tsx';
import { useDrag } from './drag.ts';
import { EntryRow } from './entry-row.tsx';

interface Props {
  readonly entries: readonly Entry[];
  /** Absent where the list is only read. */
  readonly change?: (change: Change) => Promise<boolean>;
}

export function ListEntries({ entries, change }: Props) {
  const words = useListWords();
  const rows = useRef<HTMLOListElement>(null);
  const [told, setTold] = useState('');
  // As it was moved, until the service has taken it.
  const [order, setOrder] = useState<readonly Entry[]>();
  const moves = useRef(0);
  const shown = order ?? entries;

  async function move(from: number, to: number) {
    const entry = shown[from];
    if (!entry || !change) return;
    const own = ++moves.current;
    setOrder(moved(shown, from, to));
    setTold(words.movedTo(nameOf(entry, words.gone), to + 1, shown.length));
    await change({ edits: [{ op: 'move', place_id: entry.place_id, at: to }] });
    if (own === moves.current) setOrder(undefined);
  }
  async function remove(at: number) {
    const { place_id, note, name } = shown[at]!;
    const isGone = name === undefined;
    focusRow(rows.current?.children[at + 1] ?? rows.current?.children[at - 1]);
    if (!(await change?.({ edits: [{ op: 'remove', place_id }] }))) return;
    const back = () => change?.({ edits: [{ op: 'add', place_id, note, at }] });
    say(words.takenOut(name ?? words.gone), isGone ? undefined : back);
  }
  const { drag, start } = useDrag(rows, move);

  return (
    <>
      <p class="sr" role="status">
        {told}
      </p>
      <ol class="entries" ref={rows}>
        {shown.map((entry, at) => (
          <EntryRow
            key={entry.place_id}
            entry={entry}
            at={at}
            count={shown.length}
            drop={dropAt(at, drag)}
            {...(change && {
              tools: {
                onDrag: (event: PointerEvent) => start(event, at),
                onMove: (to: number) => move(at, to),
                onNote: (note: string) => change({ edits: [{ op: 'note', place_id: entry.place_id, note }] }),
                onRemove: () => remove(at),
              },
            })}
          />
        ))}
      </ol>
    </>
  );
}

const nameOf = ({ name }: Entry, gone: string): string => name ?? gone;

type Drag = ReturnType<typeof useDrag>['drag'];

function dropAt(at: number, drag: Drag): 'dragged' | 'above' | 'below' | undefined {
  if (!drag) return undefined;
  if (at === drag.from) return 'dragged';
  if (at !== drag.to) return undefined;
  return drag.to < drag.from ? 'above' : 'below';
}

const focusRow = (row: Element | undefined): void => row?.querySelector('a')?.focus({ preventScroll: true });
