// One stop of a plan as words name it: a place by name, the best of a kind, a meal at a table.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import { HALF_DAY } from '../../../domain/civil-day.ts';
import { type Meal, type PlanDay, STAY_MINUTES, type Stop } from '../../../domain/plan.ts';
import type { Point } from '../../../geo/point.ts';
import type { PlanStop, Reference, When } from '../../../nlp/frame.ts';
import { isAnyTable, mealOf } from '../../../nlp/table.ts';
import type { Candidate } from '../../../plan/choose.ts';
import { SERVES, WORTH_A_VISIT } from '../../../plan/habits.ts';
import { mealsWithin } from '../../../plan/meals.ts';
import { stayMinutes } from '../../../plan/stays.ts';
import type { PlanWorld } from '../../../plan/world.ts';
import { VOCABULARY } from '../../../vocabulary/bundled.ts';
import { must, type Wish } from '../../../wishes/wish.ts';
import type { Scene } from '../world.ts';
import { isBite, isDrink, lingering } from './bites.ts';
import { ofKind } from './candidates.ts';
import { suitedTables } from './choices.ts';
import { isOpenBefore, lengthOf } from './hours-said.ts';
import { freeThen } from './manners.ts';
import { cutShort, paceOf } from './pace.ts';
import { isPlainly, isVisit, visitedBy } from './visits.ts';

export const tableWish = (meal: Meal): Wish => must({ attribute: 'category', operator: 'is', value: SERVES[meal][0]! });

export const pointOf = (reference: Reference | undefined): Point | undefined =>
  reference?.kind === 'name' ? reference.candidates[0]?.entry.position : undefined;

/** "In the old town": a stop there surely lies in that quarter, where its bounds are known. */
export const areaOf = (reference: Reference | undefined): Wish | undefined => {
  const entry = reference?.kind === 'name' ? reference.candidates[0]?.entry : undefined;
  return entry?.thing.kind === 'area'
    ? must({ attribute: 'area', operator: 'in', value: { id: entry.thing.areaId, name: entry.name } })
    : undefined;
};

/** When a visit "in the afternoon" begins at the earliest; mornings begin with the day. */
export const BEGINS: Readonly<Partial<Record<NonNullable<When['label']>, number>>> = {
  afternoon: 16 * 60,
  evening: 19 * 60 + 30,
  night: 21 * 60,
};

/** A named place, or the best of a kind that is open in the window; `meal` is left to the choice of tables. */
export function stopFor(
  scene: Scene,
  conversation: TalkState,
  { placeId, wish, reference, at, meal: said, near, conditions, around, aroundM, isCrawl, ...manner }: WantedStop,
  day: Omit<PlanDay, 'stops'>,
  taken: ReadonlySet<PlaceId>,
  world: PlanWorld,
): Stop | 'meal' | undefined {
  const { isAtSunset, isGlimpse, isPlain } = manner;
  // A bite at a place that was named is had when its turn comes.
  const meal = said === 'coffee' && reference && !at ? undefined : said;
  const from = at?.label === undefined ? at?.fromMin : BEGINS[at.label];
  const sunset = isAtSunset ? beforeSunset(world, day) : undefined;
  const isInDay = from !== undefined && (at?.label === undefined || from >= day.from);
  const fixedAt = sunset !== undefined ? { fixedAt: sunset } : isInDay ? { fixedAt: from } : {};
  if (reference?.kind === 'name') {
    const { asStop } = reference;
    const thing = reference.candidates[0]?.entry.thing;
    const place = thing?.kind === 'place' ? placeAsStop(world, thing.placeId, taken, mealOf(meal)) : undefined;
    const stop =
      place && asStop ? { ...place, stayMinutes: asStop.minutes } : place && unhurried(world, conversation, place);
    const isMorning =
      stop &&
      !stop.meal &&
      fixedAt.fixedAt !== undefined &&
      isOpenBefore(world, { ...stop, stayMinutes: lengthOf(at) ?? stop.stayMinutes }, day, fixedAt.fixedAt);
    const begins = isMorning ? { fixedAt: fixedAt.fixedAt! - HALF_DAY } : fixedAt;
    const stayMinutes = Math.min(
      lengthOf(at) ?? stop?.stayMinutes ?? 0,
      isGlimpse || said === 'coffee' ? BRIEF_MINUTES : STAY_MINUTES.most,
    );
    // "The Prado when it's free": in its free hours, where it has some then.
    return stop && freeThen(scene, [{ ...stop, ...begins, stayMinutes }], manner.like ?? [], day)[0];
  }
  if (placeId !== undefined) {
    const table = mealOf(meal) ?? tableAt(world, placeId, day, taken);
    const stop = placeAsStop(world, placeId, taken, table);
    return stop && { ...stop, ...fixedAt };
  }
  const isMannered = manner.like !== undefined;
  if ((mealOf(meal) && !wish && !isMannered) || (!isMannered && isAnyTable(wish) && at === undefined)) return 'meal';
  const like = {
    ...(wish && { wish }),
    ...(meal && { meal }),
    ...(near && { near }),
    ...(conditions && { conditions }),
    ...(isCrawl && { isCrawl }),
    around,
    ...(aroundM !== undefined && { aroundM }),
    isSpecial: manner.isSpecial,
    like: manner.like ?? [],
  };
  // Of tables few are known to have one: where some are, those come before others.
  const nearby =
    mealOf(meal) && !near && aroundM === undefined ? { around: around ?? day.start.position, aroundM: WALK_M } : {};
  const sure = isMannered
    ? stopsFor(scene, conversation, { ...like, ...nearby, isStrict: true }, day, taken, world)
    : [];
  const all = sure.length > 0 ? sure : stopsFor(scene, conversation, like, day, taken, world);
  const part = { ...day, from: fixedAt.fixedAt ?? day.from };
  const found = freeThen(scene, all, manner.like ?? [], part);
  const best = (isPlain && found.find((each) => isNothingElse(world, each, wish))) || found[0];
  return best && { ...fixedAt, ...best, stayMinutes: lengthOf(at) ?? best.stayMinutes };
}

/** "Only one museum" is no convent with pictures. */
const isNothingElse = (world: PlanWorld, { placeId }: Stop, wish: Wish | undefined): boolean =>
  (world.placeOf(placeId)?.categories ?? []).every(
    (each) => each === wish?.value || each === 'tourist attractions' || !WORTH_A_VISIT.includes(each),
  );

/** A look from outside, a bite standing. */
const BRIEF_MINUTES = 30;

/** People are there half an hour before the sun is down, which it is half an hour before dusk is over. */
export function beforeSunset(world: PlanWorld, { day, from, until }: Omit<PlanDay, 'stops'>): number | undefined {
  const dusk = world.duskOn?.(day);
  const begin = dusk === undefined ? undefined : Math.floor((dusk - BEFORE_DUSK_MINUTES) / 5) * 5;
  return begin !== undefined && begin >= from && begin < until ? begin : undefined;
}
const BEFORE_DUSK_MINUTES = 60;

/** A stop with what it must be like. */
export type WantedStop = PlanStop & {
  readonly conditions?: readonly Wish[];
  /** Where the person is then: as near to it as can be. */
  readonly around?: Point | undefined;
  /** No farther from there. */
  readonly aroundM?: number | undefined;
  /** The new stop surely grants every condition, or there is none. */
  readonly isStrict?: boolean;
  /** No more of its kind is wanted, so it is one that nobody would take for something else. */
  readonly isPlain?: boolean;
  /** One of several bars, one after the other. */
  readonly isCrawl?: boolean;
  /** Something is celebrated. */
  readonly isSpecial?: boolean | undefined;
};

/** Three hours of paintings are none for whoever is small, old or takes it easy. */
function unhurried(world: PlanWorld, conversation: TalkState, stop: Stop): Stop {
  const place = world.placeOf(stop.placeId);
  if (!place || stop.meal || paceOf(conversation, {}) !== 'relaxed') return stop;
  return { ...stop, stayMinutes: stayMinutes(cutShort(place, 'usual', conversation)) };
}

function placeAsStop(
  world: PlanWorld,
  placeId: PlaceId,
  taken: ReadonlySet<PlaceId>,
  meal: Meal | undefined,
): Stop | undefined {
  const place = world.placeOf(placeId);
  if (!place || taken.has(placeId)) return undefined;
  return { placeId, stayMinutes: meal ? world.meals[meal].stayMinutes : stayMinutes(place), ...(meal && { meal }) };
}

/** A restaurant that was settled on is where lunch is, else dinner. */
function tableAt(
  world: PlanWorld,
  placeId: PlaceId,
  { from, until }: Omit<PlanDay, 'stops'>,
  taken: ReadonlySet<PlaceId>,
): Meal | undefined {
  const isRestaurantOf = (id: PlaceId) => world.placeOf(id)?.categories[0] === 'restaurants';
  if (!isRestaurantOf(placeId)) return undefined;
  const before = [...taken].filter(isRestaurantOf).length;
  return mealsWithin(world.meals, from, until)[before];
}

/** The best places of a kind as stops of a day; empty for a named place and for a table of no kind in particular. */
export function stopsFor(
  scene: Scene,
  conversation: TalkState,
  {
    wish,
    reference,
    meal,
    near,
    around: nearby,
    aroundM,
    conditions = [],
    isStrict = false,
    isCrawl = false,
    isSpecial,
    like,
  }: WantedStop,
  day: Omit<PlanDay, 'stops'>,
  taken: ReadonlySet<PlaceId>,
  world: PlanWorld,
): readonly Stop[] {
  const atTable = mealOf(meal);
  if (reference || (atTable && !wish && !near && conditions.length === 0)) return [];
  const kind = wish ?? (atTable ? tableWish(atTable) : DRINKS);
  const table = atTable ? { meal: atTable } : {};
  const around = pointOf(near) ?? nearby;
  // In the place of another it need not lie next door, unless a quarter was named.
  const isNextDoor = near !== undefined || meal !== undefined;
  // "Something for the kids": whatever is worth a visit.
  const isAnything = wish?.attribute === 'category' && wish.value === 'tourist attractions' && wish.said === undefined;
  const looked = {
    ...(isAnything && { wanted: visitedBy(scene, conversation, day, { isSeeing: true }) }),
    conditions,
    isStrict,
    ...(around && { around }),
    ...(isCrawl
      ? { aroundM: ROUND_THE_CORNER_M }
      : (!isNextDoor || aroundM !== undefined) && { aroundM: aroundM ?? WALK_M }),
  };
  const area = areaOf(near);
  const tries = [
    ...(area ? [{ ...looked, aroundM: AREA_ACROSS_M, conditions: [...conditions, area], isStrict: true }] : []),
    ...(near ? [{ ...looked, aroundM: Math.min(aroundM ?? ROUND_THE_CORNER_M, ROUND_THE_CORNER_M) }] : []),
    // "Vermouth in the old town": where no bar there is known for it, any bar there comes before one somewhere else.
    ...(area && isDrink(kind)
      ? [{ ...looked, kind: DRINKS, aroundM: AREA_ACROSS_M, conditions: [area], isStrict: true }]
      : []),
    looked,
  ];
  const found = firstFound(
    tries,
    ({ kind: other = kind, ...each }: (typeof tries)[number] & { readonly kind?: Wish }) =>
      ofKind(scene, conversation, world, day, other, taken, each),
  );
  // A square with a station is seen, a station is not.
  const calm =
    isAnything && paceOf(conversation, {}) === 'relaxed'
      ? found.filter(({ place }) => stayMinutes(place) <= CALM_MINUTES)
      : found;
  const seen = (calm.length > 0 ? calm : found).filter(
    ({ place }) => kind.attribute !== 'category' || !WORTH_A_VISIT.includes(kind.value) || isVisit(scene, place),
  );
  const plain = seen.filter(({ place }) => isPlainly(kind, place));
  // On a crawl people stand at the bar: where one sits for hours is none of it.
  const isSat = atTable !== undefined && !isBite(kind);
  const visits = plain.length > 0 ? plain : seen;
  const tables = isSat ? suitedTables(scene, found, { meal: atTable, isSpecial, ...(like && { like }) }) : visits;
  const bars = isCrawl
    ? found.filter(({ place }) => stayMinutes(place) <= CRAWL_MINUTES)
    : isBite(kind) && !isDrink(kind)
      ? lingering(tables)
      : tables;
  return (bars.length > 0 ? bars : found).map(({ place }) => ({
    placeId: place.id,
    stayMinutes: table.meal
      ? world.meals[table.meal].stayMinutes
      : Math.min(stayMinutes(place), isCrawl ? ROUND_MINUTES : Number.POSITIVE_INFINITY),
    ...table,
  }));
}

/** What the first of the ways to look for it finds. */
function firstFound<Way>(ways: readonly Way[], find: (way: Way) => readonly Candidate[]): readonly Candidate[] {
  for (const way of ways) {
    const found = find(way);
    if (found.length > 0) return found;
  }
  return [];
}
export const AREA_ACROSS_M = 3_000;

const CRAWL_MINUTES = 60;
/** Something short, for whoever takes it easy. */
const CALM_MINUTES = 75;
export const ROUND_THE_CORNER_M = 600;
const ROUND_MINUTES = 45;

/** As far as this people go for the best of a kind. */
const WALK_M = 1_500;

const DRINKS = must({ attribute: 'category', operator: 'is', value: 'pubs/bars' });

/** Dancing begins late, whatever else is done before it. */
export const isDancing = (wish: Wish | undefined): boolean =>
  wish !== undefined &&
  (wish.attribute === 'category'
    ? wish.value === 'dance clubs'
    : wish.attribute === 'kind' && VOCABULARY.concept('kind', wish.value)?.categories?.[0] === 'dance clubs');
