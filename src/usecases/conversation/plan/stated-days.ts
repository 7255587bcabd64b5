// Days that were stated one by one, each with its own stops; a place that is shut all day goes to another of them.
import type { TimetableAnswer } from '../../../chat/plan/answer.ts';
import type { CivilDay } from '../../../domain/civil-day.ts';
import type { PlanDay } from '../../../domain/plan.ts';
import type { PlanRequest, PlanStop } from '../../../nlp/frame.ts';
import { placeIdIn } from '../../../nlp/reference.ts';
import { planWorldOf } from '../../plan-world.ts';
import type { Scene } from '../world.ts';
import { statedWindows } from './stated.ts';
import { windowsOf } from './windows.ts';

interface OfDay {
  readonly request: PlanRequest;
  readonly window: Omit<PlanDay, 'stops' | 'start'>;
}

/** What is asked of each day: of days that were stated one by one their own stops, else the whole of it. */
export function requestsByDay(scene: Scene, request: PlanRequest): readonly OfDay[] {
  const { statedDays, ...rest } = request;
  if (!statedDays)
    return statedWindows(scene, request, windowsOf(scene, request)).map((window) => ({ request, window }));
  const known = new Set(statedDays.map(({ day }) => day));
  return statedDays.flatMap((window, at) => {
    // What came into the plan later, and has no day, is of the first.
    const isOwn = ({ day }: PlanStop) => (day !== undefined && known.has(day) ? day === window.day : at === 0);
    const ofDay: PlanRequest = { ...rest, window, stops: request.stops.filter(isOwn) };
    return statedWindows(scene, ofDay, windowsOf(scene, ofDay)).map((each) => ({ request: ofDay, window: each }));
  });
}

interface OnOpenDays {
  readonly request: PlanRequest;
  readonly remarks: Pick<TimetableAnswer, 'shifted' | 'leftOut'>;
}

/** A place that is shut all of its day goes to the nearest of the other days on which it opens; an hour that was said holds. */
export function onOpenDays(scene: Scene, request: PlanRequest): OnOpenDays {
  const world = planWorldOf(scene.world);
  const days = (request.statedDays ?? []).flatMap(({ day }) => day ?? []);
  const shifted: { readonly name: string; readonly from: CivilDay; readonly to: CivilDay }[] = [];
  const stops = request.stops.map((stop): PlanStop => {
    const { day, reference, at } = stop;
    const id = reference && placeIdIn(reference);
    const place = id === undefined ? undefined : world.placeOf(id);
    if (!place || day === undefined || at !== undefined || place.spansOn(day)?.length !== 0) return stop;
    const away = (other: CivilDay) => Math.abs(Date.parse(other) - Date.parse(day));
    const [to] = days.filter((other) => (place.spansOn(other)?.length ?? 0) > 0).toSorted((a, b) => away(a) - away(b));
    if (to === undefined) return stop;
    shifted.push({ name: nameOf(reference), from: day, to });
    return { ...stop, day: to };
  });
  const leftOut = request.leftOut && { leftOut: request.leftOut };
  if (shifted.length === 0) return { request, remarks: { ...leftOut } };
  const kept = request.statedDays!.filter(({ day }) => stops.some((stop) => stop.day === day));
  return { request: { ...request, stops, statedDays: kept }, remarks: { ...leftOut, shifted } };
}

const nameOf = (reference: PlanStop['reference']): string =>
  reference?.kind === 'name' ? reference.candidates[0]!.entry.name : '';
