// What an earlier version of a plan held is there again: one stop, or all of it.
import type { TalkState } from '../../../chat/state.ts';
import type { Plan, Stop } from '../../../domain/plan.ts';
import type { PlanEdit, Reference } from '../../../nlp/frame.ts';
import { stopsOf } from '../../../plan/edit.ts';
import type { Scene } from '../world.ts';
import { added } from './additions.ts';
import { fixedTo } from './hours.ts';
import { applied, type Outcome, stopMeant } from './outcome.ts';

/** The stop as it stood in the last version that had it, behind the stop that it followed; else it comes in as any other. */
export function restored(
  scene: Scene,
  conversation: TalkState,
  plan: Plan,
  { of, stop, isBeside }: Extract<PlanEdit, { kind: 'restore' }>,
): Outcome {
  const standing = stopMeant(scene, conversation, plan, of);
  const versions = conversation.planVersions ?? [];
  const found = versions
    .flatMap((version, at) => {
      const known = stopIn(scene, conversation, version, of);
      return known ? [{ ...known, at }] : [];
    })
    .findLast((each) => standing === undefined || each.stop.placeId === standing);
  const hour = stop.at?.label === undefined ? stop.at?.fromMin : undefined;
  if (!found) return standing ? { plan } : added(scene, conversation, plan, { kind: 'add', stop });
  const { placeId } = found.stop;
  const since = [...versions.slice(found.at), ...(conversation.plan ? [conversation.plan] : []), plan];
  const gone = standing ?? (isBeside ? undefined : heirOf(found, since));
  const rest = {
    ...plan,
    days: plan.days.map((day) => ({ ...day, stops: day.stops.filter((each) => each.placeId !== gone) })),
  };
  const day = Math.min(found.day, plan.days.length - 1);
  const known = found.before.findLast((id) => rest.days[day]!.stops.some((each) => each.placeId === id));
  const at = known === undefined ? 0 : rest.days[day]!.stops.findIndex((each) => each.placeId === known) + 1;
  const outcome = applied(scene, rest, { op: 'add', stop: found.stop, day, at });
  return hour !== undefined && 'plan' in outcome ? fixedTo(scene, outcome.plan, placeId, hour) : outcome;
}

interface Found {
  readonly stop: Stop;
  readonly day: number;
  /** What stood before it that day. */
  readonly before: readonly Stop['placeId'][];
}

/** What has come in its place since, and stands there now: it gives way again, as does another table for the same meal. */
function heirOf({ stop: { placeId, meal }, day }: Found, versions: readonly Plan[]): Stop['placeId'] | undefined {
  const heir = versions.slice(1).reduce<Stop['placeId'] | undefined>((known, next, at) => {
    if (known === undefined || stopsOf(next).some((each) => each.placeId === known)) return known;
    const last = versions[at]!;
    const index = last.days.findIndex(({ stops }) => stops.some((each) => each.placeId === known));
    const slot = last.days[index]?.stops.findIndex((each) => each.placeId === known) ?? -1;
    const there = next.days[index]?.stops[slot];
    return there && !stopsOf(last).some((each) => each.placeId === there.placeId) ? there.placeId : undefined;
  }, placeId);
  if (heir !== undefined && heir !== placeId) return heir;
  const then = stopsOf(versions[0]!);
  return versions
    .at(-1)!
    .days[day]?.stops.find(
      (each) => meal !== undefined && each.meal === meal && !then.some((before) => before.placeId === each.placeId),
    )?.placeId;
}

function stopIn(scene: Scene, conversation: TalkState, version: Plan, of: Reference): Found | undefined {
  const placeId = stopMeant(scene, conversation, version, of);
  const day = version.days.findIndex(({ stops }) => stops.some((each) => each.placeId === placeId));
  if (placeId === undefined || day < 0) return undefined;
  const { stops } = version.days[day]!;
  const at = stops.findIndex((each) => each.placeId === placeId);
  return { stop: stops[at]!, day, before: stops.slice(0, at).map((each) => each.placeId) };
}

/** The last version before this one, or the last in which all of these stood. */
export function versionMeant(
  scene: Scene,
  conversation: TalkState,
  { to, having = [] }: Extract<PlanEdit, { kind: 'undo' }>,
): Plan | undefined {
  const { planVersions = [] } = conversation;
  if (to === 'first') return planVersions[0];
  const stood = (version: Plan) => having.every((of) => stopMeant(scene, conversation, version, of) !== undefined);
  const isFuller = (version: Plan) => having.length === 0 || stopsOf(version).length > having.length;
  return (
    planVersions.findLast((version) => stood(version) && isFuller(version)) ??
    planVersions.findLast(stood) ??
    planVersions.at(-1)
  );
}
