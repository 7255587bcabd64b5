// What a caller would rather have, from a header such as `Accept` or `Accept-Language` (RFC 9110, 12.5).

interface Accepted {
  /** In lower case, without parameters. */
  readonly value: string;
  readonly quality: number;
}

const MAX_HEADER_LENGTH = 500;

/** The best first; what is refused (`;q=0`) is left out. */
export function acceptedOf(header: string | undefined): readonly Accepted[] {
  return (header ?? '')
    .slice(0, MAX_HEADER_LENGTH)
    .split(',')
    .map((part) => {
      const [value = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((each) => /^\s*q=([\d.]+)\s*$/u.exec(each)?.[1])
        .find((each) => each !== undefined);
      return { value: value.trim(), quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
}
