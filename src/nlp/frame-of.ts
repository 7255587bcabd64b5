// Builds the frame of a message, in which every content word is claimed or reported. Each step is a function over what the
// earlier ones found; no clock, no files, no randomness.

import { LANGUAGES } from '../domain/language.ts';
import { overlap } from '../domain/span.ts';
import { foldedLine } from '../domain/text.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import { isWhat, type Said, WHAT, type Wish } from '../wishes/wish.ts';
import type { Comparison } from './comparisons.ts';
import { type Document, isMark } from './document.ts';
import type { Ask, Attitude, Change, Courtesy, CourtesyKind, Frame, SituationFact, SortBy, When } from './frame.ts';
import { compiled } from './languages/compile.ts';
import type { Grammar } from './languages/grammar.ts';
import { grammarOf } from './languages/grammars.ts';
import { isOtherLanguage } from './languages/others.ts';
import type { IntentClues } from './learned/intent-features.ts';
import type { Stages } from './pipeline.ts';
import { withAlternatives } from './reading/alternatives.ts';
import { type Amount, amountsIn } from './reading/amounts.ts';
import { asksIn } from './reading/asks.ts';
import { mendingWish, withoutLoss, withoutRest } from './reading/broken.ts';
import { changesIn } from './reading/changes.ts';
import { type Chunk, candidatesOf, chunksOf } from './reading/chunks.ts';
import { namedBy } from './reading/conditions.ts';
import {
  lineBehind,
  lineOfWords,
  type PlacedReference,
  type ReadContext,
  type Reading,
  saidOf,
  writtenIn,
} from './reading/context.ts';
import { asFishEaters } from './reading/eaten-gladly.ts';
import { isEchoed, isHourWonderedAt } from './reading/echoed.ts';
import { isOfOwnCity, otherCityIn } from './reading/elsewhere.ts';
import { cluesOf } from './reading/evidence.ts';
import { withoutExamples } from './reading/examples.ts';
import { intentsOf } from './reading/intents.ts';
import { withoutIntroductions } from './reading/introduced.ts';
import { withoutDenied } from './reading/judged.ts';
import { learnedSenses } from './reading/learned-senses.ts';
import { isAboutOnePlace, isTaste, looksForPlaces } from './reading/looking.ts';
import { lostQuestions } from './reading/lost-questions.ts';
import { nearWishes, SHORT_WALK_MINUTES } from './reading/nearness.ts';
import { isRefusal, namesWhat } from './reading/negation.ts';
import {
  isLengthOfWay,
  isNeedTold,
  isOfWhich,
  isOwnChair,
  isStayTold,
  isToldOfPlace,
  isWhyRefused,
} from './reading/no-question.ts';
import { isOfNoun } from './reading/noun-references.ts';
import { occasionWishes } from './reading/occasions.ts';
import { asMeant } from './reading/only-meant-so.ts';
import { isOfPast } from './reading/only-said.ts';
import { withoutStory } from './reading/only-story.ts';
import { withoutOrigins } from './reading/origins.ts';
import { withOwnSubjects } from './reading/own-subjects.ts';
import { payersIn } from './reading/payers.ts';
import { isPlanLeft, planEndedIn, withoutPlan } from './reading/plan/anew.ts';
import { asksFacts, mayOnlyAsk, ofPlaces } from './reading/plan/only-asked.ts';
import { planIn } from './reading/plan/read.ts';
import { type Likely, proposedAsk } from './reading/proposals.ts';
import { referencesIn } from './reading/references.ts';
import { roleCluesOf } from './reading/role-clues.ts';
import { storyIn } from './reading/roles.ts';
import type { Sense } from './reading/sense.ts';
import { type Sentence, sentencesOf } from './reading/sentence.ts';
import { AFOOT, situationIn } from './reading/situation.ts';
import { takenBack, withoutSeen, withoutTakenBack } from './reading/taken-back.ts';
import { unknownPlaceIn } from './reading/unknown-place.ts';
import { unreadIn } from './reading/unread.ts';
import { viewsAsFeatures } from './reading/views.ts';
import { wishesIn, withoutOwnBed, withoutRefused } from './reading/wishes.ts';
import { addDays } from './temporal/calendar.ts';
import { findWhens, foldedAlike } from './temporal/find-whens.ts';
import { onSharedDay } from './temporal/shared-day.ts';
import type { Opinion } from './understanding.ts';

/** A frame before its ratings are inferred. */
export type ReadFrame = Omit<Frame, 'preferences'>;

/** @param heard attitudes as far as they are known: those of the stages, or with what a trained reader heard */
export function frameOf(stages: Stages, heard: readonly Opinion[], context: ReadContext): ReadFrame {
  const opinions = withoutExamples(stages.document, heard);
  const found = foundByRows(stages, opinions, context);
  const ended = planEndedIn(found.reading, found.byRows);
  const isRefused = ended !== undefined || context.isPlanRefused === true;
  if (!isRefused && !isPlanLeft(found.reading)) {
    const whole = framed(opinions, context, found);
    return (mayOnlyAsk(found.reading, found.byRows) && ofStops(stages, opinions, context, whole)) || whole;
  }
  // Nobody who wants the plan left as it is wants another one.
  const alone: ReadContext = { ...withoutPlan(context), isPlanRefused: true };
  const frame = framed(opinions, alone, foundByRows(stages, opinions, alone));
  return {
    ...frame,
    ...(isRefused ? { isPlanRefused: true } : { isPlanLeft: true }),
    ...(ended && { planEnded: ended }),
  };
}

/** Questions of places, though a plan stands: undefined where it is a plan that is asked about. */
function ofStops(
  stages: Stages,
  opinions: readonly Opinion[],
  context: ReadContext,
  whole: ReadFrame,
): ReadFrame | undefined {
  const alone = ofPlaces(context);
  const frame = framed(opinions, alone, foundByRows(stages, opinions, alone));
  // "Triciclo, is it all right for my dad?": no fact that is known, and nothing that a plan could be asked or told.
  const isNamed =
    frame.text.includes('?') && frame.references.some(({ kind }) => kind === 'name') && frame.wishes.length === 0;
  const isUnread = frame.asks.length === 0 && !whole.plan && isNamed;
  // "Will the third be open when we come?" is answered by the plan; what a stop costs is not.
  const isOfPlan = whole.plan?.kind === 'ask' && whole.plan.question?.about !== 'cost';
  if (frame.plan || isOfPlan || !(isUnread || asksFacts(frame.asks))) return undefined;
  const [first, ...others] = frame.intents.filter(({ intent }) => intent !== 'plan');
  const intents = [first ?? { intent: 'place_details' as const, confidence: 1 }, ...others];
  return { ...frame, intents, isOfStops: true };
}

function framed(
  opinions: readonly Opinion[],
  context: ReadContext,
  { reading, byRows, chunks }: FoundByRows,
): ReadFrame {
  const { document, comparisons } = reading;
  const { text, language } = document;
  const isRefused = context.isPlanRefused === true;
  const heard = context.learned?.[language]?.intents?.(cluesOfRows(reading, byRows));
  const likely = isRefused ? heard && withoutPlanning(heard) : heard;
  const parts = withoutOrigins(reading, asMeant(reading, withProposal(reading, byRows, likely)));

  const unclaimed = unreadIn(reading, claimedIn(reading, parts));
  const said = parts.flatMap((part) => part.wishes);
  const mending = said.some(({ attribute }) => WHAT.has(attribute)) ? undefined : mendingWish(reading);
  const stated = mending ? [...said, mending] : said;
  const situation = parts.flatMap((part) => part.situation);
  const references = parts.flatMap((part) => part.references.map(({ reference }) => reference));
  const asked = parts
    .flatMap((part) => part.asks)
    .filter((ask) => !isNeedTold(ask, situation, text) && !isOfWhich(ask) && !isStayTold(ask, situation, text))
    .filter(
      (ask) =>
        !isToldOfPlace(ask, text) && !isWhyRefused(ask, stated, text) && !(mending && overlap(ask.said, mending.said!)),
    )
    .filter((ask) => !isOfWhatIsSought(ask, reading, stated) && !isNoWay(ask, reading, situation))
    .filter((ask, _, all) => !isLengthOfWay(ask, all) && !isOwnChair(ask, all, situation))
    .concat(lostQuestions(parts, unclaimed, (word) => document.words[word]?.start ?? text.length));
  const asks = withOwnSubjects(asked, references, text);
  const isOfFact = asks.some(({ kind }) => kind === 'fact');
  const suited = isOfFact ? [] : occasionWishes(reading, stated);
  const sought = withoutOwnBed(withoutRefused([...stated, ...suited], language), references);
  const isNowSaid = reading.grammar.wishes.openNow.test(lineOfWords(reading.document.words));
  const timely = mostTimely(withoutDoubles(viewsAsFeatures(sought)), isNowSaid);
  const conditions = withAlternatives(timely, text, reading.grammar);
  const attitudes = [
    ...withoutDenied(opinions, stated).flatMap((opinion) => attitudeOf(opinion, chunks)),
    ...comparedIn(comparisons, opinions),
  ];
  const isOfVisit = asks.some(
    (ask) => ask.kind === 'fact' && (ask.attribute === 'duration' || ask.attribute === 'directions'),
  );
  const planned = isRefused ? undefined : planIn(reading, parts, likely);
  // "I arrive at the station on Saturday and leave on Sunday" asks no way.
  const isVisit =
    isOfVisit &&
    planned?.kind !== 'ask' &&
    !planned?.isByRoles &&
    !planned?.walk &&
    planned?.window?.untilDay === undefined;
  // "What's the cheapest day for the cinema?" asks of the cinema, and fills no day.
  const isOfDay = planned?.kind === 'make' && !planned.isStated && asks.some(isOfCheapDay);
  const isOfWay = planned?.walk !== undefined && reading.grammar.cues.walkAsked.test(foldedLine(text));
  const isNone = isVisit || isOfDay || isOfWay || (planned?.kind === 'make' && isHired(stated));
  const plan = isNone ? undefined : planned;
  const ofStops = new Set(plan?.stops.flatMap(({ near }) => near?.said.start ?? []));
  const unread = mending ? withoutRest(reading, mending, unclaimed) : withoutLoss(reading, conditions, unclaimed);
  const unknownPlace = unknownPlaceIn(reading, unread);
  const changed = parts.flatMap((part) => part.changes);
  const wishes = withoutAids(
    withoutTakenBack(conditions, changed, situation).filter(
      ({ said }) => said === undefined || (!ofStops.has(said.start) && !(unknownPlace && overlap(said, unknownPlace))),
    ),
    situation,
    parts.flatMap((part) => part.asks),
  );
  const courtesies = isForeign(reading)
    ? [{ kind: 'foreign' as const, said: saidOf(reading, 0, document.words.length) }]
    : parts.flatMap(({ sentence }) => courtesiesIn(reading, sentence));
  const changes = [...changed.filter(({ kind }) => plan?.kind !== 'edit' || kind === 'undo'), ...takenBack(situation)];
  const names = references.filter(({ kind }) => kind === 'name');
  const otherCity = attitudes.length === 0 ? otherCityIn(reading) : undefined;
  const elsewhere = names.every(({ said }) => otherCity && overlap(said, otherCity)) ? otherCity : undefined;
  const keptWhens = chunks.flatMap((chunk) => (chunk.when && !isOfPast(reading, chunk) ? [chunk.when] : []));
  const sortBy = asks.find((ask) => ask.kind === 'sort')?.by;
  const howMany = onesIn(reading, chunks, conditions) ?? howManyIn(reading);
  const reach = reachIn(reading, chunks);
  const payers = payersIn(writtenIn(reading, { from: 0, to: document.words.length }), reading.grammar.payers);
  const found = {
    wishes,
    asks,
    references,
    changes,
    attitudes,
    situation,
    courtesies,
    unread,
    whens: keptWhens as readonly When[],
    ...(plan && { plan }),
    ...(howMany !== undefined && { howMany }),
    ...(sortBy && { sortBy: sortBy as SortBy }),
    ...(reach && { reach }),
    ...(payers.length > 0 && { payers }),
    ...(elsewhere && { elsewhere }),
    ...(isOfOwnCity(reading) && { isCityWide: true as const }),
    ...(chunks.some(isOfCentre) && { isCentral: true as const }),
    ...(unknownPlace && { unknownPlace }),
  };
  const intents = mending
    ? [SEARCHED]
    : intentsOf({
        ...found,
        hasShown: context.hasShown ?? false,
        topic: context.topic,
        isElsewhere: elsewhere !== undefined || parts.some((part) => isElsewhere(reading, part, unread)),
        isOutside: parts.some(({ sentence }) => has(sentence, 'oos')),
        likely,
        isQuestion: reading.story.isQuestion,
      });
  return { text, language, intents, ...found };
}

const isOfCentre = ({ senses }: Chunk): boolean => senses.some(({ type, id }) => type === 'central' && id === 'yes');

/** "Is there a railway museum, and how do we get there?": first of all, which. */
const isOfWhatIsSought = (ask: Ask, reading: Reading, stated: readonly Wish[]): boolean =>
  !reading.context.hasShown &&
  ask.kind === 'fact' &&
  ask.attribute === 'directions' &&
  ask.of?.kind === 'pronoun' &&
  (stated.some(({ attribute }) => WHAT.has(attribute)) || occasionWishes(reading, stated).length > 0);

const isOfCheapDay = (ask: Ask): boolean => ask.kind === 'fact' && ask.attribute === 'cheap_day';

/** Who wants no plan asks for none, however it sounds. */
const withoutPlanning = (likely: NonNullable<Likely>): NonNullable<Likely> =>
  new Map([...likely].filter(([label]) => !label.startsWith('plan')));

const SEARCHED = { intent: 'recommend', confidence: 1 } as const;

/** "Rent a bike for the day", and nothing else: a service for so long, and no day to be filled. */
const isHired = (stated: readonly Wish[]): boolean => {
  const whats = stated.filter(isWhat);
  const isService = ({ attribute, value }: Wish) =>
    attribute === 'kind' && VOCABULARY.concept('kind', value as string)?.categories[0] === 'local services';
  return whats.length > 0 && whats.every(isService);
};

/** "I arrive at the station at noon" tells where, and "I want to run from here, which way?" asks no way to a place. */
function isNoWay(ask: Ask, { grammar, document: { words } }: Reading, situation: Frame['situation']): boolean {
  if (ask.kind !== 'fact' || ask.attribute !== 'directions') return false;
  const { of } = ask;
  return of
    ? situation.some((fact) => fact.kind === 'position' && fact.at.said.start === of.said.start)
    : grammar.plans.sporting.test(lineOfWords(words));
}

/** "I use a wheelchair", "step-free access, wheelchair": nobody looks for a shop of wheelchairs. */
function withoutAids(
  wishes: readonly Wish[],
  situation: readonly SituationFact[],
  asks: readonly Ask[],
): readonly Wish[] {
  const isNeed =
    asks.some((ask) => ask.kind === 'fact' && ask.attribute === 'wheelchair') ||
    situation.some(({ kind }) => kind === 'access') ||
    wishes.some(({ attribute, polarity }) => attribute === 'wheelchair' && polarity === 'want');
  return isNeed ? wishes.filter((wish) => !(wish.attribute === 'kind' && wish.value === 'medical_supply')) : wishes;
}

/** "The 3", "del 2º", after a list: a place of it, and no day of the month. */
const isNumberInList = (
  { text }: Said,
  { placeOfList }: Grammar,
  { hasShown = false, topic, spokenOf = [] }: ReadContext,
): boolean => {
  const number = Number(placeOfList.exec(text.trim())?.[1]);
  // «¿Y el 25?», of a list of five, is a day.
  const longest = spokenOf.length > 0 ? Math.max(...spokenOf.map((group) => group.length)) : number;
  return hasShown && topic !== 'plan' && number <= longest;
};

/** "Museums 8/10": marks, where some are given, and no day of October. */
const isStated = ({ text }: Said, opinions: readonly Opinion[]): boolean =>
  MARK.test(text.trim()) && opinions.some(({ stated }) => stated !== undefined);
const MARK = /^\d{1,2} ?\/ ?(?:5|10)$/u;

/** Input of the learned reader: words, line and signs of the rows. */
const cluesOfRows = (reading: Reading, byRows: readonly Part[]): IntentClues =>
  cluesOf(reading, byRows, unreadIn(reading, claimedIn(reading, byRows)).length);

interface FoundByRows {
  readonly reading: Reading;
  readonly byRows: readonly Part[];
  readonly chunks: readonly Chunk[];
}

/** All that is found without the learned reader. */
function foundByRows(
  { document, comparisons }: Stages,
  opinions: readonly Opinion[],
  context: ReadContext,
): FoundByRows {
  const { text, language, words } = document;
  const grammar = grammarOf(language);
  const measured = amountsIn(text, foldedAlike(text), grammar);
  // "Children of 6 and 8" are no hours.
  const ages = measured.filter(
    ({ kind, said }) => kind === 'ages' && grammar.told.ofChildren.test(text.slice(0, said.end)),
  );
  const times = [
    ...findWhens(withoutCounts(withoutSales(text, grammar), measured), context.now, language, context.lastDay),
    ...dayAfterIn(text, grammar, context),
  ].filter(
    ({ said }) =>
      !ages.some((age) => overlap(age.said, said)) &&
      !isNumberInList(said, grammar, context) &&
      !isStated(said, opinions),
  );
  // "Plaza del 2 de Mayo", «calle 30 de abril»: part of a name, and no day.
  const isOfName = ({ said }: When) => document.places.some(({ start, end }) => start < said.start && said.end <= end);
  const isWondered = (when: When) => context.hasShown === true && isHourWonderedAt(text, when);
  const whens = onSharedDay(times.filter((when) => !isWondered(when) && !isOfName(when)));
  const { toldFigures = [] } = context;
  const isSaidBack = isEchoed({ text, words }, grammar, toldFigures);
  const isAfterReply = context.hasShown === true || toldFigures.length > 0;
  const amounts = measured.filter(
    ({ said, kind }, at) =>
      !(isAfterReply && isSaidBack(measured[at]!)) &&
      (!CLOCKLIKE.has(kind) || !whens.some((when) => overlap(when.said, said))) &&
      !(WAYS.has(kind) && isTooFar(words, said, grammar)),
  );
  const known = candidatesOf({ document, pack: compiled(language), grammar, whens, amounts });
  const { roles: roleReader, concepts } = context.learned?.[language] ?? {};
  const roles = roleReader?.(roleCluesOf(document, known, context));
  const candidates = [...known, ...learnedSenses({ words, roles, concepts, grammar }, known)];
  const story = storyIn(roles, words, candidates.filter(namesWhat), grammar.plans.order);
  const chunks = chunksOf(candidates, document, grammar, story);
  const sentences = withoutIntroductions(
    sentencesOf(words, chunks, language, grammar).map((sentence) => withoutStory(sentence, story)),
  );
  const reading: Reading = { document, grammar, context, sentences, amounts, opinions, comparisons, story };
  const byRows = sentences.map((sentence) => partOf(reading, sentence));
  return { reading, byRows, chunks };
}

/** "3 km is too far", «500 m no es cerca»: what is complained of, and no bound. */
const isTooFar = (words: Document['words'], said: Said, { wishes }: Grammar): boolean =>
  wishes.tooFarAfter.test(lineBehind({ document: { words } }, said, FOLLOWING));
const FOLLOWING = 6;
const WAYS: ReadonlySet<string> = new Set(['distance', 'walk']);

/** "Black Friday shoes": weeks of sales, and no day. The text keeps its length. */
const withoutSales = (text: string, { sales }: Grammar): string =>
  text.replace(sales, (said) => ' '.repeat(said.length));

/** "A table for 12 on Saturday": the number of people is no hour. The text keeps its length. */
const withoutCounts = (text: string, amounts: readonly Amount[]): string =>
  amounts
    .filter(({ kind }) => kind === 'people')
    .reduce(
      (left, { said }) => `${left.slice(0, said.start)}${said.text.replace(/\d/gu, ' ')}${left.slice(said.end)}`,
      text,
    );

/** "And the day after?", "the last entry that day?", of what was asked for Friday. */
function dayAfterIn(text: string, { dayAfter, sameDay }: Grammar, { lastDay }: ReadContext): readonly When[] {
  if (lastDay === undefined) return [];
  const folded = foldedAlike(text);
  return [dayAfter.exec(folded), sameDay.exec(folded)].flatMap((found, at) => {
    if (!found) return [];
    const [start, end] = [found.index, found.index + found[0].length];
    return [{ day: at === 0 ? addDays(lastDay, 1) : lastDay, said: { start, end, text: text.slice(start, end) } }];
  });
}

/** Directly before numbers that are ages; in either language, for visitors mix them. */
/** "1 am" is no distance of a metre, "9.30" no rating, "in two hours" no time that somebody has. */
const CLOCKLIKE: ReadonlySet<string> = new Set(['stars', 'distance', 'minutes']);

interface Part {
  readonly sentence: Sentence;
  readonly references: readonly PlacedReference[];
  readonly wishes: readonly Wish[];
  readonly asks: Frame['asks'];
  readonly changes: readonly Change[];
  readonly situation: Frame['situation'];
  readonly isSearch: boolean;
  readonly taken: readonly Chunk[];
}

/** @param proposed a fact that the learned reader hears asked where the rows hear nothing */
function partOf(reading: Reading, sentence: Sentence, proposed?: Ask): Part {
  const references = referencesIn(reading, sentence);
  const isTyped = (chunk: Chunk) =>
    references.some(({ reference, from, to }) => isOfNoun(reference) && chunk.from >= from && chunk.to <= to);
  const isOfNamed = isAboutOnePlace(reading, sentence, references);
  const isSearch = !isOfNamed && looksForPlaces(reading, sentence, isTyped);
  const { asks: asked, taken } = asksIn(reading, sentence, references, { isSearch, isOfNamed });
  // "It opens at nine, no good" says why it will not do, and asks nothing.
  const isTurnedDown = has(sentence, 'reject') && !/[?¿]/u.test(saidOf(reading, sentence.from, sentence.to).text);
  const asks = proposed ? [proposed] : isTurnedDown ? asked.filter(({ kind }) => kind !== 'fact') : asked;
  // "Money no object", "lesser known museums", before anything was shown: no list is changed, it says what is wanted.
  // "A kebab, money is no problem" is a kebab of any price: no dish is looked for among what is dear.
  const isOfDish = sentence.chunks.some(({ senses }) => senses.some(({ type }) => type === 'dish'));
  const isOfNoList = (family: string, meaning: string) =>
    (family === 'relax' ? !(meaning === 'price' && isOfDish) : family === 'tighten') && !reading.context.hasShown;
  const isJudged = (chunk: Chunk) => chunk.concept !== undefined && isTaste(reading, chunk);
  const isChange = (chunk: Chunk) =>
    sentence.phrases.some(
      ({ family, meaning, from, to }) =>
        ((CHANGING.has(family) && !isOfNoList(family, meaning)) ||
          (family === 'access' && AFOOT.has(meaning)) ||
          isTimeToFill(chunk, family)) &&
        chunk.from < to &&
        from < chunk.to,
    ) || isOfManners(chunk, sentence);
  const isTaken = (chunk: Chunk) =>
    taken.has(chunk) ||
    isTyped(chunk) ||
    isChange(chunk) ||
    isJudged(chunk) ||
    chunk.name !== undefined ||
    isOfPlan(chunk, sentence) ||
    isCarried(reading, chunk, sentence);
  const { wishes: told, indifferent = [] } = wishesIn(reading, sentence, isTaken);
  const stated = asFishEaters(told);
  const isOnlyTold = (has(sentence, 'stay') || has(sentence, 'position')) && !isSearch && stated.every(isOfAsker);
  const isOfPlaces = isSearch || asks.every((ask) => ask.kind !== 'fact');
  const near = isOfPlaces && !isOnlyTold ? nearWishes(reading, sentence, references) : [];
  const wishes = [...withoutSeen(reading, sentence, stated), ...near].sort(
    (a, b) => (a.said?.start ?? 0) - (b.said?.start ?? 0),
  );
  const changed = changesIn(reading, sentence, wishes, references);
  return {
    sentence,
    references,
    // Of a plan a stop is dropped, and another put in its place.
    wishes: reading.context.hasPlan ? wishes : withoutForgotten(wishes, changed),
    asks,
    changes: [...changed, ...indifferent.map((wish): Change => ({ kind: 'remove', wish, isIndifferent: true }))],
    situation: situationIn(reading, sentence, references, wishes),
    isSearch,
    taken: [...taken],
  };
}

/** "Forget the churros": a kind of place that is given up is not looked for. */
const withoutForgotten = (wishes: readonly Wish[], changes: readonly Change[]): readonly Wish[] =>
  wishes.filter(
    (wish) => !(WHAT.has(wish.attribute) && changes.some((each) => each.kind === 'remove' && each.wish === wish)),
  );

/** The parts with the ask that the learned reader proposes where no row found one. */
function withProposal(reading: Reading, byRows: readonly Part[], likely: Likely): readonly Part[] {
  const proposal = proposedAsk(reading, byRows, likely);
  return proposal
    ? byRows.map((part, at) => (at === proposal.at ? partOf(reading, part.sentence, proposal.ask) : part))
    : byRows;
}

/** "Carrying a rucksack", "una escala": what somebody has with them is not looked for; a shop "with rucksacks" is. */
const isCarried = ({ document: { words }, grammar }: Reading, chunk: Chunk, { phrases }: Sentence): boolean =>
  phrases.some(
    ({ family, meaning, from, to }) =>
      ((family === 'carries' && !grammar.plans.served.has(words[from]?.norm ?? '')) ||
        meaning === 'layover' ||
        // "My friend eats meat": nobody has to serve it.
        family === 'eats' ||
        // "Con mi perrito": no hot dog.
        (meaning === 'dog' && !chunk.senses.some(({ type }) => type === 'feature'))) &&
      chunk.from >= from &&
      chunk.to <= to,
  );

const has = ({ phrases }: Sentence, wanted: string): boolean => phrases.some(({ family }) => family === wanted);

/** What is said of the asker, and looks for nothing. */
const isOfAsker = ({ attribute }: Wish): boolean =>
  attribute === 'allergy' || attribute === 'diet' || attribute === 'wheelchair' || attribute === 'amount';

/** "Restaurants in Toledo", "qué ver en Lisboa": a search in a place with a name of its own that the city does not have. */
function isElsewhere(
  { grammar, document: { words } }: Reading,
  { sentence, wishes }: Pick<Part, 'sentence' | 'wishes'>,
  unread: Frame['unread'],
): boolean {
  const isPlaced = wishes.some(({ attribute }) => attribute === 'area' || attribute === 'near');
  const isSought = wishes.some(({ attribute }) => WHAT.has(attribute));
  if (isPlaced || !isSought) return false;
  return unread.some(({ start, text }) => {
    const at = words.findIndex((word) => word.start === start);
    const lead = words[at - 1]?.norm ?? '';
    return at > sentence.from && at < sentence.to && grammar.inside.has(lead) && /^\p{Lu}/u.test(text);
  });
}

/** "Do you speak Spanish?", "hasta mañana": words of a courtesy ask for no place and no time. */
const isOfManners = (chunk: Chunk, { phrases }: Sentence): boolean =>
  phrases.some(({ family, from, to }) => family === 'courtesy' && from <= chunk.from && chunk.to <= to);

/** "We have the morning free": nothing that costs no money. */
const isTimeToFill = ({ senses }: Chunk, family: string): boolean =>
  family === 'time' && senses.some(({ type }) => type === 'free');

/** "Something cheaper" changes what was asked; it is no price of its own. */
const CHANGING: ReadonlySet<string> = new Set(['relax', 'tighten']);

const withoutDoubles = (wishes: readonly Wish[]): Wish[] => {
  const keyOf = ({ said: _, ...wish }: Wish) => JSON.stringify(wish);
  return wishes.filter((wish, at) => wishes.findIndex((other) => keyOf(other) === keyOf(wish)) === at);
};

/** Times of a plan say when to go, not which places are open. */
const isOfPlan = (chunk: Chunk, sentence: Sentence): boolean =>
  chunk.when !== undefined &&
  sentence.phrases.some(({ family, meaning }) => (family === 'plan' && meaning === 'make') || family === 'time');

/** "Open on Monday at twelve" is no wish for now, nor for some hour of Monday. */
function mostTimely(wishes: readonly Wish[], isNowSaid: boolean): Wish[] {
  const moments = wishes.flatMap((wish) => (isMoment(wish) ? wish.value : []));
  // "Open right now? The wedding is tomorrow": now was said of the doors, and the day of something else.
  const isNow = isNowSaid && wishes.some(({ attribute, value }) => attribute === 'open' && value === 'now');
  if (isNow) return wishes.filter((wish) => !isOfOtherDay(wish));
  const isTimed = wishes.some(({ attribute, value }) => attribute === 'open' && value !== 'now');
  return wishes.filter((wish) => {
    if (wish.attribute !== 'open') return true;
    if (wish.value === 'now') return !isTimed;
    return wish.operator !== 'on' || !moments.some((moment) => moment.startsWith(wish.value));
  });
}

/** "Open now and until two" holds together; now and tomorrow do not. */
const isOfOtherDay = ({ attribute, operator, value }: Wish): boolean =>
  attribute === 'open' && value !== 'now' && (operator === 'on' || operator === 'at');

const isMoment = (wish: Wish): wish is Extract<Wish, { operator: 'at' }> =>
  wish.attribute === 'open' && wish.operator === 'at' && wish.value !== 'now';

/** "Within walking distance"; "near" alone may be near anything. */
const isWalkable = ({ type, id }: Sense): boolean => type === 'distance' && id === 'walk';

function attitudeOf(opinion: Opinion, chunks: readonly Chunk[]): Attitude[] {
  const { concept, polarity, stated } = opinion;
  if ((polarity === undefined && stated === undefined) || isRefusal(opinion)) return [];
  const { start, end, text, categories } = concept;
  const chunk = chunks.find((each) => each.concept?.start === start);
  const narrower = chunk && namedBy(chunk);
  return [
    {
      categories,
      ...(polarity !== undefined && { polarity }),
      ...(stated !== undefined && { stated }),
      ...(narrower && { narrower }),
      said: { start, end, text },
    },
  ];
}

/** "Parks over shopping any day": liked more than another, and no attitude by itself. */
function comparedIn(comparisons: readonly Comparison[], opinions: readonly Opinion[]): Attitude[] {
  const judged = opinions.filter(({ polarity, stated }) => polarity !== undefined || stated !== undefined);
  return comparisons
    .flatMap(({ winner, loser }) => [winner, loser])
    .filter((concept, at, all) => all.indexOf(concept) === at && !judged.some((each) => isSame(each.concept, concept)))
    .map(({ categories, start, end, text }) => ({ categories, said: { start, end, text } }));
}

const isSame = (one: Said, other: Said | undefined): boolean => one.start === other?.start && one.end === other.end;

function courtesiesIn(reading: Reading, sentence: Sentence): Courtesy[] {
  return sentence.phrases
    .filter(({ family }) => family === 'courtesy')
    .map(({ meaning, from, to }) => ({ kind: meaning as CourtesyKind, said: saidOf(reading, from, to) }));
}

const isForeign = ({ document: { text, words } }: Reading): boolean =>
  words.length > 0 &&
  isOtherLanguage(
    text,
    words.filter((word) => !isMark(word)).map(({ folded }) => folded),
    (word) => LANGUAGES.some((each) => grammarOf(each).light.has(word) || compiled(each).functionWords.has(word)),
  );

/** "Within ten minutes' walk", "a menos de 500 metros"; "where we need not walk much", before anything was shown. */
function reachIn(
  { document, grammar, amounts, sentences, context }: Reading,
  chunks: readonly Chunk[],
): Frame['reach'] {
  const walk = amounts.find(({ kind }) => kind === 'walk');
  const distance = amounts.find(({ kind }) => kind === 'distance');
  if (walk) return { walkMinutes: walk.value };
  if (distance) return { withinM: distance.value };
  const isShort = sentences.some(({ phrases }) =>
    phrases.some(
      ({ family, meaning, from, to }) =>
        family === 'tighten' &&
        meaning === 'distance' &&
        // "We came from very far", "a more central hotel": no word of walking.
        grammar.wishes.onFoot.test(lineOfWords(document.words.slice(from, to))),
    ),
  );
  return chunks.some(({ senses }) => senses.some(isWalkable)) || (isShort && !context.hasShown)
    ? { walkMinutes: SHORT_WALK_MINUTES, isVague: true }
    : undefined;
}

/** "One quiet wine bar and one dinner place": one of each, where every noun is said so. */
function onesIn(
  { grammar, document: { words } }: Reading,
  chunks: readonly Chunk[],
  wishes: readonly Wish[],
): number | undefined {
  const isSought = (wish: Wish) => isWhat(wish) && wish.polarity === 'want';
  const sought = new Set(wishes.flatMap((wish) => (isSought(wish) ? String(wish.value) : [])));
  const isOne = ({ from }: Chunk) =>
    grammar.corrections.one.test(lineOfWords(words.slice(Math.max(0, from - LED_BY), from)));
  const ones = chunks.filter((chunk) => namesWhat(chunk) && isOne(chunk));
  return sought.size > 0 && ones.length >= sought.size ? sought.size : undefined;
}
const LED_BY = 4;

function howManyIn({ grammar, sentences }: Reading): number | undefined {
  for (const { line } of sentences) {
    const written = grammar.howMany
      .exec(line)
      ?.slice(1)
      .find((group) => group !== undefined);
    if (written) return /^\d/.test(written) ? Number(written) : grammar.numberOf(written);
  }
  return undefined;
}

function claimedIn({ document: { words }, grammar, opinions }: Reading, parts: readonly Part[]): ReadonlySet<number> {
  const claimed = new Set<number>();
  const said = [...grammar.payers.who, ...grammar.means, ...grammar.meals].map(([, pattern]) => pattern);
  for (const { sentence, references } of parts) {
    for (const { from, to } of [...sentence.chunks, ...references]) for (let at = from; at < to; at++) claimed.add(at);
    for (const { claimed: own } of sentence.phrases) for (const at of own) claimed.add(at);
  }
  words.forEach(({ norm }, at) => {
    if (ALLERGIC.test(norm) || said.some((pattern) => pattern.test(` ${norm} `))) claimed.add(at);
  });
  for (const { concept } of opinions)
    words.forEach(({ start, end }, at) => {
      if (start >= concept.start && end <= concept.end) claimed.add(at);
    });
  return claimed;
}

/** "Allergic", "alergia", "intolerantes": read with the food beside them. */
const ALLERGIC = /^(?:al+erg|intoleran|anaphyla|anafila)/;
