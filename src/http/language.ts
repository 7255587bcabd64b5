// The language of an answer, from `?lang=` or the `Accept-Language` header.
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../domain/language.ts';
import { preferredOf } from './accepted.ts';

export function languageOf(request: FastifyRequest, asked?: string): Language {
  return isLanguage(asked) ? asked : (preferred(request.headers['accept-language']) ?? 'en');
}

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.includes(text as Language);

/** The first of our languages by quality: "fr, es;q=0.8, en;q=0.5" gives Spanish. */
const preferred = (header: string | undefined): Language | undefined =>
  preferredOf(header)
    .map((value) => value.split('-', 1)[0])
    .find(isLanguage);
