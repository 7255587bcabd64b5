// Features that the descriptions of places tell in words: "dogs are let in", "the whole menu can be adapted for coeliacs". Read by
// people, a place a line, in the order of ids: `told-features.jsonl`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueRow } from './row.ts';

interface ToldFeatures {
  readonly id: string;
  /** As `features` of a row has them: `dogs`, `kids=no`. */
  readonly features: readonly string[];
  /** Words of the description that say so. */
  readonly said: string;
}

/** Features by the id of their place. */
export type FeaturesTold = ReadonlyMap<string, readonly string[]>;

export const toldFeatures = (): FeaturesTold => new Map(readToldFeatures().map(({ id, features }) => [id, features]));

export const readToldFeatures = (): ToldFeatures[] =>
  readFileSync(join('lab', 'catalogue', 'starter', 'told-features.jsonl'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as ToldFeatures);

/** What a row says already, in whatever way, stays as it is. */
export function withToldFeatures(row: CatalogueRow, told: FeaturesTold): CatalogueRow {
  const { id, features = [] } = row;
  const isSaid = (name: string) => features.some((each) => featureName(each) === featureName(name));
  const more = (told.get(id) ?? []).filter((name) => !isSaid(name));
  return more.length === 0 ? row : { ...row, features: [...features, ...more] };
}

/** `kids` of `kids=no`. */
export const featureName = (feature: string): string => feature.split('=')[0] ?? '';
