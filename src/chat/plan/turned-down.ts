// Places that nobody wants to hear of again in this talk: they went from the plan, or a message refused them.
import type { PlaceId } from '../../domain/branded.ts';
import type { Plan } from '../../domain/plan.ts';
import type { Frame } from '../../nlp/frame.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { isWhat } from '../../wishes/wish.ts';
import { type DialogueAct, PLAN_ACTS } from '../acts.ts';
import type { Answer } from '../answer.ts';
import { type TalkState, withoutSearch } from '../state.ts';
import type { Turn } from '../turn.ts';

/** The talk as this message leaves it before anything is done: without a plan that is refused, and without refused places. */
export function heldIn(state: TalkState, frame: Frame): TalkState {
  const held = frame.isPlanRefused ? withoutPlan(state) : frame.isPlanLeft ? withPlanLeft(state) : state;
  return withRefused(held, frame);
}

/** "Just name me a bar near there": as after a list. */
const withPlanLeft = (state: TalkState): TalkState => ({ ...state, lastAct: 'recommend' });

/** "I don't want a plan": the one that stands is given up, with what was looked for to make it. */
export function withoutPlan(state: TalkState): TalkState {
  const { plan: _, planRef: __, planAsked: ___, planVersions: ____, ...rest } = state;
  return PLAN_ACTS.has(state.lastAct ?? '') ? { ...withoutSearch(rest), categories: [], filters: [] } : rest;
}

/** "Forget the plan", and nothing else. */
export const planOver = ({ frame: { planEnded, asks, wishes } }: Turn): DialogueAct | undefined =>
  planEnded && asks.every(({ kind }) => kind === 'forget') && !wishes.some(isWhat)
    ? { kind: 'forget', of: planEnded.text }
    : undefined;

/** With the places that this message refuses by name: no choice of its own turn takes them either. */
function withRefused(state: TalkState, { references, wishes }: Frame): TalkState {
  const refused = [
    ...references.flatMap((each) => (each.kind === 'name' && each.role === 'except' ? (placeIdIn(each) ?? []) : [])),
    ...wishes.flatMap((wish) =>
      wish.attribute === 'place' && wish.polarity === 'avoid' && wish.operator === 'is' ? wish.value : [],
    ),
  ];
  return refused.length > 0 ? { ...state, turnedDown: distinct([...(state.turnedDown ?? []), ...refused]) } : state;
}

/** A list is chosen without them. */
export function withoutPlacesTurnedDown(act: DialogueAct, { turnedDown = [] }: TalkState): DialogueAct {
  const isChoice = act.kind === 'recommend' || act.kind === 'refine' || act.kind === 'more' || act.kind === 'nearby';
  if (!isChoice || turnedDown.length === 0) return act;
  return { ...act, without: distinct([...(act.without ?? []), ...turnedDown]) };
}

/** Of a plan that words changed, what was in it and is not any more; what is in the plan now was named again. */
export function turnedDownAfter(
  { turnedDown = [], plan: before }: TalkState,
  plan: Plan | undefined,
  act: DialogueAct,
  found: Answer,
): readonly PlaceId[] {
  const is = new Set(idsOf(plan));
  const isChanged = act.kind === 'edit_plan' && found.kind === 'timetable' && !found.isUndone;
  // Stops that went only because no hour was left for them were turned down by nobody.
  const unplaced = new Set(found.kind === 'timetable' ? found.unplaced : []);
  const gone = isChanged ? idsOf(before).filter((id) => !unplaced.has(id)) : [];
  return distinct([...turnedDown, ...gone]).filter((id) => !is.has(id));
}

const idsOf = (plan: Plan | undefined): readonly PlaceId[] =>
  (plan?.days ?? []).flatMap(({ stops }) => stops.map(({ placeId }) => placeId));

const distinct = (ids: readonly PlaceId[]): readonly PlaceId[] => [...new Set(ids)];
