// Words by which a language asks about topics of the city, whichever city it is.
import type { TopicAspect } from '../../domain/topic-aspect.ts';

export interface TopicWords {
  /**
   * Words of like meaning, each group with the one word that stands for it in the rows of a pack: "labrador" for "dog".
   * Over folded text, with the flags gu.
   */
  readonly alike: readonly (readonly [word: string, others: RegExp])[];
  /** What a question asks of a topic: its hours, what it costs. Over folded text. */
  readonly aspects: Readonly<Record<TopicAspect, RegExp>>;
  /** How a text looks that tells such a side. Over the text as it is written. */
  readonly tells: Readonly<Partial<Record<TopicAspect, RegExp>>>;
  /** Asks what one does in the city, and looks for no place: "how much does one tip in a restaurant?" Over folded text. */
  readonly custom: RegExp;
  /** Says what was not asked: "I'm not asking the way". Over folded text. */
  readonly denied: RegExp;
  /** Points at what the words before name: "do they give her a discount?" Over folded text. */
  readonly pointsBack: RegExp;
  /** Asks for a text, for homework, for code, for data of a person: none of it is a guide's business. Over folded text. */
  readonly errand: RegExp;
}
