// What rain does to the plan that stands.
import { factsIn } from '../../nlp/ask.ts';
import type { Frame } from '../../nlp/frame.ts';
import { hasWhat } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';

/**
 * "And if it rains?", "what if it's wet on day two?": the stops of that day, or of all, under a roof. "How do we get from the one
 * to the other if it rains?" is a way, and the plan stays.
 */
export function underRoof(frame: Frame): DialogueAct | undefined {
  const { situation, plan, whens } = frame;
  const isWet = situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain');
  const isMore = plan?.kind === 'make' || (plan?.edits.length ?? 0) > 0 || hasWhat(frame);
  const isOfWay = factsIn(frame).some(({ attribute }) => attribute === 'directions');
  if (!isWet || isMore || isOfWay) return undefined;
  const on = plan?.question?.when ?? whens.find(({ day }) => day !== undefined);
  const ofDay = plan?.question?.ofDay;
  return { kind: 'edit_plan', edits: [{ kind: 'indoors', ...(on && { on }), ...(ofDay !== undefined && { ofDay }) }] };
}
