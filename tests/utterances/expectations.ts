// Reads the rows of `en.tsv` and `es.tsv` and says what an understanding gets wrong of them.
import { readFileSync } from 'node:fs';
import type { Category } from '../../src/domain/category.ts';
import type { Language } from '../../src/domain/language.ts';
import type { Understanding } from '../../src/nlp/understanding.ts';

export interface Utterance {
  readonly text: string;
  readonly expected: readonly string[];
  /** Places were shown before. */
  readonly shown: boolean;
}

/** The scales of the specification; `cool` is "not really into", `asked` a mention without attitude. */
const LEVELS: Readonly<Record<string, readonly [number, number]>> = {
  love: [4.5, 5],
  like: [3.8, 4.6],
  somewhat: [3.2, 4.2],
  okay: [2.8, 3.4],
  cool: [1.5, 2.5],
  hate: [1, 1.5],
  asked: [3.6, 4.4],
};

export function utterances(language: Language): readonly Utterance[] {
  const rows = readFileSync(`tests/utterances/${language}.tsv`, 'utf8').split('\n');
  return rows
    .filter((row) => row.trim() !== '' && !row.startsWith('#'))
    .map((row) => {
      const [text = '', expectation = ''] = row.split('\t');
      const expected = expectation.split(';').map((item) => item.trim());
      return { text, expected, shown: expected.includes('shown') };
    });
}

/** Empty when everything is as expected. */
export function faultsIn(heard: Understanding, { expected }: Utterance): readonly string[] {
  const spokenOf = new Set(expected.flatMap(categoriesIn));
  const others = [...heard.preferences.keys()].filter((category) => !spokenOf.has(category));
  return [
    ...expected.filter((item) => !holds(item, heard)),
    ...(expected.includes('*') ? [] : others.map((category) => `${category} was not meant`)),
  ];
}

function categoriesIn(item: string): readonly string[] {
  if (item.includes('>')) return item.split('>');
  const [name = ''] = item.split('=');
  return Object.hasOwn(FIELDS, name) ? [] : [name];
}

function holds(item: string, heard: Understanding): boolean {
  if (['none', 'shown', '*'].includes(item)) return true;
  const rating = (name: string) => heard.preferences.get(name as Category);
  if (item.includes('>')) {
    const [more = '', less = ''] = item.split('>');
    return (rating(more) ?? 0) >= (rating(less) ?? 0) + 0.3;
  }
  const [name = '', value = ''] = item.split('=');
  const field = FIELDS[name];
  if (field) return String(field(heard)) === value;
  // `?` may be heard along with the rest or not; `*` must be heard, with whatever rating.
  if (value === '?') return true;
  return value === '*' ? rating(name) !== undefined : isWithin(rating(name), LEVELS[value] ?? rangeOf(value));
}

function rangeOf(written: string): readonly [number, number] {
  const [low = 0, high = low] = written.split('-').map(Number);
  return [low, high];
}

const isWithin = (rating: number | undefined, [low, high]: readonly [number, number]): boolean =>
  rating !== undefined && rating >= low - 1e-9 && rating <= high + 1e-9;

const FIELDS: Readonly<Record<string, (heard: Understanding) => unknown>> = {
  intent: ({ request }) => request.intent,
  ordinal: ({ request }) => request.ordinal,
  near: ({ request }) => request.nearCategory,
  anchor: ({ request }) => request.anchor?.entry.name,
  about: ({ request }) => request.about?.entry.name,
  refine: ({ request }) => request.refine.join('+'),
  sortBy: ({ request }) => request.sortBy,
  weekday: ({ request }) => request.weekday,
  howMany: ({ request }) => request.howMany,
  cuisine: ({ request }) => request.cuisine,
  kinds: ({ request }) => request.kinds && Object.values(request.kinds).flat().join('+'),
  ref: ({ request }) => request.reference?.category,
};
