// A meal as a stop of a plan: at a place that is named, or not wanted at all.
import { lineBefore, lineBehind, lineOfWords, type Reading } from '../context.ts';
import type { SaidStop } from '../said-stop.ts';

/** "No dinner", "without lunch", "dinner isn't needed", "we dine at the hotel". */
export const isMealRefused = (reading: Reading, said: Pick<SaidStop, 'start' | 'end'>): boolean =>
  reading.grammar.dropping.test(lineBefore(reading, said, LEAD_WORDS)) ||
  reading.grammar.plans.notNeeded.test(lineBehind(reading, said, LEAD_WORDS)) ||
  (reading.grammar.plans.settled.atHome.test(lineBehind(reading, said, HOME_WORDS)) && !isNamedBehind(reading, said));
const LEAD_WORDS = 4;
const HOME_WORDS = 6;

/** «Comer en Casa Labra» is at no home. */
const isNamedBehind = ({ sentences }: Reading, { end }: Pick<SaidStop, 'end'>): boolean =>
  sentences.some(({ chunks }) =>
    chunks.some(({ name, start }) => name !== undefined && start >= end && start - end <= LONGEST_LINK),
  );
const LONGEST_LINK = 10;

/** "Lunch at Casa Labra": nothing but "at" between the meal and the name. */
export const isAt = ({ document: { words }, grammar }: Reading, end: number, start: number): boolean =>
  end <= start && grammar.plans.at.test(lineOfWords(words.filter((word) => word.start >= end && word.end <= start)));

/** "The market for lunch": nothing but "for" between the name and the meal. */
export const isMealAt = ({ document: { words }, grammar }: Reading, end: number, start: number): boolean =>
  end <= start &&
  grammar.plans.forMeal.test(lineOfWords(words.filter((word) => word.start >= end && word.end <= start)));
