// The languages of the service: the registry over which tables of words, rows and texts are records.
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export const otherLanguages = (language: Language): readonly Language[] =>
  LANGUAGES.filter((each) => each !== language);

/** A text in each language; any may be missing. */
export type Texts = Readonly<Partial<Record<Language, string>>>;

/** The text in `language`, else in the first other one that has it. */
export const inLanguage = (text: Texts, language: Language): string | undefined =>
  text[language] ?? otherLanguages(language).flatMap((other) => text[other] ?? [])[0];

/** The same for every language. */
export const inEachLanguage = <Value>(of: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Record<Language, Value>;
