// Questions that are about the plan only because it is what is talked of: what it costs, what of it is free, how far people
// walk, whether a stop is open when they come, how they get from one to the next.
import { UNSAID } from '../../../wishes/wish.ts';
import type { Ask, PlanQuestion, Reference } from '../../frame.ts';
import { type PlacedReference, type Reading, writtenIn } from '../context.ts';
import type { Sentence } from '../sentence.ts';
import { dayAsked, numberSaid } from './numbers.ts';
import { isPlanSpokenOf } from './spoken-of.ts';

interface Questioned {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
  readonly asks: readonly Ask[];
}

export function openQuestion(reading: Reading, parts: readonly Questioned[]): PlanQuestion | undefined {
  if (!isPlanSpokenOf(reading)) return undefined;
  let isOfNamed = false;
  for (const part of parts) {
    const question = questionOf(reading, part);
    // "Is the Prado open tomorrow? Are there free hours?": the second is of the Prado, too.
    if (question && !(isOfNamed && OF_A_PLACE.has(question.about))) return question;
    const isNamed = part.references.some(({ reference }) => reference.kind === 'name');
    isOfNamed ||= isNamed && part.asks.some(({ kind }) => kind === 'fact');
  }
  return undefined;
}
/** What may as well be asked of one place. */
const OF_A_PLACE: ReadonlySet<PlanQuestion['about']> = new Set(['free', 'cost', 'shut', 'outdoors', 'length']);

function questionOf(reading: Reading, { sentence, references, asks }: Questioned): PlanQuestion | undefined {
  const { plans, question } = reading.grammar;
  const line = writtenIn(reading, sentence);
  const one = references.find(({ reference }) => POINTED.has(reference.kind))?.reference;
  const of = dayAsked(reading, sentence);
  if (plans.retelling.test(line))
    return { about: 'all', ...(plans.addresses.test(line) && { isAddressed: true as const }) };
  const steps = stepsIn(reading, line);
  if (steps && asks.some(({ kind }) => kind === 'fact')) return { about: 'leg', ...steps };
  const isAsked = sentence.isQuestion || question.test(line) || asks.length > 0;
  if (!isAsked) return undefined;
  if (plans.departAsked.test(line) && one?.kind !== 'type' && !isElsewhere(references))
    return { about: 'depart', ...(one?.kind === 'ordinal' && { of: one }), ...of };
  if (one && plans.onArrival.test(line)) return { about: 'open', of: one };
  if (one) return undefined;
  if (plans.shutAsked.test(line)) return { about: 'shut', ...of };
  if (plans.ridesAsked.test(line)) return { about: 'rides' };
  if (plans.walkAsked.test(line)) return { about: 'walk', ...of };
  if (plans.lengthAsked.test(line) && isOfAll(reading, references)) return { about: 'length', ...of };
  if (plans.endAsked.test(line)) return { about: 'end', ...of };
  if (plans.freeAsked.test(line)) return { about: 'free', ...of };
  // "How much is it?", of the place that was talked of last, is about that place.
  const isPriced = asks.some((ask) => ask.kind === 'fact' && ask.attribute === 'price');
  if ((plans.costAsked.test(line) || isPriced) && reading.context.topic === 'plan') return { about: 'cost', ...of };
  if (of.ofDay !== undefined && asks.length === 0 && !plans.dayWished.test(line)) return { about: 'part', ...of };
  return plans.outdoorsAsked.test(line) ? { about: 'outdoors', ...of } : undefined;
}
/** "When should I leave for the airport?" names another goal than the plan: a name that is no place to start from. */
const isElsewhere = (references: readonly PlacedReference[]): boolean =>
  references.some(({ reference, isAnchor }) => reference.kind === 'name' && isAnchor !== true && !isOrigin(reference));
const isOrigin = (reference: Reference): boolean =>
  reference.kind === 'name' && (reference.role === 'from' || reference.role === 'near' || reference.role === 'except');

/** "How long does it take?" of the plan that was told last; "in total" wherever the plan is talked of. */
const isOfAll = ({ context }: Reading, references: readonly PlacedReference[]): boolean =>
  context.topic === 'plan' &&
  references.every(({ reference }) => reference.kind === 'pronoun' || reference.kind === 'all');

/** One place is asked about, and not the plan. */
const POINTED: ReadonlySet<string> = new Set(['ordinal', 'name', 'type', 'superlative']);

/** "From 1 to 2", which is read as a time, too. */
function stepsIn(reading: Reading, line: string): { readonly from: Reference; readonly of: Reference } | undefined {
  const found = reading.grammar.plans.steps.exec(line);
  const [from, to] = (found?.slice(1) ?? []).map((said) => numberSaid(reading, said));
  if (from === undefined || to === undefined) return undefined;
  const step = (index: number): Reference => ({ kind: 'ordinal', index, said: UNSAID });
  return { from: step(from), of: step(to) };
}
