// Price levels of places without a card: `known-prices.txt`, `id level # name`. "esmadrid" behind the level: not from memory, but
// from what the record of the tourist office says of its menus.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place, PriceLevel, Provenance } from '../../../src/domain/place.ts';
import { EDITORS_KNEW } from './row.ts';

export interface KnownPrice {
  readonly level: PriceLevel;
  readonly from: Provenance;
}

/** @throws Error naming the line that is no id with a level of 1 to 4 */
export function editorsPrices(): (place: Pick<Place, 'id' | 'checkedOn'>) => KnownPrice | undefined {
  const lines = readFileSync(join('lab', 'catalogue', 'starter', 'known-prices.txt'), 'utf8')
    .trim()
    .split('\n');
  const known = new Map(lines.filter((line) => !line.startsWith('#')).map(levelIn));
  return ({ id, checkedOn }) => {
    const told = known.get(id);
    if (told === undefined) return undefined;
    const { level, isOfRecord } = told;
    if (!isOfRecord) return { level, from: { source: 'paseo', asOf: EDITORS_KNEW } };
    return { level, from: { source: 'esmadrid', ...(checkedOn !== undefined && { asOf: checkedOn }) } };
  };
}

interface Line {
  readonly level: PriceLevel;
  readonly isOfRecord: boolean;
}

function levelIn(line: string): [id: string, Line] {
  const [, id, level, origin] = /^(\S+) ([1-4])( esmadrid)? # \S/u.exec(line) ?? [];
  if (id === undefined) throw new Error(`known-prices.txt: expected "id level # name", got "${line}"`);
  return [id, { level: Number(level) as PriceLevel, isOfRecord: origin !== undefined }];
}
