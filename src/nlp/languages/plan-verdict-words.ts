// Words by which a message judges a stop of the plan that stands. Each pattern is searched in one clause, folded, with a blank at
// its ends and `@` for the stop that is judged.

/** What is thought of a stop: it may stay, it is not wanted, it was seen before, it is doubted, it is not there and should be. */
export type Verdict = 'for' | 'against' | 'known' | 'doubt' | 'missing';

export interface PlanVerdictWords {
  readonly verdicts: Readonly<Record<Verdict, readonly RegExp[]>>;
  /** Where what should rather be there begins: "something", "another". */
  readonly wanting: RegExp;
  /** Beside what would do, among other things: "or something". */
  readonly orSo: RegExp;
  /** What should be there unless the stop that was asked about will do: "if not". */
  readonly wantingElse: RegExp;
  /** Before the name of what should rather be there. */
  readonly wantingNamed: RegExp;
  /** Behind the name or the kind of what should rather be there, `@`: "@ would be lovely". */
  readonly wouldBe: RegExp;
  /** The same, and more of it may be meant: "another museum". */
  readonly wantingAnother: RegExp;
  /** What stands behind it may be so, and is not asked for: "even if it is". */
  readonly indifferent: RegExp;
  /** Directly before what people had, and want no more: "they had one with". */
  readonly having: ReadonlySet<string>;
  /** What is not to be there stands behind it, and never ahead. */
  readonly without: ReadonlySet<string>;
  /** What a place that was spoken of has is asked: "do they have something for her?". */
  readonly asksOfIt: RegExp;
  /** Words beside what is wanted that say nothing of it. */
  readonly besideWant: ReadonlySet<string>;
  /** Nothing but what is listed behind it: "just the museum". */
  readonly onlyThose: RegExp;
  /** A meal is had where people live: no table for it. */
  readonly eatenAtHome: RegExp;
}
