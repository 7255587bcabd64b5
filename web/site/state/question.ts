// The one question that list, map and chat answer: wishes and words in the address, and what the service understood of them.
import type { Position } from '../../api-client/client.ts';
import type { GetPlacesQuestionAnswer } from '../../api-client/generated.ts';
import { isEditOf } from './edited.ts';
import { type Loading, useLoad } from './load.ts';
import { type Narrowed, namesSpot, narrowedIn, questionOfWishes } from './questions.ts';
import { address, changeQuery, stepQuery } from './router.ts';
import { api } from './session.ts';
import { type Language, language } from './settings.ts';
import { createStore, useStore } from './store.ts';
import { startFrom, useStartingPoint } from './where.ts';

export type Reading = GetPlacesQuestionAnswer;
export type ReadWish = Reading['wishes'][number];

/** What nobody could read of the last question; it is told until another is asked. */
export const unread = createStore<readonly string[]>([]);

/** A question that could not be asked, because nobody was there to answer; the list does not heed it. */
export const unasked = createStore('');

/** The newest reading, for all parts of the page that show something of it. */
let newest: { readonly key: string; readonly reading: Promise<Reading> } | undefined;

const keyOf = (wishes: readonly string[], lang: Language): string => [lang, ...wishes].join(' ');

const NOTHING: Reading = { wishes: [], text: '', unread: [], total: 0, unknown: 0 };

function readingOf(wishes: readonly string[], lang: Language): Promise<Reading> {
  if (wishes.length === 0) return Promise.resolve(NOTHING);
  const key = keyOf(wishes, lang);
  if (newest?.key === key) return newest.reading;
  const reading = api.call.getPlacesQuestion({ query: questionOfWishes(wishes, lang) }).then(({ value }) => value);
  keep(key, reading);
  return reading;
}

function keep(key: string, reading: Promise<Reading>): void {
  const kept = { key, reading };
  newest = kept;
  reading.catch(() => {
    if (newest === kept) newest = undefined;
  });
}

/** Names and counts of the wishes in the address. */
export function useReading(): Loading<Reading> {
  const { wishes } = useNarrowed();
  const lang = useStore(language);
  const [reading] = useLoad(() => readingOf(wishes, lang), [wishes.join(' '), lang]);
  return reading;
}

/** Where the wishes say that places shall be; nothing where they do not say it, or nobody can be asked. */
export async function spotAskedFor(wishes: readonly string[], lang: Language): Promise<Reading['from']> {
  if (!namesSpot(wishes)) return undefined;
  return (await readingOf(wishes, lang).catch(() => undefined))?.from;
}

export interface ListStart {
  readonly name: string;
  readonly position: Position;
  /** It was named in the question: a spot, or the middle of a part of the city. */
  readonly asked?: 'near' | 'area';
}

/** Where the list is ranked and measured from: the spot that was asked for, else where the visitor starts. */
export function useListStart(): ListStart {
  const start = useStartingPoint();
  const { wishes } = useNarrowed();
  const { value } = useReading();
  const from = namesSpot(wishes) ? value?.from : undefined;
  if (!from) return start;
  const asked = wishes.some((wish) => wish.startsWith('near:')) ? 'near' : 'area';
  return { name: from.name ?? start.name, position: from, asked };
}

/** Another start takes the place of the one that the question named. */
export function measureFrom(kind: string): void {
  const { wishes } = narrowedIn(address.get().query);
  if (namesSpot(wishes)) chooseWishes(wishes.filter((wish) => !namesSpot([wish])));
  startFrom(kind);
}

/** The day for which open doors are asked, such as 2026-12-05; nothing for now, or for any day. */
export function useDayAsked(): string | undefined {
  const { wishes } = useNarrowed();
  return wishes.map((wish) => /^open:(\d{4}-\d{2}-\d{2})/u.exec(wish)?.[1]).find((day) => day !== undefined);
}

export const useNarrowed = (): Narrowed => narrowedIn(useStore(address).query);

/** The question that was asked last, to be put back into the field and changed. */
let lastAsked: { readonly text: string; readonly before: readonly string[]; readonly shown: string } | undefined;

const shownNow = (): string => {
  const { query } = address.get();
  return [query.get('q') ?? '', ...query.getAll('wish')].join(' ');
};

/** Its words, as long as what it led to is shown unchanged. */
export const questionShown = (): string => (lastAsked?.shown === shownNow() ? lastAsked.text : '');

/**
 * Reads a question and shows what it asks for: a step that the back button takes back. A question that was put back and
 * changed takes the place of what it said before; any other is asked of what is shown.
 *
 * @param isBrought it came with the address, whose step it replaces
 * @returns the words that are left to search for
 */
export async function askPlaces(text: string, { lat, lng }: Position, isBrought = false): Promise<string> {
  const isChanged = lastAsked !== undefined && questionShown() !== '' && isEditOf(text, lastAsked.text);
  const wishes = isChanged ? lastAsked!.before : narrowedIn(address.get().query).wishes;
  const lang = language.get();
  const query = { ...questionOfWishes(wishes, lang), q: text, lat, lng };
  const { value } = await api.call.getPlacesQuestion({ query });
  unasked.set('');
  const next = value.wishes.map(({ wish }) => wish);
  keep(keyOf(next, lang), Promise.resolve(value));
  const show = isBrought ? changeQuery : stepQuery;
  show({ wish: next, q: value.text });
  unread.set(value.unread);
  lastAsked = { text, before: wishes, shown: shownNow() };
  return value.text;
}

/** Narrows or widens what is shown. */
export function chooseWishes(wishes: readonly string[], text?: string): void {
  unread.set([]);
  unasked.set('');
  stepQuery({ wish: wishes, ...(text !== undefined && { q: text }) });
}

/** A question that a link brought along. */
export const forgetBroughtQuestion = (): void => changeQuery({ question: undefined });
