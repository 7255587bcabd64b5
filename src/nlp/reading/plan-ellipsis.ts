// Edits of the plan that was talked about last, said in two words: "finish by eleven", "no museums", "with the flea
// market". Without a plan the same words narrow a list.
import type { Wish } from '../../wishes/wish.ts';
import type { PlanEdit, When } from '../frame.ts';
import { WHAT } from './changes.ts';
import { type PlacedReference, type Reading, saidOf } from './context.ts';
import { mealsSaid } from './meals.ts';
import type { Sentence } from './sentence.ts';

/** Longer sentences say with a verb what they want. */
const MOST_WORDS = 9;

export function ellipticEdits(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): PlanEdit[] {
  const {
    context,
    grammar,
    document: { words },
  } = reading;
  const { line, chunks, from, to, phrases } = sentence;
  const meal = mealsSaid(reading, sentence)[0]?.meal;
  const like = wishes.filter(({ attribute }) => OF_FOOD.has(attribute));
  // "Can we have something vegetarian for dinner?", "algo japonés para comer".
  if (context.topic === 'plan' && meal && like.length > 0 && !phrases.some(({ family }) => family === 'plan')) {
    const of = { kind: 'meal' as const, meal, said: saidOf(reading, from, to) };
    const dish = like.find(({ attribute }) => WHAT.has(attribute));
    return [{ kind: 'swap', of, by: { meal, ...(dish && { wish: dish }) }, like }];
  }
  if (context.topic !== 'plan' || to - from > MOST_WORDS || grammar.question.test(line)) return [];
  if (phrases.some(({ family }) => family === 'search' || family === 'ask' || family === 'courtesy')) return [];
  const when = chunks.find((chunk) => chunk.when)?.when;
  const [first] = references;
  const unwanted = wishes.filter(({ attribute, polarity }) => WHAT.has(attribute) && polarity === 'avoid');
  if (unwanted.length > 0) return unwanted.map((wish) => ({ kind: 'drop', of: typeOf(wish) }));
  if (when && isClockTime(when))
    return [{ kind: 'shift', ...(grammar.ending.test(line) ? { endAt: when } : { startAt: when }) }];
  if (when?.day !== undefined && first) return [{ kind: 'move', of: first.reference, to: when }];
  if (grammar.shorter.test(line)) return [{ kind: 'less' }];
  const wanted = wishes.find(({ attribute, polarity }) => WHAT.has(attribute) && polarity === 'want');
  const isAdded = grammar.adding.has(words[from]?.norm ?? '') && (wanted ?? first) !== undefined;
  if (!isAdded) return [];
  return [{ kind: 'add', stop: wanted ? { wish: wanted } : { reference: first!.reference } }];
}

const OF_FOOD: ReadonlySet<string> = new Set(['diet', 'cuisine', 'dish', 'price_level']);

const isClockTime = ({ fromMin, toMin, weekdays }: When): boolean =>
  weekdays === undefined && (fromMin !== undefined || toMin !== undefined);

/** What is not wanted any more, as a reference to the stops of that kind. */
function typeOf(wish: Wish): Extract<PlanEdit, { kind: 'drop' }>['of'] {
  const said = wish.said ?? { start: 0, end: 0, text: '' };
  switch (wish.attribute) {
    case 'category':
      return { kind: 'type', category: wish.value, said };
    case 'kind':
      return { kind: 'type', kindId: wish.value, said };
    case 'cuisine':
    case 'dish':
      return { kind: 'type', cuisine: wish.value, said };
    default:
      return { kind: 'pronoun', number: 'one', said };
  }
}
