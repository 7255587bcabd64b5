// The registry of grammars: a code maps to the grammar of its language.
import type { Language } from '../../domain/language.ts';
import { GRAMMAR_EN } from './en/grammar.ts';
import { GRAMMAR_ES } from './es/grammar.ts';
import type { Grammar } from './grammar.ts';

const GRAMMARS: Readonly<Record<Language, Grammar>> = { en: GRAMMAR_EN, es: GRAMMAR_ES };

export const grammarOf = (language: Language): Grammar => GRAMMARS[language];
