// What a line must hold for an expression to match it at all: hundreds of rows are tried on each sentence, and most of them
// need a word that is not there.

/**
 * Texts of which a match holds at least one: for "how (?:much|dear) is it" either "how" or "is it", whichever tells more.
 *
 * @returns undefined where the expression may match without any text of its own
 */
export function neededTexts(source: string): readonly string[] | undefined {
  const { texts } = alternativesAt(source, 0);
  return texts;
}

interface Part {
  readonly texts: readonly string[] | undefined;
  /** Where what follows begins. */
  readonly end: number;
}

/** Up to the closing bracket or the end. */
function alternativesAt(source: string, start: number): Part {
  const branches: (readonly string[] | undefined)[] = [];
  let at = start;
  for (;;) {
    const { texts, end } = branchAt(source, at);
    branches.push(texts);
    if (source[end] !== '|') return { texts: every(branches), end: end + 1 };
    at = end + 1;
  }
}

/** A match may take any of the branches, so each must need something. */
const every = (branches: readonly (readonly string[] | undefined)[]): readonly string[] | undefined =>
  branches.some((texts) => texts === undefined) ? undefined : [...new Set(branches.flatMap((texts) => texts ?? []))];

function branchAt(source: string, start: number): Part {
  let best: readonly string[] | undefined;
  let run = '';
  const take = (texts: readonly string[] | undefined) => {
    if (texts && (!best || tellsMore(texts, best))) best = texts;
  };
  const close = () => {
    const text = run.trim();
    if (text.length >= SHORTEST) take([text]);
    run = '';
  };
  let at = start;
  while (at < source.length && source[at] !== '|' && source[at] !== ')') {
    const char = source[at]!;
    if (char === '(') {
      close();
      const opening = OPENING.exec(source.slice(at, at + LONGEST_OPENING))![0];
      const inner = alternativesAt(source, at + opening.length);
      const { isOptional, end } = repetitionAt(source, inner.end);
      if (!isOptional && !LOOKS.has(opening)) take(inner.texts);
      at = end;
    } else if (BREAKS.has(char)) {
      close();
      const next = char === '[' ? source.indexOf(']', at) + 1 : at + (char === '\\' ? 2 : 1);
      at = repetitionAt(source, next).end;
    } else {
      const { isOptional, isRepeated, end } = repetitionAt(source, at + 1);
      if (isOptional) close();
      else run += char;
      if (isRepeated) close();
      at = end;
    }
  }
  close();
  return { texts: best, end: at };
}
const SHORTEST = 2;
const OPENING = /^\((?:\?(?:<[=!]|[:=!]))?/;
const LONGEST_OPENING = 4;
const LOOKS: ReadonlySet<string> = new Set(['(?=', '(?!', '(?<=', '(?<!']);
/** What stands for no character of its own, or for any of several. */
const BREAKS: ReadonlySet<string> = new Set(['\\', '[', '^', '$', '…', '.']);

/** Fewer alternatives tell more; of as many, longer ones. */
const tellsMore = (one: readonly string[], other: readonly string[]): boolean =>
  one.length - other.length < 0 || (one.length === other.length && shortest(one) > shortest(other));
const shortest = (texts: readonly string[]): number => Math.min(...texts.map(({ length }) => length));

/** "?", "*", "+", "{0,4}?" behind a part. */
function repetitionAt(source: string, at: number): { isOptional: boolean; isRepeated: boolean; end: number } {
  const [said = ''] = REPETITION.exec(source.slice(at, at + LONGEST_REPETITION)) ?? [];
  return { isOptional: /^(?:[?*]|\{0)/.test(said), isRepeated: said !== '', end: at + said.length };
}
const REPETITION = /^(?:[?*+]|\{\d{1,2},?\d{0,2}\})\??/;
const LONGEST_REPETITION = 8;
