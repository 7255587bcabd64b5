// What imports found, and places that may be one and the same.
import type { GetAdminDuplicatesAnswer } from '../../../api-client/generated.ts';
import { report, say } from '../../parts/toast.tsx';
import { useLoad } from '../../state/load.ts';
import { api } from '../../state/session.ts';
import { language, localeOf } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { CatalogueFiles } from './catalogue-files.tsx';
import { act, Confirm, PagesFoot, Part, Table, usePages, valueIn, Waiting, When } from './parts.tsx';

export function UpkeepPart() {
  return (
    <>
      <CatalogueFiles />
      <Imports />
      <Duplicates />
    </>
  );
}

const COUNTS = ['read', 'new', 'changed', 'unchanged', 'merged', 'rejected'] as const;

function Imports() {
  const all = useAdminWords();
  const words = all.upkeep;
  const pages = usePages((page, signal) => valueIn(api.call.getAdminImports({ query: page, signal })), []);
  return (
    <Part title={words.imports}>
      {pages.rows.length > 0 && (
        <Table
          label={words.imports}
          heads={[all.when, words.source, words.file, ...COUNTS.map((name) => words.counts[name])]}
        >
          {pages.rows.map((report) => (
            <tr key={report.id}>
              <td>
                <When at={report.at} />
              </td>
              <td>{report.source}</td>
              <th scope="row">
                {report.file}
                {report.rejections.length > 0 && (
                  <details>
                    <summary>{words.rejections(report.counts.rejected ?? 0)}</summary>
                    <ul class="quiet">
                      {report.rejections.map(({ record, reason }) => (
                        <li key={`${record} ${reason}`}>
                          {record}: {reason}
                        </li>
                      ))}
                    </ul>
                  </details>
                )}
              </th>
              {COUNTS.map((name) => (
                <td key={name}>{report.counts[name] ?? 0}</td>
              ))}
            </tr>
          ))}
        </Table>
      )}
      <PagesFoot pages={pages} />
    </Part>
  );
}

type Pair = GetAdminDuplicatesAnswer['pairs'][number];

function Duplicates() {
  const all = useAdminWords();
  const words = all.upkeep;
  const [loading, again] = useLoad((signal) => valueIn(api.call.getAdminDuplicates({ signal })), []);
  const { pairs = [], looked = 0, places = 0 } = loading.value ?? {};
  return (
    <Part title={words.duplicates}>
      <p class="quiet">{words.duplicatesLead}</p>
      <Waiting loading={loading} again={again} />
      {looked < places && <p class="quiet">{words.partly(looked, places)}</p>}
      {loading.state === 'ready' && pairs.length === 0 && <p class="quiet">{words.noDuplicates}</p>}
      {pairs.length > 0 && (
        <Table label={words.duplicates} heads={[words.pair, words.sureness, words.why, all.actions]}>
          {pairs.map((pair) => (
            <PairRow key={`${pair.one.id} ${pair.other.id}`} pair={pair} again={again} />
          ))}
        </Table>
      )}
    </Part>
  );
}

interface PairProps {
  readonly pair: Pair;
  readonly again: () => void;
}

function PairRow({ pair: { one, other, score, reason }, again }: PairProps) {
  const words = useAdminWords().upkeep;
  const locale = localeOf(useStore(language));
  const ids = { id: one.id, other: other.id };
  const reconsider = () => act(() => api.call.deleteAdminPlacesByIdDistinctByOther(ids), words.reconsidered, again);
  const tellApart = async () => {
    try {
      await api.call.postAdminPlacesByIdDistinct({ id: one.id, body: { other: other.id } });
      say(words.apartNow, reconsider);
      again();
    } catch (error) {
      report(error);
    }
  };
  return (
    <tr>
      <th scope="row">
        <PairMember place={one} other={other} again={again} />
        <PairMember place={other} other={one} again={again} />
      </th>
      <td>{score.toLocaleString(locale, { style: 'percent' })}</td>
      <td class="prose" lang="en">
        {reason}
      </td>
      <td>
        <button
          type="button"
          class="button small"
          aria-label={`${words.apart}: ${one.name}, ${other.name}`}
          onClick={tellApart}
        >
          {words.apart}
        </button>
      </td>
    </tr>
  );
}

function PairMember(props: { readonly place: Pair['one']; readonly other: Pair['one']; readonly again: () => void }) {
  const words = useAdminWords().upkeep;
  const { place, other, again } = props;
  const join = () =>
    act(
      () => api.call.postAdminPlacesByIdJoin({ id: place.id, body: { other: other.id } }),
      words.joined(place.name),
      again,
    );
  return (
    <div class="pair-member">
      <p>
        <a href={`/admin/?part=places&place=${encodeURIComponent(place.id)}`}>{place.name}</a>{' '}
        <span class="quiet">{[place.barrio ?? place.district, place.source].filter(Boolean).join(', ')}</span>
      </p>
      <Confirm label={words.join} of={place.name} sure={words.sure} onSure={join} />
    </div>
  );
}
