// Plans asked for and changed by words, on the very engine of `/api/plans/`: days filled by taste, open doors and meal times.
import type { DialogueAct } from '../../chat/acts.ts';
import type { Answer } from '../../chat/answer.ts';
import type { MadeFor, PlanTrouble, TimetableAnswer } from '../../chat/plan-answer.ts';
import { placeIdIn } from '../../chat/resolve.ts';
import type { TalkState } from '../../chat/state.ts';
import type { PlaceId } from '../../domain/branded.ts';
import type { Plan, PlanDay } from '../../domain/plan.ts';
import type { Frame, PlanEdit, PlanRequest } from '../../nlp/frame.ts';
import { stopsOf } from '../../plan/edit.ts';
import { SERVES } from '../../plan/habits.ts';
import { brokenStops, mended } from '../../plan/mend.ts';
import { schedule } from '../../plan/schedule.ts';
import { must, type Wish } from '../../wishes/wish.ts';
import { planWorldOf } from '../plan-world.ts';
import type { Start } from './hunt.ts';
import { budgetOf } from './plan-choices.ts';
import { filledByWords } from './plan-day.ts';
import { editedByWords } from './plan-edits.ts';
import { withRoomMade } from './plan-outcome.ts';
import { paceOf } from './plan-pace.ts';
import { pointOf } from './plan-stops.ts';
import { plannedDays, told, wayOf } from './plan-timetable.ts';
import { costsOf } from './plan-told.ts';
import { hasEnd, windowsOf, withRoomFor } from './plan-windows.ts';
import { placeOf, type Scene } from './world.ts';

interface PlanTurn {
  /** With what this very message says of the asker. */
  readonly conversation: TalkState;
  readonly start: Start;
  readonly frame?: Frame;
}

const trouble = (which: PlanTrouble): Answer => ({ kind: 'plan_trouble', trouble: which });

export function madePlan(
  scene: Scene,
  turn: PlanTurn,
  { request, search }: Extract<DialogueAct, { kind: 'plan' }>,
): Answer {
  const world = planWorldOf(scene.world);
  const days: PlanDay[] = [];
  const missing: Wish[] = [];
  const closed: PlaceId[] = [];
  const asker = {
    conversation: turn.conversation,
    wishes: withRefused(search.wishes ?? [], turn.frame),
    anyOf: anyOfIn(turn.frame),
    likes: likesIn(turn.frame),
  };
  for (const said of windowsOf(scene, request)) {
    const window = hasEnd(request) ? said : withRoomFor(request, said, world);
    const { position, name, kind } = turn.start;
    const day = { ...window, start: { position, ...(kind === 'named' && { name }) } };
    const filled = filledByWords(scene, asker, request, day, days, world);
    days.push(filled.day);
    missing.push(...filled.missing);
    closed.push(...filled.closed);
  }
  if (days.every(({ stops }) => stops.length === 0)) return trouble('nothing_fits');
  const madeFor: MadeFor = {
    ...madeForOf(turn.conversation, request, search.wishes ?? []),
    ...endOf(scene, request, days.at(-1)),
    ...walksOf(scene, request, days),
    ...(hasLuggage(turn.frame) && { hasLuggage: true }),
  };
  const answer = told(
    scene,
    turn.conversation,
    { title: '', days },
    { isChanged: false, missing, dropped: namesOf(scene, closed), madeFor },
  );
  return budgetOf(search.wishes ?? []) === undefined
    ? answer
    : { ...answer, costs: costsOf(answer.days.flatMap(({ stops }) => stops)) };
}

/** What was understood, for the reply to say. */
const madeForOf = (conversation: TalkState, request: PlanRequest, wishes: readonly Wish[]): MadeFor => ({
  situation: conversation.situation ?? {},
  ...(paceOf(conversation, request) === 'relaxed' && { isEasy: true }),
  ...(wishes.some(({ attribute, value }) => attribute === 'feature' && value === 'indoors') && { isIndoors: true }),
  ...(wishes.some((wish) => wish.attribute === 'price_level' && wish.operator === 'at_most') && { isCheap: true }),
  ...(request.leaving && { leaving: request.leaving }),
});

/** That no walk is longer than was asked for, where it is so. */
function walksOf(scene: Scene, { mostWalk }: PlanRequest, days: readonly PlanDay[]): Pick<MadeFor, 'mostWalk'> {
  const legs = days.flatMap((day) => schedule(day, planWorldOf(scene.world)).visits.map(({ leg }) => leg));
  const isShort = legs.every(({ mode, minutes }) => mode !== 'walk' || minutes <= (mostWalk ?? 0));
  return mostWalk !== undefined && isShort ? { mostWalk } : {};
}

/** The way from the last stop to where people must be when it is over. */
function endOf(scene: Scene, { end }: PlanRequest, day: PlanDay | undefined): Pick<MadeFor, 'end'> {
  const at = pointOf(end);
  const last = day?.stops.at(-1);
  const from = last && placeOf(scene, last.placeId)?.position;
  if (!at || !from || end?.kind !== 'name') return {};
  const name = end.candidates[0]!.entry.name;
  return { end: { name, leg: wayOf(planWorldOf(scene.world).legBetween(from, at)) } };
}

/** What somebody has seen already is no condition of a list, and none of a plan. */
const withRefused = (wishes: readonly Wish[], frame: Frame | undefined): readonly Wish[] => [
  ...wishes,
  ...(frame?.wishes ?? []).filter(({ attribute, polarity }) => attribute === 'place' && polarity === 'avoid'),
];

/** "Two teenagers" stands for several kinds of place at once. */
function anyOfIn(frame: Frame | undefined): readonly Wish[] {
  const wanted = (frame?.wishes ?? []).filter(({ polarity, said }) => polarity === 'want' && said);
  const ofSame = ({ said }: Wish) => wanted.filter((other) => other.said?.start === said?.start);
  return wanted.filter((wish) => ofSame(wish).length > MOST_KINDS_OF_ONE);
}
const MOST_KINDS_OF_ONE = 2;

/** Who likes coffee has it at its hour. */
const EATEN_AT: ReadonlySet<string> = new Set(
  Object.values(SERVES)
    .flat()
    .filter((each) => each !== 'markets'),
);

/** "They love animals": the zoo is worth a ride. */
const likesIn = (frame: Frame | undefined): readonly Wish[] =>
  (frame?.attitudes ?? []).flatMap(({ categories, polarity = 0, narrower }) => {
    const [category] = categories;
    if (polarity <= 0 || !category || EATEN_AT.has(category)) return [];
    return narrower ? must(narrower) : must({ attribute: 'category', operator: 'is', value: category });
  });

const hasLuggage = (frame: Frame | undefined): boolean =>
  frame?.situation.some((fact) => fact.kind === 'carries' && fact.what === 'luggage') ?? false;

/** Other stops for the same time, from where the plan began. */
function remade(scene: Scene, turn: PlanTurn, stops: PlanRequest['stops']): Answer {
  const { plan, planAsked } = turn.conversation;
  if (!plan || !planAsked) return trouble('no_plan');
  const { start } = plan.days[0]!;
  const from: Start = {
    position: start.position,
    name: start.name ?? '',
    kind: start.name ? 'named' : turn.start.kind,
  };
  const request = { ...planAsked.request, stops };
  return madePlan(scene, { ...turn, start: from }, { kind: 'plan', ...planAsked, request });
}

/** Another plan for the same time: none of the visits that nobody asked for comes again. */
function madeAnew(scene: Scene, turn: PlanTurn): Answer {
  const { plan, planAsked } = turn.conversation;
  if (!plan || !planAsked) return trouble('no_plan');
  const named = askedFor(turn.conversation);
  const leftOut = stopsOf(plan).flatMap(({ placeId }) => (named.has(placeId) ? [] : placeId));
  const conversation: TalkState & { readonly leftOut: readonly PlaceId[] } = { ...turn.conversation, leftOut };
  const { start } = plan.days[0]!;
  const from: Start = {
    position: start.position,
    name: start.name ?? '',
    kind: start.name ? 'named' : turn.start.kind,
  };
  return madePlan(scene, { ...turn, start: from, conversation }, { kind: 'plan', ...planAsked });
}

export function changedPlan(scene: Scene, turn: PlanTurn, edits: readonly PlanEdit[]): Answer {
  const { plan } = turn.conversation;
  if (!plan) return trouble('no_plan');
  const undo = edits.find((edit) => edit.kind === 'undo');
  if (undo) return undonePlan(scene, turn.conversation, undo.to);
  if (edits.some(({ kind }) => kind === 'anew')) return madeAnew(scene, turn);
  const remake = edits.find((edit) => edit.kind === 'remake');
  if (remake) return remade(scene, turn, remake.stops);
  if (edits.length === 0) return trouble('which_change');
  const outcome = editedByWords(scene, turn, plan, edits);
  if ('trouble' in outcome) return trouble(outcome.trouble);
  if (outcome.plan === plan && edits.some(({ kind }) => kind === 'add'))
    return told(scene, turn.conversation, plan, { isChanged: false, isRetold: true, missing: [], dropped: [] });
  const before = new Set(stopsOf(plan).map(({ placeId }) => placeId));
  const isNew = edits.some(({ kind }) => kind === 'add' || kind === 'swap' || kind === 'move');
  // A stop at another hour: the others may change places for it.
  const isRetimed = edits.some((edit) => edit.kind === 'move' && edit.to?.fromMin !== undefined);
  const daysOf = (each: Plan, id: PlaceId) =>
    each.days.findIndex(({ stops }) => stops.some(({ placeId }) => placeId === id));
  const asked = askedFor(turn.conversation);
  const isKept = (id: PlaceId) => asked.has(id) || daysOf(plan, id) !== daysOf(outcome.plan, id);
  const roomed = outcome.plan.days.map((day, at) =>
    isNew && !(isRetimed && isMendable(scene, day))
      ? withRoomMade(scene, plan.days[at] ?? day, day, isKept)
      : undefined,
  );
  const days = outcome.plan.days.map((day, at) => {
    const made = roomed[at];
    if (made) return { day: made.day, dropped: [] };
    // A day that nobody spoke of stays as it is.
    return day === plan.days[at] ? { day, dropped: [] } : mended(fromFirstDoor(scene, day), planWorldOf(scene.world));
  });
  const gone = days.flatMap((each) => each.dropped);
  // A new stop whose doors are shut by then is none.
  const isSwap = edits.some(({ kind }) => kind === 'swap');
  if (isSwap && gone.some((id) => !before.has(id))) return trouble('not_found');
  const dropped = namesOf(scene, gone);
  const changed = { ...outcome.plan, days: days.map(({ day }) => day) };
  const changes = changesIn(scene, turn.conversation, plan, changed);
  if (!changes && edits.every(({ kind }) => kind === 'suit')) return suitsAlready(scene, turn.conversation, plan);
  if (!changes) return trouble('nothing_changes');
  return told(scene, turn.conversation, changed, { isChanged: true, missing: [], dropped, changes });
}

/** Where the stop that comes first now opens later than the day began, the day begins with it. */
function fromFirstDoor(scene: Scene, day: PlanDay): PlanDay {
  const world = planWorldOf(scene.world);
  const [first] = schedule(day, world).visits;
  const opens = first?.place.spansOn(day.day)?.find(({ start }) => start > first.begin)?.start;
  if (first?.open !== 'no' || opens === undefined) return day;
  const later = { ...day, from: opens - first.leg.minutes };
  return brokenStops(later, world) < brokenStops(day, world) ? later : day;
}

/** In another order all of it fits. */
const isMendable = (scene: Scene, day: PlanDay): boolean => mended(day, planWorldOf(scene.world)).dropped.length === 0;

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
  const answer = told(scene, conversation, plan, { isChanged: false, isRetold: true, missing: [], dropped: [] });
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

/** Places that the visitor named, or settled on, for the plan. */
const askedFor = ({ planAsked }: TalkState): ReadonlySet<PlaceId> =>
  new Set(
    (planAsked?.request.stops ?? []).flatMap(
      ({ placeId, reference }) => placeId ?? (reference ? (placeIdIn(reference) ?? []) : []),
    ),
  );

/** As it was before the last change, or when it was first made. */
function undonePlan(scene: Scene, conversation: TalkState, to: 'before' | 'first'): Answer {
  const { planVersions = [] } = conversation;
  const before = to === 'first' ? planVersions[0] : planVersions.at(-1);
  if (!before) return trouble('nothing_to_undo');
  const answer = told(scene, conversation, before, { isChanged: true, missing: [], dropped: [] });
  return to === 'first' ? answer : { ...answer, isUndone: true };
}

const namesOf = (scene: Scene, ids: readonly PlaceId[]): readonly string[] =>
  ids.flatMap((id) => placeOf(scene, id)?.name ?? []);
