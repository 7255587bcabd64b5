// A whole plan that is stated anew while another stands: its day and its conditions hold, and a meal or a kind of stop that
// stands already keeps its place, unless it is to be something else now.
import { entryOf } from '../../domain/gazetteer.ts';
import type { Place } from '../../domain/place.ts';
import type { Stop } from '../../domain/plan.ts';
import type { PlanRequest, PlanStop, Reference } from '../../nlp/frame.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import { isAnyTable, mealOf } from '../../nlp/table.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { TalkState, WishSearch } from '../state.ts';
import type { Turn } from '../turn.ts';

export function withStanding({ conversation, frame, scene }: Turn, request: PlanRequest): PlanRequest {
  const standing = (conversation.plan?.days ?? []).flatMap(({ stops }) => stops);
  if (!request.isStated || standing.length === 0) return request;
  const named = [...frame.references.filter(isRefused), ...(request.turnedDown ?? [])];
  const refused = new Set(named.flatMap((each) => placeIdIn(each) ?? []));
  const taken = new Set(request.stops.flatMap(({ reference }) => (reference && placeIdIn(reference)) ?? []));
  const stops = request.stops.map((stop): PlanStop => {
    const kept = standing.find((each) => {
      const place = scene.placeOf(each.placeId);
      return place && !taken.has(place.id) && !refused.has(place.id) && isKept(stop, each, place);
    });
    const place = kept && scene.placeOf(kept.placeId);
    if (!place) return stop;
    taken.add(place.id);
    const { wish: _, ...rest } = stop;
    return { ...rest, reference: referenceTo(place) };
  });
  return { ...request, stops };
}

const isRefused = (each: Reference): boolean => isPlace(each) && each.kind === 'name' && each.role === 'except';

/** Nothing is said of it that it may not be. */
function isKept({ reference, placeId, like, near, meal, wish }: PlanStop, stands: Stop, place: Place): boolean {
  if (reference || placeId || like || near) return false;
  if (meal && meal !== 'drinks')
    return stands.meal === mealOf(meal) && (wish === undefined || isAnyTable(wish) || isOf(place, wish));
  if (meal) return place.categories[0] === 'pubs/bars';
  return wish !== undefined && stands.meal === undefined && isOf(place, wish);
}

function isOf(place: Place, wish: NonNullable<PlanStop['wish']>): boolean {
  if (wish.attribute === 'category') return place.categories[0] === wish.value;
  return (
    (wish.attribute === 'kind' || wish.attribute === 'cuisine') && VOCABULARY.isOf(place, wish.attribute, wish.value)
  );
}

const referenceTo = (place: Place): Reference => ({
  kind: 'name',
  candidates: [{ entry: entryOf(place) }],
  certainty: 1,
  role: 'subject',
  said: { start: -1, end: -1, text: place.name },
});

/** What the plan that stands was made for holds for the one that is stated in its place, and so does where it begins. */
export function searchOfStated({ planAsked, plan }: TalkState, request: PlanRequest, said: WishSearch): WishSearch {
  if (!request.isStated || !request.isAnew || !planAsked || !plan) return said;
  const { wishes = [], anchor } = planAsked.search;
  const own = said.wishes ?? [];
  const kept = wishes.filter(
    ({ attribute }) => HOLDS.has(attribute) && own.every((each) => each.attribute !== attribute),
  );
  const all = [...own, ...kept];
  return { ...(anchor && { anchor }), ...said, ...(all.length > 0 && { wishes: all }) };
}
const HOLDS: ReadonlySet<string> = new Set(['amount', 'price_level', 'diet', 'wheelchair', 'feature', 'free']);
