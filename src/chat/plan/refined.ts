// What is said of the stop that came into the plan last: "a club at the end", then "somewhere playing techno".
import type { Category } from '../../domain/category.ts';
import type { Stop } from '../../domain/plan.ts';
import type { PlanEdit, Reference } from '../../nlp/frame.ts';
import { mealSaid } from '../../nlp/table.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import { servesFood } from '../../vocabulary/categories.ts';
import { UNSAID, type Wish } from '../../wishes/wish.ts';
import type { DialogueAct } from '../acts.ts';
import { isPlanOpen } from '../state.ts';
import type { Turn } from '../turn.ts';

export function refinedStop({ frame, conversation, scene }: Turn): DialogueAct | undefined {
  const { plan, planVersions = [], lastAct } = conversation;
  const before = planVersions.at(-1);
  const isOfStop = lastAct === 'edit_plan' && isPlanOpen(conversation) && !frame.plan && frame.asks.length === 0;
  if (!plan || !before || !isOfStop || frame.references.some(({ kind }) => kind === 'name')) return undefined;
  const known = new Set(before.days.flatMap(({ stops }) => stops.map(({ placeId }) => placeId)));
  const added = plan.days.flatMap(({ stops, day }) =>
    stops.flatMap((stop) => (known.has(stop.placeId) ? [] : { stop, day })),
  );
  const [only, another] = added;
  const place = only && scene.placeOf(only.stop.placeId);
  if (!only || another || !place) return undefined;
  const wish = frame.wishes.find((each) => each.polarity === 'want' && isOfKind(each, only.stop, place.categories));
  if (!wish) return undefined;
  const all = plan.days.flatMap(({ stops }) => stops);
  const meal = only.stop.meal && mealSaid(only.stop.meal);
  const of: Reference = meal
    ? { kind: 'meal', meal, said: UNSAID }
    : { kind: 'ordinal', index: all.indexOf(only.stop) + 1, said: UNSAID };
  const edit: PlanEdit = {
    kind: 'swap',
    of,
    by: { wish, ...(meal && { meal }) },
    ...(plan.days.length > 1 && { on: { day: only.day, said: UNSAID } }),
  };
  return { kind: 'edit_plan', edits: [edit] };
}

/** It says more closely what the stop is: what is eaten at a table, what kind of club a club is. */
function isOfKind({ attribute, value }: Wish, { meal }: Stop, categories: readonly Category[]): boolean {
  const isTable = meal !== undefined || categories.slice(0, 1).some((each) => servesFood(each));
  if (attribute === 'cuisine' || attribute === 'dish') return isTable;
  if (attribute !== 'kind') return false;
  return VOCABULARY.concept('kind', value)?.categories?.some((each) => categories.includes(each)) ?? false;
}
