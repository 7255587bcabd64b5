// What the catalogue knows of a place, as a list of facts; what it does not know is not there.
import type { ComponentChildren } from 'preact';
import type { PlaceFacts } from '../../api-client/client.ts';
import { isOpenThrough, readHours } from '../day/hours.ts';
import { clock } from '../day/time.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { distanceText } from './result-card.tsx';

export function Facts({ facts }: { readonly facts: PlaceFacts }) {
  const words = useWords().facts;
  const lang = useStore(language);
  const { address, district, barrio, website, phone, wheelchair, prices = [], price_level: level } = facts;
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
      <Fact name={words.freeEntry}>{free === '24/7' ? words.always : free}</Fact>
      <Fact name={words.metro}>
        {station && `${station.name} (${station.lines.join(', ')}), ${distanceText(station.distance, lang)}`}
      </Fact>
      <Fact name={words.wheelchair}>{wheelchair && words.wheelchairs[wheelchair]}</Fact>
      <Fact name={words.stay}>{stay && words.minutes(stay)}</Fact>
      <Fact name={words.phone}>{phone && <a href={`tel:${phone.replace(/[^+\d]/gu, '')}`}>{phone}</a>}</Fact>
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

/** Only the web's own addresses become links; a source may hold anything. */
function Website({ url }: { readonly url: string }) {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  if (!parsed || !/^https?:$/u.test(parsed.protocol)) return <span>{url}</span>;
  return (
    <a href={parsed.href} target="_blank" rel="noopener noreferrer">
      {parsed.hostname.replace(/^www\./u, '')}
    </a>
  );
}

/** The week with today marked; Madrid's week begins on Monday. */
export function HoursTable({ text }: { readonly text: string }) {
  const words = useWords().facts;
  const lang = useStore(language);
  const hours = readHours(text);
  if (!hours) return <p class="quiet">{text}</p>;
  const now = madridNow();
  const monday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ((now.getDay() + 6) % 7));
  const minute = now.getHours() * 60 + now.getMinutes();
  const week = [0, 1, 2, 3, 4, 5, 6].map(
    (after) => new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + after),
  );
  return (
    <>
      <p>
        <b class={isOpenThrough(hours, now, minute, minute) ? 'open-now' : 'closed-now'}>
          {isOpenThrough(hours, now, minute, minute) ? words.openNow : words.closedNow}
        </b>
      </p>
      <table class="hours">
        <caption class="sr">{words.hours}</caption>
        <tbody>
          {week.map((day) => {
            const today = day.getDay() === now.getDay();
            const times = hours(day).map(([from, to]) => `${clock(from)}–${to === 24 * 60 ? '24:00' : clock(to)}`);
            return (
              <tr key={day.getDay()} class={today ? 'today' : undefined} aria-current={today ? 'date' : undefined}>
                <th scope="row">{day.toLocaleDateString(lang, { weekday: 'long' })}</th>
                <td>{times.length > 0 ? times.join(', ') : words.closed}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </>
  );
}

/** The wall clock in Madrid, wherever the visitor's own clock is. */
export function madridNow(): Date {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Madrid',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(new Date());
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return new Date(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}
