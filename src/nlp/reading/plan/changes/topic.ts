// What a question is about, put right before it is asked again: no stop is meant.
import type { Reading } from '../../context.ts';
import { type Clause, ownOf } from './clause.ts';
import { isIdle } from './idle.ts';
import type { Mention } from './mention.ts';
import type { Outcome } from './outcomes.ts';

/** "The cafés, not the cathedral! Which of the two do you recommend?": what is asked about, and no stop to take out. */
export function withoutTopic(reading: Reading, all: readonly Outcome[]): readonly Outcome[] {
  const isAsking = (each: Outcome) => each.clause.isAsked && isIdle(each);
  const [topic, denied, ...rest] = all;
  const { words } = reading.document;
  const isOnlyNamed = ({ from, to }: Clause, mention: Mention | undefined) =>
    mention !== undefined && words.slice(from, to).filter(({ norm }) => /\p{L}/u.test(norm)).length <= TOPIC_WORDS;
  if (!topic || !denied || rest.length === 0 || !rest.every(isAsking)) return all;
  const isTopic = !topic.clause.verb && !topic.wanted && isOnlyNamed(topic.clause, ownOf(topic.clause)[0]);
  const isDenied = !denied.clause.verb && !denied.gone && isOnlyNamed(denied.clause, denied.judged?.[0]?.mention);
  return isTopic && isDenied && topic.clause.part === denied.clause.part
    ? [topic, { clause: denied.clause }, ...rest]
    : all;
}
const TOPIC_WORDS = 3;
