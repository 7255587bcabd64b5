// What comes into a plan that stands for something that goes: "I'd like to see the palace, swap it in and drop the museum".
import type { Wish } from '../../../wishes/wish.ts';
import type { PlanEdit, Reference } from '../../frame.ts';
import { lineOfWords, type PlacedReference, type Reading, writtenIn } from '../context.ts';
import { clauseOf, type Sentence } from '../sentence.ts';
import { thingsIn } from './beside.ts';
import { putIn } from './put-said.ts';

interface Part {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
  readonly wishes: readonly Wish[];
}

/** The name that was said last comes in; what stands behind the verb of dropping, where there is one, gives way to it. */
export function swappedIn(reading: Reading, parts: readonly Part[]): PlanEdit | undefined {
  const { context, document, grammar } = reading;
  if (!context.hasPlan) return undefined;
  const { words } = document;
  const part = parts.find(({ sentence }) => grammar.plans.swapsIn.test(writtenIn(reading, sentence)));
  if (!part) return undefined;
  const { from, to } = part.sentence;
  const drop = words.findIndex(
    (_, at) => at >= from && at < to && grammar.plans.dropping.test(lineOfWords(words.slice(at, at + 1))),
  );
  const dropStart = words[drop]?.start ?? Number.NEGATIVE_INFINITY;
  const names = parts
    .flatMap(({ references }) => references.map(({ reference }) => reference))
    .filter((each): each is Extract<Reference, { kind: 'name' }> => each.kind === 'name');
  const comes = names.findLast(({ said }) => drop < 0 || said.end <= dropStart);
  if (!comes) return undefined;
  const [gone] =
    drop < 0
      ? []
      : thingsIn(reading, part.sentence, part.references, part.wishes)
          .filter(({ of, start }) => start >= dropStart && of !== comes)
          .sort((a, b) => a.start - b.start);
  const isIt = part.references.some(({ reference }) => reference.kind === 'pronoun');
  if (!gone && !isIt) return undefined;
  return gone ? { kind: 'swap', of: gone.of, by: { reference: comes } } : { kind: 'add', stop: { reference: comes } };
}

/** "Take them out and put the stadium in": what the same sentence puts in behind the verb. */
export function putBehind(
  reading: Reading,
  { part: { sentence, references, wishes }, at }: { readonly part: Part; readonly at: number },
): readonly PlanEdit[] {
  if (at >= sentence.to) return [];
  const clause = clauseOf(sentence, reading, at, sentence.to);
  return putIn(reading, clause, references, wishes, true)?.edits ?? [];
}
