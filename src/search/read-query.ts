// Reads a query: its frame says what is wished of places; the words that the frame has left are streets, stations, areas,
// landmarks, further words of the vocabulary, or text. A word that nothing knows may be misspelt.
import type { PlaceId } from '../domain/branded.ts';
import type { CivilMoment } from '../domain/civil-day.ts';
import type { Vocabulary } from '../vocabulary/vocabulary.ts';
import { type Claims, claimAt, noClaims } from './claims.ts';
import { type ConceptGroup, isOfTrade, leftConceptAt } from './concept-groups.ts';
import { conceptSpans, featureGroups, isOfWhat } from './frame-concepts.ts';
import { askedWishes, type QueryFrame } from './query-conditions.ts';
import type { QueryReading, ReadingBooks } from './query-reading.ts';
import { meaningsOf } from './query-words.ts';
import { type PlacedWord, placedWordsOf, wordsOf } from './words.ts';

/** Reads a text into a frame, by the clocks of the city. */
export interface FrameReader {
  readonly now: CivilMoment;
  read(text: string): QueryFrame;
}

/** What nobody knows is read again as what it sounds like. */
export function readQuery(text: string, books: ReadingBooks, reader: FrameReader): QueryReading {
  const shortened = withinBounds(text);
  const reading = readFrame(shortened, books, reader);
  const heard = new Map(reading.unknown.flatMap((word) => [[word, books.respell(word)] as const]));
  if (![...heard.values()].some(Boolean)) return reading;
  const meant = reading.words.flatMap((word) => heard.get(word) ?? [word]);
  return readFrame(meant.join(' '), books, reader);
}

/** The text as it was typed, or its first words where it is longer than anything that somebody looks for. */
function withinBounds(text: string): string {
  const words = wordsOf(text.slice(0, MOST_LETTERS));
  if (text.length <= MOST_LETTERS && words.length <= MOST_WORDS && words.every(({ length }) => length <= LONGEST_WORD))
    return text;
  return words
    .slice(0, MOST_WORDS)
    .map((word) => word.slice(0, LONGEST_WORD))
    .join(' ');
}

function readFrame(text: string, books: ReadingBooks, { read, now }: FrameReader): QueryReading {
  const frame = read(text);
  const placed = placedWordsOf(frame.text);
  const words = placed.map(({ word }) => word);
  const asked = askedWishes(frame, now, books.vocabulary);
  const wishedAt = conceptSpans(frame, placed, books);
  const isAsked = placed.map(({ start, end }) => asked.said.some((said) => start >= said.start && end <= said.end));
  const claims = noClaims();
  // "Somewhere to go with a baby": nothing else is asked for.
  if (frame.wishes.length === 0) claims.groups.push(...featureGroups(asked.preferred, books.vocabulary));
  let isAfterNear = false;
  let isAfterStreet = false;
  for (let at = 0; at < words.length; ) {
    if (isAsked[at]) {
      // "For dinner" is a time, and says that one eats.
      const meal = wishedAt(at) ?? leftConceptAt(words.slice(0, at + 1), at, books.concepts);
      if (meal?.groups.every(isHintAtFood)) claims.groups.push(...meal.groups);
      at++;
      continue;
    }
    const before = claims.near;
    const length = claimAt(words, { at, isAfterNear, wished: wishedAt(at) }, books, claims);
    // "Cuesta de Moyano" is a place that one may mean itself; what is near something is not that thing.
    if (isAfterStreet && claims.near && claims.near !== before) claims.near = { position: claims.near.position };
    if (length > 0) {
      const meanings = meaningsOf(words.slice(at, at + length), books.words);
      isAfterStreet = meanings.includes('street');
      isAfterNear = meanings.includes('near') || isAfterStreet || (isAfterNear && meanings.includes('stop'));
      at += length;
    } else {
      claims.rest.push(words[at]!);
      isAfterNear = false;
      at++;
    }
  }
  const isAskedAlone = claims.groups.length + claims.rest.length + frame.references.length === 0;
  if (isAskedAlone) claims.groups.push(...askedFeatures(frame, books.vocabulary));
  if (claims.isForShops) asTextBesideShops(claims, books.vocabulary);
  const isBuying = (group: ConceptGroup) => meaningsOf(group.words, books.words).includes('buy');
  const shops = books.vocabulary.concept('broad', 'shops');
  // "Violin shop", "buy a car": shops of whatever kind that have the thing.
  const isOfShops = claims.isForShops || (claims.isBuying && claims.rest.length > 0);
  const isShopAlone = shops !== undefined && isOfShops && claims.groups.every(isBuying);
  const asGroups = isShopAlone ? [{ concepts: [shops], words: [], role: 'name' as const }] : strongest(claims.groups);
  const eating = books.vocabulary.concept('broad', 'eating');
  const isNear = claims.near !== undefined || claims.isNearMe || claims.isNearStation;
  const groups = asGroups.map((group, _, all) => {
    if (all.length === 1 && group.alone) return { ...group, concepts: group.alone };
    return eating && isNear && isHintAtFood(group) ? { ...group, concepts: [eating] } : group;
  });
  const isUsed = (group: ConceptGroup) => groups.some(({ words: used }) => used === group.words);
  const loose = claims.groups.filter((group) => (group.role === 'related' || !isUsed(group)) && !isBuying(group));
  const unread = placed.filter(({ start, end }) => frame.unread.some((said) => start >= said.start && end <= said.end));
  return {
    words,
    textWords: words.filter((_, at) => !isAsked[at]),
    unknown: claims.rest.filter((word) => unread.some((each) => each.word === word)),
    named: namedIn(frame, placed, (at) => isAsked[at] === true || books.words.isStop(words[at]!)),
    ...claims,
    isBuying: claims.isBuying || claims.isForShops,
    isElsewhere: frame.elsewhere !== undefined,
    isHeadLeft: claims.rest.includes(headOf(words, frame, books) ?? ''),
    asked,
    groups,
    preferred: claims.groups.filter((group) => !isUsed(group) && !isBuying(group)),
    loose: [
      ...claims.rest,
      ...loose.flatMap((group) => group.words.filter((word) => tells(word, books))),
      ...boughtWords(claims, groups, books),
    ],
  };
}

/** "Puerto deportivo", "dress rental": where a language puts the noun that the others tell more of. */
function headOf(words: readonly string[], { language }: QueryFrame, books: ReadingBooks): string | undefined {
  const telling = words.filter((word) => !books.words.isStop(word));
  const own = books.vocabulary.languages.find(({ code }) => code === language);
  return own?.headStands === 'first' ? telling[0] : telling.at(-1);
}

/** "¿Admiten perros?", asked of no place: where dogs are let in. */
function askedFeatures({ asks }: QueryFrame, vocabulary: Vocabulary): readonly ConceptGroup[] {
  return asks.flatMap((ask): ConceptGroup[] => {
    const feature = ask.kind === 'fact' && vocabulary.concept('feature', ask.attribute.replace(/^feature:/u, ''));
    return feature ? [{ concepts: [feature], words: [], role: 'name' }] : [];
  });
}

/** "Tienda de magia" is a shop: what only hints at theatres is a word that the shop may have. */
function asTextBesideShops(claims: Claims, vocabulary: Vocabulary): void {
  const isHintElsewhere = (group: ConceptGroup) =>
    group.role === 'related' && !isHintAtFood(group) && !group.concepts.some((each) => isOfTrade(each, vocabulary));
  claims.rest.push(...claims.groups.filter(isHintElsewhere).flatMap(({ words }) => words));
  claims.groups = claims.groups.filter((group) => !isHintElsewhere(group));
}

/** A text that has the word may be about what is asked: not so with "dinner" and with "spot". */
const tells = (word: string, { words: book }: ReadingBooks): boolean =>
  !meaningsOf([word], book).some((each) => each === 'stop' || each === 'meal');

/** "Comprar violetas": of the shops that may have the thing, those whose names or texts speak of it come first. */
function boughtWords(
  { isBuying, isForShops }: Claims,
  groups: readonly ConceptGroup[],
  { words: book }: ReadingBooks,
): readonly string[] {
  if (!isBuying && !isForShops) return [];
  const saysNothing = (word: string) =>
    book.isStop(word) || meaningsOf([word], book).some((each) => each === 'buy' || each === 'shop');
  return groups.flatMap(({ words }) => words.filter((word) => !saysNothing(word)));
}

/** "Food near Sol": who asks for no restaurant by that name eats in bars and cafés as well. */
const isHintAtFood = ({ role, concepts }: ConceptGroup): boolean =>
  role === 'related' && concepts.every(({ id }) => id === 'restaurants');

/** The place that the query names, if it says nothing else: "palacio real horario", "museo sorola". */
function namedIn(
  { references, wishes }: QueryFrame,
  words: readonly PlacedWord[],
  saysNothing: (at: number) => boolean,
): PlaceId | undefined {
  const names = references.flatMap((each) => (each.kind === 'name' ? [each] : []));
  const [name, ...others] = names;
  const thing = name?.candidates[0]?.entry.thing;
  if (!name || others.length > 0 || wishes.some(isOfWhat) || name.role !== 'subject' || thing?.kind !== 'place')
    return undefined;
  const isWhole = words.every(
    ({ start, end }, at) => saysNothing(at) || (start >= name.said.start && end <= name.said.end),
  );
  return isWhole ? thing.placeId : undefined;
}

/** "Comer churros": what is eaten says more than that it is eaten. What is said twice is said once. */
function strongest(all: readonly ConceptGroup[]): readonly ConceptGroup[] {
  const isNarrow = ({ concepts }: ConceptGroup) => concepts.some(({ type }) => type !== 'broad');
  const idsOf = ({ concepts }: ConceptGroup) => concepts.map(({ type, id }) => `${type} ${id}`).join();
  const isAgain = (group: ConceptGroup, at: number) => all.findIndex((each) => idsOf(each) === idsOf(group)) < at;
  const groups = all.filter((group, at) => !isAgain(group, at));
  const strong = groups.filter((group) => group.role !== 'related' && isNarrow(group));
  const related = groups.filter(isNarrow);
  // A feature is one of something: "movies in English" are movies, however loosely that was said.
  const areFeatures = strong.every(({ concepts }) => concepts.every(({ type }) => type === 'feature'));
  if (strong.length > 0) return areFeatures ? related : strong;
  return related.length > 0 ? related : groups.slice(0, 1);
}

/** Nobody needs more to say what they look for, and every word costs a look-up. */
const MOST_WORDS = 24;
const MOST_LETTERS = 1_000;
/** The longest name of one word; slips in a longer one cost more to look for with each letter. */
const LONGEST_WORD = 32;
