// Names of other cities and countries: what is looked for there is not looked for here.
import type { Language } from '../../domain/language.ts';
import { onceEach } from '../../domain/once.ts';
import { foldAccents } from '../../domain/text.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { Said } from '../../wishes/wish.ts';
import { isMark, type Word } from '../document.ts';
import { grammarOf } from '../languages/grammars.ts';
import { placeNames, sightsElsewhere } from '../learned/place-names.ts';
import type { Chunk } from './chunks.ts';
import { before, lineOfWords, type Reading, saidOf } from './context.ts';
import { isLetGo } from './named-references.ts';

/**
 * The name of another city or country, or of a sight there, as the place to go to: "best restaurants in Barcelona",
 * "ayuntamiento de Sevilla", "and Toledo?", "torre Eiffel". Where somebody comes from, how to get there, and the cheese of Burgos are other questions.
 */
export function otherCityIn(reading: Reading): Said | undefined {
  const { words } = reading.document;
  for (const at of words.keys()) {
    const length = lengthOfGoal(reading, at);
    if (length > 0) return saidOf(reading, at, at + length);
  }
  return undefined;
}

/** "Churros in Porto", "and in all Porto?", said there: the city is where to look. "We are in Porto for a night" only tells where one is. */
export function isOfOwnCity(reading: Reading): boolean {
  const { document, grammar, context } = reading;
  const { words, places } = document;
  const line = lineOfWords(
    words.map(({ folded, norm }) => ({ norm: context.cityNames?.has(folded) ? grammar.city : norm })),
  );
  if (grammar.wishes.anywhere.test(line)) return true;
  const { sentences } = reading;
  if (sentences.some((sentence) => sentence.chunks.some((chunk) => isLetGo(reading, sentence, chunk)))) return true;
  return words.some(({ folded, start, end }, at) => {
    if (!context.cityNames?.has(folded) || places.some((place) => place.start <= start && end <= place.end))
      return false;
    if (isAnywhere(reading, at)) return true;
    const leadAt = [at - 1, at - 2].find((each) => grammar.goal.has(words[each]?.norm ?? ''));
    if (leadAt === undefined) return false;
    const sought = chunkEndingAt(reading, leadAt);
    const isAfterwards =
      leadAt === 0 || isMark(words[leadAt - 1]!) || grammar.continuing.test(before(reading, 0, leadAt));
    const isLast = at + 1 === words.length || isMark(words[at + 1]!);
    return (sought !== undefined && !sought.when && isOfVocabulary(sought)) || (isAfterwards && isLast);
  });
}

/** How many words from `at` on name another city to go to; 0 where none do. */
function lengthOfGoal(reading: Reading, at: number): number {
  const { document, grammar, context } = reading;
  const { words, places, language } = document;
  const folded = words.map((word) => word.folded);
  const { start, end } = words[at]!;
  const namesake = places.find((place) => place.start <= start && end <= place.end);
  const ofSight = namesake ? 0 : sightsElsewhere.lengthAt(folded, at);
  if (ofSight > 0) return ofSight;
  const length = placeNames.lengthAt(folded, at);
  if (length === 0 || folded.slice(at, at + length).some((word) => context.cityNames?.has(word))) return 0;
  // "Nice churches"
  if (length === 1 && grammar.light.has(folded[at]!) && /^\p{Ll}/u.test(words[at]!.surface)) return 0;
  // A word of the vocabulary names a thing first, whatever town is called so.
  if (chunksOf(reading).some((chunk) => chunk.from <= at && at < chunk.to && isOfVocabulary(chunk))) return 0;
  const isOfKind = grammar.genitive.has(words[at - 1]?.norm ?? '') && isPlaceKind(chunkEndingAt(reading, at - 1));
  if (namesake) return namesake.entry.thing.kind === 'station' && isOfKind ? length : 0;
  if (isKitchen(words, at, language)) return 0;
  // So does a concept that the rows have heard.
  if (document.concepts.some((concept) => concept.start <= start && end <= concept.end)) return 0;
  const isGoal = grammar.goal.has(words[at - 1]?.norm ?? '');
  return isGoal || isOfKind || isAllThereIs(reading, at, length) || isBesideKindAlone(reading, at, length) ? length : 0;
}

/** A kind of place to go to. A dish, a cuisine or a thing that a city's name stands beside is only called after it. */
const isPlaceKind = (chunk: Chunk | undefined): boolean =>
  chunk !== undefined && isOfVocabulary(chunk) && chunk.senses.every(({ type, isSold }) => type === 'kind' && !isSold);

const isOfVocabulary = ({ senses, concept }: Chunk): boolean => concept !== undefined || senses.length > 0;

/** What is eaten, or bought to take home. */
const isThing = ({ senses }: Chunk): boolean => senses.some(({ type, isSold }) => isSold || FOOD.has(type));
const FOOD: ReadonlySet<string> = new Set(['dish', 'cuisine', 'diet']);

const chunksOf = ({ sentences }: Reading): readonly Chunk[] => sentences.flatMap(({ chunks }) => chunks);

const chunkEndingAt = (reading: Reading, at: number): Chunk | undefined =>
  chunksOf(reading).find(({ to }) => to === at);

/** "Hoteles Barcelona", "Seville cathedral tickets": beside the kind and the city only facts and times are asked for. */
function isBesideKindAlone(reading: Reading, at: number, length: number): boolean {
  const { sentences, document, grammar } = reading;
  const chunks = chunksOf(reading);
  const isBeside = chunks.some((chunk) => (chunk.to === at || chunk.from === at + length) && isPlaceKind(chunk));
  if (!isBeside || chunks.some(isThing)) return false;
  const asked = sentences.flatMap(({ phrases }) => phrases.flatMap(({ claimed }) => [...claimed]));
  const isRead = (word: number) =>
    (word >= at && word < at + length) ||
    asked.includes(word) ||
    chunks.some(({ from, to }) => word >= from && word < to);
  return document.words.every((word, each) => isRead(each) || isMark(word) || grammar.light.has(word.folded));
}

/** "Restaurantes de México", "food from Peru": a country whose kitchen has a name, and no city. */
const isKitchen = (words: readonly Word[], at: number, language: Language): boolean =>
  grammarOf(language).origin.has(words[at - 1]?.norm ?? '') && kitchensOf(language).has(words[at]!.folded);

/** Last words of "cocina de México", "food from Peru". */
const kitchensOf = onceEach(
  (language: Language): ReadonlySet<string> =>
    new Set(
      VOCABULARY.formsOf(language).flatMap(({ form, concept }) => {
        const words = foldAccents(form).split(' ');
        return concept.type === 'cuisine' && words.some((word) => grammarOf(language).origin.has(word))
          ? words.slice(-1)
          : [];
      }),
    ),
);

/** "And Lisbon?", "qué tal Lisboa" */
const isAllThereIs = ({ document: { words }, grammar }: Reading, at: number, length: number): boolean =>
  words.length <= MOST_ALONE + length &&
  words.every((word, each) => (each >= at && each < at + length) || isMark(word) || grammar.light.has(word.folded));
const MOST_ALONE = 4;

/** "Anywhere in" the city. */
const isAnywhere = ({ sentences }: Reading, at: number): boolean =>
  sentences.some(({ phrases }) =>
    phrases.some(
      ({ family, meaning, from, to }) => family === 'relax' && meaning === 'distance' && from <= at && at < to,
    ),
  );
