// What an edit of a plan comes to, which stop its words mean, and the engine of the pages that carries it out.

import { resolve } from '../../../chat/places/resolve.ts';
import { isOfType } from '../../../chat/places/spoken-of.ts';
import type { PlanTrouble } from '../../../chat/plan/answer.ts';
import type { TalkState } from '../../../chat/state.ts';
import { noLookup } from '../../../chat/turn.ts';
import type { PlaceId } from '../../../domain/branded.ts';
import type { Category } from '../../../domain/category.ts';
import { DomainError } from '../../../domain/errors.ts';
import type { PlanEdit as Edit, Plan, Stop } from '../../../domain/plan.ts';
import type { Reference, PlanEdit as WordEdit } from '../../../nlp/frame.ts';
import { mealOf } from '../../../nlp/table.ts';
import { edited, stopsOf } from '../../../plan/edit.ts';
import type { Wish } from '../../../wishes/wish.ts';
import { planWorldOf } from '../../plan-world.ts';
import { placeOf, type Scene } from '../world.ts';

/** What was asked for with a change and was not done. */
interface Undone {
  /** Why not. */
  readonly undone?: PlanTrouble;
  /** The place of which that is so, where it was named. */
  readonly undoneOf?: string;
  /** Kinds of stop for which none was found. */
  readonly missing?: readonly Wish[];
}

export type Outcome =
  | ({ readonly plan: Plan } & Undone)
  | { readonly trouble: PlanTrouble; readonly undoneOf?: string };

/** The name of the place that a change speaks of; undefined where it speaks of a kind. */
export function nameIn(edit: WordEdit): string | undefined {
  const of = edit.kind === 'add' ? edit.stop.reference : 'of' in edit ? edit.of : undefined;
  return of?.kind === 'name' ? of.candidates[0]?.entry.name : undefined;
}

/** A stop of the plan by its number, name or kind. */
export function stopMeant(
  scene: Scene,
  { focus: _, talkedOf: __, ...state }: TalkState,
  plan: Plan,
  reference: Reference,
): PlaceId | undefined {
  if (reference.kind === 'meal') {
    const meal = mealOf(reference.meal);
    const eaten = stopsOf(plan).find((stop) => meal && stop.meal === meal);
    const served = SERVED_AT[reference.meal];
    // Coffee is had at a café, drinks at a bar, with no meal of theirs.
    const standing = served && stopsOf(plan).filter(({ meal: table }) => table === undefined);
    return (
      eaten ??
      standing?.findLast((stop) => served && isServedAt(scene, stop, served)) ??
      // A grocer's where people drink wine is a bar, too.
      standing?.findLast(({ placeId }) => served && placeOf(scene, placeId)?.categories.includes(served))
    )?.placeId;
  }
  const all = stopsOf(plan)
    // "The bar" is where people drink, and not the tavern where dinner is.
    .toSorted((a, b) => Number(isEatenAt(a, reference)) - Number(isEatenAt(b, reference)))
    .map(({ placeId }) => placeId);
  // A square is a part of the city, too: what stands in the plan is meant.
  const namesake = reference.kind === 'name' ? all.find((id) => isNamed(scene, id, reference)) : undefined;
  if (namesake) return namesake;
  // "The wine bar", "the sushi": the stop that is one, whatever else it is.
  const isCloser = reference.kind === 'type' && (reference.kindId ?? reference.cuisine) !== undefined;
  const alike = isCloser ? all.find((id) => isOfTypeAt(scene, id, reference)) : undefined;
  if (alike) return alike;
  const counted = reference.kind === 'ordinal' ? reference.ofKind?.category : undefined;
  const ofKind = all.filter((id) => counted && placeOf(scene, id)?.categories.includes(counted));
  // "The museum" is the one that is first of all a museum, and not the palace that has one.
  const wanted = reference.kind === 'type' ? reference.category : undefined;
  const ofMain = all.filter((id) => wanted && placeOf(scene, id)?.categories[0] === wanted);
  const ids = ofKind.length > 0 ? ofKind : ofMain.length > 0 ? ofMain : all;
  const found = resolve(
    reference,
    { ...state, shown: ids },
    noLookup((id) => placeOf(scene, id)),
  );
  if (found.found !== 'places' || found.assumed) return undefined;
  return found.placeIds.find((id) => ids.includes(id));
}

const isNamed = (scene: Scene, id: PlaceId, { candidates }: Extract<Reference, { kind: 'name' }>): boolean =>
  candidates.some(({ entry }) => entry.name === placeOf(scene, id)?.name);

/** The place is of the kind that is meant; words that mean no kind mean none of them. */
export function isOfTypeAt(scene: Scene, id: PlaceId, of: Reference | undefined): boolean {
  const place = placeOf(scene, id);
  return of?.kind === 'type' && place !== undefined && isOfType(of, place);
}

const SERVED_AT: Readonly<Partial<Record<string, Category>>> = { drinks: 'pubs/bars', coffee: 'cafes' };
const isServedAt = (scene: Scene, { placeId }: Stop, category: Category): boolean =>
  placeOf(scene, placeId)?.categories[0] === category;

const isEatenAt = ({ meal }: Stop, of: Reference): boolean =>
  meal !== undefined && of.kind === 'type' && of.category === 'pubs/bars';

export function applied(scene: Scene, plan: Plan, edit: Edit): Outcome {
  try {
    return { plan: edited(plan, edit, planWorldOf(scene.world)) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return {
      trouble: error.message.includes('already')
        ? 'already_there'
        : error.message.includes('only one')
          ? 'one_stop_left'
          : 'nothing_fits',
    };
  }
}

export const dayOf = (plan: Plan, placeId: PlaceId): number =>
  Math.max(
    0,
    plan.days.findIndex(({ stops }) => stops.some((stop) => stop.placeId === placeId)),
  );
