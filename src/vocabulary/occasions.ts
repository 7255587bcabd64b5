// Moods, needs and occasions of data/vocabulary/occasions.tsv: what suits somebody who names no kind of place.
import occasions from '../../data/vocabulary/occasions.tsv';
import type { Category } from '../domain/category.ts';
import { VOCABULARY } from './bundled.ts';
import { rowsOf } from './table.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Occasion {
  readonly id: string;
  readonly categories: readonly Category[];
  readonly kinds: readonly string[];
  readonly features: readonly string[];
  readonly price?: 'low' | 'high';
  readonly fame?: 'hidden' | 'famous';
  /** Of a list that is on the table it says how, and not what. */
  readonly isMood: boolean;
  /** Its kinds are meant where only their category is named: light food, and a restaurant. */
  readonly narrows: boolean;
  /** Where people go instead once it is dark: parks are shut, and viewpoints lit. */
  readonly evening: readonly Category[];
}

/** @throws Error that names the row, where it points at something that the vocabulary does not have */
function occasionsOf(table: string, vocabulary: Vocabulary): ReadonlyMap<string, Occasion> {
  const rows = rowsOf('occasions.tsv', table, [
    'id',
    'categories',
    'kinds',
    'features',
    'price',
    'fame',
    'mood',
    'narrows',
    'evening',
  ]);
  return new Map(
    rows.map((row) => {
      const known = (type: 'category' | 'kind' | 'feature', ids: readonly string[]) => {
        const stranger = ids.find((id) => !vocabulary.concept(type, id));
        if (stranger !== undefined) throw row.fault(`there is no ${type} "${stranger}"`);
        return ids;
      };
      const price = row.text('price');
      const fame = row.text('fame');
      const occasion: Occasion = {
        id: row.text('id'),
        categories: known('category', row.list('categories')) as readonly Category[],
        kinds: known('kind', row.list('kinds')),
        features: known('feature', row.list('features')),
        ...((price === 'low' || price === 'high') && { price }),
        ...((fame === 'hidden' || fame === 'famous') && { fame }),
        isMood: row.text('mood') === 'yes',
        narrows: row.text('narrows') === 'yes',
        evening: known('category', row.list('evening')) as readonly Category[],
      };
      return [occasion.id, occasion];
    }),
  );
}

export const OCCASIONS = occasionsOf(occasions, VOCABULARY);
