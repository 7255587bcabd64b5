// Patterns over OpenStreetMap tags: `amenity=cafe`, all of `amenity=restaurant+cuisine=ramen`, any value `shop=*`.

export type OsmTags = Readonly<Record<string, string>>;

/** All of these must hold. */
export interface TagPattern {
  readonly tags: readonly { readonly key: string; readonly value: string }[];
}

/** @throws Error when a part is no `key=value` */
export function tagPatternOf(text: string): TagPattern {
  const tags = text.split('+').map((part) => {
    const [, key = '', value = ''] = /^([^=\s]+)=([^=\s]+)$/u.exec(part.trim()) ?? [];
    if (key === '') throw new Error(`"${text}" must be OSM tags, such as amenity=cafe+cuisine=tea`);
    return { key, value };
  });
  return { tags };
}

export const matchesTags = ({ tags: wanted }: TagPattern, tags: OsmTags): boolean =>
  wanted.every(({ key, value }) => hasTag(tags, key, value));

/** A tag may hold several values, by semicolons; "no" is never a value. */
export function hasTag(tags: OsmTags, key: string, value: string): boolean {
  const actual = tags[key];
  if (actual === undefined || actual === 'no') return false;
  return value === '*' || actual.split(';').some((each) => each.trim() === value);
}

/** Keys whose value is the label that the import writes into a place's types. */
const TYPE_KEYS = new Set(
  'amenity tourism leisure shop historic natural building boundary craft healthcare office'.split(' '),
);

/** Values that by themselves are type labels: `pharmacy` of `amenity=pharmacy`. */
export const labelsOfPatterns = (patterns: readonly TagPattern[]): readonly string[] =>
  patterns.flatMap(({ tags: [first, ...rest] }) =>
    first && rest.length === 0 && TYPE_KEYS.has(first.key) && first.value !== '*' ? [first.value] : [],
  );
