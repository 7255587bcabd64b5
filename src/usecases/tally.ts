// Counts questions in memory between two flushes: no request waits for a number to be written. Only wishes, areas
// and single words are counted, never a message, a position or a person.
import type { NumberRepository } from '../db/numbers.ts';
import type { Language } from '../domain/language.ts';
import type { DayCount, Measure } from '../domain/numbers.ts';
import type { Clock } from '../system/clock.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { Wish } from '../wishes/wish.ts';
import type { ChatAnswer, KeptTalk } from './conversation/answered.ts';
import type { Understood } from './conversation/understood.ts';

export interface Tally {
  count(measure: Measure, label: string): void;
  /** Writes the counts; those that cannot be written are kept for the next flush. */
  flush(): Promise<void>;
}

/** Different labels between two flushes; beyond, new ones are not counted. */
const MOST_LABELS = 5_000;
/** Different unread words that a process counts a day: a client with made-up words must not fill the database. */
const MOST_UNREAD_WORDS = 2_000;

/** The database takes no such text, and refuses with it every other count of the same flush. */
const UNWRITABLE = /[\p{Cc}\p{Cs}]/u;

export function createTally(numbers: NumberRepository, clock: Clock): Tally {
  let counts = new Map<string, DayCount>();
  const isRoomForWord = unreadWordsOfDay();
  const add = (counted: DayCount): void => {
    if (UNWRITABLE.test(counted.label)) return;
    if (counted.measure === 'unread' && !isRoomForWord(counted.day, counted.label)) return;
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

/** Whether the word is among the first different ones of its day. */
function unreadWordsOfDay(): (day: string, word: string) => boolean {
  let today = '';
  let words = new Set<string>();
  return (day, word) => {
    // Counted before, and put back after midnight because it could not be written.
    if (day < today) return true;
    if (day > today) {
      today = day;
      words = new Set();
    }
    if (!words.has(word) && words.size >= MOST_UNREAD_WORDS) return false;
    words.add(word);
    return true;
  };
}

/** @param surface `recommendations`, `search` or `places` @param found how many places the answer holds */
export function countList(tally: Tally, surface: string, found: number, language?: Language): void {
  tally.count('asked', surface);
  if (language) tally.count('language', language);
  if (found === 0) tally.count('empty', surface);
}

/** One turn of a conversation. @param before the conversation before the turn */
export function countTurn(
  tally: Tally,
  widgetKeyId: number | undefined,
  before: Pick<KeptTalk, 'turn' | 'seen' | 'planRef' | 'isChosen'>,
  { answer, next }: { readonly answer: ChatAnswer; readonly next: KeptTalk },
): void {
  const { language, understood, recommendations, planId } = answer;
  const surface = widgetKeyId === undefined ? 'chat' : 'chat of a widget';
  tally.count('asked', surface);
  tally.count('language', language);
  if (widgetKeyId !== undefined) tally.count('widget key', String(widgetKeyId));
  if (before.turn === 0) tally.count('conversation', 'began');
  if (before.seen.length === 0 && recommendations.length > 0) tally.count('conversation', 'listed');
  if (planId !== undefined && before.planRef === undefined) tally.count('conversation', 'planned');
  if (next.isChosen && !before.isChosen) tally.count('conversation', 'chosen');
  if (understood.list && recommendations.length === 0) tally.count('empty', surface);
  countWishes(tally, understood.wishes);
  for (const word of unreadWords(understood.unread)) tally.count('unread', word);
}

/** Wishes of a message or filters of a list, and what became of them. */
export function countWishes(tally: Tally, wishes: Understood['wishes']): void {
  for (const { wish, status } of wishes) {
    countWish(tally, wish);
    if (status === 'dropped') tally.count('unmet', labelOf(wish));
    if (status === 'unverifiable') tally.count('unsure', labelOf(wish));
  }
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
  // Beside a bare position the name is whatever a client wrote; beside an id it is the catalogue's.
  if (wish.attribute === 'near' && wish.value.placeId !== undefined && wish.value.name !== undefined)
    tally.count('where', wish.value.name);
}

const NAMED: ReadonlySet<string> = new Set([
  'category',
  'kind',
  'cuisine',
  'dish',
  'diet',
  'feature',
  'wheelchair',
  'fame',
]);

/** Of numbers, times, words and positions only that there was one. */
const labelOf = (wish: Wish): string =>
  `${wish.polarity === 'avoid' ? 'not ' : ''}${wish.attribute}${isNamed(wish) ? `:${wish.value}` : ''}`;

/** A client may send any text as an allergy; only allergens of the vocabulary are named. */
const isNamed = ({ attribute, value }: Wish): boolean =>
  attribute === 'allergy' ? VOCABULARY.concept('allergen', value) !== undefined : NAMED.has(attribute);

/** Letters only, so that no number, address or telephone is among them; each once a message. */
const WORD = /^\p{L}{3,24}$/u;
const unreadWords = (unread: readonly string[]): ReadonlySet<string> =>
  new Set(unread.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)).filter((word) => WORD.test(word)));
