// Stops that stay alone, and meals that need no table: "just the museum and lunch", "we eat at home".
import type { PlanEdit } from '../../../frame.ts';
import { lineOfWords, type Reading, type StandingStop } from '../../context.ts';
import { type Change, isMention, listFrom, type SaidOfPlan } from './clauses.ts';
import { nameOf } from './exchanges.ts';
import type { Mention } from './items.ts';
import { lineAround } from './judged.ts';
import type { Spanned } from './role-words.ts';

/** "Just the museum and lunch": those stay; "just the Prado" is of those of its kind. */
export function onlyThose(reading: Reading, { part, items }: SaidOfPlan): readonly Change[] {
  const { standing = [] } = reading.context;
  const { sentence } = part;
  // "Just the Prado at ten, then lunch" lists a whole plan.
  if (items.some((each) => each.kind === 'hour' || (each.kind === 'word' && each.role === 'then'))) return [];
  const first = items
    .filter(isMention)
    .find(
      (each) =>
        each.stands.length > 0 &&
        reading.grammar.plans.onlyThose.test(
          lineAround(reading, { from: startOf(reading, sentence, each), to: each.to }, each),
        ),
    );
  if (!first) return [];
  const clause = { items, part, from: first.from, to: sentence.to };
  const all = listFrom(reading, clause, first.from).filter(({ stands }) => stands.length > 0);
  const kept = new Set(all.flatMap(({ stands }) => stands));
  const main = first.stands[0]?.place.categories[0];
  const isAlike = (stop: StandingStop) =>
    all.length > 1 || (first.what === 'name' && stop.place.categories[0] === main);
  const gone = standing.filter((stop) => !kept.has(stop) && isAlike(stop));
  const edits = gone.map(({ place }): PlanEdit => ({ kind: 'drop', of: nameOf(reading, place) }));
  const last = all.at(-1) ?? first;
  return all.length > 1 || edits.length > 0 ? [{ from: first.from, to: last.to, edits }] : [];
}

/** Where the clause of a stop begins. */
function startOf({ document: { words } }: Reading, { from }: Spanned, mention: Mention): number {
  return words.findLastIndex(({ surface }, at) => at >= from && at < mention.from && surface === ',') + 1 || from;
}

/** "No dinner, we eat at home", «a cenar a casa». */
export function eatenAtHome(reading: Reading, { part, items }: SaidOfPlan): readonly Change[] {
  const { sentence } = part;
  const line = lineOfWords(reading.document.words.slice(sentence.from, sentence.to));
  if (sentence.isQuestion || !reading.grammar.plans.eatenAtHome.test(line)) return [];
  const meals = items.filter(isMention).filter(({ what, stands }) => what === 'meal' && stands.length > 0);
  const [meal] = meals;
  if (!meal) return [];
  return [{ from: meal.from, to: Math.min(sentence.to, meal.to + HOME_WORDS), edits: [{ kind: 'drop', of: meal.of }] }];
}
const HOME_WORDS = 3;
