// Questions about the plan that stands: "what's the first stop?", "where do we have lunch?", "how far do we walk?"
import type { PlanQuestion, Reference } from '../../frame.ts';
import { lineOfWords, type PlacedReference, type Reading, saidOf } from '../context.ts';
import { mealsSaid } from '../meals.ts';
import type { Sentence } from '../sentence.ts';
import { LAST_STOP } from './numbers.ts';
import { isPlanSpokenOf } from './spoken-of.ts';

interface Questioned {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
}

/** Without a plan the same words look for a place. */
export function questionIn(reading: Reading, sentences: readonly Questioned[]): PlanQuestion | undefined {
  const { hasPlan = false, topic } = reading.context;
  if (!hasPlan) return undefined;
  const names = sentences.flatMap(({ references }) =>
    references.filter(({ reference, isAnchor }) => reference.kind === 'name' && !isAnchor),
  );
  const found = sentences.flatMap(({ sentence, references }) =>
    sentence.phrases.flatMap(({ family, meaning, from }) => {
      if (family !== 'plan') return [];
      // "Put it all in order", of places that were found since, makes another plan.
      const isRetold = meaning === 'tell' || (meaning === 'order' && topic === 'plan');
      if (isRetold) return sentence.chunks.some(({ when }) => when) ? [] : [{ about: 'all' } as const];
      // "Before dinner" is one time to the reader.
      const isBefore =
        meaning === 'ask_next' &&
        reading.grammar.plans.before.test(lineOfWords(reading.document.words.slice(sentence.from, sentence.to)));
      const about = isBefore ? 'previous' : ABOUT[meaning];
      if (!about) return [];
      // "And the Thyssen? When does it open?" asks of the museum that was just named.
      const isOfName = (about === 'begin' || about === 'end') && names.length > 0 && !references.includes(names[0]!);
      if (isOfName && !reading.grammar.plans.ofPlan.test(sentence.line)) return [];
      const isNamed = OF_A_STOP.has(about) && references.some(({ reference }) => reference.kind === 'name');
      if ((OF_THE_PLAN_TOLD.has(about) || OF_A_KIND.has(meaning)) && !isNamed && !isPlanSpokenOf(reading)) return [];
      if (about === 'part') return partAsked(sentence);
      if (about === 'leg') return legAsked(reading, sentence, references);
      const of = stopAsked(reading, sentence, references, from);
      // "What are we doing in the afternoon?" reads like "what are we doing after lunch?".
      if (meaning === 'ask_next' && !of && isPlanSpokenOf(reading)) return partAsked(sentence);
      return OF_THE_WHOLE.has(about) ? [{ about }] : of ? [{ about, of }] : [];
    }),
  );
  return found[0];
}

/** "In the afternoon", of the plan; a day says which of several. */
function partAsked({ chunks }: Sentence): readonly PlanQuestion[] {
  const when = chunks.find((chunk) => chunk.when)?.when;
  return when && (when.label !== undefined || when.day !== undefined) ? [{ about: 'part', when }] : [];
}

/** "Between the second and the third", "from lunch to the museum". */
function legAsked(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): readonly PlanQuestion[] {
  const pointed = references.filter(({ reference }) => reference.kind !== 'pronoun').map(({ reference }) => reference);
  const meals = mealsSaid(reading, sentence).map(
    ({ meal, start, end }): Reference => ({ kind: 'meal', meal, said: { start, end, text: '' } }),
  );
  const [from, of] = [...pointed, ...meals].sort((a, b) => a.said.start - b.said.start);
  if (!from || isNoStop(from)) return [];
  // "From dinner to there": to where it ends.
  const isThere = references.some(({ reference }) => reference.kind === 'pronoun');
  return of ? [{ about: 'leg', of, from }] : isThere ? [{ about: 'leg', of: LAST_STOP, from }] : [];
}

/** "From T4 to the square": no plan has a station or a part of the city for a stop. */
const isNoStop = (from: Reference): boolean =>
  from.kind === 'name' && from.candidates.every(({ entry }) => entry.thing.kind !== 'place');

const ABOUT: Readonly<Record<string, PlanQuestion['about']>> = {
  ask_stop: 'stop',
  ask_next: 'next',
  ask_previous: 'previous',
  ask_when: 'when',
  ask_stay: 'stay',
  ask_walk: 'walk',
  ask_begin: 'begin',
  ask_end: 'end',
  ask_cost: 'cost',
  ask_leg: 'leg',
  ask_part: 'part',
  ask_after: 'after',
  ask_next_kind: 'next',
  ask_previous_kind: 'previous',
  ask_stay_kind: 'stay',
  ask_begin_where: 'begin',
  ask_end_where: 'end',
};
/** A stop that is named by its name leaves no doubt. */
const OF_A_STOP: ReadonlySet<PlanQuestion['about']> = new Set(['next', 'previous', 'stay']);
/** "What's after the park?" asks of the plan where that is open, else of the city. */
const OF_A_KIND: ReadonlySet<string> = new Set([
  ...['ask_next_kind', 'ask_previous_kind', 'ask_stay_kind', 'ask_begin_where', 'ask_end_where'],
]);
const OF_THE_WHOLE: ReadonlySet<PlanQuestion['about']> = new Set(['walk', 'begin', 'end', 'cost', 'after']);
/** Words that ask of the plan only where it was told last: "where do we start?", of bars, is another question. */
const OF_THE_PLAN_TOLD: ReadonlySet<PlanQuestion['about']> = new Set(['cost', 'leg', 'part', 'after']);

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
