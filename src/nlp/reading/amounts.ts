// Amounts with a unit: money, distances, minutes on foot, people, ages, stars, free time, days.

import { overlap } from '../../domain/span.ts';
import type { Said } from '../../wishes/wish.ts';
import type { Grammar } from '../languages/grammar.ts';

type AmountKind = 'money' | 'distance' | 'walk' | 'people' | 'ages' | 'stars' | 'minutes' | 'days';

export interface Amount {
  readonly kind: AmountKind;
  /** Euros, metres, minutes, people, stars, days; the first age. */
  readonly value: number;
  /** Further ages, the upper end of a price. */
  readonly more?: readonly number[];
  readonly said: Said;
}

/** @param folded the message in small letters without accents, of the same length */
export function amountsIn(text: string, folded: string, grammar: Grammar): Amount[] {
  const found: Amount[] = [];
  const take = (kind: AmountKind, pattern: RegExp, read: (match: RegExpExecArray) => readonly number[] | undefined) => {
    pattern.lastIndex = 0;
    for (let match = pattern.exec(folded); match; match = pattern.exec(folded)) {
      if (match[0] === '') {
        pattern.lastIndex++;
        continue;
      }
      const [value, ...more] = read(match) ?? [];
      if (value === undefined || Number.isNaN(value)) continue;
      const lead = match[0].length - match[0].trimStart().length;
      const [start, end] = [match.index + lead, match.index + match[0].trimEnd().length];
      if (isWithinWord(folded, start) || found.some(({ said }) => overlap(said, { start, end }))) continue;
      found.push({ kind, value, ...(more.length > 0 && { more }), said: { start, end, text: text.slice(start, end) } });
    }
  };
  const numbers = (match: RegExpExecArray): number[] =>
    match
      .slice(1)
      .filter((group) => group !== undefined && NUMERIC.test(group))
      .map((group) => amountOf(group!, grammar));
  for (const pattern of grammar.money) take('money', pattern, numbers);
  take('walk', grammar.walkMinutes, numbers);
  take('distance', grammar.distanceM, (match) => {
    const value = amountOf(match[1]!, grammar);
    const unit = match[2]!;
    if (/^k/.test(unit)) return [value * 1000];
    if (/^mil/.test(unit)) return [value * 1609];
    return [/^(?:bl|ma)/.test(unit) ? value * 120 : value];
  });
  take('people', grammar.partySize, numbers);
  take('ages', grammar.ages, numbers);
  take('stars', grammar.stars, (match) => numbers(match).filter((value) => value <= 5));
  take('days', grammar.days, numbers);
  for (const pattern of [grammar.minutesFree, grammar.minutesLeft]) {
    take('minutes', pattern, (match) => {
      const value = amountOf(match[1]!, grammar);
      const half = grammar.andAHalf.test(match[0]) ? 0.5 : 0;
      return [/^h/.test(match[2]!) ? (value + half) * 60 : value];
    });
  }
  return eachOf(found, folded, grammar).sort((a, b) => a.said.start - b.said.start);
}

/** "60 euros for both", "100 in total, four of us": what one person may spend. */
function eachOf(found: readonly Amount[], folded: string, { together }: Grammar): Amount[] {
  const line = ` ${folded.replace(/[^a-z0-9@ñ]+/g, ' ')} `;
  const people = found.find(({ kind }) => kind === 'people')?.value;
  const size = together.pair.test(line) ? 2 : together.total.test(line) ? people : undefined;
  // "Up to 30 per person, for the two of us" is what one pays already.
  if (size === undefined || size < 2 || together.each.test(line)) return [...found];
  return found.map((each) => (each.kind === 'money' ? { ...each, value: Math.round(each.value / size) } : each));
}

/** The "a m" of "ham" is no metre. */
const isWithinWord = (text: string, at: number): boolean =>
  /\p{L}/u.test(text[at] ?? '') && /\p{L}/u.test(text[at - 1] ?? '');

const NUMERIC = /^(?:[\d.,]+|[a-z][a-z ]*)$/;

const amountOf = (written: string, grammar: Grammar): number => {
  const note = grammar.wishes.notes[written.trim().replace(/^a /, '')];
  if (note !== undefined) return note;
  const plain = written
    .trim()
    .replace(/(\d)[.,](\d{3})(?!\d)/g, '$1$2')
    .replace(',', '.');
  return /^\d/.test(plain) ? Number.parseFloat(plain) : (LARGE[plain] ?? grammar.numberOf(plain));
};

const LARGE: Readonly<Record<string, number>> = { hundred: 100, cien: 100 };
