// A day in the city: up to nine stops, the best order, times that respect opening hours, and files to take along.
import { useMemo } from 'preact/hooks';
import { geoJsonOf, gpxOf, icsOf, type PlanFile } from '../day/export.ts';
import { readHours } from '../day/hours.ts';
import { bestOrder, type Day, inOrder, MOST_STOPS, type Stop, type Visit } from '../day/order.ts';
import { clock, dateFrom, isoDate, madridNow, minutesFrom } from '../day/time.ts';
import { Failure } from '../parts/failure.tsx';
import { Icon } from '../parts/icons.tsx';
import { MapPanel } from '../parts/map-panel.tsx';
import { distanceText } from '../parts/result-card.tsx';
import { say } from '../parts/toast.tsx';
import { WherePicker } from '../parts/where-picker.tsx';
import { factsOf } from '../state/facts.ts';
import { type Loading, useLoad } from '../state/load.ts';
import { become, changeStay, type PlannedStop, plan, removeStop } from '../state/plan.ts';
import { useQuery } from '../state/router.ts';
import { language, localeOf } from '../state/settings.ts';
import { distanceM, FAR_FROM_CITY_M, START } from '../state/spots.ts';
import { useStore } from '../state/store.ts';
import { useTitle } from '../state/title.ts';
import { type StartingPoint, useStartingPoint } from '../state/where.ts';
import { useWords } from '../words/index.ts';

const USUAL_START = '10:00';
/** Where the day of somebody begins who is not here yet: nobody walks a thousand kilometres to the first stop. */
const AT_START: StartingPoint = { kind: START.id, name: START.name, position: START };

export function PlanPage() {
  const words = useWords().plan;
  useTitle(words.title);
  const planned = useStore(plan);
  const chosen = useStartingPoint();
  const far = distanceM(chosen.position, START) > FAR_FROM_CITY_M;
  const from = far ? AT_START : chosen;
  const day = useDay(from);
  const [stops, hours, again] = useStops(planned);
  const visits = useMemo(() => inOrder(stops, day), [stops, day]);

  function orderBest() {
    const before = plan.get();
    const order = bestOrder(stops, day).map(({ stop }) => before.find(({ id }) => id === stop.id)!);
    become(order);
    say(words.ordered, () => become(before));
  }

  if (planned.length === 0) return <EmptyPlan />;
  return (
    <div class="page plan">
      <header class="plan-head">
        <h1>{words.title}</h1>
        <p class="quiet">{words.count(planned.length, MOST_STOPS)}</p>
        <DayFields />
        <div class="row plan-tools">
          <button type="button" class="button primary" onClick={orderBest} disabled={planned.length < 2}>
            <Icon name="route" /> {words.best}
          </button>
          <Files visits={visits} day={day} />
        </div>
      </header>
      <div class="plan-notices">
        {far && <p class="notice">{words.far}</p>}
        {hours.state === 'failed' && <Failure error={hours.error} again={again} />}
      </div>
      <Timetable visits={visits} from={from} day={day} />
      <MapPanel pins={planned} here={from.position} line />
    </div>
  );
}

function EmptyPlan() {
  const words = useWords();
  return (
    <div class="page">
      <h1>{words.plan.title}</h1>
      <div class="empty">
        <p>{words.plan.empty}</p>
        <a class="button primary" href="/">
          {words.nav.explore}
        </a>
      </div>
    </div>
  );
}

function useDay(from: StartingPoint): Day {
  const [date] = useQuery('date');
  const [start] = useQuery('start');
  const { lat, lng } = from.position;
  return useMemo(
    () => ({
      date: dateFrom(date ?? '') ?? tomorrow(),
      startMin: minutesFrom(start ?? USUAL_START) ?? 600,
      from: { lat, lng },
    }),
    [date, start, lat, lng],
  );
}

function tomorrow(): Date {
  const now = madridNow();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
}

/** The stops with their opening hours, where the service knows them. */
function useStops(planned: readonly PlannedStop[]): readonly [readonly Stop[], Loading<Hours>, () => void] {
  const ids = planned.map(({ id }) => id).sort();
  const [hours, again] = useLoad<Hours>(async () => {
    const facts = await Promise.all(ids.map((id) => factsOf(id, 'en')));
    return new Map(ids.map((id, index) => [id, facts[index]?.opening_hours]));
  }, [ids.join(' ')]);
  const stops = useMemo(
    () => planned.map((stop) => ({ ...stop, hours: readHours(hours.value?.get(stop.id) ?? '') })),
    [planned, hours.value],
  );
  return [stops, hours, again];
}

type Hours = ReadonlyMap<string, string | undefined>;

function DayFields() {
  const words = useWords().plan;
  const [date, setDate] = useQuery('date');
  const [start, setStart] = useQuery('start');
  return (
    <div class="filters">
      <label>
        <span>{words.date}</span>
        <input
          type="date"
          value={date ?? isoDate(tomorrow())}
          onChange={(event) => setDate(event.currentTarget.value)}
        />
      </label>
      <label>
        <span>{words.start}</span>
        <input type="time" value={start ?? USUAL_START} onChange={(event) => setStart(event.currentTarget.value)} />
      </label>
      <WherePicker />
    </div>
  );
}

interface TimetableProps {
  readonly visits: readonly Visit[];
  readonly from: StartingPoint;
  readonly day: Day;
}

function Timetable({ visits, from, day }: TimetableProps) {
  const words = useWords();
  const lang = useStore(language);
  const walkM = visits.reduce((sum, visit) => sum + visit.walkM, 0);
  const walkMin = visits.reduce((sum, visit) => sum + visit.walkMin, 0);
  const date = day.date.toLocaleDateString(localeOf(lang), { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <section class="timetable" aria-labelledby="timetable-title">
      <h2 id="timetable-title">{date}</h2>
      <p class="quiet" title={words.place.walkNote}>
        {words.plan.total(distanceText(walkM, lang), walkMin)}
      </p>
      <ol>
        <li class="leg start">
          <time>{clock(day.startMin)}</time>
          <span>{words.plan.from(from.name)}</span>
        </li>
        {visits.map((visit, index) => (
          <StopRow key={visit.stop.id} visit={visit} number={index + 1} />
        ))}
      </ol>
    </section>
  );
}

function StopRow({ visit, number }: { readonly visit: Visit; readonly number: number }) {
  const words = useWords();
  const lang = useStore(language);
  const { stop, walkM, walkMin, arriveMin, leaveMin, open } = visit;
  return (
    <li class={`stop open-${open}`}>
      <p class="leg quiet">
        <Icon name="walk" /> {distanceText(walkM, lang)}, {words.place.walk(walkMin)}
      </p>
      <div class="stop-row">
        <span class="number" aria-hidden="true">
          {number}
        </span>
        <div class="stop-main">
          <h3>
            <a href={`/place/?id=${encodeURIComponent(stop.id)}`}>{stop.name}</a>
          </h3>
          <p>
            <time>{clock(arriveMin)}</time>–<time>{clock(leaveMin)}</time>{' '}
            <span class="stop-open">{words.plan.open[open]}</span>
          </p>
          <div class="stop-tools">
            <label>
              <span>{words.plan.stay}</span>
              <select value={stop.stayMin} onChange={(event) => changeStay(stop.id, Number(event.currentTarget.value))}>
                {[15, 30, 45, 60, 90, 120, 180, 240].map((minutes) => (
                  <option key={minutes} value={minutes}>
                    {words.facts.minutes(minutes)}
                  </option>
                ))}
              </select>
            </label>
            <MoveButtons id={stop.id} name={stop.name} />
          </div>
        </div>
      </div>
    </li>
  );
}

function MoveButtons({ id, name }: { readonly id: string; readonly name: string }) {
  const words = useWords().plan;
  const stops = useStore(plan);
  const index = stops.findIndex((stop) => stop.id === id);
  function move(by: -1 | 1) {
    const moved = [...stops];
    const [stop] = moved.splice(index, 1);
    moved.splice(index + by, 0, stop!);
    become(moved);
  }
  function remove() {
    removeStop(id);
    say(words.removed(name), () => become(stops));
  }
  return (
    <div class="row tight">
      <button
        type="button"
        class="icon-button"
        aria-label={words.earlier(name)}
        disabled={index === 0}
        onClick={() => move(-1)}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        class="icon-button"
        aria-label={words.later(name)}
        disabled={index === stops.length - 1}
        onClick={() => move(1)}
      >
        <Icon name="down" />
      </button>
      <button type="button" class="icon-button" aria-label={`${words.remove}: ${name}`} onClick={remove}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function Files({ visits, day }: { readonly visits: readonly Visit[]; readonly day: Day }) {
  const words = useWords().plan;
  const files: readonly (readonly [string, () => PlanFile])[] = [
    ['ICS', () => icsOf(visits, day, new Date())],
    ['GPX', () => gpxOf(visits)],
    ['GeoJSON', () => geoJsonOf(visits)],
  ];
  return (
    <>
      <button type="button" class="button" onClick={() => print()}>
        <Icon name="print" /> {words.print}
      </button>
      {files.map(([name, make]) => (
        <button
          key={name}
          type="button"
          class="button"
          aria-label={words.download(name)}
          onClick={() => download(make())}
        >
          <Icon name="download" /> {name}
        </button>
      ))}
    </>
  );
}

export function download({ name, type, text }: PlanFile): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
