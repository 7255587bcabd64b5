// Requests to a place service, composed from a small grammar a language: what is looked for, where, when, with whom and for
// how much, in every order in which people say it. No public set has them with times and companies, and where those words
// stand only in sets of alarms and meetings a learned reader takes a dinner for six on Friday for a calendar.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/domain/language.ts';
import { seededRandom } from '../../../src/math/random.ts';
import { PROJECT_ROOT } from '../../../src/system/paths.ts';

/** Rows of `requests/<language>.tsv`: patterns by class, and what fills each slot. */
type Patterns = ReadonlyMap<string, readonly string[]>;

interface GrammarWords {
  /** What people look for, as one and as many: "museum", "museums". */
  readonly nouns: readonly { readonly one: string; readonly many: string }[];
  /** Names of areas, stations and well-known places. */
  readonly names: readonly string[];
}

export type ComposedClass =
  | 'recommend'
  | 'tell'
  | 'plan'
  | 'details'
  | 'directions'
  | 'hours'
  | 'price'
  | 'compare'
  | 'more';

interface ComposedRequest {
  readonly text: string;
  readonly label: ComposedClass;
}

/** How many are composed of each class. */
const AMOUNTS: Readonly<Record<ComposedClass, number>> = {
  recommend: 7_000,
  tell: 2_500,
  plan: 1_500,
  details: 1_200,
  directions: 1_000,
  hours: 800,
  price: 800,
  compare: 600,
  more: 500,
};

/** A slot in a pattern: `{time}`; `{time?}` is filled in about every second request. */
const SLOT = /\{([a-z]+)(\?)?\}/gu;
const DEEPEST = 4;

export function composedRequests(language: Language, words: GrammarWords, seed: number): ComposedRequest[] {
  const patterns = patternsOf(language);
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random.next() * list.length)]!;
  const filled = (pattern: string, depth: number): string =>
    pattern.replace(SLOT, (_, slot: string, optional?: string) => {
      if (optional && random.next() < 0.5) return '';
      if (slot === 'one') return pick(words.nouns).one;
      if (slot === 'many') return pick(words.nouns).many;
      if (slot === 'name') return pick(words.names);
      if (depth === DEEPEST) throw new Error(`the slots of ${pattern} are filled without end`);
      return filled(pick(rowsOf(patterns, `{${slot}}`)), depth + 1);
    });
  return (Object.entries(AMOUNTS) as [ComposedClass, number][]).flatMap(([label, amount]) =>
    Array.from({ length: amount }, () => ({ label, text: tidied(filled(pick(rowsOf(patterns, label)), 0)) })),
  );
}

function rowsOf(patterns: Patterns, key: string): readonly string[] {
  const rows = patterns.get(key);
  if (!rows) throw new Error(`no rows of ${key} among the request patterns`);
  return rows;
}

function patternsOf(language: Language): Patterns {
  const path = join(PROJECT_ROOT, 'lab', 'language', 'training', 'requests', `${language}.tsv`);
  const rows = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.includes('\t') && !line.startsWith('#'))
    .map((line) => line.split('\t') as [string, string]);
  const patterns = new Map<string, string[]>();
  for (const [key, pattern] of rows) patterns.set(key, [...(patterns.get(key) ?? []), pattern]);
  return patterns;
}

const tidied = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/ ([,.?!])/gu, '$1')
    .replace(/^[ ,.]+/u, '')
    .trim();
