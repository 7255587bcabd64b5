// The small pattern language of the packs: a regular expression over whole words, where `…` is up to four words, `^` and
// `$` the ends of the message. Every repetition is bounded, so that no text can make a pattern run away.

export function pattern(source: string): RegExp {
  const gaps = source.replaceAll('… ', '(?:\\S+ ){0,4}?').replaceAll(' …', '(?: \\S+){0,4}?');
  return new RegExp(`(?<= )(?:${withAnchors(gaps)})(?= )`, 'g');
}

/** `^` begins a line, which opens with a blank; `$` tolerates courtesies after it. */
function withAnchors(source: string): string {
  return source
    .replace(/(?<![[\\(?])\^|(?<=\()\^|^\^/g, '(?<=^ )')
    .replace(
      /(?<!\\)\$/g,
      '(?= (?:(?:please|thanks|thank you|por favor|porfa|gracias|now|today|then|ahora|hoy|entonces|friend) )?$)',
    );
}

/** First match in a line, if any. */
export function firstMatch(expression: RegExp, line: string): RegExpExecArray | null {
  expression.lastIndex = 0;
  return expression.exec(line);
}

export const matchesIn = (expression: RegExp, line: string): boolean => firstMatch(expression, line) !== null;
