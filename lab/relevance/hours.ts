// Opening hours for judges, read from the row as it stands by the library, with the holidays of the region.
import OpeningHours from 'opening_hours';

const MADRID = { lat: 40.4168, lon: -3.7038, address: { country_code: 'es', state: 'Comunidad de Madrid' } };
const MINUTE_MS = 60_000;
const DAY_MINUTES = 1_440;
/** What is still open at this time of the night belongs to the evening before. */
const NIGHT_ENDS = 6 * 60;

/** Minutes after midnight of the day on which it begins; `end` may pass 1,440. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Whether hours in OSM syntax are open at a local time; without hours, or with hours that cannot be read, no. */
export function isOpen(hours: string | undefined, time: Date): boolean {
  return parsed(hours)?.getState(time) ?? false;
}

export function localTime(text: string): Date {
  const [year, month, day, hour, minute] = (text.match(/\d+/gu) ?? []).map(Number);
  if (minute === undefined) throw new Error(`"${text}" is no local time; expected YYYY-MM-DDTHH:MM`);
  return new Date(year!, month! - 1, day, hour, minute);
}

export function opensOn(hours: string | undefined, date: string): boolean {
  const [from, to] = [localTime(`${date}T00:00`), localTime(`${date}T23:59`)];
  return (parsed(hours)?.getOpenDuration(from, to)[0] ?? 0) > 0;
}

/** The spans that begin on a date; undefined where the hours are not known or cannot be read. */
export function spansOn(hours: string | undefined, date: string): readonly Span[] | undefined {
  const rules = parsed(hours);
  if (!rules) return undefined;
  const midnight = localTime(`${date}T00:00`);
  const later = (minutes: number) => new Date(midnight.getTime() + minutes * MINUTE_MS);
  const minutes = (time: Date) => Math.round((time.getTime() - midnight.getTime()) / MINUTE_MS);
  return rules
    .getOpenIntervals(later(-DAY_MINUTES), later(2 * DAY_MINUTES))
    .map(([from, to]) => ({ start: minutes(from), end: minutes(to) }))
    .filter(({ start, end }) => (start < 0 ? end > NIGHT_ENDS : start < DAY_MINUTES))
    .map(({ start, end }) => ({ start: Math.max(0, start), end: Math.min(end, DAY_MINUTES + NIGHT_ENDS) }));
}

const readings = new Map<string, OpeningHours | undefined>();

function parsed(hours: string | undefined): OpeningHours | undefined {
  if (hours === undefined) return undefined;
  if (!readings.has(hours)) readings.set(hours, reading(hours));
  return readings.get(hours);
}

/** Hours that name school holidays (SH) count as not known: the library has no dates of them for each year. */
function reading(hours: string): OpeningHours | undefined {
  if (/\bSH\b/u.test(hours)) return undefined;
  try {
    return new OpeningHours(hours, MADRID);
  } catch {
    return undefined;
  }
}
