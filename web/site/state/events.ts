// What is done with places of lists, told to the service where the visitor agreed: a few at a time, in the background, and
// without a word when it does not work.
import { memory } from './memory.ts';
import { createStore } from './store.ts';
import { asCaller, service } from './visitor.ts';

type EventKind = 'shown' | 'opened' | 'saved' | 'hidden' | 'directions' | 'website';

/** `undefined` while nobody has answered. Kept in this browser, and asked anew in another. */
export const consent = createStore<'yes' | 'no' | undefined>(firstConsent());
/** A list came along that could be told of: now it makes sense to ask. */
export const hasLists = createStore(false);

/** The latest list that held each place. */
const listOf = new Map<string, string>();
const told = new Set<string>();
let waiting: {
  readonly id: string;
  readonly kind: EventKind;
  readonly place_id: string;
  readonly recommendation_id: string;
}[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const SEND_AFTER_MS = 3_000;
/** As many as one request takes. */
const MOST = 100;

export function choose(answer: 'yes' | 'no'): void {
  memory.write('events', answer);
  consent.set(answer);
  if (answer === 'no') waiting = [];
}

/** Takes the consent back, and what was kept because of it. @throws where the service is not reached */
export async function withdraw(): Promise<void> {
  choose('no');
  await asCaller(() => service.call.deleteEvents());
}

/** A list that was answered, with its id; without one there is nothing to tell. */
export function noteList(id: string | undefined, placeIds: readonly string[]): void {
  if (id === undefined) return;
  for (const placeId of placeIds) listOf.set(placeId, id);
  hasLists.set(true);
}

/** Once a list, place and kind. */
export function tell(kind: EventKind, placeId: string): void {
  const list = listOf.get(placeId);
  const key = `${kind} ${placeId} ${list}`;
  if (list === undefined || consent.get() !== 'yes' || told.has(key)) return;
  told.add(key);
  waiting.push({ id: newId(), kind, place_id: placeId, recommendation_id: list });
  timer ??= setTimeout(send, SEND_AFTER_MS);
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.slice(0, MOST);
  waiting = waiting.slice(MOST);
  if (events.length === 0) return;
  asCaller(() => service.call.postEvents({ body: { consent: true, events } })).catch(() => undefined);
  if (waiting.length > 0) timer = setTimeout(send, SEND_AFTER_MS);
}

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');

function firstConsent(): 'yes' | 'no' | undefined {
  const kept = memory.read('events');
  return kept === 'yes' || kept === 'no' ? kept : undefined;
}

/** Whoever leaves the page takes the last few along. */
export const sendWhenLeft = (): void => addEventListener('pagehide', send);
