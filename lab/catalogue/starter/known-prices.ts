// Price levels that the editors know of places without a card: `known-prices.txt`, `id level # name`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PriceLevel, Provenance } from '../../../src/domain/place.ts';
import { EDITORS_KNEW } from './places.ts';

export interface KnownPrice {
  readonly level: PriceLevel;
  readonly from: Provenance;
}

/** @throws Error naming the line that is no id with a level of 1 to 4 */
export function editorsPrices(): (id: string) => KnownPrice | undefined {
  const lines = readFileSync(join('lab', 'catalogue', 'starter', 'known-prices.txt'), 'utf8')
    .trim()
    .split('\n');
  const known = new Map(lines.filter((line) => !line.startsWith('#')).map(levelIn));
  return (id) => {
    const level = known.get(id);
    return level === undefined ? undefined : { level, from: { source: 'paseo', asOf: EDITORS_KNEW } };
  };
}

function levelIn(line: string): [id: string, level: PriceLevel] {
  const [, id, level] = /^(\S+) ([1-4]) # \S/u.exec(line) ?? [];
  if (id === undefined) throw new Error(`known-prices.txt: expected "id level # name", got "${line}"`);
  return [id, Number(level) as PriceLevel];
}
