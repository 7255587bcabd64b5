// "A nice view for sunset": which stop of a plan waits for the sun to go down.
import type { PlanStop } from '../frame.ts';
import type { Reading } from './context.ts';
import type { SaidStop } from './said-stop.ts';
import type { Sentence } from './sentence.ts';

/** The stop in whose words it is said, else the view that was named. */
export function atSunset(
  { document: { words }, grammar }: Reading,
  { from, to }: Sentence,
  stops: readonly SaidStop[],
): readonly SaidStop[] {
  const word = words.slice(from, to).find(({ norm }) => grammar.plans.sunset.has(norm));
  if (!word) return stops;
  const meant =
    stops.find(({ start, end }) => start <= word.start && word.end <= end) ??
    stops.findLast(({ stop, end }) => isView(stop) && end <= word.start) ??
    stops.find(({ stop }) => isView(stop));
  return stops.map((said) => (said === meant ? { ...said, stop: { ...said.stop, isAtSunset: true as const } } : said));
}

const isView = ({ wish }: PlanStop): boolean =>
  wish !== undefined && (wish.value === 'view points' || wish.value === 'rooftop_bar' || wish.value === 'rooftop');
