// Experiments: two rankings compared on live lists, with the result as of now.
import type { GetAdminExperimentsAnswer, PostAdminExperimentsRequest } from '../../../api-client/generated.ts';
import { useLoad } from '../../state/load.ts';
import { api } from '../../state/session.ts';
import { language, localeOf } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { act, Confirm, Part, Table, valueIn, Waiting, When } from './parts.tsx';

type Experiment = GetAdminExperimentsAnswer[number];
type Ranking = Experiment['a'];

const METHODS = ['ensemble', 'transfer', 'embeddings', 'svd', 'autoencoder'] as const;
const WEIGHTS = [
  { name: 'patience', min: 0.25, max: 4 },
  { name: 'variety', min: 0, max: 1.25 },
  { name: 'calibration', min: 0, max: 3 },
] as const;

export function ExperimentsPart() {
  const all = useAdminWords();
  const words = all.experiments;
  const [loading, again] = useLoad((signal) => valueIn(api.call.getAdminExperiments({ signal })), []);
  const isRunning = loading.value?.some(({ ended_at }) => ended_at === undefined);
  return (
    <>
      <Part title={words.start}>
        <p class="quiet">{words.lead}</p>
        {isRunning ? <p>{words.oneRuns}</p> : <NewExperiment again={again} />}
      </Part>
      <Part title={words.title}>
        <Waiting loading={loading} again={again} />
        {loading.value?.length === 0 && <p class="quiet">{all.none}</p>}
        {loading.value && loading.value.length > 0 && (
          <Table
            label={words.title}
            heads={[words.name, words.rankings, words.votes, words.share, words.verdict, all.actions]}
          >
            {loading.value.map((experiment) => (
              <Row key={experiment.id} experiment={experiment} again={again} />
            ))}
          </Table>
        )}
        <p class="quiet">{words.how}</p>
      </Part>
    </>
  );
}

function Row({ experiment, again }: { readonly experiment: Experiment; readonly again: () => void }) {
  const words = useAdminWords().experiments;
  const locale = localeOf(useStore(language));
  const percent = (share: number) => share.toLocaleString(locale, { style: 'percent' });
  const { id, name, a, b, started_at, ended_at, adopted, better } = experiment;
  const adopt = (ranking: 'A' | 'B') =>
    act(() => api.call.postAdminExperimentsByIdAdopt({ id, body: { ranking } }), words.nowServes(ranking), again);
  return (
    <tr>
      <th scope="row">
        {name}
        <br />
        <span class="quiet">
          <When at={started_at} day />
          {ended_at && (
            <>
              {' – '}
              <When at={ended_at} day />
            </>
          )}
        </span>
      </th>
      <td>
        A: {rankingText(a)}
        <br />
        B: {rankingText(b)}
      </td>
      <td>
        {experiment.votes_a} : {experiment.votes_b}
      </td>
      <td>
        {percent(experiment.share_b)}{' '}
        <span class="quiet">{words.between(percent(experiment.share_b_from), percent(experiment.share_b_to))}</span>
      </td>
      <td>
        <span class="row">
          <span class={better ? 'chip good' : 'chip'}>{better ? words.isBetter(better) : words.undecided}</span>
          {adopted && <span class="chip">{words.adopted(adopted)}</span>}
        </span>
      </td>
      <td>
        <span class="row">
          {!ended_at && (
            <Confirm
              label={words.end}
              of={name}
              sure={words.endSure}
              onSure={() => act(() => api.call.postAdminExperimentsByIdEnd({ id }), words.ended, again)}
            />
          )}
          {(['A', 'B'] as const).map((ranking) => (
            <Confirm
              key={ranking}
              label={words.adopt(ranking)}
              of={name}
              sure={words.adoptSure}
              onSure={() => adopt(ranking)}
            />
          ))}
        </span>
      </td>
    </tr>
  );
}

const rankingText = ({ method, ...weights }: Ranking): string =>
  [method, ...Object.entries(weights).map(([name, factor]) => `${name} ${factor}`)].join(', ');

function NewExperiment({ again }: { readonly again: () => void }) {
  const words = useAdminWords().experiments;
  async function send(event: Event) {
    event.preventDefault();
    const form = new FormData(event.target as HTMLFormElement);
    const body = { name: String(form.get('name')).trim(), a: rankingIn(form, 'a'), b: rankingIn(form, 'b') };
    await act(() => api.call.postAdminExperiments({ body }), words.started, again);
  }
  return (
    <form class="stack" onSubmit={send}>
      <label class="field narrow-field">
        <span>{words.name}</span>
        <input name="name" required maxLength={100} />
      </label>
      {(['a', 'b'] as const).map((team) => (
        <fieldset key={team} class="admin-fields">
          <legend>{words.ranking(team.toUpperCase())}</legend>
          <label class="field">
            <span>{words.method}</span>
            <select name={`${team} method`}>
              {METHODS.map((method) => (
                <option key={method} value={method}>
                  {method}
                </option>
              ))}
            </select>
          </label>
          {WEIGHTS.map(({ name, min, max }) => (
            <label key={name} class="field">
              <span>{words.weights[name]}</span>
              <input name={`${team} ${name}`} type="number" min={min} max={max} step={0.05} defaultValue="1" />
            </label>
          ))}
        </fieldset>
      ))}
      <p>
        <button type="submit" class="button primary">
          {words.go}
        </button>
      </p>
    </form>
  );
}

/** A factor of 1 changes nothing and is not sent. */
function rankingIn(form: FormData, team: 'a' | 'b'): PostAdminExperimentsRequest['body']['a'] {
  const factors = WEIGHTS.map(({ name }) => [name, Number(form.get(`${team} ${name}`) ?? 1)] as const);
  const method = String(form.get(`${team} method`)) as (typeof METHODS)[number];
  return { method, ...Object.fromEntries(factors.filter(([, factor]) => factor !== 1)) };
}
