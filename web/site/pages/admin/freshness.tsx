// How fresh the facts are, by kind of fact and by district, kind of place or source; under it, what to check next.
import type { GetAdminFreshnessAnswer } from '../../../api-client/generated.ts';
import { categories, categoryLabel } from '../../state/categories.ts';
import { useLoad } from '../../state/load.ts';
import { numberText } from '../../state/numbers.ts';
import { useQuery } from '../../state/router.ts';
import { api } from '../../state/session.ts';
import { language, localeOf } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { useWords } from '../../words/index.ts';
import { Choice } from './choice.tsx';
import { Part, Table, valueIn, Waiting } from './parts.tsx';
import { ReviewQueue } from './review-queue.tsx';

const GROUPINGS = ['district', 'category', 'source'] as const;
type Grouping = (typeof GROUPINGS)[number];
type Group = GetAdminFreshnessAnswer['groups'][number];
type Counts = Omit<GetAdminFreshnessAnswer['facts'][number], 'fact'>;

const groupingOf = (name: string | undefined): Grouping => GROUPINGS.find((each) => each === name) ?? 'district';

export function FreshnessPart() {
  const words = useAdminWords().freshness;
  const lang = useStore(language);
  const [asked, setBy] = useQuery('by');
  const [of, setOf] = useQuery('of');
  const by = groupingOf(asked);
  const [loading, again] = useLoad((signal) => valueIn(api.call.getAdminFreshness({ query: { by }, signal })), [by]);
  const index = loading.value;
  const nameOf = useGroupName(by);
  const group = index?.groups.find((each) => keyOf(each) === of);
  return (
    <>
      <Part title={words.title}>
        {index && <p class="quiet">{words.lead(numberText(index.places, lang, 0))}</p>}
        <div class="row">
          <Choice label={words.by} value={by} onChange={setBy}>
            {GROUPINGS.map((each) => [each, words.groupings[each]])}
          </Choice>
          <Choice label={words.of} value={group ? keyOf(group) : ''} onChange={setOf}>
            {[['', words.everything], ...(index?.groups ?? []).map((each) => [keyOf(each), nameOf(each)] as const)]}
          </Choice>
        </div>
        <Waiting loading={loading} again={again} />
        {index && <FactTable facts={(group ?? index).facts} />}
        {index && (
          <details>
            <summary>{words.each[by]}</summary>
            <CountTable
              label={words.each[by]}
              head={words.groupings[by]}
              rows={index.groups.map((each) => [nameOf(each), each])}
            />
          </details>
        )}
      </Part>
      <ReviewQueue onChanged={again} />
    </>
  );
}

/** No group has this name: what has no district or category stands under it. */
const NONE = '-';
const keyOf = ({ name }: Group): string => name ?? NONE;

function useGroupName(by: Grouping): (group: Group) => string {
  const words = useAdminWords().freshness;
  const sources: Readonly<Record<string, string>> = useWords().facts.sources;
  const lang = useStore(language);
  const names = useStore(categories);
  return ({ name }) => {
    if (name === undefined) return words.none;
    if (by === 'category') return categoryLabel(names, name, lang);
    return by === 'source' ? (sources[name] ?? name) : name;
  };
}

function FactTable({ facts }: { readonly facts: GetAdminFreshnessAnswer['facts'] }) {
  const words = useAdminWords().freshness;
  const rows = facts.map(({ fact, ...counts }) => [words.facts[fact], counts] as const);
  return <CountTable label={words.title} head={words.fact} rows={[...rows, [words.all, summed(facts)]]} />;
}

const summed = (all: readonly Counts[]): Counts => ({
  fresh: all.reduce((sum, { fresh }) => sum + fresh, 0),
  doubtful: all.reduce((sum, { doubtful }) => sum + doubtful, 0),
  undated: all.reduce((sum, { undated }) => sum + undated, 0),
});

function CountTable(props: {
  readonly label: string;
  readonly head: string;
  readonly rows: readonly (readonly [string, Counts])[];
}) {
  const words = useAdminWords().freshness;
  const lang = useStore(language);
  const heads = [props.head, words.fresh, words.doubtful, words.undated, words.share];
  return (
    <Table label={props.label} heads={heads}>
      {props.rows.map(([name, { fresh, doubtful, undated }]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{numberText(fresh, lang, 0)}</td>
          <td>{numberText(doubtful, lang, 0)}</td>
          <td>{numberText(undated, lang, 0)}</td>
          <td>{shareText(fresh, fresh + doubtful + undated, localeOf(lang))}</td>
        </tr>
      ))}
    </Table>
  );
}

/** Rounded down: 100 % are all. */
const shareText = (part: number, whole: number, locale: string): string =>
  whole === 0 ? '–' : (Math.floor((100 * part) / whole) / 100).toLocaleString(locale, { style: 'percent' });
