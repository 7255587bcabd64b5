// What a row of a language set teaches or asks, in one shape for each task whatever its field names.

import type { Span, UniversalTag } from '../../src/nlp/understanding.ts';
import { field, listIn, type Row, rowsIn, textIn, utf16Offset } from './rows.ts';
import type { FeltText } from './training/stars-training.ts';
import type { TaggedSentence } from './training/tagger-training.ts';
import { TAGS } from './training/tagger-training.ts';

export interface NamedSentence {
  readonly words: readonly string[];
  /** B-LOC, I-LOC, O, ... */
  readonly names: readonly string[];
}

type Polarity = 'positive' | 'negative' | 'neutral';

interface OpinionExample {
  readonly text: string;
  /** Absent: the opinion is about what the sentence as a whole speaks of. */
  readonly target?: Span;
  /** "FOOD#QUALITY", "staff": what kind of thing it is about. */
  readonly category?: string;
  readonly polarity: Polarity;
  /** The set lists opinions; otherwise it lists mentions, whether or not anything is thought of them. */
  readonly opinionated: boolean;
  /** Of OpeNER: 1 standard, 2 strong. */
  readonly strength?: number;
}

interface ReviewExample {
  readonly text: string;
  /** 1 to 5. */
  readonly stars: number;
}

const PREFERRED = ['BETTER', 'WORSE', 'NONE'] as const;
type Preferred = (typeof PREFERRED)[number];

interface ComparisonExample {
  readonly text: string;
  readonly first: string;
  readonly second: string;
  /** Is the first better or worse than the second? */
  readonly preferred: Preferred;
}

/** The sentence ids of UD Spanish GSD; everything else follows the main convention. */
const GSD_ID = /^es-(?:train|dev|test)-/u;

export function taggedSentence(row: Row): TaggedSentence | undefined {
  const words = listIn(row, 'words', 'tokens').map(String);
  const tags = listIn(row, 'upos', 'tags', 'pos').map((tag) =>
    TAGS.includes(tag as UniversalTag) ? (tag as UniversalTag) : null,
  );
  if (words.length === 0 || words.length !== tags.length) return undefined;
  return { words, tags, convention: GSD_ID.test(String(row.id ?? '')) ? 'gsd' : 'main' };
}

export function namedSentence(row: Row): NamedSentence | undefined {
  const words = listIn(row, 'tokens', 'words').map(String);
  // In sentences so marked, MISC stands for names that nobody classified.
  const open = row.has_unclassified_name === true;
  const names = listIn(row, 'ner', 'ner_tags', 'tags').map((name) => plainName(String(name), open));
  return words.length > 0 && words.length === names.length ? { words, names } : undefined;
}

const NAME_TYPES: Readonly<Record<string, string>> = {
  location: 'LOC',
  place: 'LOC',
  gpe: 'LOC',
  fac: 'LOC',
  person: 'PER',
  organization: 'ORG',
  organisation: 'ORG',
};

function plainName(name: string, open: boolean): string {
  const type = name.slice(2);
  if (open && type === 'MISC') return `${name.slice(0, 2)}?`;
  return `${name.slice(0, 2)}${NAME_TYPES[type.toLowerCase()] ?? type}`;
}

const POLARITIES: Readonly<Record<string, Polarity>> = {
  positive: 'positive',
  pos: 'positive',
  negative: 'negative',
  neg: 'negative',
  neutral: 'neutral',
  neu: 'neutral',
};

/** Opinions whose polarity is none of the three ("conflict") are left out, as the published scores do. */
export function opinionExamples(row: Row): OpinionExample[] {
  const text = textIn(row, 'text', 'sentence') ?? listIn(row, 'tokens').join(' ');
  const opinions = rowsIn(row, 'opinions', 'aspects', 'aspectTerms').concat(
    row.opinions === undefined ? rowsIn(row, 'aspectCategories') : [],
  );
  return opinions.flatMap((opinion) => {
    const polarity = POLARITIES[(textIn(opinion, 'polarity', 'Polarity', 'sentiment', 'label') ?? '').toLowerCase()];
    if (polarity === undefined) return [];
    const target = targetOf(text, opinion);
    const category = textIn(opinion, 'category', 'aspect');
    const intensity = textIn(opinion, 'Intensity', 'intensity');
    return [
      {
        text,
        polarity,
        opinionated: row.opinions !== undefined,
        ...(target && { target }),
        ...(category !== undefined && { category }),
        ...(intensity !== undefined && { strength: /strong/iu.test(intensity) ? 2 : 1 }),
      },
    ];
  });
}

/** Offsets where the row gives them (as `from`/`to`, or OpeNER's "3:9"); else the place where the term stands. */
function targetOf(text: string, opinion: Row): Span | undefined {
  const [terms, places] = listIn(opinion, 'Target') as [unknown?, unknown?];
  const range = /^(\d+):(\d+)$/u.exec(String((places as string[] | undefined)?.[0] ?? ''));
  const from = range ? Number(range[1]) : field(opinion, 'from', 'start');
  const to = range ? Number(range[2]) : field(opinion, 'to', 'end');
  const term = textIn(opinion, 'target', 'term', 'target_entity') ?? String((terms as string[] | undefined)?.[0] ?? '');
  if (typeof from === 'number' && typeof to === 'number' && to > from) {
    const span = { start: utf16Offset(text, from), end: utf16Offset(text, to) };
    if (term === '' || range || text.slice(span.start, span.end) === term) return span;
  }
  if (term === '' || term === 'NULL') return undefined;
  const start = text.toLowerCase().indexOf(term.toLowerCase());
  return start < 0 ? undefined : { start, end: start + term.length };
}

/** A sentence in which all opinions agree. */
export function feltText(opinions: readonly OpinionExample[]): FeltText | undefined {
  const polarities = new Set(opinions.map(({ polarity }) => polarity));
  const [only] = polarities;
  if (polarities.size !== 1 || only === 'neutral') return undefined;
  return { text: opinions[0]!.text, feeling: only === 'positive' ? 'warm' : 'cold' };
}

export function comparisonExample(row: Row): ComparisonExample | undefined {
  const text = textIn(row, 'text', 'sentence');
  const first = textIn(row, 'object_a', 'first', 'a');
  const second = textIn(row, 'object_b', 'second', 'b');
  const preferred = String(field(row, 'label', 'most_frequent_label', 'preferred') ?? '').toUpperCase() as Preferred;
  if (text === undefined || first === undefined || second === undefined || !PREFERRED.includes(preferred))
    return undefined;
  return { text, first, second, preferred };
}

const NAMED_STARS: Readonly<Record<string, number>> = {
  'very negative': 1,
  negative: 2,
  neutral: 3,
  positive: 4,
  'very positive': 5,
};

/** Where opinions have an intensity: strong ones count 5 and 1, others 4 and 2, and no opinion at all is a 3. */
function gradeOf(row: Row): number {
  const opinions = opinionExamples(row);
  if (row.opinions === undefined || opinions.some(({ strength }) => strength === undefined)) return Number.NaN;
  const grades = opinions.map(({ polarity, strength = 0 }) => 3 + strength * (polarity === 'positive' ? 1 : -1));
  return grades.length === 0 ? 3 : grades.reduce((sum, grade) => sum + grade, 0) / grades.length;
}

/** Scales of 0 to 4 and of 0 to 1 are told from the whole file, since a single row cannot tell. */
export function reviewExamples(rows: readonly Row[]): ReviewExample[] {
  const found = rows.flatMap((row) => {
    const text = textIn(row, 'text', 'sentence', 'review', 'comment', 'phrase');
    const given = field(row, 'stars', 'rating', 'label', 'fine', 'score', 'gold', 'sentiment', 'value', 'y');
    const stars =
      given === undefined
        ? gradeOf(row)
        : (NAMED_STARS[String(given).toLowerCase().replace(/[_-]/gu, ' ')] ?? Number.parseFloat(String(given)));
    return text === undefined || Number.isNaN(stars) ? [] : [{ text, stars }];
  });
  const fractions = found.length > 0 && found.every(({ stars }) => stars >= 0 && stars <= 1);
  const fromZero = found.some(({ stars }) => stars < 1);
  return found.map(({ text, stars }) => ({ text, stars: fractions ? 1 + 4 * stars : fromZero ? stars + 1 : stars }));
}
