// Places, areas and stations that a sentence names, and what each name is there for: asked about, searched near, left out.
import { isMark } from '../document.ts';
import type { Reference } from '../frame.ts';
import { withoutArticle } from '../languages/compile.ts';
import type { Grammar } from '../languages/grammar.ts';
import { ARTICLES } from '../name-readings.ts';
import { joinsEither } from './alternatives.ts';
import type { Chunk } from './chunks.ts';
import { before, lineOfWords, type PlacedReference, type Reading, saidOf } from './context.ts';
import { isHouseAsked } from './houses-asked.ts';
import { isIntroduced } from './introduced.ts';
import { isMeasuredFrom, isOnlyMeasured } from './measured-from.ts';
import { isRefusedBy, namesWhat } from './negation.ts';
import type { Phrase, Sentence } from './sentence.ts';

/** @param chunks those of the sentence that name something */
export function namesIn(reading: Reading, sentence: Sentence, chunks: readonly Chunk[]): readonly PlacedReference[] {
  const named: PlacedReference[] = [];
  for (const chunk of chunks) {
    if (isLetGo(reading, sentence, chunk)) continue;
    const own = nameIn(reading, sentence, chunk);
    const last = named.at(-1);
    if (last && isEitherArea(reading, sentence, last, own)) named.splice(-1, 1, placedNear(last), placedNear(own));
    else if (last && isListedWith(reading, last, own)) named.push({ ...own, reference: withRoleOf(own, last) });
    else if (last && isOtherArea(reading, last, own, sentence.chunks.some(namesWhat)))
      named.push({ ...own, reference: withRoleOf(own, last), isAnchor: true });
    else named.push(own);
  }
  return withoutWornOut(reading, sentence, withoutStandard(reading, sentence, named));
}

/** "So it's closer than the Harbour": beside what is spoken of, the one name is only what it is measured against. */
function withoutStandard(reading: Reading, sentence: Sentence, named: readonly PlacedReference[]) {
  const [only, ...others] = named;
  const reference = only?.reference;
  const isMeasured =
    reference?.kind === 'name' &&
    reference.role === 'subject' &&
    !sentence.isQuestion &&
    reading.grammar.than.test(before(reading, sentence.from, only!.from));
  return isMeasured && others.length === 0 ? [{ ...only!, reference: { ...reference, role: 'than' as const } }] : named;
}

/** "It doesn't have to be near Atocha": nowhere to look, and nothing to leave out either. */
export const isLetGo = (reading: Reading, sentence: Sentence, { name, from, to }: Chunk): boolean =>
  name !== undefined &&
  (reading.grammar.wishes.anywhereButNeed.test(before(reading, sentence.from, from)) ||
    (isOnlyDue(reading, sentence, from) && !isGoalOfRide(reading, sentence, { from, to })));

/** "I have to be at the airport at four", «mi tren sale de la estación del norte»: nothing is looked for there, unless a way is asked. */
function isOnlyDue(reading: Reading, sentence: Sentence, from: number): boolean {
  const { grammar, sentences } = reading;
  if (!grammar.corrections.due.test(withoutArticle(before(reading, sentence.from, from, LONGEST_DUE)))) return false;
  const isPointedAt = sentences.some((each) => each.from >= sentence.from && grammar.corrections.there.test(each.line));
  return (
    !isPointedAt &&
    !isTimeFilled(reading) &&
    !sentences.some(({ phrases }) =>
      phrases.some(({ family, meaning }) => family === 'plan' || (family === 'ask' && OF_WAYS.has(meaning))),
    )
  );
}
const LONGEST_DUE = 9;

/** "Train to the port", "is there a train to the port?": a means and where it goes, and no more, asks the way. */
function isGoalOfRide(reading: Reading, { from: start, to: end, isQuestion }: Sentence, { from, to }: Goal): boolean {
  const { words } = reading.document;
  const lead = words.slice(start, from).filter((word) => !isMark(word));
  const isAlone = lead.length <= (isQuestion ? MOST_OF_QUESTION : MOST_OF_RIDE) && words.slice(to, end).every(isMark);
  return isAlone && reading.grammar.to.test(before(reading, start, from));
}
type Goal = Pick<Chunk, 'from' | 'to'>;
const MOST_OF_RIDE = 3;
const MOST_OF_QUESTION = 6;

/** "What can we do before?", "three hours before my train": the time until then is to be filled, and it ends at that place. */
const isTimeFilled = ({ grammar, sentences, amounts }: Reading): boolean =>
  !sentences.some(({ chunks }) => chunks.some(namesWhat)) &&
  (sentences.some(({ line }) => grammar.plans.whatToDo.test(line)) || amounts.some(({ kind }) => kind === 'minutes'));

const OF_WAYS: ReadonlySet<string> = new Set(['directions', 'departure', 'duration', 'distance', 'station', 'price']);

/** «Malasaña y Chueca las tenemos vistísimas»: what stands behind a list of names is said of each. */
function withoutWornOut(reading: Reading, sentence: Sentence, named: readonly PlacedReference[]) {
  const { words } = reading.document;
  const kept: PlacedReference[] = [];
  let next: PlacedReference | undefined;
  for (const each of named.toReversed()) {
    const follow = lineOfWords(words.slice(each.to, Math.min(each.to + FOLLOWING, sentence.to)));
    const isListed = next !== undefined && isLeftOut(next) && isOnlyListed(reading, each.to, next.from);
    // «Otro, pero el B13 no», after a list.
    const isRefused = reading.context.hasShown === true && isRefusedBy(follow) && !isAsked(reading, sentence);
    const isWorn = reading.grammar.wornOut.test(follow) && !isIntroduced(reading.sentences, sentence);
    const isLeft = isListed || isRefused || isWorn;
    next =
      isLeft && each.reference.kind === 'name' ? { ...each, reference: { ...each.reference, role: 'except' } } : each;
    kept.unshift(next);
  }
  return kept;
}
const FOLLOWING = 7;

const isLeftOut = ({ reference }: PlacedReference): boolean => reference.kind === 'name' && reference.role === 'except';

const isOnlyListed = ({ document: { words }, grammar }: Reading, from: number, to: number): boolean =>
  to - from <= 3 && words.slice(from, to).every(({ norm }) => grammar.listed.test(norm));

/** "Not in the old town or the port": a list shares what stands before its first name. */
function isListedWith(reading: Reading, last: PlacedReference, own: PlacedReference): boolean {
  const isBare = own.reference.kind === 'name' && own.reference.role === 'subject';
  return isBare && isLeftOut(last) && isOnlyListed(reading, last.to, own.from);
}

/** "In the old town or the port": the second is where to look as much as the first. */
function isOtherArea(reading: Reading, last: PlacedReference, own: PlacedReference, isSought: boolean): boolean {
  if (last.reference.kind !== 'name' || own.reference.kind !== 'name') return false;
  const isFirstPlaced = last.reference.role === 'in' || last.reference.role === 'near';
  const isArea = [last, own].some(
    ({ reference }) => reference.kind === 'name' && reference.candidates[0]?.entry.thing.kind !== 'place',
  );
  const isListed = own.from > last.to && isOnlyListed(reading, last.to, own.from);
  // "A churrería near Sol or Gran Vía": around either, whatever they are.
  const isAround = last.reference.role === 'near' && isSought;
  return isFirstPlaced && own.reference.role === 'subject' && (isArea || isAround) && isListed;
}

/** "Brunch, the old town or the port", "hotel zona Puerto o Centro": where to look, and no choice between the two. */
function isEitherArea(reading: Reading, sentence: Sentence, last: PlacedReference, own: PlacedReference): boolean {
  const { grammar } = reading;
  const { words } = reading.document;
  const { chunks, phrases } = sentence;
  const names = [last, own].flatMap(({ reference }) => (reference.kind === 'name' ? reference : []));
  const isLoose = names.length === 2 && names.every(({ role }) => role === 'subject' || role === 'near');
  const isOfAreas = names.some(({ candidates }) => candidates[0]?.entry.thing.kind !== 'place');
  const between = words.slice(last.to, own.from).map(({ norm }) => norm);
  const isSearched =
    names[1]?.role === 'near' ||
    chunks.some((chunk) => namesWhat(chunk) && chunk.to <= last.from) ||
    isOnlyWhere(reading, sentence);
  const isChosen = phrases.some(({ family, from, to }) => OF_ITSELF.has(family) && (from < last.from || to > own.to));
  return isLoose && isOfAreas && joinsEither(between, grammar) && isSearched && !isChosen;
}

/** "A hotel that takes dogs. The old town or the port": a sentence of names alone says where to look for what was said before. */
function isOnlyWhere({ document: { words }, sentences, grammar }: Reading, sentence: Sentence): boolean {
  const inName = (at: number) => sentence.chunks.some(({ name, from, to }) => name && at >= from && at < to);
  const isBare = words
    .slice(sentence.from, sentence.to)
    .every((word, offset) => inName(sentence.from + offset) || isMark(word) || grammar.listed.test(word.norm));
  return isBare && sentences.some((each) => each.from < sentence.from && each.chunks.some(namesWhat));
}

const placedNear = (placed: PlacedReference): PlacedReference =>
  placed.reference.kind === 'name'
    ? { ...placed, reference: { ...placed.reference, role: 'near' }, isAnchor: true }
    : placed;

const withRoleOf = ({ reference }: PlacedReference, last: PlacedReference): Reference =>
  reference.kind === 'name' && last.reference.kind === 'name' ? { ...reference, role: last.reference.role } : reference;

export function nameIn(reading: Reading, sentence: Sentence, chunk: Chunk): PlacedReference {
  const { name, from, to } = chunk;
  const lead = before(reading, sentence.from, from);
  const { grammar } = reading;
  const leading = lead.split(' ').filter((word) => word !== '' && !ARTICLES.has(word));
  const isInArea = name!.entry.thing.kind !== 'place' && grammar.inside.has(leading.at(-1) ?? '');
  const isSought = sentence.chunks.some((each) => each !== chunk && namesWhat(each));
  // "If I leave Sol now", where a way begins, and no "leave it out".
  const isLeaving = grammar.from.test(lead);
  const isDropped = ((reading.context.hasShown ?? false) || isSought) && grammar.dropping.test(lead) && !isLeaving;
  const isNear = grammar.near.test(lead);
  const isPlaced = grammar.corrections.arrived.test(lead) || (isInArea && !isNear && !grammar.except.test(lead));
  const isAround =
    isMeasuredFrom(reading, from) ||
    isBesideWhat(reading, sentence, chunk) ||
    (name!.entry.thing.kind !== 'place' && isOnlyWhere(reading, sentence));
  // «El precio de Casa Labra»: what is asked of it stands directly before the name.
  const isAskedOf =
    name!.entry.thing.kind === 'place' &&
    sentence.phrases.some(
      (phrase) =>
        phrase.family === 'ask' && phrase.from < from && (phrase.to >= from || OF_A_HOUSE.has(phrase.meaning)),
    );
  const isItself = isAskedOf || isHouseAsked(reading, name!.entry);
  const own = isItself && name!.role === 'in' ? 'subject' : isAround && name!.role !== 'in' ? 'near' : name!.role;
  // «Salgo de Atocha» is no search in Atocha.
  const isLeft = !isNear && (isPlaced || own === 'in') && isLeaving;
  const isNearest = isSought && sentence.phrases.some(isByDistance);
  const isNegatedQuestion = isAsked(reading, sentence) && grammar.negatedQuestion.test(lead);
  const isAskedAbout = name!.entry.thing.kind === 'place' && (isNegatedQuestion || grammar.askedAbout.test(lead));
  const read = isAskedAbout
    ? 'subject'
    : isDropped
      ? 'except'
      : isLeft
        ? 'from'
        : isPlaced
          ? 'in'
          : roleOf(lead, own, grammar);
  // "The closest chemist to the station" is near it, and no way there; "is it far from the square?" measures from there.
  // «Del hotel al aeropuerto»: behind "to", where a way is asked, is where it leads.
  const isGoal =
    read === 'in' &&
    grammar.to.test(withoutArticle(lead)) &&
    sentence.phrases.some(({ family, meaning }) => family === 'ask' && meaning === 'directions');
  const isFarAsked =
    sentence.isQuestion &&
    (read === 'except' || read === 'near') &&
    sentence.phrases.some(({ family, meaning, to: end }) => family === 'ask' && meaning === 'distance' && end <= from);
  const role =
    isFarAsked || isOnlyMeasured(reading, sentence, from)
      ? 'from'
      : isGoal
        ? 'to'
        : read === 'to' && isNearest
          ? 'near'
          : read;
  const reference: Reference = {
    kind: 'name',
    candidates: [{ entry: name!.entry }],
    certainty: name!.certainty,
    role,
    said: saidOf(reading, from, to),
  };
  return { reference, from, to, isAnchor: role === 'near' || role === 'in' || role === 'from' };
}

/** A question mark closes the sentence. */
const isAsked = ({ document: { words } }: Reading, { to }: Sentence): boolean =>
  [words[to - 1], words[to]].some((word) => word?.surface.includes('?'));

/** Asked with "in" or "at" before the name, these are still asked of the house itself. */
const OF_A_HOUSE: ReadonlySet<string> = new Set([
  ...['price', 'hours', 'booking', 'menu', 'phone', 'payment', 'dress_code', 'last_admission', 'free_entry'],
]);

const isByDistance = ({ family, meaning }: Phrase): boolean => family === 'sort' && meaning === 'distance';

/** "Tapas Main Square", "steak, good one, Old Town": what is looked for beside a name of another kind is looked for there. */
function isBesideWhat(
  { document: { words }, grammar, context }: Reading,
  { chunks, phrases, from: start, line }: Sentence,
  chunk: Chunk,
): boolean {
  const { name, from } = chunk;
  // "Those you gave me, the Harbour and the Attic, which has views?": two of the list are no place to look around.
  const [listed = []] = context.spokenOf ?? [];
  const isListed = (each: Chunk) => listed.some(({ thing }) => isSameThing(thing, each.name?.entry.thing));
  if (isListed(chunk) && chunks.filter(isListed).length > 1) return false;
  if (name!.role !== 'subject' || phrases.some(({ family }) => OF_ITSELF.has(family))) return false;
  // "The museum, then tapas": two stops, one after the other.
  if (grammar.plans.order.test(line)) return false;
  const sought = chunks.filter((each) => each !== chunk && namesWhat(each));
  const own = new Set<string>(name!.entry.categories ?? []);
  const isOfItsKind = sought.some(({ concept }) => concept?.categories.some((each) => own.has(each)));
  const lead = words[from - 1];
  const isAsking = phrases.some(({ family }) => family === 'ask');
  const isBehindNoun = !isAsking && chunks.some(({ to, name: other }) => to === from && !other);
  const isLoose = from > start && (isMark(lead!) || isBehindNoun);
  const isAround = chunks.some(({ senses }) => senses.some(({ type, id }) => type === 'distance' && id === 'near'));
  return sought.length > 0 && !isOfItsKind && (isLoose || (from === start && isAround));
}
type Thing = NonNullable<Chunk['name']>['entry']['thing'];
const isSameThing = (one: Thing, other: Thing | undefined): boolean =>
  one.kind === 'place' && other?.kind === 'place' && one.placeId === other.placeId;

/** Sentences that speak of the named place itself. */
const OF_ITSELF: ReadonlySet<string> = new Set([
  'compare',
  'more',
  'taste',
  'plan',
  'forget',
  'stay',
  'back',
  'instead',
]);

type NameRole = Extract<Reference, { kind: 'name' }>['role'];

function roleOf(leading: string, role: 'near' | 'in' | 'subject', grammar: Grammar): NameRole {
  const lead = withoutArticle(leading);
  if (role === 'near' && grammar.corrections.askedAbout.test(leading)) return 'subject';
  if (grammar.like.test(lead)) return 'like';
  if (grammar.except.test(lead)) return 'except';
  if (role !== 'subject') return role;
  if (grammar.near.test(lead)) return 'near';
  if (grammar.from.test(lead)) return 'from';
  return grammar.to.test(lead) ? 'to' : 'subject';
}
