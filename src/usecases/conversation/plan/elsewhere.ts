// Another part of the city for a plan that was told: where most is worth a visit that lies away from what it had.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Plan } from '../../../domain/plan.ts';
import { straightLineM } from '../../../domain/walk.ts';
import type { Point } from '../../../geo/point.ts';
import { stopsOf } from '../../../plan/edit.ts';
import { VISITS_CONSIDERED, WORTH_A_VISIT } from '../../../plan/habits.ts';
import { planWorldOf } from '../../plan-world.ts';
import { placeOf, type Scene } from '../world.ts';
import { candidates } from './candidates.ts';

/** Undefined where nothing lies far enough away. */
export function farFrom(
  scene: Scene,
  conversation: TalkState & { readonly leftOut?: readonly PlaceId[] },
  plan: Plan,
): Point | undefined {
  const points = stopsOf(plan).flatMap(({ placeId }) => placeOf(scene, placeId)?.position ?? []);
  const middle = middleOf(points);
  if (!middle) return undefined;
  const found = candidates(scene, conversation, planWorldOf(scene.world), middle, {
    wanted: WORTH_A_VISIT,
    limit: VISITS_CONSIDERED,
    taken: new Set(),
  });
  const away = found.filter(({ place: { position } }) => straightLineM(position, middle) >= AWAY_M);
  const worthAt = (at: Point) =>
    away.reduce((sum, { place, reward }) => sum + (straightLineM(place.position, at) <= AROUND_M ? reward : 0), 0);
  const ranked = away.map(({ place: { position } }) => ({ position, worth: worthAt(position) }));
  return ranked.sort((a, b) => b.worth - a.worth)[0]?.position;
}
const AWAY_M = 1_300;
const AROUND_M = 800;

/** The stop that lies in the middle of the others, so that one far museum does not draw it away. */
function middleOf(points: readonly Point[]): Point | undefined {
  const sumFrom = (from: Point) => points.reduce((sum, to) => sum + straightLineM(from, to), 0);
  return [...points].sort((a, b) => sumFrom(a) - sumFrom(b))[0];
}
