// What the pack of the city tells of a place where the catalogue is silent: who pays less, whether bags may be taken in.
import type { Language } from '../../domain/language.ts';
import type { Place } from '../../domain/place.ts';
import type { Scene } from './world.ts';

/** A text about this very place goes before one about its category. */
export function packTells(
  { world }: Scene,
  { id, categories }: Pick<Place, 'id' | 'categories'>,
  fact: string,
  language: Language,
): string | undefined {
  const all = (world.recommend.city.topics ?? []).filter(({ answers }) => answers?.fact === fact);
  const own = all.find(({ places }) => places.includes(id));
  const ofKind = all.find(({ answers }) => answers?.category !== undefined && categories.includes(answers.category));
  return (own ?? ofKind)?.text[language];
}
