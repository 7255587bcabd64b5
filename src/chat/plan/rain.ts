// A plan in the rain: what lies under the open sky gives way, unless another day or only the way is asked about.
import { factsIn } from '../../nlp/ask.ts';
import { hasWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import type { Turn } from '../turn.ts';

/** "And if it rains?", "what if it's wet on day two?": the stops of that day, or of all, under a roof. */
export function underRoof({ frame, conversation }: Turn): DialogueAct | undefined {
  const { situation, plan, whens } = frame;
  const isWet = situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain');
  const isMore = plan?.kind === 'make' || (plan?.edits.length ?? 0) > 0 || hasWhat(frame);
  // "How do we get there if it rains?" asks the way.
  const isWayAsked = factsIn(frame).some(({ attribute }) => attribute === 'directions');
  if (!isWet || isMore || plan?.question?.about === 'leg' || isWayAsked) return undefined;
  const on = plan?.question?.when ?? whens.find(({ day }) => day !== undefined);
  // "What if it rains tomorrow?", of a plan for today, is asked of another day.
  if (on?.day !== undefined && conversation.plan?.days.every(({ day }) => day !== on.day)) return undefined;
  const ofDay = plan?.question?.ofDay;
  return { kind: 'edit_plan', edits: [{ kind: 'indoors', ...(on && { on }), ...(ofDay !== undefined && { ofDay }) }] };
}
