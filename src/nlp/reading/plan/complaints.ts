// What is said against a stop of the plan that is talked of, and what follows for it: too late, too dear, dull, one too many.
import type { PlanEdit, PlanStop, Reference, When } from '../../frame.ts';
import { isAnyTable } from '../../table.ts';
import { lineOfWords, type PlacedReference, type Reading, saidOf, writtenIn } from '../context.ts';
import { mealsSaid } from '../meals.ts';
import type { Sentence } from '../sentence.ts';
import { typeOf } from '../type-of.ts';
import { kindOf } from './beside.ts';
import { isClock } from './numbers.ts';

type Meal = NonNullable<PlanStop['meal']>;

/** The changes that one clause comes to; empty where it complains of nothing. */
export function complaintsIn(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): readonly PlanEdit[] {
  const edit =
    atOtherHour(reading, sentence) ??
    tooFarFrom(reading, sentence, references) ??
    eatenAt(reading, sentence) ??
    placedByOther(reading, sentence) ??
    fewerOf(reading, sentence) ??
    notAnother(reading, sentence) ??
    unliked(reading, sentence, references) ??
    askedFor(reading, sentence, references) ??
    moreOf(reading, sentence);
  return edit ? [edit] : [];
}

/** "Dinner at half past eight is too late": the hour that is named is not the one that is wanted, unless another follows. */
function atOtherHour(reading: Reading, sentence: Sentence): PlanEdit | undefined {
  const meal = tableIn(reading, sentence);
  const line = writtenIn(reading, sentence);
  const toward = reading.grammar.plans.wrongHour.find(([, pattern]) => pattern.test(line))?.[0];
  if (!meal || !toward) return undefined;
  const [, wanted] = clocksIn(sentence);
  return { kind: 'move', of: meal, ...(wanted ? { to: wanted } : { toward }) };
}

/** "Lunch is too far from the museum": another table, near it. */
function tooFarFrom(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): PlanEdit | undefined {
  const meal = tableIn(reading, sentence);
  const near = references.find(({ reference }) => reference.kind === 'name')?.reference;
  if (!meal || !near || !reading.grammar.plans.tooFar.test(writtenIn(reading, sentence))) return undefined;
  return { kind: 'swap', of: meal, near };
}

/** "The kids eat at seven", «cenan a las siete»: when the meal is to be. */
function eatenAt(reading: Reading, sentence: Sentence): PlanEdit | undefined {
  const [clock, another] = clocksIn(sentence);
  if (!clock || another || sentence.isQuestion || isLong(sentence)) return undefined;
  if (!reading.grammar.plans.eating.test(writtenIn(reading, sentence))) return undefined;
  const minute = (clock.isDeadline ? clock.toMin : clock.fromMin) ?? clock.toMin ?? 0;
  const { toMin: _, isDeadline: __, ...when } = clock;
  const meal = minute % HALF_DAY < LUNCH_UNTIL ? 'lunch' : 'dinner';
  const said = saidOf(reading, sentence.from, sentence.to);
  return { kind: 'move', of: { kind: 'meal', meal, said }, to: { ...when, fromMin: minute } };
}
const HALF_DAY = 720;
/** By the short hand of a clock: after that people who eat have dinner. */
const LUNCH_UNTIL = 5 * 60;

const clocksIn = ({ chunks }: Sentence): readonly When[] =>
  chunks.flatMap(({ when }) => (when && (isClock(when) || when.isDeadline) ? [when] : []));

/** "The show at eight, and dinner before", «cena antes del show»: before what the message spoke of last. */
function placedByOther(reading: Reading, sentence: Sentence): PlanEdit | undefined {
  const { plans } = reading.grammar;
  const { words } = reading.document;
  const of = tableIn(reading, sentence);
  const at = words.findIndex(
    ({ norm }, index) => index >= sentence.from && index < sentence.to && plans.besides[norm] !== undefined,
  );
  if (!of || at < 0 || isLong(sentence)) return undefined;
  const behind = lineOfWords(words.slice(at + 1, sentence.to).filter(({ norm }) => /[\p{L}\d]/u.test(norm)));
  const isNamedBefore = reading.sentences.some(({ chunks }) =>
    chunks.some(({ name, to }) => name !== undefined && to <= sentence.from),
  );
  const isOpen = behind.trim() === '' && isNamedBefore;
  if (!isOpen && !plans.theShow.test(behind)) return undefined;
  const side = plans.besides[words[at]!.norm]!;
  const [to] = clocksIn(sentence);
  return { kind: 'move', of, ...(to && { to }), [side]: { kind: 'pronoun', said: saidOf(reading, at, at + 1) } };
}

/** "Fewer museums", «museos no tantos»: about half of them stay. */
function fewerOf(reading: Reading, sentence: Sentence): PlanEdit | undefined {
  const { words } = reading.document;
  const kinds = sentence.chunks.filter((chunk) => chunk.name === undefined && kindOf(chunk).length > 0);
  const line = (from: number, to: number) => lineOfWords(words.slice(Math.max(sentence.from, from), to));
  const kind = kinds.find(
    ({ from, to }) =>
      reading.grammar.plans.fewer[0].test(line(from - FEWER_WORDS, from)) ||
      reading.grammar.plans.fewer[1].test(line(to, sentence.to)),
  );
  const [wish] = kind ? kindOf(kind) : [];
  if (!kind || !wish || !/s$/iu.test(reading.document.text.slice(kind.start, kind.end))) return undefined;
  return { kind: 'drop', of: typeOf(wish), isAll: true, isHalf: true };
}
const FEWER_WORDS = 4;

/** "More parks": one comes in. */
function moreOf(reading: Reading, sentence: Sentence): PlanEdit | undefined {
  const { words } = reading.document;
  const kind = sentence.chunks.find(
    ({ name, from, concept }) =>
      name === undefined &&
      concept !== undefined &&
      from > sentence.from &&
      reading.grammar.plans.moreOf.test(lineOfWords(words.slice(from - 1, from))),
  );
  const [wish] = kind ? kindOf(kind) : [];
  const isSaid = sentence.phrases.some(({ family }) => family === 'plan') || sentence.isQuestion || isLong(sentence);
  return wish && !isAnyTable(wish) && !isSaid ? { kind: 'add', stop: { wish }, isMore: true } : undefined;
}

/** "No second flamenco": of that kind whatever the message does not name itself. */
function notAnother(reading: Reading, sentence: Sentence): PlanEdit | undefined {
  const { words } = reading.document;
  const kind = sentence.chunks.find(
    (chunk) =>
      chunk.name === undefined &&
      kindOf(chunk).length > 0 &&
      reading.grammar.plans.another.test(lineOfWords(words.slice(Math.max(sentence.from, chunk.from - 3), chunk.from))),
  );
  return kind && { kind: 'drop', of: typeOf(kindOf(kind)[0]!), isOne: true, isOther: true };
}

/** "The palace would bore them" goes; "that one is far too expensive" gives way to a cheaper one. */
function unliked(reading: Reading, sentence: Sentence, references: readonly PlacedReference[]): PlanEdit | undefined {
  const { plans } = reading.grammar;
  const line = writtenIn(reading, sentence);
  const isDear = plans.tooDear.test(line);
  if ((!isDear && !plans.dull.test(line)) || sentence.phrases.some(({ family }) => family === 'plan')) return undefined;
  const [named, another] = references.filter(({ reference: { kind } }) => kind === 'name' || kind === 'ordinal');
  const kind = references.find(({ reference }) => reference.kind === 'type' && reference.number !== 'many');
  const of = named?.reference ?? tableIn(reading, sentence) ?? kind?.reference;
  if (!of || another) return undefined;
  return isDear ? { kind: 'swap', of, cheaper: true } : { kind: 'drop', of };
}

/** "Can we see the stadium?", of the plan: it is to come in. */
function askedFor(
  { grammar, document }: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): PlanEdit | undefined {
  const [named, another] = references.filter(({ reference: { kind } }) => kind === 'name');
  if (!named || another || named.reference.kind !== 'name' || !sentence.isQuestion) return undefined;
  const before = lineOfWords(document.words.slice(sentence.from, named.from));
  const behind = document.words.slice(named.to, sentence.to).filter(({ norm }) => /[\p{L}\d]/u.test(norm));
  const isPlace = named.reference.candidates[0]?.entry.thing.kind === 'place';
  return isPlace && behind.length === 0 && grammar.plans.canSee.test(before)
    ? { kind: 'add', stop: { reference: named.reference } }
    : undefined;
}

function tableIn(reading: Reading, sentence: Sentence): Reference | undefined {
  const said = mealsSaid(reading, sentence).find(({ meal }) => TABLES.has(meal));
  return said && { kind: 'meal', meal: said.meal, said: { start: said.start, end: said.end, text: '' } };
}
const TABLES: ReadonlySet<Meal> = new Set(['breakfast', 'lunch', 'dinner']);

const isLong = ({ from, to }: Sentence): boolean => to - from > MOST_WORDS;
const MOST_WORDS = 12;
