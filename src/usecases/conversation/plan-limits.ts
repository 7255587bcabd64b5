// What no stop of a plan may be, and around which place the others lie.
import type { PlaceId } from '../../domain/branded.ts';
import { straightLineM } from '../../domain/walk.ts';
import type { Point } from '../../geo/point.ts';
import type { Wish } from '../../wishes/wish.ts';
import type { Scene } from './world.ts';

/** "We have already seen the palace": it fills no plan. */
export const refusedIn = (wishes: readonly Wish[]): readonly PlaceId[] =>
  wishes.flatMap((wish) => (wish.attribute === 'place' && wish.polarity === 'avoid' ? (wish.value as PlaceId) : []));

/** Who comes from outside looks around the middle of the city. */
export function inTown({ world: { recommend } }: Scene, from: Point): Point {
  const { center } = recommend.city;
  return straightLineM(from, center) > OUTSIDE_M ? center : from;
}
const OUTSIDE_M = 3_000;
