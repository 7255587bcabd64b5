// When a night ends. "Fr 20:00-05:00; Sa 22:00-05:00" means that Friday runs on until five; the library ends it at
// midnight, because Saturday has a rule of its own. The text itself tells how long the night was meant to be.
import { DAY_MINUTES } from '../domain/civil-day.ts';
/**
 * The end of a span that was cut at midnight, in minutes after the midnight its day began with; `DAY_MINUTES` where the
 * text gives no longer one. Where several rules fit, the shortest night counts.
 *
 * @param weekday 0 Monday to 6 Sunday
 */
export function nightEnd(openingHours: string, weekday: number, start: number): number {
  const ends = openingHours
    .split(/;|\|\||(?<=\d\d:\d\d)\s*,(?=\s*(?:Mo|Tu|We|Th|Fr|Sa|Su)\b)/u)
    .filter((rule) => isFor(rule, weekday))
    .flatMap(rangesIn)
    .filter((range) => range.start === start)
    .map(({ end }) => (end <= start ? end + DAY_MINUTES : end));
  return Math.max(DAY_MINUTES, ends.length === 0 ? 0 : Math.min(...ends));
}

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const DAY_RANGE = /\b(Mo|Tu|We|Th|Fr|Sa|Su)\b(?:\s*-\s*(Mo|Tu|We|Th|Fr|Sa|Su)\b)?/gu;

/** A rule without days is for all of them; one for holidays alone is for none. */
function isFor(rule: string, weekday: number): boolean {
  const selector = rule.split(/\d\d:\d\d/u)[0] ?? '';
  const ranges = [...selector.matchAll(DAY_RANGE)];
  if (ranges.length === 0) return !/\b[PS]H\b/u.test(selector);
  return ranges.some(([, first = '', last = first]) => isWithin(weekday, DAYS.indexOf(first), DAYS.indexOf(last)));
}

/** "Sa-Mo" goes round the end of the week. */
const isWithin = (day: number, first: number, last: number): boolean =>
  first <= last ? first <= day && day <= last : first <= day || day <= last;

function rangesIn(rule: string): { readonly start: number; readonly end: number }[] {
  return [...rule.matchAll(/(\d\d):(\d\d)\s*-\s*(\d\d):(\d\d)/gu)].map(([, ...parts]) => {
    const [startH = 0, startM = 0, endH = 0, endM = 0] = parts.map(Number);
    return { start: startH * 60 + startM, end: endH * 60 + endM };
  });
}
