// Words by which people tell how their day is bound, beside what they ask: the train that takes them home, the room that is
// not ready, the bed that they have.

export interface ToldWords {
  /** A diet told of somebody who comes along: "we are vegan". Over the line of a sentence. */
  readonly diet: RegExp;
  /** What is told of children with their ages at the end: "two boys of 6 and 8". Over the text as it is written. */
  readonly ofChildren: RegExp;
  /**
   * The means of travel with where it goes: "my train to Seville". The first group stays. Over the text as it is written, with
   * the flags giu.
   */
  readonly bound: RegExp;
  /** "I'm at a hotel by the harbour": where one stays, with what to say instead. Over the text as it is written, flags giu. */
  readonly staying: readonly [words: RegExp, plain: string];
  /** "I don't mind taking a taxi", "it can be twenty minutes by metro": how far it may be, and no way that is asked for. */
  readonly farther: readonly [words: RegExp, plain: string];
  /** A piece that tells of a departure: "my flight is at nine". Over folded text, as are the others. */
  readonly journey: RegExp;
  /** By what one leaves. */
  readonly means: Readonly<Record<'air' | 'rail' | 'road', RegExp>>;
  /** Asks the way to the place whose name is put behind it; and to the airport, as people call it. */
  readonly wayTo: string;
  readonly airport: string;
  /** Where the asker stays, in a reply. */
  readonly home: string;
  /** From where it leaves: the first group is its name. Over folded text. */
  readonly leavesFrom: RegExp;
  /** A piece that tells of the room: when one may have it, that one has it. */
  readonly lodging: RegExp;
  /** Asks when to set out. */
  readonly whenToLeave: RegExp;
  /** Means by which one gets to the station or the airport. */
  readonly ways: RegExp;
  /** Asks whether there is time enough to catch it. */
  readonly inTime: RegExp;
  /** Words of a complaint that ask nothing themselves: "that's not what I asked". */
  readonly complaint: RegExp;
  /** Says again what is wanted: "what I need is a locker". */
  readonly restated: RegExp;
  /** Begins by denying something, before what is wanted is said again. */
  readonly denies: RegExp;
  /** Ends the words up to "for", before people: says for whom something is. Over a folded line. */
  readonly isFor: RegExp;
}
