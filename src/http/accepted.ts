// Preferences of a caller, from a header such as `Accept`, `Accept-Encoding` or `Accept-Language` (RFC 9110, 12.5).
// Ours instead of `negotiator`, because that library gives an order without the qualities, which the choice between JSON
// and events needs. Every pattern here is anchored, so the time grows with the length of the header and not with its square.

/** More than any client sends; the rest of a longer header is not read. */
const MAX_HEADER_LENGTH = 500;
const QUALITY = /^\s*q=([\d.]+)\s*$/u;

/** The quality of each value in lower case, without parameters; 0 is a refusal. */
export function qualitiesOf(header: string | undefined): ReadonlyMap<string, number> {
  const parts = (header ?? '').slice(0, MAX_HEADER_LENGTH).toLowerCase().split(',');
  return new Map(
    parts.map((part) => {
      const [value = '', ...parameters] = part.split(';');
      const quality = parameters.map((each) => QUALITY.exec(each)?.[1]).find((each) => each !== undefined);
      return [value.trim(), quality === undefined ? 1 : Number(quality)];
    }),
  );
}

/** Accepted values, the best first; refused ones (`;q=0`) are left out. */
export const preferredOf = (header: string | undefined): readonly string[] =>
  [...qualitiesOf(header)]
    .filter(([, quality]) => quality > 0)
    .sort(([, a], [, b]) => b - a)
    .map(([value]) => value);

/** RFC 9110, 13.1.2: any, or one of a list. An answer that travelled compressed comes back with its tag marked as weak. */
export const isKnown = (etag: string, known = ''): boolean =>
  known.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//u, '')));
