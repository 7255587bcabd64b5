// Turns a language's data into tables and patterns, once.
import type { Category } from '../../domain/category.ts';
import type { Kind } from '../../domain/kind.ts';
import type { Language } from '../../domain/language.ts';
import { VOCABULARY } from '../../vocabulary/bundled.ts';
import type { ConceptType } from '../../vocabulary/concept.ts';
import type { Word } from '../document.ts';
import { PhraseTable } from '../phrases.ts';
import type { PlaceMention } from '../understanding.ts';
import { Vocabulary } from '../vocabulary.ts';
import { phraseWords } from '../words.ts';
import { ENGLISH } from './en/index.ts';
import { SPANISH } from './es/index.ts';
import type { Inflection } from './inflection.ts';
import { type LanguagePack, listOf, type Patterns, type PredicateRow, type Side } from './pack.ts';
import { pattern, wordsOfPattern } from './pattern.ts';
import { formsInSentences, sentenceForms } from './sentence-forms.ts';

/** What a form stands for; no categories: it is blocked. */
export interface Form {
  readonly form: string;
  readonly categories: readonly Category[];
  readonly nounOnly: boolean;
}

export type Cue =
  | {
      readonly kind: 'predicate';
      readonly polarity: number;
      readonly side: Side;
      readonly form: string;
      /** Told as a story: in the past, yet holding. */
      readonly isStory?: true;
    }
  | {
      readonly kind: 'fixed' | 'wish' | 'negator' | 'final' | 'intensifier' | 'downtoner' | 'contrast' | 'conjunction';
      readonly form: string;
    };

export interface Compiled {
  readonly language: Language;
  readonly pack: LanguagePack;
  readonly forms: PhraseTable<Form>;
  readonly cues: PhraseTable<Cue>;
  readonly cuisines: PhraseTable<string>;
  readonly kinds: PhraseTable<Kind>;
  readonly shorthand: ReadonlyMap<string, string>;
  readonly functionWords: ReadonlySet<string>;
  readonly generics: ReadonlySet<string>;
  readonly linkers: ReadonlySet<string>;
  readonly patterns: Readonly<Record<SinglePattern, RegExp>>;
  /** Words of "seem to be", "me parecen". */
  readonly copulas: ReadonlySet<string>;
  /** Each ends with the adjective. */
  readonly judgements: readonly { readonly polarity: number; readonly pattern: RegExp }[];
  /** "Magical!", "too loud": an adjective alone. */
  readonly bareJudgements: readonly { readonly polarity: number; readonly pattern: RegExp }[];
  readonly narratedAttitudes: readonly { readonly polarity: number; readonly pattern: RegExp }[];
  readonly better: readonly RegExp[];
  readonly worse: readonly RegExp[];
  /** Words worth putting a misspelling right to. */
  readonly vocabulary: Vocabulary;
  /** A word of the language, as far as we know it: never a misspelling. */
  isKnownWord(folded: string): boolean;
  /** A word that means something without being a name. */
  isOrdinary(folded: string): boolean;
  /** A phrase such as "next to" stands directly before; "from" or "through" do not count here. */
  isBeside(words: readonly Word[], at: number): boolean;
  /** What the words before a name make of it. */
  roleBefore(words: readonly Word[], at: number): PlaceMention['role'];
}

type SinglePattern = Exclude<keyof Patterns, 'better' | 'worse'>;

const cache = new Map<Language, Compiled>();

export function compiled(language: Language): Compiled {
  const ready = cache.get(language) ?? compile(PACKS[language]);
  cache.set(language, ready);
  return ready;
}

const PACKS: Readonly<Record<Language, LanguagePack>> = { en: ENGLISH, es: SPANISH };

function compile(pack: LanguagePack): Compiled {
  const conceptWords = wordsOfAll([
    ...VOCABULARY.categories,
    ...(['category', 'broad', 'cuisine'] as const).flatMap((type) => sentenceForms(type, pack.language)),
  ]);
  const cueWords = wordsOfAll([
    ...pack.predicates.map(({ forms }) => forms),
    pack.intensifiers,
    pack.downtoners,
    pack.negators,
    pack.finals,
  ]);
  const functionWords = new Set(wordsOfAll([pack.functionWords, pack.contrasts, pack.conjunctions]));
  const patternWords = new Set(
    [
      ...Object.entries(pack.patterns).flatMap(([name, source]) => (name === 'determiners' ? [] : source)),
      ...rowsOf(pack.phrases, CORRECTED),
    ].flatMap(wordsOfPattern),
  );
  // Nobody's misspelling is put right toward the weather.
  const realWords = new Set([
    ...wordsOfAll([pack.realWords, pack.commonWords, pack.blocked, pack.wishes]),
    ...wordsOfPattern(pack.phrases),
    ...pack.narratedAttitudes.flatMap(({ patterns }) => patterns.flatMap(wordsOfPattern)),
  ]);
  const known = new Set([...conceptWords, ...cueWords, ...functionWords, ...patternWords, ...realWords]);
  const isKnown = (folded: string) => known.has(folded) || singulars({ pack }, folded).some((each) => known.has(each));
  const everyday = new Set(pack.everydayWords.trim().split(/\s+/));
  const near = beforeName(pack.patterns.near, pack);
  const inside = beforeName(pack.patterns.inside, pack);
  const beside = beforeName(withoutMotion(pack.patterns.near), pack);
  return {
    language: pack.language,
    pack,
    forms: formsOf(pack),
    cues: cuesOf(pack),
    cuisines: idsByForm('cuisine', pack.language),
    kinds: idsByForm('kind', pack.language),
    shorthand: new Map(Object.entries(pack.shorthand)),
    functionWords,
    generics: new Set(wordsOfAll([pack.generics])),
    linkers: new Set(wordsOfAll([pack.linkers])),
    patterns: Object.fromEntries(
      Object.entries(pack.patterns).flatMap(([name, source]) =>
        typeof source === 'string' ? [[name, pattern(source)]] : [],
      ),
    ) as Record<SinglePattern, RegExp>,
    copulas: new Set(wordsOfPattern(pack.judgements.copula)),
    judgements: judgementsOf(pack),
    bareJudgements: pack.judgements.adjectives.map(([polarity, source]) => ({
      polarity,
      pattern: new RegExp(`^ (?:(?:${pack.judgements.adverbs}) ){0,3}(?:${source}) (?:[.!,;] )*$`),
    })),
    narratedAttitudes: pack.narratedAttitudes.map(({ polarity, patterns }) => ({
      polarity,
      pattern: pattern(patterns.join('|')),
    })),
    better: pack.patterns.better.map(pattern),
    worse: pack.patterns.worse.map(pattern),
    vocabulary: new Vocabulary(
      [...functionWords, ...cueWords, ...patternWords, ...conceptWords].filter((word) => word.length >= 4),
    ),
    isKnownWord: (folded) => isKnown(folded) || everyday.has(folded),
    isOrdinary: (folded) => isKnown(folded) || /^\d+$/.test(folded),
    isBeside: (words, at) => beside.test(textBefore(words, at)),
    roleBefore: (words, at) => {
      const before = textBefore(words, at);
      const bare = withoutArticle(before);
      if (near.test(before) || near.test(bare)) return 'near';
      return inside.test(before) || inside.test(bare) ? 'in' : 'subject';
    },
  };
}

/** The words before a name, without the article that it keeps in another language: "in las letras". */
export const withoutArticle = (before: string): string => before.replace(/ (?:el|la|los|las) $/, ' ');

const textBefore = (words: readonly Word[], at: number): string =>
  ` ${words
    .slice(Math.max(0, at - 7), at)
    .map(({ norm }) => norm)
    .join(' ')} `;

/** Families of phrases that a misspelt word is put right toward. */
const CORRECTED: ReadonlySet<string> = new Set([
  'ask',
  'compare',
  'more',
  'sort',
  'tighten',
  'search',
  'forget',
  'help',
]);

const rowsOf = (phrases: string, families: ReadonlySet<string>): string[] =>
  phrases.split('\n').filter((row) => families.has(row.split(' ', 1)[0]!));

/** Leaves out prepositions that also say how one moves. */
const withoutMotion = (near: string): string =>
  near
    .split('|')
    .filter((phrase) => !/^(?:por|desde|from|by|outside|behind|around|nearby|cerca)$/.test(phrase))
    .join('|');

/** The phrase, then at most three determiners, then the name. */
const beforeName = (source: string, pack: LanguagePack): RegExp =>
  new RegExp(`(?<= )(?:${source}) (?:(?:${pack.patterns.determiners}) ){0,3}$`);

function formsOf(pack: LanguagePack): PhraseTable<Form> {
  const table = new PhraseTable<Form>();
  const nounsOnly = new Set(listOf(pack.nounsOnly));
  for (const form of listOf(pack.blocked)) table.add(form, { form, categories: [], nounOnly: false });
  for (const { categories, words } of VOCABULARY.conceptsOfType('broad')) {
    for (const form of words[pack.language]!.forms) table.add(form, { form, categories, nounOnly: false });
  }
  for (const concept of VOCABULARY.conceptsOfType('category')) {
    for (const form of [concept.id, ...formsInSentences(concept, pack.language)]) {
      table.add(form, { form, categories: concept.categories, nounOnly: nounsOnly.has(form) }, joined);
    }
  }
  return table;
}

/** A form listed under several categories stands for all of them; a blocked one stays blocked. */
const joined = (old: Form, added: Form): Form =>
  old.categories.length === 0 || old.categories.includes(added.categories[0]!)
    ? old
    : { ...old, categories: [...old.categories, ...added.categories] };

function cuesOf(pack: LanguagePack): PhraseTable<Cue> {
  const table = new PhraseTable<Cue>();
  const addPredicate = ({ polarity, side, forms }: PredicateRow) => {
    for (const form of listOf(forms)
      .flatMap((each) => tensesOf(pack.inflection, each))
      .flatMap((each) => pack.inflection.variantsOf(each))) {
      table.add(form, { kind: 'predicate', polarity, side, form });
    }
  };
  pack.predicates.forEach(addPredicate);
  for (const form of listOf(pack.notContrasts)) table.add(form, { kind: 'fixed', form });
  for (const form of listOf(pack.wishes)) table.add(form, { kind: 'wish', form });
  const lists = {
    contrast: pack.contrasts,
    negator: pack.negators,
    final: pack.finals,
    intensifier: pack.intensifiers,
    downtoner: pack.downtoners,
    conjunction: pack.conjunctions,
  } as const;
  for (const [kind, forms] of Object.entries(lists)) {
    for (const form of listOf(forms)) table.add(form, { kind: kind as keyof typeof lists, form });
  }
  return table;
}

/** "That are noisy" describes what is looked for and judges nothing. */
const judgementsOf = ({ judgements: { copula, adverbs, adjectives } }: LanguagePack) =>
  adjectives.map(([polarity, source]) => ({
    polarity,
    pattern: new RegExp(`(?<= )(?<! (?:that|which|que) )(?:${copula}) (?:(?:${adverbs}) ){0,3}(?:${source})(?= )`, 'g'),
  }));

function tensesOf({ past }: Inflection, form: string): string[] {
  const [verb = '', ...rest] = form.split(' ');
  return rest.length === 0 ? [form] : [form, ...(past[verb] ?? []).map((each) => [each, ...rest].join(' '))];
}

/** The form that stands first in the table keeps its meaning. */
function idsByForm(type: ConceptType, language: Language): PhraseTable<string> {
  const table = new PhraseTable<string>();
  for (const concept of VOCABULARY.conceptsOfType(type)) {
    for (const form of formsInSentences(concept, language)) table.add(form, concept.id);
  }
  return table;
}

const wordsOfAll = (lists: readonly string[]): string[] =>
  lists.flatMap((list) => listOf(list).flatMap((phrase) => phraseWords(phrase)));

/** What a plural may be the plural of. */
export function singulars({ pack: { inflection } }: Pick<Compiled, 'pack'>, word: string): readonly string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return [];
  return [word.slice(0, -1), ...inflection.singularsOf(word)];
}
