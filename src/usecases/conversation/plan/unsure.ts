// What was asked of a stop that comes into a plan and is not known of it.
import type { PlannedStop, TimetableAnswer } from '../../../chat/plan/answer.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { PlanEdit } from '../../../nlp/frame.ts';
import { grants } from '../../../wishes/grants.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { wishContextOf } from '../lists/wish-context.ts';
import type { Scene } from '../world.ts';

/** @param before stops that stood before the change */
export function withUnsure(
  scene: Scene,
  answer: TimetableAnswer,
  before: ReadonlySet<PlaceId>,
  edits: readonly PlanEdit[],
): TimetableAnswer {
  const asked = edits
    .flatMap((edit) => ('like' in edit && edit.like) || [])
    .filter(({ attribute }) => TOLD.has(attribute));
  if (asked.length === 0) return answer;
  const context = wishContextOf(scene);
  const doubtsOf = ({ card: { place }, doubts }: PlannedStop): readonly Wish[] => [
    ...doubts,
    ...asked.filter(
      (wish) =>
        grants(place, wish, context).answer === 'unknown' &&
        doubts.every((other) => other.attribute !== wish.attribute || !isSameDoubt(other, wish)),
    ),
  ];
  const isNew = ({ card }: PlannedStop) => !before.has(card.place.id);
  const days = answer.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => (isNew(stop) ? { ...stop, doubts: doubtsOf(stop) } : stop)),
  }));
  return { ...answer, days };
}
/** Access is one thing to be told, whatever degree of it was asked for. */
const isSameDoubt = (a: Wish, b: Wish): boolean => a.attribute === 'wheelchair' || a.value === b.value;

const TOLD: ReadonlySet<string> = new Set(['feature', 'diet', 'dish', 'cuisine', 'wheelchair']);
