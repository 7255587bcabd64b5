// One place of a list: what it is called, whether it is open, the note, and what can be done with it.
import { useEffect, useRef } from 'preact/hooks';
import { useKeptField } from '../../state/kept-field.ts';
import type { Entry } from '../../state/lists.ts';
import { useListWords } from '../../words/lists/index.ts';
import { Icon } from '../icons.tsx';
import { OpenAndPrice } from '../open-and-price.tsx';
import { OrderButtons } from '../order-buttons.tsx';

interface Tools {
  readonly onMove: (to: number) => void;
  readonly onNote: (note: string) => void;
  readonly onRemove: () => void;
}

interface Props {
  readonly entry: Entry;
  /** Counted from 0. */
  readonly at: number;
  readonly count: number;
  /** Absent where the list is only read. */
  readonly tools?: Tools;
}

export function EntryRow({ entry, at, count, tools }: Props) {
  const words = useListWords();
  const { place_id: id, name, address, note } = entry;
  const shownName = name ?? words.gone;
  return (
    <li class="entry">
      <span class="entry-head">
        <span class="number" aria-hidden="true">
          {at + 1}
        </span>
        {tools && (
          <span class="grip" title={words.drag}>
            <Icon name="grip" />
          </span>
        )}
      </span>
      <div class="entry-main">
        <h2>{name === undefined ? shownName : <a href={`/place/?id=${encodeURIComponent(id)}`}>{name}</a>}</h2>
        {name === undefined && <p class="quiet">{words.goneHint}</p>}
        {address && <p class="types">{address}</p>}
        {name !== undefined && <OpenAndPrice id={id} />}
        {tools ? <Note name={shownName} note={note} onNote={tools.onNote} /> : note && <p class="opinion">{note}</p>}
      </div>
      {tools && <EntryTools name={shownName} at={at} count={count} tools={tools} />}
    </li>
  );
}

interface NoteProps {
  readonly name: string;
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** Kept when it is left. */
function Note({ name, note, onNote }: NoteProps) {
  const words = useListWords();
  const field = useRef<HTMLTextAreaElement>(null);
  const kept = useKeptField(note, onNote, true);
  useEffect(() => fitHeight(field.current), [kept.value]);
  return (
    <textarea
      ref={field}
      class="entry-note"
      aria-label={words.note(name)}
      placeholder={words.noteHint}
      rows={1}
      maxLength={1_000}
      {...kept}
    />
  );
}

/** As high as what stands in it. */
function fitHeight(field: HTMLTextAreaElement | null): void {
  if (!field) return;
  field.style.height = 'auto';
  field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
}

interface ToolsProps {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly tools: Tools;
}

/** The same as by dragging, for the keyboard and for whoever cannot drag. */
function EntryTools({ name, at, count, tools: { onMove, onRemove } }: ToolsProps) {
  const words = useListWords();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const used = useRef<'up' | 'down'>();
  // A row that moves takes the focus along, and at the end of the list the other button has it.
  useEffect(() => {
    const [same, other] = used.current === 'up' ? [up, down] : [down, up];
    if (used.current) (same.current?.disabled ? other : same).current?.focus();
    used.current = undefined;
  }, [at]);
  const move = (to: number) => {
    used.current = to < at ? 'up' : 'down';
    onMove(to);
  };
  const labels = { up: words.up(name), down: words.down(name), remove: words.takeOut(name) };
  return (
    <div class="entry-tools">
      <OrderButtons at={at} count={count} labels={labels} onMove={move} onRemove={onRemove} up={up} down={down} />
    </div>
  );
}
