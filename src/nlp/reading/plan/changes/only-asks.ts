// Questions: a clause that only asks changes nothing of the plan.
import { lineOfWords, type Reading, saidOf } from '../../context.ts';
import type { Clause } from './clause.ts';

/** "How do I get to the Prado without walking?", "is it open then?": it asks for a fact, and proposes nothing. */
export function onlyAsks(reading: Reading, { isAsked, part, from, to, verb, items }: Clause): boolean {
  const { plans } = reading.grammar;
  const line = lineOfWords(reading.document.words.slice(from, to));
  if (!isAsked || plans.proposing.test(line)) return false;
  if (!verb && plans.asksOfIt.test(line)) return true;
  // "Which is better for wine, the tavern or the bar?": stops are set side by side.
  if (!verb && isCompared(part, items)) return true;
  const { start, end } = saidOf(reading, from, to);
  const verbAt = verb ? saidOf(reading, verb.from, verb.to).start : Number.POSITIVE_INFINITY;
  // "Take the Prado out, how far is it then?": behind the verb, the question is of what is left.
  return part.asks.some(
    (ask) =>
      // "Which is better for wine, the first bar or the tavern?" chooses between two, and adds neither of them, nor any wine.
      (ask.kind === 'fact' || (ask.kind === 'compare' && ask.of.length > 1)) &&
      ask.said.start >= start &&
      ask.said.end <= end &&
      ask.said.start < verbAt,
  );
}

const isCompared = ({ asks, sentence }: Clause['part'], items: Clause['items']): boolean =>
  asks.some(({ kind }) => kind === 'compare') &&
  sentence.isQuestion &&
  !items.some((each) => each.kind === 'word' && each.role !== 'it' && each.role !== 'not');
