// Several stops behind one verb: "take out the Prado and dinner", "swap the square and the palace for a park", "put the Prado
// and a wine bar in instead of the church and the market". What goes is one list, what comes another, and each goes for one.
import { isWhat, type Wish } from '../../../wishes/wish.ts';
import type { PlanEdit, PlanStop } from '../../frame.ts';
import { linkOf } from '../alternatives.ts';
import { lineOfWords, type PlacedReference, type Reading, saidOf } from '../context.ts';
import { mealsSaid } from '../meals.ts';
import type { Sentence } from '../sentence.ts';
import { typeOf } from '../type-of.ts';
import { kindOf, thingsIn } from './beside.ts';

type Thing = ReturnType<typeof thingsIn>[number];

/** "The dinner isn't needed", "quítale la cena": one meal that is not wanted, where nothing else has read the sentence so. */
export function refusedMeals(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): readonly PlanEdit[] {
  const things = stopsNamed(reading, sentence, references, wishes);
  const { plans } = reading.grammar;
  const { words } = reading.document;
  const isRefused = ({ end }: Thing) => {
    const at = words.findIndex(({ start }) => start >= end);
    return at >= 0 && plans.notNeeded.test(lineOfWords(words.slice(at, Math.min(at + REFUSAL_WORDS, sentence.to))));
  };
  return things.filter((each) => each.of.kind === 'meal' && isRefused(each)).map(dropOf(reading));
}
const REFUSAL_WORDS = 4;

/** What stops the words name, each once: a name says more than a meal, a meal more than a kind. */
export function stopsNamed(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): readonly Thing[] {
  const kinds = sentence.chunks
    .filter((chunk) => chunk.name === undefined)
    .flatMap((chunk) => kindOf(chunk).map((wish) => ({ of: typeOf(wish), start: chunk.start, end: chunk.end })));
  const said = [...thingsIn(reading, sentence, references, wishes), ...kinds];
  // "The last museum" is one stop, whose noun stands behind its number.
  const all = said.map((each) => {
    const noun = each.of.kind === 'ordinal' ? said.find(({ start }) => start === each.end + 1) : undefined;
    return noun ? { ...each, end: noun.end } : each;
  });
  return all.filter(
    (each, at) =>
      RANKS.includes(each.of.kind) &&
      !all.some((other, index) => other !== each && isOver(other, each) && isBefore(other, each, index < at)),
  );
}
const RANKS: readonly string[] = ['name', 'meal', 'ordinal', 'type'];
const isOver = (a: Thing, b: Thing): boolean => a.start < b.end && b.start < a.end;
const isBefore = (a: Thing, b: Thing, isEarlier: boolean): boolean => {
  const [of, over] = [RANKS.indexOf(a.of.kind), RANKS.indexOf(b.of.kind)];
  return of >= 0 && (of < over || (of === over && isEarlier));
};

/** What comes: names and kinds up to the next clause. */
export function comingFrom(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
  at: number,
  isWhole = false,
): { readonly stops: readonly PlanStop[]; readonly to: number } {
  const { words } = reading.document;
  const comma = isWhole
    ? -1
    : words.findIndex(({ surface }, index) => index > at && index < sentence.to && surface === ',');
  const to = comma < 0 ? sentence.to : comma;
  const { start, end } = saidOf(reading, at, to);
  const isWithin = (said: { readonly start: number; readonly end: number } | undefined) =>
    said !== undefined && said.start >= start && said.end <= end;
  const named = references.flatMap(({ reference }) =>
    reference.kind === 'name' && isWithin(reference.said) && reference.candidates[0]?.entry.thing.kind === 'place'
      ? [{ stop: { reference } as PlanStop, ...reference.said }]
      : [],
  );
  const kinds = wishes.flatMap((wish) =>
    isWhat(wish) && isWithin(wish.said)
      ? [{ stop: { wish } as PlanStop, start: wish.said!.start, end: wish.said!.end }]
      : [],
  );
  const meals = mealsSaid(reading, sentence)
    .filter(isWithin)
    .map((each) => ({ stop: { meal: each.meal } as PlanStop, start: each.start, end: each.end }));
  const all = [...named, ...kinds, ...meals].toSorted((a, b) => a.start - b.start);
  // "The Prado or the Thyssen": the first that is said, and no both.
  const isOther = (each: (typeof all)[number], index: number) =>
    index > 0 && linkOf(reading.document.text.slice(all[index - 1]!.end, each.start), reading.grammar) === 'or';
  const stops = all.filter(
    (each, index) => !isOther(each, index) && !all.slice(0, index).some((other) => other.end > each.start),
  );
  return { stops: stops.map(({ stop }) => stop), to };
}

const dropOf =
  (reading: Reading) =>
  (thing: Thing): PlanEdit => {
    const isMany = thing.of.kind === 'type' && /s$/iu.test(reading.document.text.slice(thing.start, thing.end));
    const said = { start: thing.start, end: thing.end, text: '' };
    return {
      kind: 'drop',
      of: thing.of.kind === 'meal' ? { ...thing.of, said } : thing.of,
      ...(isMany && { isAll: true as const }),
    };
  };
