// A list from elsewhere is brought along: a file, and then what became of each of its places.
import { useState } from 'preact/hooks';
import type { ListImport } from '../../../api-client/client.ts';
import { makeList, putInto } from '../../state/lists.ts';
import { loadMarks, MARKS, type Mark } from '../../state/marks.ts';
import { api } from '../../state/session.ts';
import { useListWords } from '../../words/lists/index.ts';
import { Icon } from '../icons.tsx';
import { report, say } from '../toast.tsx';
import { ImportReport } from './import-report.tsx';

interface Props {
  /** There is another list, or one has another place. */
  readonly onChange: () => void;
}

interface Brought {
  readonly name: string;
  readonly report: ListImport;
}

const MOST_CHARACTERS = 1_000_000;
const MOST_IN_NAME = 120;
const KINDS = '.csv,.geojson,.json,.kml,.gpx';

export function ImportList({ onChange }: Props) {
  const words = useListWords();
  const [file, setFile] = useState<File>();
  const [name, setName] = useState('');
  const [mark, setMark] = useState<Mark | ''>('');
  const [busy, setBusy] = useState(false);
  const [brought, setBrought] = useState<Brought>();

  function choose(chosen: File | undefined) {
    if (!chosen) return;
    setFile(chosen);
    setName(chosen.name.replace(/\.[a-z]+$/iu, '').slice(0, MOST_IN_NAME));
    setBrought(undefined);
  }
  async function bring(event: Event) {
    event.preventDefault();
    if (!file || busy) return;
    setBusy(true);
    try {
      const content = await file.text();
      if (content.length > MOST_CHARACTERS) return say(words.tooLong);
      const body = { name: name.trim() || file.name, content, ...(mark && { mark }) };
      setBrought({ name: body.name, report: (await api.call.postListsImport({ body })).value });
      onChange();
      if (mark) loadMarks().catch(report);
    } catch (error) {
      report(error);
    } finally {
      setBusy(false);
    }
  }
  /** One of those that may be meant. */
  async function take(placeId: string): Promise<boolean> {
    if (!brought) return false;
    const { list_id: id } = brought.report;
    try {
      if (id !== undefined) await putInto(id, placeId);
      else {
        const list = await makeList({ name: brought.name, entries: [{ place_id: placeId, note: '' }] });
        setBrought({ ...brought, report: { ...brought.report, list_id: list.id } });
      }
      onChange();
      return true;
    } catch (error) {
      report(error);
      return false;
    }
  }

  return (
    <section class="panel stack" aria-labelledby="import-title">
      <h3 id="import-title">{words.import}</h3>
      <p class="quiet">{words.importLead}</p>
      <form class="stack" onSubmit={bring}>
        <label class="button file">
          <Icon name="upload" /> {file ? words.otherFile : words.file}
          <input
            type="file"
            accept={KINDS}
            onChange={({ currentTarget: { files } }) => choose(files?.[0] ?? undefined)}
          />
        </label>
        {file && (
          <div class="import-fields">
            <label class="field">
              <span>{words.name}</span>
              <input
                value={name}
                required
                maxLength={MOST_IN_NAME}
                onInput={({ currentTarget: { value } }) => setName(value)}
              />
            </label>
            <label class="field">
              <span>{words.alsoMark}</span>
              <select value={mark} onChange={({ currentTarget: { value } }) => setMark(value as Mark | '')}>
                <option value="">{words.noMark}</option>
                {MARKS.map((each) => (
                  <option key={each} value={each}>
                    {words.parts[each]}
                  </option>
                ))}
              </select>
            </label>
            <button type="submit" class="button primary" disabled={busy}>
              {words.bring}
            </button>
          </div>
        )}
        <p class="quiet" role="status">
          {busy && words.bringing}
        </p>
      </form>
      {brought && <ImportReport report={brought.report} onTake={take} />}
    </section>
  );
}
