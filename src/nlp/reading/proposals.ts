// What the learned reader proposes where no row of phrases speaks: that a fact is asked of the place that was named,
// that a day is to be planned.
import type { Ask, Reference } from '../frame.ts';
import type { IntentClass } from '../learned/intents.ts';
import type { PlacedReference } from './context.ts';

/** Probabilities of the learned reader; undefined where it was never trained. */
export type Likely = ReadonlyMap<IntentClass, number> | undefined;

/** Below this it proposes nothing. */
const LIKELY = 0.6;
const ALMOST_SURE = 0.85;

const FACT_OF_CLASS = { hours: 'hours', price: 'price', directions: 'directions', details: 'description' } as const;

/** A fact of the place that the message names, where nothing else says what is wanted of it. */
export function proposedAsk(likely: Likely, references: readonly PlacedReference[]): Ask | undefined {
  const named = references.find(({ reference }) => isNameOfPlace(reference));
  if (!likely || !named) return undefined;
  const [best] = (Object.keys(FACT_OF_CLASS) as (keyof typeof FACT_OF_CLASS)[])
    .map((name) => ({ name, share: likely.get(name) ?? 0 }))
    .sort((a, b) => b.share - a.share);
  if (!best || best.share < LIKELY) return undefined;
  const { reference } = named;
  return { kind: 'fact', attribute: FACT_OF_CLASS[best.name], of: reference, said: reference.said };
}

export const isNameOfPlace = (reference: Reference): boolean =>
  reference.kind === 'name' && reference.candidates[0]?.entry.thing.kind === 'place';

export const isLikelyPlan = (likely: Likely): boolean => (likely?.get('plan') ?? 0) >= ALMOST_SURE;
