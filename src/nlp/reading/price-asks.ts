// Prices that are asked for somebody: in a short message behind another price, or in whatever words say who may pay less.
import type { Ask } from '../frame.ts';
import { type PlacedReference, type Reading, saidOf, writtenIn } from './context.ts';
import { subjectOf } from './feature-asks.ts';
import { payerOf, payersIn } from './payers.ts';
import type { Sentence } from './sentence.ts';

/** "And for students?", after a price, is about their price. */
export function priceAgain(reading: Reading, sentence: Sentence): Ask[] {
  const { context, grammar, document } = reading;
  const { from, to, isQuestion } = sentence;
  const forWhom = payerOf(payersIn(writtenIn(reading, sentence), grammar.payers));
  if (!forWhom || to - from > SHORT || context.lastQuestion === undefined) return [];
  // "How do we get there? The little one is tired": told beside a question, and no question itself.
  if (!isQuestion && /[?¿]/u.test(document.text)) return [];
  if (context.lastQuestion !== 'prices' && forWhom !== 'student' && forWhom !== 'senior') return [];
  return [{ kind: 'fact', attribute: 'price', forWhom, said: saidOf(reading, from, to) }];
}
const SHORT = 6;

/**
 * "28 is a bit much, don't kids pay less?", «¿hay descuento con el carné joven?»: a question that speaks of paying and of people who
 * may pay less asks their price, of the place that it names or that is talked of.
 */
export function reducedAsks(
  reading: Reading,
  sentence: Sentence,
  subjects: readonly PlacedReference[],
  { isSearch, asks }: { readonly isSearch: boolean; readonly asks: readonly Ask[] },
): Ask[] {
  const { context, grammar } = reading;
  const line = writtenIn(reading, sentence);
  const isTold = asks.some(
    (ask) => ask.kind === 'fact' && (ask.attribute === 'price' || ask.attribute === 'free_entry'),
  );
  const isOfTable = context.topic === 'place' || context.topic === 'plan' || subjects.length > 0;
  if (isTold || !sentence.isQuestion || !isOfTable || (isSearch && subjects.length === 0)) return [];
  const forWhom = payerOf(payersIn(line, grammar.payers));
  const isReduced = grammar.payers.reduced.test(line);
  const isOfPayer = forWhom !== undefined && forWhom !== 'adult' && grammar.payers.paying.test(line);
  if (!isReduced && !isOfPayer) return [];
  const of = subjectOf(sentence, subjects);
  const said = saidOf(reading, sentence.from, sentence.to);
  return [{ kind: 'fact', attribute: 'price', ...(of && { of }), ...(forWhom && { forWhom }), isReduced: true, said }];
}
