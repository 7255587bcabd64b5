// One question for list, map and chat: read by the very dialogue of the chat into wishes, which lists are narrowed by.
// Earlier wishes are kept where the question names no new kind of place.
import { type DialogueAct, PLACE_ACTS } from '../chat/acts.ts';
import { chooseAct } from '../chat/dialogue.ts';
import { MODEST } from '../chat/lists/search.ts';
import { asConversationId } from '../domain/branded.ts';
import { newConversation } from '../domain/conversation.ts';
import type { Language } from '../domain/language.ts';
import { EMPTY_PROFILE } from '../domain/profile.ts';
import { foldAccents } from '../domain/text.ts';
import type { Point } from '../geo/point.ts';
import type { Frame } from '../nlp/frame.ts';
import { readQuery } from '../search/read-query.ts';
import { wordsOf } from '../search/words.ts';
import type { Clock } from '../system/clock.ts';
import type { Turns } from '../system/turns.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { ConceptType } from '../vocabulary/concept.ts';
import { isForConvenience } from '../wishes/convenience.ts';
import { type Attribute, CITY_CENTRE, isWhat, type Wish } from '../wishes/wish.ts';
import { wishText } from '../wishes/wish-text.ts';
import type { CatalogueReader } from './catalogue.ts';
import { hear } from './conversation/hearing.ts';
import { withTellingTexts } from './conversation/lists/text-wishes.ts';
import { wishesOfSearch } from './conversation/lists/wishes.ts';
import { lookupOf } from './conversation/look-up.ts';
import { placeOf, type Scene } from './conversation/world.ts';
import { grouped, wishNamed } from './place-filters.ts';
import { askingOf, searchPlaces } from './search.ts';
import { matchesOf, wishIndexOf } from './wish-index.ts';
import type { World } from './world.ts';

export interface QuestionDeps {
  readonly catalogue: CatalogueReader<World>;
  readonly clock: Clock;
  readonly turns: Turns;
}

interface Question {
  readonly text: string;
  /** Wishes of before, as short texts. */
  readonly before: readonly string[];
  readonly position?: Point;
  readonly language: Language;
}

interface ReadQuestion {
  readonly wishes: readonly ReadWish[];
  /** What to search for by its words; empty where wishes say it all. */
  readonly text: string;
  /** Words that were not understood and change nothing. */
  readonly unread: readonly string[];
  readonly total: number;
  readonly unknown: number;
  /** The spot or part of the city that a wish names: lists are measured from there. */
  readonly from?: NamedSpot;
}

interface NamedSpot {
  readonly point: Point;
  readonly name?: string;
}

interface ReadWish {
  readonly wish: Wish;
  readonly text: string;
  /** The subject of the wish in the language asked for; absent for times and numbers. */
  readonly name?: string;
  /** How many places surely match where this wish is given up. */
  readonly without: number;
  /** Among the places that may match: of how many this very wish is not known. */
  readonly unknown: number;
}

/** @throws DomainError `request/invalid` for unknown earlier wishes */
export function readQuestion(deps: QuestionDeps, question: Question): Promise<ReadQuestion> {
  return deps.turns.take(() => {
    const world = deps.catalogue.current().built;
    const now = deps.clock.now();
    const named = { ...world.recommend, vocabulary: VOCABULARY };
    const before = question.before.map((text) => wishNamed(text, named));
    const heard = question.text.trim() === '' ? NOTHING_SAID : heardIn(world, question, now);
    const wishes = (isNew(heard) ? heard.wishes : together(before, heard.wishes)).slice(0, MOST_WISHES);
    return { text: heard.text, unread: heard.unread, ...counted(world, wishes, question.language, now) };
  });
}

/** As many as a list takes. */
const MOST_WISHES = 20;

interface Heard {
  readonly wishes: readonly Wish[];
  readonly text: string;
  readonly unread: readonly string[];
}

type QuestionScene = Scene & { readonly world: World };

const NOTHING_SAID: Heard = { wishes: [], text: '', unread: [] };

/** The question as the first message of a conversation; a named place, or a message that is no search, becomes a text search. */
function heardIn(world: World, { text, position, language }: Question, now: Date): Heard {
  const scene: QuestionScene = { world, profile: EMPTY_PROFILE, includeReviewed: true, now };
  const talk = { ...newConversation(asConversationId('question'), 'en'), ...(position && { position }) };
  const heard = hear(world, text, talk, now, position);
  const { frame } = heard;
  const act = chooseAct(talk, heard, lookupOf(scene, { located: position !== undefined }));
  const wishes = wishesIn(act, frame, scene);
  if (wishes.length === 0) return { wishes, text: placeNamedIn(act, scene, text) ?? text.trim(), unread: [] };
  // A word that places are told apart by changes the list, so it is not reported as unread.
  const isRead = (start: number) => wishes.some(({ attribute, said }) => attribute === 'text' && said?.start === start);
  const unread = frame.unread.flatMap(({ start, text: words }) => (isRead(start) ? [] : [words]));
  const convenience = wishes.find(isForConvenience);
  // Wishes do not tell where somebody stands, and the nearest must come first: a search for the noun does that.
  if (convenience) return { wishes, text: nameOf(convenience, language)?.toLowerCase() ?? '', unread };
  const rest = searchableIn(world, [...hintsIn(frame), ...textsAmong(unread, world, text, now)], wishes, now);
  return { wishes, text: rest, unread: rest === '' ? unread : [] };
}

/** "How much is the Prado?" is about a place whose name is found, where the whole sentence is not. */
function placeNamedIn(act: DialogueAct, scene: QuestionScene, text: string): string | undefined {
  if (!('placeId' in act) || rowsFound(scene.world, text, scene.now).length > 0) return undefined;
  return placeOf(scene, act.placeId)?.name;
}

const rowsFound = (world: World, words: string, now: Date): readonly number[] =>
  searchPlaces(world, { text: words }, now);

/** "Under 10 euros" alone looks for nothing, and still narrows a list. */
function wishesIn(act: DialogueAct, frame: Frame, scene: QuestionScene): readonly Wish[] {
  const { city } = scene.world.recommend;
  if ('search' in act) return wishesOfSearch(withTellingTexts(scene, act.search), city);
  if (PLACE_ACTS.has(act.kind)) return [];
  // "Cheap" narrows alike, whatever else was said that nobody knows.
  const wishes = frame.wishes.filter((wish) => !isCheap(wish));
  const budget = wishes.length < frame.wishes.length && { budget: MODEST };
  return wishesOfSearch({ categories: [], filters: [], wishes, ...budget }, city);
}

const isCheap = (wish: Wish): boolean => wish.attribute === 'price_level' && wish.operator === 'at_most';

/** Words that only hint at a kind: "Goya" hints at museums, and at some of them more than at others. */
function hintsIn(frame: Frame): readonly string[] {
  return frame.wishes.flatMap(({ attribute, value, said }) => {
    const concept = said && HINTED.has(attribute) && VOCABULARY.concept(attribute as ConceptType, value as string);
    if (!concept || !said) return [];
    const words = Object.values(concept.words);
    const isOf = (names: readonly string[]) => names.some((each) => foldAccents(each) === foldAccents(said.text));
    const isName = words.some(({ label, one, many, forms, aliases }) => isOf([label, one, many, ...forms, ...aliases]));
    return !isName && words.some(({ related }) => isOf(related)) ? [said.text] : [];
  });
}
const HINTED: ReadonlySet<Attribute> = new Set(['category', 'kind']);

/** Unread stretches that the search reads as words of names and texts, and not as a street or a turn of phrase. */
function textsAmong(unread: readonly string[], world: World, text: string, now: Date): readonly string[] {
  if (unread.length === 0) return [];
  // One reading for all stretches: a question of two hundred letters may have two dozen.
  const left = new Set(readQuery(text, world.searching().index.books, askingOf(world, now)).rest);
  return unread.filter((words) => wordsOf(words).every((word) => left.has(word)));
}

/** Words are searched for where some place that matches has them. */
function searchableIn(world: World, said: readonly string[], wishes: readonly Wish[], now: Date): string {
  if (said.length === 0) return '';
  const words = said.join(' ');
  const { sure } = matchesOf(world.recommend, grouped(wishes), now);
  const isSure = new Set(sure);
  return rowsFound(world, words, now).some((row) => isSure.has(row)) ? words : '';
}

/** Something else is looked for than before. */
const isNew = ({ wishes, text }: Heard): boolean => (wishes.length === 0 ? text !== '' : wishes.some(isWhat));

/** Attributes with a single value: a later wish replaces an earlier one. */
const SINGLE: Readonly<Partial<Record<Attribute, string>>> = {
  open: 'time',
  area: 'where',
  near: 'where',
  price_level: 'price',
  amount: 'price',
  entry: 'price',
  rating: 'rating',
  fame: 'fame',
  duration: 'duration',
  party: 'party',
  wheelchair: 'wheelchair',
};

function together(before: readonly Wish[], said: readonly Wish[]): readonly Wish[] {
  const replaced = new Set(said.map((wish) => SINGLE[wish.attribute] ?? wishText(wish)));
  return [...before.filter((wish) => !replaced.has(SINGLE[wish.attribute] ?? wishText(wish))), ...said];
}

function counted(world: World, wishes: readonly Wish[], language: Language, now: Date) {
  const index = wishIndexOf(world.recommend);
  const all = matchesOf(world.recommend, grouped(wishes), now);
  const read = wishes.map((wish, at): ReadWish => {
    const name = nameOf(wish, language);
    const column = index.column(wish, now);
    return {
      wish,
      text: wishText(wish) ?? '',
      ...(name !== undefined && { name }),
      without: matchesOf(world.recommend, grouped(wishes.filter((_, each) => each !== at)), now).sure.length,
      unknown: all.unknown.reduce((count, row) => count + (column[row] === NOT_KNOWN ? 1 : 0), 0),
    };
  });
  const from = wishes.map((wish) => spotOf(wish, world)).find((spot) => spot !== undefined);
  return { wishes: read, total: all.sure.length, unknown: all.unknown.length, ...(from && { from }) };
}

function spotOf(wish: Wish, { recommend: { city } }: World): NamedSpot | undefined {
  if (wish.polarity === 'avoid') return undefined;
  if (wish.attribute === 'near') {
    const { point, name } = wish.value;
    return { point, ...(name !== undefined && { name }) };
  }
  if (wish.attribute !== 'area') return undefined;
  const { id, name } = wish.value;
  const point = id === CITY_CENTRE ? city.center : city.areas.all.find((area) => area.id === id)?.centre;
  return point && { point, name };
}

/** As columns of the index say it. */
const NOT_KNOWN = 2;

const CONCEPTS: Readonly<Partial<Record<Attribute, ConceptType>>> = {
  category: 'category',
  kind: 'kind',
  cuisine: 'cuisine',
  dish: 'dish',
  diet: 'diet',
  allergy: 'allergen',
  feature: 'feature',
};

function nameOf(wish: Wish, language: Language): string | undefined {
  if (wish.attribute === 'area' || wish.attribute === 'near') return wish.value.name;
  if (wish.attribute === 'text') return wish.value;
  const type = CONCEPTS[wish.attribute];
  const concept = type && VOCABULARY.concept(type, String(wish.value));
  return concept ? VOCABULARY.labelOf(concept, language) : undefined;
}
