// The versions of a plan before the present one, which a change taken back returns to.
import type { TimetableAnswer } from '../../../chat/plan/answer.ts';
import { MAX_PLAN_VERSIONS, type TalkState } from '../../../chat/state.ts';
import type { Plan } from '../../../domain/plan.ts';

/** The first version is kept, however many follow; an undone one is gone. */
export function versionsAfter({ plan, planVersions = [] }: TalkState, found: TimetableAnswer): readonly Plan[] {
  if (found.isUndone) return planVersions.slice(0, -1);
  if (!plan || found.isRetold || JSON.stringify(plan) === JSON.stringify(found.plan)) return planVersions;
  const [first, ...others] = [...planVersions, plan];
  return [first!, ...others.slice(1 - MAX_PLAN_VERSIONS)];
}
