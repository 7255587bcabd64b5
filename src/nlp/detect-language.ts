// Stage 0, second half: in which of our languages is it written? Function words and the lexicon vote; names hardly and words of
// several languages do not; the language of the previous message settles a tie.
import { inEachLanguage, LANGUAGES, type Language, otherLanguages } from '../domain/language.ts';
import { onceEach } from '../domain/once.ts';
import { VOCABULARY } from '../vocabulary/bundled.ts';
import type { ConceptType } from '../vocabulary/concept.ts';
import type { Word } from './document.ts';
import type { Gazetteer } from './gazetteer.ts';
import { compiled } from './languages/compile.ts';
import { listOf } from './languages/pack.ts';
import { sentenceForms } from './languages/sentence-forms.ts';
import { nameMatches } from './name-matches.ts';

const PRIOR = 0.6;
/** Names of this prominence are known to everybody, however they are written. */
const WELL_KNOWN = 3;
/** The same for names of a single word. */
const FAMOUS = 4.5;

/** "Museo del Prado" alone is Spanish, but says little beside any other word. */
const WEIGHT_OF_NAMES = 0.2;
const MOST_OF_NAMES = 0.4;

export function detectLanguage(
  text: string,
  words: readonly Word[],
  gazetteer: Gazetteer,
  previous: Language | undefined,
): Language {
  const [only] = words;
  if (previous && words.length === 1 && only!.folded.length <= 2) return previous;
  const names = wordsOfNames(words, gazetteer);
  const scores = inEachLanguage((language) => {
    const { marks } = compiled(language).pack.looks;
    const prior = previous ? (language === previous ? PRIOR : 0) : language === LANGUAGES[0] ? PRIOR_OF_FIRST : 0;
    return prior + (marks?.test(text) ? VOTE_OF_MARKS : 0);
  });
  for (const word of words) if (!names.has(word)) for (const each of LANGUAGES) scores[each] += voteOf(word, each);
  const ofNames = inEachLanguage((language) => [...names].reduce((sum, word) => sum + voteOf(word, language), 0));
  const least = Math.min(...Object.values(ofNames));
  for (const each of LANGUAGES) scores[each] += Math.min(MOST_OF_NAMES, (ofNames[each] - least) * WEIGHT_OF_NAMES);
  return LANGUAGES.reduce((best, each) => (scores[each] - scores[best] > ROUNDING ? each : best));
}
const PRIOR_OF_FIRST = 0.1;
const VOTE_OF_MARKS = 2;
const ROUNDING = 1e-9;

/** Of no language, whatever list they stand in. */
const WRITTEN_ALIKE = new Set(['metro', 'cafe', 'wifi', 'parking', 'hotel', 'bar']);

/** How much a word speaks for a language. */
function voteOf({ folded, surface }: Word, language: Language): number {
  if (WRITTEN_ALIKE.has(folded)) return 0;
  const { letters } = compiled(language).pack.looks;
  const isOfOthers = () => otherLanguages(language).some((other) => votersOf(other).content.has(folded));
  const isLettered = letters?.test(surface) === true && !isOfOthers();
  const isShaped = folded.length >= SHORTEST_SHAPED && shapeOf(folded) === language;
  return lexicalVote(votersOf(language), folded) + (isLettered ? 0.4 : 0) + (isShaped ? 0.3 : 0);
}
const SHORTEST_SHAPED = 4;

/**
 * Endings and letters that hardly occur in other languages speak a little, also for words that nobody listed. What looks like
 * two of them is of the later one: English has words from everywhere.
 */
const shapeOf = (folded: string): Language | undefined =>
  LANGUAGES.findLast((language) => compiled(language).pack.looks.shape.test(folded));

function wordsOfNames(words: readonly Word[], { forms }: Gazetteer): ReadonlySet<Word> {
  const names = nameMatches(forms, words, (at) => [words[at]!.folded]).filter(
    ({ from, to, value }) =>
      value[0]!.prominence >= (to - from > 1 ? WELL_KNOWN : FAMOUS) ||
      words.slice(from, to).some(({ surface }) => /^\p{Lu}/u.test(surface)),
  );
  const named = names.flatMap(({ from, to }) => words.slice(isArticle(words[from - 1]) ? from - 1 : from, to));
  return new Set([...named, ...inHeads(words)]);
}

/** "Plaza de toros las Ventas", «calle de la Cruz»: how the city calls things, whatever language the rest is in. */
const inHeads = (words: readonly Word[]): readonly Word[] =>
  LANGUAGES.flatMap((language) => {
    const { heads } = compiled(language).pack.looks;
    if (!heads) return [];
    return words.flatMap(({ folded }, at) => {
      const rest = words.slice(at + 1);
      const end = rest.findIndex((word) => !heads.goesOn.test(word.folded));
      return heads.nouns.has(folded) && end > 0 ? words.slice(at, at + end + 2) : [];
    });
  });

const isArticle = (word: Word | undefined): boolean => /^(?:el|la|los|las)$/.test(word?.folded ?? '');

/** "Holaa" gives "hola", "graciasss" gives "gracias"; but "zoo" and "coffee" are written so. */
function unstretched(word: string): string {
  const last = word.at(-1) ?? '';
  let end = word.length;
  while (end > 1 && word[end - 2] === last) end--;
  const isStretched = /[a-z]/.test(last) && word.length - end >= (/[aiuy]/.test(last) ? 1 : 2);
  return isStretched ? word.slice(0, end) : word;
}

interface Voters {
  readonly functionWords: ReadonlySet<string>;
  readonly content: ReadonlySet<string>;
  readonly shorthand: ReadonlyMap<string, string>;
}

function lexicalVote({ functionWords, content, shorthand }: Voters, folded: string): number {
  const word = shorthand.get(folded) ?? unstretched(folded);
  if (functionWords.has(word)) return 1;
  return content.has(word) ? 0.7 : 0;
}

const votersOf = onceEach((language: Language): Voters => {
  const own = vocabularyOf(language);
  const others = otherLanguages(language).map(vocabularyOf);
  const isIn = (lists: 'functionWords' | 'content' | 'alone' | 'others') => (word: string) =>
    others.some((other) => other[lists].has(word));
  const [isFunctionWord, isContent, isAlone, isOther] = [
    isIn('functionWords'),
    isIn('content'),
    isIn('alone'),
    isIn('others'),
  ];
  return {
    // "chili con carne" makes no English word of "con".
    functionWords: new Set([...own.functionWords].filter((word) => !isFunctionWord(word) && !isAlone(word))),
    content: new Set(
      [...own.content, ...own.others].filter((word) => !isFunctionWord(word) && !isContent(word) && !isOther(word)),
    ),
    // «To» for «todo» makes nothing Spanish of "bus to the park".
    shorthand: new Map([...own.shorthand].filter(([word]) => !isFunctionWord(word))),
  };
});

/** "Museos", and also "miradores"; no English bar has "bares". */
const pluralsOf = (word: string, language: Language): readonly string[] =>
  compiled(language).pack.inflection.takesEs.test(word) ? [`${word}s`, `${word}es`] : [`${word}s`];

interface Lexicon extends Voters {
  /** Words listed only because they look like misspellings of ours: they too tell the language. */
  readonly others: ReadonlySet<string>;
  /** Words that some list has by themselves, not only inside a phrase. */
  readonly alone: ReadonlySet<string>;
}

/** Kinds, cuisines, dishes and the like: "puentes" alone is no English. */
const nounsOf = (language: Language): readonly string[] =>
  VOCABULARY.formsOf(language).flatMap(({ form, concept, role }) =>
    role === 'name' && NOUNS.has(concept.type) ? [form] : [],
  );
const NOUNS: ReadonlySet<ConceptType> = new Set(['kind', 'cuisine', 'dish', 'diet', 'feature']);

const vocabularyOf = onceEach((language: Language): Lexicon => {
  const { pack, functionWords, shorthand } = compiled(language);
  const lists = [...pack.predicates.map(({ forms }) => forms), pack.intensifiers, pack.negators, pack.commonWords];
  const plain = (word: string) =>
    word
      .normalize('NFD')
      .replace(/[\p{M}']/gu, '')
      .toLowerCase();
  const phrases = [
    ...sentenceForms('category', language),
    ...lists.flatMap((list) => listOf(list)),
    ...sentenceForms('broad', language),
    ...nounsOf(language),
  ];
  const alone = new Set(phrases.filter((phrase) => !/[ -]/.test(phrase)).map(plain));
  const content = phrases.flatMap((phrase) => phrase.split(/[ -]/)).map(plain);
  const inflected = content.flatMap((word) => (word.length > 2 ? [word, ...pluralsOf(word, language)] : [word]));
  const others = new Set(listOf(pack.realWords).map(plain));
  return { functionWords, shorthand, others, alone, content: new Set(inflected.filter((word) => word.length > 2)) };
});
