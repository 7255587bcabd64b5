// "Which of the first three is quieter?": as long as the message is answered, the list is no longer than that.
import type { Frame } from '../../nlp/frame.ts';
import type { TalkState } from '../state.ts';
import { listInQuestion } from './spoken-of.ts';

/** The talk with only so much of its list as the message points at. */
export function withFirstOfList(state: TalkState, { references }: Frame): TalkState {
  const [first] = references.flatMap((each) => (each.kind === 'all' ? (each.first ?? []) : []));
  const list = listInQuestion(state);
  if (first === undefined || first >= list.length) return state;
  const { focus: _, together: __, ...rest } = state;
  return { ...rest, shown: list.slice(0, first) };
}

/** What is remembered of a turn on a part of the list: the whole stays on the table. */
export const withWholeList = (next: TalkState, part: TalkState, whole: TalkState): TalkState =>
  part !== whole && next.shown.join() === part.shown.join() ? { ...next, shown: listInQuestion(whole) } : next;
