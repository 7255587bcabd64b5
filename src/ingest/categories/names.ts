// The categories that the name of a place tells. Used where a source gives no category, and to refine a broad one.
import type { Category } from '../../domain/category.ts';
import { NAME_WORDS } from '../../vocabulary/source-labels.ts';
import { type Hit, PhraseTable } from './phrases.ts';

/** `null` covers words that would otherwise mislead ("Parque de Bomberos" is a fire station, not a park). */
type Meaning = Category | null;

const TABLE = new PhraseTable<Meaning>(
  NAME_WORDS.filter(({ isWhole }) => !isWhole).map(({ categories, words }) => [categories[0] ?? null, words]),
);

/** Known places whose name says one thing for sure, and phrases that decide alone. */
const FAMOUS = new PhraseTable<readonly Category[]>(
  NAME_WORDS.filter(({ isWhole }) => isWhole).map(({ categories, words }) => [categories, words]),
);

interface NameEvidence {
  /** What the name says first: in Spanish the head begins the name, in English it ends it. Absent where unclear. */
  readonly head?: Category;
  /** Everything the name mentions, the head first. */
  readonly all: readonly Category[];
}

export function categoriesInName(name: string): NameEvidence {
  const famous = FAMOUS.find(name).hits[0]?.meaning;
  if (famous) return { head: famous[0] as Category, all: famous };
  const { hits, wordCount } = TABLE.find(name);
  const telling = hits.filter(isTelling);
  const head = headOf(telling, wordCount, /^the\s/iu.test(name));
  if (!head) return { all: [...new Set(telling.map((hit) => hit.meaning))] };
  return { head: head.meaning, all: [...new Set([head, ...telling].map((hit) => hit.meaning))] };
}

const isTelling = (hit: Hit<Meaning>): hit is Hit<Category> => hit.meaning !== null;

/** Articles and honours that may stand before the head of a Spanish name: "La Taberna", "Real Jardín Botánico". */
const MAX_WORDS_BEFORE_HEAD = 1;

function headOf(hits: readonly Hit<Category>[], wordCount: number, isEnglish: boolean): Hit<Category> | undefined {
  const [first] = hits;
  if (first && first.from <= MAX_WORDS_BEFORE_HEAD && !isEnglish) return first;
  return hits.findLast((hit) => hit.to === wordCount) ?? first;
}
