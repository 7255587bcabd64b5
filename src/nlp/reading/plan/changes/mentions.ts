// A message about a plan that stands, as what matters of it in its order: stops that are spoken of, whether they stand in the
// plan or not, hours, and the words that say what is done.
import type { GazetteerEntry } from '../../../../domain/gazetteer.ts';
import { entryOf } from '../../../../domain/gazetteer.ts';
import { overlap } from '../../../../domain/span.ts';
import { foldedWords } from '../../../../domain/text.ts';
import { VOCABULARY } from '../../../../vocabulary/bundled.ts';
import { isWhat, type Wish } from '../../../../wishes/wish.ts';
import type { PlanStop, Reference, When } from '../../../frame.ts';
import { compiled } from '../../../languages/compile.ts';
import { DEFINITE } from '../../../name-readings.ts';
import { categoriesOfWish, isOnlyMeal, mealOf } from '../../../table.ts';
import { lineOfWords, type Reading, type StandingStop, saidOf } from '../../context.ts';
import { mealsSaid } from '../../meals.ts';
import { overlaps } from '../../sentence.ts';
import { typeOf } from '../../type-of.ts';
import { isAt, isMealAt } from '../meals-said.ts';
import { isClock } from '../numbers.ts';
import type { PlanSentence } from '../stops-said.ts';
import { kindOf } from './kind-of.ts';
import { type RoleItem, type Spanned, wordsOfRoles } from './role-words.ts';

/** A stop that is spoken of. */
export interface Mention extends Spanned {
  readonly kind: 'mention';
  readonly what: 'name' | 'meal' | 'type' | 'ordinal';
  /** As an edit points at it. */
  readonly of: Reference;
  /** As it would come in. */
  readonly stop: PlanStop;
  /** The stops of the plan that it may mean; none where it does not stand. */
  readonly stands: readonly StandingStop[];
  /** Of a kind: the stops that are of it, though "a bar" is one more. */
  readonly alike?: readonly StandingStop[];
  /** "Near the second stop": it only says where. */
  readonly isNear?: true;
  /** "Museums": all of them. */
  readonly isMany?: true;
  /** The kind, where `of` names the one stop that is of it. */
  readonly type?: Reference;
  /** Without any article: "swap the bar for churros". */
  readonly isBare?: true;
  /** Of a place at which a meal is eaten: the meal. */
  readonly table?: Mention;
}

/** An hour, "till five", or a part of the day. */
export interface HourItem extends Spanned {
  readonly kind: 'hour';
  readonly when: When;
  /** A part of the day: "in the morning". */
  readonly isPart?: true;
}

export type Item = Mention | RoleItem | HourItem;

/** What one sentence says, in its order. */
export function itemsOf(reading: Reading, part: PlanSentence): readonly Item[] {
  const mentions = mentionsIn(reading, part);
  const hours = part.sentence.chunks.flatMap(({ when, from, to }): HourItem[] =>
    when && isClock(when)
      ? [{ kind: 'hour', when, from, to }]
      : when?.label &&
          PARTS.has(when.label) &&
          !mentions.some((each) => overlaps(each, { from, to })) &&
          !isBeside(reading, from, to)
        ? [{ kind: 'hour', when, from, to, isPart: true }]
        : [],
  );
  const taken = [...mentions, ...hours];
  const words = wordsOfRoles(reading, part.sentence).filter((word) => !taken.some((each) => overlaps(each, word)));
  return [...mentions, ...hours, ...words].sort((a, b) => a.from - b.from);
}

/** "In the afternoon" says when a stop is to be; "at lunch" names a meal. */
const PARTS: ReadonlySet<string> = new Set(['morning', 'afternoon', 'evening', 'night']);

/** "Before dinner" says beside which stop, and no hour. */
const isBeside = ({ document: { words }, grammar }: Reading, from: number, to: number): boolean =>
  words.slice(from, to).some(({ norm }) => grammar.plans.besides[norm] !== undefined);

function mentionsIn(reading: Reading, part: PlanSentence): readonly Mention[] {
  const { chunks } = part.sentence;
  const names = [
    ...wholeNames(reading, part.sentence),
    ...chunks.flatMap((chunk) => (chunk.name ? namedBy(reading, chunk.name.entry, chunk, part) : [])),
  ];
  // "En lugar del segundo": the article is of the words before it, too.
  const begin = (from: number, to: number) => from + Number(to - from > 1 && isArticle(reading, from));
  const ordinals = part.references.flatMap(({ reference, from, to, isAnchor }) =>
    reference.kind === 'ordinal' && isPointed(reading, begin(from, to), to) && !isOfDays(reading, from, to)
      ? numbered(reading, reference, { from: begin(from, to), to }).map((each) => ({
          ...each,
          ...(isAnchor && { isNear: true as const }),
        }))
      : [],
  );
  const counted = wordsOfOrder(reading, part.sentence);
  const meals = mealsSaid(reading, part.sentence).flatMap((each): Mention[] => mealMention(reading, part, each));
  const kinds = chunks
    .filter(({ name, when }) => !name && !when)
    .flatMap((chunk) => {
      const [wish] = kindOf(chunk);
      return wish && !isOfAnyStop(reading, wish, chunk) ? [kindMention(reading, part, chunk, wish)] : [];
    });
  const longKinds = kinds.filter(
    (kind) =>
      !meals.some((meal) => overlaps(kind, meal) && (isTableWord(kind) || kind.to - kind.from <= meal.to - meal.from)),
  );
  const all = [...names, ...ordinals, ...longKinds, ...meals, ...counted];
  const free = all.filter((each, at) => !all.slice(0, at).some((other) => overlaps(other, each)));
  return hosted(
    reading,
    free.sort((a, b) => a.from - b.from),
  );
}

/** "Too many sights" are stops, and "at sunset" is an hour: neither names a kind. */
const isOfAnyStop = ({ document: { words }, grammar }: Reading, wish: Wish, { from, to }: Spanned): boolean =>
  (wish.attribute === 'category' && wish.value === 'tourist attractions') ||
  words
    .slice(from, to)
    .some((_, at) => grammar.plans.sunset.test(lineOfWords(words.slice(Math.max(0, from - 3), from + at + 1))));

/** "Have lunch" says no more than the meal. */
const isTableWord = ({ stop: { wish } }: Mention): boolean => wish !== undefined && isOnlyMeal(wish);

/** Stops by their names, or by the part that tells them: "the Bar", "La Bicicleta", of a café of that name. */
function wholeNames(reading: Reading, sentence: PlanSentence['sentence']): readonly Mention[] {
  const { words } = reading.document;
  const { from, to } = sentence;
  return standingOf(reading).flatMap((stop) => {
    const all = foldedWords(stop.place.name);
    // "Wild pig after", of The Wild Pig.
    const name = all.length > 2 && DEFINITE.has(all[0]!) ? all.slice(1) : all;
    for (let length = name.length; length > 0; length--) {
      for (let first = 0; first + length <= name.length; first++) {
        const run = name.slice(first, first + length);
        const at = words.findIndex(
          (_, index) =>
            index >= from &&
            index + length <= to &&
            run.every((word, next) => words[index + next]!.folded === word) &&
            (length === name.length ? length > 1 : isTelling(reading, sentence, run, index)),
        );
        // The article is of the words before it: "en lugar del Prado".
        const lead = run.findIndex((word) => !DEFINITE.has(word) && word.length > 2);
        if (at >= 0)
          return [nameMention(reading, entryOf(stop.place), { from: at + Math.max(0, lead), to: at + length })];
      }
    }
    return [];
  });
}

/** Words of a name that mean no kind of place, no time and nothing of every day: one of them alone names the stop. */
function isTelling(
  { context, document, grammar }: Reading,
  { chunks }: PlanSentence['sentence'],
  run: readonly string[],
  at: number,
): boolean {
  const isOther = (word: string, index: number) =>
    DEFINITE.has(word) ||
    word.length < 3 ||
    grammar.light.has(word) ||
    chunks.some(
      (chunk) =>
        chunk.from <= at + index && at + index < chunk.to && (chunk.when !== undefined || kindOf(chunk).length > 0),
    );
  const telling = run.filter((word, index) => !isOther(word, index));
  const isOfOthers = (word: string) =>
    (context.standing ?? []).filter(({ place }) => foldedWords(place.name).includes(word)).length > 1;
  if (telling.length === 0 || telling.every(isOfOthers)) return false;
  return run.length > 1 || (run[0]!.length > 3 && !compiled(document.language).isOrdinary(run[0]!));
}

const standingOf = ({ context }: Reading): readonly StandingStop[] => context.standing ?? [];

/** A place of that name; an area or a station only says where. */
function namedBy(
  reading: Reading,
  entry: GazetteerEntry,
  span: Spanned,
  { references }: PlanSentence,
): readonly Mention[] {
  const said = references.find((each) => each.reference.kind === 'name' && overlaps(each, span))?.reference;
  const entries = [entry, ...(said?.kind === 'name' ? said.candidates.map((each) => each.entry) : [])];
  const standing = entries.find((each) => standingOf(reading).some((stop) => isPlaceOf(each, stop)));
  const meant = standing ?? entries.find(({ thing }) => thing.kind === 'place');
  return meant ? [nameMention(reading, meant, span)] : [];
}

const isPlaceOf = ({ thing, name }: GazetteerEntry, { place }: StandingStop): boolean =>
  thing.kind === 'place' && (thing.placeId === place.id || name === place.name);

export function nameMention(reading: Reading, entry: GazetteerEntry, { from, to }: Spanned): Mention {
  const said = saidOf(reading, from, to);
  const of: Reference = { kind: 'name', candidates: [{ entry }], certainty: 1, role: 'subject', said };
  const stands = standingOf(reading).filter((stop) => isPlaceOf(entry, stop));
  return { kind: 'mention', what: 'name', of, stop: { reference: of }, stands, from, to };
}

/** "On the second day" counts days. */
const isOfDays = ({ document: { words }, grammar }: Reading, from: number, to: number): boolean =>
  grammar.plans.dayNumber.test(lineOfWords(words.slice(Math.max(0, from - 2), to + 1)));

/** "The second", "del segundo": a stop. Bare words count the order. */
const isPointed = (reading: Reading, from: number, to: number): boolean =>
  to - from > 1 ||
  isArticle(reading, from - 1) ||
  reading.grammar.plans.ofPlan.test(` ${reading.document.words[from - 1]?.norm ?? ''} `);
const isArticle = ({ document: { words }, grammar }: Reading, at: number): boolean =>
  grammar.definite.has(words[at]?.norm ?? '');

/** "The second one": of the plan, or of the list that was shown after it. */
function numbered(
  reading: Reading,
  reference: Extract<Reference, { kind: 'ordinal' }>,
  span: Spanned,
): readonly Mention[] {
  const { context } = reading;
  const ofList = context.topic === 'plan' || context.isPlanOpen ? undefined : context.spokenOf?.[0];
  const count = (ofList ?? standingOf(reading)).length;
  const at = reference.fromEnd ? count - reference.index : reference.index - 1;
  const listed = ofList?.[at];
  if (listed) return [nameMention(reading, listed, span)];
  const all = reference.ofKind
    ? standingOf(reading).filter(({ place }) =>
        isOfKind({ kind: 'type', ...reference.ofKind!, said: reference.said }, place),
      )
    : standingOf(reading);
  const stop = all[reference.fromEnd ? all.length - reference.index : reference.index - 1];
  return stop ? [{ ...nameMention(reading, entryOf(stop.place), span), what: 'ordinal' }] : [];
}

/** "Del segundo", which no noun goes with; "las tres" is an hour. */
const wordsOfOrder = (reading: Reading, { from, to, chunks }: PlanSentence['sentence']): readonly Mention[] =>
  reading.document.words.slice(from, to).flatMap(({ norm, start, end }, index) => {
    // «Los dos» are both.
    const isOfStop = reading.grammar.plans.ofPlan.test(` ${reading.document.words[from + index - 1]?.norm ?? ''} `);
    const counted = reading.grammar.numberOf(norm);
    const number = Number.isNaN(counted) ? reading.grammar.ordinals[norm] : isOfStop ? counted : undefined;
    const span = { from: from + index, to: from + index + 1 };
    const isTaken = chunks.some((chunk) => overlaps(chunk, span));
    if (number === undefined || isTaken || !isPointed(reading, span.from, span.to)) return [];
    if (isOfDays(reading, span.from, span.to)) return [];
    return numbered(reading, { kind: 'ordinal', index: number, said: { start, end, text: norm } }, span);
  });

function mealMention(
  reading: Reading,
  { sentence }: PlanSentence,
  { meal, start, end }: ReturnType<typeof mealsSaid>[number],
): Mention[] {
  const { words } = reading.document;
  const from = words.findIndex((word) => word.start >= start);
  const to = words.findIndex((word) => word.end >= end) + 1;
  const of = { kind: 'meal' as const, meal, said: { start, end, text: '' } };
  const isAnother = reading.grammar.plans.unknownBefore.has(words[from - 1]?.norm ?? '');
  const stands = isAnother ? [] : standingOf(reading).filter((stop) => isMealOf(stop, meal));
  return from < sentence.from ? [] : [{ kind: 'mention', what: 'meal', of, stop: { meal }, stands, from, to }];
}

/** Coffee is had at a café, drinks at a bar, with no meal of theirs. */
const isMealOf = ({ place, meal }: StandingStop, said: NonNullable<PlanStop['meal']>): boolean =>
  meal === undefined
    ? (said === 'drinks' && place.categories.includes('pubs/bars')) ||
      (said === 'coffee' && place.categories[0] === 'cafes')
    : meal === mealOf(said);

function kindMention(
  reading: Reading,
  { wishes }: PlanSentence,
  span: Spanned & { readonly start: number; readonly end: number },
  wish: Wish,
): Mention {
  const { words } = reading.document;
  const { from, to } = span;
  const before = words[from - 1]?.norm ?? '';
  // "A little museum" is one more.
  const isAnother = [before, words[from - 2]?.norm ?? ''].some(
    (norm, back, all) =>
      reading.grammar.plans.unknownBefore.has(norm) && (back === 0 || !reading.grammar.definite.has(all[0]!)),
  );
  // "A Japanese one" is read as any table, too: what is eaten there says more.
  const read = wishes.filter((each) => isWhat(each) && each.said && overlap(each.said, span));
  const said = wish.attribute === 'category' ? (read.find((each) => each.attribute !== 'category') ?? wish) : wish;
  const of = typeOf(wish);
  const all = standingOf(reading).filter(({ place }) => isOfKind(of, place));
  const ofMain = all.filter(({ place }) => of.kind === 'type' && place.categories[0] === of.category);
  // "The flamenco", of a plan with one stage: whatever the catalogue calls that.
  const isDefinite = reading.grammar.definite.has(before);
  const byCategory = standingOf(reading).filter(
    ({ place, meal }) => !meal && categoriesOfWish(wish).includes(place.categories[0]!),
  );
  const isOnly = all.length === 0 && isDefinite && byCategory.length === 1;
  const alike = ofMain.length > 0 ? ofMain : isOnly ? byCategory : all;
  const isMany = reading.grammar.plans.many.test(words[to - 1]?.norm ?? '') && alike.length > 0;
  const isOne = alike.length === 1 && !isMany;
  return {
    kind: 'mention',
    what: 'type',
    of: isOne ? nameMention(reading, entryOf(alike[0]!.place), span).of : of,
    type: of,
    stop: { wish: said },
    stands: isAnother ? [] : alike,
    alike,
    from,
    to,
    ...(isMany && { isMany: true }),
    ...(!isDefinite && { isBare: true }),
  };
}

function isOfKind(of: Reference, place: StandingStop['place']): boolean {
  if (of.kind !== 'type') return false;
  if (of.kindId) return VOCABULARY.isOf(place, 'kind', of.kindId);
  if (of.cuisine) return VOCABULARY.isOf(place, 'cuisine', of.cuisine) || VOCABULARY.isOf(place, 'dish', of.cuisine);
  return of.category !== undefined && place.categories.includes(of.category);
}

const isSaidMeal = (standing: StandingStop, { stop }: Mention): boolean =>
  stop.meal !== undefined && isMealOf(standing, stop.meal);

/** "Dinner at La Bola", "La Bola for dinner": one stop. "The restaurant La Bola" is the name. */
function hosted(reading: Reading, mentions: readonly Mention[]): readonly Mention[] {
  const { words } = reading.document;
  const merged: Mention[] = [];
  for (const each of mentions) {
    const last = merged.at(-1);
    const pair = last && [last, each];
    const name = pair?.find(({ what }) => what === 'name');
    const other = pair?.find((one) => one !== name);
    // "Lunch at La Bola": the article is of the name.
    const isNamed = each.what === 'name' && DEFINITE.has(words[each.from - 1]?.folded ?? '');
    const [end, start] = [words[(last?.to ?? 1) - 1]!.end, words[each.from - (isNamed ? 1 : 0)]!.start];
    // A stop that stands and is no such meal yet becomes it.
    const isMeal = other?.what === 'meal' && name?.stands.every((stop) => !isSaidMeal(stop, other)) === true;
    const isNext = words
      .slice(last?.to ?? 0, each.from)
      .every(({ norm }) => norm === ':' || reading.grammar.definite.has(norm));
    const isAtIt = name === each ? isAt(reading, end, start) || isNext : isMealAt(reading, end, start);
    const isHost = isMeal && last !== undefined && isAtIt;
    const isNoun = other?.what === 'type' && name !== undefined && last?.to === each.from;
    if (!name || !other || !(isHost || isNoun)) {
      merged.push(each);
      continue;
    }
    const [from, to] = [last!.from, each.to];
    merged[merged.length - 1] = isHost
      ? { ...name, stop: { ...name.stop, meal: other.stop.meal! }, table: other, from, to }
      : { ...name, from, to };
  }
  return merged;
}
