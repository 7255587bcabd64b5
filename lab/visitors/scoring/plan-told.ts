// Reads the plan out of a reply: lines that name a place and say when one is there.
import { dayAfter, speaksOf } from './days.ts';
import { namedAnywhere, namedOf } from './names.ts';
import { plain } from './said.ts';
import { clockTimesIn } from './times.ts';
import { type Facts, type PlanTold, placesOf, type StopTold } from './turn.ts';

/** "(490 m, open until 20:00)" says when a place is open, not when one is there. */
const OPENING_NOTE = /\([^)]*(?:open|close|abre|abiert|cierra|cerrad)[^)]*\)/giu;
const DAY_MINUTES = 1_440;
const NIGHT_ENDS = 6 * 60;
const AHEAD_DAYS = 14;

/** @returns undefined where the reply holds no plan */
export function planIn(text: string, listed: readonly string[], today: string, facts: Facts): PlanTold | undefined {
  const lines = text.split('\n');
  const stops = lines.flatMap((line) => stopIn(line, listed, facts));
  if (stops.length === 0) return undefined;
  return { days: inDays(stops), firstDates: firstDatesOf(lines, today) };
}

function stopIn(line: string, listed: readonly string[], facts: Facts): StopTold[] {
  const [first] =
    listed.length > 0 ? namedOf(line, placesOf(listed, facts)) : namedAnywhere(line, facts.catalogue.places);
  const place = first && facts.byId.get(first.id);
  const [begin, end] = clockTimesIn(line.replace(OPENING_NOTE, ''));
  if (!place || begin === undefined) return [];
  return [{ place, begin, end: end === undefined ? begin : end < begin ? end + DAY_MINUTES : end }];
}

/** A new day begins where the clock goes back, unless it is the night that goes on. */
function inDays(stops: readonly StopTold[]): StopTold[][] {
  const days: StopTold[][] = [];
  for (const stop of stops) {
    const last = days.at(-1)?.at(-1);
    const isNight = last !== undefined && stop.begin < NIGHT_ENDS && last.begin >= DAY_MINUTES - NIGHT_ENDS;
    const told = isNight ? { ...stop, begin: stop.begin + DAY_MINUTES, end: stop.end + DAY_MINUTES } : stop;
    if (last !== undefined && told.begin >= last.begin) days.at(-1)!.push(told);
    else days.push([told]);
  }
  return days;
}

function firstDatesOf(lines: readonly string[], today: string): readonly string[] {
  const said = lines.map(plain);
  const ahead = Array.from({ length: AHEAD_DAYS }, (_, days) => dayAfter(today, days));
  const spoken = ahead.filter((date) => said.some((line) => speaksOf(line, date, today) === true));
  return spoken.length > 0 ? spoken.slice(0, 2) : ahead.slice(0, 2);
}
