// What should be there, as a question or a preference says it: for a stop that is spoken of beside it.
import { lineOfWords, type Reading } from '../../context.ts';
import { type Clause, lineAround, ownOf } from './clause.ts';
import { type Wanted, wantedFrom } from './wanted.ts';

export type WantedByWords = Wanted & {
  readonly isElse?: true;
  readonly isAnother?: true;
  /** "Find us": a list is asked for, unless a stop was just turned down. */
  readonly isSought?: true;
};

/** "Is there a pizza place?", "the temple would be more our thing": what should be there, for a stop that is spoken of. */
export function soughtIn(reading: Reading, clause: Clause, isCued: boolean): WantedByWords | undefined {
  const { askedFor, wouldBe } = reading.grammar.plans;
  const fresh = ownOf(clause).find(
    ({ what, stands, isBare }) => what !== 'meal' && (stands.length === 0 || (what === 'type' && isBare)),
  );
  if (!fresh) return undefined;
  if (wouldBe.test(lineAround(reading, clause, fresh))) return wantedFrom(reading, clause, clause.from);
  const line = lineOfWords(reading.document.words.slice(clause.from, clause.to));
  return !isCued && clause.isAsked && askedFor.test(line)
    ? { ...wantedFrom(reading, clause, clause.from), isSought: true }
    : undefined;
}
