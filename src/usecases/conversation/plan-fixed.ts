// The stops of a day that were asked for, by name or by kind, as places of the catalogue.
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Meal, PlanDay, Stop } from '../../domain/plan.ts';
import type { Point } from '../../geo/point.ts';
import type { PlanStop } from '../../nlp/frame.ts';
import type { PlanWorld } from '../../plan/world.ts';
import type { Wish } from '../../wishes/wish.ts';
import { mealOf, stopFor } from './plan-stops.ts';
import type { Scene } from './world.ts';

type Window = Omit<PlanDay, 'stops'>;

interface Asked {
  readonly stops: readonly PlanStop[];
  /** Quarters in which kinds of place are looked for. */
  readonly areas: readonly Wish[];
  readonly isCrawl?: boolean;
}

interface Fixed {
  readonly found: readonly Stop[];
  /** For each stop asked for the place or the meal that stands for it. */
  readonly keys: readonly (PlaceId | Meal | undefined)[];
  readonly missing: readonly Wish[];
  readonly closed: readonly PlaceId[];
}

/** What was asked for by name or kind; `taken` grows. */
export function fixedStops(
  scene: Scene,
  conversation: TalkState,
  { stops, areas, isCrawl = false }: Asked,
  [day, outside]: readonly [inTown: Window, outside: Window],
  taken: Set<PlaceId>,
  world: PlanWorld,
): Fixed {
  const found: Stop[] = [];
  const missing: Wish[] = [];
  const closed: PlaceId[] = [];
  const keys = stops.map((stop): PlaceId | Meal | undefined => {
    if (stop.placeId !== undefined && isShut(world, stop.placeId, day)) {
      closed.push(stop.placeId);
      return undefined;
    }
    const made = stopFor(
      scene,
      conversation,
      // From bar to bar people go next door.
      isCrawl
        ? { ...stop, isCrawl, around: lastOf(found, world) ?? day.start.position }
        : {
            ...stop,
            ...nearTheOthers(stop, found, world),
            ...(!stop.near && areas.length > 0 && { conditions: areas }),
          },
      stops.some((each) => each.isInTown) && !stop.isInTown ? outside : day,
      taken,
      world,
    );
    if (made === 'meal') return mealOf(stop.meal);
    if (!made) {
      if (stop.wish) missing.push(stop.wish);
      return undefined;
    }
    taken.add(made.placeId);
    found.push(made);
    return made.meal ?? made.placeId;
  });
  return { found, keys, missing, closed };
}

const lastOf = (found: readonly Stop[], world: PlanWorld): Point | undefined => {
  const last = found.at(-1);
  return last && world.placeOf(last.placeId)?.position;
};

/** The beer that ends the day is had where people are by then. */
function nearTheOthers(
  { isLast, near, reference, placeId }: PlanStop,
  found: readonly Stop[],
  world: PlanWorld,
): { readonly around?: Point } {
  const around = isLast && !near && !reference && placeId === undefined ? lastOf(found, world) : undefined;
  return around ? { around } : {};
}

/** The doors stay shut for all of the window. */
function isShut(world: PlanWorld, placeId: PlaceId, { day, from, until }: Window): boolean {
  const spans = world.placeOf(placeId)?.spansOn(day);
  return spans?.every(({ start, end }) => Math.min(end, until) <= Math.max(start, from)) ?? false;
}
