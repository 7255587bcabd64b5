// One visit more in a plan that stands.
import type { TalkState } from '../../../chat/state.ts';
import { HALF_DAY } from '../../../domain/civil-day.ts';
import type { Plan, PlanDay } from '../../../domain/plan.ts';
import type { PlanEdit, When } from '../../../nlp/frame.ts';
import { chooseDay } from '../../../plan/choose.ts';
import { withDayAt } from '../../../plan/edit.ts';
import { schedule } from '../../../plan/schedule.ts';
import { UNSAID, type Wish } from '../../../wishes/wish.ts';
import { planWorldOf } from '../../plan-world.ts';
import type { Scene } from '../world.ts';
import { filledByWords } from './day.ts';
import { daysMeant } from './drops.ts';
import type { Outcome } from './outcome.ts';

type More = Extract<PlanEdit, { kind: 'more' }>;

/** Wherever it fits best in the day that is meant, else in the first. */
export function fuller(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { like = [], at, ...meant }: Pick<PlanEdit, 'on' | 'ofDay'> & Pick<More, 'like' | 'at'> = {},
): Outcome {
  const world = planWorldOf(scene.world);
  const [first] = daysMeant(plan, meant);
  if (!first) return { trouble: 'no_plan' };
  const index = plan.days.indexOf(first);
  const others = plan.days.filter((day) => day !== first);
  // What was asked of the plan holds for what comes into it.
  const wishes = [...(conversation.planAsked?.search.wishes ?? []), ...like];
  if (at) return gapFilled(scene, conversation, plan, index, { like: wishes, at });
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
  return grown.stops.length > first.stops.length ? { plan: withDayAt(plan, index, grown) } : { trouble: 'not_found' };
}

/** "Nothing from three to six", "fill the afternoon": what suits the plan, between the stops that are there. */
function gapFilled(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  index: number,
  { like, at }: { readonly like: readonly Wish[]; readonly at: When },
): Outcome {
  const world = planWorldOf(scene.world);
  const day = plan.days[index]!;
  const { visits } = schedule(day, world);
  const inDay = (minute: number | undefined) =>
    minute === undefined || minute >= day.from || at.label ? minute : minute + HALF_DAY;
  const until = Math.min(inDay(at.toMin) ?? day.until, LATEST);
  const free = visits.filter(({ begin }) => begin < until).at(-1)?.leave ?? day.from;
  const from = Math.max(
    inDay(at.fromMin) ?? free,
    visits.filter(({ begin }) => begin <= (inDay(at.fromMin) ?? free)).at(-1)?.leave ?? 0,
  );
  if (until - from < SHORTEST_GAP) return { trouble: 'nothing_fits' };
  const last = visits.filter(({ leave }) => leave <= from).at(-1);
  const gap: PlanDay = {
    ...day,
    start: { position: last?.place.position ?? day.start.position },
    from,
    until,
    stops: [],
  };
  const request = { kind: 'make', stops: [], edits: [], said: UNSAID } as const;
  const filled = filledByWords(scene, { conversation, wishes: like }, request, gap, plan.days, world).day;
  const coming = filled.stops.filter(({ meal }) => !meal);
  if (coming.length === 0) return { trouble: 'not_found' };
  const slot = visits.filter(({ begin }) => begin < from).length;
  const stops = [...day.stops.slice(0, slot), ...coming, ...day.stops.slice(slot)];
  return { plan: withDayAt(plan, index, { ...day, stops, until: Math.max(day.until, until) }) };
}
const LATEST = 27 * 60;
const SHORTEST_GAP = 45;
