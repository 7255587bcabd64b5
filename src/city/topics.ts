// What people ask a city about that is no search for a place: customs, tickets, the weather, who is buried where. The pack
// tells by which words each is asked, what is answered, and which places belong to it.
import { AREA_TRAITS, type AreaTrait } from '../domain/area-trait.ts';
import type { Category } from '../domain/category.ts';
import type { Kinds } from '../domain/kind.ts';
import { foldAccents, foldedWords } from '../domain/text.ts';
import { TOPIC_ASPECTS, type TopicAspect } from '../domain/topic-aspect.ts';
import type { Found } from './areas.ts';

export interface Topic {
  readonly id: string;
  /** A sentence that fits one of these asks about it. */
  readonly asked: readonly TopicPattern[];
  /** The answer, by language. */
  readonly text: ByLanguage;
  /** What stands for `{month}` in the text, by language, from January. */
  readonly months?: Readonly<Record<string, readonly string[]>>;
  /** What is told where one side of it is asked about, instead of the whole text. */
  readonly parts?: TopicParts;
  /** What a ride between two places costs, by its length. */
  readonly fare?: TopicFare;
  /** Ids of places that belong to it, the foremost first. */
  readonly places: readonly string[];
  /** The part of the city that it tells of, by its name; asked about in words of the language, not of the pack. */
  readonly area?: string;
  /** What that part is like, by which one of two is chosen. */
  readonly traits?: readonly AreaTrait[];
  /** Kinds of place of which it says where else to turn, where the catalogue has none of them at hand. */
  readonly kinds?: readonly string[];
  /** What is looked for is found all the same: "concerts tonight" are told of, and concert halls follow. */
  readonly isBeside?: true;
  /** What is listed under the text, where the message looks for nothing else: pharmacies under a doctor. */
  readonly finds?: TopicSearch;
  /** Of a house that the message names, this is told beside the text. */
  readonly tells?: 'website';
  /** What a plan has for it: the lights of the season are a street after dark. */
  readonly stop?: TopicStop;
  /** A question of its places, or of all places of a category, to which its text is the answer where the catalogue has none. */
  readonly answers?: TopicAnswer;
  /** Where a message asks one of these facts of one place, that is told instead of the text: lifts of a station, the price of a house. */
  readonly facts?: readonly string[];
  /** Its `which` is told to those who leave by this: the ways to the airport. */
  readonly leaves?: 'air' | 'rail' | 'road';
  /** Nothing else of the message is answered: whoever has no bed tonight wants no list of hotels. */
  readonly isAlone?: true;
}

type ByLanguage = Readonly<Record<string, string>>;
type TopicParts = Readonly<Partial<Record<TopicAspect, ByLanguage>>>;

/** From the least to the most, in the money of the city. */
type Span = readonly [least: number, most: number];
interface TopicFare {
  readonly start: Span;
  readonly perKm: Span;
  /** `{from}`, `{to}`, `{km}`, `{least}` and `{most}` stand in it. */
  readonly text: ByLanguage;
  /** Where the asker stands, in place of a name. */
  readonly here: ByLanguage;
}

/** A stop of a plan that goes by another name than its place. */
interface TopicStop {
  readonly place: string;
  readonly minutes: number;
  readonly isAfterDark?: true;
  /** By language: words that follow each other, each a choice of which `*` leaves the ending open. */
  readonly named: Readonly<Record<string, readonly (readonly (readonly string[])[])[]>>;
  /** The days of the year on which it is there, both included, such as `11-26`. */
  readonly season?: readonly [from: string, until: string];
}

/** Whether it is there on a day, such as `2026-12-05`. */
export function isInSeason({ season }: Pick<TopicStop, 'season'>, day: string): boolean {
  if (!season) return true;
  const [from, until] = season;
  const ofYear = day.slice(5);
  return from <= until ? from <= ofYear && ofYear <= until : from <= ofYear || ofYear <= until;
}

/** `reductions`, or an attribute that is asked of places: `tickets`, `bags`. */
interface TopicAnswer {
  readonly fact: string;
  readonly category?: Category;
}

/** Places that go with a topic; the nearest come first. */
interface TopicSearch {
  readonly categories: readonly Category[];
  readonly kinds?: Kinds;
  readonly cuisine?: string;
}

/** All that a sentence must have, in any order, and what it must not have. */
interface TopicPattern {
  /** Each is a choice of words, of which one must occur. */
  readonly needed: readonly (readonly string[])[];
  readonly refused: readonly string[];
  /** Only where a question mark stands. */
  readonly isQuestion: boolean;
}

/** @param file `{"topics": [...]}`; undefined where the city has none @param languages of the pack; each needs its words and text */
export function topicsIn(file: unknown, languages: readonly string[]): Found<Topic> {
  if (file === undefined) return { found: [], faults: [] };
  const { topics } = (file ?? {}) as { readonly topics?: unknown };
  if (!Array.isArray(topics)) return { found: [], faults: ['it has no list; expected {"topics": [...]}'] };
  const read = topics.map((row, at) => topicFrom((row ?? {}) as Readonly<Record<string, unknown>>, at, languages));
  const found = read.filter((topic) => typeof topic !== 'string');
  const ids = found.map(({ id }) => id);
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id} stands twice; expected one row`);
  return { found, faults: [...read.filter((fault) => typeof fault === 'string'), ...twice] };
}

/** The topic, or the fault of the row. */
function topicFrom(row: Readonly<Record<string, unknown>>, at: number, languages: readonly string[]): Topic | string {
  const {
    id,
    asked,
    text,
    places = [],
    kinds = [],
    traits = [],
    facts = [],
  } = row as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  if (typeof id !== 'string' || id === '') return `topic ${at + 1}: id must be a text, such as "tipping"`;
  if (!isTexts(places)) return `${id}: places must be a list of ids`;
  if (!isTexts(kinds)) return `${id}: kinds must be a list of ids`;
  if (!isTexts(facts)) return `${id}: facts must be a list of attributes`;
  if (!isTraits(traits)) return `${id}: traits must be a list of ${AREA_TRAITS.join(', ')}`;
  const parts = row.parts as TopicParts | undefined;
  if (!isParts(parts, languages))
    return `${id}: parts must have a text for each language under ${TOPIC_ASPECTS.join(', ')}`;
  const months = row.months as Topic['months'];
  if (months !== undefined && !languages.every((each) => isTexts(months[each]) && months[each].length === MONTHS))
    return `${id}: months must have a list of ${MONTHS} texts for each language`;
  const fare = row.fare as TopicFare | undefined;
  if (!isFare(fare, languages))
    return `${id}: fare must have start and perKm, such as [2.5, 3.2], a text and a word for here`;
  const answers = row.answers as TopicAnswer | undefined;
  if (answers !== undefined && typeof answers.fact !== 'string')
    return `${id}: answers must name a fact, such as {"fact": "tickets"}`;
  const finds = searchFrom(row.finds);
  if (finds === 'faulty') return `${id}: finds must name categories, such as {"categories": ["museums"]}`;
  const stop = stopFrom(row.stop, languages);
  if (stop === 'faulty')
    return `${id}: stop must have a place, minutes and names by language, such as {"en": ["christmas|xmas lights"]}`;
  for (const language of languages) {
    if (typeof text?.[language] !== 'string') return `${id}: text has nothing for "${language}"`;
    if (!isTexts(asked?.[language])) return `${id}: asked must be a list of texts for "${language}"`;
  }
  const patterns = Object.values(asked as Readonly<Record<string, readonly string[]>>)
    .flat()
    .map(patternOf);
  if (patterns.some(({ needed }) => needed.length === 0)) return `${id}: asked has a row without words`;
  return {
    id,
    asked: patterns,
    text: text as ByLanguage,
    places,
    ...(months && { months }),
    ...(parts && { parts }),
    ...(fare && { fare }),
    ...(typeof row.area === 'string' && { area: row.area }),
    ...(traits.length > 0 && { traits }),
    ...(kinds.length > 0 && { kinds }),
    ...(facts.length > 0 && { facts }),
    ...(row.beside === true && { isBeside: true }),
    ...(answers && { answers }),
    ...(row.alone === true && { isAlone: true }),
    ...(finds && { finds }),
    ...(row.tells === 'website' && { tells: 'website' }),
    ...(isMeans(row.leaves) && { leaves: row.leaves }),
    ...(stop && { stop }),
  };
}

const MONTHS = 12;

/** What a plan has for the topic; undefined where it has nothing. */
function stopFrom(written: unknown, languages: readonly string[]): TopicStop | 'faulty' | undefined {
  if (written === undefined) return undefined;
  const { place, minutes, named, dark, season } = (written ?? {}) as Readonly<Record<string, unknown>>;
  const rows = (named ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof place !== 'string' || typeof minutes !== 'number' || !languages.every((each) => isTexts(rows[each])))
    return 'faulty';
  const words = (row: string) => row.split(' ').map((word) => foldAccents(word).split('|'));
  return {
    place,
    minutes,
    named: Object.fromEntries(languages.map((each) => [each, (rows[each] as readonly string[]).map(words)])),
    ...(dark === true && { isAfterDark: true }),
    ...(isTexts(season) && season.length === 2 && { season: season as unknown as readonly [string, string] }),
  };
}

/** What a row lists under its text; undefined where it lists nothing. */
function searchFrom(written: unknown): TopicSearch | 'faulty' | undefined {
  if (written === undefined) return undefined;
  const { categories, kinds, cuisine } = (written ?? {}) as { readonly [key in keyof TopicSearch]: unknown };
  if (!isTexts(categories) || categories.length === 0) return 'faulty';
  return {
    categories,
    ...(kinds !== undefined && { kinds: kinds as Kinds }),
    ...(typeof cuisine === 'string' && { cuisine }),
  };
}

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((each) => typeof each === 'string');

const isParts = (parts: TopicParts | undefined, languages: readonly string[]): boolean =>
  Object.entries(parts ?? {}).every(
    ([aspect, text]) => (TOPIC_ASPECTS as readonly string[]).includes(aspect) && isTold(text, languages),
  );

const isFare = (fare: TopicFare | undefined, languages: readonly string[]): boolean =>
  fare === undefined ||
  ([fare.start, fare.perKm].every((span) => Array.isArray(span) && span.length === 2) &&
    [fare.text, fare.here].every((text) => isTold(text, languages)));

const isTold = (text: ByLanguage | undefined, languages: readonly string[]): boolean =>
  languages.every((language) => typeof text?.[language] === 'string');

const isMeans = (value: unknown): value is 'air' | 'rail' | 'road' =>
  value === 'air' || value === 'rail' || value === 'road';

const isTraits = (value: unknown): value is readonly AreaTrait[] =>
  isTexts(value) && value.every((each) => (AREA_TRAITS as readonly string[]).includes(each));

/** "rain*|weather tomorrow|will+it -boots": `|` a choice, `+` words that follow each other, `*` any ending, `-` none of these, `?` a question mark. */
function patternOf(row: string): TopicPattern {
  const groups = row.split(/\s+/u).filter(Boolean);
  const choices = (group: string): readonly string[] => group.split('|').map(phraseOf);
  return {
    needed: groups.filter((group) => !group.startsWith('-')).map(choices),
    isQuestion: groups.includes('?'),
    refused: groups.filter((group) => group.startsWith('-')).flatMap((group) => choices(group.slice(1))),
  };
}

/** As it stands in a line of words: a blank before it, and one after it unless any ending will do. */
function phraseOf(written: string): string {
  const isStem = written.endsWith('*');
  const words = foldAccents((isStem ? written.slice(0, -1) : written).replaceAll('+', ' '));
  return ` ${words}${isStem ? '' : ' '}`;
}

/** A topic with one of its patterns. */
export interface TopicCue {
  readonly topic: Topic;
  readonly pattern: TopicPattern;
}

/** The patterns that a message can fit at all: most have a word that it lacks. */
export function cuesIn(message: string, topics: readonly Topic[]): readonly TopicCue[] {
  const line = lineOf(message);
  const words = new Set(line.split(' '));
  const isIn = (phrase: string): boolean =>
    (!phrase.endsWith(' ') || words.has(phrase.slice(1, phrase.indexOf(' ', 1)))) && line.includes(phrase);
  return topics.flatMap((topic) =>
    topic.asked
      .filter(({ needed }) => needed.every((choice) => choice.some(isIn)))
      .map((pattern) => ({ topic, pattern })),
  );
}

/** By which pattern a piece of a message asks about a topic; of several the one that needs the most words. */
export function cueOf(piece: string, cues: readonly TopicCue[]): TopicCue | undefined {
  if (cues.length === 0) return undefined;
  const line = lineOf(piece);
  const isIn = (phrase: string): boolean => line.includes(phrase);
  let best: TopicCue | undefined;
  for (const cue of cues) {
    const { needed, refused } = cue.pattern;
    const isAsked = needed.every((choice) => choice.some(isIn)) && !refused.some(isIn);
    if (isAsked && needed.length > (best?.pattern.needed.length ?? 0)) best = cue;
  }
  return best;
}

/** A piece of a sentence with a word by which one of these topics is asked about. */
export function speaksOf(piece: string, topics: readonly Topic[], cues: readonly TopicCue[]): boolean {
  const line = lineOf(piece);
  const own = cues.filter(({ topic }) => topics.includes(topic));
  return own.some(({ pattern }) => pattern.needed.some((choice) => choice.some((phrase) => line.includes(phrase))));
}

/** Folded words with a blank before and after each, and one question mark if the text has any. */
function lineOf(text: string): string {
  return ` ${[...foldedWords(text), ...(/[?¿]/u.test(text) ? ['?'] : [])].join(' ')} `;
}
