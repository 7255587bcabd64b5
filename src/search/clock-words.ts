// The time that a query names: "3 am saturday", "a las once y media", "7:45", "christmas day". Hours without a half of the day
// mean both, unless a meal or a part of the day tells.
import type { QueryMeaning, QueryWords } from './query-words.ts';

export interface AskedTime {
  /** Minutes of the day, any of which is meant; none where only the day is named. */
  readonly minutes: readonly number[];
  /** Month and day, `12-25`. */
  readonly date?: string;
  /** How many words of the query say so, by their places in it. */
  readonly at: ReadonlySet<number>;
}

const HOUR = 60;
const HALF_DAY = 12 * HOUR;
/** `3`, `3am`, `23h`; what follows the digits belongs to the clock or the number is none. */
const HOURS = /^(\d{1,2})(am|pm|h|hrs)?$/u;

export function timeIn(words: readonly string[], book: QueryWords): AskedTime | undefined {
  const meaningsAt = (at: number, length: number): readonly QueryMeaning[] =>
    book.meanings.get(words.slice(at, at + length).join(' ')) ?? [];
  const has = (meaning: QueryMeaning) =>
    words.some((_, at) => LENGTHS.some((n) => meaningsAt(at, n).includes(meaning)));
  const date = firstOf(words, (at) => namedAt('date', at, meaningsAt));
  const clock = firstOf(words, (at) => clockAt(words, at, meaningsAt));
  if (!date && !clock) return undefined;
  const at = new Set([...(date ? spanOf(date) : []), ...(clock ? spanOf(clock) : [])]);
  const half = clock?.value.half ?? (has('evening') ? 'pm' : has('morning') ? 'am' : undefined);
  return {
    minutes: clock ? readings(clock.value.minute, half) : [],
    ...(date && { date: date.value }),
    at,
  };
}

type Half = 'am' | 'pm';

interface Found<Value> {
  readonly value: Value;
  readonly at: number;
  readonly length: number;
}

/** Words in the longest phrase of the clock. */
const LENGTHS = [1, 2, 3, 4];

type MeaningsAt = (at: number, length: number) => readonly QueryMeaning[];

function firstOf<Value>(
  words: readonly string[],
  find: (at: number) => Found<Value> | undefined,
): Found<Value> | undefined {
  for (let at = 0; at < words.length; at++) {
    const found = find(at);
    if (found) return found;
  }
  return undefined;
}

const spanOf = ({ at, length }: Found<unknown>): number[] => Array.from({ length }, (_, each) => at + each);

/** `date.12-25` as `12-25`, `hour.11` as `11`. */
function namedAt(kind: 'date' | 'hour', at: number, meaningsAt: MeaningsAt): Found<string> | undefined {
  for (const length of [...LENGTHS].reverse()) {
    const meaning = meaningsAt(at, length).find((each) => each.startsWith(`${kind}.`));
    if (meaning) return { value: meaning.slice(kind.length + 1), at, length };
  }
  return undefined;
}

function clockAt(
  words: readonly string[],
  at: number,
  meaningsAt: MeaningsAt,
): Found<{ minute: number; half?: Half }> | undefined {
  const spoken = namedAt('hour', at, meaningsAt);
  const written = HOURS.exec(words[at] ?? '');
  if (!spoken && !written) return undefined;
  let length = spoken?.length ?? 1;
  let minute = HOUR * Number(spoken?.value ?? written?.[1]);
  if (minute > 2 * HALF_DAY) return undefined;
  let isClock = spoken !== undefined || written?.[2] !== undefined;
  let half = halfIn(written?.[2]);
  const next = words[at + length] ?? '';
  if (!spoken && /^[0-5]\d(?:am|pm|h)?$/u.test(next)) {
    minute += Number(next.slice(0, 2));
    half ??= halfIn(next.slice(2));
    isClock = true;
    length++;
  } else {
    for (const [meaning, more] of PARTS) {
      const n = LENGTHS.find((each) => meaningsAt(at + length, each).includes(meaning));
      if (n === undefined) continue;
      minute += more;
      isClock = true;
      length += n;
      break;
    }
  }
  const told = LENGTHS.flatMap((n) =>
    meaningsAt(at + length, n).flatMap((each) => (each === 'am' || each === 'pm' ? [{ half: each, n }] : [])),
  )[0];
  if (told) {
    half = told.half;
    length += told.n;
    isClock = true;
  }
  return isClock ? { value: { minute, ...(half && { half }) }, at, length } : undefined;
}

const PARTS = [
  ['half', 30],
  ['quarter', 15],
] as const;

const halfIn = (ending: string | undefined): Half | undefined =>
  ending === 'am' || ending === 'pm' ? ending : undefined;

/** 3 in the afternoon is minute 900; 12 at night is midnight; without a half of the day both are meant, up to noon. */
function readings(minute: number, half: Half | undefined): readonly number[] {
  if (minute > HALF_DAY + HOUR - 1) return [minute % (2 * HALF_DAY)];
  const early = minute % HALF_DAY;
  if (half === 'am') return [early];
  return half === 'pm' ? [early + HALF_DAY] : [early, early + HALF_DAY];
}
