// Reads the tables of senses that a language pack holds: "type id | forms | example".
import type { Language } from '../../domain/language.ts';
import { SENSES_EN } from '../languages/en/senses.ts';
import { SENSES_ES } from '../languages/es/senses.ts';
import type { SenseType } from './sense.ts';

interface SenseRow {
  readonly type: SenseType;
  readonly id: string;
  readonly forms: readonly string[];
  readonly example: string;
}

const TABLES: Readonly<Record<Language, string>> = { en: SENSES_EN, es: SENSES_ES };

export function senseRows(language: Language): readonly SenseRow[] {
  return TABLES[language]
    .trim()
    .split('\n')
    .filter((line) => line.includes('|'))
    .map((line) => {
      const [head = '', forms = '', example = ''] = line.split('|').map((cell) => cell.trim());
      const [type = '', id = ''] = head.split(' ');
      return { type: type as SenseType, id, forms: listOf(forms), example };
    });
}

const listOf = (cell: string): readonly string[] =>
  cell
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
