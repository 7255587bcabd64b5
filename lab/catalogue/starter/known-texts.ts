// Descriptions that people wrote of places without a card: `known-texts.jsonl`, a place a line, in the order of their ids.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface KnownText {
  readonly id: string;
  readonly en: string;
  readonly es: string;
}

export function readKnownTexts(): KnownText[] {
  return readFileSync(join('lab', 'catalogue', 'starter', 'known-texts.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as KnownText);
}

/** The texts of a place by its id, where somebody wrote of it. */
export function editorsTexts(): (id: string) => Omit<KnownText, 'id'> | undefined {
  const known = new Map(readKnownTexts().map(({ id, en, es }) => [id, { en, es }]));
  return (id) => known.get(id);
}
