// From the rows of data/vocabulary to concepts, with everything checked that one row or two can get wrong.
import type { Category } from '../domain/category.ts';
import type { Concept, ConceptType, Gender, Words } from './concept.ts';
import type { VocabularyLanguage } from './languages.ts';
import { type TagPattern, tagPatternOf } from './osm-tags.ts';
import { type Row, rowsOf } from './table.ts';

/** The text of each table, by the name of its file without the ending. */
export interface VocabularyTables {
  readonly categories: string;
  readonly 'category-words': string;
  readonly 'broad-words': string;
  readonly kinds: string;
  readonly goods: string;
  readonly cuisines: string;
  readonly dishes: string;
  readonly diets: string;
  readonly features: string;
}

/** @throws Error that names table, line and row, when a table is not as docs/vocabulary.md says */
export function conceptsOf(tables: VocabularyTables, languages: readonly VocabularyLanguage[]): readonly Concept[] {
  const read = (table: keyof VocabularyTables, type: ConceptType | ((row: Row) => ConceptType), columns: string[]) =>
    rowsOf(`${table}.tsv`, tables[table], ['id', ...columns]).map((row) => ({
      row,
      concept: conceptOf(row, typeof type === 'string' ? type : type(row), languages),
    }));
  const each = (...columns: string[]) => languages.flatMap(({ code }) => columns.map((column) => `${code}.${column}`));
  const entries = [
    ...read('categories', 'category', ['group', 'family', ...each('label', 'one', 'many')]),
    ...read('broad-words', 'broad', ['categories', ...each('forms')]),
    ...read('kinds', 'kind', ['categories', ...each('one', 'many', 'forms')]),
    ...read('cuisines', 'cuisine', ['parents', ...each('one', 'phrase', 'forms')]),
    ...read('dishes', 'dish', ['cuisines', 'kinds', 'categories', ...each('one', 'many', 'forms')]),
    ...read('diets', dietType, ['type', ...each('one', 'phrase', 'forms')]),
    ...read('features', 'feature', [...each('one', 'phrase', 'forms')]),
  ];
  checkReferences(entries);
  return withGoods(withRelatedWords(entries, tables['category-words'], languages), tables.goods, languages);
}

function dietType(row: Row): ConceptType {
  const type = row.text('type');
  if (type !== 'diet' && type !== 'allergen') throw row.fault(`the type must be diet or allergen, not "${type}"`);
  return type;
}

function conceptOf(row: Row, type: ConceptType, languages: readonly VocabularyLanguage[]): Concept {
  const id = row.text('id');
  if (id === '') throw row.fault('the id is empty');
  const group = row.text('group');
  const family = row.text('family');
  if (type === 'category' && (group === '' || family === '')) throw row.fault('a category needs a group and a family');
  return {
    type,
    id,
    categories: type === 'category' ? [id as Category] : (row.list('categories') as readonly Category[]),
    ...(group && { group }),
    ...(family && { family }),
    parents: row.list('parents'),
    cuisines: row.list('cuisines'),
    kinds: row.list('kinds'),
    among: row.list('among'),
    ...(saysYes(row, 'convenience') && { isConvenience: true as const }),
    instead: [],
    allergens: row.list('allergens'),
    osm: row.list('osm').map((text) => patternIn(row, text)),
    google: row.list('google'),
    labels: row.list('labels'),
    features: row.list('features'),
    words: Object.fromEntries(languages.map(({ code }) => [code, wordsOf(row, type, code)])),
  };
}

function saysYes(row: Row, column: string): boolean {
  const text = row.text(column);
  if (text !== '' && text !== 'yes') throw row.fault(`${column} must be yes or empty, not "${text}"`);
  return text === 'yes';
}

function patternIn(row: Row, text: string): TagPattern {
  try {
    return tagPatternOf(text);
  } catch (error) {
    throw row.fault((error as Error).message);
  }
}

const GENDERS: ReadonlySet<string> = new Set(['m', 'f', 'n', '']);

function wordsOf(row: Row, type: ConceptType, code: string): Words {
  const text = (column: string) => row.text(`${code}.${column}`);
  const list = (column: string) => row.list(`${code}.${column}`);
  const one = text('one');
  const many = text('many') || one;
  const gender = text('gender');
  if (type !== 'broad' && one === '') throw row.fault(`${code}.one is empty`);
  if (!GENDERS.has(gender)) throw row.fault(`${code}.gender must be m, f or n, not "${gender}"`);
  const article = text('article');
  return {
    label: text('label') || many,
    one,
    many,
    phrase: text('phrase'),
    ...(gender && { gender: gender as Gender }),
    ...(article && { article }),
    forms: list('forms'),
    aliases: [...list('aliases'), ...list('names')],
    related: list('related'),
    sells: list('sells'),
    heads: list('heads'),
  };
}

interface Entry {
  readonly row: Row;
  readonly concept: Concept;
}

/** Ids are unique within a type, and the rows that a row points at exist. */
function checkReferences(entries: readonly Entry[]): void {
  const ids = new Map<ConceptType, Set<string>>();
  for (const { row, concept } of entries) {
    const own = ids.get(concept.type) ?? new Set();
    if (own.has(concept.id)) throw row.fault(`there is another ${concept.type} with this id`);
    ids.set(concept.type, own.add(concept.id));
  }
  for (const { row, concept } of entries) {
    const known = (type: ConceptType, wanted: readonly string[]) => {
      const stranger = wanted.find((id) => !ids.get(type)?.has(id));
      if (stranger !== undefined) throw row.fault(`there is no ${type} "${stranger}"`);
    };
    known('category', concept.categories);
    known('kind', concept.kinds);
    known('kind', concept.among);
    known('allergen', concept.allergens);
    known('cuisine', concept.cuisines);
    known(concept.type, concept.parents);
  }
}

/** The words that mean a category without naming it have a table of their own: they are too many for a cell. */
function withRelatedWords(
  entries: readonly Entry[],
  source: string,
  languages: readonly VocabularyLanguage[],
): readonly Concept[] {
  const rows = rowsOf('category-words.tsv', source, ['category', ...languages.map(({ code }) => `${code}.forms`)]);
  const known = new Set(entries.flatMap(({ concept }) => (concept.type === 'category' ? [concept.id] : [])));
  for (const row of rows) {
    if (!known.has(row.text('category'))) throw row.fault(`there is no category "${row.text('category')}"`);
  }
  return entries.map(({ concept }) => {
    if (concept.type !== 'category') return concept;
    const own = rows.filter((row) => row.text('category') === concept.id);
    const words = Object.fromEntries(
      Object.entries(concept.words).map(([code, each]): [string, Words] => [
        code,
        { ...each, related: own.flatMap((row) => row.list(`${code}.forms`)) },
      ]),
    );
    return { ...concept, words };
  });
}

/** What one gets, or has done, at a kind of place: a table of its own, for there is no end to goods. */
function withGoods(
  concepts: readonly Concept[],
  source: string,
  languages: readonly VocabularyLanguage[],
): readonly Concept[] {
  const columns = languages.flatMap(({ code }) => [`${code}.sold`, `${code}.done`]);
  const rows = rowsOf('goods.tsv', source, ['kind', 'instead', ...columns]);
  const kinds = new Set(concepts.flatMap(({ type, id }) => (type === 'kind' ? [id] : [])));
  const known = new Set(concepts.flatMap(({ type, id }) => (type === 'kind' || type === 'category' ? [id] : [])));
  for (const row of rows) {
    if (!kinds.has(row.text('kind'))) throw row.fault(`there is no kind "${row.text('kind')}"`);
    const stranger = row.list('instead').find((id) => !known.has(id));
    if (stranger !== undefined) throw row.fault(`there is no kind or category "${stranger}"`);
  }
  return concepts.map((concept) => {
    const own = concept.type === 'kind' ? rows.filter((row) => row.text('kind') === concept.id) : [];
    if (own.length === 0) return concept;
    const words = Object.fromEntries(
      Object.entries(concept.words).map(([code, each]): [string, Words] => [
        code,
        {
          ...each,
          sells: [...new Set([...each.sells, ...own.flatMap((row) => row.list(`${code}.sold`))])],
          forms: [...new Set([...each.forms, ...own.flatMap((row) => row.list(`${code}.done`))])],
        },
      ]),
    );
    return { ...concept, words, instead: own.flatMap((row) => row.list('instead')) };
  });
}
