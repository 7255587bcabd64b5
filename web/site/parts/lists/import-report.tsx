// What became of each place of a file: found, doubtful with those that may be meant, or not found.
import { useState } from 'preact/hooks';
import type { ListImport } from '../../../api-client/client.ts';
import { useListWords } from '../../words/lists/index.ts';
import { Icon } from '../icons.tsx';

interface Props {
  readonly report: ListImport;
  /** Puts a place into the new list. @returns whether it is there */
  readonly onTake: (placeId: string) => Promise<boolean>;
}

export function ImportReport({ report: { list_id: id, found, doubtful, not_found: missing }, onTake }: Props) {
  const words = useListWords();
  const nameOf = ({ name, record }: { readonly name: string; readonly record: string }) =>
    name || words.nameless(record);
  return (
    <div class="import-report stack">
      <p role="status">
        <b>{words.found(found.length)}</b>
        {doubtful.length > 0 && ` · ${words.doubtful(doubtful.length)}`}
        {missing.length > 0 && ` · ${words.notFound(missing.length)}`}
      </p>
      {id === undefined ? (
        <p class="notice">{words.nothingFound}</p>
      ) : (
        <a class="button primary" href={`/saved/?list=${id}`}>
          {words.openList}
        </a>
      )}
      {doubtful.length > 0 && (
        <section class="stack" aria-labelledby="doubtful-title">
          <h4 id="doubtful-title">{words.doubtful(doubtful.length)}</h4>
          <ul class="doubtful">
            {doubtful.map((row) => (
              <Doubtful key={row.record} name={nameOf(row)} candidates={row.candidates} onTake={onTake} />
            ))}
          </ul>
        </section>
      )}
      {missing.length > 0 && (
        <details>
          <summary>{words.notFound(missing.length)}</summary>
          <ul class="plain-list">
            {missing.map((row) => (
              <li key={row.record}>{nameOf(row)}</li>
            ))}
          </ul>
        </details>
      )}
      {found.length > 0 && (
        <details>
          <summary>{words.found(found.length)}</summary>
          <ul class="plain-list">
            {found.map(({ record, place }) => (
              <li key={record}>
                <a href={`/place/?id=${encodeURIComponent(place.place_id)}`}>{place.name}</a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface DoubtfulProps extends Pick<Props, 'onTake'> {
  readonly name: string;
  readonly candidates: ListImport['doubtful'][number]['candidates'];
}

function Doubtful({ name, candidates, onTake }: DoubtfulProps) {
  const [chosen, setChosen] = useState<string>();
  const taken = candidates.find(({ place_id }) => place_id === chosen);
  async function take(id: string) {
    if (await onTake(id)) setChosen(id);
  }
  return (
    <li class="stack">
      <b>{name}</b>
      {taken ? (
        <p role="status">
          <Icon name="check" /> {taken.name}
        </p>
      ) : (
        <div class="row">
          {candidates.map(({ place_id, name: candidate }) => (
            <button
              key={place_id}
              type="button"
              class="button small"
              aria-label={`${candidate} (${name})`}
              onClick={() => take(place_id)}
            >
              {candidate}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
