// The shape of a translation: the same keys as the English words, with any text in them.
export type TranslationOf<English> = {
  readonly [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends (...given: infer Given) => string
      ? (...given: Given) => string
      : TranslationOf<English[Key]>;
};
