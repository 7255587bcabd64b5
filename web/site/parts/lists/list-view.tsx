// A list as a page: its name, its places with notes, and where they are; one's own, or one that somebody shared.
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useKeptField } from '../../state/kept-field.ts';
import type { Entry, ListView as View } from '../../state/lists.ts';
import { useListWords } from '../../words/lists/index.ts';
import { MapPanel } from '../map-panel.tsx';
import { AddPlace } from './add-place.tsx';
import { ListEntries } from './list-entries.tsx';
import type { MakeChange } from './use-list.ts';

interface Props {
  readonly list: View;
  /** Absent where the list is only read. */
  readonly change?: MakeChange;
  readonly before?: ComponentChildren;
  /** Under the name: what can be done with all of it. */
  readonly children: ComponentChildren;
}

export function ListView({ list: { name, entries }, change, before, children }: Props) {
  const words = useListWords();
  const kept = useKeptField(name, (text) => void change?.({ name: text }));
  const pins = useMemo(() => pinsOf(entries), [entries]);
  return (
    <div class="page places-and-map">
      <header class="plan-head">
        {before}
        {change ? (
          <>
            <h1 class="sr">{name}</h1>
            <input class="plan-title" aria-label={words.name} maxLength={120} {...kept} />
          </>
        ) : (
          <h1>{name}</h1>
        )}
        {children}
      </header>
      <div class="stack">
        {entries.length === 0 && <p class="empty">{words.emptyList}</p>}
        <ListEntries entries={entries} {...(change && { change })} />
        {change && <AddPlace entries={entries} change={change} />}
      </div>
      <MapPanel
        pins={pins}
        fit={pins
          .map(({ id }) => id)
          .sort()
          .join(' ')}
      />
    </div>
  );
}

const pinsOf = (entries: readonly Entry[]) =>
  entries.flatMap(({ place_id: id, name, lat, lng }) =>
    name !== undefined && lat !== undefined && lng !== undefined ? [{ id, name, lat, lng }] : [],
  );
