// Features that follow surely from what a place is, one line each. What is merely likely does not belong here, and no diet,
// allergy or access ever does.
import type { Place } from '../domain/place.ts';

type Answer = 'yes' | 'no';
type Selector = `category:${string}` | `kind:${string}`;

/** Feature of the vocabulary, the answer, and the categories and kinds of places it follows from. */
const TABLE: readonly (readonly [feature: string, answer: Answer, ...of: Selector[]])[] = [
  ['outdoors', 'yes', 'category:parks', 'category:gardens', 'category:nature', 'category:zoo', 'kind:playground'],
  ['outdoors', 'no', 'category:cinemas', 'category:libraries', 'category:supermarkets', 'category:malls'],
  ['indoors', 'yes', 'category:museums', 'category:art galleries', 'category:libraries', 'category:cinemas'],
  ['indoors', 'yes', 'category:theatres', 'category:malls', 'category:supermarkets', 'kind:aquarium'],
  ['indoors', 'yes', 'category:places of worship'],
  ['indoors', 'no', 'category:parks', 'category:gardens', 'category:nature', 'category:view points', 'kind:playground'],
  ['children', 'yes', 'category:zoo', 'category:amusement parks', 'category:parks', 'kind:playground', 'kind:aquarium'],
  ['children', 'no', 'category:dance clubs'],
  ['playground', 'yes', 'kind:playground'],
  ['dancing', 'yes', 'category:dance clubs'],
  ['view', 'yes', 'category:view points'],
  ['karaoke', 'yes', 'kind:karaoke'],
];

/** The answer and what it follows from; undefined where nothing follows. The first category of a place counts, and any kind. */
export function derivedFeature(
  feature: string,
  place: Place,
  isOfKind: (kind: string) => boolean,
): { readonly answer: Answer; readonly from: string } | undefined {
  const [main] = place.categories;
  for (const [id, answer, ...of] of TABLE) {
    if (id !== feature) continue;
    for (const selector of of) {
      const [type, name = ''] = selector.split(':');
      if (type === 'category' ? main === name : isOfKind(name)) return { answer, from: name };
    }
  }
  return undefined;
}
