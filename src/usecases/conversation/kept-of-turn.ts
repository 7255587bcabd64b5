// What a turn leaves to the next one beside its list: who asks, the plan that stands, and what was settled on.
import { isGivenBack } from '../../chat/lists/given-back.ts';
import { agreedAfter } from '../../chat/plan/agreed.ts';
import { turnedDownAfter } from '../../chat/plan/turned-down.ts';
import { situationNow, withoutOtherMoney } from '../../chat/situation.ts';
import type { TalkState } from '../../chat/state.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Frame, PlanEdit } from '../../nlp/frame.ts';
import { UNSAID } from '../../wishes/wish.ts';
import { versionsAfter } from './plan/versions.ts';
import type { TakenTurn } from './taken-turn.ts';

/** What was said of the asker, and the plan that stands, outlive every list. */
export function withAsker(
  next: TalkState,
  before: TalkState,
  { frame, found, act, today }: Pick<TakenTurn, 'found' | 'act'> & { readonly frame: Frame; readonly today: CivilDay },
): TalkState {
  const situation = situationNow(before.situation, withoutOtherMoney(frame, 'search' in act ? next.categories : []));
  const plan = found.kind === 'timetable' ? found.plan : before.plan;
  const planVersions = found.kind === 'timetable' ? versionsAfter(before, found) : before.planVersions;
  const agreed = agreedAfter(before.agreed, frame, act, today);
  const turnedDown = turnedDownAfter(before, plan, act, found);
  // What is taken back of the asker is gone, whether or not anything else is known.
  const { situation: _, wishes, ...rest } = next;
  const still = wishes?.filter((wish) => wish.attribute !== 'feature' || !isGivenBack(wish, frame));
  return {
    ...rest,
    ...(still && { wishes: still }),
    ...(turnedDown.length > 0 && { turnedDown }),
    ...(Object.keys(situation).length > 0 && { situation }),
    ...(plan && { plan }),
    ...(act.kind === 'edit_plan' && found.kind === 'timetable' && withEndSaid(next, act.edits, found.plan)),
    ...(planVersions && { planVersions }),
    ...(Object.keys(agreed).length > 0 && { agreed }),
  };
}

/** "Finish by seven" holds for every change that comes after it. */
function withEndSaid(
  { planAsked }: TalkState,
  edits: readonly PlanEdit[],
  { days }: Plan,
): Pick<TalkState, 'planAsked'> {
  const isEnd = edits.some(
    (edit) => edit.kind === 'shift' && (edit.endAt ?? edit.lasts ?? edit.endsEarlier) !== undefined,
  );
  const until = days.at(-1)?.until;
  if (!planAsked || !isEnd || until === undefined || days.length > 1) return {};
  const { label: _, ...window } = planAsked.request.window ?? { said: UNSAID };
  return { planAsked: { ...planAsked, request: { ...planAsked.request, window: { ...window, toMin: until } } } };
}
