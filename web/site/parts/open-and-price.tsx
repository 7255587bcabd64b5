// Whether a place is open now and what it costs, where that is known, and who says so.
import type { PlaceFacts } from '../../api-client/client.ts';
import { CITY } from '../state/city.ts';
import { useFacts } from '../state/facts.ts';
import { hoursToday, nextOpening } from '../state/hours-today.ts';
import { dearnessText, moneyText } from '../state/numbers.ts';
import { useKeptSince, useOnline } from '../state/online.ts';
import { useDayAsked } from '../state/question.ts';
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { useWords } from '../words/index.ts';
import { Icon } from './icons.tsx';

/** A line of its own that is there from the beginning: what is told later moves nothing. */
export function OpenAndPrice({ id, later = false }: { readonly id: string; readonly later?: boolean }) {
  const facts = useFacts(id);
  const day = useDayAsked();
  return facts ? <OpenLine facts={facts} day={day} later={later} /> : <span class="facts open-line" />;
}

interface LineProps {
  readonly facts: PlaceFacts;
  /** Of which hours are told instead of today's. */
  readonly day?: string | undefined;
  /** It is about another day, of which nothing is known here: whether doors are open now does not matter. */
  readonly later?: boolean;
}

export const OpenLine = ({ facts, day, later = false }: LineProps) => (
  <span class="facts open-line">
    {day && facts.hours && !later && <OpenOn hours={facts.hours} day={day} />}
    {!(day && facts.hours) && !later && <Open hours={facts.hours} />}
    <Price facts={facts} />
    <Origin source={facts.source} />
  </span>
);

function Open({ hours }: { readonly hours: PlaceFacts['hours'] }) {
  const { facts: words, offline } = useWords();
  const { today } = offline;
  const isOfBefore = useKeptSince() !== undefined || !useOnline();
  if (!hours) return <span class="fact quiet">{words.hoursUnknown}</span>;
  // Whether a door was open when the answer was kept says nothing about now; the hours of the day do.
  if (isOfBefore) return <span class="fact">{today(hoursToday(hours) || words.closed)}</span>;
  const { open, changes_at: changes } = hours;
  const opens = nextOpening(hours);
  const until = open && changes ? words.openUntil(changes.slice(-CLOCK)) : words.openNow;
  return (
    <span class={open ? 'fact open-now' : 'fact closed-now'}>
      <Icon name="clock" />
      {open
        ? until
        : opens
          ? words.opens(opens.clock, opens.inDays, words.weekdays[opens.weekday] ?? '')
          : words.closedNow}
    </span>
  );
}
/** "Saturday 10:00–20:00": as the week has it, whose holidays may differ. */
function OpenOn({ hours, day }: { readonly hours: NonNullable<PlaceFacts['hours']>; readonly day: string }) {
  const words = useWords().facts;
  const times = hoursToday(hours, day);
  return (
    <span class={times === '' ? 'fact closed-now' : 'fact'}>
      <Icon name="clock" />
      {words.weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]} {times || words.closed}
    </span>
  );
}

/** "20:00" at the end of a moment. */
const CLOCK = 5;

function Price({ facts: { prices = [], price_level: level, free_entry: free } }: { readonly facts: PlaceFacts }) {
  const words = useWords().facts;
  const lang = useStore(language);
  const price = prices[0];
  if (price && price.amount > 0) {
    return (
      <span class="fact" title={price.what}>
        {moneyText(price.amount, price.currency, lang)}
      </span>
    );
  }
  if (price || free === '24/7') return <span class="fact">{words.free}</span>;
  return level ? (
    <span class="fact" title={words.priceLevel(level)}>
      {dearnessText(level, CITY.currency)}
    </span>
  ) : null;
}

function Origin({ source }: { readonly source: string }) {
  const words = useWords().facts;
  const long: Readonly<Record<string, string>> = words.sources;
  const short: Readonly<Record<string, string>> = words.sourcesShort;
  return (
    <span class="origin-line quiet" title={words.source(long[source] ?? source, undefined)}>
      <span class="origin-word">{words.source('', undefined)}</span>
      {short[source] ?? long[source] ?? source}
    </span>
  );
}
