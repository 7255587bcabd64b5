// The small pattern language of the packs: a regular expression over whole words, where `…` is up to four words, `^` and
// `$` the ends of the message. Every repetition is bounded, so that no text can make a pattern run away.

export function pattern(source: string): RegExp {
  const gaps = source.replaceAll('… ', '(?:\\S+ ){0,4}?').replaceAll(' …', '(?: \\S+){0,4}?');
  return new RegExp(`(?<= )(?:${withAnchors(gaps)})(?:(?= )|(?<= ))`, 'g');
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
function firstMatch(expression: RegExp, line: string): RegExpExecArray | null {
  expression.lastIndex = 0;
  return expression.exec(line);
}

/** Every match of a global expression, one after the other: `matchAll` makes a new expression at each call. */
export function allMatches(expression: RegExp, line: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let match = firstMatch(expression, line); match; match = expression.exec(line)) {
    found.push(match);
    if (match[0] === '') expression.lastIndex++;
  }
  return found;
}

export const matchesIn = (expression: RegExp, line: string): boolean => firstMatch(expression, line) !== null;

/** The words that a pattern can match, so that misspellings of them can be put right: "tont[oa]s?" has four. */
export function wordsOfPattern(source: string): string[] {
  const plain = source.replace(/\(\?[!<=:]+|\\\w[+*]?\*?|\{\d,?\d*\}/g, ' ');
  const written = plain.match(/[a-zñ]+(?:\[[a-zñ]+\]\??[a-zñ]*|[a-zñ]\?[a-zñ]*)*/g) ?? [];
  return written.flatMap(spelledOut).filter((word) => word.length >= 3);
}

function spelledOut(written: string): string[] {
  const choice = /^([a-zñ]*?)(?:\[([a-zñ]+)\](\?)?|([a-zñ])(\?))(.*)$/.exec(written);
  if (!choice) return [written];
  const [, head = '', several, mayLack, single = '', , tail = ''] = choice;
  const options = several ? [...several, ...(mayLack ? [''] : [])] : [single, ''];
  return options.flatMap((option) => spelledOut(tail).map((rest) => head + option + rest));
}
