// One stop of a day: how one gets there, from when to when, whether its doors are open, and what to change.
import type { PlanDay, PlanStop } from '../../../api-client/client.ts';
import { distanceText } from '../../state/numbers.ts';
import { plan, removeStop, restore } from '../../state/plan.ts';
import { dayInput, MEALS, withDay } from '../../state/plan-changes.ts';
import { language } from '../../state/settings.ts';
import { useStore } from '../../state/store.ts';
import { useWords } from '../../words/index.ts';
import { type PlanWords, usePlanWords } from '../../words/plan/index.ts';
import { Icon } from '../icons.tsx';
import { OrderButtons } from '../order-buttons.tsx';
import { report, say } from '../toast.tsx';
import { act } from './act.ts';

interface Props {
  readonly stop: PlanStop;
  /** Position in its day, from 0. */
  readonly at: number;
  readonly dayIndex: number;
  readonly days: readonly PlanDay[];
  readonly editable: boolean;
}

export function StopRow({ stop, at, dayIndex, days, editable }: Props) {
  const planWords = usePlanWords();
  const { arrive, begin, leave, open, meal } = stop;
  return (
    <li class={`stop open-${open}`}>
      <Leg leg={stop.leg} />
      <div class="stop-row">
        <span class="number" aria-hidden="true">
          {at + 1}
        </span>
        <div class="stop-main">
          <h3>
            <a href={`/place/?id=${encodeURIComponent(stop.place_id)}`}>{stop.name}</a>
          </h3>
          <p>
            <time>{begin}</time>–<time>{leave}</time>
            {meal && <span class="stop-meal">{planWords.meals[meal]}</span>}{' '}
            <span class="stop-open">{planWords.open[open]}</span>
          </p>
          {begin !== arrive && <p class="quiet">{waitText(stop, planWords)}</p>}
          {stop.fixed_at && (
            <p class={stop.late ? 'stop-late' : 'quiet'}>
              {stop.late ? planWords.late(stop.fixed_at) : planWords.bookedFor(stop.fixed_at)}
            </p>
          )}
          {editable && <StopTools stop={stop} at={at} dayIndex={dayIndex} days={days} />}
        </div>
      </div>
    </li>
  );
}

/** Before a meal one waits for its hour, before a booking for the table, else for the doors. */
function waitText({ arrive, meal, fixed_at: fixedAt }: PlanStop, words: PlanWords): string {
  if (fixedAt) return words.early(arrive);
  return meal ? words.earlyForMeal(arrive, words.meals[meal]) : words.waits(arrive);
}

function Leg({ leg: { mode, minutes, distance, rides = [] } }: Pick<PlanStop, 'leg'>) {
  const words = useWords();
  const planWords = usePlanWords();
  const lang = useStore(language);
  if (mode === 'walk') {
    return (
      <p class="leg quiet">
        <Icon name="walk" /> {distanceText(distance, lang)}, {words.place.walk(minutes)}
      </p>
    );
  }
  const ways = rides.map(({ line, from, to }) => planWords.ride(line, from, to)).join(' · ');
  return (
    <p class="leg quiet">
      <Icon name="train" /> <span>{planWords.transit(ways, minutes, distanceText(distance, lang))}</span>
    </p>
  );
}

const STAYS = [15, 30, 45, 60, 75, 90, 120, 150, 180, 240, 300, 360];

function StopTools({ stop, at, dayIndex, days }: Omit<Props, 'editable'>) {
  const words = useWords();
  const planWords = usePlanWords();
  const { place_id, name, stay_minutes: stay } = stop;
  const stays = STAYS.includes(stay) ? STAYS : [...STAYS, stay].sort((a, b) => a - b);
  return (
    <div class="stop-tools">
      <label>
        <span>{planWords.stay}</span>
        <select
          value={stay}
          onChange={(event) => act({ edits: [{ op: 'stay', place_id, minutes: Number(event.currentTarget.value) }] })}
        >
          {stays.map((minutes) => (
            <option key={minutes} value={minutes}>
              {words.facts.minutes(minutes)}
            </option>
          ))}
        </select>
      </label>
      <MoveButtons id={place_id} name={name} at={at} count={days[dayIndex]!.stops.length} />
      <details class="stop-more">
        <summary>
          {planWords.more}
          <span class="sr">: {name}</span>
        </summary>
        <div class="stop-more-body">
          <label>
            <span>{planWords.booking}</span>
            <input
              type="time"
              value={stop.fixed_at ?? ''}
              onChange={(event) => act({ edits: [{ op: 'fix', place_id, at: event.currentTarget.value || null }] })}
            />
          </label>
          <MealChoice stop={stop} dayIndex={dayIndex} days={days} />
          {days.length > 1 && (
            <label>
              <span>{planWords.onDay}</span>
              <select
                value={dayIndex}
                onChange={(event) => act({ edits: [{ op: 'move', place_id, day: Number(event.currentTarget.value) }] })}
              >
                {days.map(({ date }, index) => (
                  <option key={date} value={index}>
                    {planWords.dayNumber(index + 1)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      </details>
    </div>
  );
}

function MealChoice({ stop, dayIndex, days }: Pick<Props, 'stop' | 'dayIndex' | 'days'>) {
  const words = usePlanWords();
  function choose(chosen: string) {
    const meal = MEALS.find((each) => each === chosen);
    const stops = dayInput(days[dayIndex]!).stops!.map(({ meal: before, ...each }) => {
      if (each.place_id !== stop.place_id) return { ...each, ...(before && { meal: before }) };
      return { ...each, ...(meal && { meal }) };
    });
    act(withDay(days, dayIndex, { stops }));
  }
  return (
    <label>
      <span>{words.meal}</span>
      <select value={stop.meal ?? ''} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">{words.noMeal}</option>
        {MEALS.map((meal) => (
          <option key={meal} value={meal}>
            {words.meals[meal]}
          </option>
        ))}
      </select>
    </label>
  );
}

interface MoveProps {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly count: number;
}

function MoveButtons({ id, name, at, count }: MoveProps) {
  const words = usePlanWords();
  const move = (to: number) => act({ edits: [{ op: 'move', place_id: id, at: to }] });
  async function remove() {
    const before = plan.get();
    try {
      await removeStop(id);
      say(words.removed(name), () => before && restore(before).catch(report));
    } catch (error) {
      report(error);
    }
  }
  const labels = { up: words.earlier(name), down: words.later(name), remove: `${words.remove}: ${name}` };
  return (
    <div class="row tight">
      <OrderButtons at={at} count={count} labels={labels} onMove={move} onRemove={remove} />
    </div>
  );
}
