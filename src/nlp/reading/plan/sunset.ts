// "A nice view for sunset": which stop of a plan waits for the sun to go down.
import type { PlanStop } from '../../frame.ts';
import { lineOfWords, type Reading } from '../context.ts';
import type { SaidStop } from '../said-stop.ts';
import type { Sentence } from '../sentence.ts';

/** The stop in whose words it is said, else the view that stands beside it. */
export function atSunset(
  { document: { words }, grammar }: Reading,
  { from, to }: Sentence,
  stops: readonly SaidStop[],
): readonly SaidStop[] {
  const within = words.slice(from, to);
  const word = within.find((_, at) => grammar.plans.sunset.test(lineOfWords(within.slice(0, at + 1))));
  if (!word) return stops;
  const besides = [stops.findLast(({ end }) => end <= word.start), stops.find(({ start }) => start >= word.end)];
  const meant =
    stops.find(({ start, end }) => start <= word.start && word.end <= end) ??
    besides.find((said) => said && isView(said.stop) && !hasHour(said.stop));
  return stops.map((said) => (said === meant ? { ...said, stop: { ...said.stop, isAtSunset: true as const } } : said));
}

const isView = ({ wish }: PlanStop): boolean =>
  wish !== undefined && (wish.value === 'view points' || wish.value === 'rooftop_bar' || wish.value === 'rooftop');

/** "Museum at sunset, rooftop bar at 9 pm". */
const hasHour = ({ at }: PlanStop): boolean => at?.fromMin !== undefined && at.label === undefined;
