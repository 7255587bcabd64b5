// What a turn of conversation comes to.
import type { DialogueAct } from '../../chat/acts.ts';
import type { Answer } from '../../chat/answer.ts';
import type { TalkState } from '../../chat/state.ts';
import type { ChatAnswer } from './answered.ts';

export interface TakenTurn {
  readonly answer: ChatAnswer;
  readonly next: TalkState;
  /** What was decided and found out, for those who check that the reply says it. */
  readonly act: DialogueAct;
  readonly found: Answer;
  /** All that was carried out: the act, and what was asked beside it. */
  readonly acts: readonly DialogueAct[];
  /** The asks that the message had, each as a turn; `act` and `found` are of the last list among them. */
  readonly parts?: readonly TakenTurn[];
}
