// Places that the visitor saved, has been to or hid: kept in the account, or in this browser until there is an account.
import { ApiError } from '../../api-client/client.ts';
import { tell } from './events.ts';
import { memory } from './memory.ts';
import { api, type Session, session } from './session.ts';
import { createStore } from './store.ts';

export const MARKS = ['saved', 'visited', 'hidden'] as const;
export type Mark = (typeof MARKS)[number];

/** The marks of a place with their dates as ISO 8601; a mark that was not made is absent. */
export interface Marked extends Readonly<Partial<Record<Mark, string>>> {
  readonly name?: string | undefined;
}
/** By the id of the place. */
export type Marks = ReadonlyMap<string, Marked>;

export interface NamedPlace {
  readonly id: string;
  readonly name: string;
}

const KEY = 'marks';
/** As many as the service gives at once. */
const PAGE = 200;

/** What this browser keeps, where its storage is blocked: for as long as the page is open. */
let unstored: Marks = new Map();

export const marks = createStore<Marks>(keptHere());

interface Change {
  readonly place: NamedPlace;
  readonly mark: Mark;
  /** When it was made; `undefined` takes it back. */
  readonly at: string | undefined;
}

/** Changes while the account's marks are read: the answer may be older than they are. */
let meanwhile: Change[] = [];

interface Reading {
  readonly who: Session | undefined;
  readonly over: Promise<number>;
}
let reading: Reading | undefined;

/** Reads the marks of whoever is here; the account takes over what this browser kept before. @returns how many places it took over */
export function loadMarks(): Promise<number> {
  const who = session.get();
  if (reading && reading.who === who) return reading.over;
  const own: Reading = { who, over: read(who) };
  reading = own;
  const end = () => {
    if (reading === own) reading = undefined;
  };
  own.over.then(end, end);
  return own.over;
}

async function read(who: Session | undefined): Promise<number> {
  const here = keptHere();
  meanwhile = [];
  if (!who) {
    marks.set(here);
    return 0;
  }
  const [handed] = await Promise.allSettled([handOver(here)]);
  const all = await marksOfAccount();
  // Somebody else is here by now.
  if (session.get() !== who) return 0;
  marks.set(meanwhile.reduce(withMark, new Map([...all, ...keptHere()])));
  if (handed.status === 'rejected') throw handed.reason;
  return here.size;
}

/** Shown at once, and taken back where the service does not take it. */
export async function changeMark(place: NamedPlace, mark: Mark, on: boolean): Promise<void> {
  const before = marks.get().get(place.id)?.[mark];
  const change = { place, mark, at: on ? new Date().toISOString() : undefined };
  if (on && mark !== 'visited') tell(mark, place.id);
  show(change);
  if (!session.get()) return keepHere(withMark(keptHere(), change));
  try {
    await inTurn(() => (on ? put(place.id, mark) : api.call.deleteSavesByPlaceIdByMark({ place_id: place.id, mark })));
  } catch (error) {
    show({ ...change, at: before });
    throw error;
  }
}

/** With this mark, the latest first. */
export const placesMarked = (all: Marks, mark: Mark): readonly (Marked & { readonly id: string })[] =>
  [...all]
    .flatMap(([id, marked]) => (marked[mark] ? [{ id, ...marked }] : []))
    .sort((a, b) => b[mark]!.localeCompare(a[mark]!));

export const isHidden = (all: Marks, id: string): boolean => all.get(id)?.hidden !== undefined;

export function forgetMarksHere(): void {
  keepHere(new Map());
  if (!session.get()) marks.set(new Map());
}

function show(change: Change): void {
  meanwhile.push(change);
  marks.set(withMark(marks.get(), change));
}

function withMark(all: Marks, { place: { id, name }, mark, at }: Change): Marks {
  const { [mark]: _, ...others } = all.get(id) ?? {};
  const next = new Map(all);
  const marked: Marked = { ...others, name, ...(at !== undefined && { [mark]: at }) };
  if (MARKS.some((each) => marked[each] !== undefined)) next.set(id, marked);
  else next.delete(id);
  return next;
}

const put = (place_id: string, mark: Mark) => api.call.putSavesByPlaceIdByMark({ place_id, mark });

/** One after the other: what did not arrive is still kept here, and is tried again at the next start. */
async function handOver(here: Marks): Promise<void> {
  for (const [id, marked] of here) {
    for (const mark of MARKS) if (marked[mark]) await put(id, mark).catch(unlessGone);
    const left = new Map(keptHere());
    left.delete(id);
    keepHere(left);
  }
}

/** A place that has left the catalogue meanwhile has no marks. */
function unlessGone(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== 'place/not-found') throw error;
}

async function marksOfAccount(): Promise<Marks> {
  const all = new Map<string, Marked>();
  for (let before: number | undefined; ; ) {
    const query = { limit: PAGE, ...(before !== undefined && { before }) };
    const { value } = await api.call.getSaves({ query });
    for (const { place_id, name, mark, marked_at } of value)
      all.set(place_id, { ...all.get(place_id), name, [mark]: `${marked_at}Z` });
    if (value.length < PAGE) return all;
    before = value.at(-1)!.id;
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Two clicks in a row arrive in their order. */
function inTurn<T>(act: () => Promise<T>): Promise<T> {
  const next = last.then(act);
  last = next.catch(() => undefined);
  return next;
}

function keptHere(): Marks {
  try {
    const kept: unknown = JSON.parse(memory.read(KEY) ?? 'null');
    if (!Array.isArray(kept)) return unstored;
    return new Map(
      kept.filter((entry): entry is [string, Marked] => typeof entry?.[0] === 'string' && entry[1] !== null),
    );
  } catch {
    return unstored;
  }
}

function keepHere(next: Marks): void {
  unstored = next;
  memory.write(KEY, next.size > 0 ? JSON.stringify([...next]) : undefined);
}
