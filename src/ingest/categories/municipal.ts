// The vocabulary of the City Council's open data → canonical categories.
import type { Category } from '../../domain/category.ts';
import { categoriesByLabel } from '../../vocabulary/source-labels.ts';
import { categoriesInName } from './names.ts';

/** Subtypes of the monuments file. Plaques stay in: they are monuments, of little prominence. */
const SUBTYPES = categoriesByLabel('municipal subtype');

/** Last part of `TIPO`, a path in the city's thesaurus, or of `@type`. */
const KINDS = categoriesByLabel('municipal type');

/** What the file is about, for rows without a kind of their own: part of its name. */
const FILES: readonly (readonly [RegExp, readonly Category[]])[] = [
  [/monument/iu, ['monuments']],
  [/parque|jardin/iu, ['parks']],
  [/museo/iu, ['museums']],
  [/templo|iglesia/iu, ['places of worship']],
  [/turismo|oficina/iu, ['local services']],
  [/bibliotec/iu, ['libraries']],
  [/mercado/iu, ['markets']],
  [/piscina/iu, ['swimming pools']],
  [/deporti/iu, ['sports']],
  [/teatro/iu, ['theatres']],
];

/** Names that make the file's word precise: a garden among the parks, a church among the artistic buildings. */
const NAMED: ReadonlySet<Category> = new Set(['gardens', 'nature', 'view points', 'places of worship', 'museums']);

export function categoriesOfMunicipal(kind: string, subtype: string, name: string, file: string): readonly Category[] {
  const ofSubtype = SUBTYPES.get(subtype);
  if (ofSubtype) return ofSubtype;
  const ofFile = FILES.find(([pattern]) => pattern.test(file))?.[1] ?? [];
  const ofKind = KINDS.get(kind.split('/').at(-1) ?? '') ?? ofFile;
  // An artistic building is listed in the museums' or the temples' file for a reason.
  const base = kind.endsWith('MonumentosEdificiosArtisticos') ? [...ofFile, ...ofKind] : ofKind;
  const { all } = categoriesInName(name);
  const named = all.filter((category) => NAMED.has(category) && !base.includes(category));
  if (base[0] === 'parks') return named[0] === 'gardens' ? ['gardens', 'parks'] : [...base, ...named.slice(0, 1)];
  return [...new Set([...base, ...(base[0] === 'monuments' ? [] : named.slice(0, 1))])];
}
