// What a plan is called outside its page: by each reader in their own language, as a file, and in a calendar.
import type { SharedPlan } from '../../api-client/types.ts';
import { dateFrom } from '../day/time.ts';
import { cityName } from './city.ts';
import { type Language, localeOf } from './first-language.ts';
import { OWN_TITLES } from './own-titles.ts';

/** Of a plan that somebody shares, before the reader takes it over. */
const SHARED_TITLES: Readonly<Record<Language, string>> = {
  en: `Days in ${cityName('en')}`,
  es: `Días en ${cityName('es')}`,
};

const LANGUAGES = Object.keys(OWN_TITLES) as Language[];

/** What was typed stays as it is; a title that was made here, by the page or for the first day, is made again. */
export function sharedTitle({ title, days }: Pick<SharedPlan, 'title' | 'days'>, lang: Language): string {
  if (title === '') return SHARED_TITLES[lang];
  if (LANGUAGES.some((each) => OWN_TITLES[each] === title)) return SHARED_TITLES[lang];
  const dates = [...new Set([...days.slice(0, 1), ...days.slice(-1)].map(({ date }) => date))];
  return LANGUAGES.some((each) => bare(titleOfDays(dates, each)) === bare(title)) ? titleOfDays(dates, lang) : title;
}

/** As the service calls a plan that the chat made: its first day, or its first and its last. */
const titleOfDays = (dates: readonly string[], lang: Language): string =>
  dates.map((date) => capital(dayName(date, lang))).join(' – ');

/** "Saturday 5 December". */
export const dayName = (date: string, lang: Language): string =>
  dateFrom(date)?.toLocaleDateString(localeOf(lang), { weekday: 'long', day: 'numeric', month: 'long' }) ?? date;

/** Whether a plan is called after this day, in either language. */
export const isTitleOfDay = (title: string, date: string): boolean =>
  LANGUAGES.some((lang) => bare(dayName(date, lang)) === bare(title));

/** Browsers differ in the comma after the weekday. */
const bare = (text: string): string => text.toLowerCase().replaceAll(',', '');
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Name of a file: the title and the first day, without what a file system refuses. */
export function fileName(title: string, date: string | undefined, kind: string): string {
  const words = title
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/gu, '');
  return `${[words || 'paseo', date].filter(Boolean).join('-')}.${kind}`;
}

/** So long that a line of the file stays below 75 octets. */
const FOLDED_AT = /.{1,60}/gu;

/** A calendar whose entries lead back to their plan: calendars show what is said of an entry, not of the whole. */
export const withWayBack = (calendar: string, url: string): string =>
  calendar.replaceAll('END:VEVENT', `DESCRIPTION:${url.match(FOLDED_AT)?.join('\r\n ') ?? ''}\r\nEND:VEVENT`);
