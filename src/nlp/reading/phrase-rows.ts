// The rows of phrases of a language, compiled: what a stretch of a sentence means beside its nouns and adjectives.
import type { Language } from '../../domain/language.ts';
import { PHRASES_EN } from '../languages/en/phrases.ts';
import { PHRASES_ES } from '../languages/es/phrases.ts';
import { grammarOf } from '../languages/grammars.ts';
import { neededTexts } from '../languages/needed-texts.ts';
import { allMatches, pattern, wordsOfPattern } from '../languages/pattern.ts';

interface PhraseRow {
  /** The family of meanings: ask, compare, party, plan, courtesy … */
  readonly family: string;
  readonly meaning: string;
  readonly expression: RegExp;
  /** Texts of which a line holds one where the row says anything; absent where none is needed. */
  readonly needs?: readonly string[];
  /** It reads the whole of a sentence or of a part between commas. */
  readonly isWhole: boolean;
  /** Words that the row itself spells; others inside a match stay unclaimed. */
  readonly literals: ReadonlySet<string>;
  readonly stems: readonly string[];
  /** "-": the row above has one for the same meaning. */
  readonly example: string;
}

export interface PhraseHit {
  readonly row: PhraseRow;
  /** Signs of the line: `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

const TABLES: Readonly<Record<Language, string>> = { en: PHRASES_EN, es: PHRASES_ES };

/** The rows of a language, and which of them a text in a line gives reason to try. */
interface PhraseTable {
  readonly rows: readonly PhraseRow[];
  readonly numbersByText: ReadonlyMap<string, readonly number[]>;
  /** Numbers of rows that need no text. */
  readonly anyway: readonly number[];
}

const cache = new Map<Language, PhraseTable>();

export const phraseRows = (language: Language): readonly PhraseRow[] => tableOf(language).rows;

function tableOf(language: Language): PhraseTable {
  const ready = cache.get(language);
  if (ready) return ready;
  const rows = rowsOf(language);
  const numbersByText = new Map<string, number[]>();
  rows.forEach(({ needs = [] }, number) => {
    for (const text of needs) {
      const numbers = numbersByText.get(text);
      if (numbers) numbers.push(number);
      else numbersByText.set(text, [number]);
    }
  });
  const anyway = rows.flatMap(({ needs }, number) => (needs ? [] : [number]));
  const table = { rows, numbersByText, anyway };
  cache.set(language, table);
  return table;
}

/** In their order, the rows that a line may match. */
function rowsFor(line: string, language: Language): readonly PhraseRow[] {
  const { rows, numbersByText, anyway } = tableOf(language);
  const isTried = new Uint8Array(rows.length);
  for (const number of anyway) isTried[number] = 1;
  for (const [text, numbers] of numbersByText) {
    if (line.includes(text)) for (const number of numbers) isTried[number] = 1;
  }
  return rows.filter((_, number) => isTried[number] === 1);
}

function rowsOf(language: Language): PhraseRow[] {
  const { pointing, number } = grammarOf(language);
  return TABLES[language]
    .split('\n')
    .filter((line) => line.includes(' | '))
    .map((line) => {
      const first = line.indexOf(' | ');
      const last = line.lastIndexOf(' | ');
      const [family = '', meaning = ''] = line.slice(0, first).split(' ');
      const source = line
        .slice(first + 3, last)
        .trim()
        .replaceAll('{it}', `(?:${pointing})`)
        .replaceAll('@n', `(?:${number})`)
        .replaceAll(' $', '$');
      const needs = neededTexts(source);
      return {
        family,
        meaning,
        expression: pattern(source),
        ...(needs && { needs }),
        isWhole: /^\^/.test(source) && /\$$/.test(source),
        literals: new Set([...wordsOfPattern(source), ...(source.match(/[a-z0-9@]+/g) ?? [])]),
        stems: [...source.matchAll(/(?<![a-z])([a-z]{4,})\\S/g)].map((match) => match[1]!),
        example: line.slice(last + 3).trim(),
      };
    });
}

/** Every hit of every row in a line of blank-separated signs. */
export function phrasesIn(line: string, language: Language, onlyWhole = false): PhraseHit[] {
  const found: PhraseHit[] = [];
  for (const row of rowsFor(line, language)) {
    if (onlyWhole && !row.isWhole) continue;
    for (const match of allMatches(row.expression, line)) {
      const text = match[0].trim();
      if (text === '') continue;
      const from = signsBefore(line, match.index);
      found.push({ row, from, to: from + text.split(' ').length });
    }
  }
  return found;
}

const signsBefore = (line: string, index: number): number => {
  let count = 0;
  for (let at = 1; at < index; at++) if (line[at] === ' ') count++;
  return count;
};
