// Plans asked for by words, on the very engine of `/api/plans/`: days filled by taste, open doors and meal times.
import type { DialogueAct } from '../../../chat/acts.ts';
import type { Answer } from '../../../chat/answer.ts';
import type { MadeFor, PlanTrouble } from '../../../chat/plan/answer.ts';
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Plan, PlanDay } from '../../../domain/plan.ts';
import { straightLineM } from '../../../domain/walk.ts';
import { civilNow } from '../../../hours/city-hours.ts';
import type { Frame, PlanEdit, PlanRequest, Reference } from '../../../nlp/frame.ts';
import { stopsOf } from '../../../plan/edit.ts';
import { schedule } from '../../../plan/schedule.ts';
import { UNSAID, type Wish } from '../../../wishes/wish.ts';
import { planWorldOf } from '../../plan-world.ts';
import type { Start } from '../lists/hunt.ts';
import { placeOf, type Scene } from '../world.ts';
import { areasIn, areasOfStops } from './areas-said.ts';
import { budgetOf } from './choices.ts';
import { filledByWords } from './day.ts';
import { daysMeant } from './drops.ts';
import { farFrom } from './elsewhere.ts';
import type { Filled } from './filled.ts';
import { claimed } from './heading.ts';
import { likesIn, withTableLiked, worksIn } from './likes.ts';
import { inTown, placesAsked } from './limits.ts';
import { withManners } from './manners.ts';
import { paceOf } from './pace.ts';
import { isForIndoors, isUnderTheSky } from './roof.ts';
import { notThere, withoutGone } from './stated.ts';
import { onOpenDays, requestsByDay } from './stated-days.ts';
import { pointOf } from './stops.ts';
import { anyOfIn, forTeenagers } from './teenagers.ts';
import { told, wayOf } from './timetable.ts';
import { costsOf, payers } from './told.ts';
import { walkedDay } from './walk.ts';
import { hasEnd, withRoomFor } from './windows.ts';

export interface PlanTurn {
  /** With what this very message says of the asker. */
  readonly conversation: TalkState;
  readonly start: Start;
  readonly frame: Frame;
}

export const trouble = (which: PlanTrouble, undoneOf?: string): Answer => ({
  kind: 'plan_trouble',
  trouble: which,
  ...(undoneOf !== undefined && { undoneOf }),
});

export function madePlan(
  scene: Scene,
  turn: PlanTurn,
  { request: asked, search }: Extract<DialogueAct, { kind: 'plan' }>,
): Answer {
  const world = planWorldOf(scene.world);
  const likes = likesIn(scene, turn.frame);
  const { request, remarks } = onOpenDays(scene, withTableLiked(asked, likes));
  const made: Filled[] = [];
  const asker = {
    conversation: withoutGone(turn.conversation, request),
    wishes: withRefused(search.wishes ?? [], turn.frame),
    anyOf: forTeenagers(turn.conversation, anyOfIn(turn.frame)),
    likes,
    works: worksIn(scene, turn.frame),
    areas: areasOfStops(turn.frame, request),
    isSpecial: search.isSpecial,
    isShortWay: search.isShortWay,
  };
  for (const { request: ofDay, window: said } of requestsByDay(scene, request)) {
    const window = hasEnd(request) || request.isStated ? said : withRoomFor(request, said, world);
    const day = { ...window, start: startOf(scene, turn.start, request, made.length) };
    made.push(
      request.walk
        ? {
            day: walkedDay(scene, { ...asker, areas: areasIn(turn.frame) }, request, day, world),
            missing: [],
            closed: [],
            unfit: [],
          }
        : filledByWords(scene, asker, ofDay, day, daysOf(made), world),
    );
  }
  const days = daysOf(made);
  const idle = made.flatMap((each) => each.idle ?? []);
  const turned = namesOf(
    scene,
    made.flatMap((each) => each.turned ?? []),
  );
  if (days.every(({ stops }) => stops.length === 0)) return trouble('nothing_fits');
  const madeFor: MadeFor = {
    ...madeForOf(turn.conversation, withoutArrivalGone(scene, request, days[0]), search.wishes ?? []),
    ...(isForIndoors(search.wishes ?? []) && isAllRoofed(scene, days) && { isIndoors: true }),
    ...endOf(scene, request, days.at(-1)),
    ...walksOf(scene, request, days),
    ...(request.walk && { walk: walkTold(scene, days) }),
    ...(hasLuggage(turn.frame) && { hasLuggage: true }),
  };
  const plain = told(
    scene,
    turn.conversation,
    { title: '', days },
    {
      isChanged: false,
      missing: made.flatMap(({ missing }) => missing),
      dropped: namesOf(
        scene,
        made.flatMap(({ closed }) => closed),
      ),
      ...unfitIn(
        scene,
        made.flatMap(({ unfit }) => unfit),
        days,
      ),
      ...(idle.length > 0 && { idle }),
      ...(turned.length > 0 && { turned }),
      ...remarks,
      ...notThere(scene, turn.conversation, request),
      madeFor,
    },
  );
  const answer = withManners(
    scene,
    { ...plain, madeFor: claimed(madeFor, plain.days) },
    made.flatMap(({ mannered = [] }) => mannered),
  );
  return budgetOf(search.wishes ?? []) === undefined
    ? answer
    : {
        ...answer,
        costs: costsOf(
          answer.days.flatMap(({ stops }) => stops),
          payers(turn.conversation.situation),
        ),
      };
}

const daysOf = (made: readonly Filled[]): readonly PlanDay[] => made.map(({ day }) => day);

/** "Landed this morning": who is in town by now needs no time for the way there. */
function withoutArrivalGone({ world, now }: Scene, request: PlanRequest, day: PlanDay | undefined): PlanRequest {
  const today = civilNow(world.recommend.hours.clock, now);
  const isGone = day?.day === today.day && (request.window?.fromMin ?? today.minute) < today.minute;
  const { arriving: _, ...rest } = request;
  return isGone ? rest : request;
}

/** What fits on none of the days. */
function unfitIn(
  scene: Scene,
  ids: readonly PlaceId[],
  days: readonly PlanDay[],
): { readonly unfit?: readonly string[] } {
  const planned = new Set(days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
  const names = namesOf(
    scene,
    ids.filter((id) => !planned.has(id)),
  );
  return names.length > 0 ? { unfit: [...new Set(names)] } : {};
}

/** What was understood, for the reply to say. */
const madeForOf = (conversation: TalkState, request: PlanRequest, wishes: readonly Wish[]): MadeFor => ({
  situation: conversation.situation ?? {},
  ...(paceOf(conversation, request) === 'relaxed' && { isEasy: true }),
  ...(wishes.some((wish) => wish.attribute === 'price_level' && wish.operator === 'at_most') && { isCheap: true }),
  ...(request.leaving && { leaving: request.leaving }),
  ...(request.arriving && { arriving: request.arriving }),
});

/** A park that was asked for by its name or kind has its place in the plan, and no roof. */
const isAllRoofed = (scene: Scene, days: readonly PlanDay[]): boolean =>
  days.every(({ stops }) =>
    stops.every(({ placeId }) => {
      const place = placeOf(scene, placeId);
      return place === undefined || !isUnderTheSky(scene, place);
    }),
  );

/** That no walk is longer than was asked for, where it is so. */
function walksOf(scene: Scene, { mostWalk }: PlanRequest, days: readonly PlanDay[]): Pick<MadeFor, 'mostWalk'> {
  const legs = days.flatMap((day) => schedule(day, planWorldOf(scene.world)).visits.map(({ leg }) => leg));
  const isShort = legs.every(({ mode, minutes }) => mode !== 'walk' || minutes <= (mostWalk ?? 0));
  return mostWalk !== undefined && isShort ? { mostWalk } : {};
}

/** Where a day begins. Who has landed begins in the middle of the city, and so does the second day of a stay. */
function startOf(
  scene: Scene,
  { position, name, kind }: Start,
  { arriving, leaving }: PlanRequest,
  before: number,
): PlanDay['start'] {
  const isOfStay = arriving === 'flight' || (before > 0 && (arriving ?? leaving) !== undefined);
  const near = isOfStay ? inTown(scene, position) : position;
  return { position: near, ...(kind === 'named' && near === position && { name }) };
}

/** How long all of the way is, the stops not counted. */
function walkTold(scene: Scene, days: readonly PlanDay[]): NonNullable<MadeFor['walk']> {
  const visits = days.flatMap((day) => schedule(day, planWorldOf(scene.world)).visits);
  return { minutes: visits.reduce((sum, { leg }) => sum + leg.minutes, 0) };
}

/** The way from the last stop to where people must be when it is over. */
function endOf(scene: Scene, { end: said, walk }: PlanRequest, day: PlanDay | undefined): Pick<MadeFor, 'end'> {
  const end = said ?? walk?.to;
  const at = pointOf(end);
  const last = day?.stops.at(-1);
  const from = last && placeOf(scene, last.placeId)?.position;
  if (!at || !from || end?.kind !== 'name' || (walk && straightLineM(at, from) < THERE_M)) return {};
  const name = end.candidates[0]!.entry.name;
  return { end: { name, leg: wayOf(planWorldOf(scene.world).legBetween(from, at)) } };
}

/** Who stands so near is there. */
const THERE_M = 250;

/** What somebody has seen already is no condition of a list, and none of a plan. */
const withRefused = (wishes: readonly Wish[], frame: Frame): readonly Wish[] => [
  ...wishes,
  ...frame.wishes.filter(({ attribute, polarity }) => attribute === 'place' && polarity === 'avoid'),
];

const hasLuggage = (frame: Frame): boolean =>
  frame.situation.some((fact) => fact.kind === 'carries' && fact.what === 'luggage');

/** Other stops for the same time, from where the plan began. */
export function remade(scene: Scene, turn: PlanTurn, stops: PlanRequest['stops']): Answer {
  const { plan, planAsked } = turn.conversation;
  if (!plan || !planAsked) return trouble('no_plan');
  const from = whereItBegan(plan, turn.start);
  const request = { ...planAsked.request, stops };
  return madePlan(scene, { ...turn, start: from }, { kind: 'plan', ...planAsked, request });
}

/** Another plan for the same time: none of the visits that nobody asked for comes again. */
export function madeAnew(
  scene: Scene,
  turn: PlanTurn,
  { isElsewhere, near, like = [], ...meant }: Extract<PlanEdit, { kind: 'anew' }>,
): Answer {
  const { plan, planAsked } = turn.conversation;
  if (!plan || !planAsked) return trouble('no_plan');
  const [one] = daysMeant(plan, meant);
  if (one && plan.days.length > 1 && daysMeant(plan, meant).length === 1)
    return withDayAnew(scene, turn, plan, one, near);
  const named = placesAsked(planAsked.request.stops);
  const leftOut = stopsOf(plan).flatMap(({ placeId }) => (named.has(placeId) ? [] : placeId));
  const there = pointOf(near) ?? (isElsewhere ? farFrom(scene, { ...turn.conversation, leftOut }, plan) : undefined);
  const name = near?.kind === 'name' ? near.candidates[0]?.entry.name : undefined;
  const from: Start = there
    ? { position: there, name: name ?? '', kind: name ? 'named' : 'here' }
    : whereItBegan(plan, turn.start);
  const conversation: Renewed = { ...turn.conversation, leftOut, ...(there && { reachM: ELSEWHERE_REACH_M }) };
  const { search, request } = planAsked;
  const wishes = [...(search.wishes ?? []), ...like];
  const anew = { ...search, ...(wishes.length > 0 && { wishes }) };
  return madePlan(scene, { ...turn, start: from, conversation }, { kind: 'plan', request, search: anew });
}

/** "Change the Sunday": other visits and tables on that day, and the others as they stand. */
function withDayAnew(
  scene: Scene,
  turn: PlanTurn,
  plan: Plan,
  { stops: _, ...asItStands }: PlanDay,
  near: Reference | undefined,
): Answer {
  const world = planWorldOf(scene.world);
  const there = pointOf(near);
  const window = there ? { ...asItStands, start: { ...asItStands.start, position: there } } : asItStands;
  const others = plan.days.filter(({ day }) => day !== window.day);
  const leftOut = stopsOf(plan).map(({ placeId }) => placeId);
  const asker = {
    conversation: { ...turn.conversation, leftOut, ...(there && { reachM: ELSEWHERE_REACH_M }) },
  };
  const request: PlanRequest = { kind: 'make', stops: [], edits: [], said: UNSAID };
  const { day } = filledByWords(scene, asker, request, window, others, world);
  if (day.stops.length === 0) return trouble('nothing_fits');
  const days = plan.days.map((each) => (each.day === window.day ? day : each));
  return told(scene, turn.conversation, { ...plan, days }, { isChanged: true, missing: [], dropped: [] });
}

const whereItBegan = ({ days }: Plan, { kind }: Start): Start => {
  const { position, name } = days[0]!.start;
  return { position, name: name ?? '', kind: name ? 'named' : kind };
};

type Renewed = TalkState & { readonly leftOut: readonly PlaceId[]; readonly reachM?: number };
/** Another area is as far as people walk in it. */
const ELSEWHERE_REACH_M = 1_500;

export const namesOf = (scene: Scene, ids: readonly PlaceId[]): readonly string[] =>
  ids.flatMap((id) => placeOf(scene, id)?.name ?? []);
