// Changes that a message makes to the plan that stands: carried out, and told with what came of them.
import type { Answer } from '../../../chat/answer.ts';
import type { TimetableAnswer } from '../../../chat/plan/answer.ts';
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Plan, PlanDay } from '../../../domain/plan.ts';
import type { Frame, PlanEdit, Reference } from '../../../nlp/frame.ts';
import { placeIdIn } from '../../../nlp/reference.ts';
import { placesOf, stopsOf } from '../../../plan/edit.ts';
import { resettled } from '../../../plan/resettle.ts';
import { planWorldOf } from '../../plan-world.ts';
import type { Scene } from '../world.ts';
import { claimsOf } from './claims.ts';
import { editedByWords } from './edits.ts';
import { holesLeft } from './holes.ts';
import { madeAnew, namesOf, type PlanTurn, remade, trouble } from './making.ts';
import { stopMeant } from './outcome.ts';
import { versionMeant } from './restored.ts';
import { plannedDays, told } from './timetable.ts';
import { withUnsure } from './unsure.ts';

export function changedPlan(scene: Scene, turn: PlanTurn, edits: readonly PlanEdit[]): Answer {
  const { plan } = turn.conversation;
  if (!plan) return trouble('no_plan');
  const undo = edits.find((edit) => edit.kind === 'undo');
  const more = edits.filter((edit) => edit.kind !== 'undo');
  // "Put it back, and add the park at four": as it was before, with what comes.
  if (undo?.kind === 'undo' && more.length > 0) {
    const last = versionMeant(scene, turn.conversation, undo);
    return changedPlan(scene, { ...turn, conversation: { ...turn.conversation, plan: last ?? plan } }, more);
  }
  if (undo?.kind === 'undo') return undonePlan(scene, turn.conversation, undo);
  const anew = edits.find((edit) => edit.kind === 'anew');
  if (anew) return madeAnew(scene, turn, anew);
  const remake = edits.find((edit) => edit.kind === 'remake');
  if (remake) return remade(scene, turn, remake.stops);
  if (edits.length === 0) return trouble('which_change');
  const outcome = editedByWords(scene, turn, plan, edits);
  if ('trouble' in outcome) return trouble(outcome.trouble, outcome.undoneOf);
  const isAsItWas = sameOrder(plan, outcome.plan);
  const isOrdered = edits.every(isOfOrder);
  if (isAsItWas && (isOrdered || (outcome.plan === plan && edits.some(({ kind }) => kind === 'add'))))
    return told(scene, turn.conversation, plan, { ...AS_IT_STANDS, isThere: true });
  const before = placesOf(plan);
  const world = planWorldOf(scene.world);
  const isListed = edits.some(({ kind }) => kind === 'arrange');
  const days = outcome.plan.days.map((after, at): Settled => {
    const day =
      outcome.plan.days.length === plan.days.length ? plan.days[at] : plan.days.find((each) => each.day === after.day);
    // A day that nobody spoke of stays as it is, and an order that was listed is taken at its word.
    if (after === day || isListed || !day) return { day: after, dropped: [] };
    const claims = claimsOf(scene, turn.conversation, { plan, changed: outcome.plan, before: day, after }, edits);
    return resettled({ before: day, after, claims }, world);
  });
  const gone = days.flatMap((each) => each.dropped);
  // A new stop whose doors are shut by then is none.
  const isSwap = edits.some(({ kind }) => kind === 'swap');
  const [unplaced] = namesOf(
    scene,
    gone.filter((id) => !before.has(id)),
  );
  if (isSwap && unplaced !== undefined) {
    const others = edits.filter(({ kind }) => kind !== 'add');
    if (others.length === edits.length) return trouble('nothing_fits', unplaced);
    // What comes on top finds no hour: the exchange is made all the same.
    const done = changedPlan(scene, turn, others);
    return done.kind === 'timetable' ? { ...done, undone: 'nothing_fits', undoneOf: unplaced } : done;
  }
  const unplacedIds = gone.filter((id) => before.has(id));
  const dropped = namesOf(scene, unplacedIds);
  const changed = { ...outcome.plan, days: days.map(({ day }) => day) };
  // "Dinner before the flamenco", where the doors allow no such order.
  const isInOrderAsked = isAsOrdered(scene, turn.conversation, { before: plan, changed }, edits);
  if (isOrdered && !isInOrderAsked) return trouble('no_such_order');
  if (!isInOrderAsked && edits.some(isOfOrder)) {
    // The order cannot be had: all else is changed, and the stops stay in theirs.
    const done = changedPlan(
      scene,
      turn,
      edits.filter((edit) => !isOfOrder(edit)),
    );
    return done.kind === 'timetable' ? { ...done, undone: 'no_such_order' } : done;
  }
  const changes = changesIn(scene, turn.conversation, plan, changed);
  if (!changes && edits.every(({ kind }) => kind === 'suit')) return suitsAlready(scene, turn.conversation, plan);
  const isThere = isAsItWas && unplaced === undefined && edits.some(({ kind }) => kind === 'add');
  if (!changes && (isThere || isListed))
    return told(scene, turn.conversation, plan, { ...AS_IT_STANDS, isThere: true });
  if (!changes) return unplaced === undefined ? trouble('nothing_changes') : trouble('nothing_fits', unplaced);
  const { missing = [] } = outcome;
  const idle = holesLeft(plan, changed, world);
  const answer = told(scene, turn.conversation, changed, {
    isChanged: true,
    missing,
    dropped,
    changes,
    ...(idle.length > 0 && { idle }),
  });
  const touched = new Set([...changes.added, ...changes.gone, ...dropped]);
  const leftAlone = namesLeft(scene, turn.frame, edits).filter((name) => !touched.has(name));
  const undone = unplaced === undefined ? outcome : { undone: 'nothing_fits' as const, undoneOf: unplaced };
  const unknown = shopsUnknown(edits, turn.frame.text);
  return {
    ...withUnsure(scene, answer, before, edits),
    ...(unplacedIds.length > 0 && { unplaced: unplacedIds }),
    ...(undone.undone && { undone: undone.undone }),
    ...(undone.undoneOf !== undefined && { undoneOf: undone.undoneOf }),
    ...(leftAlone.length > 0 && { leftAlone }),
    ...(unknown.length > 0 && { unknown }),
  };
}

/** Places that the message names and no change speaks of: nobody would know. Of those that stay when others go nothing is said. */
function namesLeft(scene: Scene, frame: Frame, edits: readonly PlanEdit[]): readonly string[] {
  // Each of its clauses was read: what is named beside them is praised, or only says why.
  if (frame.plan?.isByRoles) return [];
  const spoken = JSON.stringify(edits);
  const left = frame.references.filter(
    (each) =>
      each.kind === 'name' &&
      each.role === 'subject' &&
      !isAskedAbout(frame, each) &&
      !spoken.includes(JSON.stringify(each.said)) &&
      !spoken.includes(JSON.stringify(each.candidates[0]?.entry.name ?? '')),
  );
  return namesOf(
    scene,
    left.flatMap((each) => placeIdIn(each) ?? []),
  );
}

/** "The tavern is all cod, isn't it? Another lunch then": what is asked of a place changes nothing about it. */
const isAskedAbout = (frame: Frame, { said }: Reference): boolean =>
  frame.asks.some((ask) => ask.kind === 'fact' && ask.of?.kind === 'name' && ask.of.said.start === said.start);

interface Settled {
  readonly day: PlanDay;
  readonly dropped: readonly PlaceId[];
}

/** A neighbour, and no hour that would say more. */
const isOfOrder = (edit: PlanEdit): boolean =>
  edit.kind === 'move' && (edit.before ?? edit.after) !== undefined && edit.to === undefined;

const orderOf = (plan: Plan): readonly PlaceId[] => stopsOf(plan).map(({ placeId }) => placeId);
const sameOrder = (a: Plan, b: Plan): boolean => orderOf(a).join() === orderOf(b).join();
/** Each stop that was moved stands before or behind the other, as it was asked for; "the first" is what was the first when it was said. */
function isAsOrdered(
  scene: Scene,
  conversation: TalkState,
  { before, changed }: { readonly before: Plan; readonly changed: Plan },
  edits: readonly PlanEdit[],
): boolean {
  const all = orderOf(changed);
  const placeOfStop = (of: Reference | undefined) => {
    const id = of && stopMeant(scene, conversation, before, of);
    return id === undefined ? -1 : all.indexOf(id);
  };
  return edits.every((edit) => {
    if (edit.kind !== 'move') return true;
    const [at, other] = [placeOfStop(edit.of), placeOfStop(edit.before ?? edit.after)];
    // "Put it first": before whatever was first.
    return at < 0 || other < 0 || at === other || (edit.before ? at < other : at > other);
  });
}

/** "Put Primark in": a name that stands for a kind of shop, and that no place of the catalogue has. */
function shopsUnknown(edits: readonly PlanEdit[], text: string): readonly string[] {
  const stops = edits.flatMap((edit) =>
    edit.kind === 'add' ? edit.stop : edit.kind === 'swap' ? (edit.by ?? []) : [],
  );
  return stops.flatMap(({ wish }) => {
    const said = wish?.attribute === 'category' && wish.value === 'malls' ? wish.said : undefined;
    const isName = said !== undefined && /^\p{Lu}/u.test(said.text) && /[\p{L},] $/u.test(text.slice(0, said.start));
    return isName ? [said.text] : [];
  });
}

const AS_IT_STANDS = { isChanged: false, isRetold: true, missing: [], dropped: [] } as const;

/** The only stop that begins at another time. */
function movedIn(
  scene: Scene,
  conversation: TalkState,
  before: Plan,
  after: Plan,
): { readonly moved?: { readonly name: string; readonly at: number } } {
  const begins = (plan: Plan) =>
    plannedDays(scene, conversation, plan).flatMap(({ stops }) =>
      stops.map(({ card, arriveMinutes }) => ({ name: card.place.name, at: arriveMinutes })),
    );
  const was = begins(before);
  const changed = begins(after).filter(({ name, at }) => was.some((each) => each.name === name && each.at !== at));
  const [moved] = changed;
  return moved && changed.length === 1 ? { moved } : {};
}

/** Nothing better is known: the plan again where something about it is not sure, else a word. */
function suitsAlready(scene: Scene, conversation: TalkState, plan: Plan): Answer {
  const answer = told(scene, conversation, plan, AS_IT_STANDS);
  const isSure = answer.days.every(({ stops }) => stops.every(({ doubts }) => doubts.length === 0));
  return isSure ? { kind: 'noted', situation: conversation.situation ?? {}, isOfPlan: true } : answer;
}

/** What is new and what is gone; undefined where no time and no stop is another. */
function changesIn(scene: Scene, conversation: TalkState, before: Plan, after: Plan): TimetableAnswer['changes'] {
  const [was, is] = [before, after].map((plan) => stopsOf(plan).map(({ placeId }) => placeId)) as [
    PlaceId[],
    PlaceId[],
  ];
  const timesOf = (plan: Plan) =>
    plannedDays(scene, conversation, plan).flatMap(({ stops }) =>
      stops.map(({ card, arriveMinutes, leaveMinutes }) => `${card.place.id} ${arriveMinutes} ${leaveMinutes}`),
    );
  const whenOf = (plan: Plan) => [...plan.days.map(({ day }) => day), ...timesOf(plan)].join();
  const isTimed = whenOf(before) !== whenOf(after);
  const added = namesOf(
    scene,
    is.filter((id) => !was.includes(id)),
  );
  const gone = namesOf(
    scene,
    was.filter((id) => !is.includes(id)),
  );
  const isOtherDay = before.days[0]?.day !== after.days[0]?.day;
  const isSame = !isTimed && added.length + gone.length === 0;
  return isSame
    ? undefined
    : { added, gone, isTimed, ...(isOtherDay && { isOtherDay }), ...movedIn(scene, conversation, before, after) };
}

/** As it was before the last change, or when it was first made. */
function undonePlan(scene: Scene, conversation: TalkState, undo: Extract<PlanEdit, { kind: 'undo' }>): Answer {
  const before = versionMeant(scene, conversation, undo);
  if (!before) return trouble('nothing_to_undo');
  const answer = told(scene, conversation, before, { isChanged: true, missing: [], dropped: [] });
  return undo.to === 'first' || undo.having ? answer : { ...answer, isUndone: true };
}
