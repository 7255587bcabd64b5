// Everything the pages say, in the visitor's language.
import { language } from '../state/settings.ts';
import { useStore } from '../state/store.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type Said<T> = {
  readonly [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : Said<T[Key]>;
};

export type Words = Said<typeof en>;

export const WORDS: Readonly<Record<'en' | 'es', Words>> = { en, es };

export const useWords = (): Words => WORDS[useStore(language)];
