// The language of an answer, from `?lang=` or the `Accept-Language` header.
import type { FastifyRequest } from 'fastify';
import { LANGUAGES, type Language } from '../domain/language.ts';

export function languageOf(request: FastifyRequest, asked?: string): Language {
  return isLanguage(asked) ? asked : (preferred(request.headers['accept-language']) ?? 'en');
}

const isLanguage = (text: string | undefined): text is Language => LANGUAGES.includes(text as Language);

/** The first of our languages by quality: "fr, es;q=0.8, en;q=0.5" gives Spanish. */
function preferred(header: string | undefined): Language | undefined {
  const ranked = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((each) => /^\s*q=([\d.]+)$/u.exec(each)?.[1]).find((each) => each !== undefined);
      return { language: tag.slice(0, 2).toLowerCase(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return ranked.map(({ language }) => language).find(isLanguage);
}
