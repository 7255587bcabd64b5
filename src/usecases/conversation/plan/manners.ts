// What single stops of a plan were to be, free or with a terrace: stops that are so at their hour, and what is told where none is.
import type { PlannedStop, TimetableAnswer } from '../../../chat/plan/answer.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { PlanDay, Stop } from '../../../domain/plan.ts';
import { freeSpansOn, isAlwaysFree, isFreeAt } from '../../../hours/free-entry.ts';
import { grants } from '../../../wishes/grants.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { wishContextOf } from '../lists/wish-context.ts';
import { placeOf, type Scene } from '../world.ts';

/** A stop that was asked for, and what it was to be. */
export interface Mannered {
  readonly placeId: PlaceId;
  readonly like: readonly Wish[];
}

const isFree = ({ attribute, polarity }: Wish): boolean => attribute === 'free' && polarity === 'want';

/** Those of the stops whose entry costs nothing in the window, at the hour at which it does; all of them where none is. */
export function freeThen(
  scene: Scene,
  stops: readonly Stop[],
  like: readonly Wish[],
  { day, from, until }: Pick<PlanDay, 'day' | 'from' | 'until'>,
): readonly Stop[] {
  if (!like.some(isFree)) return stops;
  const free = stops.flatMap((stop) => {
    const place = placeOf(scene, stop.placeId);
    if (!place) return [];
    if (isAlwaysFree(place)) return stop;
    const spans = freeSpansOn(scene.world.recommend.hours, place, day) ?? [];
    const span = spans.find(({ start, end }) => Math.min(end, until) - Math.max(start, from) >= LEAST_MINUTES);
    if (!span) return [];
    const begin = Math.max(span.start, from, stop.fixedAt ?? 0);
    const stayMinutes = Math.min(stop.stayMinutes, span.end - begin);
    return stayMinutes >= LEAST_MINUTES ? { ...stop, stayMinutes, ...(begin > from && { fixedAt: begin }) } : [];
  });
  return free.length > 0 ? free : stops;
}
const LEAST_MINUTES = 45;

/** The plan with what is not known of such stops, and those that are surely not so. */
export function withManners(scene: Scene, answer: TimetableAnswer, asked: readonly Mannered[]): TimetableAnswer {
  if (asked.length === 0) return answer;
  const likeOf = ({ card }: PlannedStop) => asked.find(({ placeId }) => placeId === card.place.id)?.like ?? [];
  const unmet: { readonly name: string; readonly said: string }[] = [];
  const days = answer.days.map((day) => ({
    ...day,
    stops: day.stops.map((stop) => {
      const doubts = likeOf(stop).filter((wish) => {
        const is = answerOf(scene, stop, wish, day.day);
        if (is === 'no') unmet.push({ name: stop.card.place.name, said: wish.said?.text ?? '' });
        return is === 'unknown' && !stop.doubts.some(({ attribute }) => attribute === wish.attribute);
      });
      return doubts.length > 0 ? { ...stop, doubts: [...stop.doubts, ...doubts] } : stop;
    }),
  }));
  return { ...answer, days, ...(unmet.length > 0 && { unmet }) };
}

function answerOf(scene: Scene, { card, arriveMinutes }: PlannedStop, wish: Wish, day: PlanDay['day']) {
  const place = placeOf(scene, card.place.id);
  if (!place) return 'unknown';
  if (!isFree(wish)) return grants(place, wish, wishContextOf(scene)).answer;
  const is = isFreeAt(scene.world.recommend.hours, place, day, arriveMinutes);
  return is === undefined ? 'unknown' : is ? 'yes' : 'no';
}
