// Words by which a message leaves the plan that stands: it is over, it stays as it is, one place is asked for beside it, or another
// plan is made. Patterns run over a folded line with blanks at its ends.
export interface PlanAnewWords {
  /** The plan is over, or none is wanted at all: "forget the plan", "I don't want a plan", "I didn't ask for an itinerary". */
  readonly refused: RegExp;
  /** Of a talk that has a plan: "forget it all". */
  readonly allForgotten: RegExp;
  /** The plan that stands stays as it is: "I don't want to change the plan". */
  readonly unchanged: RegExp;
  /** One place is looked for, and nothing else: "just name me a". */
  readonly placeAlone: RegExp;
  /** The asker picks one among several: "tell me a few and I choose". */
  readonly choosing: RegExp;
  /** Another plan is made: "start again", "from scratch", "you changed everything". */
  readonly startsOver: RegExp;
  /** The same, unless one of the stops is meant: "give me another one". */
  readonly startsOne: RegExp;
}
