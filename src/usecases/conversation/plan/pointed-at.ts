// What a change points at is what its message saw: a number counts the stops as they were told, whatever an earlier change of the
// same message took out, and "after the playground" is behind the one that the message has just put in.
import type { TalkState } from '../../../chat/state.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import { entryOf } from '../../../domain/gazetteer.ts';
import type { Plan } from '../../../domain/plan.ts';
import type { PlanEdit, Reference } from '../../../nlp/frame.ts';
import { typeOf } from '../../../nlp/reading/type-of.ts';
import { placesOf } from '../../../plan/edit.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { placeOf, type Scene } from '../world.ts';
import { stopMeant } from './outcome.ts';

/** What came in for a wish of the same message. */
export interface CameIn {
  readonly placeId: PlaceId;
  readonly wish: Wish;
}

interface Seen {
  readonly told: Plan;
  readonly current: Plan;
  readonly came: readonly CameIn[];
}

/** The change with its stops by their names. */
export function asPointedAt<Edit extends PlanEdit>(
  scene: Scene,
  conversation: TalkState,
  seen: Seen,
  edit: Edit,
): Edit {
  const named = (of: Reference | undefined) => of && (byName(scene, conversation, seen, of) ?? of);
  const pointers = Object.entries(edit).filter(([key]) => POINTERS.has(key));
  return { ...edit, ...Object.fromEntries(pointers.map(([key, of]) => [key, named(of as Reference)])) };
}
const POINTERS: ReadonlySet<string> = new Set(['of', 'after', 'before', 'with', 'near']);

function byName(scene: Scene, conversation: TalkState, seen: Seen, of: Reference): Reference | undefined {
  const placeId = pointedAt(scene, conversation, seen, of);
  const place = placeId && placeOf(scene, placeId);
  return (
    place && { kind: 'name', candidates: [{ entry: entryOf(place) }], certainty: 1, role: 'subject', said: of.said }
  );
}

function pointedAt(
  scene: Scene,
  conversation: TalkState,
  { told, current, came }: Seen,
  of: Reference,
): PlaceId | undefined {
  if (of.kind === 'ordinal') return current === told ? undefined : stopMeant(scene, conversation, told, of);
  if (of.kind !== 'type' || stopMeant(scene, conversation, current, of) !== undefined) return undefined;
  return came.findLast(({ wish }) => isAlike(typeOf(wish), of))?.placeId;
}

const isAlike = (a: Reference, b: Reference): boolean =>
  a.kind === 'type' && b.kind === 'type' && meaningOf(a) !== undefined && meaningOf(a) === meaningOf(b);
const meaningOf = (type: Extract<Reference, { kind: 'type' }>) => type.kindId ?? type.cuisine ?? type.category;

/** What the change has just put in. */
export function cameWith(before: Plan, after: Plan, edit: PlanEdit): readonly CameIn[] {
  const wish = edit.kind === 'add' ? edit.stop.wish : edit.kind === 'swap' ? edit.by?.wish : undefined;
  const known = placesOf(before);
  return wish ? [...placesOf(after)].flatMap((placeId) => (known.has(placeId) ? [] : { placeId, wish })) : [];
}
