// Questions about the plan that stands: "what's the first stop?", "where do we have lunch?", "how far do we walk?"
import type { PlanQuestion, Reference } from '../frame.ts';
import { type PlacedReference, type Reading, saidOf } from './context.ts';
import { mealsSaid } from './meals.ts';
import type { Sentence } from './sentence.ts';

interface Questioned {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
}

/** Without a plan the same words look for a place. */
export function questionIn(reading: Reading, sentences: readonly Questioned[]): PlanQuestion | undefined {
  const { hasPlan = false, topic } = reading.context;
  if (!hasPlan) return undefined;
  const found = sentences.flatMap(({ sentence, references }) =>
    sentence.phrases.flatMap(({ family, meaning, from }) => {
      if (family !== 'plan') return [];
      // "Put it all in order", of places that were found since, makes another plan.
      const isRetold = meaning === 'tell' || (meaning === 'order' && topic === 'plan');
      if (isRetold) return sentence.chunks.some(({ when }) => when) ? [] : [{ about: 'all' } as const];
      // "Before dinner" is one time to the reader.
      const isBefore = meaning === 'ask_next' && reading.grammar.plans.before.test(wordsOf(reading, sentence));
      const about = isBefore ? 'previous' : ABOUT[meaning];
      if (!about) return [];
      const of = stopAsked(reading, sentence, references, from);
      return OF_THE_WHOLE.has(about) ? [{ about }] : of ? [{ about, of }] : [];
    }),
  );
  return found[0];
}

const ABOUT: Readonly<Record<string, PlanQuestion['about']>> = {
  ask_stop: 'stop',
  ask_next: 'next',
  ask_previous: 'previous',
  ask_when: 'when',
  ask_stay: 'stay',
  ask_walk: 'walk',
  ask_begin: 'begin',
  ask_end: 'end',
};
const OF_THE_WHOLE: ReadonlySet<PlanQuestion['about']> = new Set(['walk', 'begin', 'end']);

const wordsOf = ({ document: { words } }: Reading, { from, to }: Sentence): string =>
  ` ${words
    .slice(from, to)
    .map(({ norm }) => norm)
    .join(' ')} `;

function stopAsked(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  from: number,
): Reference | undefined {
  const [meal] = mealsSaid(reading, sentence);
  const pointed = references.find(({ reference, to }) => to > from && reference.kind !== 'pronoun')?.reference;
  if (pointed && pointed.kind !== 'type') return pointed;
  if (meal) return { kind: 'meal', meal: meal.meal, said: saidOf(reading, sentence.from, sentence.to) };
  return pointed ?? references.find(({ reference }) => reference.kind === 'pronoun')?.reference;
}
