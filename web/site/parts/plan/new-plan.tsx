// Where there is no plan yet: a day, chosen by the service or to be filled by hand.
import { useState } from 'preact/hooks';
import { dateFrom } from '../../day/time.ts';
import { makePlan, tomorrow } from '../../state/plan.ts';
import { dayAfter, type NewDay } from '../../state/plan-changes.ts';
import { useStartingPoint } from '../../state/where.ts';
import { usePlanWords } from '../../words/plan/index.ts';
import { Icon } from '../icons.tsx';
import { report } from '../toast.tsx';
import { StartPicker } from './start-picker.tsx';

const PACES = ['relaxed', 'usual', 'full'] as const;
const MOST_DAYS_AT_ONCE = 7;

export function NewPlan({ onMade }: { readonly onMade: () => void }) {
  const words = usePlanWords();
  const here = useStartingPoint();
  const [date, setDate] = useState(tomorrow());
  const [count, setCount] = useState(1);
  const [from, setFrom] = useState('10:00');
  const [until, setUntil] = useState('20:00');
  const [pace, setPace] = useState<(typeof PACES)[number]>('usual');
  const [start, setStart] = useState<NonNullable<NewDay['start']>>({ ...here.position, name: here.name });
  const [busy, setBusy] = useState(false);

  async function make(content: Pick<NewDay, 'fill' | 'stops'>) {
    const dates = [dateFrom(date) ? date : tomorrow()];
    while (dates.length < count) dates.push(dayAfter(dates.at(-1)!));
    setBusy(true);
    try {
      await makePlan({
        title: words.title,
        days: dates.map((each) => ({ date: each, from, until, start, ...content })),
      });
      onMade();
    } catch (error) {
      report(error);
    }
    setBusy(false);
  }
  function submit(event: Event) {
    event.preventDefault();
    make({ fill: { pace } });
  }

  return (
    <form class="new-plan" onSubmit={submit}>
      <p>{words.empty}</p>
      <div class="filters">
        <label>
          <span>{words.date}</span>
          <input type="date" required value={date} onChange={(event) => setDate(event.currentTarget.value)} />
        </label>
        <label>
          <span>{words.howMany}</span>
          <select value={count} onChange={(event) => setCount(Number(event.currentTarget.value))}>
            {Array.from({ length: MOST_DAYS_AT_ONCE }, (_, index) => (
              <option key={index} value={index + 1}>
                {words.dayCount(index + 1)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{words.start}</span>
          <input type="time" required value={from} onChange={(event) => setFrom(event.currentTarget.value)} />
        </label>
        <label>
          <span>{words.until}</span>
          <input type="time" required value={until} onChange={(event) => setUntil(event.currentTarget.value)} />
        </label>
        <label>
          <span>{words.pace}</span>
          <select
            value={pace}
            onChange={(event) => setPace(PACES.find((each) => each === event.currentTarget.value) ?? 'usual')}
          >
            {PACES.map((each) => (
              <option key={each} value={each}>
                {words.paces[each]}
              </option>
            ))}
          </select>
        </label>
        <StartPicker start={start} onChange={setStart} />
      </div>
      <div class="row">
        <button type="submit" class="button primary" disabled={busy}>
          <Icon name="heart" /> {words.choose}
        </button>
        <button type="button" class="button" disabled={busy} onClick={() => make({ stops: [] })}>
          {words.byHand}
        </button>
      </div>
    </form>
  );
}
