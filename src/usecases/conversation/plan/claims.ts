// What the changes of a message say of a day beside the stops in it: which comes before which, how long one takes, what may go.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Plan, PlanDay } from '../../../domain/plan.ts';
import type { PlanEdit, Reference } from '../../../nlp/frame.ts';
import type { Claims } from '../../../plan/change-cost.ts';
import type { Scene } from '../world.ts';
import { isAskedKind, namedIn } from './drops.ts';
import { stopMeant } from './outcome.ts';
import { isEndSaid } from './windows.ts';

interface Changed {
  /** The plan as it stood, and as the changes left it. */
  readonly plan: Plan;
  readonly changed: Plan;
  readonly before: PlanDay;
  readonly after: PlanDay;
}

export function claimsOf(
  scene: Scene,
  conversation: TalkState,
  { plan, changed, before, after }: Changed,
  edits: readonly PlanEdit[],
): Claims {
  const idOf = (of: Reference | undefined) => {
    const told = of && stopMeant(scene, conversation, plan, of);
    const isThere = told !== undefined && after.stops.some(({ placeId }) => placeId === told);
    return isThere ? told : of && stopMeant(scene, conversation, changed, of);
  };
  const isNew = newIn(before, after);
  const pairs = edits.flatMap((edit): Pair[] => {
    if (edit.kind === 'add' && edit.stop.isLast) return lastOf(after, isNew);
    if (edit.kind !== 'move' && edit.kind !== 'add') return [];
    const other = idOf(edit.after ?? edit.before);
    const one = edit.kind === 'move' ? idOf(edit.of) : besideIn(after, other, edit.after !== undefined, isNew);
    const isHourSaid = edit.kind === 'move' && edit.to?.fromMin !== undefined && edit.to.label === undefined;
    if (one === undefined || other === undefined || one === other) return [];
    const order = edit.after ? ([other, one] as const) : ([one, other] as const);
    return [{ order, isBeside: !isHourSaid, isFirm: edit.kind === 'add' }];
  });
  const isSaid = edits.some((edit) => edit.kind === 'stay' || (edit.kind === 'move' && edit.to?.toMin !== undefined));
  const lengths = new Map(before.stops.map(({ placeId, stayMinutes }) => [placeId, stayMinutes]));
  const isFirstGone = before.stops[0]?.placeId !== after.stops[0]?.placeId;
  const isFirstNew = after.stops[0] !== undefined && isNew.has(after.stops[0].placeId);
  const { request } = conversation.planAsked ?? {};
  const isShifted = edits.some(({ kind }) => kind === 'shift');
  return {
    order: pairs.flatMap(({ order, isFirm }) => (isFirm ? [] : [order])),
    firm: pairs.flatMap(({ order, isFirm }) => (isFirm ? [order] : [])),
    beside: pairs.flatMap(({ order, isBeside }) => (isBeside ? [order] : [])),
    lengths: new Set(
      after.stops.flatMap(({ placeId, stayMinutes }) =>
        isSaid && (lengths.get(placeId) ?? stayMinutes) !== stayMinutes ? placeId : [],
      ),
    ),
    mayGo: mayGo(scene, conversation, after, isNew, edits),
    isInOrder: request?.isInOrder === true && request.isLooseOrder !== true,
    isBeginOpen: !isShifted && isFirstGone,
    ...(isFirstNew && { earliest: earliestOf(conversation, before) }),
    isEndOpen: !isEndSaid(conversation),
  };
}

/** When that day began at first. */
const earliestOf = ({ planVersions = [] }: TalkState, { day, from }: PlanDay): number =>
  Math.min(from, ...planVersions.flatMap(({ days }) => days.flatMap((each) => (each.day === day ? each.from : []))));

interface Pair {
  readonly order: readonly [PlaceId, PlaceId];
  readonly isBeside: boolean;
  readonly isFirm: boolean;
}

const newIn = ({ stops }: PlanDay, after: PlanDay): ReadonlySet<PlaceId> => {
  const known = new Set(stops.map(({ placeId }) => placeId));
  return new Set(after.stops.flatMap(({ placeId }) => (known.has(placeId) ? [] : placeId)));
};

/** What came in directly behind that stop, or before it. */
function besideIn(
  { stops }: PlanDay,
  other: PlaceId | undefined,
  isBehind: boolean,
  isNew: ReadonlySet<PlaceId>,
): PlaceId | undefined {
  const at = stops.findIndex(({ placeId }) => placeId === other);
  const near = at < 0 ? undefined : stops[isBehind ? at + 1 : at - 1]?.placeId;
  return near !== undefined && isNew.has(near) ? near : undefined;
}

/** "A drink at the end": everything else comes before it. */
function lastOf({ stops }: PlanDay, isNew: ReadonlySet<PlaceId>): Pair[] {
  const last = stops.at(-1)?.placeId;
  if (last === undefined || !isNew.has(last)) return [];
  return stops.slice(0, -1).map(({ placeId }) => ({ order: [placeId, last], isBeside: false, isFirm: true }));
}

/** Hours of the whole say which stops still fit; else nothing that stood goes, and what comes gives way where its place was not said. */
function mayGo(
  scene: Scene,
  conversation: TalkState,
  after: PlanDay,
  isNew: ReadonlySet<PlaceId>,
  edits: readonly PlanEdit[],
): ReadonlyMap<PlaceId, number> {
  const isOfWhole = edits.some(({ kind }) => OF_WHOLE.has(kind));
  const isPlaced = isPlacedByWords(edits);
  const named = namedIn(conversation);
  const worthOf = (placeId: PlaceId, isMeal: boolean) =>
    named.has(placeId) || isAskedKind(scene, conversation, placeId) ? 1.5 : isMeal ? 1.3 : 1;
  return new Map(
    after.stops.flatMap(({ placeId, meal, fixedAt }) => {
      const isLoose = isNew.has(placeId) ? !isPlaced && !meal : isOfWhole;
      return isLoose && fixedAt === undefined ? [[placeId, worthOf(placeId, meal !== undefined)] as const] : [];
    }),
  );
}
const OF_WHOLE: ReadonlySet<string> = new Set(['shift', 'day', 'days', 'shorter_walks']);

/** "A coffee before the palace", "at nine", "the Thyssen instead of the Prado": where it goes was said. */
const isPlacedByWords = (edits: readonly PlanEdit[]): boolean =>
  edits.some(({ kind }) => kind === 'swap' || kind === 'restore') ||
  edits.some(
    (edit) =>
      edit.kind === 'add' && ((edit.after ?? edit.before ?? edit.stop.at) !== undefined || edit.stop.isLast === true),
  );
