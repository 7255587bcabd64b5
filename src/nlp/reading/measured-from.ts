// Names that a distance is measured from.
import { ARTICLES } from '../name-readings.ts';
import type { Reading } from './context.ts';
import type { Sentence } from './sentence.ts';

/** "How far is it from the park?", behind the name of a museum or of one that is talked of: the park is what it is measured from. */
export function isOnlyMeasured(reading: Reading, { phrases, chunks }: Sentence, from: number): boolean {
  const { words } = reading.document;
  let at = from - 1;
  while (at > 0 && ARTICLES.has(words[at]!.norm)) at--;
  const isLed = words[at] !== undefined && reading.grammar.measuredFrom.has(words[at]!.norm);
  const asked = phrases.find(({ family, meaning }) => family === 'ask' && meaning === 'distance');
  const isOther = reading.context.topic === 'place' || chunks.some(({ name, to }) => name && asked && to <= asked.from);
  return isLed && asked !== undefined && asked.to >= at && isOther;
}

/** "Within 300 m of Sol", "a menos de 300 m de Sol": the distance is measured from the name. */
export function isMeasuredFrom({ amounts, grammar, document: { words } }: Reading, from: number): boolean {
  let at = from - 1;
  while (at > 0 && ARTICLES.has(words[at]!.norm)) at--;
  const link = words[at];
  return (
    link !== undefined &&
    grammar.measuredFrom.has(link.norm) &&
    amounts.some(({ kind, said }) => MEASURES.has(kind) && said.end <= link.start && said.end >= words[at - 1]!.start)
  );
}
const MEASURES: ReadonlySet<string> = new Set(['distance', 'walk']);
