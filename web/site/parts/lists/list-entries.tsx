// The places of a list in their order, with notes; to read, or to move, note and remove them.
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Entry, moved } from '../../state/lists.ts';
import { dragToReorder } from '../../state/reorder.ts';
import { useListWords } from '../../words/lists/index.ts';
import { say } from '../toast.tsx';
import { EntryRow } from './entry-row.tsx';
import type { MakeChange } from './use-list.ts';

interface Props {
  readonly entries: readonly Entry[];
  /** Absent where the list is only read. */
  readonly change?: MakeChange;
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
    const { place_id, name } = shown[at]!;
    const isGone = name === undefined;
    focusRow(rows.current?.children[at + 1] ?? rows.current?.children[at - 1]);
    const before = await change?.({ edits: [{ op: 'remove', place_id }] });
    if (!before) return;
    // With a note that was still on its way when the place was taken out.
    const { note = '' } = before.entries.find((each) => each.place_id === place_id) ?? {};
    const back = () => change?.({ edits: [{ op: 'add', place_id, note, at }] });
    say(words.takenOut(name ?? words.gone), isGone ? undefined : back);
  }
  // A drag goes on while something else of the page is drawn anew, and moves what is shown when it ends.
  const latestMove = useRef(move);
  latestMove.current = move;
  const isMovable = change !== undefined;
  useEffect(() => {
    if (!isMovable || !rows.current) return;
    const onMove = (from: number, to: number) => void latestMove.current(from, to);
    return dragToReorder(rows.current, { rows: '.entry', handle: '.grip', onMove });
  }, [isMovable]);

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
            {...(change && {
              tools: {
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

const focusRow = (row: Element | undefined): void => row?.querySelector('a')?.focus({ preventScroll: true });
