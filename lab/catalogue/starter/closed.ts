// Records of the official files that get no row: closed for good or become something else, no place to go to, or there
// already under another name. The files date from 2021 and earlier; `changes.jsonl` is what was heard since.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Change, changeFinder, changesIn } from '../../../src/ingest/changes.ts';

const CHANGES: readonly Change[] = changesIn(readFileSync(join('data', 'cities', 'madrid', 'changes.jsonl'), 'utf8'));

const RENAMED = new Map(CHANGES.flatMap(({ record, to }) => (record && to ? [[record, to] as const] : [])));

/** Under its new name; the old one becomes an alias. */
export function withTrueName<
  Named extends { readonly id: string; readonly name: string; readonly aliases: readonly string[] },
>(place: Named): Named {
  const name = RENAMED.get(place.id);
  return name === undefined ? place : { ...place, name, aliases: [place.name, ...place.aliases] };
}

/** A renamed place is still at its door; one that has closed or moved is not. */
const changeOf = changeFinder(CHANGES.filter(({ change }) => change !== 'renamed'));

export const isGone = ({ id, name }: { readonly id: string; readonly name: string }): boolean =>
  changeOf(id, name) !== undefined;

/** Records that are no place to go to, whatever label they bear, and six whose address and position are of two places. */
const NO_PLACES: ReadonlySet<string> = new Set([
  ...[
    'esmadrid-81219',
    'esmadrid-82166',
    'esmadrid-83183',
    'esmadrid-84526',
    'esmadrid-92011',
    'esmadrid-96822',
    'esmadrid-82437',
  ],
  // Left luggage is no outing.
  ...['esmadrid-79660', 'esmadrid-86511'],
  ...['esmadrid-68662', 'esmadrid-70687', 'esmadrid-87260', 'madrid-8182988', 'esmadrid-71056', 'madrid-408244'],
]);

export const isNoPlace = (id: string): boolean => NO_PLACES.has(id);

/** Hours that the museum around them, or what is known of the place, contradicts. */
const CONTRADICTED: ReadonlySet<string> = new Set([...['esmadrid-92306', 'esmadrid-81294', 'esmadrid-76648']]);

export const areHoursContradicted = (id: string): boolean => CONTRADICTED.has(id);

/** Records of places that another row has under a name so different that the resolver cannot know. */
const TWINS: ReadonlySet<string> = new Set([
  ...['madrid-5997881', 'madrid-412005', 'madrid-412006', 'madrid-409625', 'madrid-5987416', 'madrid-411000'],
  ...['osm-node-10564464605', 'osm-node-2569444821', 'esmadrid-70498'],
  ...['esmadrid-67252', 'esmadrid-68233', 'esmadrid-71032'],
  // Twice in one file, or under the name of the house and of what is in it.
  ...['esmadrid-67300', 'esmadrid-68498', 'esmadrid-69569', 'esmadrid-70702', 'esmadrid-68148', 'esmadrid-68282'],
  ...['esmadrid-68251', 'esmadrid-71081', 'esmadrid-69659', 'esmadrid-70389', 'esmadrid-94102', 'madrid-3356'],
  ...['esmadrid-69429', 'esmadrid-92251'],
  ...['madrid-408564', 'madrid-409425', 'osm-node-1517405731'],
  ...['madrid-3368', 'madrid-409916', 'madrid-6451784', 'madrid-10984411'],
]);

export const isKnownTwin = (id: string): boolean => TWINS.has(id);
