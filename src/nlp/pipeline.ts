// The understanding of one message, as the ordered list of its stages. Each is a pure function over what the earlier ones
// found; offsets are into the normalised text.
import type { Category } from '../domain/category.ts';
import { finished } from '../domain/in-steps.ts';
import type { Language } from '../domain/language.ts';
import { type Comparison, findComparisons } from './comparisons.ts';
import { findConcepts } from './concepts.ts';
import { detectLanguage } from './detect-language.ts';
import { type Document, lineOf, signsOf } from './document.ts';
import { EMPTY_GAZETTEER, type Gazetteer } from './gazetteer.ts';
import type { RepeatableQuestion } from './intent-reading.ts';
import { compiled } from './languages/compile.ts';
import { matchesIn } from './languages/pattern.ts';
import type { Learned } from './learned/learned.ts';
import { withLearnedAttitudes } from './learned-attitudes.ts';
import { normalise } from './normalise.ts';
import { findOpinions } from './opinions.ts';
import { findPlaces } from './place-mentions.ts';
import { likenesses, tastesOfPlaces, withPlacesAsKinds } from './place-tastes.ts';
import { inferRatings, MENTIONED } from './ratings.ts';
import { withoutRepaired } from './repairs.ts';
import { readRequest } from './request.ts';
import { correctSpelling } from './spelling.ts';
import { taggedTokens, withTags } from './tagging.ts';
import { tokenise } from './tokenise.ts';
import type { ConceptMention, Opinion, Request, Understanding } from './understanding.ts';
import { writtenWords } from './words.ts';

export interface UnderstandingContext {
  /** Language of the previous message: a prior, nothing more. */
  readonly previousLanguage?: Language;
  /** Places were shown or named before: "it" and "the second one" mean something. */
  readonly hasShown?: boolean;
  /** Kinds of place that the conversation looked for last: "more parks" after parks is more of the same. */
  readonly categories?: readonly Category[];
  /** What was asked about a place in the turn before: "and the second one?" asks it again. */
  readonly lastQuestion?: RepeatableQuestion;
  /** What a taste was told of in the turn before: "well, I don't hate them" takes it up. */
  readonly lastTastes?: readonly Category[];
  readonly gazetteer?: Gazetteer;
  /** Trained parts; what is missing is done without. */
  readonly learned?: Readonly<Partial<Record<Language, Learned>>>;
}

export function understand(raw: string, context: UnderstandingContext = {}): Understanding {
  return finished(stagesOf(raw, context)).understanding;
}

/** The stages up to ratings with the document they worked on: what `read` builds a frame from. */
export function understanding(raw: string, context: UnderstandingContext): Stages {
  const { document, comparisons, understanding } = finished(stagesOf(raw, context));
  return { document, comparisons, opinions: understanding.opinions, preferences: understanding.preferences };
}

interface Stages extends Pick<Understanding, 'opinions' | 'preferences'> {
  readonly document: Document;
  readonly comparisons: readonly Comparison[];
}

interface Analysis {
  readonly document: Document;
  readonly comparisons: readonly Comparison[];
  readonly understanding: Understanding;
}

/** Longer messages take more than a millisecond or two. */
const LONG_CHARS = 300;

/**
 * The same, for whoever must answer others in between: a long message one stage at a time, a short one in a single step.
 *
 * @returns what was understood; what it yields are the stages as they are done
 */
export function* understandingInSteps(
  raw: string,
  context: UnderstandingContext = {},
): Generator<Stage, Understanding> {
  return raw.length > LONG_CHARS ? (yield* stagesOf(raw, context)).understanding : understand(raw, context);
}

function* stagesOf(raw: string, context: UnderstandingContext): Generator<Stage, Analysis> {
  const gazetteer = context.gazetteer ?? EMPTY_GAZETTEER;

  // 0 Normalise, and find the language.
  const { text, language } = normalised(raw, context.previousLanguage, gazetteer);
  const pack = compiled(language);
  const learned = context.learned?.[language];
  yield 'normalised';

  // 1 Tokenise and tag; misspelt words of ours are put right.
  const surface = tokenise(text, language);
  const tokens = taggedTokens(surface, learned?.tag);
  yield 'tagged';
  const written = correctSpelling(writtenWords(surface), pack, (folded) => gazetteer.words.has(folded));
  const said = withTags(written, tokens);
  yield 'spelled';

  // 2 Name places.
  const named = findPlaces(text, said, gazetteer, pack);
  yield 'placed';
  const { others, kinds } = likenesses(said, named.places, pack);

  // 4 Map concepts to categories: their places in the text are the targets of stage 3.
  const mentioned = [...findConcepts(text, said, named.places, pack), ...kinds].sort((a, b) => a.start - b.start);
  const kept = withoutRepaired(text, said, mentioned);
  const stayed = withoutRepaired(text, kept.words, others);
  const { words } = stayed;
  const [concepts, places] = [mentioned.filter(kept.isMeant), others.filter(stayed.isMeant)];
  const { homonyms } = named;
  const document: Document = { text, language, tokens, words, places, homonyms, concepts };
  const line = lineOf(signsOf(withPlacesAsKinds(document, pack)));

  yield 'mapped';

  // 3 Sentiment toward what is named.
  const comparisons = findComparisons(line, pack);
  const told = tastesOfPlaces(withoutLosers(findOpinions(line, pack, context.lastTastes), comparisons));

  yield 'judged';

  // What is asked for; where nothing is, the trained reader may still hear an attitude.
  const reading = {
    hasShown: context.hasShown ?? false,
    categories: context.categories ?? [],
    comparisons,
    ...(context.lastQuestion && { lastQuestion: context.lastQuestion }),
  };
  const asked = readRequest(document, told, pack, reading);
  const opinions = isStatement(asked, text) ? withLearnedAttitudes(document, told, learned?.polarity) : told;
  const request = opinions === told ? asked : readRequest(document, opinions, pack, reading);

  yield 'requested';

  // 5 Infer ratings.
  const rated = inferRatings(opinions, comparisons, isAskedFor(request, comparisons));
  const asksForFood = words.length <= 3 || matchesIn(pack.patterns.request, line.text);
  const preferences = asksForFood && concepts.length === 0 ? withFood(rated, request) : rated;
  const understanding = { text, language, tokens, places, concepts, opinions, preferences, request };
  return { document, comparisons, understanding };
}

type Stage = 'normalised' | 'tagged' | 'spelled' | 'placed' | 'mapped' | 'judged' | 'requested';

/** Compiles both languages and indexes what a first misspelling would wait for, so that no message does. */
export function* preparationInSteps(context: UnderstandingContext = {}): Generator<unknown, void> {
  for (const message of [...FIRST_MESSAGES, ...FIRST_MESSAGES]) yield* stagesOf(message, context);
}

/** "Something Korean tonight?" names no kind of place, but asks for one. */
const withFood = (
  ratings: ReadonlyMap<Category, number>,
  { intent, cuisine }: Request,
): ReadonlyMap<Category, number> =>
  intent === 'recommend' && cuisine !== undefined && cuisine !== 'spanish' && ratings.size === 0
    ? new Map([['restaurants', MENTIONED]])
    : ratings;

/** One of each kind of sentence: names, slips, tastes, numbers, comparisons, follow-ups. */
const FIRST_MESSAGES = [
  'hi, musuems near teh Retiro park?',
  'I love parks, gardens and 4 out of 5 for bars, but museums are better than nightclubs',
  'the second one, what time does it open on Sunday? something cheaper, sort by rating',
  'hola, ¿mueseos zerca del Retrio?',
  'me encantan los parques y les doy 4 de 5 a los bares, pero los museos son mejores que las discotecas',
  'el segundo, ¿a qué hora abre el domingo? algo más barato, ordena por nota',
];

/** Neither a question nor a confident request, and no search that says where or when. */
const isStatement = ({ intent, confidence, anchor, weekday, atMinutes }: Request, text: string): boolean =>
  !text.includes('?') &&
  anchor === undefined &&
  weekday === undefined &&
  atMinutes === undefined &&
  (intent === 'preferences' || (intent === 'recommend' && confidence <= 0.5));

/** Stage 0. Emoji are spelled out in the language of the rest. */
function normalised(
  raw: string,
  previous: Language | undefined,
  gazetteer: Gazetteer,
): { text: string; language: Language } {
  const plain = normalise(raw, undefined);
  const words = writtenWords(tokenise(plain, 'en'));
  const language = detectLanguage(plain, words, gazetteer, previous);
  return { text: normalise(raw, language), language };
}

/** "I prefer parks to museums" says nothing good of museums. */
function withoutLosers(opinions: readonly Opinion[], comparisons: readonly Comparison[]): Opinion[] {
  const losers = new Set(comparisons.flatMap(({ loser, isLikedToo }) => (isLikedToo ? [] : loser)));
  return opinions.map((opinion) =>
    losers.has(opinion.concept) && (opinion.polarity ?? 0) > 0
      ? { concept: opinion.concept, polarity: undefined, reason: 'less liked than another' }
      : opinion,
  );
}

const SEARCHING = new Set<Request['intent']>([
  'recommend',
  'nearby',
  'refine',
  'more',
  'sort',
  'plan',
  'preferences',
  'greet',
  'correction',
]);

/** A mention counts as interest where somebody asks for it, and it is no landmark. */
function isAskedFor(request: Request, comparisons: readonly Comparison[]): (concept: ConceptMention) => boolean {
  const compared = new Set(comparisons.flatMap(({ winner, loser }) => [winner, loser]));
  const wanted = new Set(request.categories);
  return (concept) =>
    concept.role === 'asked' &&
    !compared.has(concept) &&
    SEARCHING.has(request.intent) &&
    (request.intent === 'preferences' || concept.categories.some((category) => wanted.has(category)));
}
