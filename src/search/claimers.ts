// Decides what each span of a query means. Claimers are asked in the order of their list; the first that claims the span has
// it. Most claim only where no other name or phrase is longer: a longer one says more precisely what is meant.
import type { Claim } from './claims.ts';
import type { ReadingBooks } from './query-reading.ts';
import { meaningsAt, type SpanMeanings, type SpanStart } from './span-meanings.ts';
import { isStreetType, streetNamed } from './street-reading.ts';
import { wordsOf } from './words.ts';

interface Claimed {
  /** How many words belong together. */
  readonly length: number;
  /** Undefined where the words say nothing. */
  readonly claim?: Claim;
}

type Claimer = (span: SpanMeanings, books: ReadingBooks) => Claimed | undefined;

interface ClaimedSpan {
  readonly length: number;
  readonly claims: readonly Claim[];
  /** Undefined where nothing claims the word, so that it is text to look for. */
  readonly by: ClaimerName | undefined;
}

/** What the words from `start.at` on mean. */
export function claimSpan(words: readonly string[], start: SpanStart, books: ReadingBooks): ClaimedSpan {
  const span = meaningsAt(words, start, books);
  // "Buy" in "buy bread" counts also where the whole phrase names a concept.
  const besides: readonly Claim[] = isMeaning(span, 'buy') ? [{ kind: 'meanings', meanings: ['buy'] }] : [];
  for (const [by, claimer] of CLAIMERS) {
    const claimed = claimer(span, books);
    if (claimed) return { by, length: claimed.length, claims: claimed.claim ? [...besides, claimed.claim] : besides };
  }
  return { by: undefined, length: 0, claims: besides };
}

/** A street of the catalogue's addresses, where it is the longest name, or as long and said to be a street. */
const streetWithPlaces: Claimer = (span, books) => {
  const { street, landmark, wished, longest, words, at, isAfterNear } = span;
  if (!street) return undefined;
  const { found, length, isTyped, hasType } = street;
  // After "near", a well-known place is meant before the street of its name; with a house number, the street is.
  if (landmark && found.number === undefined && landmark.length >= length) return undefined;
  // "Street art" is what is looked for, on whatever street.
  if (wished && wished.length === length && length > 1) return undefined;
  if (length < longest || (length === longest && !isTyped && !isBesideAlias(span, length))) return undefined;
  const door = found.number === undefined ? undefined : books.addresses.addressAt(words, at, hasType);
  const position = door?.address.position;
  if (position && isAfterNear) return { length, claim: { kind: 'near', landmark: { position } } };
  return { length, claim: { kind: 'street', street: found, door: position } };
};

/** A street by which people call its quarter is the street: the quarter has a name of its own. */
const isBesideAlias = ({ area, station, landmark, concept, words, at }: SpanMeanings, length: number): boolean => {
  if (!area || area.length !== length || length < 2 || concept?.length === length) return false;
  if (station?.length === length || landmark?.length === length) return false;
  const said = words.slice(at, at + length).join(' ');
  return area.values.every(({ name }) => !wordsOf(name).join(' ').includes(said));
};

/** An official street on which no place of the catalogue stands: what is near it is meant. */
const streetWithoutPlaces: Claimer = ({ words, at, longest }, books) => {
  if (!isStreetType(words, at, books.words)) return undefined;
  const found = books.addresses.addressAt(words, at, true);
  if (!found || found.length <= longest) return undefined;
  return { length: found.length, claim: { kind: 'near', landmark: { position: found.address.position } } };
};

/** After "near": a well-known place. Where an area has the same name, the place must be famous to be meant before it. */
const landmark: Claimer = ({ landmark: found, area, longest, isAfterStreet }) => {
  const [best] = found?.values ?? [];
  if (!found || !best || found.length < longest) return undefined;
  if (area && (best.prominence ?? 0) < FAMOUS) return undefined;
  // What is near a place is not that place. But "Cuesta de Moyano" names the place itself, so it stays among the results.
  const named = isAfterStreet ? { position: best.position } : best;
  return { length: found.length, claim: { kind: 'near', landmark: named } };
};

/** Prominence from which on a place is meant before the district that is called after it. */
const FAMOUS = 4.5;

/** After "near" a name means the station, because one cannot stand near an area and outside it. */
const stationNearby: Claimer = ({ station, longest, isAfterNear }) => {
  if (!isAfterNear || !station || station.length < longest) return undefined;
  return { length: longest, claim: { kind: 'near', landmark: station.values[0]! } };
};

/** A district, a barrio or another area. "Opera tickets" are a wish, and no quarter called Ópera. */
const area: Claimer = (span, books) => {
  const { area: found, wished, longest, isAfterNear, words, at } = span;
  if (!found || found.length < longest) return undefined;
  if (wished?.length === longest && longest === 1 && !isAfterNear) return undefined;
  const said = words.slice(at, at + longest);
  // Of an area that is a street, the places on the street itself come first.
  const along = found.values.some(({ shape }) => 'path' in shape) ? streetNamed(said, books) : undefined;
  return { length: longest, claim: { kind: 'area', areas: found.values, words: said, along } };
};

/** Without "near", one word alone is rather text than a station; beside a concept it says where. */
const stationNamed: Claimer = (span, { streets }) => {
  const { station, longest, isBesideConcept, words, at } = span;
  if (!station || station.length < longest) return undefined;
  if (longest === 1 && !isBesideConcept) return undefined;
  const street = streets.streetAt(words, at);
  const along = street?.length === longest ? street.street : undefined;
  return { length: longest, claim: { kind: 'near', landmark: station.values[0]!, along } };
};

/** "Near a station": the one that is closest to the asker. */
const nearestStation: Claimer = (span) => {
  if (!span.isAfterNear || !isMeaning(span, 'station') || span.meaning!.length < span.longest) return undefined;
  return { length: span.longest, claim: { kind: 'nearest station' } };
};

/** What is looked for. Words that only hint at a concept may be a mere turn of phrase, or "what to see". */
const concept: Claimer = (span) => {
  const { concept: found, longest } = span;
  if (!found || found.length < longest) return undefined;
  const isNamed = found.groups[0]!.role === 'name';
  const isFiller = isMeaning(span, 'stop') && !found.isWished;
  if (!isNamed && (isFiller || isMeaning(span, 'sights'))) return undefined;
  return { length: longest, claim: { kind: 'concepts', groups: found.groups } };
};

/** Words that say how to search: "near me", "what to see", "shop". The word "station" alone says nothing. */
const searchWords: Claimer = ({ meaning }) => {
  if (!meaning || meaning.values.includes('text') || meaning.values.every((each) => each === 'station'))
    return undefined;
  return { length: meaning.length, claim: { kind: 'meanings', meanings: meaning.values } };
};

/** Words that say nothing of a place, in any gender and number. */
const fillerWord: Claimer = (span, books) =>
  books.words.isStop(span.words[span.at]!) && !isMeaning(span, 'text') ? { length: 1 } : undefined;

/** In the order of priority. */
const CLAIMERS = [
  // A street or a door is the most precise thing that a query can name.
  ['streetWithPlaces', streetWithPlaces],
  ['streetWithoutPlaces', streetWithoutPlaces],
  // Then names, the well-known before the others: most of them are words of the vocabulary as well.
  ['landmark', landmark],
  ['stationNearby', stationNearby],
  ['area', area],
  ['stationNamed', stationNamed],
  ['nearestStation', nearestStation],
  // Then words of the vocabulary, and last the words that say how to search or nothing.
  ['concept', concept],
  ['searchWords', searchWords],
  ['fillerWord', fillerWord],
] as const satisfies readonly (readonly [string, Claimer])[];
type ClaimerName = (typeof CLAIMERS)[number][0];

const isMeaning = ({ meaning }: SpanMeanings, value: string): boolean =>
  meaning?.values.some((each) => each === value) ?? false;
