// Which words of a sentence a question has claimed: those in it, and those that say the same elsewhere in the sentence.
import type { Chunk } from './chunks.ts';
import { overlaps, type Phrase } from './sentence.ts';

export function isPartOf(chunk: Chunk, phrase: Phrase): boolean {
  if (chunk.name) return false;
  if (overlaps(chunk, phrase)) return true;
  const related = RELATED[phrase.meaning] ?? [];
  return (
    chunk.senses.some(({ type, id }) => related.includes(type) || related.includes(`${type}:${id}`)) ||
    (chunk.when !== undefined && DATED.has(phrase.meaning))
  );
}

/** Senses that say the same as a question does, wherever they stand in its sentence. */
const RELATED: Readonly<Record<string, readonly string[]>> = {
  hours: ['open'],
  price: ['price', 'free'],
  free_entry: ['free', 'price'],
  children: ['feature:children'],
  dogs: ['feature:dogs'],
  wheelchair: ['wheelchair', 'feature:lift'],
  'feature:lift': ['feature:lift'],
  'feature:accessible_toilet': ['feature:accessible_toilet', 'feature:indoors'],
  distance: ['distance'],
  directions: ['distance', 'kind:metro_station'],
  departure: ['distance', 'open'],
  food: ['category', 'kind'],
  known_for: ['fame', 'quality'],
  station: ['kind:metro_station', 'distance', 'kind:train_station', 'kind:bus_station'],
  step_free_station: ['kind:metro_station', 'distance', 'feature:lift', 'wheelchair'],
  booking: ['feature:reservation'],
  worth_it: ['quality', 'fame'],
  rating: ['quality'],
};
const DATED: ReadonlySet<string> = new Set([
  ...['hours', 'price', 'free_entry', 'last_admission', 'booking', 'crowds', 'departure'],
]);
