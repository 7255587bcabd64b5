// A message about a plan that stands, as what matters of it in its order: stops that are spoken of, whether they stand in the
// plan or not, hours, and the words that say what is done.
import { entryOf } from '../../../../domain/gazetteer.ts';
import { overlap } from '../../../../domain/span.ts';
import { foldedWords } from '../../../../domain/text.ts';
import { isWhat, type Wish } from '../../../../wishes/wish.ts';
import type { PlanStop, When } from '../../../frame.ts';
import { DEFINITE } from '../../../name-readings.ts';
import { categoriesOfWish, isAnyTable, isLaid, isOnlyMeal, mealOf } from '../../../table.ts';
import { lineOfWords, type Reading, type StandingStop } from '../../context.ts';
import { isOfNeed, mealsSaid } from '../../meals.ts';
import { overlaps } from '../../sentence.ts';
import { typeOf } from '../../type-of.ts';
import { isAt, isMealAt } from '../meals-said.ts';
import { isClock } from '../numbers.ts';
import { isAnySight, type PlanSentence } from '../stops-said.ts';
import { calledSo, stopsByWord } from './called.ts';
import { isServed } from './dishes.ts';
import { kindOf } from './kind-of.ts';
import { type HourItem, type Item, type Mention, nameMention, standingOf } from './mention.ts';
import { pointedAt } from './pointed-at.ts';
import { type Spanned, wordsOfRoles } from './role-words.ts';
import { namedBy, wholeNames } from './stop-names.ts';
import { isArticle, isOfDays, isOfKind, isPointed, numbered, twoAtOnce, wordsOfOrder } from './stop-numbers.ts';

/** What one sentence says, in its order. */
export function itemsOf(reading: Reading, part: PlanSentence): readonly Item[] {
  const mentions = mentionsIn(reading, part);
  const hours = part.sentence.chunks.flatMap(({ when, from, to }): HourItem[] =>
    when && (isClock(when) || isPartAlone(reading, when, { from, to }, mentions))
      ? [{ kind: 'hour', when: isClock(when) ? withoutPart(when) : when, from, to }]
      : [],
  );
  const taken = [...mentions, ...hours];
  const roles = wordsOfRoles(reading, part.sentence).filter((word) => !taken.some((each) => overlaps(each, word)));
  // "Before I put myself into the museum": where, and nothing is put anywhere.
  const words = roles.filter(
    ({ from, role }) => role === 'it' || !roles.some((each) => each.role === 'beside' && each.side && each.to === from),
  );
  return pointedAt(
    reading,
    [...mentions, ...hours, ...words].sort((a, b) => a.from - b.from),
  );
}

/** "In the evening at half past seven" is that hour. */
const withoutPart = ({ label: _, ...when }: When): When => when;

/** "In the afternoon" says when a stop is to be; "at lunch" names a meal, and "before dinner" a neighbour. */
const isPartAlone = (
  { document: { words }, grammar }: Reading,
  { label }: When,
  span: Spanned,
  mentions: readonly Mention[],
): boolean =>
  label !== undefined &&
  PARTS.has(label) &&
  !mentions.some((each) => overlaps(each, span)) &&
  !words.slice(span.from, span.to).some(({ norm }) => grammar.plans.besides[norm] !== undefined);
const PARTS: ReadonlySet<string> = new Set(['morning', 'afternoon', 'evening', 'night']);

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
  const meals = mealsSaid(reading, part.sentence)
    .filter((each) => !isOfNeed(each, part.wishes))
    .flatMap((each): Mention[] => mealMention(reading, part, each));
  const kinds = chunks
    .filter(({ name, when }) => !name && !when)
    .filter((chunk) => !isOfSomebody(reading, part, chunk))
    .flatMap((chunk) => {
      const [wish] = kindOf(chunk);
      return wish && !isOfAnyStop(reading, wish, chunk) ? [kindMention(reading, part, chunk, wish)] : [];
    });
  const longKinds = kinds.filter(
    (kind) =>
      !meals.some((meal) => overlaps(kind, meal) && (isTableWord(kind) || kind.to - kind.from <= meal.to - meal.from)),
  );
  const back = isBack(reading, part) ? longKinds.map((kind) => stoodBefore(reading, kind)) : longKinds;
  const pointed = stopsByWord(reading, part.sentence);
  const all = [...names, ...twoAtOnce(reading, part.sentence), ...ordinals, ...back, ...meals, ...counted, ...pointed];
  const free = all.filter((each, at) => !all.slice(0, at).some((other) => overlaps(other, each)));
  const sorted = free.sort((a, b) => a.from - b.from);
  // "We eat tapas at La Bola": the tapas are had there, and the meal is.
  return hosted(reading, part, hosted(reading, part, sorted));
}

/** "My friend is vegan" tells of a need, and names no kind of place. */
function isOfSomebody(
  { document: { words }, grammar }: Reading,
  { situation, wishes }: PlanSentence,
  chunk: Parameters<typeof overlap>[1] & Spanned,
): boolean {
  const isTold = situation.some(({ kind, said }) => (kind === 'diet' || kind === 'allergy') && overlap(said, chunk));
  const isAdjective = wishes.some(
    ({ attribute, said }) => attribute === 'diet' && said?.start === chunk.start && said.end === chunk.end,
  );
  const before = words[chunk.from - 1]?.norm ?? '';
  const isNoun = grammar.plans.unknownBefore.has(before) || grammar.definite.has(before);
  return isTold || (isAdjective && !isNoun);
}

const isBack = (reading: Reading, { sentence }: PlanSentence): boolean =>
  wordsOfRoles(reading, sentence).some(({ role }) => role === 'restore' || role === 'asWas' || role === 'keep');

/** "Put the museum back": the one that went. */
function stoodBefore(reading: Reading, mention: Mention): Mention {
  const { stood = [] } = reading.context;
  const wish = mention.stop.wish;
  const said = reading.document.words.slice(mention.from, mention.to).map(({ folded }) => folded);
  const isCalled = ({ place }: StandingStop) => said.every((word) => foldedWords(place.name).includes(word));
  const last = stood.find(isCalled) ?? (wish && stood.find(({ place }) => isOfKind(typeOf(wish), place)));
  return last && !mention.isBare ? nameMention(reading, entryOf(last.place), mention) : mention;
}

/** "Too many sights" are stops, and "at sunset" is an hour: neither names a kind. */
const isOfAnyStop = ({ document: { words }, grammar }: Reading, wish: Wish, { from, to }: Spanned): boolean =>
  isAnySight(wish) ||
  words.slice(from, to).some((_, at) => {
    const line = lineOfWords(words.slice(Math.max(0, from - 3), from + at + 1));
    return grammar.plans.sunset.test(line) || grammar.plans.bySunset.test(line);
  });

/** "Have lunch" says no more than the meal. */
const isTableWord = ({ stop: { wish } }: Mention): boolean => wish !== undefined && isOnlyMeal(wish);

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
  // "The restaurant", of a plan where people eat at a tavern.
  const tables = isAnyTable(wish) && isDefinite ? standingOf(reading).filter(isLaid) : [];
  const kinds = ofMain.length > 0 ? ofMain : isOnly ? byCategory : all.length > 0 || tables.length > 1 ? all : tables;
  const isPlural = reading.grammar.plans.many.test(words[to - 1]?.norm ?? '');
  const called = isPlural ? undefined : calledSo(reading, span, kinds);
  const alike = called ? [called] : kinds;
  // "The kids don't fancy crêpes", of a plan with one table for them: that one.
  const isDish = alike.length === 1 && isServed(wish) && !isAnyTable(wish);
  const isMany = !called && !isDish && isPlural && alike.length > 0;
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

const isServedKind = ({ stop: { wish }, stands }: Mention): boolean =>
  stands.length === 0 && wish !== undefined && isServed(wish);

const isServedDish = ({ stop: { wish } }: Mention): boolean =>
  wish?.attribute === 'dish' || wish?.attribute === 'cuisine';

const isArticleWord = ({ grammar }: Reading, norm: string): boolean =>
  grammar.definite.has(norm) || grammar.indefinite.has(norm) || grammar.plans.unknownBefore.has(norm);

const isSaidMeal = (standing: StandingStop, { stop }: Mention): boolean =>
  stop.meal !== undefined && isMealOf(standing, stop.meal);

/** "Dinner at La Bola", "La Bola for dinner": one stop. "The restaurant La Bola" is the name. */
function hosted(reading: Reading, { sentence }: PlanSentence, mentions: readonly Mention[]): readonly Mention[] {
  const { words } = reading.document;
  const beings = wordsOfRoles(reading, sentence).filter(({ role }) => role === 'be');
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
    // "La Bola should be the dinner", "the dinner has to be at La Bola".
    const be = beings.find(({ from, to }) => from === last?.to && to <= each.from);
    const isToBe =
      be !== undefined &&
      (words.slice(be.to, each.from).every(({ norm }) => reading.grammar.definite.has(norm)) ||
        (name === each && isAt(reading, words[be.to - 1]!.end, start)));
    const isAtIt = isToBe || (name === each ? isAt(reading, end, start) || isNext : isMealAt(reading, end, start));
    // "A drink on a rooftop", "a walk through the park": one stop, where it is had.
    const between = lineOfWords(
      words.slice(last?.to ?? 0, each.from).filter(({ norm }) => !isArticleWord(reading, norm)),
    );
    const isTaken = last?.what === 'type' && last.stands.length === 0 && reading.grammar.plans.at.test(between);
    if (isTaken && each.what === 'type' && isServedKind(last) && !isServedDish(each)) {
      merged[merged.length - 1] = { ...each, from: last.from };
      continue;
    }
    const isWalked =
      last?.what === 'type' &&
      name === each &&
      reading.grammar.plans.walking.test(lineOfWords(words.slice(last.from, last.to))) &&
      reading.grammar.plans.through.test(between);
    if (isWalked) {
      merged[merged.length - 1] = { ...each, from: last.from };
      continue;
    }
    const isHost = isMeal && last !== undefined && isAtIt;
    const isHad = other === last && other?.what === 'type' && isAt(reading, end, start) && isServedKind(other);
    const isNoun = (other?.what === 'type' && name !== undefined && last?.to === each.from) || isHad;
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
