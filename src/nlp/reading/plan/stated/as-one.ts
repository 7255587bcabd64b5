// What the stops of one day say of each other: an evening that is that of them all, a meal by its hour, one place said twice.
import type { PlanStop, When } from '../../../frame.ts';
import type { Meal } from '../../../reference.ts';
import { categoriesOfWish } from '../../../table.ts';
import type { Reading } from '../../context.ts';
import type { Draft } from './of-table.ts';

/** "Dinner and drinks on Friday night": the only part of the day, behind the last stop, is that of all of them. */
export function ofWholeEvening(stops: readonly PlanStop[]): {
  readonly stops: readonly PlanStop[];
  readonly part?: When;
} {
  const [last, ...others] = stops.toReversed();
  const part = last?.at;
  const isLate = part?.label === 'evening' || part?.label === 'night';
  const isOut = ({ meal, wish, at }: PlanStop) =>
    at === undefined && (meal === 'dinner' || meal === 'drinks' || BY_NIGHT.has(wish?.value));
  if (!last || !part || !isLate || others.length === 0 || !others.every(isOut)) return { stops };
  const { at: _, ...rest } = last;
  return { stops: [...stops.slice(0, -1), rest], part };
}
const BY_NIGHT: ReadonlySet<unknown> = new Set([
  'pubs/bars',
  'music halls',
  'dance clubs',
  'theatres',
  'cocktail_bar',
  'wine_bar',
]);

/** Whoever sits down in a restaurant at an hour of a meal has that meal. */
export function atMeals(stops: readonly PlanStop[]): readonly PlanStop[] {
  const eaten = new Set(stops.flatMap(({ meal }) => meal ?? []));
  return stops.map((stop) => {
    const { reference, meal, at } = stop;
    const isTable = reference?.kind === 'name' && reference.candidates[0]?.entry.categories?.[0] === 'restaurants';
    const minute = at?.label === undefined ? at?.fromMin : undefined;
    const due =
      minute === undefined ? undefined : MEALS_AT.find(([, from, until]) => minute >= from && minute <= until)?.[0];
    if (!isTable || meal || !due || eaten.has(due)) return stop;
    eaten.add(due);
    return { ...stop, meal: due };
  });
}
const MEALS_AT = [
  ['lunch', 12 * 60 + 30, 16 * 60],
  ['dinner', 20 * 60 + 15, 24 * 60],
] as const;

/**
 * The same place twice is one stop; the mention that has an hour says when. "The park then. A plan: museum, lunch, the park": of
 * others the one that stands among the most stops is that of the list.
 */
export function withoutAgain(reading: Reading, said: readonly Draft[]): readonly Draft[] {
  const drafts = withPointed(reading, said);
  const keyOf = ({ stop: { reference, meal, wish } }: Draft) =>
    reference?.kind === 'name'
      ? reference.candidates[0]!.entry.name
      : JSON.stringify([meal, wish?.attribute, wish?.value]);
  const worthOf = ({ stop, segment }: Draft) =>
    (stop.at ? drafts.length : 0) + drafts.filter((other) => other.segment.part === segment.part).length;
  return drafts.filter((each, at) => {
    const isName = each.stop.reference !== undefined;
    if (!isName && each.stop.meal === undefined) return true;
    return !drafts.some((other, index) => {
      if (other === each || keyOf(other) !== keyOf(each)) return false;
      const more = worthOf(other) - worthOf(each);
      return more > 0 || (more === 0 && index < at);
    });
  });
}

/** "The wax museum then. An afternoon: the museum, a coffee": the kind with its article is the place that was named before. */
function withPointed({ document: { words }, grammar }: Reading, drafts: readonly Draft[]): readonly Draft[] {
  const isPointing = ({ stop: { wish, reference, meal } }: Draft) => {
    const at = wish?.said && !reference && !meal ? words.findIndex(({ start }) => start >= wish.said!.start) : -1;
    const [first, before] = [words[at]?.norm ?? '', words[at - 1]?.norm ?? ''];
    return at >= 0 && (grammar.definiteOne.has(before) || grammar.definiteOne.has(first));
  };
  let done: readonly Draft[] = [];
  for (const draft of drafts) {
    const kinds = draft.stop.wish ? categoriesOfWish(draft.stop.wish) : [];
    const meant = isPointing(draft)
      ? done.findLast(
          ({ stop: { reference }, segment }) =>
            reference?.kind === 'name' &&
            segment.part !== draft.segment.part &&
            kinds.some((kind) => reference.candidates[0]?.entry.categories?.includes(kind)),
        )
      : undefined;
    const { wish: _, ...rest } = draft.stop;
    const { at = meant?.stop.at, ...more } = { ...meant?.stop, ...rest };
    done = meant
      ? [...done.filter((each) => each !== meant), { ...draft, stop: { ...more, ...(at && { at }) } }]
      : [...done, draft];
  }
  return done;
}

/** "From four until dinner: art and a wine": the meal comes when the rest is over, unless the list has it. */
export const endedBy = (drafts: readonly Draft[], last: Draft | undefined): readonly Draft[] =>
  !last || drafts.some(({ stop }) => stop.meal === last.stop.meal) ? drafts : [...drafts, last];

/** "The trattoria then, and after lunch the park": the meal is had at the table that was named. */
export function withMealsHad(stops: readonly PlanStop[], had: readonly Meal[]): readonly PlanStop[] {
  const meal = had.find((each) => each === 'lunch' || each === 'dinner');
  const at = stops.findIndex(
    ({ reference, meal: own }) =>
      !own && reference?.kind === 'name' && reference.candidates[0]?.entry.categories?.[0] === 'restaurants',
  );
  const isHad = meal === undefined || at < 0 || stops.some((each) => each.meal === meal);
  return isHad ? stops : stops.map((stop, index) => (index === at ? { ...stop, meal } : stop));
}
