// Stage 0, second half: English or Spanish? Function words and the lexicon vote; names and words of both languages do
// not; the language of the previous message settles a tie.
import type { Language } from '../domain/language.ts';
import type { Word } from './document.ts';
import type { Gazetteer } from './gazetteer.ts';
import { compiled } from './languages/compile.ts';
import { listOf } from './languages/pack.ts';

const PRIOR = 0.6;

export function detectLanguage(text: string, words: readonly Word[], previous: Language | undefined): Language {
  let balance = previous === 'es' ? PRIOR : previous === 'en' ? -PRIOR : -0.1;
  if (/[¿¡]/.test(text)) balance += 2;
  const [en, es] = [votersOf('en'), votersOf('es')];
  for (const { folded, surface } of words) {
    balance += voteOf(es, folded) - voteOf(en, folded);
    if (/[ñ]|[áéíóú](?!$)/iu.test(surface) && !en.content.has(folded)) balance += 0.4;
  }
  return balance > 0 ? 'es' : 'en';
}

/** What is called "Puerta del Sol" in every language does not vote. */
export function withoutNames(words: readonly Word[], { forms }: Gazetteer): readonly Word[] {
  const names = forms
    .matches(words.length, (at) => [words[at]!.folded])
    .filter(({ from, to }) => words.slice(from, to).some(({ surface }) => /^\p{Lu}/u.test(surface)));
  return words.filter((_, at) => !names.some(({ from, to }) => at >= from && at < to));
}

interface Voters {
  readonly functionWords: ReadonlySet<string>;
  readonly content: ReadonlySet<string>;
}

function voteOf(voters: Voters, folded: string): number {
  if (voters.functionWords.has(folded)) return 1;
  return voters.content.has(folded) ? 0.7 : 0;
}

const cache = new Map<Language, Voters>();

function votersOf(language: Language): Voters {
  let voters = cache.get(language);
  if (!voters) {
    const [own, other] = [vocabularyOf(language), vocabularyOf(language === 'en' ? 'es' : 'en')];
    const only = (word: string) => !other.functionWords.has(word) && !other.content.has(word);
    voters = {
      functionWords: new Set([...own.functionWords].filter(only)),
      content: new Set([...own.content].filter(only)),
    };
    cache.set(language, voters);
  }
  return voters;
}

function vocabularyOf(language: Language): Voters {
  const { pack, functionWords } = compiled(language);
  const lists = [
    ...Object.values(pack.concepts),
    ...pack.predicates.map(({ forms }) => forms),
    pack.intensifiers,
    pack.negators,
    Object.keys(pack.broad).join(','),
  ];
  const plain = (word: string) =>
    word
      .normalize('NFD')
      .replace(/[\p{M}']/gu, '')
      .toLowerCase();
  const content = lists
    .flatMap((list) => listOf(list))
    .flatMap((phrase) => phrase.split(/[ -]/))
    .map(plain);
  const inflected = content.flatMap((word) => (word.length > 2 ? [word, `${word}s`] : [word]));
  return { functionWords, content: new Set(inflected.filter((word) => word.length > 2)) };
}
