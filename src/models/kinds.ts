// Places of the same categories in the same order are of one kind. There are a few hundred kinds however many places
// there are, so what depends on categories alone is worked out once a kind.
import type { Catalogue } from '../domain/catalogue.ts';
import { CATEGORIES } from '../vocabulary/categories.ts';

interface Kinds {
  /** Each row's kind. */
  readonly ofRow: Uint32Array;
  /** Each kind's categories, as numbers in CATEGORIES, the main one first. */
  readonly categories: readonly Uint8Array[];
}

export function kindsOf({ places }: Catalogue): Kinds {
  const known = new Map<string, number>();
  const categories: Uint8Array[] = [];
  const ofRow = Uint32Array.from(places, (place) => {
    const key = place.categories.join('\n');
    const kind = known.get(key) ?? categories.length;
    if (kind === categories.length) {
      known.set(key, kind);
      categories.push(Uint8Array.from(place.categories, (category) => CATEGORIES.indexOf(category)));
    }
    return kind;
  });
  return { ofRow, categories };
}
