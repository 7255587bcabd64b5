// How the service is: what it needs, what it serves, what it did in the background, and where its facts come from.
import type { GetAdminHealthAnswer } from '../../../api-client/generated.ts';
import { useLoad } from '../../state/load.ts';
import { api } from '../../state/session.ts';
import { language, localeOf } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { creditIn } from '../../words/credits.ts';
import { Part, Table, valueIn, Waiting, When } from './parts.tsx';

type State = GetAdminHealthAnswer;

export function HealthPart() {
  const words = useAdminWords().health;
  const [loading, again] = useLoad((signal) => valueIn(api.call.getAdminHealth({ signal })), []);
  const state = loading.value;
  return (
    <>
      <Part title={words.title}>
        <Waiting loading={loading} again={again} />
        {state && <Readiness state={state} />}
        {state && <Facts state={state} />}
      </Part>
      {state && <Rounds rounds={state.rounds} />}
      {loading.state !== 'loading' && <Sources />}
    </>
  );
}

function Readiness({ state }: { readonly state: State }) {
  const words = useAdminWords().health;
  const names: Readonly<Record<string, string>> = words.parts;
  return (
    <ul class="row plain-list">
      {Object.entries(state.parts).map(([part, good]) => (
        <li key={part} class={good ? 'chip good' : 'chip bad'}>
          {names[part] ?? part}: {good ? words.good : words.bad}
        </li>
      ))}
    </ul>
  );
}

function Facts({ state: { catalogue, models, ...state } }: { readonly state: State }) {
  const words = useAdminWords().health;
  const locale = localeOf(useStore(language));
  const number = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 0 });
  const isBehind = Number(catalogue.version) !== catalogue.newest;
  const facts = [
    [words.places, number(catalogue.places)],
    [words.catalogue, `${catalogue.version}${isBehind ? ` (${words.behind(catalogue.newest)})` : ''}`],
    [words.modelSet, models.serving === undefined ? words.noModels : words.modelSetOf(models.serving)],
    [words.voices, number(state.voices)],
    [words.uptime, duration(state.uptime_seconds, locale)],
    [words.memory, `${number(state.memory_bytes / 2 ** 20)} MiB`],
  ] as const;
  return (
    <dl class="facts-list admin-facts" aria-label={words.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Rounds({ rounds }: { readonly rounds: State['rounds'] }) {
  const words = useAdminWords().health;
  const locale = localeOf(useStore(language));
  const names: Readonly<Record<string, string>> = words.jobNames;
  return (
    <Part title={words.jobs}>
      <Table label={words.jobs} heads={[words.job, words.every, words.runs, words.failures, words.lastRun]}>
        {rounds.map((round) => (
          <tr key={round.name}>
            <th scope="row">{names[round.name] ?? round.name}</th>
            <td>{duration(round.every_seconds, locale)}</td>
            <td>{round.runs}</td>
            <td>
              {round.failures}
              {round.last_failure && <code> {round.last_failure}</code>}
            </td>
            <td>
              {round.last_start ? <When at={round.last_start} /> : words.never}{' '}
              <span class="quiet">
                {round.is_running
                  ? words.running
                  : round.last_ms !== undefined && duration(round.last_ms / 1000, locale)}
              </span>
            </td>
          </tr>
        ))}
      </Table>
    </Part>
  );
}

/** In the unit that one would say: "28 ms", "5 sec", "1 hr", "1.5 days". */
function duration(seconds: number, locale: string): string {
  const [unit, size] = UNITS.find(([, each]) => seconds >= each) ?? (['millisecond', 0.001] as const);
  return (seconds / size).toLocaleString(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

function Sources() {
  const words = useAdminWords().health;
  const lang = useStore(language);
  const [loading, again] = useLoad((signal) => api.attribution(lang, signal), [lang]);
  return (
    <Part title={words.sources}>
      <Waiting loading={loading} again={again} />
      {loading.value && (
        <Table label={words.sources} heads={[words.source, words.places, words.credit]}>
          {loading.value.map(({ source, places, text }) => (
            <tr key={source}>
              <th scope="row">{source}</th>
              <td>{places > 0 ? places : ''}</td>
              <td>{creditIn(lang, text)}</td>
            </tr>
          ))}
        </Table>
      )}
    </Part>
  );
}
