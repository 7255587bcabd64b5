// Whether a message only asks about places of the plan that stands, and does nothing to the plan: "Triciclo, is it a bit fancy?",
// «¿la cena dónde es? ¿se puede pagar con tarjeta allí?»
import type { Ask } from '../../frame.ts';
import { type PlacedReference, type ReadContext, type Reading, writtenIn } from '../context.ts';
import type { Sentence } from '../sentence.ts';
import { withoutPlan } from './anew.ts';
import { isPlanSpokenOf } from './spoken-of.ts';

interface Part {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
}

/** It asks, names or points at one place at least, and says no word by which plans are changed. */
export function mayOnlyAsk(reading: Reading, parts: readonly Part[]): boolean {
  if (!reading.context.hasPlan || !isPlanSpokenOf(reading)) return false;
  const { topic } = reading.context;
  const { roles, wanting, wantingAnother, verdicts, ofPlan } = reading.grammar.plans;
  const isChange = ({ sentence, references }: Part) => {
    const line = writtenIn(reading, sentence);
    // "Without gluten" takes nothing out.
    const isDone = roles.some(
      ([role, pattern]) =>
        DONE.has(role) && (line.match(pattern) ?? []).some((words) => !reading.grammar.negation.test(`${words} `)),
    );
    // "Isn't that rather for eating on one's feet?" asks of the stop that it names, and wants no other.
    const isOfStop = sentence.isQuestion && references.some(isOfOne);
    return isDone || (!isOfStop && wanting.test(line)) || wantingAnother.test(line) || ofPlan.test(line);
  };
  const isJudged = ({ sentence, references }: Part) =>
    references.some(({ from, to }) => {
      // "We know the square, what about the temple?": what is told before the question.
      const mark = reading.document.words.findIndex(({ norm }, at) => at >= to && at < sentence.to && norm === ',');
      if (sentence.isQuestion && mark < 0) return false;
      const end = sentence.isQuestion ? mark : sentence.to;
      const line = ` ${writtenIn(reading, { from: sentence.from, to: from }).trim()} @ ${writtenIn(reading, { from: to, to: end }).trim()} `;
      return [...verdicts.against, ...verdicts.known, ...verdicts.missing].some((pattern) => pattern.test(line));
    });
  return (
    parts.some(({ sentence }) => sentence.isQuestion) &&
    parts.some(({ references }) => references.some((each) => isOfOne(each) && !(isIt(each) && topic !== 'place'))) &&
    !parts.some(isChange) &&
    !parts.some(isJudged)
  );
}
const DONE: ReadonlySet<string> = new Set([
  ...['swap', 'drop', 'put', 'move', 'insteadOf', 'instead', 'anyBut', 'exceptFor', 'allBut', 'reordered'],
  ...['restore', 'keep', 'asWas', 'planBefore', 'fill'],
]);

const isOfOne = ({ reference }: PlacedReference): boolean =>
  (reference.kind === 'name' && reference.role !== 'from' && reference.role !== 'near') || POINTING.has(reference.kind);
/** "What does it cost?", of a plan that was just told, asks of all of it. */
const isIt = ({ reference }: PlacedReference): boolean => reference.kind === 'pronoun';
const POINTING: ReadonlySet<string> = new Set(['type', 'ordinal', 'described', 'pronoun']);

/** Facts, beside the ways, which plans tell between their stops. */
export const asksFacts = (asks: readonly Ask[]): boolean => {
  const facts = asks.filter((ask) => ask.kind === 'fact');
  return facts.length > 0 && facts.every(({ attribute }) => !OF_WAYS.has(attribute));
};
const OF_WAYS: ReadonlySet<string> = new Set(['directions', 'distance', 'departure', 'apart', 'in_time']);

/** The talk is about one place, whatever plan it stands in. */
export const ofPlaces = (context: ReadContext): ReadContext => ({ ...withoutPlan(context), topic: 'place' });
