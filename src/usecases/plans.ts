// Plans of people and visitors: made, filled, changed, shared and withdrawn. The engine is `plan`; here it meets the
// catalogue, the person's taste and the database.
import type { Owner } from '../db/owner.ts';
import type { PlanRepository } from '../db/plans.ts';
import type { ProfileRepository } from '../db/profiles.ts';
import type { PlaceId, UserId } from '../domain/branded.ts';
import type { Category } from '../domain/category.ts';
import { DomainError } from '../domain/errors.ts';
import { DEFAULT_METHOD } from '../domain/method.ts';
import {
  limitedDay,
  MAX_PLANS,
  type Meal,
  type Plan,
  type PlanDay,
  type PlanEdit,
  type Stop,
  type StoredPlan,
} from '../domain/plan.ts';
import { EMPTY_PROFILE, type Profile } from '../domain/profile.ts';
import { roughly } from '../geo/point.ts';
import { type Candidate, chooseDay } from '../plan/choose.ts';
import { edited, stopsOf } from '../plan/edit.ts';
import { REACH_M, SERVES, TABLES_CONSIDERED, VISITS_CONSIDERED, WORTH_A_VISIT } from '../plan/habits.ts';
import { mealsWithin } from '../plan/meals.ts';
import { stayMinutes } from '../plan/stays.ts';
import type { PlanWorld } from '../plan/world.ts';
import { type HouseRules, limited, withoutPromotions } from '../recommend/house-rules.ts';
import { recommend } from '../recommend/recommend.ts';
import type { Snapshot } from '../recommend/snapshot.ts';
import type { Clock } from '../system/clock.ts';
import { randomId, sha256 } from '../system/random.ts';
import type { Turns } from '../system/turns.ts';
import type { LiveCatalogue } from './catalogue.ts';
import { type HouseRuleReader, rulesFor } from './house-rules.ts';
import { planWorldOf } from './plan-world.ts';
import type { World } from './world.ts';

export interface PlanDeps {
  readonly plans: PlanRepository;
  readonly profiles: ProfileRepository;
  readonly catalogue: LiveCatalogue<World>;
  readonly includeReviewed: boolean;
  readonly turns: Turns;
  readonly clock: Clock;
  /** Where a day begins that does not say: the middle of the city. */
  readonly centre: PlanDay['start'];
  /** IANA name of the city's time zone. */
  readonly timeZone: string;
  readonly houseRules: HouseRuleReader;
}

/** Whose plan: a person with an account, or a visitor of the page. */
export type Planner =
  | { readonly kind: 'user'; readonly userId: UserId }
  | { readonly kind: 'visitor'; readonly visitor: string };

type Pace = 'relaxed' | 'usual' | 'full';

/** How a day is to be filled, besides its stops. */
interface Filling {
  readonly categories?: readonly Category[];
  readonly meals?: readonly Meal[];
  readonly pace?: Pace;
}

export interface NewDay {
  readonly day: Omit<PlanDay, 'stops'>;
  readonly stops: readonly Stop[];
  /** Absent: these stops and no others. */
  readonly fill?: Filling;
}

/** A plan with the city it is to be timed in. */
export interface TimedPlan extends StoredPlan {
  readonly world: PlanWorld;
}

const ownerOf = (planner: Planner): Owner =>
  planner.kind === 'user' ? `user:${planner.userId}` : `visitor:${planner.visitor}`;

/** How long a place holds people, for stops that do not say. @throws DomainError `place/not-found` */
export function usualStay({ catalogue }: Pick<PlanDeps, 'catalogue'>, placeId: PlaceId): number {
  const place = worldNow(catalogue).placeOf(placeId);
  if (!place) throw new DomainError('place/not-found', 'Place not found');
  return stayMinutes(place);
}

/** @throws DomainError `place/not-found`, `plan/too-many` */
export async function createPlan(
  deps: PlanDeps,
  planner: Planner,
  { title, days }: { readonly title: string; readonly days: readonly NewDay[] },
): Promise<TimedPlan> {
  const plan = { title, days: await filledDays(deps, planner, days) };
  const id = randomId();
  if (!(await deps.plans.add(ownerOf(planner), { id, plan }, deps.clock.now(), MAX_PLANS))) {
    throw new DomainError('plan/too-many', `You have ${MAX_PLANS} plans already; delete one first`);
  }
  return getPlan(deps, planner, id);
}

/** @throws DomainError `plan/not-found` */
export async function getPlan({ plans, catalogue }: PlanDeps, planner: Planner, id: string): Promise<TimedPlan> {
  const stored = await plans.find(ownerOf(planner), id);
  if (!stored) throw new DomainError('plan/not-found', 'Plan not found');
  return { ...stored, world: worldNow(catalogue) };
}

export const listPlans = ({ plans }: PlanDeps, planner: Planner): Promise<readonly StoredPlan[]> =>
  plans.listOf(ownerOf(planner));

interface PlanChanges {
  /** Of the plan that the changes were made for. */
  readonly version: number;
  readonly title?: string;
  readonly days?: readonly NewDay[];
  readonly edits?: readonly PlanEdit[];
}

/** All changes or none. @throws DomainError `plan/not-found`, `plan/changed`, `plan/invalid`, `place/not-found` */
export async function changePlan(
  deps: PlanDeps,
  planner: Planner,
  id: string,
  { version, title, days, edits = [] }: PlanChanges,
): Promise<TimedPlan> {
  const stored = await getPlan(deps, planner, id);
  if (stored.version !== version) throw changedMeanwhile();
  const anew: Plan = {
    title: title ?? stored.plan.title,
    days: days ? await filledDays(deps, planner, days, stored.plan.days) : stored.plan.days,
  };
  const { world } = stored;
  for (const edit of edits)
    requirePlaces(world, [...('stop' in edit ? [edit.stop] : []), ...('by' in edit ? [edit.by] : [])]);
  const plan = await deps.turns.take(() => edits.reduce((each, edit) => edited(each, edit, world), anew));
  const changed = await deps.plans.change(ownerOf(planner), { ...stored, plan }, deps.clock.now());
  if (!changed) throw changedMeanwhile();
  return { ...changed, world };
}

/** @throws DomainError `plan/not-found` */
export async function removePlan({ plans }: PlanDeps, planner: Planner, id: string): Promise<void> {
  if (!(await plans.remove(ownerOf(planner), id))) throw new DomainError('plan/not-found', 'Plan not found');
}

/** A new link; the one before it is dead from now on. @throws DomainError `plan/not-found` */
export async function sharePlan({ plans }: PlanDeps, planner: Planner, id: string): Promise<string> {
  const link = randomId();
  if (!(await plans.setLink(ownerOf(planner), id, sha256(link))))
    throw new DomainError('plan/not-found', 'Plan not found');
  return link;
}

/** @throws DomainError `plan/not-found` */
export async function withdrawLink({ plans }: PlanDeps, planner: Planner, id: string): Promise<void> {
  if (!(await plans.setLink(ownerOf(planner), id, null))) throw new DomainError('plan/not-found', 'Plan not found');
}

/** @throws DomainError `plan/not-found`, also for a link that was withdrawn */
export async function readShared({ plans, catalogue }: PlanDeps, link: string): Promise<TimedPlan> {
  const stored = await plans.findByLink(sha256(link));
  if (!stored) throw new DomainError('plan/not-found', 'Plan not found');
  return { ...stored, plan: withoutExactStart(stored.plan), world: worldNow(catalogue) };
}

/** A day may begin at the person's home, so shared plans show the start only roughly. */
const withoutExactStart = (plan: Plan): Plan => ({
  ...plan,
  days: plan.days.map((day) => ({ ...day, start: { ...day.start, position: roughly(day.start.position) } })),
});

const VISITORS_KEEP_MS = 30 * 24 * 60 * 60_000;

/** A visitor's token does not outlive this, so the plan could not be read again. */
export const forgetVisitorsPlans = ({ plans, clock }: Pick<PlanDeps, 'plans' | 'clock'>): Promise<number> =>
  plans.removeVisitorsBefore(new Date(clock.now().getTime() - VISITORS_KEEP_MS));

const changedMeanwhile = () =>
  new DomainError('plan/changed', 'The plan was changed meanwhile; read it again and repeat the change');

const worldNow = (catalogue: LiveCatalogue<World>): PlanWorld => planWorldOf(catalogue.current().built);

/** @param before days of the plan that is changed: what is said of their stops stays said */
async function filledDays(
  deps: PlanDeps,
  planner: Planner,
  days: readonly NewDay[],
  before: readonly PlanDay[] = [],
): Promise<readonly PlanDay[]> {
  const profile = planner.kind === 'user' ? await deps.profiles.of(planner.userId) : EMPTY_PROFILE;
  const { built } = deps.catalogue.current();
  const world = planWorldOf(built);
  requirePlaces(
    world,
    days.flatMap(({ stops }) => stops),
  );
  const filled: PlanDay[] = [];
  for (const each of days) {
    const taken = new Set(
      stopsOf({ title: '', days: [...filled, ...days.map(asGiven)] }).map(({ placeId }) => placeId),
    );
    const rules = rulesFor(deps.houseRules, built.recommend, undefined, deps.clock.now());
    const asker = { profile, snapshot: built.recommend, includeReviewed: deps.includeReviewed, rules };
    const { fill } = each;
    const day = fill
      ? limitedDay(await deps.turns.take(() => filledDay(each, fill, taken, asker, world)), limited(rules))
      : asGiven(each);
    filled.push(before.filter((one) => sharesStops(one, day)).reduce(limitedDay, day));
  }
  return filled;
}

/** Whether one day has stops of the other. */
const sharesStops = ({ stops }: PlanDay, other: PlanDay): boolean =>
  stops.some(({ placeId }) => other.stops.some((stop) => stop.placeId === placeId));

const asGiven = ({ day, stops }: NewDay): PlanDay => ({ ...day, stops });

function requirePlaces(world: PlanWorld, stops: readonly Stop[]): void {
  if (stops.some(({ placeId }) => !world.placeOf(placeId))) throw new DomainError('place/not-found', 'Place not found');
}

interface AskerTaste {
  readonly profile: Profile;
  readonly snapshot: Snapshot;
  readonly includeReviewed: boolean;
  readonly rules: HouseRules | undefined;
}

/** Whole days out count as visits here. */
const WORTH_A_DAY_OUT: readonly Category[] = [...WORTH_A_VISIT, 'zoo', 'amusement parks'];
/** Minutes of the window that one visit takes up, way included. */
const MINUTES_A_VISIT: Readonly<Record<Pace, number>> = { relaxed: 150, usual: 105, full: 75 };

function filledDay(
  { day, stops }: NewDay,
  { categories, meals, pace = 'usual' }: Filling,
  taken: ReadonlySet<PlaceId>,
  asker: AskerTaste,
  world: PlanWorld,
): PlanDay {
  const near = (wanted: readonly Category[], limit: number) => candidates(asker, world, day, { wanted, limit, taken });
  const eaten = meals ?? mealsWithin(world.meals, day.from, day.until);
  return chooseDay(
    {
      day,
      fixed: stops,
      visits: near(categories ?? WORTH_A_DAY_OUT, VISITS_CONSIDERED),
      meals: eaten.map((meal) => ({ meal, places: near(SERVES[meal], TABLES_CONSIDERED) })),
      mostVisits: Math.max(1, Math.round((day.until - day.from) / MINUTES_A_VISIT[pace])),
    },
    world,
  );
}

function candidates(
  { profile, snapshot, includeReviewed, rules }: AskerTaste,
  world: PlanWorld,
  { start }: Pick<PlanDay, 'start'>,
  { wanted, limit, taken }: { wanted: readonly Category[]; limit: number; taken: ReadonlySet<PlaceId> },
): readonly Candidate[] {
  const { items } = recommend(snapshot, {
    profile,
    position: start.position,
    limit,
    method: DEFAULT_METHOD,
    includeReviewed,
    // A stop of a plan has no explanation that could name a promoter, so no place is promoted in it.
    ...(rules && { rules: withoutPromotions({ ...rules, start: undefined }) }),
    categories: wanted,
    filter: ({ id, categories: [main] }) => !taken.has(id) && main !== undefined && wanted.includes(main),
  });
  return items
    .filter(({ distanceM }) => distanceM <= REACH_M)
    .flatMap(({ place, score }) => {
      const planned = world.placeOf(place.id);
      return planned ? [{ place: planned, reward: Math.max(score, 0.01) }] : [];
    });
}
