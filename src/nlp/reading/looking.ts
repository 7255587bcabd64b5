// Whether a sentence looks for places of some kind, asks about one that it names, or tells a taste.

import { WHAT } from '../../wishes/wish.ts';
import { isPlace } from '../reference.ts';
import type { Span } from '../understanding.ts';
import type { Chunk } from './chunks.ts';
import type { PlacedReference, Reading } from './context.ts';
import { isRefusal } from './negation.ts';
import { isOnlyStory } from './only-story.ts';
import type { Sentence } from './sentence.ts';

/** The sentence asks what one place has, or offers. */
export const isAboutOnePlace = (
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): boolean => isAboutNamedPlace(reading, sentence, references) || asksWhatItHas(reading, sentence, references);

/** Looks for places of some kind, as opposed to asking about one. */
export function looksForPlaces(reading: Reading, sentence: Sentence, isTyped: (chunk: Chunk) => boolean): boolean {
  if (has(sentence, 'ask') && !has(sentence, 'compare') && namesAKind(reading, sentence)) return false;
  if (sentence.phrases.some(({ family }) => family === 'search')) return true;
  const { grammar, document, context } = reading;
  const isWhere = sentence.phrases.some(({ family, meaning }) => family === 'ask' && meaning === 'address');
  const isNamed = sentence.chunks.some(({ name }) => name !== undefined);
  if (isWhere && !isNamed && !context.hasShown && sentence.chunks.some(({ concept }) => concept)) return true;
  return sentence.chunks.some(
    (chunk) =>
      (chunk.concept || chunk.senses.some(({ type }) => WHAT.has(type as never)) || isFoodToFind(reading, chunk)) &&
      !isTyped(chunk) &&
      !isTaste(reading, chunk) &&
      !isOnlyStory(chunk, reading.story) &&
      (grammar.indefinite.has(document.words[chunk.from - 1]?.norm ?? '') || !sentence.isQuestion),
  );
}

/** "Halal food near the avenue, open past midnight", with nothing on the table yet: somewhere that has it. */
const isFoodToFind = ({ context }: Reading, { senses }: Chunk): boolean =>
  !context.hasShown && context.topic === undefined && senses.some(({ type }) => type === 'diet');

/** An attitude was stated toward this term; a refusal inside a search is a wish. */
export function isTaste(reading: Reading, { concept }: Chunk): boolean {
  if (reading.comparisons.some((pair) => isSpanOf(pair.winner, concept) || isSpanOf(pair.loser, concept))) return true;
  const opinion =
    concept &&
    reading.opinions.find((each) => each.concept.start === concept.start && each.concept.end === concept.end);
  if (!opinion) return false;
  if (opinion.stated !== undefined) return true;
  if ((opinion.polarity ?? 0) < 0 && isDropped(reading, opinion.concept.start)) return false;
  const { start } = opinion.concept;
  if ((opinion.polarity ?? 0) > 0 && isExample(reading, start)) return false;
  if ((opinion.polarity ?? 0) > 0 && (isAskedFor(reading, start) || isAskedWhich(reading, start))) return false;
  return opinion.polarity !== undefined && !isRefusal(opinion);
}

/** "Something more fun? Like a hammam or bowling": looked for, whatever "like" sounds like. */
function isExample({ sentences, context, grammar, document: { words } }: Reading, start: number): boolean {
  const sentence = sentences.find(({ from, to }) => start >= words[from]!.start && start < words[to - 1]!.end);
  return (context.hasShown ?? false) && sentence !== undefined && grammar.cues.givesExample.test(sentence.line.trim());
}

/** "Skip the museums", after a list, is about that list. */
function isDropped({ context, grammar, document: { words } }: Reading, start: number): boolean {
  const at = words.findIndex((word) => word.start === start);
  const lead = words
    .slice(Math.max(0, at - 4), at)
    .map(({ norm }) => norm)
    .join(' ');
  return (context.hasShown ?? false) && at > 0 && grammar.dropping.test(`${lead} `);
}

/** "I'd like to see some art", "nos apetece un helado": liked, and asked for now. */
function isAskedFor({ sentences, document: { words } }: Reading, start: number): boolean {
  const sentence = sentences.find(({ from, to }) => start >= words[from]!.start && start < words[to - 1]!.end);
  const families = sentence?.phrases.map(({ family }) => family) ?? [];
  return families.includes('search') && !families.includes('taste');
}

/** "Which parks are fine?", "which nice gardens are good in winter?" */
function isAskedWhich({ grammar, document: { words } }: Reading, start: number): boolean {
  const at = words.findIndex((word) => word.start === start);
  const lead = words.slice(Math.max(0, at - ADJECTIVES - 1), at).map(({ norm }) => norm);
  return lead.some((norm) => grammar.indefinite.has(norm) && grammar.question.test(norm));
}
const ADJECTIVES = 1;

/** "The opening hours of the naval museum": a noun that is also the name of a place, as no noun after "what" or "a" is. */
const namesAKind = ({ grammar, document: { homonyms, words } }: Reading, { chunks }: Sentence): boolean =>
  homonyms.some(({ start, end }) =>
    chunks.some(
      (chunk) =>
        chunk.concept &&
        chunk.start < end &&
        start < chunk.end &&
        !grammar.indefinite.has(words[chunk.from - 1]?.norm ?? ''),
    ),
  );

/** "Is there a cloakroom at the Reina Sofía?": a question on what the named place has, not a search around it. */
function isAboutNamedPlace(
  { grammar, document: { words } }: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
): boolean {
  const named = references.filter(({ reference }) => isPlace(reference));
  const [only] = named;
  if (named.length !== 1 || !only || !sentence.isQuestion) return false;
  const lead = words[only.from - 1]?.norm ?? '';
  const isInside = grammar.inside.has(lead) || grammar.inside.has(words[only.from - 2]?.norm ?? '');
  return (
    isInside &&
    sentence.chunks.every(
      ({ name, when, senses, concept }) =>
        name !== undefined ||
        when !== undefined ||
        (concept === undefined && senses.some(({ type }) => OF_A_PLACE.has(type))),
    )
  );
}
/** "Does the second one have a café?", "¿el Thyssen tiene cafetería?" */
function asksWhatItHas(
  { grammar, context }: Reading,
  { isQuestion, chunks, line }: Sentence,
  references: readonly PlacedReference[],
): boolean {
  const isOfOne = references.some(
    ({ reference: { kind, ...each } }) =>
      kind === 'ordinal' ||
      kind === 'other' ||
      kind === 'superlative' ||
      kind === 'described' ||
      (kind === 'type' && context.topic !== undefined && !('role' in each && each.role)) ||
      (kind === 'name' && 'role' in each && each.role === 'subject'),
  );
  const within = chunks.filter(({ concept, name }) => concept !== undefined && name === undefined);
  // «Venden vino»: a verb that needs no "it", of the place that is talked about.
  const isOfTopic = context.topic === 'place' && grammar.hasAlone?.test(line) === true;
  return ((isQuestion && isOfOne) || isOfTopic) && within.length === 1 && grammar.possessing.test(line);
}
const OF_A_PLACE: ReadonlySet<string> = new Set(['feature', 'diet', 'allergen', 'wheelchair', 'free', 'price', 'open']);

const has = ({ phrases }: Sentence, wanted: string): boolean => phrases.some(({ family }) => family === wanted);

const isSpanOf = (one: Span, other: Span | undefined): boolean => one.start === other?.start && one.end === other.end;
