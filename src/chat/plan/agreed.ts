// What a conversation settles on for its plan: places picked or asked about, the day, when it begins and must be over.
import type { PlaceId } from '../../domain/branded.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import { addDays, weekdayOf } from '../../hours/civil-time.ts';
import type { Frame, When } from '../../nlp/frame.ts';
import { isPlace, placeIdIn } from '../../nlp/reference.ts';
import { OPEN_END_MIN } from '../../nlp/temporal/piece.ts';
import { hasWhat } from '../../wishes/wish.ts';
import { type DialogueAct, SEARCH_ACTS } from '../acts.ts';
import type { Agreed, AgreedPlace } from '../state.ts';

/**
 * @param act what the message was answered with
 * @param today of the city
 */
export function agreedAfter(before: Agreed = {}, said: Frame, act: DialogueAct, today: CivilDay): Agreed {
  const frame = { ...said, whens: said.whens.map((when) => onDay(when, today)) };
  const refused = new Set(refusedIn(frame, act));
  const kept = (before.places ?? []).filter(({ placeId }) => !refused.has(placeId));
  const picked = pickedIn(frame, act).filter(({ placeId }) => !refused.has(placeId));
  const isAgain = (id: PlaceId) => picked.some(({ placeId }) => placeId === id);
  const places = [
    ...kept.filter(({ placeId }) => !isAgain(placeId)),
    ...picked.map((each) => ({ ...kept.find(({ placeId }) => placeId === each.placeId), ...each })),
  ].slice(-MOST_PLACES);
  return { ...timeAfter(before, frame), ...(places.length > 0 && { places }) };
}
const MOST_PLACES = 8;

/** Places named or numbered in a message that looks for no others, each with the day that was said before it. */
function pickedIn(frame: Frame, act: DialogueAct): readonly AgreedPlace[] {
  if ((SEARCH_ACTS.has(act.kind) && hasWhat(frame)) || act.kind === 'edit_plan' || act.kind === 'tell_plan') return [];
  const dated = frame.whens.filter(({ day, isNow }) => day !== undefined && !isNow);
  const [first] = frame.references;
  const isLeading = dated[0] !== undefined && first !== undefined && dated[0].said.start < first.said.start;
  // "On Friday the Prado", "the Prado on Friday".
  const dayAt = (start: number) =>
    (isLeading ? dated.findLast(({ said }) => said.start < start) : dated.find(({ said }) => said.start > start))?.day;
  const named = frame.references.flatMap((each): readonly AgreedPlace[] => {
    const placeId = each.kind === 'name' && NAMED.has(each.role) ? placeIdIn(each) : undefined;
    const day = dayAt(each.said.start);
    return placeId ? [{ placeId, ...(day !== undefined && { day }) }] : [];
  });
  const meant = 'placeId' in act && 'assumed' in act && !act.assumed ? act.placeId : undefined;
  const isNew = meant !== undefined && named.every(({ placeId }) => placeId !== meant);
  const day = dated[0]?.day;
  return isNew ? [...named, { placeId: meant, ...(day !== undefined && { day }) }] : named;
}
const NAMED: ReadonlySet<string> = new Set(['subject', 'to']);

function refusedIn({ references, changes, wishes }: Frame, act: DialogueAct): readonly PlaceId[] {
  const unwanted = wishes.flatMap((wish) =>
    wish.attribute === 'place' && wish.polarity === 'avoid' && wish.operator === 'is' ? [wish.value] : [],
  );
  const left = references.flatMap((each) =>
    each.kind === 'name' && each.role === 'except' ? (placeIdIn(each) ?? []) : [],
  );
  const rejected = changes.flatMap((change) =>
    change.kind === 'reject' ? change.of.flatMap((each) => placeIdIn(each) ?? []) : [],
  );
  return [...unwanted, ...left, ...rejected, ...('without' in act ? (act.without ?? []) : [])];
}

/** The day said last; and hours that are of the visitor, not of a place. */
function timeAfter({ day, untilDay, from, until }: Agreed, frame: Frame): Omit<Agreed, 'places'> {
  const dated = spanOf(frame.whens.filter((when) => when.day !== undefined && !when.isNow));
  const isOfPlaces = hasWhat(frame) || frame.asks.length > 0 || frame.references.some(isPlace);
  const hours = isOfPlaces ? undefined : frame.whens.find(isOneEnd);
  const days = dated
    ? { day: dated.day!, ...(dated.untilDay !== undefined && { untilDay: dated.untilDay }) }
    : { ...(day !== undefined && { day }), ...(untilDay !== undefined && { untilDay }) };
  const begin = hours?.fromMin ?? from;
  const end = hours?.toMin !== undefined && hours.toMin < OPEN_END_MIN ? hours.toMin : until;
  return { ...days, ...(begin !== undefined && { from: begin }), ...(end !== undefined && { until: end }) };
}

/** "Friday and Saturday" are both of the stay. */
function spanOf(whens: readonly When[]): Pick<When, 'day' | 'untilDay'> | undefined {
  const said = whens.flatMap(({ day, untilDay }) => [day!, ...(untilDay !== undefined ? [untilDay] : [])]).sort();
  // "The 26th, it's a Saturday": that Saturday, and no other.
  const days = said.filter((day, at) => !said.slice(at + 1).some((later) => later > day && isSameWeekday(day, later)));
  const [first, last] = [days[0], days.at(-1)];
  return first === undefined ? undefined : { day: first, ...(last !== first && { untilDay: last! }) };
}

const isSameWeekday = (a: CivilDay, b: CivilDay): boolean => weekdayOf(a) === weekdayOf(b);

/** "El viernes" of a trip is the next one. */
function onDay(when: When, today: CivilDay): When {
  const [weekday, another] = when.weekdays ?? [];
  if (when.day !== undefined || weekday === undefined || another !== undefined) return when;
  const day = [0, 1, 2, 3, 4, 5, 6].map((more) => addDays(today, more)).find((each) => weekdayOf(each) === weekday);
  return day === undefined ? when : { ...when, day };
}

/** "We arrive at four", "I must be back by eight". */
const isOneEnd = ({ fromMin, toMin, label, weekdays, isNow }: When): boolean =>
  label === undefined && weekdays === undefined && !isNow && (fromMin !== undefined || toMin !== undefined);
