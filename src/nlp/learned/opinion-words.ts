// Small closed lists for reading opinions: what negates, strengthens, or begins another clause.
import type { Language } from '../../domain/language.ts';
import { foldAccents } from '../../domain/text.ts';

export interface OpinionWords {
  /** Of "didn 't", as tokenised corpora have it, the first half. */
  readonly negators: ReadonlySet<string>;
  readonly intensifiers: ReadonlySet<string>;
  /** "a little slow", "un poco lento": after these, a word that belittles does not negate. */
  readonly articles: ReadonlySet<string>;
  /** "too expensive": more of it is worse. */
  readonly excess: ReadonlySet<string>;
  /** Begins a clause with an opinion of its own. */
  readonly contrasts: ReadonlySet<string>;
  readonly joins: ReadonlySet<string>;
  readonly copulas: ReadonlySet<string>;
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/u).map(foldAccents));

export const OPINION_WORDS: Readonly<Record<Language, OpinionWords>> = {
  en: {
    negators: setOf(`not n't nt no never nothing without hardly barely neither nor nobody none cannot lack lacks lacked
      lacking isnt wasnt dont didnt wont cant rather little few less
      isn wasn don didn doesn won couldn wouldn shouldn hasn haven hadn aren weren ain`),
    intensifiers: setOf('very really so extremely incredibly absolutely super quite pretty truly totally highly most'),
    articles: setOf('a quite'),
    excess: setOf('too overly'),
    contrasts: setOf('but however although though yet while whereas except despite unlike unfortunately instead still'),
    joins: setOf('and or plus also which that because as when if so'),
    copulas:
      setOf(`is was are were be been being 's 're seems seemed looks looked feels felt tastes tasted gets got stays
      came comes`),
  },
  es: {
    negators: setOf(
      'no nunca nada ni sin jamás tampoco nadie ningún ninguna ninguno apenas falta poco poca pocos pocas',
    ),
    intensifiers: setOf(
      'muy tan súper super bastante realmente sumamente totalmente extremadamente verdaderamente más',
    ),
    articles: setOf('un una unos unas'),
    excess: setOf('demasiado demasiada demasiados demasiadas excesivamente'),
    contrasts: setOf('pero aunque mientras sino salvo excepto embargo lastima unicamente solo menos quitando'),
    joins: setOf('y e o además también que porque como cuando si'),
    copulas: setOf(`es era son eran fue fueron está estaba están estaban ha sido siendo parece pareció parecía resulta
      resultó resultaron queda quedó sigue tiene tienen tenía`),
  },
};
