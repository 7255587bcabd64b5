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

/** The changes, and which words of the sentence they take up. */
interface ListedChange {
  readonly edits: readonly PlanEdit[];
  readonly from: number;
  readonly to: number;
}

/** Undefined where no verb that takes out, and none that exchanges, stands before two stops or more. */
export function listedChange(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
): ListedChange | undefined {
  const things = stopsNamed(reading, sentence, references, wishes);
  const { plans } = reading.grammar;
  return (
    behindVerb(reading, sentence, plans.takesOut, (at, from) => {
      const { all, to } = listFrom(reading, sentence, things, at);
      // Names and kinds alone are read by the rows of phrases, with what the same sentence puts in for them.
      const isMixed = all.length > 1 && all.some(({ of }) => of.kind === 'meal');
      return isMixed ? { edits: all.map(dropOf(reading)), from, to } : undefined;
    }) ??
    behindVerb(reading, sentence, plans.exchanges, (at, from) => {
      const gone = listFrom(reading, sentence, things, at);
      const isFor = plans.swappedBy.has(reading.document.words[gone.to]?.norm ?? '');
      if (gone.all.length < 2 || !isFor) return undefined;
      const coming = comingFrom(reading, sentence, references, wishes, gone.to + 1);
      return coming.stops.length > 0 ? { edits: exchanged(gone.all, coming.stops), from, to: coming.to } : undefined;
    }) ??
    putInstead(reading, sentence, references, wishes, things)
  );
}

/** "Put in the Prado and a wine bar instead of the church and the market": what comes stands before what goes. */
function putInstead(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  wishes: readonly Wish[],
  things: readonly Thing[],
): ListedChange | undefined {
  const { words } = reading.document;
  const { plans } = reading.grammar;
  const from = words.findIndex(
    (_, at) => at >= sentence.from && at < sentence.to && plans.puts.test(lineOfWords(words.slice(at, at + 1))),
  );
  if (from < 0) return undefined;
  return behindVerb(reading, { ...sentence, from }, plans.ratherThan, (at) => {
    const gone = listFrom(reading, sentence, things, at);
    const { stops } = comingFrom(reading, { ...sentence, to: at }, references, wishes, from + 1);
    const isSeveral = gone.all.length > 1 || (gone.all.length > 0 && stops.length > 1);
    return isSeveral && stops.length > 0 ? { edits: exchanged(gone.all, stops), from, to: gone.to } : undefined;
  });
}

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
  const behind = behindVerb(reading, sentence, plans.takesOut, (at, from) => {
    const { all, to } = listFrom(reading, sentence, things, at);
    return all.length > 1 || all[0]?.of.kind === 'meal' ? { edits: all.map(dropOf(reading)), from, to } : undefined;
  });
  if (behind) return behind.edits;
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

/** The first place in the sentence where the verb ends and the list behind it can be read. */
function behindVerb(
  { document: { words }, grammar }: Reading,
  { from, to }: Sentence,
  verb: RegExp,
  read: (at: number, from: number) => ListedChange | undefined,
): ListedChange | undefined {
  for (let at = from + 1; at < to; at++) {
    const begin = Math.max(from, at - VERB_WORDS);
    if (!verb.test(lineOfWords(words.slice(begin, at)))) continue;
    // What leads up to the verb, "I'm telling you to", is of its clause and says nothing of its own.
    const isJoin = ({ surface, norm }: (typeof words)[number]) => surface === ',' || grammar.plans.joining.has(norm);
    const lead = words.findLastIndex((word, index) => index < at - 1 && index >= from && isJoin(word));
    const found = read(at, lead < 0 ? from : lead + 1);
    if (found) return found;
  }
  return undefined;
}
const VERB_WORDS = 3;

/** Stops from this word on, with nothing between them but what joins a list. */
function listFrom(
  { document: { words }, grammar }: Reading,
  sentence: Sentence,
  things: readonly Thing[],
  at: number,
): { readonly all: readonly Thing[]; readonly to: number } {
  const all: Thing[] = [];
  let to = at;
  const isJoin = ({ norm, surface }: (typeof words)[number]) => surface === ',' || grammar.plans.joining.has(norm);
  const isLink = (norm: string) =>
    !grammar.plans.puts.test(` ${norm} `) &&
    (norm === ',' || grammar.adding.has(norm) || grammar.definite.has(norm) || grammar.plans.joining.has(norm));
  for (;;) {
    let next = to;
    while (next < sentence.to - 1 && isLink(words[next]!.norm)) next++;
    const [first, last] = [words[to], words[next]];
    const here = things.find((each) => first && last && each.start >= first.start && each.start <= last.start);
    // "The beerhouse and the churches": of a list with a word that is not known the rest is read.
    const isUnknown =
      !here &&
      next > to &&
      next + 2 < sentence.to &&
      isJoin(words[next + 1]!) &&
      !grammar.plans.puts.test(lineOfWords([words[next]!]));
    if (isUnknown) {
      to = next + 1;
      continue;
    }
    if (!here || next >= sentence.to) return { all, to };
    all.push(here);
    const behind = words.findIndex(({ start }) => start >= here.end);
    to = behind < 0 ? sentence.to : Math.min(behind, sentence.to);
  }
}

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

/** The first that comes stands where the first that goes stood; who names fewer than go wants the others gone. */
function exchanged(gone: readonly Thing[], coming: readonly PlanStop[]): readonly PlanEdit[] {
  const swaps = gone.map(({ of }, at): PlanEdit => {
    const by = coming[at];
    return by ? { kind: 'swap', of, by } : { kind: 'drop', of };
  });
  return [...swaps, ...coming.slice(gone.length).map((stop): PlanEdit => ({ kind: 'add', stop }))];
}
