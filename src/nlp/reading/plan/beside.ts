// Where in the order of a plan a new stop goes, and which of the things a sentence names is the new one: "a coffee before
// lunch", "tapas after the Prado".
import { must, WHAT, type Wish } from '../../../wishes/wish.ts';
import type { PlanStop, Reference } from '../../frame.ts';
import { isAnyTable } from '../../table.ts';
import type { Chunk } from '../chunks.ts';
import { lineOfWords, type PlacedReference, type Reading, saidOf } from '../context.ts';
import { mealsSaid } from '../meals.ts';
import type { Sentence } from '../sentence.ts';
import { typeOf } from '../type-of.ts';

interface Beside {
  readonly beside: { readonly after?: Reference; readonly before?: Reference };
  /** Where the words of the neighbour are. */
  readonly start: number;
  readonly end: number;
}

interface Thing {
  readonly of: Reference;
  readonly start: number;
  readonly end: number;
}

/** The stop that a new one goes before or after, where the sentence names one. */
export function besideIn(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): Beside | undefined {
  const { document, grammar } = reading;
  const at = document.words.findIndex(
    ({ norm }, index) =>
      index >= sentence.from &&
      index < sentence.to &&
      grammar.plans.besides[norm] !== undefined &&
      !grammar.plans.besideAlone.test(lineOfWords(document.words.slice(index, index + 2))),
  );
  const word = document.words[at];
  if (!word) return undefined;
  const near = document.words[Math.min(at + REACH_WORDS, document.words.length - 1)]!.end;
  const [target] = thingsIn(reading, sentence, references, wishes)
    .filter(({ start }) => start >= word.end && start < near)
    .sort((a, b) => a.start - b.start);
  if (!target) return undefined;
  return { beside: { [grammar.plans.besides[word.norm]!]: target.of }, start: target.start, end: target.end };
}
const REACH_WORDS = 4;

export function thingsIn(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): readonly Thing[] {
  const meals = mealsSaid(reading, sentence).map(({ meal, start, end }) => ({
    of: { kind: 'meal' as const, meal, said: saidOf(reading, sentence.from, sentence.to) },
    start,
    end,
  }));
  const pointed = references
    .filter(({ reference }) => reference.kind !== 'pronoun')
    .map(({ reference }) => ({ of: reference, start: reference.said.start, end: reference.said.end }));
  const kinds = wishes
    .filter(({ attribute, said }) => WHAT.has(attribute) && said)
    .map((wish) => ({ of: typeOf(wish), start: wish.said!.start, end: wish.said!.end }));
  return [...meals, ...pointed, ...kinds];
}

/** What is to come into the plan: a meal, a kind of place or a name, and not the stop that it goes beside. */
export function stopOf(
  reading: Reading,
  sentence: Sentence,
  wishes: readonly Wish[],
  references: readonly PlacedReference[],
  neighbour?: Pick<Beside, 'start' | 'end'>,
): PlanStop | undefined {
  const isNew = ({ start, end }: { readonly start: number; readonly end: number }) =>
    !neighbour || end <= neighbour.start || start >= neighbour.end;
  const wanted = wishes.filter(
    ({ attribute, polarity, said }) => WHAT.has(attribute) && polarity === 'want' && (!said || isNew(said)),
  );
  // "Lunch" is read as a restaurant, too; what it should be says more.
  const wish =
    wanted.find(({ attribute }) => attribute !== 'category') ??
    wanted.find((each) => !isAnyTable(each)) ??
    wanted[0] ??
    // Beside a name that is asked about, kinds are no wishes: "tapas before the museum".
    (neighbour && sentence.chunks.filter((chunk) => chunk.name === undefined && isNew(chunk)).flatMap(kindOf)[0]);
  const meal = mealsSaid(reading, sentence)
    .filter(isNew)
    .sort((a, b) => a.start - b.start)[0]?.meal;
  const name = references.find(({ reference }) => reference.kind === 'name' && isNew(reference.said))?.reference;
  const clock = sentence.chunks.find(({ when }) => when?.fromMin !== undefined && when.label === undefined)?.when;
  const at = clock && clock.toMin === undefined ? { at: clock } : {};
  // A cup of coffee is drunk in cafés: that is no wish beside the meal.
  const own = wish && !(meal === 'coffee' && wish.value === 'cafes') ? { wish } : {};
  if (meal) return { meal, ...own, ...at };
  if (wish) return { wish, ...at };
  return name && { reference: name, ...at };
}

export function kindOf({ senses, concept, start, end }: Chunk): readonly Wish[] {
  const said = { said: { start, end, text: concept?.text ?? '' } };
  const sense = senses.find(({ type }) => type === 'kind' || type === 'cuisine' || type === 'dish');
  if (sense) return [{ ...must({ attribute: sense.type as 'kind', operator: 'is', value: sense.id }), ...said }];
  const category = concept?.categories[0];
  return category ? [{ ...must({ attribute: 'category', operator: 'is', value: category }), ...said }] : [];
}

export const placeBeside = (
  reference: Reference,
  { grammar }: Reading,
  { line }: Sentence,
): { readonly after?: Reference; readonly before?: Reference } =>
  grammar.plans.before.test(line) ? { before: reference } : { after: reference };

/** "Put the flamenco first" is before whatever is first. */
export const placeInOrder = (reference: Reference, reading: Reading, sentence: Sentence) =>
  reference.kind === 'ordinal' && reference.index === 1 && !reference.fromEnd && !besideWord(reading, sentence)
    ? { before: reference }
    : placeBeside(reference, reading, sentence);

const besideWord = ({ document, grammar }: Reading, { from, to }: Sentence): boolean =>
  document.words.slice(from, to).some(({ norm }) => grammar.plans.besides[norm] !== undefined);
