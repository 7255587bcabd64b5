// Brings what a conversation has settled on into the plan that comes of it: the day, the hours, the places.
import type { PlanRequest, PlanStop, When } from '../../nlp/frame.ts';
import { placeIdIn } from '../../nlp/reference.ts';
import { PLAN_ACTS } from '../acts.ts';
import type { Agreed, AgreedPlace, TalkState } from '../state.ts';
import type { Turn } from '../turn.ts';

/** Places that were spoken of come in where the message points at them; the day and the hours hold anyway. */
export function withAgreed({ conversation, frame }: Turn, request: PlanRequest): PlanRequest {
  const { agreed = {} } = conversation;
  const window = windowWith(request, agreed);
  const isSeveral = window?.untilDay !== undefined;
  const said = new Set(request.stops.flatMap(({ reference }) => (reference ? (placeIdIn(reference) ?? []) : [])));
  const refused = new Set(
    frame.references.flatMap((each) => (each.kind === 'name' && each.role === 'except' ? (placeIdIn(each) ?? []) : [])),
  );
  const places = agreedPlaces(conversation, request).filter(
    ({ placeId }) => !said.has(placeId) && !refused.has(placeId),
  );
  const asStop = ({ placeId, day }: AgreedPlace): PlanStop => ({ placeId, ...(isSeveral && day && { day }) });
  const stops = [...places.map(asStop), ...request.stops];
  return { ...request, ...(window && { window }), stops };
}

/** "Make that into a walk, ending with a beer": from one of the places on the list to the next, and not past famous sights. */
export function walkOfListed(turn: Turn, request: PlanRequest): PlanRequest | undefined {
  // The way that was told last is walked as it is.
  if (turn.conversation.lastAct === 'direct') return undefined;
  const { walk: _, ...rest } = withAgreed(turn, request);
  return rest.stops.some(({ placeId }) => placeId !== undefined) ? rest : undefined;
}

/** A message that names no day means the day that was settled on. */
function windowWith({ window, days, said }: PlanRequest, { day, untilDay, from, until }: Agreed): When | undefined {
  const isDated = window?.day !== undefined || window?.weekdays?.length === 1 || window?.isNow;
  const isOfHours = window?.fromMin !== undefined || window?.toMin !== undefined || window?.label !== undefined;
  const agreedDay = isDated || day === undefined ? {} : { day, ...(untilDay !== undefined && { untilDay }) };
  const sameDay = window?.day === undefined || window.day === day || day === undefined;
  const hours =
    isOfHours || days !== undefined || !sameDay
      ? {}
      : { ...(from !== undefined && { fromMin: from }), ...(until !== undefined && { toMin: until }) };
  const whole = { ...(window ?? { said }), ...agreedDay, ...hours };
  return Object.keys(whole).length > 1 ? whole : undefined;
}

/** Those of the plan that stands come again only where the same plan is made anew. */
function agreedPlaces(conversation: TalkState, { isOfAgreed }: PlanRequest): readonly AgreedPlace[] {
  const { agreed, plan, lastAct } = conversation;
  if (!isOfAgreed) return [];
  const isAnew = PLAN_ACTS.has(lastAct ?? '');
  const planned = new Set(isAnew ? [] : (plan?.days ?? []).flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
  const places = (agreed?.places ?? []).filter((each) => !planned.has(each.placeId));
  return isAnew ? places : [...places, ...listedPlaces(conversation, places)];
}

/** "Put it all in order": of each list from which nothing was picked the first, and of an only list all. */
function listedPlaces(
  { shown, earlier = [], categories }: TalkState,
  picked: readonly AgreedPlace[],
): readonly AgreedPlace[] {
  const lists = [...earlier.filter(({ search }) => search.categories.length > 0).map((each) => each.shown)];
  if (categories.length > 0 && shown.length > 1) lists.push(shown);
  const open = lists.filter((list) => !picked.some(({ placeId }) => list.includes(placeId)));
  const [only] = open;
  const ids =
    picked.length === 0 && open.length === 1 && only
      ? only.slice(0, MOST_SHOWN)
      : [...new Set(open.slice(-MOST_LISTS).flatMap((list) => list[0] ?? []))];
  return ids.map((placeId) => ({ placeId }));
}
const MOST_SHOWN = 5;
const MOST_LISTS = 3;
