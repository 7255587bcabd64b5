// The understanding of one message, as the ordered list of its stages. Each is a pure function over what the earlier ones
// found; offsets are into the normalised text.
import type { Language } from '../domain/language.ts';
import { type Comparison, findComparisons } from './comparisons.ts';
import { findConcepts } from './concepts.ts';
import { detectLanguage, withoutNames } from './detectLanguage.ts';
import { type Document, type Line, lineOf, signsOf } from './document.ts';
import { EMPTY_GAZETTEER, type Gazetteer } from './gazetteer.ts';
import { compiled } from './languages/compile.ts';
import { normalise } from './normalise.ts';
import { findOpinions } from './opinions.ts';
import { findPlaces } from './placeMentions.ts';
import { inferRatings } from './ratings.ts';
import { readRequest } from './request.ts';
import { correctSpelling } from './spelling.ts';
import { tokenise, wordsOf } from './tokenise.ts';
import type { ConceptMention, Opinion, Request, Token, Understanding } from './understanding.ts';
import { foldWord, writtenWords } from './words.ts';

export interface UnderstandingContext {
  /** Language of the previous message: a prior, nothing more. */
  readonly previousLanguage?: Language;
  /** Places were shown or named before: "it" and "the second one" mean something. */
  readonly hasShown?: boolean;
  readonly gazetteer?: Gazetteer;
}

export function understand(raw: string, context: UnderstandingContext = {}): Understanding {
  const gazetteer = context.gazetteer ?? EMPTY_GAZETTEER;
  const { text, language } = normalised(raw, context.previousLanguage, gazetteer);
  const pack = compiled(language);
  const surface = tokenise(text, language);
  const tokens = wordsOf(surface).map((word): Token => ({ ...word, folded: foldWord(word.text), tag: 'X' }));
  const words = correctSpelling(writtenWords(surface), pack, (folded) => gazetteer.words.has(folded));
  const { places, homonyms } = findPlaces(text, words, gazetteer, pack);
  const concepts = findConcepts(text, words, places, pack);
  const document: Document = { text, language, tokens, words, places, homonyms, concepts };
  const line = lineOf(signsOf(document));
  const comparisons = findComparisons(line, pack);
  const opinions = withoutLosers(findOpinions(line, pack), comparisons);
  const request = readRequest(document, opinions, pack, { hasShown: context.hasShown ?? false });
  const preferences = inferRatings(opinions, comparisons, isAskedFor(line, request, comparisons));
  return { text, language, tokens, places, concepts, opinions, preferences, request };
}

/** Stage 0. Emoji are spelled out in the language of the rest. */
function normalised(
  raw: string,
  previous: Language | undefined,
  gazetteer: Gazetteer,
): { text: string; language: Language } {
  const plain = normalise(raw, undefined);
  const words = writtenWords(tokenise(plain, 'en'));
  const language = detectLanguage(plain, withoutNames(words, gazetteer), previous);
  return { text: normalise(raw, language), language };
}

/** "I prefer parks to museums" says nothing good of museums. */
function withoutLosers(opinions: readonly Opinion[], comparisons: readonly Comparison[]): Opinion[] {
  const losers = new Set(comparisons.map(({ loser }) => loser));
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
function isAskedFor(
  _line: Line,
  request: Request,
  comparisons: readonly Comparison[],
): (concept: ConceptMention) => boolean {
  const losers = new Set(comparisons.map(({ loser }) => loser));
  const wanted = new Set(request.categories);
  return (concept) =>
    concept.role === 'asked' &&
    !losers.has(concept) &&
    SEARCHING.has(request.intent) &&
    (request.intent === 'preferences' || concept.categories.some((category) => wanted.has(category)));
}
