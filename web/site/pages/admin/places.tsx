// The catalogue: find a place, open it, add one.
import { useState } from 'preact/hooks';
import { categories, categoryLabel } from '../../state/categories.ts';
import { useLoad, useSettled } from '../../state/load.ts';
import { useQuery } from '../../state/router.ts';
import { api } from '../../state/session.ts';
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { Part, Table, Waiting } from './parts.tsx';
import { NewPlace, PlaceEditor } from './place-editor.tsx';

export function PlacesPart() {
  const [place] = useQuery('place');
  if (place === NEW) return <NewPlace />;
  return place === undefined ? <PlaceList /> : <PlaceEditor key={place} id={place} />;
}

/** No place has this id: it has no name to be made from. */
const NEW = '-';

const editHref = (id: string): string => `/admin/?part=places&place=${encodeURIComponent(id)}`;

const PAGE = 50;
const STILL_MS = 250;

function PlaceList() {
  const all = useAdminWords();
  const words = all.places;
  const [text = '', setText] = useQuery('q');
  const [closed, setClosed] = useQuery('closed');
  const [limit, setLimit] = useState(PAGE);
  const settled = useSettled(text, STILL_MS);
  const [loading, again] = useLoad(
    async (signal) => {
      const query = { limit, ...(settled && { q: settled }), ...(closed && { closed: true }) };
      const { value: places, headers } = await api.call.getAdminPlaces({ query, signal });
      return { places, total: Number(headers.get('X-Total-Count') ?? places.length) };
    },
    [settled, closed, limit],
  );
  const lang = useStore(language);
  const names = useStore(categories);
  const { places = [], total = 0 } = loading.value ?? {};
  return (
    <Part title={words.title}>
      <search class="admin-form">
        <label class="field wide">
          <span>{words.find}</span>
          <input type="search" value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
        <label class="check">
          <input
            type="checkbox"
            checked={closed === 'yes'}
            onChange={(event) => setClosed(event.currentTarget.checked ? 'yes' : undefined)}
          />
          {words.onlyClosed}
        </label>
        <a class="button primary" href={editHref(NEW)}>
          {words.add}
        </a>
      </search>
      <p class="quiet" role="status">
        {loading.value && words.found(total)}
      </p>
      <Waiting loading={loading} again={again} />
      {places.length > 0 && (
        <Table label={words.title} heads={[words.name, words.categories, words.where, words.source]}>
          {places.map((place) => (
            <tr key={place.id} class={place.closed_for_good ? 'inactive' : undefined}>
              <th scope="row">
                <a href={editHref(place.id)}>{place.name}</a>
                {place.closed_for_good && <span class="quiet"> ({words.closed})</span>}
              </th>
              <td>{place.categories.map((name) => categoryLabel(names, name, lang)).join(', ')}</td>
              <td>{place.barrio ?? place.district}</td>
              <td>{place.source}</td>
            </tr>
          ))}
        </Table>
      )}
      {places.length < total && limit < MOST && (
        <p>
          <button type="button" class="button small" onClick={() => setLimit(Math.min(MOST, limit + PAGE))}>
            {all.more}
          </button>
        </p>
      )}
    </Part>
  );
}

/** As many as one answer holds; beyond it a better word finds more than a longer list. */
const MOST = 200;
