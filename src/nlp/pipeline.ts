// The understanding of one message, as the ordered list of its stages. Each is a pure function over what the earlier ones
// found; offsets are into the normalised text.

import type { Category } from '../domain/category.ts';
import type { Language } from '../domain/language.ts';
import { overlap } from '../domain/span.ts';
import { type Comparison, findComparisons } from './comparisons.ts';
import { findConcepts } from './concepts.ts';
import { detectLanguage } from './detect-language.ts';
import { type Document, type Line, lineOf, signsOf, type Word } from './document.ts';
import { withNounOfName } from './elliptic-names.ts';
import { EMPTY_GAZETTEER, type Gazetteer } from './gazetteer.ts';
import { compiled } from './languages/compile.ts';
import { grammarOf } from './languages/grammars.ts';
import type { Learned } from './learned/learned.ts';
import { placeNames } from './learned/place-names.ts';
import { withNumbersOfList } from './listed-numbers.ts';
import { normalise } from './normalise.ts';
import { findOpinions } from './opinions.ts';
import { findPlaces } from './place-mentions.ts';
import { likenesses, tastesOfPlaces, withPlacesAsKinds } from './place-tastes.ts';
import { toldOfAsker } from './reading/told-of-asker.ts';
import { withoutRepaired } from './repairs.ts';
import { correctSpelling } from './spelling.ts';
import type { SpokenOf } from './spoken-names.ts';
import { type StreetNamed, withStreets } from './street-names.ts';
import { taggedTokens, withTags } from './tagging.ts';
import { tokenise } from './tokenise.ts';
import { isUnderWay } from './under-way.ts';
import type { ConceptMention, Opinion, RepeatableQuestion } from './understanding.ts';
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
  /** The streets of the city that a text names. */
  streetsIn?(text: string): readonly StreetNamed[];
  /** Folded words of the names of places that were spoken of. */
  readonly nameWords?: ReadonlySet<string>;
  /** Those places, which go by part of their names. */
  readonly spokenOf?: SpokenOf;
  /** Folded words of the names of the city that is talked about: they read as "the city". */
  readonly cityNames?: ReadonlySet<string>;
  /** Trained parts; what is missing is done without. */
  readonly learned?: Readonly<Partial<Record<Language, Learned>>>;
}

/** What the stages up to attitudes found; `frame-of` builds a frame from it. */
export interface Stages {
  readonly document: Document;
  readonly opinions: readonly Opinion[];
  readonly comparisons: readonly Comparison[];
  /** The message in signs, with places that stand for their kind as nouns. */
  readonly line: Line;
}

export function* stagesOf(raw: string, context: UnderstandingContext): Generator<Stage, Stages> {
  const gazetteer = context.gazetteer ?? EMPTY_GAZETTEER;

  // 0 Normalise, and find the language.
  const { text, language } = normalised(raw, context, gazetteer);
  const pack = compiled(language);
  const learned = context.learned?.[language];
  yield 'normalised';

  // 1 Tokenise and tag; misspelt words of ours are put right.
  const surface = tokenise(text, language);
  const tokens = taggedTokens(surface, learned?.tag);
  yield 'tagged';
  const written = correctSpelling(writtenWords(surface), pack, isNameOf(gazetteer));
  const said = withTags(withCity(written, language, context.cityNames), tokens);
  yield 'spelled';

  // 2 Name places.
  const byName = findPlaces(text, said, gazetteer, pack, context.spokenOf);
  yield 'placed';
  const streets = context.streetsIn?.(text) ?? [];
  const named = { ...byName, places: withStreets(text, said, byName.places, streets, pack) };
  const { others, kinds } = likenesses(said, named.places, pack);

  // 4 Map concepts to categories: their places in the text are the targets of stage 3.
  const mentioned = [...findConcepts(text, said, named.places, pack), ...kinds].sort((a, b) => a.start - b.start);
  const kept = withoutRepaired(text, said, mentioned, pack);
  const stayed = withoutRepaired(text, kept.words, others, pack);
  const { words } = stayed;
  const ofAsker = toldOfAsker(words, grammarOf(language));
  const isSought = (mention: ConceptMention) => ![...ofAsker].some((at) => overlap(words[at]!, mention));
  const isOver = ({ start, categories }: ConceptMention) =>
    !isUnderWay(
      words,
      words.findIndex((word) => word.end > start),
      categories,
      grammarOf(language),
    );
  const concepts = mentioned.filter((mention) => kept.isMeant(mention) && isSought(mention) && isOver(mention));
  const places = others.filter(stayed.isMeant);
  const { homonyms } = named;
  const document: Document = { text, language, tokens, words, places, homonyms, concepts, toldOfAsker: ofAsker };
  const line = lineOf(signsOf(withPlacesAsKinds(document, pack)));

  yield 'mapped';

  // 3 Sentiment toward what is named.
  const comparisons = findComparisons(line, pack);
  const told = tastesOfPlaces(withoutLosers(findOpinions(line, pack, context.lastTastes), comparisons), pack);

  yield 'judged';
  return { document, opinions: told, comparisons, line };
}

export type Stage = 'normalised' | 'tagged' | 'spelled' | 'placed' | 'mapped' | 'judged';

/** Stage 0. Emoji are spelled out in the language of the rest, and a noun that was left out is put in. */
function normalised(
  raw: string,
  { previousLanguage, nameWords, spokenOf: [listed = []] = [] }: UnderstandingContext,
  gazetteer: Gazetteer,
): { text: string; language: Language } {
  const plain = normalise(raw, undefined);
  const words = writtenWords(tokenise(plain, 'en'));
  const language = detectLanguage(plain, words, gazetteer, previousLanguage);
  const grammar = grammarOf(language);
  const counted = withNumbersOfList(normalise(raw, language), grammar, listed.length);
  const text = withNounOfName(counted, grammar, gazetteer, nameWords);
  return { text, language };
}

/** A name of our city; or a town of the world that is written as one: «jubilados de Soria» want no Syrian food. */
const isNameOf =
  (gazetteer: Gazetteer) =>
  ({ folded, surface }: Word): boolean =>
    gazetteer.words.has(folded) || (/^\p{Lu}\p{Ll}/u.test(surface) && placeNames.lengthAt([folded], 0) > 0);

/** The name of the city reads as "city". */
const withCity = (
  words: readonly Word[],
  language: Language,
  names: ReadonlySet<string> | undefined,
): readonly Word[] =>
  names ? words.map((word) => (names.has(word.folded) ? { ...word, norm: grammarOf(language).city } : word)) : words;

/** "I prefer parks to museums" says nothing good of museums. */
function withoutLosers(opinions: readonly Opinion[], comparisons: readonly Comparison[]): Opinion[] {
  const losers = new Set(comparisons.flatMap(({ loser, isLikedToo }) => (isLikedToo ? [] : loser)));
  return opinions.map((opinion) =>
    losers.has(opinion.concept) && (opinion.polarity ?? 0) > 0
      ? { concept: opinion.concept, polarity: undefined, reason: 'less liked than another' }
      : opinion,
  );
}
