// Stops by what people call them: "the square", of one whose name has that word, "the mouse museum", of one that is about mice.
import { entryOf } from '../../../../domain/gazetteer.ts';
import { foldedWords } from '../../../../domain/text.ts';
import { lineOfWords, type Reading, type StandingStop } from '../../context.ts';
import { type Mention, nameMention, standingOf } from './mention.ts';
import type { Spanned } from './role-words.ts';

/** @param alike the stops that are of the kind that is said; the one that is meant of all of them, or of none */
export function calledSo(
  reading: Reading,
  { from, to }: Spanned,
  alike: readonly StandingStop[],
): StandingStop | undefined {
  if (alike.length === 1) return undefined;
  const { document, grammar } = reading;
  const { words } = document;
  const isDefinite = (at: number) => grammar.definite.has(words[at]?.norm ?? '');
  if (!isDefinite(from - 1) && (alike.length === 0 || !isDefinite(from - 2))) return undefined;
  const said = words.slice(from, to).flatMap(({ folded }) => (folded.length >= SHORTEST ? folded : []));
  if (alike.length === 0)
    return onlyOne(
      standingOf(reading).filter(({ place }) =>
        said.some((word) => foldedWords([place.name, ...place.types].join(' ')).includes(word)),
      ),
    );
  // "The mouse museum", «el museo del ratón»: what stands beside the noun.
  const isPlain = (norm: string) =>
    grammar.definite.has(norm) ||
    grammar.plans.unknownBefore.has(norm) ||
    grammar.light.has(norm) ||
    grammar.ordinals[norm] !== undefined;
  const before = isPlain(words[from - 1]?.norm ?? '') ? undefined : words[from - 1]?.folded;
  const isOf = grammar.genitive.has(words[to]?.norm ?? '');
  const behind = isOf ? words[to + (isDefinite(to + 1) ? 2 : 1)]?.folded : undefined;
  const telling = [...said, before, behind].flatMap((word) => (word && word.length >= SHORTEST ? stemOf(word) : []));
  return onlyOne(
    alike.filter((stop) =>
      telling.some((stem) => !isOfAll(stem, alike.map(textOf)) && textOf(stop).some((word) => word.startsWith(stem))),
    ),
  );
}

/** "The mouse one", «ese de ilusiones»: the only stop that has the word in its name, or in what is said of it. */
export function stopsByWord(reading: Reading, { from, to }: Spanned): readonly Mention[] {
  const { document, grammar } = reading;
  const { words } = document;
  return words.slice(from, to).flatMap((_, index): readonly Mention[] => {
    const at = from + index;
    const found = grammar.plans.byWord.exec(lineOfWords(words.slice(at, Math.min(to, at + POINTED_WORDS))));
    const telling = found?.slice(1).find(Boolean);
    const word = words.slice(at, at + POINTED_WORDS).findIndex(({ norm }) => norm === telling);
    const stem = word < 0 ? '' : stemOf(words[at + word]!.folded);
    if (stem.length < SHORTEST) return [];
    const only = onlyOne(standingOf(reading).filter((stop) => textOf(stop).some((each) => each.startsWith(stem))));
    const length = found![0].trim().split(' ').length;
    return only ? [nameMention(reading, entryOf(only.place), { from: at, to: at + length })] : [];
  });
}
const POINTED_WORDS = 5;

const textOf = ({ place: { name, aliases = [], types, description } }: StandingStop): readonly string[] =>
  foldedWords([name, ...aliases, ...(types ?? []), ...Object.values(description ?? {})].join(' '));

const SHORTEST = 4;

const stemOf = (word: string): string => (word.length > SHORTEST ? word.slice(0, -1) : word);

const isOfAll = (stem: string, texts: readonly (readonly string[])[]): boolean =>
  texts.every((words) => words.some((word) => word.startsWith(stem)));

const onlyOne = (stops: readonly StandingStop[]): StandingStop | undefined =>
  stops.length === 1 ? stops[0] : undefined;
