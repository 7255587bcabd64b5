// The catalogue as a file: taken along, and brought in.
import { useState } from 'preact/hooks';
import type { CatalogueImportOrder } from '../../../api-client/client.ts';
import type { CatalogueImport } from '../../../api-client/generated.ts';
import { report } from '../../parts/toast.tsx';
import { saveFile } from '../../state/save-file.ts';
import { api } from '../../state/session.ts';
import { language, localeOf } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { Part } from './parts.tsx';

const KINDS = ['jsonl', 'geojson', 'csv'] as const;
type Source = CatalogueImportOrder['source'];
const SOURCES: readonly Source[] = ['jsonl', 'csv', 'osm', 'overture', 'esmadrid', 'municipal', 'google-export'];

export function CatalogueFiles() {
  const words = useAdminWords().catalogueFiles;
  return (
    <Part title={words.title}>
      <p class="row">
        <span>{words.takeAlong}</span>
        {KINDS.map((kind) => (
          <button key={kind} type="button" class="button small" onClick={() => takeAlong(kind)}>
            {words.kinds[kind]}
          </button>
        ))}
      </p>
      <ImportForm />
    </Part>
  );
}

async function takeAlong(kind: (typeof KINDS)[number]): Promise<void> {
  try {
    saveFile(`catalogue.${kind}`, await api.catalogueFile(kind));
  } catch (error) {
    report(error);
  }
}

function ImportForm() {
  const words = useAdminWords().catalogueFiles;
  const locale = localeOf(useStore(language));
  const [share, setShare] = useState<number>();
  const [outcome, setOutcome] = useState<CatalogueImport>();

  async function send(event: Event) {
    event.preventDefault();
    const given = new FormData(event.target as HTMLFormElement);
    const content = given.get('file') as File;
    const dryRun = given.get('trial') !== null;
    setOutcome(undefined);
    setShare(0);
    try {
      const order = { content, source: given.get('source') as Source, file: nameOf(content), dryRun };
      setOutcome(await api.importCatalogue(order, setShare));
    } catch (error) {
      report(error);
    } finally {
      setShare(undefined);
    }
  }

  return (
    <form class="admin-form stack" onSubmit={send}>
      <div class="row">
        <label class="field">
          <span>{words.source}</span>
          <select name="source">
            {SOURCES.map((source) => (
              <option key={source} value={source}>
                {words.sources[source]}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.file}</span>
          <input type="file" name="file" required />
        </label>
      </div>
      <label class="check">
        <input type="checkbox" name="trial" defaultChecked />
        <span>{words.trial}</span>
      </label>
      <p class="row">
        <button type="submit" class="button" disabled={share !== undefined}>
          {words.send}
        </button>
        <span role="status">
          {share !== undefined && words.running(share.toLocaleString(locale, { style: 'percent' }))}
          {outcome && (outcome.stored ? words.stored(outcome.counts) : words.wouldStore(outcome.counts))}
        </span>
      </p>
      {outcome && outcome.rejections.length > 0 && (
        <ul class="quiet">
          {outcome.rejections.slice(0, SHOWN).map(({ record, reason }) => (
            <li key={`${record} ${reason}`} lang="en">
              {record}: {reason}
            </li>
          ))}
        </ul>
      )}
    </form>
  );
}

const SHOWN = 20;

/** The service takes names of plain letters; the end tells the format. */
const nameOf = ({ name }: File): string =>
  name
    .replace(/[^A-Za-z0-9._-]/gu, '-')
    .slice(-90)
    .replace(/^[^A-Za-z0-9]+/u, '') || 'file';
