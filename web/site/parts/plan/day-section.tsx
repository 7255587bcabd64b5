// One day of a plan: when and where it begins, its stops with their times, and what to do with all of them.
import { useEffect, useRef } from 'preact/hooks';
import type { PlanDay } from '../../../api-client/client.ts';
import { distanceText } from '../../state/numbers.ts';
import { dayInFocus } from '../../state/plan.ts';
import { fillOf, MEALS, type Meal, MOST_STOPS, mealFill, withDay, withoutDay } from '../../state/plan-changes.ts';
import { dayName, isTitleOfDay } from '../../state/plan-title.ts';
import { dragToReorder } from '../../state/reorder.ts';
import { type Language, language } from '../../state/settings.ts';
import { spotAt } from '../../state/spots.ts';
import { useStore } from '../../state/store.ts';
import { type PlanWords, usePlanWords } from '../../words/plan/index.ts';
import { Icon } from '../icons.tsx';
import { act, fillDay } from './act.ts';
import { StartPicker } from './start-picker.tsx';
import { StopRow } from './stop-row.tsx';

interface Props {
  readonly day: PlanDay;
  readonly index: number;
  /** Of the whole plan. */
  readonly days: readonly PlanDay[];
  /** A day that is the whole plan and gave it its name is not named twice. */
  readonly planTitle: string;
  /** Absent where the plan is only read. */
  readonly editable?: boolean;
}

export function DaySection({ day, index, days, planTitle, editable = false }: Props) {
  const planWords = usePlanWords();
  const lang = useStore(language);
  const focus = useStore(dayInFocus);
  const id = `day-${index}`;
  const stops = useRef<HTMLOListElement>(null);
  const isMovable = editable && day.stops.length > 1;
  const order = day.stops.map(({ place_id }) => place_id);
  useEffect(() => {
    if (!isMovable || !stops.current) return;
    const onMove = (from: number, at: number) => act({ edits: [{ op: 'move', place_id: order[from] ?? '', at }] });
    return dragToReorder(stops.current, { rows: '.stop', handle: '.number', onMove });
  }, [isMovable, order.join(' ')]);
  return (
    <section
      class={focus === index && days.length > 1 ? 'plan-day in-focus' : 'plan-day'}
      aria-labelledby={id}
      onFocusCapture={() => dayInFocus.set(index)}
      onPointerDown={() => dayInFocus.set(index)}
    >
      <header class="plan-day-head">
        <h2 id={id} class={days.length === 1 && isTitleOfDay(planTitle, day.date) ? 'sr' : undefined}>
          {dayName(day.date, lang)}
        </h2>
        <p class="quiet">{summary(day, planWords, lang)}</p>
      </header>
      {editable && <DayFields day={day} index={index} days={days} />}
      {day.over && (
        <p class="notice">
          {planWords.over(day.leave, day.until)}{' '}
          {editable && day.stops.length > 1 && (
            <button type="button" class="link" onClick={() => act({ edits: [{ op: 'lighten', day: index }] })}>
              {planWords.lighten}
            </button>
          )}
        </p>
      )}
      <ol class={isMovable ? 'stops movable' : 'stops'} ref={stops}>
        <li class="leg start">
          <time>{day.from}</time>
          <span>{planWords.from(day.start.name ?? spotAt(day.start)?.name ?? planWords.startUnnamed)}</span>
        </li>
        {day.stops.map((stop, at) => (
          <StopRow key={stop.place_id} stop={stop} at={at} dayIndex={index} days={days} editable={editable} />
        ))}
      </ol>
      {day.stops.length === 0 && <p class="quiet">{planWords.emptyDay}</p>}
      {day.limited_by && <p class="quiet">{planWords.limitedBy(day.limited_by)}</p>}
      {editable && <DayTools day={day} index={index} days={days} />}
    </section>
  );
}

function summary(day: PlanDay, words: PlanWords, lang: Language): string {
  const stops = words.stops(day.stops.length);
  if (day.stops.length === 0) return stops;
  return `${stops} · ${words.total(distanceText(day.walk_distance, lang), day.travel_minutes)} · ${words.ends(day.leave)}`;
}

interface EditorProps {
  readonly day: PlanDay;
  readonly index: number;
  readonly days: readonly PlanDay[];
}

function DayFields({ day, index, days }: EditorProps) {
  const words = usePlanWords();
  const change = (changes: Parameters<typeof withDay>[2]) => act(withDay(days, index, changes));
  return (
    <div class="filters">
      <label>
        <span>{words.date}</span>
        <input
          type="date"
          value={day.date}
          onChange={({ currentTarget: { value } }) => value && change({ date: value })}
        />
      </label>
      <label>
        <span>{words.start}</span>
        <input
          type="time"
          value={day.from}
          onChange={({ currentTarget: { value } }) => value && change({ from: value })}
        />
      </label>
      <label>
        <span>{words.until}</span>
        <input
          type="time"
          value={day.until}
          onChange={({ currentTarget: { value } }) => value && change({ until: value })}
        />
      </label>
      <StartPicker start={day.start} onChange={(start) => act({ edits: [{ op: 'start', day: index, start }] })} />
    </div>
  );
}

function DayTools({ day, index, days }: EditorProps) {
  const words = usePlanWords();
  const isFull = day.stops.length >= MOST_STOPS;
  const missing = MEALS.filter((meal) => !day.stops.some((stop) => stop.meal === meal));
  function addMeal(meal: Meal) {
    const name = words.meals[meal];
    fillDay({ index, fill: mealFill(meal), done: words.mealAdded(name), meal: name }, words);
  }
  return (
    <div class="row day-tools">
      <button
        type="button"
        class={day.stops.length === 0 ? 'button primary' : 'button'}
        disabled={isFull}
        onClick={() => fillDay({ index, fill: fillOf(day, 'usual'), done: words.filled }, words)}
      >
        <Icon name="heart" /> {words.fill}
      </button>
      <button
        type="button"
        class="button"
        disabled={day.stops.length < 2}
        onClick={() => act({ edits: [{ op: 'order', day: index }] }, () => words.ordered)}
      >
        <Icon name="route" /> {words.best}
      </button>
      <label class="meal-choice">
        <span class="sr">{words.addMeal}</span>
        <select
          value=""
          disabled={isFull || missing.length === 0}
          onChange={({ currentTarget }) => {
            const meal = currentTarget.value as Meal | '';
            currentTarget.value = '';
            if (meal) addMeal(meal);
          }}
        >
          <option value="">{words.addMeal}</option>
          {missing.map((meal) => (
            <option key={meal} value={meal}>
              {words.meals[meal]}
            </option>
          ))}
        </select>
      </label>
      {days.length > 1 && (
        <button
          type="button"
          class="button"
          onClick={() => act(withoutDay(days, index), () => words.dayRemoved)}
          aria-label={`${words.removeDay}: ${day.date}`}
        >
          <Icon name="close" /> {words.removeDay}
        </button>
      )}
    </div>
  );
}
