// Counts what is asked, in memory, for a moment: no request waits for a number to be written. What is counted are wishes, areas
// and single words, never a message, a position or a person.
import type { NumberRepository } from '../db/numbers.ts';
import type { Language } from '../domain/language.ts';
import type { DayCount, Measure } from '../domain/numbers.ts';
import type { Clock } from '../system/clock.ts';
import type { Wish } from '../wishes/wish.ts';
import type { ChatAnswer } from './conversation/answered.ts';

export interface Tally {
  count(measure: Measure, label: string): void;
  /** Writes what was counted; what cannot be written is counted on. */
  flush(): Promise<void>;
}

/** Different labels between two flushes; beyond, new ones are not counted. */
const MOST_LABELS = 5_000;

export function createTally(numbers: NumberRepository, clock: Clock): Tally {
  let counts = new Map<string, DayCount>();
  const add = (counted: DayCount): void => {
    const key = `${counted.day} ${counted.measure} ${counted.label}`;
    const known = counts.get(key);
    if (!known && counts.size >= MOST_LABELS) return;
    counts.set(key, { ...counted, count: (known?.count ?? 0) + counted.count });
  };
  return {
    count: (measure, label) => add({ day: clock.now().toISOString().slice(0, 10), measure, label, count: 1 }),
    async flush() {
      const written = counts;
      counts = new Map();
      try {
        await numbers.add([...written.values()]);
      } catch (error) {
        for (const each of written.values()) add(each);
        throw error;
      }
    },
  };
}

/** @param surface `recommendations` or `search` @param found how many places the answer holds */
export function countList(tally: Tally, surface: string, found: number, language?: Language): void {
  tally.count('asked', surface);
  if (language) tally.count('language', language);
  if (found === 0) tally.count('empty', surface);
}

/** One turn of a conversation. @param before what was there before it */
export function countTurn(
  tally: Tally,
  widgetKeyId: number | undefined,
  before: { readonly turn: number; readonly seen: readonly unknown[]; readonly planRef?: unknown },
  { language, understood, recommendations, planId }: ChatAnswer,
): void {
  tally.count('asked', 'chat');
  tally.count('language', language);
  if (widgetKeyId !== undefined) tally.count('widget key', String(widgetKeyId));
  if (before.turn === 0) tally.count('conversation', 'began');
  if (before.seen.length === 0 && recommendations.length > 0) tally.count('conversation', 'listed');
  if (planId !== undefined && before.planRef === undefined) tally.count('conversation', 'planned');
  if (understood.list && recommendations.length === 0) tally.count('empty', 'chat');
  for (const { wish, status } of understood.wishes) {
    countWish(tally, wish);
    if (status === 'dropped') tally.count('unmet', labelOf(wish));
    if (status === 'unverifiable') tally.count('unsure', labelOf(wish));
  }
  for (const word of unreadWords(understood.unread)) tally.count('unread', word);
}

/** A question of the search box, read into wishes. @param total how many places match */
export function countQuestion(
  tally: Tally,
  language: Language,
  {
    wishes,
    unread,
    total,
  }: { readonly wishes: readonly Wish[]; readonly unread: readonly string[]; readonly total: number },
): void {
  countList(tally, 'search', total, language);
  for (const wish of wishes) countWish(tally, wish);
  for (const word of unreadWords(unread)) tally.count('unread', word);
}

function countWish(tally: Tally, wish: Wish): void {
  tally.count('wanted', labelOf(wish));
  if (wish.attribute === 'area') tally.count('where', wish.value.name);
  if (wish.attribute === 'near' && wish.value.name !== undefined) tally.count('where', wish.value.name);
}

const NAMED: ReadonlySet<string> = new Set([
  'category',
  'kind',
  'cuisine',
  'dish',
  'diet',
  'allergy',
  'feature',
  'wheelchair',
  'fame',
]);

/** Of numbers, times, words and positions only that there was one. */
const labelOf = ({ attribute, polarity, value }: Wish): string =>
  `${polarity === 'avoid' ? 'not ' : ''}${attribute}${NAMED.has(attribute) ? `:${value}` : ''}`;

/** Letters only, so that no number, address or telephone is among them; each once a message. */
const WORD = /^\p{L}{3,24}$/u;
const unreadWords = (unread: readonly string[]): ReadonlySet<string> =>
  new Set(unread.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => WORD.test(word)));
