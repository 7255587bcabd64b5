// A stop within a part of its day: in the afternoon, at night, by daylight, at whichever minute suits the stops that are there.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Plan, Stop } from '../../../domain/plan.ts';
import { withDayAt } from '../../../plan/edit.ts';
import { fittedIn } from '../../../plan/fit-in.ts';
import { OPEN_LATE } from '../../../plan/habits.ts';
import { planWorldOf } from '../../plan-world.ts';
import { placeOf, type Scene } from '../world.ts';
import { dayOf, type Outcome } from './outcome.ts';
import type { WantedStop } from './stops.ts';
import { isEndSaid } from './windows.ts';

/** "A coffee in the afternoon", "a bar at night": between the stops that are there, at whichever minute suits them. */
export function atItsPart(
  scene: Scene,
  conversation: TalkState,
  { plan, roomy, day }: { readonly plan: Plan; readonly roomy: Plan; readonly day: number },
  { fixedAt: _, ...made }: Stop,
  { at }: WantedStop,
): Plan | undefined {
  const within = at?.label && PARTS[at.label];
  const before = plan.days[day]!;
  if (!within || made.meal || before.stops.length < 2) return undefined;
  const after = { ...roomy.days[day]!, stops: [...before.stops, made] };
  const room = { world: planWorldOf(scene.world), isEndOpen: !isEndSaid(conversation), within };
  const fitted = fittedIn(before, after, made.placeId, room);
  return fitted && withDayAt(plan, day, fitted);
}
/** "The park in the morning", of a stop that is there: as it stands best within that part of its day. */
export function movedToPart(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  placeId: PlaceId,
  label: string,
): Outcome | undefined {
  const within = PARTS[label];
  const index = dayOf(plan, placeId);
  const day = plan.days[index]!;
  const stop = day.stops.find((each) => each.placeId === placeId);
  if (!within || !stop || stop.meal) return undefined;
  const { fixedAt: _, ...free } = stop;
  const before = { ...day, stops: day.stops.filter((each) => each !== stop) };
  const room = { world: planWorldOf(scene.world), isEndOpen: !isEndSaid(conversation), within };
  const fitted = fittedIn(before, { ...before, stops: [...before.stops, free] }, placeId, room);
  return fitted ? { plan: withDayAt(plan, index, fitted) } : { trouble: 'nothing_fits' };
}

/** Nobody knows its hours, and nobody looks at it by night: by day, where need be for what is least known. */
export function byDay(
  scene: Scene,
  conversation: TalkState,
  { plan, roomy, day }: { readonly plan: Plan; readonly roomy: Plan; readonly day: number },
  made: Stop,
): Plan | undefined {
  const world = planWorldOf(scene.world);
  const place = world.placeOf(made.placeId);
  const window = plan.days[day]!;
  const isOfNight = place?.categories.slice(0, 1).some((each) => OPEN_LATE.includes(each)) ?? true;
  if (isOfNight || made.meal || made.fixedAt !== undefined || place?.spansOn(window.day) !== undefined)
    return undefined;
  const knownOf = ({ placeId }: Stop) => placeOf(scene, placeId)?.prominence ?? 0;
  const visits = window.stops.filter(({ meal, fixedAt }) => !meal && fixedAt === undefined);
  const without = visits
    .toSorted((a, b) => knownOf(a) - knownOf(b))
    .map((gone) => ({ ...window, stops: window.stops.filter((each) => each !== gone) }));
  const room = { world, isEndOpen: !isEndSaid(conversation), within: BY_DAY };
  for (const before of [window, ...without]) {
    const after = { ...roomy.days[day]!, stops: [...before.stops, made] };
    const fitted = before.stops.length > 0 ? fittedIn(before, after, made.placeId, room) : undefined;
    if (fitted) return withDayAt(plan, day, fitted);
  }
  return undefined;
}
const BY_DAY = [0, 19 * 60] as const;

/** Minutes between which a visit "in the afternoon" begins. */
const PARTS: Readonly<Partial<Record<string, readonly [from: number, until: number]>>> = {
  morning: [0, 13 * 60 + 30],
  afternoon: [15 * 60, 19 * 60 + 30],
  evening: [19 * 60, 24 * 60],
  night: [20 * 60 + 30, 28 * 60],
};
