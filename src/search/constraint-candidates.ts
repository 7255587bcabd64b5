// Rows that may be what a query asks for: those with evidence of each of its concepts, on its street, with its words.
import type { Concept } from '../vocabulary/concept.ts';
import { ENOUGH_TOLD, isBroad } from './group-match.ts';
import type { SearchIndex } from './index.ts';
import type { QueryReading } from './query-reading.ts';
import { stemOf } from './words.ts';

interface Candidates {
  readonly rows: readonly number[];
  /** How well the texts have the words that are left of the query, row by row; undefined where no words are left. */
  readonly texts: RowScores | undefined;
}
type RowScores = ReadonlyMap<number, number>;

/** Undefined where no place has the words that are left. */
export function constraintCandidates(index: SearchIndex, reading: QueryReading): Candidates | undefined {
  const rows = rowsOf(index, reading);
  const words = wordsThatCount(index, reading);
  if (words.length === 0) return { rows, texts: undefined };
  const texts = rowsWithAll(index, words);
  const suiting = rows.filter((row) => texts.has(row));
  if (suiting.length > 0) return { rows: suiting, texts };
  return areWordsOptional(reading) ? { rows, texts: undefined } : undefined;
}

/** Rows that have evidence of all groups and stand on the street; where the query has neither, sights or everything. */
function rowsOf(index: SearchIndex, { groups, street, isForSights }: QueryReading): readonly number[] {
  const onStreet = street && new Set(index.streets.rowsOn(street.street).map(({ row }) => row));
  const isOnly = groups.length === 1;
  const sets = groups.map(
    ({ concepts, role }) =>
      new Set(concepts.flatMap((each) => rowsOfConcept(index, each, { isOnly, isHint: role === 'related' }))),
  );
  const [smallest, ...others] = [...sets, ...(onStreet ? [onStreet] : [])].sort((a, b) => a.size - b.size);
  if (!smallest) return isForSights ? index.outings.filter((row) => isSight(index, row)) : index.outings;
  return [...smallest].filter((row) => others.every((rows) => rows.has(row)));
}

/** Beside another concept a mention is enough: a hotel whose description speaks of a pool. */
function rowsOfConcept(
  index: SearchIndex,
  concept: Concept,
  { isOnly, isHint }: { readonly isOnly: boolean; readonly isHint: boolean },
): readonly number[] {
  const { told, likely, mentioned } = index.evidenceOf(concept);
  const isMentionEnough = concept.type === 'dish' || !isOnly || told.size < ENOUGH_TOLD;
  // A shopping centre whose text speaks of restaurants is none; one whose text speaks of its roof may do for "views".
  const canBeMentioned = !isBroad(concept) || (isHint && !isOnly);
  return [...told, ...likely, ...(isMentionEnough && canBeMentioned ? mentioned : [])];
}

/** Whether visitors come to a city for places of that category. */
export function isSight({ catalogue, vocabulary }: SearchIndex, row: number): boolean {
  const [main] = catalogue.places[row]!.categories;
  const group = main && vocabulary.concept('category', main)?.group;
  return group !== undefined && SIGHTS.includes(group);
}
const SIGHTS: readonly string[] = ['culture', 'sights', 'outdoors'];

/** Beside a dish or a cuisine, words that no place has say nothing; beside a kind of place they are what was asked for. */
const wordsThatCount = ({ books }: SearchIndex, { rest, groups }: QueryReading): readonly string[] =>
  isServed({ groups }) ? rest.filter((word) => books.knows(word)) : rest;

/** Whether places without the words that are left may be answers. "Spanish classes" are no food. */
function areWordsOptional({ groups }: QueryReading): boolean {
  const isNationality = groups.every(({ concepts }) => concepts.every(({ type }) => type === 'cuisine'));
  return isServed({ groups }) && !isNationality;
}

const isServed = ({ groups }: Pick<QueryReading, 'groups'>): boolean =>
  groups.some(({ concepts }) => concepts.some(({ type }) => SERVED.has(type)));
const SERVED: ReadonlySet<Concept['type']> = new Set(['dish', 'cuisine', 'diet', 'feature']);

/** Rows whose texts have all of these words, slips forgiven, each with a score up to `BEST_TEXT`. */
function rowsWithAll(index: SearchIndex, words: readonly string[]): RowScores {
  const stems = [...new Set(words.map(stemOf))];
  const matches = index.text
    .search(stems, MOST_MATCHES)
    .filter(({ matched }) => stems.every((stem) => matched.includes(stem)));
  const best = Math.max(1e-9, ...matches.map(({ score }) => score));
  return new Map(matches.map(({ row, score }) => [row, (BEST_TEXT * score) / best]));
}
const MOST_MATCHES = 400;
/** Less than the difference in fame between a sight and an unknown place. */
const BEST_TEXT = 3;
