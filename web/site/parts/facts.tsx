// What the catalogue knows of a place, as a list of facts; what it does not know is not there.
import type { ComponentChildren } from 'preact';
import type { PlaceFacts } from '../../api-client/client.ts';
import { dateFrom } from '../day/time.ts';
import { CITY, cityName } from '../state/city.ts';
import { nextOpening } from '../state/hours-today.ts';
import { dearnessText, distanceText } from '../state/numbers.ts';
import { language, localeOf } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';

export function Facts({ facts }: { readonly facts: PlaceFacts }) {
  const words = useWords().facts;
  const lang = useStore(language);
  const {
    address,
    district,
    barrio,
    website,
    phone,
    wheelchair,
    prices = [],
    price_level: level,
    likely_price: likely,
  } = facts;
  const wheelchairs: Readonly<Record<string, string>> = words.wheelchairs;
  const { nearest_station: station, free_entry: free, free_week: freeWeek, visit_minutes: stay } = facts;
  const { outside_city: outside } = facts;
  return (
    <dl class="facts-list">
      <Fact name={words.address}>{[address, barrio, district].filter(Boolean).join(', ')}</Fact>
      <Fact name={words.outside}>{outside && words.outsideBy(distanceText(outside, lang), cityName(lang))}</Fact>
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
        {prices.length === 0 && level && (
          <span title={words.priceLevel(level)}>{dearnessText(level, CITY.currency)}</span>
        )}
        {prices.length === 0 && !level && likely && words.likelyPrice[likely.is]}
        {(prices.length > 0 || level) && <AsOf facts={facts} fact="prices" />}
      </Fact>
      <Fact name={words.freeEntry}>
        {free && (free === '24/7' ? words.always : freeWeek ? weekText(freeWeek, words.weekdays) : free)}
        {free && <AsOf facts={facts} fact="free_entry" />}
      </Fact>
      <Fact name={words.metro}>
        {station &&
          `${station.name}${station.lines.length > 0 ? ` (${station.lines.join(', ')})` : ''}, ${distanceText(station.distance, lang)}`}
      </Fact>
      <Fact name={words.wheelchair}>
        {wheelchair && (wheelchairs[wheelchair] ?? wheelchair)}
        {wheelchair && <AsOf facts={facts} fact="wheelchair" />}
      </Fact>
      <Fact name={words.stay}>{stay && words.minutes(stay)}</Fact>
      <Fact name={words.phone}>
        {phone && <a href={phoneHref(phone)}>{phone}</a>}
        {phone && <AsOf facts={facts} fact="phone" />}
      </Fact>
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

/** What a source says that it has, then what it says that it has not. Answers kept by an earlier version have neither. */
export const featuresText = ({ has = [], has_not: hasNot = [] }: PlaceFacts): string =>
  [...has, ...hasNot.map((each) => `✗ ${each}`)].join(' · ');

type FactDate = PlaceFacts['dates'][number];

/** The date of a fact that is older than such facts usually hold. */
function AsOf({ facts, fact }: { readonly facts: PlaceFacts; readonly fact: FactDate['fact'] }) {
  const words = useWords().facts;
  const lang = useStore(language);
  // Answers kept on a device by an earlier version have no dates.
  const known = facts.dates?.find((date) => date.fact === fact);
  return known?.doubtful ? <p class="hint">{words.mayHaveChanged(dateOf(known.as_of, localeOf(lang)))}</p> : null;
}

/** As exactly as the date is known: a year, a month or a day. */
export function dateOf(asOf: string, locale: string): string {
  const [year = 0, month = 1, day = 1] = asOf.split('-').map(Number);
  const parts: Intl.DateTimeFormatOptions = { year: 'numeric', timeZone: 'UTC' };
  if (asOf.length > 4) parts.month = 'long';
  if (asOf.length > 7) parts.day = 'numeric';
  return new Date(Date.UTC(year, month - 1, day)).toLocaleDateString(locale, parts);
}

/** Another business was seen at the door: it may have closed or moved. */
export function OtherSign({ facts: { other_sign: seen } }: { readonly facts: PlaceFacts }) {
  const words = useWords().facts;
  const lang = useStore(language);
  return seen ? <p class="notice">{words.otherSign(seen.name, dateOf(seen.as_of, localeOf(lang)))}</p> : null;
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

type Week = NonNullable<PlaceFacts['free_week']>;

/** Hours in one line, as `Mon–Sat 18:00–20:00, Sun 17:00–19:00`. */
function weekText(week: Week, weekdays: readonly string[]): string {
  const runs: { first: string; last: string; times: string }[] = [];
  week.forEach((spans, day) => {
    const [name, times] = [weekdays[sundayFirst(day)]!.slice(0, 3), timesText(spans)];
    const run = runs.at(-1);
    if (run?.times === times) run.last = name;
    else runs.push({ first: name, last: name, times });
  });
  return runs
    .filter(({ times }) => times !== '')
    .map(({ first, last, times }) => `${first === last ? first : `${first}–${last}`} ${times}`)
    .join(', ');
}

/** The words of the page begin with Sunday, the week of the service with Monday. */
const sundayFirst = (day: number): number => (day + 1) % 7;

const timesText = (spans: Week[number]): string => spans.map(({ from, to }) => `${from}–${to}`).join(', ');

/** Where the facts come from, and when somebody last checked them. */
export function Source({ facts: { source, checked_on: checked } }: { readonly facts: PlaceFacts }) {
  const words = useWords().facts;
  const lang = useStore(language);
  if (!source) return null;
  const names: Readonly<Record<string, string>> = words.sources;
  const day = dateFrom(checked ?? '')?.toLocaleDateString(localeOf(lang), { dateStyle: 'medium' });
  return <p class="hint">{words.source(names[source] ?? source, day)}</p>;
}

/** The week with today marked; the text of the source where the service cannot tell more. */
export function HoursTable({ facts }: { readonly facts: PlaceFacts }) {
  const words = useWords().facts;
  const lang = useStore(language);
  const { hours, past_hours: past, opening_hours: text } = facts;
  if (!hours && past) {
    return (
      <>
        <p class="hint">{words.pastHours(dateOf(past.as_of, localeOf(lang)))}</p>
        <Week {...past} />
      </>
    );
  }
  if (!hours) return <p class="quiet">{text}</p>;
  const opens = nextOpening(hours);
  return (
    <>
      <p>
        <b class={hours.open ? 'open-now' : 'closed-now'}>
          {hours.open
            ? words.openNow
            : opens
              ? words.opens(opens.clock, opens.inDays, words.weekdays[opens.weekday] ?? '')
              : words.closedNow}
        </b>
      </p>
      <Week {...hours} />
      <AsOf facts={facts} fact="opening_hours" />
    </>
  );
}

function Week({ today, week }: Pick<NonNullable<PlaceFacts['hours']>, 'today' | 'week'>) {
  const words = useWords().facts;
  return (
    <table class="hours">
      <caption class="sr">{words.hours}</caption>
      <tbody>
        {week.map((spans, day) => (
          <tr key={day} class={day === today ? 'today' : undefined} aria-current={day === today ? 'date' : undefined}>
            <th scope="row">{words.weekdays[sundayFirst(day)]}</th>
            <td>{timesText(spans) || words.closed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
