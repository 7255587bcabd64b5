// Places of which something is doubtful, in the order in which a check is worth most: confirmed, corrected or closed here.
import { useState } from 'preact/hooks';
import type { GetAdminReviewQueueAnswer } from '../../../api-client/generated.ts';
import { dateOf, websiteOf } from '../../parts/facts.tsx';
import { CITY } from '../../state/city.ts';
import { useLoad } from '../../state/load.ts';
import { numberText } from '../../state/numbers.ts';
import { useQuery } from '../../state/router.ts';
import { api } from '../../state/session.ts';
import { language, localeOf } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { useWords } from '../../words/index.ts';
import { Choice } from './choice.tsx';
import { act, Confirm, Part, Table, Waiting } from './parts.tsx';

type Queued = GetAdminReviewQueueAnswer[number];
type Doubtful = Queued['doubtful'][number];
type Fact = Doubtful['fact'];

const PAGE = 20;
/** As many as one answer holds. */
const MOST = 200;

/** @param props.onChanged after something was confirmed or closed */
export function ReviewQueue({ onChanged }: { readonly onChanged: () => void }) {
  const all = useAdminWords();
  const words = all.queue;
  const names = all.freshness.facts;
  const [fact, setFact] = useQuery('fact');
  const [district, setDistrict] = useQuery('district');
  const [limit, setLimit] = useState(PAGE);
  const asked = isFact(names, fact) ? fact : undefined;
  const [loading, again] = useLoad(
    async (signal) => {
      const query = { limit, ...(asked && { fact: asked }), ...(district && { district }) };
      const { value: queue, headers } = await api.call.getAdminReviewQueue({ query, signal });
      return { queue, total: Number(headers.get('X-Total-Count') ?? queue.length) };
    },
    [asked, district, limit],
  );
  const changed = () => {
    again();
    onChanged();
  };
  const { queue = [], total = 0 } = loading.value ?? {};
  const facts = Object.entries(names);
  return (
    <Part title={words.title}>
      <p class="quiet">{words.lead}</p>
      <div class="row">
        <Choice label={words.fact} value={asked ?? ''} onChange={setFact}>
          {[['', words.anyFact], ...facts]}
        </Choice>
        {CITY.districts.length > 0 && (
          <Choice label={words.district} value={district ?? ''} onChange={setDistrict}>
            {[['', words.anywhere], ...CITY.districts.map((name) => [name, name] as const)]}
          </Choice>
        )}
      </div>
      <p class="quiet" role="status">
        {loading.value && (total === 0 ? words.nothing : all.places.found(total))}
      </p>
      <Waiting loading={loading} again={again} />
      {queue.length > 0 && (
        <Table label={words.title} heads={[words.place, words.met, words.found, all.actions]}>
          {queue.map((queued) => (
            <QueueRow key={queued.place.id} of={queued} again={changed} />
          ))}
        </Table>
      )}
      {queue.length < total && limit < MOST && (
        <p>
          <button type="button" class="button small" onClick={() => setLimit(Math.min(MOST, limit + PAGE))}>
            {all.more}
          </button>
        </p>
      )}
    </Part>
  );
}

const isFact = (names: object, name: string | undefined): name is Fact =>
  name !== undefined && Object.hasOwn(names, name);

function QueueRow({ of: { place, met, doubtful, other_sign, website }, again }: RowProps) {
  const words = useAdminWords().queue;
  const lang = useStore(language);
  const [ticked, setTicked] = useState<ReadonlySet<Fact>>(new Set());
  const { id, name } = place;
  const site = website === undefined ? undefined : websiteOf(website);
  const tick = (fact: Fact, isTrue: boolean) =>
    setTicked(new Set(isTrue ? [...ticked, fact] : [...ticked].filter((each) => each !== fact)));
  const confirm = () =>
    act(
      () => api.call.postAdminPlacesByIdConfirm({ id, body: { facts: [...ticked] } }),
      words.confirmed(name),
      () => {
        setTicked(new Set());
        again();
      },
    );
  const close = () =>
    act(() => api.call.patchAdminPlacesById({ id, body: { closed_for_good: true } }), words.closed(name), again);
  return (
    <tr>
      <th scope="row">
        <a href={`/place/?id=${encodeURIComponent(id)}`}>{name}</a>
        <p class="quiet">{place.barrio ?? place.district}</p>
        {site && (
          <p>
            <a href={site.href} target="_blank" rel="noopener noreferrer">
              {site.hostname.replace(/^www\./u, '')}
            </a>
          </p>
        )}
      </th>
      <td>{numberText(met, lang, 0)}</td>
      <td class="prose">
        {other_sign && (
          <p class="notice">{words.otherSign(other_sign.name, dateOf(other_sign.as_of, localeOf(lang)))}</p>
        )}
        {doubtful.map((each) => (
          <DoubtfulFact key={each.fact} of={each} isTrue={ticked.has(each.fact)} onTick={tick} />
        ))}
      </td>
      <td>
        <span class="row">
          <button
            type="button"
            class="button small"
            aria-label={`${words.confirm}: ${name}`}
            disabled={ticked.size === 0}
            onClick={confirm}
          >
            {words.confirm}
          </button>
          <a
            class="button small"
            aria-label={`${words.correct}: ${name}`}
            href={`/admin/?part=places&place=${encodeURIComponent(id)}`}
          >
            {words.correct}
          </a>
          <Confirm label={words.close} of={name} sure={words.sure} onSure={close} />
        </span>
      </td>
    </tr>
  );
}

interface RowProps {
  readonly of: Queued;
  readonly again: () => void;
}

function DoubtfulFact(props: {
  readonly of: Doubtful;
  readonly isTrue: boolean;
  readonly onTick: (fact: Fact, isTrue: boolean) => void;
}) {
  const all = useAdminWords();
  const sources: Readonly<Record<string, string>> = useWords().facts.sources;
  const lang = useStore(language);
  const { fact, value, as_of, source, half_life_years } = props.of;
  const years = numberText(half_life_years, lang, 0);
  return (
    <label class="check doubtful-fact">
      <input
        type="checkbox"
        checked={props.isTrue}
        onChange={(event) => props.onTick(fact, event.currentTarget.checked)}
      />
      <span>
        {all.freshness.facts[fact]}: {value}
        <span class="quiet">{all.queue.dated(dateOf(as_of, localeOf(lang)), sources[source] ?? source, years)}</span>
      </span>
    </label>
  );
}
