// Values that filters know, by id or by any of their names; and the nearest ones to a value that is none of them.
import { foldAccents } from '../domain/text.ts';
import { editsWithin } from '../math/edits.ts';
import type { ConceptType } from '../vocabulary/concept.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';

const plain = (name: string): string => foldAccents(name).replaceAll('_', ' ').trim();

/** Ids under every name that people write: themselves, labels, nouns, OSM's values. */
const namesByType = new WeakMap<Vocabulary, Map<ConceptType, ReadonlyMap<string, string>>>();

function namesOf(vocabulary: Vocabulary, type: ConceptType): ReadonlyMap<string, string> {
  const types = namesByType.get(vocabulary) ?? new Map();
  namesByType.set(vocabulary, types);
  const known = types.get(type);
  if (known) return known;
  const names = new Map<string, string>();
  const concepts = vocabulary.conceptsOfType(type);
  const add = (name: string, id: string): void => {
    if (name !== '' && !names.has(plain(name))) names.set(plain(name), id);
  };
  for (const { id } of concepts) add(id, id);
  for (const { id, features, words } of concepts) {
    for (const name of features) add(name, id);
    for (const { label, one, many } of Object.values(words)) for (const name of [label, one, many]) add(name, id);
  }
  types.set(type, names);
  return names;
}

/** The id of a concept that goes by this name; undefined when none does. */
export const conceptNamed = (vocabulary: Vocabulary, type: ConceptType, name: string): string | undefined =>
  namesOf(vocabulary, type).get(plain(name));

export const nearestConcepts = (vocabulary: Vocabulary, type: ConceptType, name: string): readonly string[] =>
  nearestOf(
    name,
    [...namesOf(vocabulary, type)].map(([known, id]) => [known, id] as const),
  );

const MOST_NEAREST = 3;

/** The values whose names take the fewest slips; names that begin alike come first. */
export function nearestOf(name: string, known: readonly (readonly [name: string, value: string])[]): readonly string[] {
  const wanted = plain(name);
  const slips = known.map(([each, value]) => {
    const other = plain(each);
    const most = Math.max(2, Math.ceil(wanted.length * 0.6));
    const isBegun = wanted.length > 2 && (other.startsWith(wanted) || wanted.startsWith(other));
    return { value, slips: isBegun ? 0.5 : (editsWithin(wanted, other, most) ?? Number.POSITIVE_INFINITY) };
  });
  const near = slips.filter((each) => each.slips < Number.POSITIVE_INFINITY).sort((a, b) => a.slips - b.slips);
  return [...new Set(near.map(({ value }) => value))].slice(0, MOST_NEAREST);
}
