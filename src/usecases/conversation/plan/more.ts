// One visit more in a plan that stands.
import type { TalkState } from '../../../chat/state.ts';
import type { Plan } from '../../../domain/plan.ts';
import type { PlanEdit } from '../../../nlp/frame.ts';
import { chooseDay } from '../../../plan/choose.ts';
import { UNSAID, type Wish } from '../../../wishes/wish.ts';
import { planWorldOf } from '../../plan-world.ts';
import type { Scene } from '../world.ts';
import { filledByWords } from './day.ts';
import { daysMeant } from './drops.ts';
import type { Outcome } from './outcome.ts';

/** Wherever it fits best in the day that is meant, else in the first. */
export function fuller(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { like = [], ...meant }: Pick<PlanEdit, 'on' | 'ofDay'> & { readonly like?: readonly Wish[] } = {},
): Outcome {
  const world = planWorldOf(scene.world);
  const [first] = daysMeant(plan, meant);
  if (!first) return { trouble: 'no_plan' };
  const others = plan.days.filter((day) => day !== first);
  // What was asked of the plan holds for what comes into it.
  const wishes = [...(conversation.planAsked?.search.wishes ?? []), ...like];
  const request = { kind: 'make', stops: [], edits: [], pace: 'packed', said: UNSAID } as const;
  const { day } = filledByWords(scene, { conversation, wishes }, request, first, [...others, first], world);
  const visits = day.stops.filter(({ meal }) => !meal).flatMap(({ placeId }) => world.placeOf(placeId) ?? []);
  const grown = chooseDay(
    {
      day: first,
      fixed: first.stops,
      visits: visits.slice(0, 1).map((place) => ({ place, reward: 1 })),
      meals: [],
      mostVisits: first.stops.length + 1,
    },
    world,
  );
  return grown.stops.length > first.stops.length
    ? { plan: { ...plan, days: plan.days.map((day) => (day === first ? grown : day)) } }
    : { trouble: 'not_found' };
}
