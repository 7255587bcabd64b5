// The two languages of the service.
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in both languages; either may be missing. */
export interface Bilingual {
  readonly en?: string;
  readonly es?: string;
}

/** The text in `language`, else in the other one. */
export function inLanguage(text: Bilingual, language: Language): string | undefined {
  return text[language] ?? text[language === 'en' ? 'es' : 'en'];
}
