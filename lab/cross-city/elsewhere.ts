// What the other areas teach about one that is held out, and who of them may teach it.
import type { ExpectedFame } from './fame.ts';
import { type CountedWorld, counted, type Ties } from './form.ts';
import { learnLift } from './lift.ts';
import { affinitiesFrom, fameFrom } from './model.ts';
import type { Surroundings } from './surroundings.ts';
import { type AreaWorld, areaWorld, HALVES } from './world.ts';
import type { Area } from './yelp.ts';

/** All areas and what is the same about them whoever is asked. */
export interface Cities {
  readonly areas: readonly Area[];
  readonly categoryCount: number;
  readonly surroundings: ReadonlyMap<string, Surroundings>;
  readonly seed: number;
}

/** What the other areas teach: nobody who is asked about in the held-out one has any part in it. */
export interface Elsewhere {
  readonly ties: Ties;
  readonly fame: ExpectedFame;
  readonly halves: readonly (readonly CountedWorld[])[];
}

/** @param heldOut one area, with each half of its people as newcomers */
export function learnedWithout(
  heldOut: readonly AreaWorld[],
  { areas, categoryCount, surroundings, seed }: Cities,
): Elsewhere {
  const asked = new Set(heldOut.flatMap(({ newcomers }) => newcomers.map(({ person }) => person)));
  const others = areas
    .filter(({ name }) => name !== heldOut[0]!.area.name)
    .map((area) => ({ ...area, visits: area.visits.filter(({ person }) => !asked.has(person)) }));
  const halves = HALVES.map((half) => others.map((area) => areaWorld(area, categoryCount, seed, half)));
  // Weights are learned in areas whose fame is guessed from others, as that of the held-out one is.
  const fameWithout = new Map(
    others.map(({ name }) => [
      name,
      fameFrom(
        halves.flat().filter(({ area }) => area.name !== name),
        categoryCount,
      ),
    ]),
  );
  return {
    ties: { affinities: affinitiesFrom(halves[0]!, categoryCount), lift: learnLift(halves[0]!, categoryCount) },
    fame: fameFrom(halves.flat(), categoryCount),
    halves: halves.map((worlds) =>
      worlds.map((world) => counted(world, fameWithout.get(world.area.name)!, surroundings.get(world.area.name)!)),
    ),
  };
}
