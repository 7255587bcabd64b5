// The rows of phrases of a language, compiled: what a stretch of a sentence means beside its nouns and adjectives.
import type { Language } from '../../domain/language.ts';
import { PHRASES_EN } from '../languages/en/phrases.ts';
import { PHRASES_ES } from '../languages/es/phrases.ts';
import { grammarOf } from '../languages/grammars.ts';
import { allMatches, pattern, wordsOfPattern } from '../languages/pattern.ts';

interface PhraseRow {
  /** The family of meanings: ask, compare, party, plan, courtesy … */
  readonly family: string;
  readonly meaning: string;
  readonly expression: RegExp;
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
const cache = new Map<Language, readonly PhraseRow[]>();

export function phraseRows(language: Language): readonly PhraseRow[] {
  const ready = cache.get(language) ?? rowsOf(language);
  cache.set(language, ready);
  return ready;
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
      return {
        family,
        meaning,
        expression: pattern(source),
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
  for (const row of phraseRows(language)) {
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
