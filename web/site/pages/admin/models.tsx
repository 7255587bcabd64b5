// The trained sets with their figures; an older one is a press away.
import { useLoad } from '../../state/load.ts';
import { api } from '../../state/session.ts';
import { language, localeOf } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { act, Confirm, Part, Table, valueIn, Waiting, When } from './parts.tsx';

export function ModelsPart() {
  const all = useAdminWords();
  const words = all.models;
  const [loading, again] = useLoad((signal) => valueIn(api.call.getAdminModels({ signal })), []);
  const activate = (id: number) => act(() => api.call.postAdminModelsByIdActivate({ id }), words.activated(id), again);
  return (
    <Part title={words.title}>
      <Waiting loading={loading} again={again} />
      {loading.value?.length === 0 && <p class="quiet">{all.none}</p>}
      {loading.value && loading.value.length > 0 && (
        <Table
          label={words.title}
          heads={[words.set, words.trained, words.people, words.figures, words.verdict, all.actions]}
        >
          {loading.value.map((set) => (
            <tr key={set.id}>
              <th scope="row">{set.id}</th>
              <td>
                <When at={set.created_at} />
              </td>
              <td>{(set.metrics as Metrics).people}</td>
              <td>
                <Figures metrics={set.metrics as Metrics} />
              </td>
              <td lang="en">{set.verdict}</td>
              <td>
                {set.is_active ? (
                  <span class="chip good">{set.is_serving ? words.serving : words.active}</span>
                ) : (
                  <Confirm label={words.activate} sure={words.sure} onSure={() => activate(set.id)} />
                )}
              </td>
            </tr>
          ))}
        </Table>
      )}
    </Part>
  );
}

/** What training leaves; the document does not promise it. */
interface Metrics {
  readonly people?: number;
  readonly heldOut?: Readonly<Record<string, { readonly 'ndcg@20'?: number }>>;
}

function Figures({ metrics }: { readonly metrics: Metrics }) {
  const words = useAdminWords().models;
  const locale = localeOf(useStore(language));
  if (!metrics.heldOut) return <span class="quiet">{words.unmeasured}</span>;
  return (
    <ul>
      {Object.entries(metrics.heldOut).map(([method, figures]) => (
        <li key={method}>
          {method} {figures['ndcg@20']?.toLocaleString(locale, { minimumFractionDigits: 4, maximumFractionDigits: 4 })}
        </li>
      ))}
    </ul>
  );
}
