// Says an answer in a language.
import type { Language } from '../../domain/language.ts';
import type { Answer, SingleAnswer } from '../answer.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { Variety } from './variety.ts';
import type { Saying, Voice } from './voice.ts';

const VOICES: Readonly<Record<Language, Voice>> = { en, es };

export function composeReply(answer: Answer, language: Language, variety: Variety): string {
  if (answer.kind === 'both') return answer.answers.map((each) => composeReply(each, language, variety)).join(' ');
  const say = VOICES[language][answer.kind] as Saying<SingleAnswer['kind']>;
  return tidy(say(answer as never, variety));
}

/** No doubled spaces where optional parts met; nothing else is touched, for names have the oddest punctuation. */
const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
