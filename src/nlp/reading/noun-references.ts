// Nouns that point at a place of the talk: "the park", "that bar", "the house" after Lope de Vega's.

import { isMark } from '../document.ts';
import type { Reference } from '../frame.ts';
import { ONE_LIKE_IT } from '../place-tastes.ts';
import type { OfKind } from '../reference.ts';
import type { Chunk } from './chunks.ts';
import { before, lineOfWords, type PlacedReference, type Reading, saidOf } from './context.ts';
import { descriptionAt } from './described-references.ts';
import { isIntolerance } from './negation.ts';
import type { Sense } from './sense.ts';
import { overlaps, type Sentence } from './sentence.ts';

export const NOUNS: ReadonlySet<string> = new Set(['kind', 'cuisine', 'dish']);

/** "The park", "that bar": a singular noun after a definite or pointing word. */
export function typeIn(reading: Reading, sentence: Sentence, { concept, senses, from, to }: Chunk): PlacedReference[] {
  const { grammar, document, context } = reading;
  const noun = senses.find(({ type }) => NOUNS.has(type));
  if (!concept && !noun) return [];
  if (concept?.reason === ONE_LIKE_IT) return [];
  // "Allergic to the nuts" points at no place.
  if (senses.some(({ type }) => type === 'allergen') && isIntolerance(reading, sentence)) return [];
  // "A locker for the suitcase", "with the wheelchair": what one carries or sits in is no shop that sells some.
  if (sentence.phrases.some((phrase) => OWN.has(phrase.family) && overlaps(phrase, { from, to }))) return [];
  const word = document.words[from - 1]?.norm ?? '';
  const isPointed = grammar.demonstrative.has(word);
  const isDefinite = grammar.definite.has(word);
  // "Any of those vegetarian?" says what they should be.
  const isOfMany = isPointed && word.length > 0 && ` ${word}`.search(grammar.pronounMany) >= 0;
  if (isOfMany && noun?.type === 'cuisine' && !isPlural(document.words[to - 1]!.norm)) return [];
  if (!isPointed && !(isDefinite && (context.hasShown ?? false))) return [];
  // «El libanés»: its article says that it is one.
  const isSeveral = isPlural(document.words[to - 1]!.norm) && !grammar.ofOne.has(word);
  const isOfThem = isSeveral && grammar.ofThem.test(before(reading, sentence.from, from));
  if (!isOfThem && isSuperlative(reading, sentence, from, to)) return [];
  const listed = isSeveral ? tailOf(reading, sentence, to, grammar.fromList) : 0;
  if (isDefinite && !isOfThem && isSeveral && listed === 0) return [];
  if (!isOfThem && isGeneric(reading, sentence, from)) return [];
  // "The cuisine doesn't matter"
  if (grammar.wishes.indifferentAfter.test(lineOfWords(document.words.slice(to, to + LONGEST_FOLLOW)))) return [];
  const isMany = isSeveral && (context.hasShown ?? false) && (isPointed || isOfThem || listed > 0);
  // "The beer in the Ardosa": the place that is named has it, and no beer is told from others.
  const isServed = noun?.type === 'dish' && sentence.chunks.some(({ name }) => name?.entry.thing.kind === 'place');
  const { more, end } = isServed || listed > 0 ? { more: {}, end: to + listed } : saidAfter(reading, sentence, to);
  const reference: Reference = {
    kind: 'type',
    ...kindSaid(concept, noun),
    ...(isMany && { number: 'many' }),
    ...more,
    said: saidOf(reading, from - 1, to),
  };
  const isAnchor = grammar.near.test(before(reading, sentence.from, from - 1).concat(''));
  return [{ reference, from: from - 1, to: end, isAnchor }];
}

const OWN: ReadonlySet<string> = new Set(['carries', 'access']);

const LONGEST_FOLLOW = 4;

type SaidAfter = Pick<Extract<Reference, { kind: 'type' }>, 'isEarlier' | 'isBeside' | 'described'>;

/** What follows the noun and tells which one is meant: "from before", "next to it", "with the terrace". */
function saidAfter(
  reading: Reading,
  sentence: Sentence,
  to: number,
): { readonly more: SaidAfter; readonly end: number } {
  const past = tailOf(reading, sentence, to, reading.grammar.fromBefore);
  if (past > 0) return { more: { isEarlier: true }, end: to + past };
  if (!reading.context.hasShown) return { more: {}, end: to };
  const beside = besideIn(reading, sentence, to);
  if (beside > 0) return { more: { isBeside: true }, end: to + beside };
  const found = descriptionAt(reading, sentence, to, reading.grammar.describingNoun);
  return found ? { more: { described: found.described }, end: found.to } : { more: {}, end: to };
}

/** Words after a noun that say that it stands by what is talked about. */
function besideIn({ grammar, document: { words } }: Reading, sentence: Sentence, to: number): number {
  const rest = words.slice(to, sentence.to).map(({ norm }) => ` ${norm}`);
  const found = grammar.beside.exec(`${rest.join('')} `);
  return found ? found[0].trim().split(' ').length : 0;
}

/** How many words after a noun send back to a list: "the hotel we saw first", "the bars you gave me". */
function tailOf({ document: { words }, context }: Reading, sentence: Sentence, to: number, tail: RegExp): number {
  if (!context.hasShown) return 0;
  const rest = words.slice(to, sentence.to).filter((word) => !isMark(word));
  const found = tail.exec(rest.map(({ norm }) => ` ${norm}`).join(''));
  return found ? found[0].trim().split(' ').length : 0;
}

/** "The house", after Lope de Vega's: a word by which a place that was spoken of is called, and no word of the vocabulary. */
export function namesakesIn(reading: Reading, sentence: Sentence): PlacedReference[] {
  const { grammar, document, context } = reading;
  const { nameWords } = context;
  if (!nameWords || nameWords.size === 0) return [];
  const isInChunk = (at: number) => sentence.chunks.some(({ from, to }) => at >= from && at < to);
  return document.words.slice(sentence.from, sentence.to).flatMap(({ norm }, offset): PlacedReference[] => {
    const at = sentence.from + offset;
    const lead = at > sentence.from ? document.words[at - 1]!.norm : '';
    const isPointed = grammar.definite.has(lead) || grammar.demonstrative.has(lead);
    if (!isPointed || !nameWords.has(norm) || grammar.light.has(norm) || isInChunk(at)) return [];
    // A capital begins another name: "the Mayor Hotel".
    if (/^\p{Lu}/u.test(document.words[at + 1]?.surface ?? '') || isGeneric(reading, sentence, at)) return [];
    const past = tailOf(reading, sentence, at + 1, grammar.fromBefore);
    const reference: Reference = {
      kind: 'type',
      word: norm,
      ...(past > 0 && { isEarlier: true }),
      said: saidOf(reading, at - 1, at + 1),
    };
    const isAnchor = grammar.near.test(before(reading, sentence.from, at - 1));
    return [{ reference, from: at - 1, to: at + 1 + past, isAnchor }];
  });
}

const isPlural = (word: string): boolean => /[^s]s$/.test(word) && word.length > 3;

/** "The best museum", "la farmacia más cercana": looked for, not pointed at. */
const isSuperlative = (
  { grammar, document: { words } }: Reading,
  sentence: Sentence,
  from: number,
  to: number,
): boolean =>
  grammar.superlativeBefore.has(words[from - 1]?.norm ?? '') ||
  (to - from > 1 && grammar.superlativeBefore.has(words[from]?.norm ?? '')) ||
  (to < sentence.to && grammar.superlativeAfter.has(words[to]?.norm ?? ''));

/** "Me gusta el teatro", "ir al cine": no particular one. */
const isGeneric = (reading: Reading, sentence: Sentence, from: number): boolean =>
  reading.grammar.generic.test(before(reading, sentence.from, from));

/** The noun that a number counts: "the first hostel". */
export function kindAt(
  { chunks }: Sentence,
  from: number,
  end: number,
): { readonly ofKind: OfKind; readonly to: number } | undefined {
  const chunk = chunks.find(({ from: at, name }) => name === undefined && at > from && at <= end);
  const ofKind = chunk && kindOf(chunk);
  return chunk && ofKind && { ofKind, to: chunk.to };
}

/** A noun for places; undefined of other chunks. */
export function kindOf({ concept, senses, name }: Chunk): OfKind | undefined {
  const noun = senses.find(({ type }) => NOUNS.has(type));
  return name === undefined && (noun || concept?.categories[0]) ? kindSaid(concept, noun) : undefined;
}

/** What a noun says that a place is. */
const kindSaid = (concept: Chunk['concept'], noun: Sense | undefined): OfKind => ({
  ...(concept?.categories[0] && { category: concept.categories[0] }),
  ...(noun?.type === 'kind' && { kindId: noun.id }),
  ...(noun && noun.type !== 'kind' && { cuisine: noun.id }),
});

/** The words of these say which place is meant, and wish for nothing: "the park", "the first hostel", "the cheap one". */
export const isOfNoun = (reference: Reference): boolean =>
  reference.kind === 'type' ||
  reference.kind === 'superlative' ||
  reference.kind === 'described' ||
  (reference.kind === 'ordinal' && reference.ofKind !== undefined);
