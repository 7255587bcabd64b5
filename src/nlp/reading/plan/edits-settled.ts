// Changes that only together say what is meant: the hour that a meal is to have instead, what is eaten at another table, what
// "before" and "not another" leave out.

import { servesFood } from '../../../vocabulary/categories.ts';
import { must, WHAT, type Wish } from '../../../wishes/wish.ts';
import type { PlanEdit, Reference } from '../../frame.ts';
import { lineOfWords, type Reading } from '../context.ts';
import { typeOf } from '../type-of.ts';
import { isClock } from './numbers.ts';
import type { PlanSentence } from './stops-said.ts';

export function settled(
  reading: Reading,
  edits: readonly PlanEdit[],
  sentences: readonly PlanSentence[],
): readonly PlanEdit[] {
  const names = sentences.flatMap(({ references }) =>
    references.map(({ reference }) => reference).filter(({ kind }) => kind === 'name'),
  );
  const wishes = sentences.flatMap((each) => each.wishes);
  const joined = withMeals(withHours(withDishes(edits, wishes), sentences)).map((edit) =>
    besideNamed(atNamedTable(edit), edits, names),
  );
  // "Take out the park and the square. Both of them": said once more, and no other stop.
  const isNamed = edits.some((edit) => edit.kind === 'drop' && edit.of.kind === 'name');
  const isRepeated = (edit: PlanEdit) =>
    isNamed && (edit.kind === 'drop' || edit.kind === 'swap') && edit.of.kind === 'all';
  const isWet = sentences.some(({ situation }) =>
    situation.some((fact) => fact.kind === 'weather' && fact.what === 'rain'),
  );
  const once = joined.filter((edit) => !isRepeated(edit)).map((edit) => (isWet ? dry(edit) : edit));
  return [...once.map((edit, at) => inTurn(reading, edit, once.slice(0, at))), ...comingWith(reading, edits, wishes)];
}

/** "You left out lunch at La Bola": eaten there, and not somewhere near it. */
function atNamedTable(edit: PlanEdit): PlanEdit {
  if (edit.kind === 'add' && edit.stop.meal && !edit.stop.reference) {
    const { after, around, ...add } = edit;
    const { near, wish: _, ...stop } = edit.stop;
    const table = [near, after, around].find(isNamedTable);
    return table ? { ...add, stop: { ...stop, reference: table } } : edit;
  }
  if (edit.kind !== 'swap' || edit.of.kind !== 'meal' || edit.by || !isNamedTable(edit.near)) return edit;
  const { near, ...swap } = edit;
  return { ...swap, by: { reference: near } };
}

const isNamedTable = (reference: Reference | undefined): reference is Extract<Reference, { kind: 'name' }> =>
  reference?.kind === 'name' &&
  reference.role === 'in' &&
  reference.candidates[0]?.entry.thing.kind === 'place' &&
  (reference.candidates[0].entry.categories ?? []).some(servesFood);

/** "Something for the rain instead of the park": whatever comes for it has a roof. */
const dry = (edit: PlanEdit): PlanEdit =>
  edit.kind === 'swap' && !edit.by && !edit.anyOf ? { ...edit, like: [...(edit.like ?? []), UNDER_A_ROOF] } : edit;
const UNDER_A_ROOF = must({ attribute: 'feature', operator: 'is', value: 'indoors' });

/** "Make it shorter, with a playground or animals": beside what goes, what comes. */
function comingWith({ document, grammar }: Reading, edits: readonly PlanEdit[], wishes: readonly Wish[]): PlanEdit[] {
  const isLess = edits.length > 0 && edits.every(({ kind }) => kind === 'less' || kind === 'drop');
  const coming = wishes.find(({ attribute, polarity, said }) => {
    const lead = document.words.filter(({ end }) => said && end <= said.start).slice(-LEAD_WORDS);
    return WHAT.has(attribute) && polarity === 'want' && grammar.plans.comingWith.test(lineOfWords(lead));
  });
  if (!isLess || !coming) return [];
  const orElse = wishes.filter((each) => each !== coming && each.either !== undefined && each.either === coming.either);
  return [{ kind: 'add', stop: { wish: coming }, ...(orElse.length > 0 && { orElse }) }];
}
const LEAD_WORDS = 3;

/** "Put in the museum. Churros afterwards": behind what came in before, or at the end. */
function inTurn({ document: { words }, grammar }: Reading, edit: PlanEdit, before: readonly PlanEdit[]): PlanEdit {
  const said = edit.kind === 'add' ? edit.stop.wish?.said : undefined;
  if (edit.kind !== 'add' || !said || edit.stop.meal || edit.stop.at || edit.stop.isLast) return edit;
  if (edit.after ?? edit.before ?? edit.around) return edit;
  const first = words.findIndex(({ end }) => end > said.start);
  const last = words.findLastIndex(({ start }) => start < said.end);
  const around = lineOfWords([
    ...words.slice(Math.max(0, first - LEAD_WORDS), first),
    ...words.slice(last + 1, last + 3),
  ]);
  if (!grammar.plans.thenComes.test(around)) return edit;
  const added = before.findLast((each) => each.kind === 'add');
  const after =
    added?.kind === 'add' ? (added.stop.reference ?? (added.stop.wish && typeOf(added.stop.wish))) : undefined;
  return after ? { ...edit, after } : { ...edit, stop: { ...edit.stop, isLast: true } };
}

/** "Dinner is too late. The kids eat at seven": the hour says more than "earlier". */
function withMeals(edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const timed = edits.flatMap((edit) => (edit.kind === 'move' && edit.to ? (mealOf(edit.of) ?? []) : []));
  return edits.filter((edit) => {
    const meal = edit.kind === 'move' && edit.toward ? mealOf(edit.of) : undefined;
    return meal === undefined || !timed.includes(meal);
  });
}

/** "Swap dinner for a burger place, at half past seven": another table, and the hour as well. */
function withHours(edits: readonly PlanEdit[], sentences: readonly PlanSentence[]): readonly PlanEdit[] {
  const whens = sentences.flatMap(({ sentence }) => sentence.chunks.flatMap(({ when }) => when ?? []));
  const clocks = whens.filter((when) => isClock(when) && when.fromMin !== undefined);
  const [only, another] = edits;
  // "The park after lunch please. 16:00": the hour is that of the stop that comes.
  if (only?.kind === 'add' && !another && !only.stop.at && clocks.length === 1 && clocks[0]!.toMin === undefined)
    return [{ ...only, stop: { ...only.stop, at: clocks[0]! } }];
  if (only?.kind === 'move' && !another && (only.after ?? only.before) && !only.to && clocks.length === 1)
    return [{ ...only, to: clocks[0]! }];
  const isAlone = only?.kind === 'swap' && !another && clocks.length === 1 && whens.length === 1;
  if (!isAlone || only.of.kind !== 'meal' || only.of.meal === 'drinks') return edits;
  return [only, { kind: 'move', of: only.of, to: clocks[0]! }];
}

const mealOf = (of: Reference): string | undefined => (of.kind === 'meal' ? of.meal : undefined);

/** "Something else for dinner, pizza or burgers, at half past six": the dishes and the hour are those of the meal. */
function withDishes(edits: readonly PlanEdit[], wishes: readonly Wish[]): readonly PlanEdit[] {
  const eaten = wishes.filter(
    ({ attribute, polarity }) => (attribute === 'dish' || attribute === 'cuisine') && polarity === 'want',
  );
  return edits.flatMap((edit, at): readonly PlanEdit[] => {
    const next = edits[at + 1];
    const before = edits[at - 1];
    if (edit.kind === 'swap' && edit.of.kind === 'meal' && isOfDish(next, eaten)) {
      const { by, ...swap } = edit;
      return [eaten.length > 1 ? { ...swap, anyOf: eaten } : { ...swap, by: { ...by, wish: eaten[0]! } }];
    }
    return before?.kind === 'swap' && before.of.kind === 'meal' && isOfDish(edit, eaten) && edit?.kind === 'move'
      ? [{ ...edit, of: before.of }]
      : [edit];
  });
}

const isOfDish = (edit: PlanEdit | undefined, eaten: readonly Wish[]): boolean =>
  edit?.kind === 'move' &&
  edit.of.kind === 'type' &&
  eaten.some(({ said }) => said && said.start === edit.of.said.start);

/** "The show at eight, dinner before": before the last name; "no second show": none of the names. */
function besideNamed(edit: PlanEdit, edits: readonly PlanEdit[], names: readonly Reference[]): PlanEdit {
  const gone = edits.flatMap((each) => (each.kind === 'drop' && each.of.kind === 'name' ? [each.of.said.start] : []));
  const staying = names.filter(({ said }) => !gone.includes(said.start));
  if (edit.kind === 'drop' && edit.isOther) return { ...edit, except: staying };
  if (edit.kind !== 'move') return edit;
  const meant = (of: Reference | undefined) =>
    of?.kind === 'pronoun' ? (staying.findLast(({ said }) => said.end <= of.said.start) ?? of) : of;
  const [before, after] = [meant(edit.before), meant(edit.after)];
  return { ...edit, ...(before && { before }), ...(after && { after }) };
}
