// A question that is asked of every stop of the plan.
import { hasWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import type { Turn } from '../turn.ts';

/** "Are all of them step free?", of the stops of the plan. */
export function askedOfAll({ frame, conversation }: Turn): DialogueAct | undefined {
  const [ask, another] = frame.asks;
  if (ask?.kind !== 'fact' || another || ask.of?.kind !== 'all' || frame.plan || hasWhat(frame)) return undefined;
  const placeIds = (conversation.plan?.days ?? []).flatMap(({ stops }) => stops.map(({ placeId }) => placeId));
  const { attribute, on, diet } = ask;
  return placeIds.length > 1
    ? { kind: 'tell_each', placeIds, questions: [{ attribute, ...(on && { on }), ...(diet && { diet }) }] }
    : undefined;
}
