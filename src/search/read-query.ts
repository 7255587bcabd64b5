// Reads a query: its frame says what is wished of places; the words that the frame has left are streets, stations, areas,
// landmarks, further words of the vocabulary, or text. A word that nothing knows may be misspelt.
import type { PlaceId } from '../domain/branded.ts';
import type { CivilMoment } from '../domain/civil-day.ts';
import type { Said } from '../wishes/wish.ts';
import { chosenGroups } from './chosen-groups.ts';
import { claimsOf } from './claim-query.ts';
import { isOfWhat } from './frame-concepts.ts';
import { type AskedWishes, askedWishes, type QueryFrame } from './query-conditions.ts';
import type { QueryReading, ReadingBooks } from './query-reading.ts';
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
  const isAsked = placed.map((word) => asked.said.some((said) => isWithin(word, said)));
  const claims = claimsOf({ frame, placed, asked, isAsked }, books);
  const unread = placed.filter((word) => frame.unread.some((said) => isWithin(word, said)));
  return {
    words,
    textWords: words.filter((_, at) => !isAsked[at]),
    unknown: claims.rest.filter((word) => unread.some((each) => each.word === word)),
    named: namedIn(frame, placed, (at) => isAsked[at] === true || books.words.isStop(words[at]!)),
    ...claims,
    ...withoutTold(chosenGroups(claims, books), placed, asked),
    isBuying: claims.isBuying || claims.isForShops,
    isElsewhere: frame.elsewhere !== undefined,
    isHeadLeft: claims.rest.includes(headOf(words, frame, books) ?? ''),
    asked,
  };
}

/** Words for a feature that facts tell of are no further text: "a hotel with a swimming pool". */
function withoutTold<Chosen extends Pick<QueryReading, 'loose'>>(
  chosen: Chosen,
  placed: readonly PlacedWord[],
  { features }: AskedWishes,
): Chosen {
  const isTold = (word: string) =>
    placed.some((each) => each.word === word && features.some(({ said }) => said && isWithin(each, said)));
  return { ...chosen, loose: chosen.loose.filter((word) => !isTold(word)) };
}

const isWithin = ({ start, end }: PlacedWord, said: Said): boolean => start >= said.start && end <= said.end;

/** "Puerto deportivo", "dress rental": where a language puts the noun that the others tell more of. */
function headOf(words: readonly string[], { language }: QueryFrame, books: ReadingBooks): string | undefined {
  const telling = words.filter((word) => !books.words.isStop(word));
  const own = books.vocabulary.languages.find(({ code }) => code === language);
  return own?.headStands === 'first' ? telling[0] : telling.at(-1);
}

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
  const isWhole = words.every((word, at) => saysNothing(at) || isWithin(word, name.said));
  return isWhole ? thing.placeId : undefined;
}

/** Nobody needs more to say what they look for, and every word costs a look-up. */
const MOST_WORDS = 24;
const MOST_LETTERS = 1_000;
/** The longest name of one word; slips in a longer one cost more to look for with each letter. */
const LONGEST_WORD = 32;
