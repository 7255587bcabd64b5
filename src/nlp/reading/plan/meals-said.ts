// A meal as a stop of a plan: at a place that is named, or not wanted at all.
import { lineOfWords, type Reading } from '../context.ts';
import type { SaidStop } from '../said-stop.ts';

/** "No dinner", "without lunch", "dinner isn't needed". */
export function isMealRefused(
  { document: { words }, grammar }: Reading,
  { start, end }: Pick<SaidStop, 'start' | 'end'>,
): boolean {
  const lead = words.filter((word) => word.end <= start).slice(-LEAD_WORDS);
  const next = words.filter((word) => word.start >= end).slice(0, LEAD_WORDS);
  return grammar.dropping.test(lineOfWords(lead)) || grammar.plans.notNeeded.test(lineOfWords(next));
}

const LEAD_WORDS = 4;

/** "Lunch at Casa Labra": nothing but "at" between the meal and the name. */
export const isAt = ({ document: { words }, grammar }: Reading, end: number, start: number): boolean =>
  end <= start && grammar.plans.at.test(lineOfWords(words.filter((word) => word.start >= end && word.end <= start)));

/** "The market for lunch": nothing but "for" between the name and the meal. */
export const isMealAt = ({ document: { words }, grammar }: Reading, end: number, start: number): boolean =>
  end <= start &&
  grammar.plans.forMeal.test(lineOfWords(words.filter((word) => word.start >= end && word.end <= start)));
