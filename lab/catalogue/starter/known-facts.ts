// What editors know of places beside the records and the cards: `known-facts/*.jsonl`, a place a line, with what makes the line true.
// Judgements (quiet, romantic, good for children) and facts (wifi, a marked menu for coeliacs, the way in with a wheelchair).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PriceLevel, Provenance, Wheelchair } from '../../../src/domain/place.ts';
import { VOCABULARY } from '../../../src/vocabulary/bundled.ts';
import { type CatalogueRow, EDITORS_KNEW } from './row.ts';
import { featureName } from './told-features.ts';

interface KnownFacts {
  readonly id: string;
  readonly name: string;
  /** Ids of the vocabulary or names of a catalogue: `quiet`, `seating=no`, `diet:vegan`. */
  readonly features?: readonly string[];
  readonly cuisines?: readonly string[];
  /** OSM syntax; a row that has hours of today keeps its own. */
  readonly opening_hours?: string;
  readonly price_level?: PriceLevel;
  readonly wheelchair?: Wheelchair;
  /** What is known of the place that makes the line true; not shipped. */
  readonly basis: string;
}

export type FactsKnown = ReadonlyMap<string, KnownFacts>;

const FOLDER = join('lab', 'catalogue', 'starter', 'known-facts');

/** Every line of every file, file by file. */
export const readKnownFacts = (): KnownFacts[] =>
  readdirSync(FOLDER)
    .sort()
    .flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n').filter(Boolean))
    .map((line) => JSON.parse(line) as KnownFacts);

export const knownFacts = (): FactsKnown => new Map(readKnownFacts().map((each) => [each.id, each]));

/** Fields that a row takes over where it has none of its own. */
const FIELDS = ['cuisines', 'opening_hours', 'price_level', 'wheelchair'] as const;

/** What a row says already, in whatever way, stays as it is; what is added says that it comes from the editors. */
export function withKnownFacts(row: CatalogueRow, known: FactsKnown): CatalogueRow {
  const facts = known.get(row.id);
  if (facts === undefined) return row;
  const fields = FIELDS.filter((field) => facts[field] !== undefined && (row[field] ?? []).toString() === '');
  const said = new Set((row.features ?? []).map(conceptOf));
  const features = (facts.features ?? []).filter((feature) => !said.has(conceptOf(feature))).map(asInRows);
  if (fields.length + features.length === 0) return row;
  const { past_hours, provenance: _, ...kept } = row;
  return {
    ...kept,
    ...(past_hours !== undefined && !fields.includes('opening_hours') && { past_hours }),
    ...Object.fromEntries(fields.map((field) => [field, facts[field]])),
    features: [...(row.features ?? []), ...features],
    ...withProvenance(row, [...fields, ...features.map(featureName)]),
  };
}

/** Rows of the editors are theirs as a whole. */
function withProvenance({ source, provenance = {} }: CatalogueRow, names: readonly string[]) {
  const from: Provenance = { source: 'paseo', asOf: EDITORS_KNEW };
  const rest = Object.fromEntries(Object.entries(provenance).filter(([name]) => !isReplaced(name, names)));
  const added = source === 'paseo' ? {} : Object.fromEntries(names.map((name) => [name, from]));
  const all = { ...rest, ...added };
  return Object.keys(all).length > 0 ? { provenance: all } : {};
}

const isReplaced = (name: string, names: readonly string[]): boolean =>
  name === 'past_hours' && names.includes('opening_hours');

const FEATURES = VOCABULARY.conceptsOfType('feature');

/** The id of the vocabulary, however a catalogue writes it: `children` of `kids`; a diet is itself. */
const conceptOf = (feature: string): string => {
  const name = featureName(feature);
  return FEATURES.find(({ id, features }) => id === name || features.includes(name))?.id ?? name;
};

/** `terrace` is `outdoor_seating` in a row, as with every source. */
function asInRows(feature: string): string {
  const [name = '', ...answer] = feature.split('=');
  const names = FEATURES.find(({ id }) => id === name)?.features ?? [];
  return [names.includes(name) ? name : (names[0] ?? name), ...answer].join('=');
}
