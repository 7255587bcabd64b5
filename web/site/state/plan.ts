// The plan that is being made. The service keeps it; this browser keeps a copy for when there is no network, and for
// the day that a visitor's token is lost.
import { ApiError, type Plan, type Position } from '../../api-client/client.ts';
import { todayIn } from '../day/time.ts';
import { CITY } from './city.ts';
import { memory } from './memory.ts';
import { type Change, dayAfter, dayInput, type NewPlan } from './plan-changes.ts';
import { session } from './session.ts';
import { createStore } from './store.ts';
import { asCaller, service } from './visitor.ts';

export const plan = createStore<Plan | undefined>(undefined);
/** Places that are just being put in (true) or taken out (false). */
export const pendingStops = createStore<Readonly<Record<string, boolean>>>({});
/** Where the next stop goes. */
export const dayInFocus = createStore(0);

const VISITOR = 'visitor';
let owner = VISITOR;

/** Each person has plans of their own; a visitor's is not taken into an account unless they say so. */
export function followPlanOwner(): void {
  const open = () => {
    const who = session.get();
    const next = who ? `user${who.user.id}` : VISITOR;
    if (owner !== VISITOR && owner !== next) keepCopy(undefined);
    owner = next;
    plan.set(copyOf(owner));
    dayInFocus.set(0);
  };
  open();
  session.subscribe(open);
}

/** The plan of before signing in, while it is not the account's. */
export const visitorsPlan = (): Plan | undefined => (owner === VISITOR ? undefined : copyOf(VISITOR));

export const forgetVisitorsPlan = (): void => memory.write(`plan.${VISITOR}`, undefined);

/** The plan as the service has it: the one named, else the one of this browser, else the latest. */
export const readPlan = (wanted: string | undefined): Promise<Plan | undefined> =>
  inTurn(async () => {
    const id = wanted ?? plan.get()?.id ?? (await latestId());
    const found = id === undefined ? undefined : await asCaller(() => read(id)).catch(unlessGone);
    if (found) return keep(found);
    const copy = plan.get();
    if (id !== undefined && copy?.id === id && copy.days.some(({ stops }) => stops.length > 0)) return remade(copy);
    return keep(undefined);
  });

/** Nobody is made a visitor for looking at a page. */
async function latestId(): Promise<string | undefined> {
  if (!session.get() && memory.read('visitor') === undefined) return undefined;
  return (await myPlans())[0]?.id;
}

export const myPlans = async () => (await asCaller(() => service.call.getPlans())).value;

export const makePlan = (body: NewPlan): Promise<Plan> =>
  inTurn(async () => keep((await asCaller(() => service.call.postPlans({ body }))).value));

/** One change after the other; one that was made for an older version is made again for the newer. */
export const changePlan = (changeOf: (current: Plan) => Change): Promise<Plan> => inTurn(() => changed(changeOf));

async function changed(changeOf: (current: Plan) => Change): Promise<Plan> {
  const current = plan.get();
  if (!current) throw new Error('there is no plan to change');
  try {
    return keep(await asCaller(() => patch(current, changeOf(current))));
  } catch (error) {
    if (isCode(error, 'plan/not-found')) {
      const again = await remade(current);
      return keep(await asCaller(() => patch(again, changeOf(again))));
    }
    if (!isCode(error, 'plan/changed')) throw error;
    const fresh = keep(await asCaller(() => read(current.id)));
    return keep(await asCaller(() => patch(fresh, changeOf(fresh))));
  }
}

/** What was there before a change, as undo wants it. */
export const restore = ({ title, days }: Plan): Promise<Plan> =>
  changePlan(() => ({ title, days: days.map(dayInput) }));

export async function deletePlan(): Promise<void> {
  await inTurn(async () => {
    const current = plan.get();
    if (current) await asCaller(() => service.call.deletePlansById({ id: current.id })).catch(unlessGone);
    keep(undefined);
  });
}

/** @param title of the plan that is begun where there is none */
export function addStop(place: Position & { readonly id: string }, start: NewStart, title: string): Promise<void> {
  const stop = { place_id: place.id };
  return pending(place.id, true, () =>
    inTurn(async () => {
      const current = plan.get();
      const day = Math.min(dayInFocus.get(), (current?.days.length ?? 1) - 1);
      if (current) return changed(() => ({ edits: [{ op: 'add', stop, day }] }));
      const body = { title, days: [{ date: tomorrow(), start, stops: [stop] }] };
      return keep((await asCaller(() => service.call.postPlans({ body }))).value);
    }),
  );
}

export const removeStop = (id: string): Promise<void> =>
  pending(id, false, () => changePlan(() => ({ edits: [{ op: 'remove', place_id: id }] })));

type NewStart = NewPlan['days'][number]['start'];

export const tomorrow = (): string => dayAfter(todayIn(CITY.time_zone));

async function pending(id: string, planned: boolean, act: () => Promise<unknown>): Promise<void> {
  pendingStops.set({ ...pendingStops.get(), [id]: planned });
  try {
    await act();
  } finally {
    const { [id]: _, ...others } = pendingStops.get();
    pendingStops.set(others);
  }
}

const read = async (id: string): Promise<Plan> => (await service.call.getPlansById({ id })).value;
const patch = async ({ id, version }: Plan, change: Change): Promise<Plan> =>
  (await service.call.patchPlansById({ id, body: { version, ...change } })).value;

/** The service no longer knows the visitor: their plan is made anew from the copy. */
async function remade({ title, days }: Plan): Promise<Plan> {
  const body = { title, days: days.map(dayInput) };
  return keep((await asCaller(() => service.call.postPlans({ body }))).value);
}

function unlessGone(error: unknown): undefined {
  if (!isCode(error, 'plan/not-found')) throw error;
}

const isCode = (error: unknown, code: string): boolean => error instanceof ApiError && error.code === code;

let last: Promise<unknown> = Promise.resolve();

function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const next = last.then(act);
  last = next.catch(() => undefined);
  return next;
}

function keep<Kept extends Plan | undefined>(next: Kept): Kept {
  plan.set(next);
  keepCopy(next);
  return next;
}

const keepCopy = (next: Plan | undefined): void => memory.write(`plan.${owner}`, next && JSON.stringify(next));

function copyOf(whose: string): Plan | undefined {
  try {
    const kept = JSON.parse(memory.read(`plan.${whose}`) ?? 'null') as Partial<Plan> | null;
    const isWhole = typeof kept?.id === 'string' && Number.isInteger(kept.version) && Array.isArray(kept.days);
    return isWhole ? (kept as Plan) : undefined;
  } catch {
    return undefined;
  }
}
