// What editors saw wrong in compiled rows when they read them one by one against their records: `corrections.jsonl`, a place a
// line, in the order of their ids. Rows are made of the corrected fields, so that descriptions follow them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Category } from '../../../src/domain/category.ts';
import { foldAccents } from '../../../src/domain/text.ts';
import { type KindKey, kindOfType } from './prose/kinds.ts';

export interface Correction {
  readonly id: string;
  readonly name?: string;
  /** Further names that people know it by. */
  readonly aliases?: readonly string[];
  /** The most telling first. */
  readonly types?: readonly string[];
  readonly categories?: readonly Category[];
  readonly cuisines?: readonly string[];
  /** Features that the source tells and the house does not have. */
  readonly withoutFeatures?: readonly string[];
  /** Null where what the source says is none. */
  readonly address?: string | null;
  /** Who made a monument and when; null where what the source says is known to be wrong. */
  readonly author?: string | null;
  readonly year?: number | null;
  readonly why: string;
}

export const readCorrections = (): Correction[] =>
  readFileSync(join('lab', 'catalogue', 'starter', 'corrections.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Correction);

export function correctionsById(): (id: string) => Correction | undefined {
  const known = new Map(readCorrections().map((each) => [each.id, each]));
  return (id) => known.get(id);
}

/** The first of the types that a sentence has a noun for. */
export const correctedKind = ({ types = [] }: Partial<Correction>): KindKey | undefined =>
  types.map(kindOfType).find((kind) => kind !== undefined);

interface Corrected {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly categories: readonly Category[];
  readonly cuisines: readonly string[];
}

/** With the fields that an editor set right; an old name that is more than misspelt becomes an alias. */
export function corrected<Each extends Corrected>(place: Each, correction: Correction | undefined): Each {
  if (correction === undefined) return place;
  const { name = place.name, aliases = [], categories, cuisines, address } = correction;
  const known = [...aliases, ...place.aliases];
  return {
    ...place,
    name,
    aliases: isMisspelt(place.name, name) ? known : [place.name, ...known],
    ...(categories && { categories }),
    ...(cuisines && { cuisines }),
    ...(address !== undefined && { address: address ?? undefined }),
  };
}

/** Only accents, capitals and signs between the letters differ. */
const isMisspelt = (written: string, right: string): boolean => lettersOf(written) === lettersOf(right);
const lettersOf = (name: string): string => foldAccents(name).replace(/[^\p{L}\p{N}]/gu, '');

/**
 * What nobody would miss is no correction.
 *
 * @param row as it is without
 * @throws Error naming the field that says it already
 */
export function expectEffect(correction: Correction | undefined, row: Readonly<Record<Corrigible, unknown>>): void {
  const idle = CORRIGIBLE.find(
    (field) => correction?.[field] !== undefined && JSON.stringify(correction[field]) === JSON.stringify(row[field]),
  );
  if (idle !== undefined) throw new Error(`corrections.jsonl: ${correction?.id}: ${idle} is so without it`);
}

type Corrigible = (typeof CORRIGIBLE)[number];
const CORRIGIBLE = ['name', 'types', 'categories', 'cuisines', 'address'] as const;
