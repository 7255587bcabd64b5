// Labelled pairs of records: tests/ingest/pairs.tsv and its like, as evidence for the resolver.
import { readFileSync } from 'node:fs';
import type { Category } from '../../../src/domain/category.ts';
import type { Identity } from '../../../src/ingest/resolve/evidence.ts';
import { type WordWeights, weightsOf } from '../../../src/ingest/resolve/names.ts';

export interface LabelledPair {
  readonly isSame: boolean;
  readonly one: Identity;
  readonly other: Identity;
}

export function readPairs(file: URL | string): readonly LabelledPair[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t'))
    .map(([label, ...fields]) => ({ isSame: label === 'same', one: recordIn(fields, 0), other: recordIn(fields, 1) }));
}

/** Name, position and categories of one record, then of the other; then telephones, addresses, aliases and labels of both. */
function recordIn(fields: readonly string[], which: 0 | 1): Identity {
  const [name = '', lat, lng, categories] = fields.slice(4 * which);
  const [phone, address, aliases, types] = [8, 10, 12, 14].map((column) => fields[column + which] ?? '');
  return {
    name,
    aliases: listIn(aliases),
    position: { latDeg: Number(lat), lngDeg: Number(lng) },
    categories: listIn(categories) as Category[],
    ...(phone ? { phone } : {}),
    ...(address ? { address } : {}),
    ...(types ? { types: listIn(types) } : {}),
  };
}

const listIn = (text = ''): readonly string[] => (text === '' ? [] : text.split('; '));

/** How telling words are, among the shipped names and those of the pairs. */
export function weightsFor(pairs: readonly LabelledPair[], shipped: URL | string): WordWeights {
  const names = readFileSync(shipped, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { name: string }).name);
  return weightsOf([...names, ...pairs.flatMap(({ one, other }) => [one.name, other.name])], ['Madrid']);
}
