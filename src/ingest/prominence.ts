// First estimates of prominence, 0 to 5, from the fields of a source. Editors have the last word.

/** Every tenfold number of ratings is one step: 10 → 0, 100 → 1, 10,000 → 3, 100,000 (the Prado) → 4. */
export function prominenceOfRatings(count: number): number {
  return tenths(Math.log10(Math.max(count, 1)) - 1);
}

/**
 * @param mentions how many other entries of an official guide name this one; every fourfold number is one step
 * @param base what being in that guide at all is worth
 */
export function prominenceOfMentions(mentions: number, base: number): number {
  return tenths(base + Math.log2(1 + mentions) / 2);
}

const tenths = (value: number): number => Math.round(Math.min(5, Math.max(0, value)) * 10) / 10;

/** A place with an encyclopedia entry is known beyond its street. */
export function prominenceOfTags(tags: Readonly<Record<string, string>>): number {
  const isSight = 'tourism' in tags || 'historic' in tags;
  const known = (tags.wikipedia ? 1.5 : 0) + (tags.wikidata ? 0.5 : 0);
  return tenths((isSight ? 1 : 0.5) + known + (tags.heritage ? 0.5 : 0));
}
