// What people come in by at the beginning of a stay.
import { lineOfWords, type Reading } from './context.ts';

/** What people come in by, where both ends of their stay were said. */
export function arrivingBy({ document: { words }, grammar }: Reading): 'flight' | 'train' | undefined {
  const line = lineOfWords(words);
  const { stay, flying, railing, layover } = grammar.plans;
  if (layover.test(line)) return 'flight';
  if (!stay.every((pattern) => pattern.test(line))) return undefined;
  return flying.test(line) ? 'flight' : railing.test(line) ? 'train' : undefined;
}
