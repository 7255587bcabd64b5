// The price of one dish or drink, which is no price of the place.
import type { FactAsk } from '../ask.ts';
import type { Chunk } from './chunks.ts';
import { type PlacedReference, type Reading, saidOf } from './context.ts';
import { subjectOf } from './feature-asks.ts';
import { overlaps, type Sentence } from './sentence.ts';

/** "How much is the paella there?": the dish whose price is asked. */
export const dishPriced = ({ attribute }: FactAsk, { chunks }: Sentence): Chunk | undefined =>
  attribute === 'price'
    ? chunks.find(({ name, senses }) => !name && senses.some(({ type }) => type === 'dish'))
    : undefined;

export function ofDish(
  { of: _, ...ask }: FactAsk,
  dish: Chunk,
  reading: Reading,
  subjects: readonly PlacedReference[],
): FactAsk {
  const others = subjects.filter((each) => !overlaps(each, dish));
  const of = subjectOf(dish, others);
  return { ...ask, attribute: 'dish_price', ...(of && { of }), said: saidOf(reading, dish.from, dish.to) };
}
