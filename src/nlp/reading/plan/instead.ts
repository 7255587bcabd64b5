// One stop instead of another that is not wanted, where no verb says so.
import { WHAT, type Wish } from '../../../wishes/wish.ts';
import type { PlanEdit, Reference } from '../../frame.ts';
import { type PlacedReference, type Reading, writtenIn } from '../context.ts';
import type { Sentence } from '../sentence.ts';
import { typeOf } from '../type-of.ts';

interface Part {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
  readonly wishes: readonly Wish[];
}

/** "Not the bar at the end, I don't drink. Dessert instead?": what is not wanted gives way to what is. */
export function refusedFor(reading: Reading, parts: readonly Part[]): PlanEdit | undefined {
  const { plans } = reading.grammar;
  if (
    reading.context.topic !== 'plan' ||
    !parts.some(({ sentence }) => plans.rather.test(writtenIn(reading, sentence)))
  )
    return undefined;
  const kinds = parts.flatMap(({ wishes }) => wishes.filter(({ attribute }) => WHAT.has(attribute)));
  const [unwanted, more] = kinds.filter(({ polarity }) => polarity === 'avoid');
  const [wanted, another] = kinds.filter(({ polarity }) => polarity === 'want');
  if (!unwanted || more || !wanted || another) return undefined;
  const of = typeOf(unwanted);
  const isLast = parts.some(({ sentence }) => plans.atEnd.test(sentence.line));
  const last: Reference = { kind: 'ordinal', index: 1, fromEnd: true, said: of.said };
  return { kind: 'swap', of: isLast ? last : of, by: { wish: wanted } };
}
