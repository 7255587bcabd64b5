// What the labels of each source say of a place, and what words of its name do: rows of data/vocabulary.
import nameWordRows from '../../data/vocabulary/name-words.tsv';
import sourceLabelRows from '../../data/vocabulary/source-labels.tsv';
import type { Category } from '../domain/category.ts';
import { isCategory } from './categories.ts';
import { type Row, rowsOf } from './table.ts';

type LabelSource =
  | 'osm'
  | 'google'
  | 'google service'
  | 'esmadrid'
  | 'esmadrid type'
  | 'municipal subtype'
  | 'municipal type'
  | 'overture';

interface SourceLabel {
  readonly source: string;
  readonly label: string;
  readonly categories: readonly Category[];
  /** OSM's value. */
  readonly cuisine: string;
  readonly feature: string;
}

const LABELS: readonly SourceLabel[] = rowsOf('source-labels.tsv', sourceLabelRows, ['source', 'label']).map((row) => ({
  source: row.text('source'),
  label: row.text('label'),
  categories: categoriesIn(row),
  cuisine: row.text('cuisine'),
  feature: row.text('feature'),
}));

/** In the order of the table, from telling to broad. */
export const labelsOfSource = (source: LabelSource): readonly SourceLabel[] =>
  LABELS.filter((each) => each.source === source);

export const categoriesByLabel = (source: LabelSource): ReadonlyMap<string, readonly Category[]> =>
  new Map(
    labelsOfSource(source)
      .filter(({ categories }) => categories.length > 0)
      .map(({ label, categories }) => [label, categories]),
  );

interface NameWords {
  /** None where the words would mislead. */
  readonly categories: readonly Category[];
  readonly words: string;
  /** Decides alone, whatever else the name says. */
  readonly isWhole: boolean;
}

export const NAME_WORDS: readonly NameWords[] = rowsOf('name-words.tsv', nameWordRows, ['categories', 'words']).map(
  (row) => ({ categories: categoriesIn(row), words: row.text('words'), isWhole: row.text('whole') !== '' }),
);

function categoriesIn(row: Row): readonly Category[] {
  const categories = row.list('categories');
  const stranger = categories.find((each) => !isCategory(each));
  if (stranger !== undefined) throw row.fault(`there is no category "${stranger}"`);
  return categories;
}
