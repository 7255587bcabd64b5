// What the catalogue knows of a place, as a list of facts; what it does not know is not there.
import type { ComponentChildren } from 'preact';
import type { PlaceFacts } from '../../api-client/client.ts';
import { type Interval, isOpenThrough, readHours } from '../day/hours.ts';
import { clock, dateFrom, madridNow } from '../day/time.ts';
import { language, localeOf } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { distanceText } from './result-card.tsx';

export function Facts({ facts }: { readonly facts: PlaceFacts }) {
  const words = useWords().facts;
  const lang = useStore(language);
  const { address, district, barrio, website, phone, wheelchair, prices = [], price_level: level } = facts;
  const wheelchairs: Readonly<Record<string, string>> = words.wheelchairs;
  const { nearest_station: station, free_entry: free, visit_minutes: stay } = facts;
  return (
    <dl class="facts-list">
      <Fact name={words.address}>{[address, barrio, district].filter(Boolean).join(', ')}</Fact>
      <Fact name={words.prices}>
        {prices.length > 0 && (
          <ul>
            {prices.map(({ what, amount, currency }) => (
              <li key={what}>
                {what}: {amount === 0 ? words.free : amount.toLocaleString(lang, { style: 'currency', currency })}
              </li>
            ))}
          </ul>
        )}
        {prices.length === 0 && level && <span title={words.priceLevel(level)}>{'€'.repeat(level)}</span>}
      </Fact>
      <Fact name={words.freeEntry}>{free && (free === '24/7' ? words.always : weekText(free, words.weekdays))}</Fact>
      <Fact name={words.metro}>
        {station && `${station.name} (${station.lines.join(', ')}), ${distanceText(station.distance, lang)}`}
      </Fact>
      <Fact name={words.wheelchair}>{wheelchair && (wheelchairs[wheelchair] ?? wheelchair)}</Fact>
      <Fact name={words.stay}>{stay && words.minutes(stay)}</Fact>
      <Fact name={words.phone}>{phone && <a href={phoneHref(phone)}>{phone}</a>}</Fact>
      <Fact name={words.website}>{website && <Website url={website} />}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  const parts = Array.isArray(children) ? children : [children];
  if (parts.every((part) => part === undefined || part === false || part === '')) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^+\d]/gu, '')}`;

/** Only the web's own addresses become links; a source may hold anything. */
export function websiteOf(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && /^https?:$/u.test(url.protocol) ? url : undefined;
}

function Website({ url }: { readonly url: string }) {
  const site = websiteOf(url);
  if (!site) return <span>{url}</span>;
  return (
    <a href={site.href} target="_blank" rel="noopener noreferrer">
      {site.hostname.replace(/^www\./u, '')}
    </a>
  );
}

/** Hours in one line, as `Mon–Sat 18:00–20:00, Sun 17:00–19:00`; the text as it stands where it says more. */
function weekText(text: string, weekdays: readonly string[]): string {
  const hours = readHours(text);
  if (!hours) return text;
  const days = thisWeek(madridNow()).map((day) => ({
    name: weekdays[day.getDay()]!.slice(0, 3),
    times: timesText(hours(day)),
  }));
  const runs: { first: string; last: string; times: string }[] = [];
  for (const { name, times } of days) {
    const run = runs.at(-1);
    if (run?.times === times) run.last = name;
    else runs.push({ first: name, last: name, times });
  }
  return runs
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => `${first === last ? first : `${first}–${last}`} ${times}`)
    .join(', ');
}

/** The week begins on Monday. */
function thisWeek(now: Date): readonly Date[] {
  const monday = now.getDate() - ((now.getDay() + 6) % 7);
  return [0, 1, 2, 3, 4, 5, 6].map((after) => new Date(now.getFullYear(), now.getMonth(), monday + after));
}

const timesText = (intervals: readonly Interval[]): string =>
  intervals.map(([from, to]) => `${clock(from)}–${to === 24 * 60 ? '24:00' : clock(to)}`).join(', ');

/** Where the facts come from, and when somebody last checked them. */
export function Source({ facts: { source, checked_on: checked } }: { readonly facts: PlaceFacts }) {
  const words = useWords().facts;
  const lang = useStore(language);
  if (!source) return null;
  const names: Readonly<Record<string, string>> = words.sources;
  const day = dateFrom(checked ?? '')?.toLocaleDateString(localeOf(lang), { dateStyle: 'medium' });
  return <p class="hint">{words.source(names[source] ?? source, day)}</p>;
}

/** The week with today marked. */
export function HoursTable({ text }: { readonly text: string }) {
  const words = useWords().facts;
  const hours = readHours(text);
  if (!hours) return <p class="quiet">{text}</p>;
  const now = madridNow();
  const minute = now.getHours() * 60 + now.getMinutes();
  const open = isOpenThrough(hours, now, minute, minute);
  return (
    <>
      <p>
        <b class={open ? 'open-now' : 'closed-now'}>{open ? words.openNow : words.closedNow}</b>
      </p>
      <table class="hours">
        <caption class="sr">{words.hours}</caption>
        <tbody>
          {thisWeek(now).map((day) => {
            const today = day.getDay() === now.getDay();
            const times = timesText(hours(day));
            return (
              <tr key={day.getDay()} class={today ? 'today' : undefined} aria-current={today ? 'date' : undefined}>
                <th scope="row">{words.weekdays[day.getDay()]}</th>
                <td>{times || words.closed}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}
