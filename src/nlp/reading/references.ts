// What a sentence points at: names, ordinals, pronouns, "the park", "the other", "my hotel". Which place is meant is settled
// by the conversation; here only what was said.

import type { Reference } from '../frame.ts';
import type { Chunk } from './chunks.ts';
import { before, lineOfWords, type PlacedReference, type Reading, saidOf } from './context.ts';
import { describedIn } from './described-references.ts';
import { namesIn } from './named-references.ts';
import { NOUNS, namesakesIn, typeIn } from './noun-references.ts';
import { pointersIn } from './pointers.ts';
import type { Sentence } from './sentence.ts';

export function referencesIn(reading: Reading, sentence: Sentence): PlacedReference[] {
  const described = describedIn(reading, sentence);
  const isDescribing = ({ from, to }: { readonly from: number; readonly to: number }) =>
    described.some((each) => from < each.to && each.from < to);
  const free = sentence.chunks.filter((chunk) => !isDescribing(chunk));
  const typed = free.flatMap((chunk) => typeIn(reading, sentence, chunk));
  const isTyped = ({ from, to }: Chunk) => typed.some((each) => from >= each.from && to <= each.to);
  const named = namesIn(
    reading,
    sentence,
    free.filter((chunk) => chunk.name && !isTyped(chunk)),
  );
  const called = namesakesIn(reading, sentence).filter(
    (each) => !isDescribing(each) && !typed.some(({ from, to }) => each.from < to && from < each.to),
  );
  const around = (named.length + described.length === 0 ? aroundIn(reading, sentence) : []).filter(
    (each) => !typed.some(({ from, to }) => each.from < to && from < each.to),
  );
  const taken = [...described, ...named, ...typed, ...called, ...around];
  const pointed = pointersIn(reading, sentence).filter(
    ({ from, to, reference }) =>
      !(reference.kind === 'pronoun' && isOver(sentence, 'instead', from, to)) &&
      !taken.some((other) => from < other.to && other.from < to) &&
      !sentence.phrases.some((each) => IMPERSONAL.has(each.family) && from < each.to && each.from < to) &&
      !sentence.chunks.some((chunk) => isSettled(chunk) && !hasKind(reference) && from < chunk.to && chunk.from < to),
  );
  return [...taken, ...pointed].map((each) => withRole(reading, sentence, each)).sort((a, b) => a.from - b.from);
}

/** "And nearby?", "¿qué hay cerca?", and no word of what; "cafés nearby?", of a place that is talked about. */
function aroundIn(reading: Reading, { chunks, phrases }: Sentence): PlacedReference[] {
  // "Which is nearest?" says nothing of where.
  if (phrases.some(({ family }) => family === 'compare' || family === 'sort')) return [];
  const around = chunks.find(({ senses }) => senses.some(({ type, id }) => type === 'distance' && id === 'near'));
  if (!around) return [];
  const { from, to } = around;
  if (chunks.some(({ concept, senses }) => concept || senses.some(({ type }) => NOUNS.has(type)))) {
    const { topic, isOnlyListed } = reading.context;
    if (topic !== 'place' || isOnlyListed || isNearAsker(reading, around)) return [];
    return [
      { reference: { kind: 'pronoun', number: 'one', said: saidOf(reading, from, to) }, from, to, isAnchor: true },
    ];
  }
  return [{ reference: { kind: 'here', said: saidOf(reading, from, to) }, from, to, isAnchor: true }];
}
/** "Near me" is near the asker, whatever is talked about. */
const isNearAsker = (reading: Reading, { from, to }: Chunk): boolean =>
  reading.grammar.here.test(lineOfWords(reading.document.words.slice(from, to)));

/** "Near it", "al lado de ese sitio"; "more like the first one". */
function withRole(reading: Reading, sentence: Sentence, placed: PlacedReference): PlacedReference {
  const { reference, isAnchor, isNear = isAnchor, from } = placed;
  const lead = before(reading, sentence.from, from);
  const isLike = !isAnchor && reading.grammar.like.test(lead);
  // «Salimos del hotel»: the article is part of what points.
  const withArticle = reference.kind === 'type' ? before(reading, sentence.from, from + 1) : lead;
  const isFrom = !isNear && (reading.grammar.from.test(lead) || reading.grammar.from.test(withArticle));
  if (!isNear && !isLike && !isFrom) return placed;
  switch (reference.kind) {
    case 'here':
      return isFrom ? placed : { ...placed, reference: { ...reference, role: isLike ? 'like' : 'near' } };
    case 'ordinal':
    case 'described':
    case 'pronoun':
    case 'type':
    case 'other':
    case 'superlative':
      return {
        ...placed,
        reference: { ...reference, role: isFrom ? 'from' : isLike ? 'like' : 'near' },
        isAnchor: isAnchor || isFrom,
      };
    default:
      return placed;
  }
}

/** "The first hostel": the number counts hostels. */
const hasKind = (reference: Reference): boolean => reference.kind === 'ordinal' && reference.ofKind !== undefined;

/** "On the third", "second-hand clothes": the number is part of a date, an amount or a noun. */
const isSettled = ({ when, amount, senses }: Chunk): boolean =>
  when !== undefined || amount !== undefined || senses.some(({ type }) => type === 'kind' || type === 'dish');

/** "Make it Friday" points at nothing. */
const isOver = ({ phrases }: Sentence, wanted: string, from: number, to: number): boolean =>
  phrases.some((each) => each.family === wanted && from < each.to && each.from < to);

/** "Hi there", "it is raining": nothing is pointed at. */
const IMPERSONAL: ReadonlySet<string> = new Set([
  'courtesy',
  'weather',
  'feels',
  'time',
  'oos',
  'occasion',
  'help',
  'undo',
  'sort',
]);
