// What is asked, what could not be answered, what is chosen: counts of things, never of people.
import { useState } from 'preact/hooks';
import type { GetAdminNumbersAnswer } from '../../../api-client/generated.ts';
import { report } from '../../parts/toast.tsx';
import { categories } from '../../state/categories.ts';
import { useLoad } from '../../state/load.ts';
import { numberText } from '../../state/numbers.ts';
import { saveFile } from '../../state/save-file.ts';
import { api } from '../../state/session.ts';
import { language, localeOf } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useAdminWords } from '../../words/admin/index.ts';
import { labelName } from './number-labels.ts';
import { Part, Table, valueIn, Waiting } from './parts.tsx';

const SPANS = [7, 30, 90, 365] as const;

export function NumbersPart() {
  const words = useAdminWords().numbers;
  const [days, setDays] = useState(30);
  const [loading, again] = useLoad((signal) => valueIn(api.call.getAdminNumbers({ query: { days }, signal })), [days]);
  const numbers = loading.value;
  return (
    <>
      <Part title={words.title}>
        <p class="quiet">{words.lead}</p>
        <div class="row">
          <label class="field narrow-field">
            <span>{words.span}</span>
            <select value={String(days)} onChange={(event) => setDays(Number(event.currentTarget.value))}>
              {SPANS.map((span) => (
                <option key={span} value={String(span)}>
                  {words.days(span)}
                </option>
              ))}
            </select>
          </label>
          <button type="button" class="button" onClick={() => takeAlong(days)}>
            {words.csv}
          </button>
        </div>
        <Waiting loading={loading} again={again} />
        {numbers && <Days numbers={numbers} />}
      </Part>
      {numbers && <Choices numbers={numbers} />}
      {numbers?.measures.map((each) => (
        <Measure key={each.measure} of={each} />
      ))}
    </>
  );
}

async function takeAlong(days: number): Promise<void> {
  try {
    saveFile('paseo-numbers.csv', await api.numbersFile(days));
  } catch (error) {
    report(error);
  }
}

/** A bar a day; days without a question have none. */
function Days({ numbers }: { readonly numbers: GetAdminNumbersAnswer }) {
  const words = useAdminWords().numbers;
  const locale = localeOf(useStore(language));
  const dayText = (day: string) => new Date(`${day}T00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC' });
  const bars = numbers.days.map(({ day, asked }) => ({ label: dayText(day), count: asked }));
  return bars.length === 0 ? <p class="quiet">{words.nothing}</p> : <Bars label={words.perDay} bars={bars} />;
}

function Measure({ of: { measure, total, labels } }: { readonly of: GetAdminNumbersAnswer['measures'][number] }) {
  const words = useAdminWords().numbers;
  const lang = useStore(language);
  const names = useStore(categories);
  if (total === 0) return null;
  const nameOf = (label: string) => (measure === 'unread' ? label : labelName(label, words, names, lang));
  return (
    <Part title={words.measures[measure]}>
      {measure === 'conversation' && <p class="quiet">{words.conversationLead}</p>}
      {labels.length === 0 && <p class="quiet">{words.rare}</p>}
      <Bars
        label={words.measures[measure]}
        bars={labels.map(({ label, count }) => ({ label: nameOf(label), count }))}
      />
    </Part>
  );
}

interface Bar {
  readonly label: string;
  readonly count: number;
}

function Bars({ label, bars }: { readonly label: string; readonly bars: readonly Bar[] }) {
  const lang = useStore(language);
  const most = Math.max(1, ...bars.map(({ count }) => count));
  if (bars.length === 0) return null;
  return (
    <ul class="count-bars" aria-label={label}>
      {bars.map((bar) => (
        <li key={bar.label}>
          <span class="bar-label">{bar.label}</span>
          <span class="bar-track" aria-hidden="true">
            <span class="count-bar" style={{ width: `${(100 * bar.count) / most}%` }} />
          </span>
          <span class="bar-count">{numberText(bar.count, lang, 0)}</span>
        </li>
      ))}
    </ul>
  );
}

function Choices({ numbers: { choices } }: { readonly numbers: GetAdminNumbersAnswer }) {
  const all = useAdminWords();
  const words = all.numbers;
  const lang = useStore(language);
  if (choices.length === 0) return null;
  return (
    <Part title={words.choices}>
      <p class="quiet">{words.choicesLead}</p>
      <Table label={words.choices} heads={[words.method, words.surface, words.lists, words.chosen, words.rate]}>
        {choices.map(({ ranked_by, surface, lists, chosen }) => (
          <tr key={`${ranked_by} ${surface}`}>
            <th scope="row">{words.labels[ranked_by as keyof typeof words.labels] ?? ranked_by}</th>
            <td>{words.labels[surface as keyof typeof words.labels] ?? surface}</td>
            <td>{numberText(lists, lang, 0)}</td>
            <td>{numberText(chosen, lang, 0)}</td>
            <td>{(chosen / Math.max(1, lists)).toLocaleString(localeOf(lang), { style: 'percent' })}</td>
          </tr>
        ))}
      </Table>
    </Part>
  );
}
