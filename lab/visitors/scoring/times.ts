// The clock times and durations that a reply says, in minutes.
import { plain } from './said.ts';

const CLOCK =
  /(?<![\d.,€])(\d{1,2})(?:(?::|h)(\d{2})|\.(\d{2})(?= ?(?:h\b|a\.?m|p\.?m|to\b|a\b|-|–)))? ?(a\.?m\b\.?|p\.?m\b\.?|h\b|hrs?\b|horas\b(?= |,|\.|;|$))?(?![\d€%])/gu;
const NUMBER_WORDS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, un: 1, una: 1, dos: 2, tres: 3, cuatro: 4, cinco: 5 },
};
const DAY_MINUTES = 1_440;

/** Minutes after midnight, below 1,440, in the order in which they are said: 20:00, 8 pm, "from 10 to 20", midnight. */
export function clockTimesIn(text: string): readonly number[] {
  const words = plain(text)
    .replace(/\bmidnight\b|\bmedianoche\b/gu, '24:00')
    .replace(/\bnoon\b|\bmidday\b|\bmediodia\b/gu, '12:00')
    .replace(/\b(?:de la|por la) tarde\b|\bde la noche\b/gu, 'pm')
    .replace(/\bde la manana\b/gu, 'am');
  const found = [...words.matchAll(CLOCK)].flatMap((match) => {
    const [whole, hour, colon, point, suffix = ''] = match;
    const minute = colon ?? point;
    const isBare = minute === undefined && suffix === '';
    if (isBare && !isBetweenBounds(words, match.index, whole.length)) return [];
    if (Number(hour) > 24 || Number(minute ?? 0) > 59) return [];
    return [{ hour: Number(hour), minute: Number(minute ?? 0), half: suffix.slice(0, 1) }];
  });
  return found.map(({ hour, minute, half }, index) => {
    // "10 to 8 pm" is ten in the morning; "7 to 9 pm" seven in the evening.
    const next = found[index + 1];
    const lent = half === '' && next?.half === 'p' && hour < next.hour && hour <= 12 ? 'p' : half;
    const base = lent === 'p' && hour < 12 ? hour + 12 : lent === 'a' && hour === 12 ? 0 : hour;
    return (base * 60 + minute) % DAY_MINUTES;
  });
}

/** A bare number is a time only where bounds of time stand around it: "from 10 to 20". */
function isBetweenBounds(text: string, at: number, length: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  const after = text.slice(at + length, at + length + 16);
  const bound = /^ ?(?:to|and|a|hasta|y|-|–|till|until)\b/u.test(after);
  const opens =
    (bound && /(?:from|between|opens?|abre|de|desde las|entre las|las|at) $/u.test(before)) || MARKED_BOUND.test(after);
  const closes = /\d(?::\d\d)? ?(?:am|pm|h)? ?(?:to|and|a|hasta las?|a las|y las?|-|–|till|until) ?$/u.test(before);
  return (opens || closes) && !/^ ?(?:min|m\b|km|€|euro)/u.test(after);
}

/** "10 to 8 pm": what follows is a time beyond doubt. */
const MARKED_BOUND = /^ ?(?:to|a|-|–|until|till|hasta) ?(?:las )?\d{1,2}(?::\d\d| ?(?:am|pm|h)\b)/u;

/** "180 minutes", "2 h 30", "an hour and a half", "dos horas y media": minutes each. */
export function durationsIn(text: string): readonly number[] {
  const words = plain(text);
  const hours =
    /(\d+(?:[.,]\d+)?|\b(?:a|an|one|two|three|four|five|una?|dos|tres|cuatro|cinco)) ?(?:h\b|hours?\b|horas?\b)(?:(?: and| y)? ?(a half|half|media|a quarter|cuarto|(\d{1,2}) ?(?:min\w*|m\b)?))?/gu;
  const found = [...words.matchAll(hours)].map(([, count, more = '', minutes]) => {
    const whole = NUMBER_WORDS[count!] ?? Number(count!.replace(',', '.'));
    const rest = minutes ? Number(minutes) : /half|media/u.test(more) ? 30 : /quarter|cuarto/u.test(more) ? 15 : 0;
    return whole * 60 + rest;
  });
  if (/\bhalf an hour\b|\bmedia hora\b/u.test(words)) found.push(30);
  return [
    ...found,
    ...[...words.matchAll(/(\d+) ?(?:min\b|minutes?\b|minutos?\b)/gu)].map(([, count]) => Number(count)),
  ];
}
