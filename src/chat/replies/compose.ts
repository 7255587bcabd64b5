// Says an answer in a language.
import { type City, centerName, cityName } from '../../city/city.ts';
import type { CivilDay } from '../../domain/civil-day.ts';
import type { Language } from '../../domain/language.ts';
import type { Answer } from '../answer.ts';
import { momentWords as momentsEn } from './en/days.ts';
import { housed as housedEn } from './en/places.ts';
import { en } from './en.ts';
import { momentWords as momentsEs } from './es/days.ts';
import { housed as housedEs } from './es/places.ts';
import { es } from './es.ts';
import { type SaysMoment, withMoments } from './moments.ts';
import type { Variety } from './variety.ts';
import type { Saying, Voice } from './voice.ts';

const VOICES: Readonly<Record<Language, Voice>> = { en, es };

/** What replies of one language call the city and two well-known spots of it. */
interface CityWords {
  readonly city: string;
  readonly near: string;
  readonly area: string;
}

export function cityWordsOf(city: City, language: Language): CityWords {
  const centre = centerName(city, language);
  const [near = centre, area = near] = city.examples;
  return { city: cityName(city, language), near, area };
}

/** Where and when a reply is read. */
interface Setting {
  readonly words: CityWords;
  readonly today: CivilDay;
}

export function composeReply(answer: Answer, language: Language, variety: Variety, { words, today }: Setting): string {
  const say = VOICES[language][answer.kind] as Saying<Answer['kind']>;
  return tidy(withMoments(filled(say(answer as never, variety), words), today, MOMENTS[language]));
}

const MOMENTS: Readonly<Record<Language, SaysMoment>> = { en: momentsEn, es: momentsEs };

const HOUSED: Readonly<Record<Language, typeof housedEn>> = { en: housedEn, es: housedEs };

/** Which place a work is at. */
export const composeHoused = (work: string, place: string, language: Language): string => HOUSED[language](work, place);

/** Sentences say `{city}`, and `{near}` and `{area}` where an example names a spot. */
const filled = (text: string, city: CityWords): string =>
  text.replace(/\{(city|near|area)\}/gu, (_, word: keyof CityWords) => city[word]);

/** No doubled spaces where optional parts met; nothing else is touched, for names have the oddest punctuation. */
const tidy = (text: string): string =>
  text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
