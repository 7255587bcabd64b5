// What a convenience is called in a language: its name is the noun of its kind and where it is, so that the noun can be said in
// any language: "Public toilet, Plaza de Isabel II, 7".
import type { Place } from '../domain/place.ts';
import { VOCABULARY } from './bundled.ts';
import type { LanguageCode } from './concept.ts';

/** The place with its name in the language; the same place where its name is a name. */
export function namedIn(place: Place, language: LanguageCode): Place {
  if (!VOCABULARY.isConvenience(place)) return place;
  const [noun = '', ...where] = place.name.split(', ');
  const kind = VOCABULARY.conceptsOfType('kind').find(
    (each) => each.isConvenience && Object.values(each.words).some(({ one }) => isSame(one, noun)),
  );
  if (!kind || where.length === 0) return place;
  const own = VOCABULARY.labelOf(kind, language, 1);
  return { ...place, name: [`${own.charAt(0).toUpperCase()}${own.slice(1)}`, ...where].join(', ') };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();
