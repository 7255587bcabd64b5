// A place is added to a list by its name.
import { useId, useState } from 'preact/hooks';
import { categories, typeLabels } from '../../state/categories.ts';
import type { Entry } from '../../state/lists.ts';
import { useLoad, useSettled } from '../../state/load.ts';
import { api } from '../../state/session.ts';
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useListWords } from '../../words/lists/index.ts';
import { Failure } from '../failure.tsx';
import { Icon } from '../icons.tsx';
import type { MakeChange } from './use-list.ts';

interface Props {
  readonly entries: readonly Entry[];
  readonly change: MakeChange;
}

const MOST_FOUND = 5;
const MOST_TYPES = 2;
const SHORTEST = 2;
const REST_MS = 250;

export function AddPlace({ entries, change }: Props) {
  const words = useListWords();
  const lang = useStore(language);
  const names = useStore(categories);
  const id = useId();
  const [text, setText] = useState('');
  const sought = useSettled(text.trim(), REST_MS);
  const isLongEnough = sought.length >= SHORTEST;
  const [found, again] = useLoad(
    async (signal) => (isLongEnough ? (await api.places({ q: sought, limit: MOST_FOUND }, signal)).places : []),
    [sought],
  );
  const isIn = (placeId: string) => entries.some(({ place_id }) => place_id === placeId);
  return (
    <search class="add-place stack">
      <form onSubmit={(event) => event.preventDefault()}>
        <label class="field" for={id}>
          <span>{words.addPlace}</span>
          <input
            id={id}
            type="search"
            placeholder={words.addPlaceHint}
            maxLength={100}
            autocomplete="off"
            value={text}
            onInput={({ currentTarget: { value } }) => setText(value)}
          />
        </label>
      </form>
      {found.state === 'failed' && <Failure error={found.error} again={again} />}
      <p class="quiet" role="status">
        {isLongEnough && found.state === 'ready' && found.value.length === 0 && words.noneFound}
      </p>
      {isLongEnough && (
        <ul class="found-places">
          {found.value?.map((place) => (
            <li key={place.id}>
              <span>
                {place.name}{' '}
                <span class="types">{typeLabels(names, place.types, lang).slice(0, MOST_TYPES).join(' · ')}</span>
              </span>
              {isIn(place.id) ? (
                <span class="quiet">
                  <Icon name="check" /> {words.inList}
                </span>
              ) : (
                <button
                  type="button"
                  class="icon-button"
                  aria-label={words.add(place.name)}
                  onClick={() => change({ edits: [{ op: 'add', place_id: place.id }] })}
                >
                  <Icon name="plus" />
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
