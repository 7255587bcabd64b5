// Facts asked of places: what the phrases of a sentence ask, and features asked about something that is pointed at.
import type { Ask, CompareBy, FactAttribute, SortBy } from '../frame.ts';
import { isPlace } from '../reference.ts';
import type { Chunk } from './chunks.ts';
import { isPartOf } from './chunks-of-asks.ts';
import { type PlacedReference, type Reading, saidOf, writtenIn } from './context.ts';
import { dishPriced, ofDish } from './dish-prices.ts';
import { contentAsks, featureAsks, featuresBeside, isAsked, isOverChange, subjectOf } from './feature-asks.ts';
import { homonymsIn } from './homonyms.ts';
import { kindOf } from './noun-references.ts';
import { payerOf, payersIn } from './payers.ts';
import { priceAgain, reducedAsks } from './price-asks.ts';
import { overlaps, type Phrase, type Sentence } from './sentence.ts';
import { byThat, directly, looksForKind, otherMeans, startOfWay, wayAsk, wayBack } from './way-asks.ts';

interface SentenceAsks {
  readonly asks: readonly Ask[];
  /** Chunks that the questions have claimed. */
  readonly taken: ReadonlySet<Chunk>;
  readonly phrases: readonly Phrase[];
}

/**
 * @param isSearch the sentence looks for places of some kind: what it says of them are wishes
 * @param isOfNamed it asks what a named place has, wherever the name stands
 */
export function asksIn(
  reading: Reading,
  sentence: Sentence,
  references: readonly PlacedReference[],
  { isSearch, isOfNamed }: { readonly isSearch: boolean; readonly isOfNamed: boolean },
): SentenceAsks {
  const sought = isSearch ? sentence.chunks.find(looksForKind) : undefined;
  // "Is there a vegan restaurant open on Sunday?" points at nothing, and "museums that open on Monday" at what is looked for.
  const isExistential = ({ reference, from, to }: PlacedReference) =>
    reference.kind === 'pronoun' &&
    sought !== undefined &&
    (to <= sought.from ||
      (from <= sought.to + 1 && reading.grammar.relative.has(reading.document.words[sought.to]?.norm ?? '')));
  const subjects = references.filter((each) => (!each.isAnchor || isOfNamed) && !isExistential(each));
  const narrows = narrowsList(reading, sentence, subjects);
  // "Está muy lejos" is no question, though it begins like one.
  const asksOutright = sentence.isQuestion && /[?¿]/.test(reading.document.text);
  const taken = new Set<Chunk>();
  const phrases: Phrase[] = [];
  const asks: Ask[] = [];
  const sorts = sentence.phrases.filter(({ family }) => family === 'sort');
  const compares = sentence.phrases.filter(
    (phrase) =>
      phrase.family === 'compare' &&
      ![...sorts, ...ofStations(sentence, reading.context.topic)].some((other) => overlaps(phrase, other)) &&
      !isOnlyWhere(phrase, references),
  );
  const others = otherMeans(reading, sentence);
  if (others) asks.push(others);
  for (const phrase of sentence.phrases) {
    if (others && WAY_LENGTHS.has(phrase.meaning)) continue;
    if (phrase.family !== 'ask' || isOfAsker(phrase, reading) || isPartOfThing(phrase, sentence)) continue;
    // "Is there a cloakroom?", while one place is talked of and no kind of place is named, is of that one.
    const isOfPlace = reading.context.topic === 'place' && !sought && !CONDITIONS.has(phrase.meaning);
    // "What exhibitions are there at the Thyssen?" asks what is on in that house.
    const isTalkedOf = reading.context.topic === 'place' || references.some(({ reference }) => isPlace(reference));
    const isOfHouse = OF_A_HOUSE.has(phrase.meaning) && isTalkedOf;
    const isOfSought = isSearch && subjects.length === 0 && !ALWAYS.has(phrase.meaning) && !isOfPlace && !isOfHouse;
    if (isOfSought && !isOverSearch(phrase, sentence)) continue;
    // "We get there and cannot get in" tells what is feared.
    if (phrase.meaning === 'in_time' && !mayBeAsked(reading, sentence)) continue;
    if (phrase.meaning === 'menu' && subjects.length === 0 && references.some(({ isAnchor }) => isAnchor)) continue;
    if ([...compares, ...sorts].some((other) => overlaps(phrase, other)) && phrase.meaning !== 'why') continue;
    if (isOverClosingDays(phrase, sentence)) continue;
    if (!asksOutright && isOverChange(phrase, sentence)) continue;
    if (isAnswerToNothing(phrase, reading, sentence) || (narrows && CONDITIONS.has(phrase.meaning))) continue;
    const ask = factAsk(phrase.meaning as FactAttribute, phrase, reading, sentence, subjects, references);
    if ((!sentence.isQuestion || sentence.chunks.some(looksForKind)) && isOfLeftOut(ask)) continue;
    phrases.push(phrase);
    const dish = dishPriced(ask, sentence);
    const [homonym] = subjects.length === 0 ? homonymsIn(reading, sentence, taken) : [];
    const priced = dish && ofDish(ask, dish, reading, subjects);
    asks.push(priced ?? (homonym ? { ...ask, of: homonym } : byThat(ask, references)));
    // "How much is a beer in that bar?" looks for no beer.
    if (dish && priced?.of?.kind === 'name') taken.add(dish);
    for (const chunk of sentence.chunks) if (isPartOf(chunk, phrase)) taken.add(chunk);
  }
  for (const phrase of compares) {
    if (isSearch && subjects.length === 0 && !reading.context.hasShown) continue;
    phrases.push(phrase);
    const pointed = (isOfPair(subjects, references) ? references : subjects)
      .filter((each) => !isOfMeasure(each, phrase))
      .map(({ reference }) => reference)
      .filter(({ kind }) => kind !== 'all' && kind !== 'pronoun');
    const homonyms = pointed.length === 1 ? homonymsIn(reading, sentence, taken) : [];
    const of = [...homonyms, ...pointed].sort((a, b) => a.said.start - b.said.start);
    const ofKind = sentence.chunks
      .filter((chunk) => overlaps(chunk, phrase))
      .flatMap((chunk) => kindOf(chunk) ?? [])[0];
    const said = saidOf(reading, phrase.from, phrase.to);
    asks.push({ kind: 'compare', by: phrase.meaning as CompareBy, of, ...(ofKind && { ofKind }), said });
    for (const chunk of sentence.chunks) if (overlaps(chunk, phrase) && !chunk.name) taken.add(chunk);
  }
  for (const phrase of sentence.phrases) {
    const back = phrase.family === 'back' ? wayBack(phrase, reading, sentence, references) : undefined;
    const ask = back ?? talkAsk(phrase, reading, sentence, isSearch);
    if (!ask) continue;
    phrases.push(phrase);
    asks.push(ask);
    for (const chunk of sentence.chunks) if (phrase.family === 'sort' && overlaps(chunk, phrase)) taken.add(chunk);
  }
  if (asks.length === 0 && !sentence.phrases.some(({ family }) => family === 'plan')) {
    const way = wayAsk(reading, sentence, references);
    if (way) asks.push(way);
  }
  asks.push(...reducedAsks(reading, sentence, subjects, { isSearch, asks }));
  if (asks.length === 0) asks.push(...priceAgain(reading, sentence));
  const isReplacing = sentence.phrases.some(({ family }) => family === 'instead');
  // «¿Qué tal el hotel, tiene wifi?»: what it has is the question proper.
  const isOnlyJudged = asks.every((ask) => ask.kind === 'fact' && ask.attribute === 'worth_it');
  if (sentence.isQuestion && !isSearch && !narrows && !isReplacing && isOnlyJudged) {
    const isAboutOne = subjects.some(({ reference }) => reference.kind !== 'all') || reading.context.hasShown === true;
    const isAboutSome = subjects.some(({ reference }) => reference.kind === 'all');
    if (isAboutOne && !isAboutSome) asks.push(...featureAsks(reading, sentence, subjects, taken));
    if (isOfNamed && asks.length === 0) asks.push(...contentAsks(reading, sentence, subjects, taken));
  }
  if (sentence.isQuestion && !isSearch && reading.context.topic === 'place' && asks.some(({ kind }) => kind === 'fact'))
    asks.push(...featureAsks(reading, featuresBeside(sentence, phrases), subjects, taken));
  return { asks: withoutDoubles(asks), taken, phrases };
}

/** Where no mark stands at all, its words may ask all the same; "that we get there too late" tells. */
const mayBeAsked = (reading: Reading, sentence: Sentence): boolean =>
  isAsked(reading, sentence) ||
  (!/[?¿]/u.test(reading.document.text) &&
    !reading.grammar.relative.has(reading.document.words[sentence.from]?.norm ?? ''));

/** "And on foot, how much is it?", behind a way. */
const WAY_LENGTHS: ReadonlySet<string> = new Set(['price', 'distance', 'duration']);

/** "Which one shuts last?": the word says when, and counts nothing in the list. */
const isOfMeasure = ({ reference, from, to }: PlacedReference, phrase: Phrase): boolean =>
  reference.kind === 'ordinal' && phrase.from < from && to === phrase.to;

/** "Brunch, the old town or the port": no more than two names of where to look. */
function isOnlyWhere({ from, to }: Phrase, references: readonly PlacedReference[]): boolean {
  const named = references.filter((each) => from <= each.from && each.to <= to);
  const isAll = named[0]?.from === from && named.at(-1)?.to === to;
  return named.length > 1 && isAll && named.every(({ isAnchor }) => isAnchor);
}

/** "Where are fewer people, in the Thyssen or in the Prado?": both are compared, though they look like where to search. */
const isOfPair = (subjects: readonly PlacedReference[], all: readonly PlacedReference[]): boolean =>
  subjects.length === 0 && all.length > 1 && all.every(({ reference }) => reference.kind === 'name');

/** "Churros, but not that place, the queue is insane": why it is left out, and no question. */
const isOfLeftOut = (ask: Ask): boolean => ask.kind === 'fact' && ask.of?.kind === 'name' && ask.of.role === 'except';

/** "My phone is dead": what the asker has is no fact of a place. */
const isOfAsker = ({ from, to, meaning }: Phrase, { document: { words }, grammar }: Reading): boolean =>
  meaning === 'phone' && to - from === 1 && grammar.wishes.mine.has(words[from - 1]?.norm ?? '');

/** "A phone charger": the phone only says which charger. */
const isPartOfThing = ({ from, to }: Phrase, { chunks }: Sentence): boolean =>
  chunks.some(
    (chunk) =>
      chunk.from <= from &&
      to <= chunk.to &&
      to - from < chunk.to - chunk.from &&
      chunk.senses.some(({ type, isSold }) => isSold || type === 'kind'),
  );

/** "Do I need to book?": what looks like a search is the question itself. */
const isOverSearch = (part: Phrase, { phrases, isQuestion, chunks }: Sentence): boolean =>
  (isQuestion || part.meaning === 'description') &&
  chunks.every(({ name }) => name) &&
  phrases.some((other) => other.family === 'search' && overlaps(part, other));

/** Asked for even where a kind of place is looked for in the same sentence. */
const OF_A_HOUSE: ReadonlySet<string> = new Set(['programme', 'kids_menu']);
const ALWAYS: ReadonlySet<string> = new Set([
  ...['phone', 'website', 'email', 'directions', 'why', 'station', 'step_free_station', 'departure'],
]);

/** "On Monday?" alone asks hours only of something shown. */
const isAnswerToNothing = ({ meaning, from, to }: Phrase, { context }: Reading, sentence: Sentence): boolean =>
  meaning === 'hours' &&
  !context.hasShown &&
  sentence.chunks.some((chunk) => chunk.when && chunk.from <= from + 2 && chunk.to >= to - 1) &&
  sentence.chunks.length === 1;

const OF_WAYS: ReadonlySet<FactAttribute> = new Set([
  ...(['directions', 'distance', 'station', 'step_free_station', 'departure'] as const),
]);

function factAsk(
  attribute: FactAttribute,
  phrase: Phrase,
  reading: Reading,
  sentence: Sentence,
  subjects: readonly PlacedReference[],
  references: readonly PlacedReference[],
): Extract<Ask, { kind: 'fact' }> {
  const when = sentence.chunks.find((chunk) => chunk.when)?.when;
  const forWhom = payerOf(payersIn(writtenIn(reading, sentence), reading.grammar.payers));
  const by = reading.grammar.means.find(([, pattern]) => pattern.test(sentence.line))?.[0];
  // "What's the nearest metro?" is no question about a station that was shown.
  const isStation = (each: PlacedReference) =>
    (attribute === 'station' && isType(each, phrase)) || (attribute === 'step_free_station' && isOfRides(each));
  const of = subjectOf(
    phrase,
    subjects.filter((each) => !isStation(each)),
  );
  const from = startOfWay(reading, sentence, references);
  const isWay = OF_WAYS.has(attribute);
  return {
    kind: 'fact',
    attribute,
    ...(of && { of }),
    ...(isWay && from && from.reference !== of && { from: from.reference }),
    ...(when && { on: when }),
    ...(forWhom && (attribute === 'price' || attribute === 'free_entry' || attribute === 'children') && { forWhom }),
    ...(isWay && by && { by }),
    ...(isWay && directly(reading, sentence)),
    said: saidOf(reading, phrase.from, phrase.to),
  };
}

/** "Has the nearest metro a lift?", "which metro is nearest?", of one place, compare nothing. */
const ofStations = ({ phrases }: Sentence, topic: Reading['context']['topic']): readonly Phrase[] =>
  phrases.filter(
    ({ family, meaning }) =>
      family === 'ask' && (meaning === 'step_free_station' || (meaning === 'station' && topic === 'place')),
  );

/** "Which day is it shut?" wants the day, and not the hours of today. */
const isOverClosingDays = (phrase: Phrase, { phrases }: Sentence): boolean =>
  phrase.meaning === 'hours' && phrases.some((other) => other.meaning === 'closing_days' && overlaps(phrase, other));

const isOfRides = ({ reference }: PlacedReference): boolean =>
  reference.kind === 'type' && reference.kindId?.endsWith('_station') === true;

const isType = (each: PlacedReference, phrase: Phrase): boolean =>
  each.reference.kind === 'type' && overlaps(each, phrase);

/** "On Sunday?", "free?", "with a terrace?" after a list: a condition on it. A question in words asks for facts. */
function narrowsList(
  { context: { topic }, grammar }: Reading,
  { line, chunks }: Sentence,
  subjects: readonly PlacedReference[],
): boolean {
  const isPointing = subjects.some(({ reference }) => reference.kind !== 'all');
  return topic === 'list' && !isPointing && chunks.length > 0 && !grammar.question.test(line);
}

/** Facts that are also conditions: without a question in words they narrow the list that stands. */
export const CONDITIONS: ReadonlySet<string> = new Set([
  'hours',
  'free_entry',
  'price',
  'wheelchair',
  'dogs',
  'children',
  'terrace',
  'wifi',
  'diet',
  'booking',
  'menu',
]);

const TALK: ReadonlySet<string> = new Set(['more', 'back', 'repeat', 'memory', 'help', 'forget', 'sort']);

function talkAsk(phrase: Phrase, reading: Reading, sentence: Sentence, isSearch: boolean): Ask | undefined {
  if (!TALK.has(phrase.family)) return undefined;
  if (
    phrase.family === 'more' &&
    isSearch &&
    !sentence.phrases.some((each) => each.family === 'more' && each.from === sentence.from)
  )
    return undefined;
  const said = saidOf(reading, phrase.from, phrase.to);
  const kind = phrase.family as 'more';
  if (phrase.family === 'sort') return { kind: 'sort', by: phrase.meaning as SortBy, said };
  const rest = saidOf(reading, Math.min(phrase.to, sentence.to - 1), sentence.to).text;
  if (phrase.family === 'forget')
    return { kind: 'forget', ...(phrase.meaning === 'topic' && { of: rest.split(',')[0] }), said };
  return { kind, ...(phrase.family === 'back' && phrase.to < sentence.to && { of: rest }), said };
}

function withoutDoubles(asks: readonly Ask[]): Ask[] {
  return asks.filter((ask, at) => asks.findIndex((other) => keyOf(other) === keyOf(ask)) === at);
}
const keyOf = (ask: Ask): string =>
  ask.kind === 'fact' ? `fact ${ask.attribute}` : ask.kind === 'compare' ? `compare ${ask.by}` : ask.kind;
