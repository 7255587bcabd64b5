// Places that have most of the words of a query, wherever they stand.
import type { Point } from '../geo/point.ts';
import type { ConceptGroup } from './concept-groups.ts';
import { canBe } from './concept-mentions.ts';
import type { SearchIndex } from './index.ts';
import type { QueryReading } from './query-reading.ts';
import { isStop, type Offer, prominenceScore, TIER } from './scoring.ts';
import { type TextField, WHAT_FIELDS } from './text-index.ts';
import { stemOf } from './words.ts';

/**
 * Text alone: most of the words, by weight, must be there. Beside kinds only words that are spelt so count: where the city has
 * none of a kind, what is spelt nearly like it is no answer.
 */
export function matchText(index: SearchIndex, reading: QueryReading, here: Point, offer: Offer): void {
  const stems = tellingStems(index, reading);
  const isBesideKinds = reading.groups.length > 0;
  const tier = isBesideKinds ? TIER.sure : TIER.loose;
  for (const { row, score, share, exactShare } of matchesOf(index, stems, isBesideKinds ? WHAT_FIELDS : undefined)) {
    if ((isBesideKinds ? exactShare : share) < ENOUGH_TEXT) continue;
    if (!reading.groups.every((group) => isPossible(index, group, row))) continue;
    offer(row, tier + index.weights.text * score * share + prominenceScore(index, row, here));
  }
}

const ENOUGH_TEXT = 0.85;

/** A tapas bar called "Ferretería" is no hardware shop. */
const isPossible = ({ catalogue, vocabulary }: SearchIndex, { concepts }: ConceptGroup, row: number): boolean =>
  concepts.some((each) => canBe(each, catalogue.places[row]!, vocabulary));

/** A word beside a kind that the kind does not explain, and that is a place's name, is that name. */
export function matchRestInNames(index: SearchIndex, { groups, rest }: QueryReading, here: Point, offer: Offer): void {
  if (groups.length === 0 || rest.length === 0) return;
  const stems = rest.map(stemOf);
  for (const row of index.text.mentioning(rest)) {
    if (index.names.coverage(row, stems).ofQuery > ALL)
      offer(row, TIER.sure + NAMED + prominenceScore(index, row, here));
  }
}

const ALL = 0.99;
const NAMED = 20;

/** Where nothing has most of the words: two of them will do, if the city knows them all and a name has one of them. */
export function matchFewWords(index: SearchIndex, reading: QueryReading, here: Point, offer: Offer): void {
  const stems = tellingStems(index, reading);
  if (stems.length < 2 || !stems.every((stem) => index.text.stems.has(stem))) return;
  for (const { row, score, share, count } of matchesOf(index, stems)) {
    if (count < 2 || share < SOME_TEXT || index.names.coverage(row, stems).ofQuery < SOME_NAME) continue;
    offer(row, TIER.loose + index.weights.text * score * share + prominenceScore(index, row, here));
  }
}

const SOME_TEXT = 0.45;
const SOME_NAME = 0.3;

const tellingStems = (index: SearchIndex, { textWords }: QueryReading): readonly string[] => [
  ...new Set(textWords.filter((word) => !isStop(index, word)).map(stemOf)),
];

interface Match {
  readonly row: number;
  /** 1 for the best. */
  readonly score: number;
  /** Of the query's words, by weight. */
  readonly share: number;
  /** The same of words that are spelt as some place spells them. */
  readonly exactShare: number;
  /** How many of the words it has. */
  readonly count: number;
}

function matchesOf(
  { names, text }: SearchIndex,
  stems: readonly string[],
  fields?: readonly TextField[],
): readonly Match[] {
  const total = stems.reduce((sum, stem) => sum + names.weightOf(stem), 0);
  if (total === 0) return [];
  const matches = text.search(stems, MOST_MATCHES, fields);
  const best = Math.max(1e-9, ...matches.map(({ score }) => score));
  const shareOf = (matched: readonly string[]) => matched.reduce((sum, stem) => sum + names.weightOf(stem), 0) / total;
  return matches.map(({ row, score, matched }) => {
    const own = matched.filter((stem) => stems.includes(stem));
    const exact = own.filter((stem) => text.stems.has(stem));
    return { row, score: score / best, share: shareOf(own), exactShare: shareOf(exact), count: own.length };
  });
}

const MOST_MATCHES = 200;
