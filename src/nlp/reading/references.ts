// What a sentence points at: names, ordinals, pronouns, "the park", "the other", "my hotel". Which place is meant is settled
// by the conversation; here only what was said.

import { isMark } from '../document.ts';
import type { Reference } from '../frame.ts';
import type { Grammar } from '../languages/grammar.ts';
import { ONE_LIKE_IT } from '../place-tastes.ts';
import type { Chunk } from './chunks.ts';
import { before, type PlacedReference, type Reading, saidOf } from './context.ts';
import { isIntolerance } from './negation.ts';
import type { Sense } from './sense.ts';
import type { Sentence } from './sentence.ts';

export function referencesIn(reading: Reading, sentence: Sentence): PlacedReference[] {
  const named = sentence.chunks.filter(({ name }) => name).map((chunk) => nameIn(reading, sentence, chunk));
  const typed = sentence.chunks.flatMap((chunk) => typeIn(reading, sentence, chunk));
  const called = namesakesIn(reading, sentence);
  const taken = [...named, ...typed, ...called, ...(named.length === 0 ? aroundIn(reading, sentence) : [])];
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
function aroundIn(reading: Reading, { chunks }: Sentence): PlacedReference[] {
  const around = chunks.find(({ senses }) => senses.some(({ type, id }) => type === 'distance' && id === 'near'));
  if (!around) return [];
  const { from, to } = around;
  if (chunks.some(({ concept, senses }) => concept || senses.some(({ type }) => NOUNS.has(type)))) {
    if (reading.context.topic !== 'place' || isNearAsker(reading, around)) return [];
    return [
      { reference: { kind: 'pronoun', number: 'one', said: saidOf(reading, from, to) }, from, to, isAnchor: true },
    ];
  }
  return [{ reference: { kind: 'here', said: saidOf(reading, from, to) }, from, to, isAnchor: true }];
}
/** "Near me" is near the asker, whatever is talked about. */
const isNearAsker = (reading: Reading, { from, to }: Chunk): boolean =>
  reading.grammar.here.test(
    ` ${reading.document.words
      .slice(from, to)
      .map(({ norm }) => norm)
      .join(' ')} `,
  );

const NOUNS: ReadonlySet<string> = new Set(['kind', 'cuisine', 'dish']);

/** "Near it", "al lado de ese sitio"; "more like the first one". */
function withRole(reading: Reading, sentence: Sentence, placed: PlacedReference): PlacedReference {
  const { reference, isAnchor, isNear = isAnchor, from } = placed;
  const lead = before(reading, sentence.from, from);
  const isLike = !isAnchor && reading.grammar.like.test(lead);
  const isFrom = !isNear && reading.grammar.from.test(lead);
  if (!isNear && !isLike && !isFrom) return placed;
  switch (reference.kind) {
    case 'here':
      return isFrom ? placed : { ...placed, reference: { ...reference, role: isLike ? 'like' : 'near' } };
    case 'ordinal':
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

function nameIn(reading: Reading, sentence: Sentence, chunk: Chunk): PlacedReference {
  const { name, from, to } = chunk;
  const lead = before(reading, sentence.from, from);
  const { grammar } = reading;
  const leading = lead.split(' ').filter((word) => word !== '' && !ARTICLE.test(word));
  const isInArea = name!.entry.thing.kind !== 'place' && grammar.inside.has(leading.at(-1) ?? '');
  const isDropped = (reading.context.hasShown ?? false) && grammar.dropping.test(lead);
  const isNear = grammar.near.test(lead);
  const isPlaced = isInArea && !isNear;
  const own = isMeasuredFrom(reading, from) ? 'near' : name!.role;
  const role = isDropped ? 'except' : isPlaced ? 'in' : roleOf(lead, own, grammar);
  const reference: Reference = {
    kind: 'name',
    candidates: [{ entry: name!.entry }],
    certainty: name!.certainty,
    role,
    said: saidOf(reading, from, to),
  };
  return { reference, from, to, isAnchor: role === 'near' || role === 'in' || role === 'from' };
}

/** "Within 300 m of Sol", "a menos de 300 m de Sol": the distance is measured from the name. */
function isMeasuredFrom({ amounts, grammar, document: { words } }: Reading, from: number): boolean {
  let at = from - 1;
  while (at > 0 && ARTICLE.test(words[at]!.norm)) at--;
  const link = words[at];
  return (
    link !== undefined &&
    grammar.measuredFrom.has(link.norm) &&
    amounts.some(({ kind, said }) => MEASURES.has(kind) && said.end <= link.start && said.end >= words[at - 1]!.start)
  );
}
const MEASURES: ReadonlySet<string> = new Set(['distance', 'walk']);

/** Of names, in either language: "in el Centro". */
const ARTICLE = /^(?:the|el|la|los|las)$/;

type NameRole = Extract<Reference, { kind: 'name' }>['role'];

function roleOf(lead: string, role: 'near' | 'in' | 'subject', grammar: Grammar): NameRole {
  if (grammar.like.test(lead)) return 'like';
  if (grammar.except.test(lead)) return 'except';
  if (role !== 'subject') return role;
  if (grammar.near.test(lead)) return 'near';
  if (grammar.from.test(lead)) return 'from';
  return grammar.to.test(lead) ? 'to' : 'subject';
}

/** "The park", "that bar": a singular noun after a definite or pointing word. */
function typeIn(reading: Reading, sentence: Sentence, { concept, senses, from, to }: Chunk): PlacedReference[] {
  const { grammar, document, context } = reading;
  const noun = senses.find(({ type }) => NOUNS.has(type));
  if (!concept && !noun) return [];
  if (concept?.reason === ONE_LIKE_IT) return [];
  // "Allergic to the nuts" points at no place.
  if (senses.some(({ type }) => type === 'allergen') && isIntolerance(reading, sentence)) return [];
  const word = document.words[from - 1]?.norm ?? '';
  const isPointed = grammar.demonstrative.has(word);
  const isDefinite = grammar.definite.has(word);
  if (!isPointed && !(isDefinite && (context.hasShown ?? false))) return [];
  const isSeveral = isPlural(document.words[to - 1]!.norm);
  const isOfThem = isSeveral && grammar.ofThem.test(before(reading, sentence.from, from));
  if (isDefinite && !isOfThem && (isSeveral || isSuperlative(reading, sentence, from, to))) return [];
  if (!isOfThem && isGeneric(reading, sentence, from)) return [];
  const isMany = isSeveral && (context.hasShown ?? false) && (isPointed || isOfThem);
  const past = pastIn(reading, sentence, to);
  const reference: Reference = {
    kind: 'type',
    ...kindSaid(concept, noun),
    ...(isMany && { number: 'many' }),
    ...(past > 0 && { isEarlier: true }),
    said: saidOf(reading, from - 1, to),
  };
  const isAnchor = grammar.near.test(before(reading, sentence.from, from - 1).concat(''));
  return [{ reference, from: from - 1, to: to + past, isAnchor }];
}

/** Words after a noun that send back to an older list: "the hotel we saw first". */
function pastIn({ grammar, document: { words }, context }: Reading, sentence: Sentence, to: number): number {
  if (!context.hasShown) return 0;
  const rest = words.slice(to, sentence.to).filter((word) => !isMark(word));
  const found = grammar.fromBefore.exec(rest.map(({ norm }) => ` ${norm}`).join(''));
  return found ? found[0].trim().split(' ').length : 0;
}

/** "The house", after Lope de Vega's: a word by which a place that was spoken of is called, and no word of the vocabulary. */
function namesakesIn(reading: Reading, sentence: Sentence): PlacedReference[] {
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
    const past = pastIn(reading, sentence, at + 1);
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
  (to < sentence.to && grammar.superlativeAfter.has(words[to]?.norm ?? ''));

/** "Me gusta el teatro", "ir al cine": no particular one. */
const isGeneric = (reading: Reading, sentence: Sentence, from: number): boolean =>
  reading.grammar.generic.test(before(reading, sentence.from, from));

function pointersIn(reading: Reading, sentence: Sentence): PlacedReference[] {
  const { grammar, document } = reading;
  const signs = document.words.slice(sentence.from, sentence.to);
  const line = ` ${signs.map(({ norm }) => norm).join(' ')} `;
  const starts: number[] = [];
  let offset = 1;
  for (const { norm } of signs) {
    starts.push(offset);
    offset += norm.length + 1;
  }
  const found: PlacedReference[] = [];
  const add = (match: RegExpExecArray | null, make: (said: ReturnType<typeof saidOf>) => Reference | undefined) => {
    if (!match) return;
    const text = match[0].trim();
    const begin = match.index + match[0].indexOf(text);
    const first = starts.findIndex((start) => start >= begin);
    if (first < 0) return;
    const from = sentence.from + first;
    const end = from + text.split(' ').length;
    const kind = reading.context.hasShown ? kindAt(sentence, from, end) : undefined;
    const to = Math.max(end, kind?.to ?? 0);
    if (found.some((other) => from < other.to && other.from < to)) return;
    const pointed = make(saidOf(reading, from, end));
    const reference = pointed?.kind === 'ordinal' && kind ? { ...pointed, ofKind: kind.ofKind } : pointed;
    const isNear = grammar.near.test(before(reading, sentence.from, from));
    if (reference) found.push({ reference, from, to, isAnchor: isNear || reference.kind === 'here', isNear });
  };
  add(grammar.lastButOne.exec(line), (said) => ({ kind: 'ordinal', index: 2, fromEnd: true, said }));
  add(grammar.middle.exec(line), (said) => ({ kind: 'ordinal', index: 0, middle: true, said }));
  for (const match of line.matchAll(grammar.ordinal)) {
    const word = match.slice(1).find((group) => group !== undefined) ?? '';
    const index = grammar.ordinals[word] ?? Number(word);
    add(match as RegExpExecArray, (said) => (index > 0 ? { kind: 'ordinal', index, said } : undefined));
  }
  add(grammar.last.exec(line), (said) => ({ kind: 'ordinal', index: 1, fromEnd: true, said }));
  if (reading.context.hasShown && !sentence.phrases.some(({ family }) => ORDERING.has(family)))
    for (const [by, pattern] of grammar.superlative)
      add(pattern.exec(line), (said) => ({ kind: 'superlative', by, said }));
  add(grammar.other.exec(line), (said) => ({ kind: 'other', said }));
  add(grammar.both.exec(line), (said) => ({ kind: 'all', said }));
  add(grammar.all.exec(line), (said) => ({ kind: 'all', said }));
  add(grammar.stay.exec(line), (said) => ({ kind: 'stay', said }));
  add(grammar.here.exec(line), (said) => ({ kind: 'here', said }));
  for (const match of line.matchAll(grammar.pronounMany))
    add(match as RegExpExecArray, (said) => ({ kind: 'pronoun', number: 'many', said }));
  for (const match of line.matchAll(grammar.pronounOne))
    add(match as RegExpExecArray, (said) => ({ kind: 'pronoun', number: 'one', said }));
  return found;
}

/** Sentences that put the places in an order, or in another one. */
const ORDERING: ReadonlySet<string> = new Set(['compare', 'sort', 'tighten', 'relax']);

type OfKind = NonNullable<Extract<Reference, { kind: 'ordinal' }>['ofKind']>;

/** The noun that a number counts: "the first hostel". */
function kindAt(
  { chunks }: Sentence,
  from: number,
  end: number,
): { readonly ofKind: OfKind; readonly to: number } | undefined {
  const chunk = chunks.find(({ from: at, name }) => name === undefined && at > from && at <= end);
  const noun = chunk?.senses.find(({ type }) => NOUNS.has(type));
  if (!chunk || (!noun && !chunk.concept?.categories[0])) return undefined;
  return { ofKind: kindSaid(chunk.concept, noun), to: chunk.to };
}

/** What a noun says that a place is. */
const kindSaid = (concept: Chunk['concept'], noun: Sense | undefined): OfKind => ({
  ...(concept?.categories[0] && { category: concept.categories[0] }),
  ...(noun?.type === 'kind' && { kindId: noun.id }),
  ...(noun && noun.type !== 'kind' && { cuisine: noun.id }),
});
