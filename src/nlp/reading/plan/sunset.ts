// "A nice view for sunset": which stop of a plan waits for the sun to go down.
import type { Word } from '../../document.ts';
import type { PlanStop } from '../../frame.ts';
import { lineOfWords, type Reading } from '../context.ts';
import type { SaidStop } from '../said-stop.ts';
import type { Sentence } from '../sentence.ts';

/** The stop in whose words it is said, else the view that stands beside it. */
export function atSunset(reading: Reading, sentence: Sentence, stops: readonly SaidStop[]): readonly SaidStop[] {
  const word = sunsetWordIn(reading, sentence);
  if (!word) return stops;
  const besides = [stops.findLast(({ end }) => end <= word.start), stops.find(({ start }) => start >= word.end)];
  const meant =
    stops.find(({ start, end }) => start <= word.start && word.end <= end) ??
    besides.find((said) => said && isView(said.stop) && !hasHour(said.stop));
  return stops.map((said) => (said === meant ? { ...said, stop: { ...said.stop, isAtSunset: true as const } } : said));
}

/** The last word of a stretch of words by which that hour is said. */
export function sunsetWordIn(
  { document: { words }, grammar }: Reading,
  { from, to }: { readonly from: number; readonly to: number },
): Word | undefined {
  const within = words.slice(from, to);
  return within.find((_, at) => grammar.plans.sunset.test(lineOfWords(within.slice(0, at + 1))));
}

/** "Before sunset", of a stop that is put there: while there is something to be seen. */
export const isBySunset = (reading: Reading, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  reading.grammar.plans.bySunset.test(lineOfWords(reading.document.words.slice(from, to)));

const isView = ({ wish }: PlanStop): boolean =>
  wish !== undefined && (wish.value === 'view points' || wish.value === 'rooftop_bar' || wish.value === 'rooftop');

/** "Museum at sunset, rooftop bar at 9 pm". */
const hasHour = ({ at }: PlanStop): boolean => at?.fromMin !== undefined && at.label === undefined;
